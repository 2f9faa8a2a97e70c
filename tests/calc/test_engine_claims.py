"""Claims: what prose says about numbers, and what is said about it."""

import pytest

from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.claims.conditions import find_conditions
from calcgraph.calc.model import ClaimCandidate, QuantityId
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile

SHEET = """
<!-- calc: table gpus -->
| id | bw [TB/s] |
|---|---|
| h100 | 3.35 |
| b200 | 8 |
| l4 | |

```calc
gpu = pick gpus: h100
weights [GB] = 140 GB
step_time [ms] = weights / gpu.bw
tps [tok/s] = 1 tok / step_time
cache [GB] = 2.684354560 GB
share = 0.25
params = 70G param in 1G..100G param
bytes [GB] = params * 2 B/param
experts = 8
fee = 12 USD
alias = weights
spread = 0..4
price = 2..4 USD/h
cost [USD] = price * 24 h
rate [MB/s] = 5 MB/s
kv(ctx, users = 1) [GB] = 1 MB/tok * ctx * users
size(ctx) = 2 GB/tok * ctx
check fits: weights < 100 GB     # it fits on one
check slow: step_time > 10 ms
```
"""


def claims_of(vault, prose):
    text = f"{SHEET}\n{prose}\n"
    calculation, _ = vault({"n.md": text})
    note, _ = parse_note(SourceFile(NoteId("n.md"), text))
    links = [
        ClaimCandidate(
            note.id, "n.md", link, None if link.fragment == "measured" else QuantityId(note.id, link.fragment)
        )
        for link in note.links
    ]
    checks = check_claims(calculation, links, ValueSettings(), {}).values()
    claims = tuple(claim for claim, _ in checks if claim)
    return claims, tuple(problem for _, problems in checks for problem in problems), note


VERDICTS = {
    "exact": ("[42 ms](#step_time)", "holds"),
    "about": ("[~24 tok/s](#tps)", "holds"),
    "another unit": ("[0.042 s](#step_time)", "holds"),
    "words": ("[24 tokens per second](#tps)", "holds"),
    "scale word": ("[70 billion parameters](#params)", "holds"),
    "glued scale": ("[70B](#params)", "holds"),
    "percent of a ratio": ("[25 %](#share)", "holds"),
    "percent spelled": ("[25 percent](#share)", "holds"),
    "times": ("[0.25×](#share)", "holds"),
    "a count without unit": ("[8](#experts)", "holds"),
    "a count with a noun": ("[8 experts](#experts)", "holds"),
    "a range around": ("[20–30 tok/s](#tps)", "holds"),
    "at least": ("[at least 20 tok/s](#tps)", "holds"),
    "at most, but its end is over": ("[at most $90](#cost)", "fails"),
    "below": ("[< 24 tok/s](#tps)", "holds"),
    "not below": ("[< 23 tok/s](#tps)", "fails"),
    "one digit is ten percent": ("[4 MB/s](#rate)", "fails"),
    "tolerance in the title": ('[4 MB/s](#rate "±30%")', "holds"),
    "absolute tolerance": ('[4 MB/s](#rate "± 1 MB/s")', "holds"),
    "other arguments": ('[57 tok/s](#tps "with gpu=b200")', "holds"),
    "arguments of a function": ('[16.4 GB](#kv "with ctx=8Ki tok, users=2")', "holds"),
    "a function without a unit": ('[2 TB](#size "with ctx=1000 tok")', "holds"),
    "a column": ("[3.35 TB/s](#gpu.bw)", "holds"),
    "a cell": ("[8 TB/s](#gpus.b200.bw)", "holds"),
    "wrong": ("[52 ms](#step_time)", "fails"),
    "no unit": ("[42](#step_time)", "fails"),
    "disputed": ('[4 ms](#step_time "disputed: off by ten")', "disputed"),
    "disputed but right": ('[42 ms](#step_time "disputed")', "stale-dispute"),
    "a source beside": ('[42 ms](#step_time "@labs; with gpu=h100")', "holds"),
    "measured": ('[46 tok/s, they say](#measured "@labs-2024")', "sourced"),
    "a check that holds": ("[slow](#slow)", "holds"),
    "a check that does not": ("[it fits](#fits)", "fails"),
    "a check under other arguments": ('[it fits](#fits "with weights=90 GB")', "holds"),
    "a rate of money": ("[$12k/mo](#fee)", "fails"),
    "millions of money": ("[$12 M](#fee)", "fails"),
    "other money": ("[$12 EUR](#fee)", "fails"),
    "billions a year": ("[$12bn/yr](#fee)", "fails"),
    "money as it is": ("[$12](#fee)", "holds"),
    "a title that gives the figure": ('[52 ms](#step_time "with step_time = 52 ms")', "fails"),
    "a title that gives the figure of another name": ('[99 GB](#alias "with weights = 99 GB")', "fails"),
    "emphasis inside": ("[**42 ms**](#step_time)", "holds"),
}


@pytest.mark.parametrize("name", VERDICTS)
def test_verdict(vault, name):
    prose, verdict = VERDICTS[name]
    (claim,), problems, _ = claims_of(vault, prose)
    assert claim.verdict == verdict, claim.explanation
    assert {problem.severity for problem in problems} == ({"error"} if verdict in {"fails", "stale-dispute"} else set())


AGREEMENTS = {
    "a number inside": ("[$60](#cost)", "within 48–96 USD"),
    "a number whose digits reach the end": ("[$100](#cost)", "for part of 48–96 USD"),
    "a range inside": ("[$50-60](#cost)", "within 48–96 USD"),
    "a range around": ("[$30-120](#cost)", "for all of 48–96 USD"),
    "a range that overlaps": ("[$50-120](#cost)", "for part of 48–96 USD"),
    "a bound": ("[at most $100](#cost)", "for all of 48–96 USD"),
    "a single value": ("[24 tok/s](#tps)", ""),
}


@pytest.mark.parametrize("name", AGREEMENTS)
def test_how_a_claim_agrees_with_a_computed_range(vault, name):
    prose, expected = AGREEMENTS[name]
    (claim,), problems, _ = claims_of(vault, prose)
    assert (claim.verdict, claim.explanation, problems) == ("holds", expected, ())


def test_text_that_is_no_number_is_no_claim(vault):
    claims, problems, _ = claims_of(vault, "[the step](#step_time) of the [H100](#gpu), an [8-way split](#fits)")
    assert [claim.verdict for claim in claims] == ["fails"]  # the check, to which any text may link
    assert [problem.code for problem in problems] == ["CG401"]


UNCHECKED = {
    "[the 42 ms](#step_time)": (
        "`the 42 ms` does not begin with its number, so it is not checked",
        "write `the [42 ms](#step_time)`",
    ),
    "[[#step_time|a ~42 ms step]]": (
        "`a ~42 ms step` does not begin with its number, so it is not checked",
        "write `a [[#step_time|~42 ms step]]`",
    ),
    "[½](#share)": (
        "`½` does not begin with its number, so it is not checked",
        "begin the link with its number, in digits",
    ),
    "[eight experts](#experts)": (
        "`eight experts` says its number in words, so it is not checked",
        "write it in digits",
    ),
    '[faster](#tps "with gpu=b200")': (
        "`faster` has no number, so its title checks nothing",
        "begin the link with a number",
    ),
}


@pytest.mark.parametrize("prose", UNCHECKED)
def test_what_looks_checked_and_is_not_is_a_warning(vault, prose):
    claims, (problem,), _ = claims_of(vault, prose)
    assert (claims, problem.code) == ((), "CG407")
    assert (problem.message, problem.hint) == UNCHECKED[prose]


WITHOUT_NUMBER = {
    "[41,8 ms](#step_time)": ("`41,8 ms` has a number that cannot be read", "a decimal point is `.`: `41.8`"),
    "[8](#gpu)": ("`gpu` is a row of a table, not a number", "link a column: `gpu.bw`"),
    "[8](#gpus)": ("`gpus` is a table, not a number", "link a cell: `#gpus.h100.bw`"),
    "[3.35 TB/s](#gpus.bw)": ("`gpus.bw` is a whole column, not a number", "link a cell: `#gpus.h100.bw`"),
    "[3 TB/s](#gpus.l4.bw)": ("`gpus.l4.bw` has no value: the cell is empty", ""),
    '[3 TB/s](#gpu.bw "with gpu=l4")': ("`gpu.bw` has no value: the cell of row `l4` is empty", ""),
    '[42 ms](#step_time "with gpu=l4")': ("`step_time` has no value: the cell of row `l4` is empty", ""),
    '[24 tok/s](#tps "with weights=0 GB")': ("`tps` has no value: division by zero", ""),
    "[42 GB](#kv)": (
        "`kv` is a function whose arguments are not given",
        'say them in the title: `"with ctx=…"`',
    ),
}


@pytest.mark.parametrize("prose", WITHOUT_NUMBER)
def test_a_number_that_cannot_be_compared_is_an_error(vault, prose):
    (claim,), (problem,), _ = claims_of(vault, prose)
    assert (claim.verdict, problem.code, problem.severity) == ("fails", "CG406", "error")
    assert (problem.message, problem.hint) == WITHOUT_NUMBER[prose]


def test_what_is_wrong_with_a_title_is_all_that_is_said(vault):
    _, problems, _ = claims_of(vault, '[99 tok/s](#tps "with gpu=")')
    assert [problem.code for problem in problems] == ["CG210"]


MESSAGES = {
    "[2.5 GB](#cache)": "`2.5 GB` is not `cache`: 2.684 GB (allowed 2.4 to 2.6); it is right as `2.5 GiB`",
    "[57 tok/s](#tps)": "`57 tok/s` is not `tps`: 23.93 tok/s (allowed 56 to 58); it is right with gpu=b200",
    "[42 s](#step_time)": ("`42 s` is not `step_time`: 0.04179 s (allowed 41 to 43); it is 1,000 times too large"),
    "[3.350 GB/s](#gpu.bw)": (
        "`3.350 GB/s` is not `gpu.bw`: 3350 GB/s (allowed 3.349 to 3.351); "
        "it is right as `3,350 GB/s`: `.` is the decimal point"
    ),
    "[at most 16 ms](#step_time)": "`at most 16 ms` is not `step_time`: 41.79 ms (allowed up to 16)",
    "[10–30 ms](#step_time)": "`10–30 ms` is not `step_time`: 41.79 ms (allowed 10 to 30); it is 2 times too small",
    "[18 ms](#step_time)": ("`18 ms` is not `step_time`: 41.79 ms (allowed 17 to 19); it is right with gpu=b200"),
    "[25](#share)": "`25` is not `share`: 0.25 (allowed 24 to 26); it is right in percent",
    "[20](#spread)": "`20` is not `spread`: 0–4 (allowed 18 to 22)",
    "[0.25 %](#share)": "`0.25 %` is not `share`: 25 % (allowed 0.24 to 0.26); it is right as a ratio, without `%`",
    "[40 MB/s](#rate)": "`40 MB/s` is not `rate`: 5 MB/s (allowed 36 to 44); it is right in bits, not bytes",
    "[42](#step_time)": "`42` has no unit, but `step_time` is in `ms`",
    "[42 GB](#step_time)": "`42 GB` is in `GB`, but `step_time` is in `ms`",
    "[42 ms per step](#step_time)": "`42 ms per step`: unknown unit `ms/step`; `step_time` is in `ms`",
    "[it fits](#fits)": "`fits` does not hold",
    '[42 ms](#step_time "disputed")': "`42 ms` is disputed, but it holds: 41.8 ms",
    "[46 tok/s](#measured)": "`46 tok/s` is called measured but names no source",
    '[42 ms](#step_time "wiht gpu=h100")': "`wiht gpu=h100` in the title of a claim is not understood",
    '[57 tok/s](#tps "with gpu=b300")': "`gpus` has no row `b300`",
}


@pytest.mark.parametrize("prose", MESSAGES)
def test_message(vault, prose):
    _, (problem,), _ = claims_of(vault, prose)
    assert problem.message == MESSAGES[prose]


LAX = {
    "[1–100 ms](#step_time)": True,
    "[5–40 tok/s](#tps)": False,
    "[between 1 and 100 ms](#step_time)": False,
    '[42 ms](#step_time "±95%")': True,
    "[-5 to 3](#share)": False,
}


@pytest.mark.parametrize("prose", LAX)
def test_a_range_for_nearly_everything_is_told(vault, prose):
    claims, problems, _ = claims_of(vault, prose)
    assert [claim.verdict for claim in claims] == ["holds"]
    assert [problem.code for problem in problems] == (["CG409"] if LAX[prose] else [])


def test_the_formula_stands_in_the_hint(vault):
    _, (problem,), _ = claims_of(vault, "[52 ms](#step_time)")
    assert problem.hint == "weights / gpu.bw = 140 GB / 3.35 TB/s"


def test_a_ratio_claimed_as_a_multiple_is_told_as_one(vault):
    claims, _, _ = claims_of(vault, "Not [3×](#share), nor [30 %](#share).")
    assert [claim.computed_text for claim in claims] == ["0.25×", "0.25"]


CONDITIONS = {
    "a control": (
        "With [70 billion parameters](#params) it has [140 GB](#bytes).",
        ['[140 GB](#bytes "with params = 70G param")'],
    ),
    "a title that is there": (
        'With [70B](#params) it has [140 GB](#bytes "±5%").',
        ['[140 GB](#bytes "with params = 70G param; ±5%")'],
    ),
    "another sentence": ("It has [70 billion parameters](#params). These take [140 GB](#bytes).", []),
    "said already": ('With [70B](#params) it has [140 GB](#bytes "with params = 70G param").', []),
    "no control": ("At [140 GB](#weights) a step takes [42 ms](#step_time).", []),
    "nothing that depends on it": ("With [70B](#params) a step takes [42 ms](#step_time).", []),
}


@pytest.mark.parametrize("name", CONDITIONS)
def test_conditions_that_a_sentence_states(vault, name):
    prose, links = CONDITIONS[name]
    claims, _, _ = claims_of(vault, prose)
    calculation, _ = vault({"n.md": f"{SHEET}\n{prose}\n"})
    assert [one.link for one in find_conditions(calculation, claims)] == links
