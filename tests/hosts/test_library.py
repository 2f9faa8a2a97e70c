"""What the library holds beside notes: sources that nobody has looked at for long, places of the map."""

import datetime as dt
import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.graph.model import Point
from calcgraph.hosts.command_line import main
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.library import check_sources, read_pinned
from report_lines import in_lines

SITE = Path(__file__).parent / "site"
TODAY = dt.date(2026, 1, 31)
REPORTED = "`a` was checked on `{}`, more than 30 days ago"
AGES = [
    ("old", "2025-12-31", 30, REPORTED.format("2025-12-31")),
    ("at the limit", "2026-01-01", 30, None),
    ("in the future, as clocks go", "2027-01-01", 30, None),
    ("no date", "soon", 30, REPORTED.format("soon")),
    ("no limit", "1999-01-01", 0, None),
]
FORMS = ["- id: a\n  title: T\n  checked: {}\n", "references:\n- id: a\n  checked: {}\n"]


@pytest.mark.parametrize("form", FORMS, ids=["a list", "a list of references"])
@pytest.mark.parametrize(("date", "limit", "reported"), [row[1:] for row in AGES], ids=[row[0] for row in AGES])
def test_age(form: str, date: str, limit: int, reported: str | None) -> None:
    found = list(check_sources(SourceFile(NoteId("formulas/sources.yaml"), form.format(date)), limit, TODAY))
    assert [one.message for one in found] == ([reported] if reported else [])
    assert all((one.span.line, one.span.column) == (3, 12) for one in found)
    assert all(one.code == "CG909" for one in found)
    assert all(one.hint == "look at the source again and write `2026-01-31`" for one in found)


BROKEN = [
    ("not closed", "- id: [", 1, 8, "expected the node content, but found '<stream end>'"),
    ("an alias to nothing", "- id: a\n- *b\n", 2, 3, "found undefined alias 'b'"),
    ("a letter that does not exist", 'a: "\\U99999999"', 1, 1, "it cannot be read"),
    ("as deep as it is long", "[" * 5000, 1, 1, "it cannot be read"),
]


@pytest.mark.parametrize(("text", "line", "column", "why"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_broken_sources_are_reported(text: str, line: int, column: int, why: str) -> None:
    (found,) = check_sources(SourceFile(NoteId("s.yaml"), text), 0, TODAY)
    assert (found.code, found.span.line, found.span.column) == ("CG903", line, column)
    assert found.message == f"`s.yaml` is not valid YAML: {why}"


@pytest.mark.parametrize("text", ["", "a: b", "- 3\n- {id: x}\n", "- checked: [1]\n", "references: 3\n"])
def test_any_text_is_read(text: str) -> None:
    assert list(check_sources(SourceFile(NoteId("s.yaml"), text), 1, TODAY)) == []


def places(folder: Path) -> dict[str, tuple[float, float]]:
    done = CliRunner().invoke(main, ["graph", str(folder), "--format", "json"])
    assert done.exit_code == 0
    return {node["id"]: (node["x"], node["y"]) for node in json.loads(done.output)["nodes"] if node["kind"] == "note"}


def test_a_pinned_map_stays(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    before = places(folder)
    done = CliRunner().invoke(main, ["graph", str(folder), "--pin"])
    assert (done.exit_code, done.output) == (0, "wrote formulas/layout.json\n")
    written = (folder / "formulas" / "layout.json").read_text("utf-8")
    assert places(folder) == before
    (folder / "docs" / "newcomer.md").write_text("# Newcomer\n\nSee [[index]].\n", encoding="utf-8")
    after = places(folder)
    newcomer = (set(after) - set(before)).pop()
    assert newcomer == "docs/newcomer.md"
    assert all(abs(after[name][i] - place[i]) < 60 for name, place in before.items() for i in (0, 1))
    CliRunner().invoke(main, ["graph", str(folder), "--pin"])
    assert set(json.loads(written)) < set(json.loads((folder / "formulas" / "layout.json").read_text("utf-8")))


def test_unusable_places_are_reported(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    (folder / "formulas" / "layout.json").write_text('{"index.md": 1}', encoding="utf-8")
    done = CliRunner().invoke(main, ["check", str(folder), "--no-cache"])
    assert done.exit_code == 0
    reported = "formulas/layout.json:1:1: CG912 (warning) `index.md` has no place like `[12.5, -40]`"
    assert f"{reported}; rewrite the file with `calcgraph graph --pin`" in in_lines(done.output)


PLACES = [
    ("no file", None, {}, 0),
    ("places", '{"a.md": [1, 2.5]}', {"a.md": Point(1, 2.5)}, 0),
    ("a conflict", "<<<<<<< ours", {}, 1),
]


@pytest.mark.parametrize(("text", "points", "reported"), [row[1:] for row in PLACES], ids=[row[0] for row in PLACES])
def test_places(text: str | None, points: dict[str, Point], reported: int) -> None:
    found, diagnostics = read_pinned("formulas/layout.json", {"formulas/layout.json": text}.get)
    assert (found, len(diagnostics)) == (points, reported)
