"""Claims: what prose says about numbers, and what is reported about it."""

import pytest

from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.claims.conditions import find_conditions
from calcgraph.calc.model import ClaimCandidate, QuantityId
from calcgraph.notes.claim_words import AMOUNTS
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile

EURO = "add it to `units.txt` in the library, such as `formulas/units.txt`: `EUR = [euro] = € = euro`"
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
scenario thin: weights = 90 GB, gpu = b200
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
    checks = check_claims(calculation, links, ValueSettings()).values()
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
    "a scenario": ('[89 tok/s](#tps "with thin")', "holds"),
    "a scenario and a tolerance": ('[80 tok/s](#tps "±12%; with thin")', "holds"),
    "not in a scenario": ('[24 tok/s](#tps "with thin")', "fails"),
    "a check in a scenario": ('[it fits](#fits "with thin")', "holds"),
    "a scenario that gives the figure": ('[90 GB](#weights "with thin")', "fails"),
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
    "a range that covers a part": ("[$50-120](#cost)", "partly"),
    "a range beside it": ("[$100-120](#cost)", "fails"),
    "a part that is disputed": ('[$50-120](#cost "disputed: only up to 96")', "stale-dispute"),
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
    "a range that is rounded": ("[$49-97](#cost)", "for part of 48–96 USD"),
    "a range inside": ("[$50-60](#cost)", "within 48–96 USD"),
    "a range around": ("[$30-120](#cost)", "for all of 48–96 USD"),
    "a range that overlaps from above": ("[$50-120](#cost)", "for part of 48–96 USD, 66 % of the stated span"),
    "a range that overlaps from below": ("[$20-60](#cost)", "for part of 48–96 USD, 30 % of the stated span"),
    "a bound": ("[at most $100](#cost)", "for all of 48–96 USD"),
    "a single value": ("[24 tok/s](#tps)", ""),
}


@pytest.mark.parametrize("name", AGREEMENTS)
def test_how_a_claim_agrees_with_a_computed_range(vault, name):
    prose, expected = AGREEMENTS[name]
    (claim,), problems, _ = claims_of(vault, prose)
    verdict = "partly" if "stated" in expected else "holds"
    assert (claim.verdict, claim.explanation, problems) == (verdict, expected, ())


def test_text_that_is_no_number_is_no_claim(vault):
    claims, problems, _ = claims_of(vault, "[the step](#step_time) of the [device](#gpu): it [fits on one](#fits)")
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
    "[XII](#experts)": (
        "`XII` gives its number in words, so it is not checked",
        "write it in digits",
    ),
    "[dozens of experts](#experts)": (
        "`dozens of experts` gives its number in words, so it is not checked",
        "write it in digits",
    ),
    '[faster](#tps "with gpu=b200")': (
        "`faster` has no number, so its title checks nothing",
        "begin the link with a number",
    ),
}


ARTICLES = [
    *(f"a {words}" for words in (*AMOUNTS.split("|"), "few or more", "problem", "user", "result")),
    *(f"{words} a problem" for words in ("about", "at most", "at least", "exactly", "just", "only", "~")),
    "an issue or so",
    "a problem and a half",
    "A Problem",
]


@pytest.mark.parametrize("words", ARTICLES)
def test_an_article_before_a_noun_is_not_one(vault, words):
    claims, (problem,), _ = claims_of(vault, f"[{words}](#one)\n\n```calc\none = 1\n```")
    assert (claims, problem.code) == ((), "CG407")


@pytest.mark.parametrize("prose", UNCHECKED)
def test_what_looks_checked_and_is_not_is_a_warning(vault, prose):
    claims, (problem,), _ = claims_of(vault, prose)
    assert (claims, problem.code) == ((), "CG407")
    assert (problem.message, problem.hint) == UNCHECKED[prose]


WITHOUT_NUMBER = {
    "[41,80,5 ms](#step_time)": ("`41,80,5 ms` has a number that cannot be read", "group digits in threes: `41,805`"),
    "[8](#gpu)": ("`gpu` is a row of a table, not a number", "link a column: `gpu.bw`"),
    "[8](#gpus)": ("`gpus` is a table, not a number", "link a cell: `#gpus.h100.bw`"),
    "[3.35 TB/s](#gpus.bw)": ("`gpus.bw` is a whole column, not a number", "link a cell: `#gpus.h100.bw`"),
    "[3 TB/s](#gpus.l4.bw)": ("the cell `gpus.l4.bw` is empty", ""),
    '[3 TB/s](#gpu.bw "with gpu=l4")': ("`gpu.bw` has no value: the cell of row `l4` is empty", ""),
    '[42 ms](#step_time "with gpu=l4")': ("`step_time` has no value: the cell of row `l4` is empty", ""),
    '[24 tok/s](#tps "with weights=0 GB")': ("`tps` has no value: division by zero", ""),
    "[42 GB](#kv)": (
        "`kv` is a function and needs arguments",
        'write them in the title: `"with ctx=…"`',
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


ROWS = {
    "[H100](#gpu)": ("holds", "", ""),
    "[b200](#gpu)": ("fails", "CG401", "`b200` is not `gpu`: h100"),
    '[B200](#gpu "disputed: the newer one")': ("disputed", "", ""),
    '[H100](#gpu "with gpu=b200")': ("fails", "CG406", "`H100` names a row, and a link to a row takes no title"),
}


@pytest.mark.parametrize("prose", ROWS)
def test_words_that_name_a_row_are_checked(vault, prose):
    verdict, code, message = ROWS[prose]
    (claim,), problems, _ = claims_of(vault, prose)
    assert claim.verdict == verdict
    assert [(one.code, one.message) for one in problems] == ([(code, message)] if code else [])


def test_words_that_name_no_row_are_a_link(vault):
    assert claims_of(vault, "[the device](#gpu)")[:2] == ((), ())


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
    "[20](#spread)": "`20` is not `spread`: 0–4 (allowed 19 to 21)",
    "[0.25 %](#share)": "`0.25 %` is not `share`: 25 % (allowed 0.24 to 0.26); it is right as a ratio, without `%`",
    "[40 MB/s](#rate)": "`40 MB/s` is not `rate`: 5 MB/s (allowed 36 to 44); it is right in bits, not bytes",
    "[42](#step_time)": "`42` has no unit, but `step_time` is in `ms`",
    "[42 GB](#step_time)": "`42 GB` is in `GB`, but `step_time` is in `ms`",
    "[42 ms per step](#step_time)": "`42 ms per step`: unknown unit `ms/step`; `step_time` is in `ms`",
    "[it fits](#fits)": "`fits` does not hold",
    '[42 ms](#step_time "disputed")': "`42 ms` is disputed, but it is right: 41.8 ms",
    "[46 tok/s](#measured)": "`46 tok/s` is called measured but names no source",
    '[42 ms](#step_time "wiht gpu=h100")': "`wiht gpu=h100` is not valid in the title of a claim",
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
def test_a_range_for_nearly_everything_is_reported(vault, prose):
    claims, problems, _ = claims_of(vault, prose)
    assert [claim.verdict for claim in claims] == ["holds"]
    assert [problem.code for problem in problems] == (["CG409"] if LAX[prose] else [])


def test_the_formula_stands_in_the_hint(vault):
    _, (problem,), _ = claims_of(vault, "[52 ms](#step_time)")
    assert problem.hint == "weights / gpu.bw = 140 GB / 3.35 TB/s"


def test_a_ratio_claimed_as_a_multiple_is_told_as_one(vault):
    claims, _, _ = claims_of(vault, "The [3×](#share), or [30 %](#share).")
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


BESIDE = {
    "a minus of its own": "−[42 ms](#step_time)",
    "a hyphen for a minus": "It takes -[8](#experts)",
    "a minus before a bracket": "−([8](#experts))",
    "a scale behind": "[$12](#fee) million",
    "a glued rate": "[$12](#fee)/mo",
    "a rate with blanks": "[$12](#fee) / mo",
    "a percent sign": "[8](#experts)%",
    "a percent sign behind a blank": "[8](#experts) %",
    "digits behind": "[8](#experts),000",
    "decimals behind": "[8](#experts).5",
    "a group of digits behind": "[8](#experts) 000",
    "digits before": "1[8](#experts)",
    "a group before": "1 [140 GB](#weights)",
    "a half behind": "[8](#experts)½",
    "a fraction behind": "[8](#experts) 1/2",
    "half in words": "[8](#experts) and a half",
    "a glued letter": "[8](#experts)k",
    "a letter in emphasis": "[8](#experts)**k**",
    "a letter in code": "[8](#experts)`k`",
    "a linked scale": "[8](#experts) [thousand](other.md)",
    "a linked letter": "[8](#experts)[k](other.md)",
    "thousand": "[8](#experts) thousand",
    "grand": "[8](#experts) grand",
    "percent": "[8](#experts) percent",
    "a unit of time": "[8](#experts) hours",
    "a unit in signs": "[8](#experts) ms",
    "per month": "[$12](#fee) per month",
    "a month": "[$12](#fee) a month",
    "monthly": "[$12](#fee) monthly.",
    "times": "[8](#experts) times",
    "a times sign": "[8](#experts)× the users",
    "a power of ten": "[8](#experts) × 10^6^",
    "a power": "[8](#experts)^2^",
    "squared": "[8](#experts) squared",
    "another currency": "[8](#experts) euros",
    "not": "not [8](#experts)",
    "not even": "not even [8](#experts)",
    "is not": "It isn't [8](#experts)",
    "twice": "twice [8](#experts)",
    "half": "half [8](#experts)",
    "minus": "minus [8](#experts)",
    "a glued sign": "n >[8](#experts)",
    "money before": "$[8](#experts)",
    "a code before": "EUR [8](#experts)",
    "a root": "√[8](#experts)",
    "a range before": "2–[8](#experts)",
    "a range behind": "[8](#experts)–12",
    "a plus": "[8](#experts)+",
    "exactly behind": "[42 ms](#step_time), exactly",
    "below zero": "[8](#experts) below zero",
    "a maximum": "max. [8](#experts)",
    "say": "less than, say, [8](#experts)",
    "fewer of them": "one less than [9](#experts)",
    "a difference": "3 experts less than [11](#experts)",
    "a word that weakens": "hardly more than [7](#experts)",
    "much more": "viel mehr als [7](#experts)",
    "a table above": "in the table above [7](#experts)",
    "a noun before": "The shelf under [9](#experts)",
    "by more": "It falls by more than [7](#experts)",
    "or fewer": "[9](#experts) or less often",
    "a bound and its reverse": "It is at least [9](#experts) or less",
    "no longer": "no longer [8](#experts)",
    "neither": "neither [8](#experts) nor more",
    "a minus by its name": "&minus;[8](#experts)",
    "in a table": "| a |\n|---|\n| −[8](#experts) |",
}


@pytest.mark.parametrize("name", BESIDE)
def test_what_changes_a_number_from_outside_its_link_is_an_error(vault, name):
    claims, problems, _ = claims_of(vault, BESIDE[name])
    assert [claim.verdict for claim in claims] == ["fails"]
    assert ("CG406", True) in [
        (one.code, "is outside the link, so it would not be checked" in one.message) for one in problems
    ]


OUTSIDE = """
It is less than [9](#experts). | less than [8](#experts) | less~than~[8](#experts) | less than<br>[8](#experts)
*less than* **[9](#experts)** | *less than* **[8](#experts)** | less than&nbsp;[8](#experts) | less than [[#experts|8]]
less than about [9](#experts) | less than about [8](#experts) | over [8](#experts) | just under [8](#experts)
over [7](#experts) | at most [7](#experts) | no more than [7](#experts) | exactly [9](#experts) | < [8](#experts)
at most [8](#experts) | It takes at least [9](#experts) | It takes more than [8](#experts), so
at the very least [8](#experts) | at the very least [9](#experts)
It exceeds [7](#experts) | It exceeds [8](#experts) | It does not reach [8](#experts) | It exceeds [9](#experts)
exactly [8](#experts) | [9](#experts) or more | [7](#experts) at most | [7](#experts), or less | [7](#experts) or less.
[8](#experts) or more | [9](#experts) oder mehr | [7](#experts) ou moins | [9](#experts) 以上です。 | [8](#experts) 未満
[8](#experts) oder weniger | Es sind mehr als [8](#experts) | Ce sont moins de [8](#experts) | Son más de [8](#experts)
Es sind mindestens [8](#experts) | Es sind mindestens [9](#experts) | Sono almeno [9](#experts)
São menos de [9](#experts) | São menos de [8](#experts)
Ce sont au moins [8](#experts) | Ce sont au plus [7](#experts)
Het zijn minstens [8](#experts) | Het zijn minstens [9](#experts) | Det är minst [9](#experts)
Jest co najmniej [8](#experts) | Jest ponad [8](#experts) | Есть более [8](#experts) | 数量不超过 [7](#experts)。
数量至少 [8](#experts)。 | 数量至少 [9](#experts)。 | 数は少なくとも [9](#experts) です。 | 数量低于 [8](#experts)。
It is between [7 and 9](#experts) | It is between [9 and 11](#experts) | Es liegt zwischen [9 und 11](#experts)
It costs [$12](#rent) a month. | It costs [$12](#rent) a year. | It costs [$21](#rent) a month.
Es kostet [$12](#rent) im Monat. | Es kostet [$12](#rent) im Jahr. | Es kostet [$21](#rent) im Monat.
Cela coûte moins de [$13](#rent) par mois. | moins de [$12](#rent) par mois | moins de [$13](#rent) par an
It changes by [−5 %](#change) | It falls by [6 %](#change) | It rises by [5 %](#change)
The price falls by [5 %](#change). | The price falls by [50 %](#change) | The price grew by [5 %](#change)
"""
FORMS = "experts = 8\nrent = 12 USD/mo\nchange = -5 % # change of the price"


@pytest.mark.parametrize("row", OUTSIDE.strip().splitlines())
def test_a_bound_or_rate_outside_is_read_as_if_it_were_inside(claimed, row):
    true, *false = (one.replace("~", "\n") for one in row.split(" | "))
    (claim,), problems = claimed(FORMS, true)
    assert claim.verdict in {"holds", "agrees"}, problems
    assert claim.link.text in true, "a claim keeps the link as it is written"
    for prose in false:
        (claim,), problems = claimed(FORMS, prose)
        assert claim.verdict == "fails", prose
        assert {one.code for one in problems} <= {"CG401", "CG402", "CG406"}, prose


FOREIGN_NUMBERS = {
    "Le service a [1,024 utilisateurs](#seats).": ("`1,024`", "write `1024 utilisateurs`"),
    "La galaxie a [150 billions](#seats).": ("`billions`", "write all digits, without `.` or `,`"),
}


@pytest.mark.parametrize("prose", FOREIGN_NUMBERS)
def test_a_number_that_is_another_in_the_language_of_its_sentence_is_refused(claimed, prose):
    claims, problems = claimed("seats = 1024", prose)
    number, hint = FOREIGN_NUMBERS[prose]
    assert [one.verdict for one in claims] == ["fails"]
    assert (number in problems[0].message, problems[0].hint) == (True, hint)


@pytest.mark.parametrize(
    "prose", ["Der Dienst hat [1.024 Nutzer](#seats).", "El servicio tiene [1.024 usuarios](#seats)."]
)
def test_thousands_of_counted_things_in_another_language(claimed, prose):
    (claim,), _ = claimed("seats = 1024", prose)
    assert claim.verdict in {"holds", "agrees"}
    for other in ("1.024", "1", "10240"):
        (claim,), _ = claimed(f"seats = {other}", prose)
        assert claim.verdict == "fails", other


def test_thousands_of_money_in_another_language(claimed):
    sheet = "unit euro_ = [euro]\nprice = 285000 USD"
    (claim,), _ = claimed(sheet, "Das Haus kostet [285.000 USD](#price).")
    assert claim.verdict in {"holds", "agrees"}
    for prose in ("Das Haus kostet [258.000 USD](#price).", "The house costs [285.000 USD](#price)."):
        (claim,), _ = claimed(sheet, prose)
        assert claim.verdict == "fails"


HARMLESS_BESIDE = """
It has [8](#experts).
It has ([8](#experts)).
It has **[8](#experts)** experts.
It has *[8](#experts)*, and no more.
It has [8](#experts)[^1] of them.
It has about [8](#experts).
It has ≈[8](#experts).
It has "[8](#experts)" experts.
It has [8](#experts){.big} experts.
It has [8](#experts)-way splits.
It has [8](#experts)’s digits.
It keeps top-[8](#experts) of them.
Its users - [8](#experts) - wait.
Users—[8](#experts)—wait.
users: [8](#experts); users = [8](#experts)
It has [8](#experts) or [8](#experts), and [8](#experts)/[8](#experts).
From [8](#experts) to [8](#experts), or [8](#experts)–[8](#experts).
It takes [42 ms](#step_time) for a token.
It takes [42 ms](#step_time) a token.
It takes [42 ms](#step_time) instead of a second.
On line 12 [8](#experts) stand.
Is it [8](#experts)? It is [8](#experts)! Of [8](#experts)… all
It has [8](#experts) in total, [8](#experts) at a time, [8](#experts) as a whole.
[70 billion](#params) parameters take [140 GB](#weights) of memory.
[70B](#params) params, [8](#experts) users, [8](#experts) GPUs, [8](#experts) chips, [8](#experts) turns
The price of [$12](#fee) per seat, [$12](#fee) each.
The [8](#experts)th of them.
| [8](#experts) | [42 ms](#step_time) |
- [8](#experts)
> [8](#experts)
"""


OPEN_BESIDE = """
In 2024 [8](#experts) were known.
It is less than the [8](#experts) of the other.
[8](#experts) more, [25 %](#share) faster, [25 %](#share) less.
[8](#experts) or so, [8](#experts) or fewer than that
"""


@pytest.mark.parametrize("prose", OPEN_BESIDE.strip().split("\n"))
def test_words_beside_a_claim_that_may_change_what_it_states(vault, prose):
    claims, problems, _ = claims_of(vault, prose)
    assert "agrees" in {claim.verdict for claim in claims}
    assert {one.code for one in problems} == {"CG423"}


@pytest.mark.parametrize("prose", HARMLESS_BESIDE.strip().split("\n"))
def test_words_beside_a_claim_that_leave_its_number_alone(vault, prose):
    claims, problems, _ = claims_of(vault, prose)
    assert {claim.verdict for claim in claims} <= {"holds", "agrees"}
    assert [one.message for one in problems if one.code != "CG423"] == []


BESIDE_MESSAGES = {
    "−[42 ms](#step_time)": (
        "`−` before `42 ms` is outside the link, so it would not be checked",
        "link a quantity whose value includes it, or move it away from the number",
    ),
    "at most, say, [42 ms](#step_time)": (
        "`at most, say,` before `42 ms` is outside the link, so it would not be checked",
        "write the whole statement inside the link, in words that the manual lists",
    ),
    "less than [8](#experts)": ("`less than 8` is not `experts`: 8 (allowed less than 8)", ""),
    "[8](#experts) thousand": (
        "`thousand` after `8` is outside the link, so it would not be checked",
        "link a quantity whose value includes it, or move it away from the number",
    ),
    "[8](#experts) grand": (
        "`grand` after `8` is outside the link, so it would not be checked",
        "write the whole statement inside the link, in words that the manual lists",
    ),
    "[8 grand](#experts)": (
        "`8 grand` has `grand` after its number, which is not a known unit",
        "write the whole statement inside the link, in words that the manual lists",
    ),
    "[8 EUR](#experts)": (
        "`8 EUR` has `EUR` after its number, which is not a known unit",
        f"write `unit EUR` in the sheet, or {EURO}",
    ),
    "[$8 EUR](#experts)": (
        "`$8 EUR` has `EUR` after its number, which is not a known unit",
        "write the whole statement inside the link, in words that the manual lists",
    ),
    "[8](#experts) - 1": (
        "`- 1` after `8` is outside the link, so it would not be checked",
        "write the whole statement inside the link, in words that the manual lists",
    ),
    "[8](#experts), minus 1 of them": (
        "`, minus 1` after `8` is outside the link, so it would not be checked",
        "write the whole statement inside the link, in words that the manual lists",
    ),
    "twice [8](#experts)": (
        "`twice` before `8` is outside the link, so it would not be checked",
        "write the whole statement inside the link, in words that the manual lists",
    ),
}


@pytest.mark.parametrize("prose", BESIDE_MESSAGES)
def test_what_to_write_for_words_beside_a_claim(vault, prose):
    _, (problem,), _ = claims_of(vault, prose)
    assert (problem.message, problem.hint) == BESIDE_MESSAGES[prose]


def test_a_hint_for_a_number_behind_words_leads_to_no_stray_bound(vault):
    claims, problems, _ = claims_of(vault, "[not beyond 42 ms](#step_time) and [not over 41 ms](#step_time)")
    assert [claim.verdict for claim in claims] == ["fails"]
    assert [problem.hint for problem in problems][:1] == [
        "begin the link with its number, in digits, or with a bound such as `at most`"
    ]


ASSERTIONS = {
    "[at most 3](#slow)": False,
    "[step_time < 3 ms](#slow)": False,
    "[false](#slow)": False,
    "[at most three](#slow)": False,
    "[2 ms](#slow)": False,
    "[it is not slow](#slow)": False,
    "It is not [slow](#slow).": False,
    "It isn't [slow](#slow).": False,
    "It is [slow](#slow).": True,
    "[the H100 is slow](#slow)": True,
    "[slower than 10 ms](#late)": True,
    "[does not wait](#denied)": True,
}


@pytest.mark.parametrize("prose", ASSERTIONS)
def test_the_words_of_a_link_to_a_check(vault, prose):
    more = "```calc\ncheck late: step_time > 10 ms # it is slower than 10 ms\n"
    more += "check denied: step_time > 1 ms # it does not wait\n```\n\n"
    (claim,), problems, _ = claims_of(vault, more + prose)
    assert (claim.verdict, [one.code for one in problems]) == (
        ("holds", []) if ASSERTIONS[prose] else ("fails", ["CG406"])
    )


STRICTER = {
    "exactly, in front": ("[exactly 42 ms](#step_time)", "fails"),
    "exactly, behind": ("[42 ms exactly](#step_time)", "fails"),
    "just below": ("[just below 42 ms](#step_time)", "holds"),
    "not just below": ("[just below 100 ms](#step_time)", "fails"),
    "far below": ("[far below 100 ms](#step_time)", "holds"),
    "not far below": ("[far below 50 ms](#step_time)", "fails"),
    "exactly a number of a range": ("[exactly $60](#cost)", "fails"),
    "exactly, of one value": ("[exactly 8](#experts)", "holds"),
    "nought": ("[0 s](#step_time)", "fails"),
    "a tolerance on a bound": ('[at most 40 ms](#step_time "±50%")', "fails"),
    "outside of a control": ('[400 GB](#bytes "with params=200G param")', "fails"),
    "inside of a control": ('[100 GB](#bytes "with params=50G param")', "holds"),
    "a temperature": ("[300 K](#melting)", "fails"),
    "a temperature, rounded": ("[270 K](#melting)", "fails"),
    "a temperature as it is": ("[273 K](#melting)", "holds"),
}


@pytest.mark.parametrize("name", STRICTER)
def test_what_once_held_too_easily(vault, name):
    prose, verdict = STRICTER[name]
    (claim,), _, _ = claims_of(vault, f"```calc\nmelting = 0 °C\n```\n\n{prose}")
    assert claim.verdict == verdict


def test_a_rate_that_may_turn_says_what_to_write(vault):
    _, (problem,), _ = claims_of(vault, "```calc\nspeed = 3000 rpm\n```\n\n[50 1/s](#speed)")
    assert problem.hint == "write `Hz` or `rpm` where turns are counted, `rad/s` where an angle is"


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("w = 1 / 0", "`w = 1 / 0` has no value: division by zero"),
        ("w = ln(0)", "`w = ln(0)` has no value: log of zero or less"),
        ("w = sqrt(z)", "`w = sqrt(z)` has no value: root of a negative number"),
    ],
)
@pytest.mark.parametrize("number", ["60", "30", "1"])
def test_an_argument_without_a_value_is_not_left_out(claimed, number, argument, said):
    """Or the claim would be compared with the value of the sheet, and `60` would hold."""
    _, problems = claimed("w = 2\nz = -1\nq = 30 * w", f'It is [{number}](#q "with {argument}").')
    assert [one.message for one in problems] == [said]
