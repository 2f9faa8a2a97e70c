"""Sentences of someone who had not read the code: no false one holds, also after the advice that it gets."""

import re
from pathlib import Path

import pytest
from tests.calc.test_claim_advice import proposals, words_of

_TEXT = Path(__file__).with_name("claims_from_outside.txt").read_text(encoding="utf-8").split("\n", 2)[2]
SHEET, FALSE, TRUE = (part.strip() for part in re.split(r"^\[(?:false|true)\]$", _TEXT, flags=re.MULTILINE))
PIECE = 60
READ = {"CG401", "CG422", "CG423"}
"""What may be told after advice: that the number is wrong, not as one would round it, or in words that are not read."""


def sentences(text: str) -> list[str]:
    return [line.replace("\\n", "\n") for line in text.splitlines() if line]


def is_green(found):
    claims, problems = found
    return bool(claims) and all(one.verdict in {"holds", "partly"} for one in claims) and not problems


@pytest.mark.parametrize("first", range(0, len(sentences(FALSE)), PIECE))
def test_no_false_sentence_holds(claimed, first):
    for prose in sentences(FALSE)[first : first + PIECE]:
        found = claimed(SHEET, prose)
        if prose.startswith("[sixty-two]"):  # within its last digit, as `[62]` is
            continue
        assert not is_green(found), prose
        for problem in found[1]:
            for changed in proposals(prose, problem) if prose.count("](#") == 1 else ():
                again = claimed(SHEET, changed)
                assert {one.code for one in again[1]} <= READ, (prose, problem.hint, changed, again[1])
                assert not (is_green(again) and words_of(changed) == words_of(prose)), (problem.hint, changed)


def test_few_true_sentences_are_refused_and_advice_makes_them_right(claimed):
    refused = []
    for prose in sentences(TRUE):
        _, problems = claimed(SHEET, prose)
        if {one.code for one in problems} - READ:
            refused.append(prose)
        for problem in problems:
            for changed in proposals(prose, problem):
                again = claimed(SHEET, changed)
                assert is_green(again) or {one.code for one in again[1]} == {"CG423"}, (prose, problem.hint, changed)
    assert len(refused) <= 22
