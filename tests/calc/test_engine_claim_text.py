"""Numbers as people write them, and what they allow."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.claims.unread import UnreadText
from calcgraph.calc.units.definitions import project_units
from calcgraph.calc.units.table import unit_table

UNITS = unit_table()
TEXTS = {
    "42 ms": (41, 43, "ms"),
    "~42ms": (41, 43, "ms"),
    "≈ 2.5 GiB": (2.4, 2.6, "GiB"),
    "100 tok/s": (90, 110, "tok/s"),
    "120 tok/s": (110, 130, "tok/s"),
    "1,234 tok": (1233, 1235, "tok"),
    "8": (7.2, 8.8, None),
    "about 70 billion parameters": (63e9, 77e9, "parameters"),
    "1.6T": (1.5e12, 1.7e12, None),
    "64Ki tok": (64512, 66560, "tok"),
    "14k": (13e3, 15e3, None),
    "at most $2.25 per hour": (None, 2.25, "USD/hour"),
    "$2–3/h": (2, 3, "USD/h"),
    "$1.5M": (1.4e6, 1.6e6, "USD"),
    "12 US dollars": (11, 13, "dollar"),
    "USD 12": (11, 13, "USD"),
    "US$12/h": (11, 13, "USD/h"),
    "12 cents per kWh": (11, 13, "cents/kWh"),
    "$3 per million tokens": (2.5, 3.5, "USD/Mtok"),
    "$3 a million tokens": (2.5, 3.5, "USD/Mtok"),
    "$3 per 1M tokens": (2.5, 3.5, "USD/Mtok"),
    "$3 per 1K requests": (2.5, 3.5, "USD/kreq"),
    "$3/M tokens": (2.5, 3.5, "USD/Mtok"),
    "20 GB per million tokens": (18, 22, "GB/Mtok"),
    "$2.25 per GPU-hour": (2.24, 2.26, "USD/GPU/hour"),
    "+25 %": (24, 26, "%"),
    "25 pct": (24, 26, "pct"),
    "50-150": (50, 150, None),
    "20 to 30 tok/s": (20, 30, "tok/s"),
    "3–10×": (3, 10, ""),
    "3x": (2.5, 3.5, ""),
    "3 times": (2.5, 3.5, ""),
    "5 ± 1 ms": (4, 6, "ms"),
    "293 K": (292, 294, "K"),
    "64 K tok": (63e3, 65e3, "tok"),
    "50 %": (45, 55, "%"),
    "3.35 GB per second": (3.34, 3.36, "GB/second"),
    "over 40": (40, None, None),
    "up to 9 h": (None, 9, "h"),
    "−3": (-3.5, -2.5, None),
    "**0.2** s": (0.15, 0.25, "s"),
    "0.2 *s*": (0.15, 0.25, "s"),
    "9 GB*s": (8.1, 9.9, "GB*s"),
    "42&nbsp;ms": (41, 43, "ms"),
    "&lt; 42 ms": (None, 42, "ms"),
    # bounds, before and behind
    "below 1 %": (None, 1, "%"),
    "under 42 ms": (None, 42, "ms"),
    "fewer than 9": (None, 9, None),
    "less than 9 experts": (None, 9, None),
    "no more than 8": (None, 8, None),
    "at  most 8": (None, 8, None),
    "above 0": (0, None, None),
    "greater than 3": (3, None, None),
    "well over 100 tok/s": (125, None, "tok/s"),
    "just below 100 ms": (90, 100, "ms"),
    "just under 43 ms": (38.7, 43, "ms"),
    "slightly over 5": (5, 5.5, None),
    "a little more than 10 GB": (10, 11, "GB"),
    "barely over 5": (5, 5.5, None),
    "far below 50 ms": (None, 25, "ms"),
    "way over 10": (20, None, None),
    "well below 1 %": (None, 0.75, "%"),
    "far below -10": (None, -20, None),
    "just above -10": (-10, -9, None),
    "not over 42 ms": (None, 42, "ms"),
    "not below 5": (5, None, None),
    "42 ms exactly": (42, 42, "ms"),
    "42 ms, precisely": (42, 42, "ms"),
    "42 ms sharp": (42, 42, "ms"),
    "42 ms to the microsecond": (42, 42, "ms"),
    "no less than 8 GB": (8, None, "GB"),
    "8+": (8, None, None),
    "100+ tok/s": (100, None, "tok/s"),
    "8 or more": (8, None, None),
    "42 ms or less": (None, 42, "ms"),
    "9 experts or fewer": (None, 9, None),
    "9 at the most": (None, 9, None),
    "9 kg at the least": (9, None, "kg"),
    "9 or more users": (9, None, None),
    "9 or fewer users": (None, 9, None),
    "at least about 20 ms": (20, None, "ms"),
    "up to 20–30 tok/s": (None, 30, "tok/s"),
    # words that leave it to the digits
    "only 8": (7.2, 8.8, None),
    "nearly 100": (90, 110, None),
    "approx. 42 ms": (41, 43, "ms"),
    "some 8 chips": (7.2, 8.8, "chip"),
    "exactly 8": (8, 8, None),
    # ranges
    "between 20 and 30 tok/s": (20, 30, "tok/s"),
    "from 20 to 30 tok/s": (20, 30, "tok/s"),
    "20 ms to 30 ms": (20, 30, "ms"),
    "900 ms – 1.2 s": (900, 1200, "ms"),
    "$2/h to $3/h": (2, 3, "USD/h"),
    "1–2k tok": (1000, 2000, "tok"),
    "900 to 1k tok": (900, 1000, "tok"),
    "-3 to -1": (-3, -1, None),
    "42 ms ± 2 %": (41.16, 42.84, "ms"),
    "42 ms ± 1 ms": (41, 43, "ms"),
    "70 ± 5 %": (65, 75, "%"),
    # digits in groups and powers
    "1 000 000": (9e5, 1.1e6, None),
    "70\u202f000 tok": (63e3, 77e3, "tok"),
    "1\u2009024 tok": (1023, 1025, "tok"),
    "1,000": (900, 1100, None),
    "10⁶": (9e5, 1.1e6, None),
    "3 × 10⁸ m/s": (2.5e8, 3.5e8, "m/s"),
    "3·10^8^ m/s": (2.5e8, 3.5e8, "m/s"),
    "2.5*10^-6 s": (2.4e-6, 2.6e-6, "s"),
    "10<sup>−6</sup> s": (0.9e-6, 1.1e-6, "s"),
    "2^20 B": (1048575, 1048577, "B"),
    # units in words
    "8-bit": (7.2, 8.8, "bit"),
    "70-billion-parameter": (63e9, 77e9, "parameter"),
    "70-billion-parameter model": (63e9, 77e9, "parameter"),
    "3-fold": (2.5, 3.5, ""),
    "25 per cent": (24, 26, "percent"),
    "24 1/s": (23, 25, "1/s"),
    "57 m / s": (56, 58, "m/s"),
    "9.81 m/s squared": (9.8, 9.82, "m/s^2"),
    "9.81 metres per second squared": (9.8, 9.82, "metres/second^2"),
    "9.81 metres per second per second": (9.8, 9.82, "metres/second/second"),
    "9.81 m s^-2": (9.8, 9.82, "m·s^-2"),
    "9.81 m s-2": (9.8, 9.82, "m·s^-2"),
    "12 m cubed": (11, 13, "m^3"),
    "12 square metres": (11, 13, "metres^2"),
    "12 cm3": (11, 13, "cm^3"),
    "12 N m": (11, 13, "N·m"),
    "4.2 J/(kg·K)": (4.1, 4.3, "J/kg/K"),
    "3 kilowatt-hours": (2.5, 3.5, "kilowatt·hours"),
    "20 degrees Celsius": (18, 22, "°C"),
    "5 L per 100 km": (4.5, 5.5, "L/km"),
    "5 times a day": (4.5, 5.5, "1/day"),
    "5 percent a year": (4.5, 5.5, "percent/year"),
    "12 USD monthly": (11, 13, "USD/month"),
    # signs, scales and money
    "minus 57 m/s": (-58, -56, "m/s"),
    "−57 m/s": (-58, -56, "m/s"),
    "minus 3 to minus 1": (-3, -1, None),
    "-$57": (-58, -56, "USD"),
    "$432k/mo": (431e3, 433e3, "USD/mo"),
    "$12k/mo": (11e3, 13e3, "USD/mo"),
    "$12 M": (11e6, 13e6, "USD"),
    "$12m": (11e6, 13e6, "USD"),
    "$12bn/yr": (11e9, 13e9, "USD/yr"),
    "$5.2 M": (5.1e6, 5.3e6, "USD"),
    "$12 USD": (11, 13, "USD"),
    "USD 12k": (11e3, 13e3, "USD"),
    "12 k USD": (11e3, 13e3, "USD"),
    "0.65 MN": (0.64, 0.66, "MN"),
    "5 Mio": (4.5e6, 5.5e6, None),
    "5 millions": (4.5e6, 5.5e6, None),
    "5 hundred thousand": (4.5e5, 5.5e5, None),
    "$2M to $3M": (2e6, 3e6, "USD"),
    "3k/s": (2.5e3, 3.5e3, "1/s"),
    "0": (-1e-9, 1e-9, None),
    "0 s": (-1e-9, 1e-9, "s"),
    "0.0": (-0.05, 0.05, None),
    "–12": (-13, -11, None),
    "25 m^2^": (24, 26, "m^2"),
    "100 kilometres an hour": (90, 110, "kilometres/hour"),
    "3 kilometres": (2.5, 3.5, "kilometres"),
    "5 millimetres": (4.5, 5.5, "millimetres"),
    "99 daily users": (98, 100, None),
    "12 monthly reports": (11, 13, None),
    # points, not a share
    "5 ± 2 %": (3, 7, "%"),
    "5..7 %": (5, 7, "%"),
    "5 % ± 2": (3, 7, "%"),
    # prose
    "8xH100": (7.2, 8.8, ""),
    "16 GB of GPU memory": (15, 17, "GB"),
    "42 ms for a token": (41, 43, "ms"),
    "50 MB L2 cache": (45, 55, "MB"),
    "8 in total": (7.2, 8.8, None),
    "24 tok/s each": (23, 25, "tok/s"),
    "24 tokens a second": (23, 25, "tokens/second"),
    "$3 an hour": (2.5, 3.5, "USD/hour"),
    "2 dozen": (21.6, 26.4, None),
    "2.5 bn": (2.4e9, 2.6e9, None),
}


UNREAD = {
    "41,80,5 ms": ("has a number that cannot be read", "group digits in threes: `41,805`"),
    "13,300,5 m": ("has a number that cannot be read", "group digits in threes: `133,005`"),
    "01,25": ("has a number that cannot be read", "write the decimal point as `.`: `01.25`"),
    "1,00,00": ("has a number that cannot be read", "group digits in threes: `10,000`"),
    "1.000.00": (
        "has a number that cannot be read",
        "write `,` between groups of digits and `.` before decimals: `1,024.5`",
    ),
    "0xA": ("has a number that cannot be read", "write it in decimal digits"),
    "8! ms": ("has `! ms` after its number, which is not a known unit", ""),
    "3 × 4 m": ("has two numbers", "link one number, such as `0.25`, or a range such as `20–30`"),
    "8 of 128": ("has two numbers", "link one number, such as `0.25`, or a range such as `20–30`"),
    "3 or 4": ("has two numbers", "link one number, such as `0.25`, or a range such as `20–30`"),
    "8 GPUs and 2 hosts": ("has two numbers", "link one number, such as `0.25`, or a range such as `20–30`"),
    "3 GB to 4 s": ("has two numbers", "link one number, such as `0.25`, or a range such as `20–30`"),
    "42 ms for 2 users": ("has two numbers", "link one number, such as `0.25`, or a range such as `20–30`"),
    **dict.fromkeys(
        ("2024-11", "30–20", "5k–7", "5k ± 1", "$2 to EUR 3", "20 ms to 30", "at most 5 ± 1", "42 ms s-2 3"),
        ("has two numbers", "link one number, such as `0.25`, or a range such as `20–30`"),
    ),
    "007": ("has a number that begins with a zero", ""),
    "1e301": ("is beyond 1e300", ""),
}
REST = {
    "$12 EUR": "EUR",
    "12 USD (EUR)": "(EUR)",
    "12 USD, per month": "per month",
    "12 (thousand)": "(thousand)",
    "12 thousandths": "thousandths",
    "24 tok/s a user": "a user",
    "8 experts per layer": "per layer",
    "4 J/kg K": "K",
    "0.3 W/K metre": "metre",
    "5 °C below zero": "below zero",
    "5 and a half": "and a half",
    "9 out of ten": "of ten",
    "1 in four": "four",
    "3 quarters": "quarters",
    "5th": "th",
    "5 fps": "fps",
    "5 dB": "dB",
    "5 As": "As",
    "5 Gb/s": "Gb/s",
    "42mss": "mss",
    "12 Cal": "Cal",
    "3-D": "D",
    "1.5 e3": "e3",
    "5k million": "k million",
    "12B/s": "B/s",
    "42 ms max": "max",
    "8 GB or more of memory": "or more",
    "42 ms?": "?",
    "5 GB minus overhead": "minus overhead",
    "8 not used": "not used",
    "$12–": "–",
    "12 pairs": "pairs",
    "12 doubled": "doubled",
    "6 centuries": "centuries",
    "$12 quarterly": "quarterly",
    "12 USD nightly": "nightly",
    "12 daily": "daily",
    "$12 by the hour": "by the hour",
    "$5 Canadian": "Canadian",
    "20 °C below freezing": "below freezing",
    "90 minutes of arc": "of arc",
    "99 users/site": "users/site",
    "99 is wrong": "wrong",
    "42 ms worst case": "worst case",
    "42 ms tenfold": "tenfold",
    "42 ms upwards": "upwards",
    "42 ms supposedly": "supposedly",
    "42 ms exactly for a token": "exactly for",
    "8 in a million": "a million",
    "25 bps": "bps",
    "5 point two": "two",
}


@pytest.mark.parametrize("text", REST)
def test_what_changes_a_number_and_is_not_read_is_named(text):
    found = read_claim(text, UNITS)
    assert isinstance(found, UnreadText)
    assert (found.begins, found.reason) == (
        True,
        f"has `{REST[text]}` after its number, which is not a known unit",
    )


UNCHECKED = {
    "the 42": "does not begin with its number, so it is not checked",
    "see step 2": "does not begin with its number, so it is not checked",
    "between 8 experts": "does not begin with its number, so it is not checked",
    "= 8": "does not begin with its number, so it is not checked",
    "GPT-4's 8 experts": "does not begin with its number, so it is not checked",
    "⁵": "does not begin with its number, so it is not checked",
    "Ⅻ": "does not begin with its number, so it is not checked",
    **dict.fromkeys(
        (
            "XII",
            "one",
            "tens of users",
            "hundreds",
            "XLV ms",
            "several times",
            "vierzig mal",
            "el doble",
            "трижды",
        ),
        "gives its number in words, so it is not checked",
    ),
}
NONE = [
    "one user",
    "I",
    "MIX",
    "v.4",
    "half-duplex",
    "",
    "ms",
    "H100",
    "GPT-4",
    "Qwen2.5",
    "m²",
    "half precision",
    "double buffering",
    "one step",
    "a" * 1000,
]


@pytest.mark.parametrize("text", TEXTS)
def test_reading(text):
    low, high, unit = TEXTS[text]
    claim = read_claim(text, UNITS)
    assert isinstance(claim, ClaimText)
    assert (claim.unit.text if claim.unit else None) == unit
    assert (claim.low, claim.high) == (pytest.approx(low), pytest.approx(high))


@pytest.mark.parametrize("text", ["€6,000", "6000 €", "6k euros", "€5k–7k", "at most €6000", "6000 Euro"])
def test_a_currency_of_a_project_has_its_sign_before_or_behind(text):
    claim = read_claim(text, project_units("EUR = [euro] = € = euro"))
    assert isinstance(claim, ClaimText)
    assert claim.unit
    assert claim.unit.text in {"€", "euro"}
    assert claim.high >= 6000


@pytest.mark.parametrize("text", UNREAD)
def test_a_number_that_can_be_read_in_several_ways_is_refused(text):
    found = read_claim(text, UNITS)
    assert isinstance(found, UnreadText)
    assert (found.begins, found.reason, found.hint) == (True, *UNREAD[text])


@pytest.mark.parametrize("text", UNCHECKED)
def test_a_number_that_looks_checked_is_reported(text):
    found = read_claim(text, UNITS)
    assert isinstance(found, UnreadText)
    assert (found.begins, found.reason) == (False, UNCHECKED[text])


def test_a_long_text_with_a_number_is_reported():
    assert read_claim("3" * 300, UNITS) == UnreadText(
        f"{'3' * 40}…", "is too long for a claim", "link the number only", begins=False
    )


@pytest.mark.parametrize("text", NONE)
def test_no_number(text):
    assert read_claim(text, UNITS) is None


@given(st.text("0123456789.,'  ×x^⁶-–±+~<$%kGBms/*_to&", max_size=30) | st.text(max_size=60))
def test_any_text_is_read_or_not(text):
    found = read_claim(text, UNITS)
    if isinstance(found, ClaimText):
        assert found.low is None or found.high is None or found.low <= found.high


ACCEPTED = """
8 users|8 GPUs|8 H100|8 B200 devices|8 experts of them|8 at a time|8 layers deep|8 more|8 fewer|12 heads per-layer mean
8 racks of sixteen|8 in all|8 years old users|8 parallel streams|8 identical nodes|8 people waiting|8 RDUs|8 wafers
2 devices|16 chips|128 chips in racks|137 claims|7 knobs|5 steps later|4 more experts
42 ms|42 ms for a token|42 ms on one device|42 ms instead|42 ms longer|42 ms faster|42 ms in all|42 ms each
42 ms of reading|42 ms as before|42 ms when alone|42 ms (one user)|42 ms later
24 tok/s|24 tok/s for one user|24 tok/s instead of more|24 tok/s single-stream|24 tok/s at best|24 tok/s alone
140 GB of weights|140 GB in FP16|80 GB card|80 GB cards|16 GB model|50 MB L2 cache|144 GB together|2.5 GiB exactly
$12|$12 a month|$12 per GPU-hour|$12.50 in total|$12 million|$2–3/h|$240k–$320k|about 140 USD/h|USD 12 more
25 %|25 % faster|25 % less|25 percent of all|25 % higher than before|98.9 % of the step|99.7 % idle|19 ± 2 %
295×|9.0× as fast|12.5× for the system|1.9× the speed|6× slower|3–10× faster|2 times as many|30× above
70 billion|70 billion parameters|1.6 trillion parameters|70B|70B model|36 thousand seats|64Ki tokens|8Ki tokens
20 °C|20 °C warmer|20 °C inside|5 K warmer|300 K in the room|9.81 m/s^2|100 km/h|3 kWh a day|5 kW of heat
at most 8|at least 20 ms|less than 10 tok/s|over 100×|up to 5×|no more than 8|just 8|only 8 users|nearly 100 tok/s
""".strip()


@pytest.mark.parametrize("text", [one for line in ACCEPTED.splitlines() for one in line.split("|")])
def test_what_people_write_is_read(text):
    found = read_claim(text, UNITS)
    assert isinstance(found, ClaimText), found
