import pytest

from calcgraph.render.math.unit_signs import set_unit

SET = {
    "a power": ("m^3", "m³"),
    "one below zero": ("m^-1*s", "m⁻¹·s"),
    "a root": ("V/Hz^(1/2)/m^2", "V/(√Hz·m²)"),
    "raised already": ("W/m²/K", "W/(m²·K)"),
    "with figures": ("0.1–0.4 W/m^2", "0.1–0.4 W/m²"),
    "after a blank that does not break": ("1.2e-7\u00a0kg*m^2", "1.2e-7\u00a0kg·m²"),
    "simple": ("128Ki tok", "128Ki tok"),
    "a rate": ("tok/s", "tok/s"),
    "none": ("", ""),
}


@pytest.mark.parametrize(("text", "expected"), SET.values(), ids=SET)
def test_a_unit_is_set(text, expected):
    assert set_unit(text) == expected


MONEY = [("MUSD", "million\u00a0USD"), ("3 kEUR/yr", "3 thousand\u00a0EUR/yr"), ("GUSD", "billion\u00a0USD")]


@pytest.mark.parametrize(("text", "expected"), MONEY)
def test_money_has_no_prefix(text, expected):
    assert set_unit(text) == expected
