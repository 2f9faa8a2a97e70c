"""Each spelling that a message proposes is put into the sentence and checked again."""

import re

import pytest

SHEET = """
x = 42 ms # a step
y = 41.2 ms
eight = 8
frac = 0.25
price = 12 USD
rate = 24 tok/s
heat = 8480 kWh
cache = 2.684354560 GB
room = 3
check fits: eight > 3 # it fits
"""
TRUE = (
    """
at most [42 ms](#x) | at least [42 ms](#x) | [42 ms](#x), or less | exactly [8](#eight)
the price is up to [$12](#price) | [42](#x) | [8](#eight) or more | [the 42 ms](#x) | [2.5 GB](#cache)
[42 ms max](#x) | [42 ms tops](#x) | [42 ms maximum](#x)
[0.25](#frac) | less than [43 ms](#x) | more than [24](#rate) | no more than [8](#eight)
about [8](#eight) | [41,2 ms](#y) | [a ~42 ms step](#x) | [24 tok/s a user](#rate)
roughly at most [42 ms](#x) | [the shelf](#fits) | [fits well](#fits)
""".replace("\n", " | ")
    .strip(" |")
    .split(" | ")
)
FALSE = (
    """
less than [8](#eight) | more than [42 ms](#x) | not [8](#eight) | twice [8](#eight) | half of [42 ms](#x)
−[42 ms](#x) | [8](#eight) thousand | [$12](#price) million | [8](#eight) % | [8](#eight) dozen
[42 ms](#x) × 3 | [8](#eight) and a half | [twice the 42 ms](#x) | [far from 42 ms](#x) | [not the 8](#eight)
[never 42 ms](#x) | [a tenth of 42 ms](#x) | [a third of the 42 ms](#x) | [over the 42 ms](#x) | [42](#price)
[8 grand](#eight) | [8 Dutzend](#eight) | [8 kilo](#eight) | weniger als [8](#eight) | plus de [8](#eight)
[moins de 8](#eight) | [das Doppelte von 8](#eight) | [8](#eight) Millionen | [8480 kWh](#heat) per second
[8480 kWh per second](#heat) | [$12 an hour](#price) | [$12](#price) an hour | [52 ms](#x) | [42 s](#x)
[does not fit](#fits) | [fits twice](#fits) | [8 users/site](#eight) | [8-fold squared](#eight)
[below 42](#x)
""".replace("\n", " | ")
    .strip(" |")
    .split(" | ")
)
SPELLING = re.compile(r"`((?:\w+ )?\[[^`\]]+\]\([^`)]*\))`")
TEXT = re.compile(r"(?:write|right as) `([^`\[\]…#=]+)`")


def proposals(prose, problem):
    """The sentence with each spelling of a hint in its place."""
    link = re.search(r"\[[^\]]+\]\([^)]+\)", prose)
    for found in SPELLING.findall(f"{problem.message} {problem.hint}"):
        inside = re.search(r"\[([^\]]+)\]", found)[1]
        moved = inside.replace(link[0][1 : link[0].index("]")], "").strip()
        yield (
            prose.replace(link[0], found)
            .replace(f"{found}{moved}", found)
            .replace(f"{moved} {found}", found)
            .replace(f"{found}, {moved}", found)
            .replace(f"{found} {moved}", found)
            if moved
            else prose.replace(link[0], found)
        )
    for found in TEXT.findall(f"{problem.message} {problem.hint}"):
        yield re.sub(r"\[[^\]]+\]", f"[{found}]", prose)


def is_green(claimed, prose):
    claims, problems = claimed(SHEET, prose)
    return bool(claims) and all(one.verdict in {"holds", "partly"} for one in claims) and not problems


@pytest.mark.parametrize("prose", TRUE)
def test_advice_makes_a_true_claim_right(claimed, prose):
    _, problems = claimed(SHEET, prose)
    for problem in problems:
        for changed in proposals(prose, problem):
            assert is_green(claimed, changed), (problem.hint, changed)


def words_of(prose):
    return re.findall(r"\w+|[^\w\s]", re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", prose))


@pytest.mark.parametrize("prose", FALSE)
def test_advice_never_makes_a_false_claim_right_in_the_same_words(claimed, prose):
    _, problems = claimed(SHEET, prose)
    assert not is_green(claimed, prose)
    assert problems
    for problem in problems:
        for changed in proposals(prose, problem):
            assert not (words_of(changed) == words_of(prose) and is_green(claimed, changed)), (problem.hint, changed)


def test_some_true_claims_get_advice(claimed):
    advised = [prose for prose in TRUE for problem in claimed(SHEET, prose)[1] if list(proposals(prose, problem))]
    assert len(advised) >= 8, advised


RATES = "arrivals = 200 1/s\njobs = 40 1/min\nasked = 200 req/s\nfleet = 12 1/kg\n"
COUNTED = [
    ("[200 requests/s](#arrivals)", "200/s"),
    ("[200 requests per second](#arrivals)", "200 per second"),
    ("[12,000 requests/min](#arrivals)", "12,000/min"),
    ("[200 calls/s](#arrivals)", "200/s"),
    ("[12 apples/kg](#fleet)", "12/kg"),
    ("[200 1/s](#asked)", "200 req/s"),
    ("[300 requests/s](#arrivals)", ""),
    ("[200 calls/min](#arrivals)", ""),
    ("[200 m/s](#arrivals)", ""),
]


def test_a_noun_that_is_no_unit_needs_no_advice(claimed):
    claims, problems = claimed(RATES, "It takes [40 jobs per minute](#jobs).")
    assert ([one.verdict for one in claims], problems) == (["holds"], ())


@pytest.mark.parametrize(("prose", "text"), COUNTED)
def test_a_count_per_unit_is_proposed_as_the_rate_that_it_is(claimed, prose, text):
    claims, problems = claimed(RATES, f"It takes {prose}.")
    assert [one.verdict for one in claims] == ["fails"]
    (problem,) = problems
    assert TEXT.findall(problem.hint) == ([text] if text else [])
    if text:
        again, left = claimed(RATES, "It takes " + re.sub(r"\[[^\]]+\]", f"[{text}]", prose) + ".")
        assert ([one.verdict for one in again], left) == (["holds"], ())
