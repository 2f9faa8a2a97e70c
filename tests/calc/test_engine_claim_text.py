"""Numbers as people write them, and what they allow."""

import pytest

from calcgraph.calc.claim_text import read_claim
from calcgraph.calc.units import unit_table

UNITS = unit_table()
TEXTS = {
    "42 ms": (41, 43, "ms"),
    "~42ms": (41, 43, "ms"),
    "≈ 2.5 GiB": (2.4, 2.6, "GiB"),
    "100 tok/s": (90, 110, "tok/s"),
    "120 tok/s": (110, 130, "tok/s"),
    "1,234 tok": (1233, 1235, "tok"),
    "8": (7.2, 8.8, None),
    "about 70 billion parameters": (63e9, 77e9, "parameter"),
    "1.6T": (1.5e12, 1.7e12, None),
    "64Ki tok": (64512, 66560, "tok"),
    "14k": (13e3, 15e3, None),
    "at most $2.25 per hour": (None, 2.25, "USD/hour"),
    "$2–3/h": (2, 3, "USD/h"),
    "$1.5M": (1.4e6, 1.6e6, "USD"),
    "50-150": (50, 150, None),
    "20 to 30 tok/s": (20, 30, "tok/s"),
    "3–10×": (3, 10, ""),
    "3x": (2.7, 3.3, ""),
    "3 times": (2.7, 3.3, ""),
    "5 ± 1 ms": (4, 6, "ms"),
    "293 K": (292, 294, "K"),
    "64 K tok": (63e3, 65e3, "tok"),
    "50 %": (45, 55, "%"),
    "3.35 GB per second": (3.34, 3.36, "GB/second"),
    "over 40": (40, None, None),
    "up to 9 h": (None, 9, "h"),
    "−3": (-3.3, -2.7, None),
    "**0.2** s": (0.18, 0.22, "s"),
}


@pytest.mark.parametrize("text", TEXTS)
def test_reading(text):
    low, high, unit = TEXTS[text]
    claim = read_claim(text, UNITS)
    assert claim is not None
    assert (claim.unit.text if claim.unit else None) == unit
    assert (claim.low, claim.high) == (pytest.approx(low), pytest.approx(high))


@pytest.mark.parametrize("text", ["", "the 42", "see step 2", "ms", "x 3", "H100", "a" * 1000, "3" * 300])
def test_no_claim(text):
    assert read_claim(text, UNITS) is None
