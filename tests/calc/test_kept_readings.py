"""Readings of the words of a claim are kept, each for the same words, row, units and settings only."""

import json
import random
from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace
from tests.calc.conftest import read_vault

from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.claims.kept_readings import written
from calcgraph.calc.claims.text import LONGEST_READ, read_claim
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
    "A step takes at most [42 ms](#step_time).",
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


def test_a_result_that_is_kept_is_not_found_again(said):
    memory, case = {}, (SHEETS[0], PROSE[3], "", (), TABLES[0])
    said(case, memory)
    kept = [one for one in memory if one.startswith("claim ")]
    assert len(kept) == 1
    memory[kept[0]] = memory[kept[0]].replace("42 ms", "43 ms")
    assert [claim.computed_text for claim, _ in said(case, memory)] == ["43 ms"]
    assert [claim.computed_text for claim, _ in said((SHEETS[1], *case[1:]), memory)] == ["42 ms"]


def test_words_next_to_a_number_are_read_once(said):
    memory, case = {}, (SHEETS[0], "A step takes at most [42 ms](#step_time).", "", (), TABLES[0])
    said(case, memory)
    kept = [one for one in memory if one.startswith("joined ")]
    assert [json.loads(memory[one])["display"] for one in kept] == ["at most 42 ms"]
    memory = {kept[0]: memory[kept[0]].replace("42 ms", "41 ms")}
    assert [claim.verdict for claim, _ in said(case, memory)] == ["fails"]
    assert [claim.verdict for claim, _ in said((SHEETS[3], *case[1:]), memory)] == ["holds"]


def test_a_text_is_read_once_for_each_table_of_units(monkeypatch):
    table, other = (replace(one) for one in TABLES[1:3])
    first = read_claim("2 zork", table)
    assert read_claim("2 zork", table) is first
    assert read_claim("2 zork", other) != first
    long = f"2 zork {'of them ' * LONGEST_READ}"
    assert read_claim(long, table) == read_claim(long, table)
    assert [*table.read] == ["2 zork"]
    monkeypatch.setattr("calcgraph.calc.claims.text.MOST_READ", 3)
    read = {said: read_claim(said, table) for said in (f"{at} zork" for at in range(9))}
    assert len(table.read) <= 3
    assert read == {said: read_claim(said, replace(table)) for said in read}


CHANGES = {
    "a": ("1", "2", "10..20", "1 ± 0.1"),
    "b": ("a + 1", "2 * a", "a", "max(a, 3)"),
    "c": ("3", "solve c: c ^ 2 = b", "integral x from 0 to 1: x * b"),
    "d": ("b * c", "c", "f(2)", "t.mass"),
    "t": ("parts: bolt", "parts: nut", "others: bolt"),
    "m": ("2", "5"),
    "label": ("Long screw", "Short screw"),
    "use": ("use [[o]]: other", "use [[p]]: other", "use [[p]]: same as other", "other = 4"),
    "g": ("2 * x", "x + a"),
}
"""Lines of a sheet and what may stand there; `t` is the row that is picked, `m` a cell, `g` the body of a function."""
SAID = (
    "It is [2](#a), [2](#b), [3](#c) and [6](#d).",
    "With 2 of them b is [2](#b), and [6](#d) with [3](#c).",
    "Under `a=2` it is [4](#b 'with a=2') or [6](#d 'with a=2, c=3') or [5](#b '±50%').",
    "The [long screw](#t) is of a kind, and a [bolt](#t) has a mass of [2](#parts.bolt.mass).",
    "The mass of the picked one is [2](#t.mass).",
    "It is [4](#f 'with x=2'), and [2](#a 'disputed: nobody knows').",
    "It [is more than two](#big) and [at least 3](#d).",
    "See [2 of them](o.md#a), [3](o.md#other) and [4](#other).",
    "With [4](#other) widgets the mass is [6](#d).",
    "With [4](#other) gadgets the mass is [2](#d), and [2](p.md#other) is that of P.",
)


def of_changes(draw, now):
    """A vault of two notes, with one of its parts changed."""
    at = draw.choice([*CHANGES])
    now[at] = draw.choice(CHANGES[at])
    now["comment"] = draw.choice(("", "of them", "less than others"))
    sheet = (
        f"{now['use']}\na = {now['a']}   # them\nb = {now['b']}\nc = {now['c']}\nt = pick {now['t']}\n"
        f"f(x) = {now['g']}\nd = {now['d']}   # mass {now['comment']}\ncheck big: d > 2   # more than two\n"
    )
    head = "| id | name | mass |\n|---|---|---|\n| nut | N | 1 |"
    tables = "\n".join(
        f"<!-- calc: table {name} -->\n\n{head}\n| bolt | {label} | {mass} |\n"
        for name, label, mass in (("parts", now["label"], now["m"]), ("others", "Other screw", "7"))
    )
    others = f"```calc\na = {now['m']}\nother = 2 * a   # widgets\nsame = 9\n```\n"
    return {
        "n.md": f"# N\n\n{tables}\n```calc\n{sheet}```\n\n" + "\n\n".join(SAID),
        "o.md": f"# O\n\n{others}\nIt is [4](#other).\n",
        "p.md": f"# P\n\n{others}".replace("widgets", "gadgets"),
    }


@pytest.mark.parametrize("seed", range(4))
def test_after_random_changes_what_is_kept_is_what_would_be_found(worker, seed):
    draw, now, memory, found = random.Random(seed), {name: one[0] for name, one in CHANGES.items()}, {}, {}  # noqa: S311
    used = verdicts = 0
    for _ in range(40):
        texts = of_changes(draw, now)
        calculation = read_vault(texts, worker)[0]
        for path, text in texts.items():
            note, _ = parse_note(SourceFile(NoteId(path), text))
            asked = [
                ClaimCandidate(note.id, path, one, QuantityId(NoteId(one.target or path), one.fragment), note.title)
                for one in note.links
                if one.fragment
            ]
            before = len(memory)
            again = check_claims(calculation, asked, ValueSettings(), memory, found)
            assert again == check_claims(calculation, asked, ValueSettings()), (seed, texts)
            used += len(memory) == before
            verdicts += sum(claim is not None for claim, _ in again.values())
    assert used
    assert verdicts > 500


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
