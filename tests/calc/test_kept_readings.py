"""Readings of the words of a claim are kept, each for the same words, row, units and settings only."""

import random
from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace
from tests.calc.conftest import read_vault

from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.claims.kept_readings import written
from calcgraph.calc.model import ClaimCandidate, QuantityId
from calcgraph.calc.units.table import NamedUnit, unit_table
from calcgraph.notes.model import Link
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile

SHEETS = (
    "users = 8   # people\nstep_time [ms] = users * 5.25 ms   # time of a step",
    "users = 16   # people\nstep_time [ms] = users * 2.625 ms   # time of a step",
    "users = 8   # cats\nstep_time [ms] = users * 5.25 ms   # time of a step",
    "users = 8   # people\nstep_time [ms] = users * 5.25 ms   # time of a night",
    "users = 8   # people\nstep_time [ms] = users * 5.25 ms   # time of a step for a zork",
    "users = 8   # people\nstep_time [ms/s] = users * 5.25 ms/s   # time of a step in a second",
    "users = 8   # people\nstep_time [ms] = 42 ms   # time of a step",
)
PROSE = (
    "With 8 users a step takes [42 ms](#step_time).",
    "With eight people a step takes [42 ms](#step_time).",
    "With [8](#users) users a step takes [42 ms](#step_time).",
    "A step takes [42 ms](#step_time).",
    "A night takes [42 ms](#step_time).",
    "In the night a step takes [42 ms](#step_time).",
    "A gizmo takes [42 ms](#step_time).",
    "A step takes [42 ms](#step_time) less.",
    "A step takes [42 ms](#step_time) per zork.",
    "A step takes [42](#step_time) thousand.",
    "A step never takes [42 ms](#step_time).",
    "A step takes [42 ms](#step_time '±5%').",
    "| zork | step |\n|---|---|\n| [8](#users) | [42 ms](#step_time) |",
)
TITLES = ("", "---\ntitle: The night\n---\n")
WORDS = ((), ("gizmo",))
TABLES = (
    unit_table(),
    unit_table({"zork": NamedUnit("zork", Fraction(60), (("s", Fraction(1)),))}),
    unit_table({"zork": NamedUnit("zork", Fraction(1), (("m", Fraction(1)),))}),
    unit_table(counting=False),
)
ALL = [*product(SHEETS, PROSE, TITLES, WORDS, TABLES)]


@pytest.fixture(scope="module")
def said(worker):
    """One case to its claims and problems, with what was kept before in a memory."""
    known = {}

    def say(case, memory):
        sheet, prose, title, words, table = case
        text = f"{title}\n```calc\n{sheet}\n```\n\n{prose}\n"
        if text not in known:
            note, _ = parse_note(SourceFile(NoteId("n.md"), text))
            known[text] = note, read_vault({"n.md": text}, worker)[0]
        note, calculation = known[text]
        calculation = replace(calculation, shapes=replace(calculation.shapes, table=table))
        asked = [
            ClaimCandidate(note.id, "n.md", one, QuantityId(note.id, one.fragment), note.title) for one in note.links
        ]
        return [*check_claims(calculation, asked, ValueSettings(neutral_words=words), memory).values()]

    return say


@pytest.mark.parametrize("seed", range(2))
def test_what_is_kept_for_one_claim_decides_no_other(said, seed):
    cases, memory, results = [*ALL], {}, set()
    random.Random(seed).shuffle(cases)  # noqa: S311 - a test, not a secret
    for case in cases:
        fresh = said(case, None)
        assert said(case, memory) == fresh, case
        results |= {str(claim.verdict) for claim, _ in fresh if claim}
    assert {"holds", "agrees", "fails"} <= results


def test_what_is_kept_is_used_again(said):
    memory = {}
    for case in ALL[:60]:
        said(case, memory)
    kept = dict(memory)
    assert kept
    for case in ALL[:60]:
        said(case, memory)
    assert memory == kept


def test_rows_under_other_titles_are_read_apart(worker):
    text = f"```calc\n{SHEETS[0]}\n```\n\nIn the night a step takes [42 ms](#step_time).\n"
    note, _ = parse_note(SourceFile(NoteId("n.md"), text))
    calculation, id_ = read_vault({"n.md": text}, worker)[0], QuantityId(note.id, "step_time")
    asked = [ClaimCandidate(note.id, "n.md", note.links[0], id_, subject) for subject in ("The night", "The day")]
    both = check_claims(calculation, asked, ValueSettings())
    alone = [check_claims(calculation, [one], ValueSettings())[one] for one in asked]
    assert [*both.values()] == alone
    assert [claim.verdict for claim, _ in alone] == ["holds", "agrees"]


@pytest.mark.parametrize("field", [one for one in Link.__struct_fields__ if one != "span"])
def test_each_part_of_a_link_but_its_place_counts(field):
    note, _ = parse_note(SourceFile(NoteId("n.md"), "A step takes [42 ms](#step_time).\n"))
    link = note.links[0]
    assert written(replace(link, **{field: ("another", getattr(link, field))})) != written(link)


def test_equal_tables_of_units_have_equal_marks_and_others_do_not():
    assert len({table.changes for table in TABLES}) == len(TABLES)
    again = unit_table({"zork": NamedUnit("zork", Fraction(60), (("s", Fraction(1)),))})
    assert again.changes == TABLES[1].changes
