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
