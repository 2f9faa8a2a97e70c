"""Garbage among the objects of vaults that were read earlier by the same process."""

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import gc, os, sys
from click.testing import CliRunner
from calcgraph.hosts.command_line import main
os.chdir(sys.argv[1])
counts = []
for _ in range(60):
    assert CliRunner().invoke(main, ["check", "--no-cache"]).exit_code == 0
    counts.append(gc.get_freeze_count())
print(*counts)
"""


def test_reading_again_and_again_keeps_only_what_is_needed(tmp_path: Path) -> None:
    """A server and a notebook read the same notes all day."""
    (tmp_path / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    (tmp_path / "docs").mkdir()
    lines = "".join(f"x{at} = {at} m\n" for at in range(100))
    (tmp_path / "docs/index.md").write_text(f"# A\n\n```calc\n{lines}```\n\n[5 m](#x5)\n")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    counts = [int(count) for count in done.stdout.split()]
    assert len(counts) == 60
    assert max(counts) < 1.7 * counts[0]
