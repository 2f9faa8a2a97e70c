"""Sentences with a word for the opposite of what their row is called, and the amounts of a change."""

import pytest

SHEET = """
loss = 4.2 % # loss of the fund in March
growth = 20 % # growth of the harvest
factor_growth = 120 % # growth of sales
after = 120 kg # sales after the growth
speedup = 30 # speed-up by the index
gain = 2.8 s # improvement since last season
ritardo = 5 mo # ritardo dei lavori
use = 87 % # belegte Betten
errors = 0.02 % # failed requests
slack = 15 ms # room left in the budget
rueckgang = 12 % # Rückgang der Infektionen
hausse = 6.5 % # hausse des ventes
daling = 4 % # daling van de overslag
spadek = 9 % # spadek liczby osób
queda = 8 % # queda do nível
okning = 5 % # ökning av antalet elever
bajada = 7 % # bajada del precio
rise = 12 % # 客流量的增长
share = 4.2 %
quit = 5.3 % # runners who dropped out
finishers = 11207 # runners who finished
late = 2.4 % # late parcels
"""
OPPOSITE = """
The fund {lost|gained} [4.2 %](#loss).
In March the fund {fell|rose} by [4.2 %](#loss).
The harvest {grew|shrank} by [20 %](#growth).
The query is [30 times](#speedup) {faster|slower}.
She is [2.8 s](#gain) {faster|slower} than last season.
She has {improved|worsened} by [2.8 s](#gain).
I lavori hanno [cinque mesi](#ritardo) di {ritardo|anticipo}.
Davon sind [87 %](#use) {belegt|frei}.
Only [0.02 %](#errors) of requests {failed|succeeded}.
We stay [15 ms](#slack) {under|over} the budget.
Die Zahl der Infektionen {sank|stieg} um [12 %](#rueckgang).
Les ventes ont {augmenté|baissé} de [6,5 %](#hausse).
De overslag is met [4 %](#daling) {gedaald|gestegen}.
Liczba osób {spadła|wzrosła} o [9 %](#spadek).
O nível {caiu|subiu} [8 %](#queda).
Antalet elever har {ökat|minskat} med [5 %](#okning).
El precio {bajó|subió} un [7 %](#bajada).
[5.3 %](#quit) {dropped out|finished}.
[11,207](#finishers) {finished|gave up}.
[2.4 %](#late) of parcels arrive {late|on time}.
客流量{增长|下降}了[12%](#rise)。
""".strip().split("\n")


@pytest.mark.parametrize("line", OPPOSITE)
def test_the_opposite_of_what_a_row_is_called_is_refused(claimed, line):
    lead, _, rest = line.partition("{")
    words, _, tail = rest.partition("}")
    right, wrong = words.split("|")
    (claim,), problems = claimed(SHEET, f"{lead}{right}{tail}")
    assert claim.verdict in {"holds", "agrees"}, problems
    (claim,), problems = claimed(SHEET, f"{lead}{wrong}{tail}")
    assert claim.verdict == "fails"
    assert [one.code for one in problems] in (["CG406"], ["CG401"])  # shrinking by it would be a growth of −20 %


@pytest.mark.parametrize(
    "prose",
    [
        "The harvest grew from [20 %](#growth).",
        "The harvest grew by [4.2 %](#share).",  # the row is not called a growth
        "Sales grew by [120 %](#factor_growth).",  # 1.2 times as much is a growth by 20 %
        "Sales grew by [120 kg](#after).",
        "The price fell by [20 %](#growth).",
        "The harvest grew by [4.2 %](#loss).",
        "Les ventes ont augmenté de [4,2 %](#share).",
    ],
)
def test_what_is_not_the_amount_of_a_change_stays_refused(claimed, prose):
    (claim,), _ = claimed(SHEET, prose)
    assert claim.verdict == "fails"


@pytest.mark.parametrize(
    "prose",
    [
        "After the losses of March, the fund gained, and the loss was [4.2 %](#loss).",
        "Prices rose, and the fund lost [4.2 %](#loss).",
        "Prices rose after a loss of [4.2 %](#loss).",
        "While costs fell, the harvest grew by [20 %](#growth).",
        "The share is [4.2 %](#share) after the rise.",
        "The gained share is [4.2 %](#share).",
    ],
)
def test_the_opposite_in_another_clause_or_of_another_row_is_no_objection(claimed, prose):
    (claim,), problems = claimed(SHEET, prose)
    assert claim.verdict in {"holds", "agrees"}, problems


def test_a_number_after_plus_minus_is_a_tolerance(claimed):
    sheet = "gap = 3 mm\nplay = 3 mm # tolerance of the gap\n"
    (claim,), problems = claimed(sheet, "The gap is ± [3 mm](#gap).")
    assert (claim.verdict, [one.code for one in problems]) == ("fails", ["CG406"])
    (claim,), _ = claimed(sheet, "The gap is wide ± [3 mm](#play).")
    assert claim.verdict in {"holds", "agrees"}
