"""Thousands of true and false sentences: hardly a false one is green or silent, few true ones are refused."""

from collections import Counter
from itertools import islice

import pytest
from tests.calc.claim_sentences import SHEET, TABLE, sentences

from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.model import ClaimCandidate, QuantityId
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile


def verdicts(vault, some):
    """How each sentence comes out: green, caught, warned or silent; each has a section of one note."""
    text, lines = f"{TABLE}\n```calc\n{SHEET}\n```\n", []
    for number, (_, prose) in enumerate(some):
        text += f"\n## Part {number}\n\n"
        lines.append(text.count("\n") + 1)
        text += f"{prose}\n"
    calculation, _ = vault({"n.md": text})
    note, _ = parse_note(SourceFile(NoteId("n.md"), text))
    asked = [ClaimCandidate(note.id, "n.md", link, QuantityId(note.id, link.fragment)) for link in note.links]
    found = check_claims(calculation, asked, ValueSettings())
    for number, (truth, prose) in enumerate(some):
        last = lines[number + 1] if number + 1 < len(lines) else 10**9
        own = [one for one in asked if lines[number] <= one.link.span.line < last]
        claims = [found[one][0] for one in own if found[one][0]]
        problems = [problem for one in own for problem in found[one][1]]
        is_error = any(problem.severity == "error" for problem in problems)
        if is_error or any(one.verdict == "fails" for one in claims):
            yield truth, prose, "caught"
        elif claims:
            yield truth, prose, "green"
        else:
            yield truth, prose, "warned" if problems else "silent"


def count(vault, seed, size):
    found, worst = Counter(), []
    for truth, prose, verdict in verdicts(vault, [*islice(sentences(seed), size)]):
        found[truth, verdict] += 1
        if (truth and verdict != "green") or (not truth and verdict in {"green", "silent"}):
            worst.append((truth, verdict, prose))
    return found, worst


def test_a_hundred_sentences(vault):
    found, worst = count(vault, 1, 100)
    assert found[False, "green"] == 0, worst
    assert found[True, "green"] >= 20


@pytest.mark.fuzz
def test_four_thousand_sentences(vault):
    found, worst = count(vault, 2, 4000)
    false = sum(number for (truth, _), number in found.items() if not truth)
    true = sum(found.values()) - false
    assert (false, true) == (3000, 1000)
    assert found[False, "green"] < 0.003 * false, worst
    assert found[False, "silent"] < 0.005 * false, worst
    assert found[True, "green"] > 0.97 * true, worst
