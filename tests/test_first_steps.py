"""The first steps of the README and the manual, as a reader types them."""

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": ("decode.md", "pick gpus: h100", "pick gpus: h200"),
    "docs/manual/start.md": ("charging.md", "75 kWh                #", "80 kWh                #"),
}
"""The note each page has the reader save, and the edit that it proposes."""


@pytest.mark.parametrize("page", PAGES)
def test_the_note_is_right_as_printed_and_its_edit_gives_the_printed_message(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    name, old, new = PAGES[page]
    assert f"`docs/{name}`" in text
    shown = re.search(r"````markdown\n(.*?)````\n", text, re.DOTALL)
    message = re.search(rf"(docs/{name}:\d.*)", text)
    assert shown
    assert message
    shutil.copytree(ROOT / "plugins/calcgraph/hosts/start", tmp_path / "notes")
    monkeypatch.chdir(tmp_path / "notes")
    note = tmp_path / "notes/docs" / name
    note.write_text(shown[1], encoding="utf-8")
    right = CliRunner().invoke(main, ["check", "--no-cache"])
    assert right.exit_code == 0, right.output
    assert "nothing wrong" in right.output
    assert shown[1].count(old) == 1
    note.write_text(shown[1].replace(old, new), encoding="utf-8")
    wrong = CliRunner().invoke(main, ["check", "--no-cache"])
    assert wrong.exit_code == 1
    assert " ".join(wrong.output.split()).startswith(" ".join(message[1].split()))
    CliRunner().invoke(main, ["fix", "--write"], input="y\n" * 5)
    assert CliRunner().invoke(main, ["check", "--no-cache"]).exit_code == 0


@pytest.mark.parametrize(
    ("written", "fixed"),
    [
        ("6.8 hours", "7.3 hours"),
        ("6.80 h", "7.27 h"),
        ("6 hours", "7 hours"),
        ("300 min", "436 min"),
        ("20 min", "440 min"),
        ("about 6 h", "about 7 h"),
        ("five hours", "five hours"),
    ],
)
def test_fix_keeps_the_words_of_the_author(written: str, fixed: str, tmp_path: Path) -> None:
    sheet = "```calc\nbattery = 80 kWh\npower = 11 kW\ntime [h] = battery / power\n```\n"
    (tmp_path / "a.md").write_text(f"# A\n\nIt takes [{written}](#time).\n\n{sheet}", encoding="utf-8")
    assert CliRunner().invoke(main, ["check", "--no-cache", str(tmp_path)]).exit_code == 1
    CliRunner().invoke(main, ["fix", "--write", str(tmp_path)])
    assert f"[{fixed}](#time)" in (tmp_path / "a.md").read_text(encoding="utf-8")
    is_fixed = written != fixed
    assert CliRunner().invoke(main, ["check", "--no-cache", str(tmp_path)]).exit_code == (0 if is_fixed else 1)
