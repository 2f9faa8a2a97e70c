"""A number is what its value rounds to; 100 % and 0 are exact; a tolerance that allows anything is reported."""

from decimal import Decimal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.units.table import unit_table

UNITS = unit_table()


@given(
    st.decimals(min_value="0.001", max_value="99999", places=5), st.integers(0, 4), st.sampled_from(["", " ms", " °C"])
)
@example(Decimal("0.34"), 1, "")
@example(Decimal("3.4"), 0, " kg")
@example(Decimal("0.3321"), 1, " °C")
@example(Decimal("1.49"), 0, "")
def test_what_a_value_rounds_to_always_holds(value, places, unit):
    written = f"{value:.{places}f}"
    claim = read_claim(written + unit, UNITS)
    assert isinstance(claim, ClaimText)
    assert claim.low <= value <= claim.high or Decimal(written) in {0, 1}


VERDICTS = [
    ("x = 0.34", "[0.3](#x)", "holds"),
    ("x = 0.36", "[0.3](#x)", "fails"),
    ("x = 3.4 kg", "[3 kg](#x)", "holds"),
    ("x = 3.6 kg", "[3 kg](#x)", "fails"),
    ("x = 99.5 %", "[100 %](#x)", "fails"),
    ("x = 99.96 %", "[100 %](#x)", "fails"),
    ("x = 99.96 %", "[100.0 %](#x)", "holds"),
    ("x = 99.5 %", "[about 100 %](#x)", "holds"),
    ("x = 100 %", "[100 %](#x)", "holds"),
    ("x = 0.04", "[0](#x)", "fails"),
    ("x = 0.04", "[0.0](#x)", "holds"),
    ("x = 14", "[10](#x)", "fails"),
    ("x = 720", "[800](#x)", "holds"),
    ("x = 15", "[a dozen](#x)", "fails"),
    ("x = 2.3", "[twice](#x)", "fails"),
    ("x = 42.4 ms", "[42 ms](#x) ± 0.1 ms", "fails"),
    ("x = 42.4 ms", "[42 ms](#x) (± 0.1 %)", "fails"),
    ("x = 42.4 ms", "[42 ms ± 0.1 ms](#x)", "fails"),
]


@pytest.mark.parametrize(("sheet", "prose", "verdict"), VERDICTS)
def test_rounding(claimed, sheet, prose, verdict):
    (claim,), _ = claimed(sheet, prose)
    assert claim.verdict == verdict


NEARLY_ALIKE = [
    ("x = 80 GB", "80 GiB", "80 GB"),
    ("x = 80 GB", "about 80 GiB", "about 80 GB"),
    ("x = 80 GiB", "80 GB", "80 GiB"),
    ("x = 500 lb", "500 lbf", ""),
    ("x = 20 short_ton", "20 t", ""),
    ("x = 100 yd", "100 m", "100 yd"),
]


@pytest.mark.parametrize(("sheet", "written", "right"), NEARLY_ALIKE)
def test_the_digits_of_another_unit_do_not_hold(claimed, sheet, written, right):
    (claim,), problems = claimed(sheet, f"[{written}](#x)")
    assert claim.verdict == "fails"
    if right:
        assert f"it is right as `{right}`" in problems[0].message
        (claim,), _ = claimed(sheet, f"[{right}](#x)")
        assert claim.verdict == "holds"


ALIKE = [
    ("x = 2 qt", "2 L"),
    ("x = 80 GB", "75 GiB"),
    ("x = 82 GB", "80 GiB"),
    ("x = 80 GB", "70 GiB"),
    ("x = 42 ms", "42 ms"),
    ("x = 1 h", "60 min"),
]


@pytest.mark.parametrize(("sheet", "written"), ALIKE)
def test_a_number_in_another_unit_holds(claimed, sheet, written):
    (claim,), _ = claimed(sheet, f"[{written}](#x)")
    assert claim.verdict == "holds"


LAX = {
    '[42 ms](#x "±100%")': True,
    '[42 ms](#x "±1 s")': True,
    '[42 ms](#x "±42 ms")': True,
    '[42 ms](#x "±50%")': False,
}


@pytest.mark.parametrize("prose", LAX)
def test_a_tolerance_that_allows_anything_is_reported(claimed, prose):
    _, problems = claimed("x = 42 ms", prose)
    assert [problem.code for problem in problems] == (["CG409"] if LAX[prose] else [])


WHOLE = {
    ("9007199254740991", "9007199254740991"): "holds",
    ("9007199254740991", "9007199254740989"): "fails",
    ("9007199254740991", "9007199254740993"): "fails",
    ("1000000000001", "1000000000001"): "holds",
    ("1000000000001", "1000000000003"): "fails",
    ("1000000000001", "exactly 1000000000002"): "fails",
    ("1000000000001", "more than 1000000000000"): "holds",
    ("1000000000001", "more than 1000000000001"): "fails",
    ("1000000000001", "at least 1000000000002"): "fails",
    ("1000000000001", "a trillion"): "holds",
    ("1000000000001 B", "1 TB"): "holds",
    ("2^31", "2147483646"): "fails",
    ("2^31", "2147483648"): "holds",
    ("0.1 * 30000000000", "3000000000"): "holds",
    ("10000000000.1", "exactly 10000000000"): "holds",
}


@pytest.mark.parametrize(("value", "written"), WHOLE)
def test_whole_numbers_have_no_rounding(claimed, value, written):
    (claim,), problems = claimed(f"x = {value}", f"[{written}](#x)")
    assert claim.verdict == WHOLE[value, written]
    assert [one.code for one in problems] == ([] if claim.verdict == "holds" else ["CG401"])


def test_a_whole_number_that_differs_in_its_last_digit_is_told(claimed):
    (claim,), problems = claimed("x = 1000000000001", "[1000000000002](#x)")
    assert (claim.verdict, [one.code for one in problems]) == ("holds", ["CG422"])


IN_WORDS = {
    ("x = 23", "twenty-three"): "holds",
    ("x = 23", "twenty-two"): "fails",
    ("x = 23", "twenty-four people"): "fails",
    ("x = 23", "only twenty-two"): "fails",
    ("x = 23", "about twenty-two"): "holds",
    ("x = 23", "nearly twenty-four"): "holds",
    ("x = 14", "thirteen"): "fails",
    ("x = 12", "a dozen"): "holds",
    ("x = 13", "a dozen"): "fails",
    ("x = 31 min", "thirty minutes"): "fails",
    ("x = 42.4 ms", "forty-two ms"): "holds",
    ("x = 42.6 ms", "forty-two ms"): "fails",
    ("x = 2.8", "three"): "holds",
    ("x = 99", "a hundred"): "fails",
    ("x = 104", "a hundred and three"): "holds",
}


@pytest.mark.parametrize(("sheet", "written"), IN_WORDS)
def test_a_small_number_in_words_was_counted(claimed, sheet, written):
    (claim,), _ = claimed(sheet, f"[{written}](#x)")
    assert claim.verdict == IN_WORDS[sheet, written]


IN_A_RANGE = {
    "40 to 55 min": "fails",
    "10 to 25 min": "fails",
    "between 40 and 55 min": "fails",
    "39.9 to 55 min": "fails",
    "41 min": "fails",
    "24 min": "fails",
    "35 to 55 min": "partly",
    "25 to 40 min": "holds",
    "30 to 35 min": "holds",
    "40 min": "holds",
    "25 min": "holds",
    "about 41 min": "holds",
    '41 min](#x "±10%")[': "holds",
}


@pytest.mark.parametrize("written", IN_A_RANGE)
def test_a_claim_about_a_range_shares_more_than_its_end(claimed, written):
    (claim,), problems = claimed("x = 25..40 min", f"[{written}](#x)")
    assert claim.verdict == IN_A_RANGE[written]
    assert not any("right as" in one.message for one in problems)
