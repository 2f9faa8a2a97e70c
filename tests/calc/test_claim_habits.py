"""Claims in the habits of twelve languages: false ones are caught, true ones hold, and advice repairs no false one."""

from collections import Counter
from itertools import islice

import pytest
from tests.calc.claim_habits import SHEET, false_claims, true_claims
from tests.calc.test_claim_advice import proposals, words_of


def outcome(claimed, sentence):
    """How a sentence comes out, with its problems."""
    claims, problems = claimed(SHEET, sentence.prose)
    if any(one.severity == "error" for one in problems):
        return "caught", problems
    if claims and all(one.verdict in {"holds", "partly"} for one in claims) and not problems:
        return "green", problems
    if problems and all(one.code == "CG423" for one in problems):
        return "agrees", problems
    return "warned" if problems else "silent", problems


def unlike(claimed, sentences, wanted):
    found, bad = Counter(), []
    for sentence in sentences:
        verdict, problems = outcome(claimed, sentence)
        found[verdict] += 1
        if verdict not in wanted:
            bad.append((verdict, sentence.kind, sentence.prose))
        for problem in problems if not sentence.is_true else ():
            for changed in proposals(sentence.prose, problem):
                again = sentence._replace(prose=changed)
                is_same = words_of(changed) == words_of(sentence.prose)
                assert not (is_same and outcome(claimed, again)[0] == "green"), (sentence.prose, changed)
    return found, bad


def test_some_claims_of_each_kind(claimed):
    false, bad = unlike(claimed, islice(false_claims(1), 90), {"caught", "warned", "agrees"})
    assert (sum(false.values()), bad) == (90, [])
    true, bad = unlike(claimed, islice(true_claims(1), 30), {"green", "agrees"})
    assert sum(true.values()) == 30
    assert len(bad) <= 1, bad


@pytest.mark.fuzz
def test_three_thousand_false_and_a_thousand_true_ones(claimed):
    found, bad = unlike(claimed, islice(false_claims(2), 3000), {"caught", "warned", "agrees"})
    assert found["green"] < 0.003 * 3000, bad
    assert found["silent"] < 0.005 * 3000, bad
    _, bad = unlike(claimed, islice(true_claims(2), 1000), {"green", "agrees"})
    assert len(bad) < 0.03 * 1000, bad
