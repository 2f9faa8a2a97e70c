"""How many queries run after an edit: counted, so that what an edit reaches cannot grow unseen."""

import json
from collections import Counter

import pytest

from calcgraph.calc.model import Verdict
from calcgraph.calc.tables.artefacts import texts_only
from calcgraph.project import given, read_project
from calcgraph.project.families import all_parts, parts
from calcgraph.project.meaning import claims
from calcgraph.project.problems import all_problems, said
from calcgraph.project.read import at_work, give, give_notes
from calcgraph.queries.memo import Memo
from calcgraph.queries.query import Ask, query
from calcgraph.queries.traces import Traces
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

TABLE = "<!-- calc: table parts -->\n\n| id | mass [kg] |\n|---|---|\n| bolt | 2 |\n| nut | 1 |\n"
NOTES = {
    "a.md": "# A\n\nWords of a note.\n\n```calc\nx = 2 m in 1 m..3 m\ny = 3 * x\n```\n\nThe last words.\n",
    "b.md": "# B\n\n```calc\nuse [[a]]: y\nz = 2 * y\n```\n\nThat is [12 m](#z).\n",
    "c.md": f"# C\n\n{TABLE}\n```calc\np = pick parts: bolt\nw = 2 * p.mass\n```\n",
    "d.md": "# D\n\nIt is [6 m](a.md#y), see [[c]] and [[a#The part|b]].\n\n## More\n",
    **{f"more-{at}.md": f"# More {at}\n\n[[a]], [[d#More]].\n" for at in range(9)},
}
EDITS = {
    "nothing": ("a.md", "", "", {}),
    "a sentence below a sheet": (
        "a.md",
        "last words",
        "very last words",
        {"read_note": 1, "face": 1, "sheets": 1, "resolved": 1, "edges": 1, "unset": 1, "said": 2, "anchors": 1},
    ),
    "a sentence before a claim": ("d.md", "It is", "It is.\n\nIt is", {"checks": 1, "checked": 0, "evaluated": 0}),
    "the words of a claim": ("d.md", "[6 m]", "[7 m]", {"checks": 1, "checked": 1, "evaluated": 0, "said": 1}),
    "a sentence of a note that computes nothing": (
        "d.md",
        "see",
        "and see",
        {"read_note": 1, "face": 1, "sheets": 1, "anchors": 1},
    ),
    "a formula": ("a.md", "3 * x", "4 * x", {"evaluated": 2, "checks": 2, "resolved": 1, "said": 3}),
    "a formula that nobody reads": ("c.md", "2 * p", "3 * p", {"evaluated": 1, "checks": 0, "said": 1}),
    "a table's cell": ("c.md", "| 2 |", "| 4 |", {"evaluated": 1, "checks": 0, "said": 1}),
    "a link": ("more-3.md", "[[a]]", "[[b]]", {"evaluated": 0, "resolved": 1, "edges": 1, "said": 1, "index": 0}),
    "a title": ("c.md", "# C", "# See", {"evaluated": 0, "index": 1, "resolved": 1, "checks": 0, "said": 1}),
}


def sources(notes: dict[str, str]) -> list[SourceFile]:
    return [SourceFile(NoteId(path), text) for path, text in notes.items()]


def known() -> Memo:
    memo = Memo()
    read_project(sources(NOTES), [], lambda _: None, Settings(), memo=memo)
    memo.runs.clear()
    return memo


def edit(memo: Memo, path: str, old: str, new: str) -> Counter[str]:
    assert old in NOTES[path]
    text = NOTES[path].replace(old, new, 1)
    memo.set(given.source, SourceFile(NoteId(path), text), NoteId(path))
    memo.ask(all_problems)
    return memo.runs


@pytest.mark.parametrize("row", EDITS.values(), ids=EDITS)
def test_an_edit_runs(row: tuple[str, str, str, dict[str, int]]) -> None:
    path, old, new, runs = row
    found = edit(known(), path, old, new)
    assert {name: found[name] for name in runs} == runs
    assert bool(found) == bool(runs)


CIRCLE = {
    "p.md": "# P\n\n```calc\nuse [[q]]: q_1\nuse [[a]]: y\np_1 = 2 * y\np_2 = q_1\n```\n",
    "q.md": "# Q\n\n```calc\nuse [[p]]: p_1\nq_1 = 3 * p_1\nq_2 = 1\n```\n",
    "r.md": "# R\n\n```calc\nuse [[q]]: q_1\nr_1 = q_1\n```\n",
}


def test_imports_in_a_circle_leave_other_notes_alone() -> None:
    """Notes that import from each other are computed together, and no others with them."""
    notes, memo = NOTES | CIRCLE, Memo()
    read_project(sources(notes), [], lambda _: None, Settings(), memo=memo)
    assert set(memo.ask(all_parts)) == {("a.md",), ("b.md",), ("c.md",), ("p.md", "q.md"), ("r.md",)}
    assert memo.ask(parts.entry, NoteId("r.md")) == (("r.md",), ("a.md", "p.md", "q.md", "r.md"))
    memo.runs.clear()
    text = notes["q.md"].replace("q_2 = 1", "q_2 = 2")
    memo.set(given.source, SourceFile(NoteId("q.md"), text), NoteId("q.md"))
    memo.ask(all_problems)
    assert memo.runs["evaluated"] == 2  # the circle, and what imports from it


CLAIMS = {"e.md": "# E\n\n```calc\nuse [[a]]: y\nv = 2 * y\n```\n\nWords.\n\nIt is [12 m](#v) or [6 m](a.md#y).\n"}


@pytest.mark.parametrize("more", ["Words.\n\nMore words.", "Words and words."])
def test_a_later_process_evaluates_nothing_for_a_sentence(more: str) -> None:
    """What the claims and sheets of the note came to is kept, and found at its new place."""
    notes = NOTES | CLAIMS
    memo = Memo()
    read_project(sources(notes), [], lambda _: None, Settings(), memo=memo)
    rows = json.loads(json.dumps(memo.traces().as_json()))
    later = Memo(Traces(rows["queries"], rows["rows"]))
    text = notes["e.md"].replace("Words.", more)
    edited = {one.path: one for one in sources({**notes, "e.md": text})}
    later.fetch = lambda _, key: edited[key[0]]
    files = given.Files((), (), (), *given.ALONE)
    give(later, files, Settings(), lambda _: None, str, texts_only(lambda _: None))
    give_notes(later, edited)
    with at_work(later, {}, Settings()):
        assert {one.path for one in later.ask(all_problems)} == {"d.md"}  # as before
        runs = {name: later.runs[name] for name in ("checks", "checked", "evaluated")}
        assert runs == {"checks": 1, "checked": 0, "evaluated": 0}
        found = claims(later.ask, NoteId("e.md"))
    assert [one.verdict for one in found] == [Verdict.AGREES, Verdict.AGREES]
    lines = [SourceFile(NoteId("e.md"), text).line(one.link.span.line)[one.link.span.column - 1 :] for one in found]
    assert [line.partition("]")[0] for line in lines] == ["[12 m", "[6 m"]


def test_a_rule_of_ones_own_needs_to_be_told_to_nobody() -> None:
    """A rule over the faces of all notes and the problems of one, made here."""

    @query
    def shouting(ask: Ask, path: NoteId) -> tuple[str, ...]:
        return tuple(one.code for one in ask(said, path))

    memo = known()
    assert memo.ask(shouting, NoteId("d.md")) == ("CG103", "CG423")
    memo.runs.clear()
    edit(memo, "c.md", "2 * p", "3 * p")
    memo.ask(shouting, NoteId("d.md"))
    assert memo.runs["shouting"] == 0
    edit(memo, "a.md", "3 * x", "4 * x")
    assert memo.ask(shouting, NoteId("d.md")) == ("CG103", "CG401")
    assert memo.runs["shouting"] == 1
