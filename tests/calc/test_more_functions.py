"""Remainders, distances and the inverses of the error function, against mpmath and plain definitions."""

import math

import mpmath
import pytest
from hypothesis import given
from hypothesis import strategies as st

from calcgraph.calc.numbers import arithmetic, special

FLOATS = st.floats(-1e6, 1e6, allow_nan=False)


def close(ours: float, theirs: object, share: float) -> bool:
    return math.isclose(ours, float(theirs), rel_tol=share, abs_tol=1e-300)  # type: ignore[arg-type]


@given(st.floats(-6, 26.5))
def test_the_tail_of_the_error_function_keeps_its_digits(x: float) -> None:
    with mpmath.workdps(30):
        assert close(special.complementary_error_function(x), mpmath.erfc(mpmath.mpf(x)), 1e-12)


@given(st.floats(1e-300, 1, exclude_max=True))
def test_a_quantile_is_that_of_the_normal_distribution(p: float) -> None:
    with mpmath.workdps(40 - math.floor(math.log10(p))):  # of `2 p - 1` so many digits go
        found = mpmath.sqrt(2) * mpmath.erfinv(2 * mpmath.mpf(p) - 1)
        assert math.isclose(special.normal_quantile(p), found, rel_tol=1e-14, abs_tol=1e-16)


@given(st.floats(-1, 1, exclude_min=True, exclude_max=True).filter(lambda x: abs(x) > 1e-290))
def test_the_error_function_is_inverted(x: float) -> None:
    with mpmath.workdps(60):
        assert close(special.inverse_error_function(x), mpmath.erfinv(mpmath.mpf(x)), 1e-14)


@given(FLOATS, FLOATS.filter(lambda x: abs(x) > 1e-3))
def test_a_remainder_is_what_is_left(x: float, by: float) -> None:
    left = arithmetic.remainder(x, by)
    assert 0 <= left * math.copysign(1, by) <= abs(by)
    whole = (x - left) / by
    assert abs(whole - round(whole)) <= 1e-9 * max(1, abs(whole))


@pytest.mark.parametrize(
    ("formula", "text"),
    [
        pytest.param("mod(-7, 3)", "2", id="of a negative number"),
        pytest.param("mod(7, -3)", "-2", id="by a negative number"),
        pytest.param("mod(0.3, 0.1)", "0", id="what rounding leaves"),
        pytest.param("mod(26 h, 1 day)", "2 h", id="hours beyond days"),
        pytest.param("round(2.675, 2)", "2.68", id="digits"),
        pytest.param("round(-1250, -2)", "-1200", id="digits before the point, halves to the even one"),
        pytest.param("clamp(-3 °C, 0 °C, 5 °C)", "0 °C", id="degrees are clamped"),
        pytest.param("hypot(3 m, 40 cm)", "3.03 m", id="two units"),
        pytest.param("hypot(1, 2, 2)", "3", id="three sides"),
        pytest.param("expm1(1e-20) * 1e20", "1", id="less one, where the exponential is 1"),
        pytest.param("log1p(1e-20) * 1e20", "1", id="one and, where the sum is 1"),
        pytest.param("-expm1(1e6 * log1p(-2e-12)) * 1e6", "2", id="the risk of a million trials"),
        pytest.param("expm1(-1000)", "-1", id="less one, far below zero"),
    ],
)
def test_what_they_come_to(vault, formula: str, text: str) -> None:
    calculation, problems = vault(sheet=f"x = {formula}")
    assert problems == ()
    (found,) = calculation.quantities.values()
    assert f"{found.text} {found.unit.text}".strip() == text


@pytest.mark.parametrize(
    ("formula", "code"),
    [
        pytest.param("mod(7 m, 3 s)", "CG310", id="metres and seconds"),
        pytest.param("hypot(3 m, 4)", "CG310", id="metres and a number"),
        pytest.param("mod(20 °C, 3 °C)", "CG303", id="points of a scale have no remainder"),
        pytest.param("mod(1, 0)", "CG350", id="by zero"),
        pytest.param("round(3.2 m, 1)", "CG311", id="rounding of a length depends on its unit"),
        pytest.param("round(pi, 2.5)", "CG350", id="half a digit"),
        pytest.param("round(pi, 16)", "CG350", id="more digits than there are"),
        pytest.param("clamp(1, 3, 2)", "CG350", id="ends the wrong way round"),
        pytest.param("erfinv(1)", "CG350", id="an infinite inverse"),
        pytest.param("normal_quantile(0)", "CG350", id="an infinite quantile"),
        pytest.param("normal_quantile(3 m)", "CG311", id="a quantile of a length"),
        pytest.param("hypot(3)", "CG346", id="one side"),
        pytest.param("expm1(800)", "CG350", id="beyond the largest number"),
        pytest.param("expm1(3 m)", "CG311", id="less one of a length"),
        pytest.param("log1p(-1)", "CG350", id="a logarithm of zero"),
        pytest.param("log1p(1, 10)", "CG346", id="a base beside one and"),
        pytest.param("mod(date 2026-11-22, 3 d)", "CG303", id="a date"),
    ],
)
def test_what_they_do_not_take(vault, formula: str, code: str) -> None:
    _, problems = vault(sheet=f"x = {formula}")
    assert code in {one.code for one in problems}
