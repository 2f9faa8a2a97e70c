"""Exercises of open textbooks: every published answer is a claim, and every claim is met.

Answers that their own book contradicts are `disputed`, with the reason; the check reports the day on which one holds.
"""

import re
from pathlib import Path

import pytest

from calcgraph.calc.model import Verdict
from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

BOOKS = {"chemistry": 52, "college-physics": 74, "finance": 10, "statistics": 28, "university-physics": 48}
"""Exercises by note: one is a line of a list."""
FOLDER = Path(__file__).parent
ROUNDED_NOW = {
    "chemistry": ["72.151 g/mol", "99.40 g", "0.4999 L", "11.8 kJ", "97.2 cal/K"],
    "college-physics": ["77.9 cm", "9.47e7 J", "480 N", "2.96e12 m", "0.782 MeV"],
    "university-physics": ["0.11 m", "265 m", "3.54e4 J", "263 nm", "82.8 fm"],
}
"""What a value rounds to where the published answer, rounded on the way or from other constants, is one digit off."""
EXERCISE = re.compile(r"^- .+\]\(#", re.MULTILINE)


def test_every_note_is_counted():
    assert {file.stem for file in FOLDER.glob("*.md")} == set(BOOKS)
    assert sum(BOOKS.values()) >= 200


@pytest.mark.parametrize("book", BOOKS)
def test_every_answer_is_met(book):
    source = SourceFile(NoteId(f"{book}.md"), (FOLDER / f"{book}.md").read_text("utf-8"))
    project = read_project([source], [], lambda _: None, Settings())
    rounded = [("CG422", "info", f"write `{one}`") for one in ROUNDED_NOW.get(book, ())]
    told = [one for one in project.diagnostics if one.code != "CG423"]  # a book's words, of which not all are read
    assert [(one.code, one.severity, one.hint) for one in told] == rounded
    assert len(EXERCISE.findall(source.text)) == BOOKS[book]
    claims = project.claims[source.path]
    assert {claim.verdict for claim in claims} <= {Verdict.HOLDS, Verdict.AGREES, Verdict.PARTLY, Verdict.DISPUTED}
    assert len(claims) == source.text.count("](#")


@pytest.mark.parametrize("book", BOOKS)
def test_no_other_answer_is(book):
    """Two and a half times the figure is refused: none of these claims would hold for any number."""
    source = (FOLDER / f"{book}.md").read_text("utf-8")
    plain = [one for one in re.findall(r"\[\$?[0-9.]+ [^\]]*\]\(#[^)]*\)", source) if "disputed" not in one]
    changed = [re.sub(r"[0-9.]+", lambda found: str(2.5 * float(found[0])), one, count=1) for one in plain]
    notes = SourceFile(NoteId("n.md"), source + "\n\n" + "\n".join(f"- {one}" for one in changed))
    project = read_project([notes], [], lambda _: None, Settings())
    assert len([one for one in project.diagnostics if one.code == "CG401"]) == len(plain) > 1


def test_a_near_miss_is_seen():
    """A value and what is allowed have as many digits as tell them apart."""
    text = "```calc\nx = 378.0931 g/mol\n```\n\n[378.103 g/mol](#x), [at most 378.09 g/mol](#x)\n"
    project = read_project([SourceFile(NoteId("n.md"), text)], [], lambda _: None, Settings())
    assert [one.message for one in project.diagnostics] == [
        "`378.103 g/mol` is not `x`: 378.093 g/mol (allowed 378.102 to 378.104)",
        "`at most 378.09 g/mol` is not `x`: 378.093 g/mol (allowed up to 378.09)",
    ]
