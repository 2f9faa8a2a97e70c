"""Links to checks and picks: their words say that a check holds, or which row is picked, in whatever language."""

import pytest

CHECK = "need = 6 m\nroom = 8 m\ncheck fits: need < room # the shelf fits"
TABLE = """
<!-- calc: table gpus -->
| id | name | bw [TB/s] |
|---|---|---|
| h100 | H100 SXM | 3.35 |
| b200 | B200 | 8 |
"""
TOWNS = """
<!-- calc: table towns -->
| id | heat [K] |
|---|---|
| Basel | 3 |
| Bern | 4 |
"""

AFFIRM = (
    """
It [fits](#fits). | [The shelf fits](#fits). | [it still fits](#fits) | Here [the room is enough](#fits). | [yes](#fits)
[Es passt](#fits). | [passt](#fits) | [ça rentre](#fits) | [cabe](#fits) | [ci sta](#fits) | [past](#fits)
[помещается](#fits) | [sığar](#fits) | [収まる](#fits) | [放得下](#fits) | [들어간다](#fits) | [the need is met](#fits)
""".replace("\n", " | ")
    .strip(" |")
    .split(" | ")
)
DENY = (
    """
[does not fit](#fits) | [barely fits](#fits) | [no longer fits](#fits) | [fits twice](#fits) | [fits nowhere](#fits)
It [fits](#fits) never. | It is unlikely that it [fits](#fits). | It never [fits](#fits). | [overflows](#fits)
[fits half](#fits) | [almost fits](#fits) | [too large](#fits) | [passt nicht](#fits) | [ne rentre pas](#fits)
[no cabe](#fits) | [non ci sta](#fits) | [não cabe](#fits) | [past niet](#fits) | [nie pasuje](#fits)
[не помещается](#fits) | [sığmaz](#fits) | [収まらない](#fits) | [放不下](#fits) | [안 들어간다](#fits)
Es ist falsch, dass es nicht [passt](#fits).
[fits in 3](#fits) | [fits < 3](#fits) | [fits a dozen](#fits) | It is impossible that it [fits](#fits)
It hardly [fits](#fits) | We doubt that it [fits](#fits) | [fits](#fits) no longer | [misses](#fits)
[fits sometimes](#fits)
""".replace("\n", " | ")
    .strip(" |")
    .split(" | ")
)


@pytest.mark.parametrize("prose", AFFIRM)
def test_a_link_to_a_check_says_that_it_holds(claimed, prose):
    (claim,), problems = claimed(CHECK, prose)
    assert (claim.verdict, problems) == ("holds", ())


@pytest.mark.parametrize("prose", DENY)
def test_any_other_word_denies_the_check(claimed, prose):
    (claim,), problems = claimed(CHECK, prose)
    assert (claim.verdict, [problem.code for problem in problems]) == ("fails", ["CG406"])


ROWS = [
    ("[H100](#gpu)", "holds"),
    ("[H100 SXM](#gpu)", "holds"),
    ("[an H100](#gpu)", "holds"),
    ("two [H100s](#gpu)", "holds"),
    ("[the GPU](#gpu)", None),
    ("[the device](#gpu)", None),
    ("[GPUs](#gpu)", None),
    ("[B200](#gpu)", "fails"),
    ("[H200](#gpu)", "fails"),
    ("[the H200](#gpu)", "fails"),
    ("[not H100](#gpu)", "fails"),
    ("not an [H100](#gpu)", "fails"),
    ("[H100 or B200](#gpu)", "fails"),
    ("[H100X](#gpu)", "fails"),
    ("kein [H100](#gpu)", "fails"),
]


@pytest.mark.parametrize(("prose", "verdict"), ROWS)
def test_a_link_to_a_pick_names_the_row_in_hand(claimed, prose, verdict):
    claims, problems = claimed("gpu = pick gpus: h100", prose, TABLE)
    assert [claim.verdict for claim in claims] == ([verdict] if verdict else [])
    assert bool(problems) == (verdict == "fails")


@pytest.mark.parametrize(
    ("prose", "verdict"), [("[Basel](#town)", "holds"), ("[Zurich](#town)", "fails"), ("[the town](#town)", None)]
)
def test_a_row_that_was_renamed_is_an_error(claimed, prose, verdict):
    claims, _ = claimed("town = pick towns: Basel", prose, TOWNS)
    assert [claim.verdict for claim in claims] == ([verdict] if verdict else [])
