"""Every command on a table of nine thousand rows: none compares each row with each other one."""

import subprocess
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

NOTE = """# A

<!-- calc: table rows from docs/rows.csv -->

```calc
all = total(rows.gb)
rows.both = rows.ms * 2
row = pick rows: case77
x = row.ms
```

It is [40.5 PB](#all), case77 takes 77.25 ms and [77 GB](#rows.case77.gb).
"""
COMMANDS = {
    "check": ["check", "{}", "--no-cache"],
    "claims": ["claims", "{}"],
    "values": ["values", "{}"],
    "links": ["links", "{}"],
    "graph": ["graph", "{}"],
    "suggest": ["suggest", "--numbers", "{}"],
    "adopt": ["adopt", "{}/docs/a.md", "--yes"],
    "fix": ["fix", "{}", "--rewrite"],
    "diff": ["diff", "HEAD", "--in", "{}"],
    "report": ["report", "a", "--in", "{}", "-o", "{}/a.html"],
}
KNOWN = {"build", "completion", "explain", "lsp", "mcp", "merge", "new", "rename", "sources"}
"""Commands that read no table, that are servers, or whose own tests have long tables."""


@pytest.fixture(scope="module")
def long_table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("long")
    (root / "docs").mkdir()
    rows = "".join(f"case{at},{at}.25,{at}\n" for at in range(9_000))
    (root / "docs/rows.csv").write_text(f"id,ms [ms],gb [GB]\n{rows}")
    (root / "docs/a.md").write_text(NOTE)
    (root / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    for words in (["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "x"]):
        subprocess.run(["git", "-C", str(root), *words], check=True)
    return root


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_quick_on_a_long_table(long_table: Path, name: str) -> None:
    began = time.process_time()
    done = CliRunner().invoke(main, [one.format(long_table) for one in COMMANDS[name]])
    assert done.exit_code in (0, 1), done.output[-300:]
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert time.process_time() - began < 10


def test_every_command_is_in_the_table_or_known() -> None:
    assert set(main.commands) == COMMANDS.keys() | KNOWN
