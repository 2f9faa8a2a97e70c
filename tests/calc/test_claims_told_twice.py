"""Sentences that give a number a second time, prices and rates with the units of other languages, rates of a whole."""

import re

import pytest

SHEET = """
water = 27 °C # temperature of the pool
trip = 3.5 h # time of the trip
flour = 500 g # flour
top = 2096 m # altitude of the top
share = 12 % # losses
readers = 2800 # readers of the library
apples = 2.80 USD/kg # price of apples
milk = 1.30 USD/L # price of milk
tyre = 32.50 USD # price of a tyre
fuel = 11.2 L/(100 km) # use of the van
total = 64 # boxes in all
household = 640 kWh # total of a household
per_van = 113 # parcels per van
fare = 3.5 USD # fare
boxes = 64 # boxes
loaves = 96 # loaves that are baked
sold = 88 # loaves that are sold
cement = 2450 t # cement
power = 121000 MWh # power of the year
mass = 1.234 kg # mass
books = 31500 # books
women = 54 % # women
"""
TWICE = """
It is at [27 °C](#water), that is 80.6 °F.
  It is at [27 °C](#water), that is 32 °C.
  It is at [27 °C](#water), or 60 °F.
  It is at [27 °C](#water), almost 40 °C.
It is at [27 °C](#water), almost 5 °C more than in May.
  It is at [27 °C](#water), almost 5 °C.
  It is at [27 °C](#water) (5 °C).
  It is at [27 °C](#water) today, that is 5 °C.
L'eau est à [27 °C](#water), soit 81 °F.
  L'eau est à [27 °C](#water), soit 32 °C.
  L'eau est à [27 °C](#water), donc 23 °C.
  L'eau est à [27 °C](#water), presque 40 °C.
It takes three and a half hours: [3.5 h](#trip).
  It takes four and a half hours: [3.5 h](#trip).
  It takes two hours ([3.5 h](#trip)).
  It takes 45 minutes, that is [3.5 h](#trip).
It takes 4 hours ([3.5 h](#trip) of it on the road).
  It takes 2 hours ([3.5 h](#trip)).
  It lasts 2 hours – [3.5 h](#trip).
  Sie dauert 2 Stunden: [3,5 h](#trip).
It takes 2 h to pack: [3.5 h](#trip).
  It takes 2 h: [3.5 h](#trip).
  It takes 120 min, or [3.5 h](#trip).
  It costs 3 days ([3.5 h](#trip)).
It takes [3.5 h](#trip) by day, or 5 h by night.
  It takes [3.5 h](#trip), or 5 h.
  It takes [3.5 h](#trip) by day, or 5 h.
  It takes [3.5 h](#trip), 5 h then.
It takes [3.5 h](#trip), 2 h of it on foot.
  It takes [3.5 h](#trip), in other words 2 h.
  Die Fahrt dauert [3,5 Stunden](#trip), also zwei Stunden.
  Die Fahrt dauert [3,5 Stunden](#trip), zwei Stunden also.
Each holds [500 g](#flour), or 1.1 lb.
  Each holds [500 g](#flour), or 2 lb.
  Each holds [500 g](#flour) (50 g).
  Each holds [500 g](#flour) of flour, or 50 g.
Each holds [500 g](#flour) (0.5 kg).
  Each holds [500 g](#flour) (0.05 kg).
  Each holds [500 g](#flour), i.e. 5 kg.
  Each holds [500 g](#flour), just 50 g.
Toppen ligger på [2096 m](#top), nästan 2 100 m.
  Toppen ligger på [2096 m](#top), nästan 3 000 m.
  Szczyt ma [2096 m](#top), czyli 3000 m.
  O cume fica a [2096 m](#top), quase 3000 m.
The losses are [12 %](#share), about an eighth.
  The losses are [12 %](#share), or a third.
  Las pérdidas son del [12 %](#share), es decir, la mitad.
  The losses are [12 %](#share), that is 20 %.
It has [2,800 readers](#readers), or 5 a table.
  It has [2,800 readers](#readers), that is 2,000 readers.
  Gli iscritti sono [2800](#readers), cioè 2000.
  Het heeft [2800](#readers) lezers, dus 2000.
"""
RATES = """
Los vendemos a [$2,80](#apples) el kilo.
  Los vendemos a [$2,80](#apples) el gramo.
  Los vendemos a [$2,80](#apples) la tonelada.
  Los vendemos a [$2,80](#apples) el litro.
Los vendemos a [2,80 USD por kilo](#apples).
  Los vendemos a [2,80 USD por litro](#apples).
  Los vendemos a [2,80 USD por gramo](#apples).
  Los vendemos a [2,80 USD por hora](#apples).
Il coûte [1,30 USD](#milk) le litre.
  Il coûte [1,30 USD](#milk) le mètre.
  Il coûte [1,30 USD](#milk) le kilo.
  Il coûte [1,30 USD](#milk) l'heure.
We use [500 g](#flour) of flour on Mondays.
  We use [500 g](#flour) of flour per minute.
  Nous utilisons [500 g](#flour) de farine par mètre.
  Usamos [500 g](#flour) de harina por hora.
Si vende a [2,80 USD](#apples) al chilo.
  Bułka kosztuje [32,50 USD](#tyre) za kilogram.
  Una gomma costa [32,50 USD](#tyre) al chilo.
  Usamos [500 g](#flour) de harina por kilómetro.
Si vende a [1,30 USD](#milk) al litro.
  Si vende a [1,30 USD](#milk) al chilo.
  Si vende a [1,30 USD](#milk) al metro.
  Si vende a [1,30 USD](#milk) al giorno.
Es kostet [1,30 USD](#milk) pro Liter.
  Es kostet [1,30 USD](#milk) pro Meter.
  Es kostet [1,30 USD](#milk) pro Kilo.
  Es kostet [1,30 USD](#milk) pro Flasche.
It costs [$32.50](#tyre).
  Een band kost [$32,50](#tyre) per kilo.
  Een band kost [$32,50](#tyre) per kilometer.
  Una rueda cuesta [$32,50](#tyre) el kilo.
Er verbraucht [11,2 l auf 100 km](#fuel).
  Er verbraucht [11,2 l auf 1000 km](#fuel).
  Er verbraucht [11,2 l auf 100 m](#fuel).
  Er verbraucht [11,2 l auf 10 km](#fuel).
Er verbraucht [11,2 l](#fuel) auf 100 km.
  Er verbraucht [11,2 l](#fuel) auf 100 m.
  Er verbraucht [11,2 l](#fuel) auf 100 Seiten.
  Er verbraucht [11,2 l](#fuel) pro Kilometer.
It burns [11.2 litres](#fuel) per 100 km.
  It burns [11.2 litres](#fuel) per 1000 km.
  It burns [11.2 litres](#fuel) per 100 m.
  It burns [11.2 litres](#fuel).
We packed [64 boxes](#total).
  We packed [64 boxes](#total) per helper.
  Wir packten [64](#total) pro Helfer.
  We packed [64 boxes](#total) per customer.
It needs [640 kWh](#household) per household.
  It needs [640 kWh](#household) per person.
  It needs [640 kWh](#household) per child.
  It needs [640 kWh](#household) per metre.
That makes [113 parcels](#per_van) per van.
  That makes [113 parcels](#per_van) per route.
  That makes [113](#per_van) per customer.
  That makes [113 parcels](#per_van) per hour.
It takes [3.5 h](#trip) on foot.
  Die Fahrt dauert [3,5 h](#trip) pro Kilometer.
  Podróż trwa [3,5 h](#trip) na kilometr.
  Le voyage dure [3,5 h](#trip) par kilomètre.
"""
COMPARED = """
[96 loaves](#loaves) are more than the [88](#sold) sold.
  [96 loaves](#loaves) are fewer than the [88](#sold) sold.
  [96](#loaves) is less than the [88](#sold) sold.
  [88](#sold) loaves are more than the [96](#loaves) baked.
[96](#loaves) sind mehr als die [88](#sold).
  [96](#loaves) sind weniger als die [88](#sold).
  [88](#sold) sind mehr als die [96](#loaves).
  [27 °C](#water) is below the [20 °C](#water) of the lake.
"""
GROUPS = """
Das Werk liefert [121.000 MWh](#power).
  Das Werk liefert [121.000 GWh](#power).
  Das Werk liefert [12.100 MWh](#power).
  The plant delivers [121.000 MWh](#power).
Das Werk verbraucht [2.450 t](#cement).
  Das Werk verbraucht [2.450 kg](#cement).
  Das Werk verbraucht [2.450 kt](#cement).
  It uses [2.450 t](#cement).
Die Masse ist [1234 g](#mass).
  Die Masse ist [1.234 kg](#mass).
  Die Masse ist [1.234 t](#mass).
  Die Masse ist [12.340 g](#mass).
La biblioteca possiede [31.500 libri](#books).
  La biblioteca possiede [3.150 libri](#books).
  La biblioteca possiede [315.000 libri](#books).
  It has [31.500 books](#books).
[54 %](#women) des nageurs sont des femmes.
  [54 %](#women) fois deux sont des femmes.
  La moitié des [54 %](#women) sont des femmes.
  [54 %](#women) de plus sont des femmes.
"""
"""Each form that is read, with the neighbours below it that are not right."""


@pytest.mark.parametrize("row", re.split(r"\n(?! )", (TWICE + RATES + COMPARED + GROUPS).strip().replace("\n\n", "\n")))
def test_a_form_is_read_and_its_neighbours_are_refused(claimed, row):
    right, *wrong = row.split("\n  ")
    assert len(wrong) >= 3
    claims, problems = claimed(SHEET, right)
    assert all(claim.verdict in {"holds", "agrees"} for claim in claims), problems
    for prose in wrong:
        claims, _ = claimed(SHEET, prose)
        assert any(claim.verdict == "fails" for claim in claims), prose


@pytest.mark.parametrize(
    "prose",
    [
        "The fare is [$3.50](#fare) per person.",
        "The fare is [$3.50](#fare) per trip.",
        "We sent [64 boxes](#boxes) per post.",
        "We sent [64 boxes](#boxes) per request of the owner.",
        "The walk ([3.5 h](#trip), 2 h by boat) is long.",
        "It takes [3.5 h](#trip), 4 hours in all.",
        "It takes [3.5 h](#trip) on foot, almost 5 h in all.",
        "At 20 °C: [27 °C](#water).",
        "For a walk of 2 h: [3.5 h](#trip).",
        "It takes [3.5 h](#trip), which is 2 h more than by car.",
        "It costs [$32.50](#tyre), or $40 with the fitting.",
        "Los vendemos a [32,50 USD](#tyre) la unidad.",
        "Il coûte [32,50 USD](#tyre) le soir.",
    ],
)
def test_what_only_looks_like_it_is_no_objection(claimed, prose):
    (claim,), problems = claimed(SHEET, prose)
    assert claim.verdict in {"holds", "agrees"}, problems
