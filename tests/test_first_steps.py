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


def without_excerpts(report: str) -> str:
    """The report without the lines of the notes, which the manual leaves out."""
    return re.sub(r"(?m)^ +\d* \|.*\n", "", report)


@pytest.mark.parametrize("page", PAGES)
def test_the_note_is_right_as_printed_and_its_edit_gives_the_printed_message(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    name, old, new = PAGES[page]
    assert f"`docs/{name}`" in text
    shown = re.search(r"````markdown\n(.*?)````\n", text, re.DOTALL)
    message = re.search(rf"( *)(docs/{name}:\d(?:.|\n\1 )*)", text)
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
    assert " ".join(without_excerpts(wrong.output).split()).startswith(" ".join(message[2].split()))
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


TUTORIAL = (ROOT / "docs/manual/tutorial.md").read_text(encoding="utf-8")
SLIPS = {
    "a unit": ("car.md", "58 kWh ", "58 kwh ", "CG301"),
    "a link": ("trip.md", "[[car|our car]]", "[[caar|our car]]", "CG101"),
    "a quantity": ("trip.md", "energy - battery) /", "energy - distance) /", "CG310"),
    "a column": ("trip.md", "charger.power", "charger.powr", "CG345"),
    "a condition": ("trip.md", "< 1 h", "< 10 min", "CG353"),
    "a forgotten text": ("trip.md", "620 km", "820 km", "CG401"),
}
"""The file, the text, the edit that the tutorial proposes, and the code of the message it prints."""


@pytest.fixture
def trip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(main, ["new", "trip"]).exit_code == 0
    monkeypatch.chdir(tmp_path / "trip")
    for found in re.finditer(r"````markdown title=\"(.*?)\"\n(.*?)````\n", TUTORIAL, re.DOTALL):
        Path(found[1]).write_text(found[2], encoding="utf-8")
    return tmp_path / "trip"


@pytest.mark.parametrize(("name", "old", "new", "code"), SLIPS.values(), ids=SLIPS)
def test_each_slip_of_the_tutorial_gives_the_message_that_it_prints(
    trip: Path, name: str, old: str, new: str, code: str
) -> None:
    message = re.search(rf"(?m)^docs/{name}:\d+:\d+: {code} .*(?:\n .*)*$", TUTORIAL)
    note = trip / "docs" / name
    text = note.read_text(encoding="utf-8")
    assert message
    assert f"`{new.strip()}`" in TUTORIAL
    assert text.count(old) == 1
    assert CliRunner().invoke(main, ["check", "--no-cache"]).exit_code == 0
    note.write_text(text.replace(old, new), encoding="utf-8")
    wrong = CliRunner().invoke(main, ["check", "--no-cache"])
    assert wrong.exit_code == 1
    assert f"{message[0]}\n" in without_excerpts(wrong.output)


def test_fix_corrects_the_sentences_of_the_tutorial_as_it_says(trip: Path) -> None:
    note = trip / "docs/trip.md"
    note.write_text(note.read_text(encoding="utf-8").replace("620 km", "820 km"), encoding="utf-8")
    CliRunner().invoke(main, ["fix", "--write"])
    text = note.read_text(encoding="utf-8")
    assert [part in text for part in ("[2.4 fills]", "[33 minutes]", "[$53]")] == [True] * 3
    assert CliRunner().invoke(main, ["check", "--no-cache"]).exit_code == 0


def test_calcgraph_understands_each_sentence_of_the_tutorial(trip: Path) -> None:
    """A beginner's first check prints one line, and each number of it has the mark of a sentence that is understood."""
    checked = CliRunner().invoke(main, ["check", "--no-cache"])
    assert checked.output.count("\n") == 1
    assert " agrees " not in CliRunner().invoke(main, ["claims"]).output


def test_the_messages_of_when_the_build_fails_are_real() -> None:
    rules = (ROOT / "docs/manual/rules.md").read_text(encoding="utf-8")
    page = (ROOT / "docs/manual/build-fails.md").read_text(encoding="utf-8")
    messages = re.findall(r"(?m)^[^\s:]+:\d+:\d+: CG\d{3} .*(?:\n .*)*$", page)
    assert len(messages) == 10
    said = {message: re.sub(r"^\S+ CG\d{3} (?:\((?:warning|info)\) )?", "", message) for message in messages}
    assert [message for message in messages if said[message] not in rules and message not in TUTORIAL] == []


def test_the_sheet_of_the_cheat_sheet_is_right(trip: Path) -> None:
    page = (ROOT / "docs/manual/cheat-sheet.md").read_text(encoding="utf-8")
    sheet = re.search(r"^```calc\n.*?^```$", page, re.DOTALL | re.MULTILINE)
    assert sheet
    table = "<!-- calc: table gpus -->\n| id | bw [TB/s] |\n|---|--:|\n| h100 | 3.35 |\n"
    (trip / "docs/sheet.md").write_text(f"# S\n\n{table}\n{sheet[0]}\n", encoding="utf-8")
    done = CliRunner().invoke(main, ["check", "--no-cache"])
    assert "nothing wrong" in done.output
