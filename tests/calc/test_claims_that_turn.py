"""Sentences that turn a number round: it falls by it, is more than it in a word, or is taken back after the link."""

import pytest

from calcgraph.notes.number_words import fold
from calcgraph.notes.small_numbers import small_number_at, small_numbers

SHEET = """
change = -3.2 % # change of sales
growth = 3.2 % # growth of sales
cut = 3.2 % # reduction of the costs
share = 3.2 %
w = 97 kW
t = 1650 °C
n = 8
"""
FALLS = """
Sales fall by [3.2 %].
Sales slip by [3.2 %].
Sales are down [3.2 %].
Der Umsatz sinkt um [3,2 %].
Der Umsatz ist um [3,2 %] gesunken.
Les ventes ont baissé de [3,2 %].
Las ventas bajan un [3,2 %].
Le vendite calano del [3,2 %].
As vendas caem [3,2 %].
De omzet daalt met [3,2 %].
De omzet is met [3,2 %] gedaald.
Försäljningen minskar med [3,2 %].
Sprzedaż spada o [3,2 %].
Продажи снизились на [3,2 %].
Satışlar [%3,2] düştü.
销售额下降 [3.2%]。
売上は [3.2%] 減少した。
""".strip().split("\n")


@pytest.mark.parametrize("prose", FALLS)
@pytest.mark.parametrize(("name", "is_true"), [("change", True), ("growth", False)])
def test_what_falls_by_a_number_changes_by_minus_that(claimed, prose, name, is_true):
    (claim,), problems = claimed(SHEET, prose.replace("]", f"](#{name})", 1))
    assert (claim.verdict in {"holds", "agrees"}) == is_true, problems
    assert not any(prose.split("[")[1].split("]")[0] == one.hint for one in problems)


@pytest.mark.parametrize("prose", [one for one in FALLS if " um " in one or " de [" in one or " on " in one])
def test_a_share_does_not_fall_by_itself(claimed, prose):
    (claim,), _ = claimed(SHEET, prose.replace("]", "](#share)", 1))
    assert claim.verdict == "fails"


@pytest.mark.parametrize("prose", [one for one in FALLS if "ont baissé" not in one])  # which is refused here
def test_what_falls_by_a_number_is_reduced_by_that(claimed, prose):
    (claim,), problems = claimed(SHEET, prose.replace("]", "](#cut)", 1))
    assert claim.verdict in {"holds", "agrees"}, problems
    (claim,), _ = claimed(SHEET.replace("cut = 3.2", "cut = 4.2"), prose.replace("]", "](#cut)", 1))
    assert claim.verdict == "fails"


COMPARED = """
Het is ruim [95 kW](#w). | Het is ruim [98 kW](#w). | Het is ruim [50 kW](#w).
Es sind gut [95 kW](#w). | Es sind gut [97 kW](#w). | Es sind gut [100 kW](#w).
Es sind knapp [100 kW](#w). | Es sind knapp [200 kW](#w). | Es sind knapp [95 kW](#w).
Det är drygt [95 kW](#w). | Det är drygt [98 kW](#w). | Det är drygt [40 kW](#w).
Moc wynosi niespełna [100 kW](#w). | Moc wynosi niespełna [95 kW](#w). | Moc wynosi niespełna [300 kW](#w).
Это чуть больше [95 kW](#w). | Это чуть больше [97 kW](#w). | Это чуть больше [30 kW](#w).
The melt is hotter than [1,600 °C](#t). | The melt is hotter than [1,650 °C](#t). | It is colder than [1,650 °C](#t).
It is never more than [100 kW](#w). | It is never more than [95 kW](#w). | It is never less than [98 kW](#w).
It takes upwards of [90 kW](#w). | It takes upwards of [97 kW](#w). | It takes upwards of [98 kW](#w).
Die Leistung ist größer als [90 kW](#w). | Sie ist schneller als [97 kW](#w). | Sie ist kälter als [97 kW](#w).
Elle est plus lourde que [90 kW](#w). | Elle est plus rapide que [97 kW](#w). | Elle est plus lourde que [97 kW](#w).
Es más cara que [90 kW](#w). | Es más rápida que [97 kW](#w). | Es más cara que [97 kW](#w).
Мощность выше [90 kW](#w). | Мощность выше [97 kW](#w). | Мощность быстрее [97 kW](#w).
Çip en fazla [100 kW](#w) çeker. | Çip en fazla [90 kW](#w) çeker. | Çip en az [98 kW](#w) çeker.
It is more than [90 kW](#w). | It is faster than [97 kW](#w). | It is stronger than [97 kW](#w).
"""


@pytest.mark.parametrize("row", COMPARED.strip().splitlines())
def test_a_comparison_is_read_or_refused(claimed, row):
    true, *false = row.split(" | ")
    (claim,), problems = claimed(SHEET, true)
    assert claim.verdict in {"holds", "agrees"}, problems
    for one in false:
        (claim,), _ = claimed(SHEET, one)
        assert claim.verdict == "fails", one


DIRECTIONS = """
It is deeper than [-300 m](#hill).
It is shallower than [-200 m](#hill).
It is older than [2010](#built).
It is no older than [2020](#built).
It is younger than [2020](#built).
Die Temperatur liegt tiefer als [1600 °C](#t).
Die Sohle ist tiefer als [-300 m](#hill).
Das Haus ist älter als [2010](#built).
Das Haus ist jünger als [2020](#built).
La maison est plus vieille que [2010](#built).
Le lac est plus profond que [-300 m](#hill).
La casa es más vieja que [2010](#built).
El lago es más profundo que [-300 m](#hill).
La casa è più vecchia di [2010](#built).
Il lago è più profondo di [-300 m](#hill).
A casa é mais velha do que [2010](#built).
O lago é mais fundo que [-300 m](#hill).
Het huis is ouder dan [2010](#built).
Het meer is dieper dan [-300 m](#hill).
Huset är äldre än [2010](#built).
Sjön är djupare än [-300 m](#hill).
Dom jest starszy niż [2010](#built).
Jezioro jest głębsze niż [-300 m](#hill).
Дом старше [2010](#built).
Озеро глубже [-300 m](#hill).
It is cold. It has [8](#n) wheels. It is older than [2010](#built).
""".strip().split("\n")
"""What is deeper than -300 m is less, what is older than 2010 is earlier, and only a depth or an age is more."""


@pytest.mark.parametrize("prose", DIRECTIONS)
def test_a_comparison_without_one_direction_is_refused(claimed, prose):
    *_, claim = claimed(f"{SHEET}hill = -250 m # elevation\nbuilt = 2015 # year\n", prose)[0]
    assert claim.verdict == "fails"


TAKEN_BACK = """
There are [8](#n), not more than that.
There are [8](#n), if that.
There are [8](#n), hardly that many.
There are [8](#n), no more than half of that.
There are [8](#n) and then some.
There are [8](#n), maybe fewer.
There are [8](#n), or twice that.
There are [8](#n) pumps, if that.
Es sind [8](#n), wenn überhaupt.
Es sind [8](#n) und noch ein paar.
Il y en a [8](#n), et encore.
Il y en a [8](#n) et des poussières.
Son [8](#n), si acaso.
Sono [8](#n) e passa.
São [8](#n) e tantos.
Er zijn [8](#n) en nog wat.
Det är [8](#n), inte ens.
Jest ich [8](#n), nawet nie.
Их [8](#n), если не больше.
Bunlar [8](#n) küsur.
有 [8](#n)，甚至更多。
""".strip().split("\n")
LEFT = """
There are [8](#n), no more.
There are [8](#n), not 9.
There are [8](#n), not counting the spare ones.
There are [8](#n), and that is enough.
There are [8](#n) or so.
There are [8](#n) at worst.
With less context than [8](#n) it fails.
Es sind [8](#n), nicht 9.
Il y en a [8](#n), pas 9.
""".strip().split("\n")


@pytest.mark.parametrize("prose", TAKEN_BACK)
def test_words_after_a_number_that_take_it_back(claimed, prose):
    (claim,), _ = claimed(SHEET, prose)
    assert claim.verdict == "fails"


@pytest.mark.parametrize("prose", LEFT)
def test_words_after_a_number_that_leave_it(claimed, prose):
    (claim,), problems = claimed(SHEET, prose)
    assert claim.verdict in {"holds", "agrees"}, problems


IN_WORDS = {
    "siebzehn Tage": "17",
    "zweiundzwanzig": "22",
    "dix-sept jours": "17",
    "quatre-vingt-douze": "92",
    "soixante et onze": "71",
    "veintidós días": "22",
    "ventitré giorni": "23",
    "trinta e uma": "31",
    "tweeëntwintig": "22",
    "tjugotvå dagar": "22",
    "dwadzieścia dwa": "22",
    "тридцать два дня": "32",
    "yirmi iki gün": "22",
    "ein Drittel der Läufer": "1/3",
    "tres cuartos": "3/4",
    "Una tercera parte es agua": "1/3",
    "a quarta parte da água": "1/4",
    "sechseinhalb Stunden": "13/2",
}


@pytest.mark.parametrize("text", IN_WORDS)
def test_a_number_in_the_words_of_another_language(text):
    found = small_number_at(text)
    assert found
    assert str(found.value) == IN_WORDS[text]


@pytest.mark.parametrize(
    "text", ["ein Drittel mehr", "dos de cada tres", "trois fois", "zwei bis drei", "due date", "once"]
)
def test_and_not_one_that_another_word_changes(text):
    assert small_number_at(text) is None


def test_each_language_has_all_numbers_up_to_a_hundred():
    known = small_numbers()
    assert len(known) > 1100
    assert {int(value) for value in known.values() if value.denominator == 1} >= {*range(2, 100)}
    assert all(word == fold(word) for word in known)


SPELLED = {
    ("x = 17", "siebzehn Parteien"): "agrees",
    ("x = 17", "sechzehn Parteien"): "fails",
    ("x = 17", "etwa"): None,
    ("x = 0.001", "one in a thousand"): "holds",
    ("x = 0.001", "one in a hundred"): "fails",
    ("x = 13.9 USD", "$ 13,90"): "holds",
    ("x = 13.9 USD", "$ 19,30"): "fails",
    ("x = 0.5 h", "eine halbe Stunde"): "holds",
    ("x = 0.5 h", "media hora"): "holds",
    ("x = 0.5 h", "drei viertel Stunde"): "fails",
}


@pytest.mark.parametrize(("sheet", "written"), SPELLED)
def test_spellings_of_other_languages(claimed, sheet, written):
    claims, _ = claimed(sheet, f"[{written}](#x)")
    assert [one.verdict for one in claims] == ([SPELLED[sheet, written]] if SPELLED[sheet, written] else [])


@pytest.mark.parametrize("written", ["zweimal", "dreimal", "trois fois", "one to four", "huit fois"])
def test_a_number_in_words_that_is_not_read_is_reported(claimed, written):
    _, problems = claimed("x = 3", f"[{written}](#x)")
    assert [one.code for one in problems] == ["CG407"]
