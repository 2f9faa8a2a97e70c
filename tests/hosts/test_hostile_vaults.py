"""Vaults made to break a check: each is answered in every form, in words, in little time, and without a traceback."""

import json
import os
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.findings import check
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.reports import written
from report_lines import in_lines

SECONDS = 10
"""Of CPU for one answer; the slowest takes a third of it on a slow machine."""
BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
"""Nine lists of nine lists: a few lines that would be 3,486,784,401 words."""
MERGES = "a: &a {x: 1}\n" + "".join(
    f"{name}: &{name} {{<<: [{', '.join([f'*{before}'] * 9)}]}}\n"
    for before, name in zip("abcdefghi", "bcdefghij", strict=True)
)
"""Nine merges of nine mappings, nine deep: 387 million keys."""
ROWS = "".join(f"- {line[3:]}\n" for line in MERGES.replace("<<:", "!!merge <<:").splitlines())
ENTRIES = BOMB.replace("\n", "\n  ")
ESCAPE = "\x1b]0;title\x07\x1b[2J"

VAULTS: list[tuple[str, dict[str, str], str]] = [
    ("a bomb above a note", {"a.md": f"---\n{BOMB}aliases: *i\ntitle: *i\ntags: *i\n---\n# A\n"}, "nothing wrong"),
    ("merges of merges above a note", {"a.md": f"---\n{MERGES}---\n# A\n"}, "`<<` merges more than 10,000 keys"),
    ("merges of merges as settings", {"mkdocs.yml": MERGES}, "`<<` merges more than 10,000 keys"),
    (
        "merges of merges as data",
        {"t.yaml": ROWS, "a.md": "<!-- calc: table t from t.yaml -->\n"},
        "`t.yaml` cannot be read in line 6: `<<` merges more than 10,000 keys",
    ),
    ("a bomb as settings", {"mkdocs.yml": f"{BOMB}plugins: [calcgraph: {{links: *i, severity: *i}}]\n"}, "CG901"),
    ("a bomb as a severity", {"mkdocs.yml": f"{BOMB}plugins: [calcgraph: {{severity: {{CG401: *i}}}}]\n"}, "CG901"),
    (
        "a bomb as a source",
        {"formulas/sources.yaml": f"- {ENTRIES}id: s\n  title: *i\n  author: *i\n"},
        "nothing wrong",
    ),
    (
        "a bomb as data",
        {"t.yaml": f"- {ENTRIES}x: *i\n", "a.md": "<!-- calc: table t from t.yaml -->\n"},
        "CG412",
    ),
    ("lists in lists above a note", {"a.md": f"---\na: {'[' * 50_000}\n---\n"}, "CG201"),
    ("lists in lists as sources", {"formulas/sources.yaml": "[" * 50_000}, "CG903"),
    ("lists in lists as data", {"t.yaml": "[" * 50_000, "a.md": "<!-- calc: table t from t.yaml -->\n"}, "CG412"),
    ("lists in lists as settings", {"mkdocs.yml": "[" * 50_000}, "CG907"),
    ("quotes in quotes", {"a.md": "> " * 20_000 + "x\n"}, "1 note"),
    ("items in items", {"a.md": "- " * 20_000 + "x\n"}, "1 note"),
    ("brackets in brackets", {"a.md": f"```calc\nx = {'(' * 20_000}1\n```\n"}, "CG2"),
    ("powers of powers", {"a.md": "```calc\nx = 9^9^9^9^9\n```\n"}, "CG3"),
    ("a number of many digits", {"a.md": f"```calc\nx = {'9' * 50_000}\n```\n"}, "CG221"),
    ("links that never end", {"a.md": "[[" * 50_000}, "1 note"),
    ("texts that never end", {"a.md": "[" * 50_000 + "](" * 50_000}, "1 note"),
    ("signs that never end", {"a.md": "*_`~$" * 30_000}, "1 note"),
    ("a line of a megabyte", {"a.md": "wide " * 200_000 + "[[nobody]]\n"}, "CG101"),
    ("a file of five megabytes", {"a.md": "x\n" * 2_600_000}, "CG903"),
    ("words that are not words of YAML", {"a.md": "---\na: !!bool x\nb: !!timestamp x\n---\n"}, "CG201"),
    ("a number too long to print", {"a.md": f"---\nid: 0x{'f' * 5000}\n---\n"}, "CG201"),
    ("a setting too long to print", {"mkdocs.yml": f"plugins: [calcgraph: {{nav: 0x{'f' * 5000}}}]\n"}, "CG901"),
    ("an exception above no text", {"a.md": "---\na: '<!-- calc: ignore CG101 x -->'\n---\n"}, "1 note"),
    ("tags that would run", {"a.md": "---\na: !!python/object/apply:os.system ['touch ran']\n---\n"}, "CG201"),
    ("a data file above the vault", {"a.md": "<!-- calc: table t from ../../../etc/passwd -->\n"}, "CG410"),
    ("a data file from the root", {"a.md": "<!-- calc: table t from /etc/passwd -->\n"}, "CG410"),
    ("a terminal's commands", {"a.md": f"[[{ESCAPE}]] [x](<{ESCAPE}.md>)\n", f"{ESCAPE[:9]}.md": "[[y]]\n"}, "CG101"),
    ("commands for GitHub", {"a.md": "[[x%0A::error::no]]\n", "x\n::error::.md": "[[y]]\n"}, "CG101"),
    ("a unit without an end", {"formulas/units.txt": "a = b\nb = c\nc = a\n" + "d = " + "d*" * 20_000}, "CG304"),
    ("units of units", {"a.md": f"```calc\nx = 1 {'kg*' * 20_000}m\n```\n"}, "CG"),
    ("places without numbers", {"formulas/layout.json": "[" * 50_000}, "CG912"),
]


@pytest.fixture(params=VAULTS, ids=[row[0] for row in VAULTS])
def hostile(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    """A folder, and what an answer must hold."""
    _, files, reported = request.param
    docs = "docs/" if "mkdocs.yml" in files else ""
    for name, text in {"note.md" if "a.md" not in files else "a.md": "# A\n", **files}.items():
        path = tmp_path / "vault" / (name if name.startswith(("mkdocs", "formulas")) else docs + name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return tmp_path / "vault", reported


def test_every_form_answers(hostile: tuple[Path, str], monkeypatch: pytest.MonkeyPatch) -> None:
    folder, reported = hostile
    monkeypatch.chdir(folder)
    start = time.process_time()
    report = check(VaultOptions(folder))[0]
    text = written(report, "text", colour=False)
    assert time.process_time() - start < SECONDS
    assert reported in text
    assert not any(char in text for char in "\x1b\x07\x00")
    assert json.loads(written(report, "json", colour=False))["summary"]["notes"] <= 2
    results = json.loads(written(report, "sarif", colour=False))["runs"][0]["results"]
    assert len(results) == len(report.found.diagnostics)
    annotations = written(report, "github", colour=False).splitlines()
    assert len(annotations) == len(results)
    assert all(line.startswith(("::error file=", "::warning file=", "::notice file=")) for line in annotations)
    assert ET.fromstring(written(report, "junit", colour=False)).tag == "testsuites"  # noqa: S314 - our own
    assert not (folder / "ran").exists()


def test_a_link_to_nothing_and_a_pipe_are_told_among_files_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("# A\n")
    os.mkfifo(tmp_path / "pipe.md")
    (tmp_path / "folder.md").mkdir()
    (tmp_path / "ring").symlink_to(tmp_path)
    (tmp_path / "gone.md").symlink_to(tmp_path / "nothing.md")
    done = CliRunner().invoke(main, ["check", str(tmp_path)])
    assert in_lines(done.output).splitlines() == [
        "gone.md:1:1: CG903 `gone.md` cannot be read: its symbolic link has no target; remove the link",
        "",
        "pipe.md:1:1: CG903 `pipe.md` is not a file; remove it",
        "",
        "1 note, 0 links, 0 quantities, 0 claims: 2 errors",
    ]
