"""Sentences whose subject is a part, several or each of what a number is about, and units that only its row tells.

In each group the first sentence is right, and the indented ones are not.
"""

import pytest

from calcgraph.calc.claims.text import read_claim
from calcgraph.calc.claims.unread import UnreadText
from calcgraph.calc.units.table import unit_table

SHEET = """
unit EUR
unit NOK
unit SEK
unit PLN
racks = 84
density = 17 kW
load [kW] = racks * density
facility [kW] = load * 1.24
loaf = 900 g
dough = 42 kg
loaves = floor(dough / loaf)
moeller = 24
effekt = 8.6 MW
park [MW] = moeller * effekt
guests = 12
cake = 2.4 kg
slice [g] = cake / guests
sand = 40 t
half_dough [kg] = dough / 2 # half of the dough
halvdel = 0.5
mel [kg] = dough * halvdel
crop = 62 kg/m^2
ticket = 160 PLN
tariff = 0.093 USD/kWh
elpris = 0.85 SEK/kWh
cost = 0.567 EUR
loss = -2.3 EUR
porto = 0.258 NOK
frakt = 25.8 NOK
milk = 0.48 EUR/L
feed = 22 kg/d
rise [K] = 35 °C - 24 °C
temp = 24 °C
water = 1.6 L/kWh
gas = 4.2 EUR/m^3
speed = 14 knot
nodes = 14
takings = 25800 NOK
costs = 1107000 SEK
pump = 5 kW
"""
CASES = """
The hall holds [84 racks](#racks) at [17 kW](#density) apiece.
  The hall holds [84 racks](#racks) at [1430 kW](#load) apiece.
  The hall holds [84 racks](#racks) at [1770 kW](#facility) each.
  The hall holds [84 racks](#racks) with a load of [40 t](#sand) each.
Each rack draws [17 kW](#density).
  Each rack draws [1430 kW](#load).
Each loaf is scaled at [900 g](#loaf).
  Each loaf takes [42 kg](#dough) of dough.
Each guest gets [200 g](#slice).
  Each guest gets [2.4 kg](#cake).
Hver mølle yder [8,6 MW](#effekt).
  Hver mølle yder [206 MW](#park).
Half of the dough weighs [21 kg](#half_dough).
  Half of the dough weighs [42 kg](#dough).
Halvdelen af dejen vejer [21 kg](#mel).
  To tredjedele af dejen vejer [21 kg](#mel).
  En fjerdedel af dejen vejer [21 kg](#mel).
  About den halva dough weighs [42 kg](#dough).
  Two thirds of the load, [40 t](#sand), is sand.
  Half the racks, [84](#racks) of them, are empty.
Half of the money goes to the crew, which carries [40 t](#sand).
  La moitié du sable, soit [40 t](#sand), est humide.
  Die Hälfte des Teigs wiegt [42 kg](#dough).
  Un terzo della sabbia, cioè [40 t](#sand), va all'estero.
  Połowa piasku, czyli [40 t](#sand), jest mokra.
  Halve lasset er på [40 t](#sand).
  砂の半分は[40t](#sand)です。
  一半的沙子，即[40t](#sand)，是湿的。
The two batches together give [42 kg](#dough) of dough.
  Two batches give [42 kg](#dough) of dough.
  Twee ladingen wegen [40 t](#sand).
  Due carichi pesano [40 t](#sand).
  Forty of the racks weigh [40 t](#sand), two do not.
  Dwa karnety kosztują [160 PLN](#ticket).
  两条线共有[40t](#sand)。
Eight H100 carry [40 t](#sand).
  Eight GPUs carry [40 t](#sand).
  Two PCs draw [5 kW](#pump).
Eight bits hold [42 kg](#dough).
  Two bars weigh [42 kg](#dough).
  Two cups of dough weigh [42 kg](#dough).
Of the [84 racks](#racks) the two are broken.
  [5 kW](#pump) is what the three pumps draw.
Three days ago the dough weighed [42 kg](#dough).
  Two pumps draw [5 kW](#pump).
生葉は[42kg](#dough)とれます。
  生葉は毎日[42kg](#dough)とれます。
  每小时有[42kg](#dough)。
お湯は[24℃](#temp)、小麦は[42kg](#dough)です。
  お湯は[24℃](#temp)、二人で[42kg](#dough)です。
The hall holds [84 racks](#racks).
  The hall no longer holds [84 racks](#racks).
  The dough hardly weighs [42 kg](#dough).
  It is a myth that the dough weighs [42 kg](#dough).
  Nobody believes that the dough weighs [42 kg](#dough).
  Ferjen bruker [42 kg](#dough) i timen.
  Det blir til [42 kg](#dough) om måneden.
  Det blir til [42 kg](#dough) i døgnet.
We pay [9.3 cents](#tariff) per kilowatt-hour.
  We pay [9.3 cents](#tariff) per megawatt-hour.
We pay [$0.093](#tariff) for every kilowatt hour, taxes included.
  We pay [$0.093](#tariff) for every megawatt hour, taxes included.
Water use is [1.6 liters](#water) for every kilowatt hour.
  Water use is [1.6 liters](#water) for every kilowatt.
Vi betalar [85 öre](#elpris) per kilowattimme.
  Vi betalar [85 kronor](#elpris) per kilowattimme.
  Vi betalar [85 öre](#elpris) per kilo.
  It costs [1e2 cents](#cost).
  It costs [40 cents ± 5](#cost).
  It costs [-5–90 cents](#loss).
Das kostet [weniger als 60 Cent](#cost).
  Das kostet [mehr als 60 Cent](#cost).
  Das kostet [57 Euro](#cost).
  Das kostet [57 öre](#cost).
Pro Kubikmeter zahlen wir [4,20 EUR](#gas).
  Pro Liter zahlen wir [4,20 EUR](#gas).
  Pro Kubikmeter zahlen wir [4,20 EUR](#cost).
Bij [48 cent](#milk) per liter gaat het.
  Bij [48 cent](#milk) per kilo gaat het.
Elke koe eet [22 kilo](#feed) per dag.
  Elke koe eet [22 kilo](#feed) per week.
  Elke koe eet [22 kilo](#sand).
L'estrazione avviene a [24 gradi](#temp).
  L'estrazione avviene a [42 gradi](#temp).
  L'estrazione avviene a [24 gradi](#rise).
  Der Anstieg ist [24 Grad](#rise).
Det koster [25,8 øre](#porto).
  Det koster [25.800 øre](#porto).
  Det koster [25,800 øre](#porto).
Det koster [25,8 kroner](#frakt).
  Det koster [25.800 kroner](#frakt).
  Farten er [14.000 knop](#speed).
Farten er [14 knop](#speed).
  Farten er [14 knop](#sand).
  Farten er [41 knop](#speed).
En ferje gir [25 800 kroner](#takings).
  En ferje gir [25 800 kronor](#takings).
  En ferje gir [25 800 øre](#takings).
Energin kostar [drygt 1,1 miljoner kronor](#costs).
  Energin kostar [drygt 1,1 miljarder kronor](#costs).
Мы измерили [42 килограммов](#dough) в лаборатории.
  Мы измерили [42 граммов](#dough) в лаборатории.
  Мы измерили [42 килограммов](#dough) в день.
  Мы измерили [42 мегаваттов](#dough) в лаборатории.
Мы измерили [84](#racks) в лаборатории.
  Мы измерили [84](#racks) В.
  Мы измерили [84](#racks) в час.
  Мы измерили [84](#racks) с половиной.
Den ger [40 ton](#sand) sand och det är bra.
  It yields [40 ton](#sand) of sand.
Skörden är [62 kilo per kvadratmeter](#crop).
  Skörden är [62 kilo per hektar](#crop).
  Skörden är [620 kilo per 1000 kvadratmeter](#crop).
"""
SILENT = """moins de mille places
mille places
más de un euro
une heure
menos de duzentos
doscientas páginas
casi doscientas
不到一个小时
circa mille litri
över tusen"""
PLAIN = "la latence; une note; ein Schritt; das mittlere Jahr; par défaut; mil-spec parts; cent per kWh; une bonne note"


@pytest.fixture
def verdicts(claimed):
    def find(prose):
        claims, problems = claimed(SHEET, prose)
        return [one.verdict for one in claims], [one.code for one in problems if one.code not in {"CG422", "CG423"}]

    return find


@pytest.mark.parametrize("prose", [one for one in CASES.strip().split("\n") if not one.startswith(" ")])
def test_what_is_right_is_not_refused(verdicts, prose):
    found, codes = verdicts(prose)
    assert (set(found) <= {"holds", "agrees"}, codes) == (True, []), found


@pytest.mark.parametrize("prose", [one.strip() for one in CASES.strip().split("\n") if one.startswith(" ")])
def test_another_subject_or_unit_is_refused(verdicts, prose):
    found, codes = verdicts(prose)
    assert "fails" in found, found
    assert set(codes) <= {"CG401", "CG402", "CG406"}


@pytest.mark.parametrize("text", SILENT.split("\n"))
def test_a_number_in_words_of_another_language_is_reported(text):
    assert isinstance(read_claim(text, unit_table()), UnreadText)


@pytest.mark.parametrize("text", PLAIN.split("; "))
def test_other_words_are_not(text):
    assert read_claim(text, unit_table()) is None


@pytest.mark.parametrize(
    ("unit", "hint"), [("kWh/a", ""), ("kwh", "write `8480 kWh`"), ("kWh/Jahr", ""), ("kWH", "write `8480 kWh`")]
)
def test_a_unit_is_proposed_only_if_the_claim_holds_with_it(claimed, unit, hint):
    _, problems = claimed("heat = 8480 kWh", f"It takes [8480 {unit}](#heat).")
    assert [one.hint for one in problems if one.code in {"CG401", "CG402", "CG406"}] == [hint]
