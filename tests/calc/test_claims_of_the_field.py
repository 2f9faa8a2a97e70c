"""Numbers as fields and countries write them: read in one way, or refused; and three neighbours of each form."""

import subprocess
import sys
from pathlib import Path

import pytest

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.claims.unread import UnreadText
from calcgraph.calc.units.definitions import project_units
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.claim_lexicon import SCALE_WORDS
from calcgraph.notes.number_words import FILE, _lists, phrase_at

COMPILER = Path(__file__).parents[2] / "tools" / "number_words_compiler.py"

UNITS = unit_table()

READ = """
42 мс | 41 43 ms
٤٢ ms | 41 43 ms
４２ ms | 41 43 ms
४२ ms | 41 43 ms
20 ℃ | 18 22 °C
-.5 | -0.55 -0.45
.042 s | 0.041 0.043 s
12,34,567 | 1234566 1234568
1'234.5 | 1234.4 1234.6
1’234’567 | 1234566 1234568
42(1) ms | 41 43 ms
1.234(5) s | 1.229 1.239 s
1½ h | 1.47 1.53 h
1 1/2 h | 1.47 1.53 h
½ | 0.49 0.51
1/4 | 0.245 0.255
1 in 4 | 0.245 0.255
one in four | 0.245 0.255
one in five users | 0.196 0.204
25 out of 100 | 0.245 0.255
8:1 | 7.84 8.16
8 to 1 odds | 7.84 8.16
a quarter | 0.245 0.255
a third of the users | 0.32667 0.34
three quarters | 0.735 0.765
half the time | 0.49 0.51
half an hour | 0.49 0.51 hour
half a second | 0.49 0.51 second
a quarter of a cup | 0.245 0.255 cup
three quarters of an hour | 0.735 0.765 hour
half a million | 490000 510000
half an apple | 0.49 0.51
twice as many | 1.8 2.2
tripled | 2.7 3.3
halved | 0.49 0.51
tenfold | 9 11
an order of magnitude | 9 11
2 orders of magnitude | 90 110
eight experts | 7.5 8.5
forty-two ms | 41.5 42.5 ms
about forty-two ms | 41 43 ms
nearly forty-two ms | 41 43 ms
only forty-two ms | 41.5 42.5 ms
thirty ms | 29.5 30.5 ms
a hundred users | 99.5 100.5
a hundred and one users | 100 102
two hundred and fifty thousand users | 240000 260000
a dozen | 11.5 12.5
ninety nine users | 98.5 99.5
an hour | 0.9 1.1 hour
an hour and a half | 1.47 1.53 hour
two and a half hours | 2.45 2.55 hours
1 h 30 min | 89 91 min
1h30m | 89 91 min
1h30 | 89 91 min
2 d 4 h | 51 53 h
16 ft 5 in | 196 198 in
5 lb 2 oz | 81 83 oz
2 × 8 GB | 15 17 GB
5 % p.a. | 4.5 5.5 %/year
$144 per annum | 143 145 USD/year
50 basis points | 45 55 basis points
100 Mbps | 90 110 Mbit/s
sub-50 ms | none 50 ms
42 ms oder weniger | none 42 ms
höchstens 42 ms | none 42 ms
moins de 42 ms | none 42 ms
不超过 42 ms | none 42 ms
42 ms 未満 | none 42 ms
8 以下 | none 8
does not exceed 42 ms | none 42 ms
41,8 ms | 41.7 41.9 ms
1.234,50 ms | 1234.49 1234.51 ms
1.234.567 | 1234566 1234568
0,125 | 0.124 0.126
8 bis 12 ms | 8 12 ms
entre 8 et 12 ms | 8 12 ms
de 8 a 12 ms | 8 12 ms
от 8 до 12 ms | 8 12 ms
15.2 per 100,000 | 0.000151 0.000153
15,2 pro 100.000 Einwohner | 0.000151 0.000153
0,18 W/(m²K) | 0.17 0.19 W/m^2/K
45 kWh/(m²·a) | 44 46 kWh/m^2/yr
4.25 light-years | 4.24 4.26 light_years
13,8 milliards d'années | 13700000000 13900000000 yr
8 bis 12 Jahren | 8 12 yr
25٪ | 24 26 %
%25 | 24 26 %
yüzde 25 | 24 26 percent
25 Prozent | 24 26 percent
25 por ciento | 24 26 percent
25 процентов | 24 26 percent
25 パーセント | 24 26 percent
5 Promille | 4.5 5.5 permille
8 millones | 7200000 8800000
8 mil millones | 7200000000 8800000000
8 Millionen | 7200000 8800000
8 milliards | 7200000000 8800000000
8 тыс. | 7200 8800
8 миллионов | 7200000 8800000
8 百万 | 7200000 8800000
8万人 | 72000 88000
8 lakhs of users | 720000 880000
5 Stunden | 4.5 5.5 h
5 heures | 4.5 5.5 h
100 km pro Stunde | 90 110 km/h
2026-11-22 | 20779 20779 date
22 November 2026 | 20779 20779 date
Nov 22, 2026 | 20779 20779 date
22.11.2026 | 20779 20779 date
22 de noviembre de 2026 | 20779 20779 date
2026年11月22日 | 20779 20779 date
""".strip().splitlines()


@pytest.mark.parametrize("row", READ)
def test_a_form_of_the_field_is_read(row):
    text, _, expected = row.partition(" | ")
    low, high, *unit = expected.split()
    claim = read_claim(text, UNITS)
    assert isinstance(claim, ClaimText), claim
    if unit == ["date"]:
        assert claim.low == claim.high
        assert claim.low == read_claim("2026-11-22", UNITS).low
        return
    assert (claim.unit.text if claim.unit else "") == " ".join(unit)
    assert claim.high == pytest.approx(float(high), rel=1e-4)
    assert low == "none" or claim.low == pytest.approx(float(low), rel=1e-4)


NEIGHBOURS = (
    """
8 mil millions | 8 billón | 8 Dutzend | 8 docenas | 8 пар | 8 打 | 8 円 | 8万円 | 8 kilo-tokens | 8 MM
$12 thou | 8 миллионами | 8 Prozentpunkte | 8 lb force | 1,2,3 | 1'23 | 1''234 | 12,345,67 | 42(1 ms | 42(1)(2) ms
1 / 4 / 5 | 24/7 | 50/50 | 12:30 | 16:9 | 4 in 1 | 100 out of 25 | 8 to 7 | 1½½ h | 1 1/2/3 h
1 h 90 min | 30 min 1 h | 1 h 3 kg | 1.5 h 30 min | 16 ft 13 in 3 × 4 GB | 3 × 4 m | 11/12/2026 | 31.13.2026
22.11.26 | 22 Foo 2026 | 5 % p.m. | 5 p.x. | 5 bps | 50 basis | 25٪٪ | %% 25 | %25 %
42 ms nicht | 8 人以上の方 | 42 ms 未満ではない | ou moins 42 ms | fino 42 ms
15 per 200,000 | zwischen 8 | 8 et 12 | de 8 | 5 années-tonnes
42 ms değil | 42 ms'den az | 42 ms 이하 | 8 倍
""".replace("\n", " | ")
    .strip(" |")
    .split(" | ")
)


@pytest.mark.parametrize("text", NEIGHBOURS)
def test_a_neighbour_of_such_a_form_is_refused_or_reported(text):
    found = read_claim(text, UNITS)
    assert isinstance(found, UnreadText) or (isinstance(found, ClaimText) and found.problem), found


def test_a_unit_with_digits_is_read_where_a_project_has_it():
    units = project_units("kgCO2 = [emission]")
    claim = read_claim("947 kgCO2", units)
    assert isinstance(claim, ClaimText)
    assert claim.unit.text == "kgCO2"
    assert isinstance(read_claim("947 kgCO3", units), UnreadText)


def test_the_words_are_those_of_the_installed_cldr(tmp_path):
    compiled = tmp_path / "words.json"
    subprocess.run(
        [sys.executable, "-X", "utf8", COMPILER, compiled], check=True, timeout=300
    )  # see there: not in here
    assert compiled.read_bytes() == FILE.read_bytes()


@pytest.mark.parametrize("name", ["scales", "shares"])
def test_no_scale_or_share_of_any_language_is_a_noun(name):
    for word, meaning in _lists()[name].items():
        if len(word) == 1 and word.isascii():
            continue
        found = read_claim(f"8 {word}", UNITS)
        plain = isinstance(found, ClaimText) and not found.problem and found.unit is None
        size = SCALE_WORDS.get(word, meaning)
        is_read = plain and size and found.value == 8 * size if name == "scales" else False
        assert not plain or is_read, (word, meaning)


def test_the_longest_phrase_counts():
    assert phrase_at("scales", "mil millones de usuarios").meaning == 10**9


OUTSIDE = [
    "[8](#n) Mbps",
    "[8](#n) light-years",
    "[8](#n)' tall",
    "[8](#n)′",
    '[8](#n)" wide',
    "1 h [30 min](#t)",
    "[30 min](#t) 20 s",
    "It is ln [8](#n)",
    r"$2\times$ [8](#n)",
    "[8](#n) × 3",
    "[8](#n) Prozent",
    "[8](#n) 万",
    "[8](#n)未満",
    "nicht mehr [8](#n)",
    "Non sono [8](#n)",
    "çok [8](#n) değil",
    "mehr als [8](#n)",
    "вдвое больше, чем [8](#n)",
    "[8](#n) zł",
    "[8](#n) too many",
]
HARMLESS = [
    "[8](#n) false positives",
    "$n$ [8](#n)",
    "[8](#n) times as many",
    "'[8](#n)' he said",
    "[8](#n) users' cards",
    "[8](#n)人",
    "约[8](#n)个",
    "[30 min](#t), [8](#n)",
    "etwa [8](#n) Nutzer",
    "environ [8](#n) d'entre eux",
    "[8](#n) full-time jobs",
]


@pytest.mark.parametrize("prose", OUTSIDE)
def test_words_outside_that_change_a_number(claimed, prose):
    claims, _ = claimed("n = 8\nt = 30 min", prose)
    assert [claim.verdict for claim in claims] == ["fails"]


@pytest.mark.parametrize("prose", HARMLESS)
def test_words_outside_that_leave_a_number_alone(claimed, prose):
    claims, problems = claimed("n = 8\nt = 30 min", prose)
    assert {claim.verdict for claim in claims} <= {"holds", "agrees"}
    assert {one.code for one in problems} <= {"CG423"}
