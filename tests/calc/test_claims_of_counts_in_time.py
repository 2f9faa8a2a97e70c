"""Counted things with the rate of their sentence, points between thousands, areas and times in other languages."""

import re

import pytest

SHEET = """
trains = 84 1/day # trains
told = 84 # trains per day
beds = 340
tiles = 1472 # tiles
density = 11.5 1/m^2 # tiles per square metre
price = 1.35 USD
rate = 3.6 %
use = 57 L/day # water
books = 1.2e6 1/yr
stock = 385000
ratio = 1.234
reservoir = 1.9e9 m^3
flat = 50 m^2
trip = 1.75 h
build = 90 s
pace = 5 1/min
staff = 412
harvest_2024 = 38 kg
guests = 640000 1/yr
garden = 45 km^2
uptime = 99.95 % # uptime in 2025
share = 99.95 % # uptime
share_v = 72 % # vaccinated patients
geimpft = 72 % # geimpfte Kinder
path = 62e6 m
"""
RATED = """
We unload [84 trains](#trains) a day.
  We unload [84 trains](#trains) a week.
  We unload [84 trains](#trains) each hour.
  We unload [84 trains](#trains).
We unload [84 trains a day](#trains).
  We unload [84 trains a week](#trains).
  We unload [85.5 trains a day](#trains).
  We unload [84 trains](#trains) per dock.
Every day [84 trains](#trains) arrive.
  Every hour [84 trains](#trains) arrive.
  After a day [84 trains](#trains) arrive.
  Every day and every hour [84 trains](#trains) arrive.
[84 trains](#trains) run daily.
  [84 trains](#trains) run hourly.
  [84 trains](#told) run hourly.
  [84 trains](#told) run weekly.
Täglich fahren [84 Züge](#trains).
  Stündlich fahren [84 Züge](#trains).
  Jährlich fahren [84 Züge](#trains).
  Oft fahren [84 Züge](#trains).
Es fahren [84 Züge](#trains) am Tag.
  Es fahren [84 Züge](#trains) pro Stunde.
  Es fahren [84 Züge](#trains) im Jahr.
  Es fahren [86 Züge](#trains) am Tag.
Wir verleihen [1,2 Millionen Bücher](#books) im Jahr.
  Wir verleihen [1,2 Millionen Bücher](#books) im Monat.
  Wir verleihen [1,2 Milliarden Bücher](#books) im Jahr.
  Wir verleihen [12 Millionen Bücher](#books) im Jahr.
客は一日[84人](#trains)です。
  客は毎時[84人](#trains)です。
  客は一年[84人](#trains)です。
  客は[84人](#trains)です。
It needs [57 litres](#use) of water a day.
  It needs [57 litres](#use) of water a week.
  It needs [57 litres](#use) of water.
  It needs [57 m³](#use) of water a day.
You need [11.5 tiles](#density) per square metre.
  You need [11.5 tiles](#density) per square foot.
  You need [11.5 tiles](#density) per metre.
  You need [1,472](#tiles) tiles per square metre.
A tile costs [$1.35](#price).
  A tile costs [$1.35](#price) per square metre.
  A tile costs [$1.35](#price) delivery a month.
  A tile costs [$1.35](#price) a month.
The rate is [3.6 %](#rate).
  It carries [3.6 %](#rate) interest a month.
  It carries [3.6 %](#rate) interest per day.
  It carries [3.6 %](#rate) a month.
Der Bestand umfasst [385.000 Bücher](#stock).
  Der Bestand umfasst [38.500 Bücher](#stock).
  It has [385.000 books](#stock).
  Das Verhältnis ist [1.234](#ratio).
O volume é de [1,9 mil milhões de metros cúbicos](#reservoir).
  O volume é de [1,9 mil milhões de metros](#reservoir).
  O volume é de [1,9 mil milhões de metros quadrados](#reservoir).
  O volume é de [1,9 milhões de metros cúbicos](#reservoir).
El museo recibe a las [640.000 visitantes](#guests) al año.
  El museo recibe a las [64.000 visitantes](#guests) al año.
  El museo recibe a las [640.000 visitantes](#guests) al mes.
  The museum has [640.000 visitors](#guests) a year.
茶园面积为[45平方公里](#garden)。
  茶园面积为[45平方米](#garden)。
  茶园面积为[45公里](#garden)。
  茶园面积为[54平方公里](#garden)。
Uptime was [99.95 %](#uptime) in 2025.
  Uptime was [99.95 %](#uptime) in 2019.
  Uptime was [99.95 %](#share) in 2025.
  Uptime was [99.59 %](#uptime) in 2025.
In 2024 we harvested [38 kg](#harvest_2024).
  In 2025 we harvested [38 kg](#harvest_2024).
  We harvested [38 kg](#harvest_2024) in the spring of 2023.
  In 2026, as in 2025, we harvested [38 kg](#harvest_2024).
Of them, [72 %](#share_v) are vaccinated.
  [72 %](#share_v) of them are not vaccinated.
  [72 %](#share_v) were never vaccinated.
  Davon sind [72 %](#geimpft) nicht geimpft.
It costs [$1.35](#price), without tax.
  It costs [$1.35](#price), per month.
  Es kostet [$1.35](#price), pro Monat.
  It costs [$1.35](#price), a day, without tax.
Sie hat [50 Quadratmeter](#flat).
  Sie hat [50 Kubikmeter](#flat).
  Sie hat [50 Quadratkilometer](#flat).
  Sie hat [50 Meter](#flat).
Die Fahrt dauert [1 Stunde 45 Minuten](#trip).
  Die Fahrt dauert [1 Stunde 45 Sekunden](#trip).
  Die Fahrt dauert [1 Stunde 54 Minuten](#trip).
  Die Fahrt dauert [1 Tag 45 Minuten](#trip).
El viaje dura [1 hora y 45 minutos](#trip).
  El viaje dura [2 horas y 45 minutos](#trip).
  El viaje dura [1 hora y 45 segundos](#trip).
  El viaje dura [1 hora y 45 metros](#trip).
It takes [a minute and a half](#build).
  It takes [an hour and a half](#build).
  It takes [5 minute](#pace).
  It takes [a minute](#build).
[Rund 400 Pflegekräfte](#staff) arbeiten hier.
  [Rund 500 Pflegekräfte](#staff) arbeiten hier.
  [Rund 450 Pflegekräfte](#staff) arbeiten hier.
  [Rund 41 Pflegekräfte](#staff) arbeiten hier.
Mide [62 millones de metros](#path).
  Mide [62 mil millones de metros](#path).
  Mide [62 millones de litros](#path).
  Mide [6,2 millones de metros](#path).
"""
"""Each form that is read, with the neighbours below it that are not right."""


@pytest.mark.parametrize("row", re.split(r"\n(?! )", RATED.strip()))
def test_a_form_is_read_and_its_neighbours_are_refused(claimed, row):
    right, *wrong = row.split("\n  ")
    assert len(wrong) >= 3
    (claim,), problems = claimed(SHEET, right)
    assert claim.verdict in {"holds", "agrees"}, problems
    for prose in wrong:
        (claim,), _ = claimed(SHEET, prose)
        assert claim.verdict == "fails", prose


@pytest.mark.parametrize(
    "prose",
    [
        "[340 beds](#beds) are cleaned daily.",
        "We clean [340 beds](#beds) after a day.",
        "It has [340 beds](#beds) in the north.",
    ],
)
def test_a_time_that_is_no_rate_of_the_count_is_no_objection(claimed, prose):
    (claim,), problems = claimed(SHEET, prose)
    assert claim.verdict in {"holds", "agrees"}, problems
