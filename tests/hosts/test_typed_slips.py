"""Slips typed into a vault, one at a time: each is reported, and a fix that its message offers works as pasted.

A fix replaces some text of the marked line, or the line. The vault is then as it was before the slip, or as the table
says: so no fix makes a false sentence, or another value, pass.
"""

import re

import pytest
from click.testing import CliRunner
from tests.hosts import orchard
from tests.hosts.watched import Watched

from calcgraph.hosts.command_line import main

ROOF = """\
---
title: A roof of solar panels
tags: [solar]
aliases: [panels]
---

# A roof of solar panels

<!-- calc: table modules -->
| id    | area [m^2] | efficiency [%] | price [EUR] |
|-------|-----------:|---------------:|------------:|
| basic |        1.7 |             19 |         110 |
| slim  |        1.9 |             22 |         160 |

## Yield

```calc
module = pick modules: slim                    # what is on the roof
count  = 16 in 4..30                           # modules
sun    = 1 kW/m^2                              # full sun
peak [kW] = count * module.area * module.efficiency * sun
hours  = 950 h                                 # full-load hours of a year @pvgis
yearly [kWh] = peak * hours
paid   = count * module.price
loss(years) = 1 - 0.5 % * years
check small: peak < 10 kW                      # no second meter
```

The roof gives [6.69 kW](#peak) and [6,350 kWh](#yearly) a year.
With basic modules it is [5.17 kW](#peak "with module=basic").
The modules cost [2,560 EUR](#paid). It [stays small](#small).

![[battery#Size]]

```calc plot
peak over count in 4..30
```
"""

BATTERY = """\
---
title: A battery in the cellar
date: 2026-05-04
---

# A battery in the cellar

## Size

```calc
use [[roof]]: yearly

capacity = 10 kWh in 2..20 kWh                 # what is usable
power    = 5 kW                                # of the inverter
full [h] = capacity / power
depth    = 90 % ± 5 %
bought   = date 2026-05-04
ends     = bought + 10 yr
night    = normal(4 kWh, 0.5 kWh)
low      = p90(night)
day      = yearly / 365
fill     = solve size / power = 3 h for size in 1..40 kWh
size     = 12 kWh
scenario big: capacity = 15 kWh
large    = (full with capacity = 15 kWh)
```

It is full after [2 h](#full).
The roof gives [17.4 kWh](#day) for each day, see [[roof#Yield]] and [[panels|the panels]].

builds-on:: [[roof]]
"""

TARIFF = """\
# What is paid for power

```calc
use [[battery]]: capacity
use [[formulas/water]]: heat_capacity

buy   = 0.32 EUR/kWh
sell  = 0.08 EUR/kWh
gain  = buy - sell
cycle [EUR] = capacity * gain
bath [kWh] = 150 kg * heat_capacity * 30 K
```

A full cycle saves [2.40 EUR](#cycle), a bath takes [about 5.2 kWh](#bath).
It is less than the [10 kWh](battery.md#capacity) of the battery.
A kilowatt hour costs [0.32 EUR/kWh](#buy "@grid").
"""

BAKERY = """\
---
title: The bakery
aliases: [Bakehouse]
tags: [food]
date: 2026-03-01
---

# The bakery

<!-- calc: table ovens -->
| id    | power [kW] | trays | price [USD] | made       |
|-------|-----------:|------:|------------:|------------|
| small |        3.5 |     4 |        1800 | 2024-05-01 |
| large |        9.2 |    12 |        4700 | 2025-11-20 |

<!-- calc: table sales -->
| month | region | loaves | revenue [USD] |
|-------|--------|-------:|--------------:|
| Jan   | north  |    420 |          1680 |
| Feb   | north  |    515 |          2060 |
| Mar   | south  |    380 |          1710 |
| Apr   | south  |    610 |          2745 |

## Baking

```calc
use [[energy]]: tariff, days as open_days

oven    = pick ovens: large             # the oven we bake in
batch   = 24 in 6..48 step 6            # loaves for each tray
time    = 35 min ± 2 min                # in the oven
loaves  = oven.trays * batch            # loaves for each batch
used [kWh] = oven.power * mean(time)
cost [USD] = used * tariff
each [USD] = cost / loaves
flour   = 0.55 kg                       # in a loaf
water   = 62 %                          # of the flour
dough [kg] = loaves * flour * (1 + water)
sold    = total(sales.loaves)
daily   = sold / open_days
best    = Max(sales.revenue)
south   = total(sales.loaves where sales.region = "south")
by = total(sales.revenue) per sales.region
sales.unit [USD] = sales.revenue / sales.loaves
age [yr] = date 2026-03-01 - date 2024-05-01
level(0) = 20 kg
level(n) = level(n - 1) * 0.9 + 3 kg for n in 1..10
tier(x) = Piecewise((1, x < 100), (0.9, x >= 100))
check room: dough < 300 kg              # fits the mixer
scenario festival: batch = 48, oven = small
rush = (dough with festival)
```

A batch makes [288 loaves](#loaves) from [257 kg](#dough) of dough.
It takes [5.37 kWh](#used) and costs [$1.61](#cost).
We sold [1,925 loaves](#sold), of which [990](#south) went south.
In the festival it is [171 kg](#rush "with festival").
The large oven has [12 trays](#ovens.large.trays). It [fits](#room).

- North brings [3740 USD](#by.north.revenue).
- See [[energy#Tariff|the tariff]] and [the price](energy.md#tariff).

![[energy#Tariff]]

```calc plot title="Cost"
cost over batch in 6..48
```

```calc table
rows: ovens
show: used, cost
```

```calc plot
sales.revenue over sales.month
bars
```
"""

ENERGY = """\
---
title: Energy
---

# Energy

## Tariff

```calc
tariff = 0.30 USD/kWh in 0.10..0.60 USD/kWh   # per kilowatt hour @grid
days   = 300                                  # open days of a year
peak   = 12 kW
annual [MWh] = peak * 6 h * days
rate   = 2.5 L/min
tank [h] = 600 L / rate
gap    = normal(20 min, 3 min)
late   = p95(gap)
speed  = 40 km/h
trip [min] = 18 km / speed
big    = 1,250 kg
root   = solve x^2 = 16 for x in 0..10
```

A year takes [21.6 MWh](#annual). The tank is empty after [4 hours](#tank).
The tariff is [0.30 USD/kWh](#tariff "@grid"). The trip takes [27 min](#trip).
Back to [[Bakehouse]].

see:: [[bakery]]
"""

SOURCES = """\
- id: pvgis
  title: Photovoltaic geographical information system
  author: [{literal: JRC}]
  issued: 2024
- id: grid
  title: Price list
  issued: 2026
"""
FILES = {"roof": "docs/roof.md", "battery": "docs/battery.md", "tariff": "docs/tariff.md", "site": "mkdocs.yml"}
FILES |= {"bakery": "docs/bakery.md", "energy": "docs/energy.md"}

NOTES = {"roof": ROOF, "battery": BATTERY, "tariff": TARIFF, "bakery": BAKERY, "energy": ENERGY} | orchard.NOTES
FILES |= {name: f"docs/{name}.md" for name in orchard.NOTES}

FIXED = [
    ("roof", "= 1 kW/m^2", "= 1 kw/m^2"),
    ("roof", "= 1 kW/m^2", "= 1 kW per m^2"),
    ("roof", "= 1 kW/m^2", "= 1 kW/m2"),
    ("roof", "= 1 kW/m^2", "= 1 kW/sqm"),
    ("roof", "= 950 h ", "= 950 hrs "),
    ("battery", "10 yr", "10 yrs"),
    ("battery", "10 yr", "10 a"),
    ("battery", "= 5 kW ", "= 5 KW "),
    ("tariff", "150 kg", "150 Kg"),
    ("roof", "count * module.area", "cuont * module.area"),
    ("roof", "module.area", "modul.area"),
    ("roof", "module.area", "module.aera"),
    ("roof", "peak [kW] =", "peak kW ="),
    ("roof", "count * module.price", "count x module.price"),
    ("roof", "count * module.price", "count module.price"),
    ("roof", "1 - 0.5 % * years", "1 - 0,5 % * years"),
    ("roof", "1 - 0.5 % * years", "1 - 0.5 % * year"),
    ("roof", "check small: peak < 10 kW", "check small: peak < 10"),
    ("roof", "check small: peak < 10 kW", "check small peak < 10 kW"),
    ("roof", "check small: peak < 10 kW", "chek small: peak < 10 kW"),
    ("roof", "yearly [kWh] = peak * hours", "yearly [kWh] == peak * hours"),
    ("roof", "yearly [kWh] = peak * hours", "yearly [kWh] peak * hours"),
    ("roof", "yearly [kWh] = peak * hours", "yearly [kWh]: peak * hours"),
    ("battery", "normal(4 kWh", "gauss(4 kWh"),
    ("battery", "normal(4 kWh", "normal(4"),
    ("battery", "p90(night)", "p90 night"),
    ("battery", "p90(night)", "percentile(night, 90)"),
    ("battery", "p90(night)", "p90(nigth)"),
    ("battery", "90 % ± 5 %", "90 % +/- 5 %"),
    ("battery", "90 % ± 5 %", "90 ± 5 %"),
    ("roof", "in 4..30 ", "in 4-30 "),
    ("roof", "in 4..30 ", "in 4 to 30 "),
    ("roof", "in 4..30 ", "in 4...30 "),
    ("roof", "in 4..30 ", "in [4, 30] "),
    ("roof", "pick modules: slim", "pick modules: slin"),
    ("roof", "pick modules: slim", "pick module: slim"),
    ("roof", "pick modules: slim", "pick modules slim"),
    ("roof", "pick modules: slim", "pick slim from modules"),
    ("roof", "pick modules: slim", "modules.slim"),
    ("battery", "date 2026-05-04", "date 2026-5-4"),
    ("battery", "date 2026-05-04", "date 04.05.2026"),
    ("battery", "date 2026-05-04", "date May 4, 2026"),
    ("battery", "date 2026-05-04", "date 4th May 2026"),
    ("battery", "= date 2026-05-04", "= 2026-05-04"),
    ("battery", "big: capacity = 15 kWh", "big: capacty = 15 kWh"),
    ("battery", "big: capacity = 15 kWh", "big: capacity = 15"),
    ("battery", "big: capacity = 15 kWh", "big capacity = 15 kWh"),
    ("battery", "big: capacity = 15 kWh", "big: capacity 15 kWh"),
    ("battery", "(full with capacity = 15 kWh)", "full with capacity = 15 kWh"),
    ("battery", "(full with capacity = 15 kWh)", "(full with capasity = 15 kWh)"),
    ("battery", "solve size / power = 3 h", "solve size / power == 3 h"),
    ("battery", "use [[roof]]: yearly", "use [[rooof]]: yearly"),
    ("battery", "use [[roof]]: yearly", "use [[roof]]: yearli"),
    ("battery", "use [[roof]]: yearly", "use [[roof]] yearly"),
    ("battery", "use [[roof]]: yearly", "use roof: yearly"),
    ("battery", "use [[roof]]: yearly", "import [[roof]]: yearly"),
    ("battery", "use [[roof]]: yearly", "from roof import yearly"),
    ("battery", "use [[roof]]: yearly", "use [[roof]]: yearly, paid"),
    ("tariff", "]]: heat_capacity", "]]: heatcapacity"),
    ("battery", "[[roof#Yield]]", "[[roof#Yeild]]"),
    ("battery", "[[roof#Yield]]", "[[roff#Yield]]"),
    ("roof", "![[battery#Size]]", "![[batery#Size]]"),
    ("roof", "|        1.9 |", "|        1,9 |"),
    ("roof", "|        1.9 |", "|    1.9 m^2 |"),
    ("roof", "area [m^2]", "area (m^2)"),
    ("roof", "area [m^2]", "area [sqm]"),
    ("roof", "<!-- calc: table modules -->", "<!-- calc: tabel modules -->"),
    ("roof", "[6.69 kW](#peak)", "[6.69](#peak)"),
    ("roof", "[6.69 kW](#peak)", "[6.69 kW](#peek)"),
    ("roof", "[6.69 kW](#peak)", "[6.69 KW](#peak)"),
    ("roof", "[6.69 kW](#peak)", "[6.69 kW](peak)"),
    ("roof", "with module=basic", "with module=basik"),
    ("roof", "with module=basic", "with modul=basic"),
    ("roof", "with module=basic", "module=basic"),
    ("roof", "[stays small](#small)", "[stays small](#smal)"),
    ("tariff", "battery.md#capacity", "batery.md#capacity"),
    ("tariff", "battery.md#capacity", "battery.md#capacty"),
    ("tariff", "@grid", "@gird"),
    ("roof", "peak over count in 4..30", "peak over coutn in 4..30"),
    ("roof", "peak over count in 4..30", "peak vs count in 4..30"),
    ("roof", "peak over count in 4..30", "peak over count from 4 to 30"),
    ("roof", "pick modules: slim", "pick modules = slim"),
    ("roof", "pick modules: slim", "pick modules[slim]"),
    ("roof", "pick modules: slim", "choose modules: slim"),
    ("roof", "check small: peak < 10 kW", "assert small: peak < 10 kW"),
    ("roof", "check small: peak < 10 kW", "check small: peak is less than 10 kW"),
    ("roof", "loss(years) = 1", "def loss(years) = 1"),
    ("roof", "loss(years) = 1", "loss(years) <- 1"),
    ("roof", "1 - 0.5 % * years", "1 – 0.5 % * years"),
    ("roof", "count * module.price", "count * module.price;"),
    ("roof", "count * module.area", "count * module->area"),
    ("roof", "in 4..30 ", "in 30..4 "),
    ("battery", "normal(4 kWh, 0.5 kWh)", "normal(4 kWh; 0.5 kWh)"),
    ("battery", "normal(4 kWh, 0.5 kWh)", "N(4 kWh, 0.5 kWh)"),
    ("battery", "p90(night)", "P90(night)"),
    ("battery", "10 yr", "ten yr"),
    ("battery", "[[roof#Yield]]", "[[roof#Yield]"),
    ("battery", "[[roof#Yield]]", "[[roof#Yield"),
    ("battery", "[[roof#Yield]]", "[roof#Yield]]"),
    ("battery", "[[panels|the panels]]", "[[panels|the panels]"),
    ("roof", "[6.69 kW](#peak)", "[6.69 kW] (#peak)"),
    ("roof", "[6.69 kW](#peak)", "[6.69 kW](#peak"),
    ("roof", "[6.69 kW](#peak)", "(6.69 kW)[#peak]"),
    ("roof", "[6.69 kW](#peak)", "[6.69 kW][#peak]"),
    ("roof", '(#peak "with module=basic")', '(#peak "with module=basic)'),
    ("roof", '(#peak "with module=basic")', "(#peak with module=basic)"),
    ("roof", "```calc\nmodule", "```clac\nmodule"),
    ("roof", "```calc plot", "```clac plot"),
    ("roof", "```calc plot", "```calcplot"),
    ("roof", "= 1 kW/m^2", "= 1 kW / m^2"),
    ("roof", "= 950 h ", "= 950 Std "),
    ("roof", "count * module.area", "count * module area"),
    ("roof", "count * module.area", "count * module[area]"),
    ("roof", "count * module.area", "count * modules.area"),
    ("roof", "count * module.price", "(count * module.price"),
    ("roof", "loss(years)", "loss[years]"),
    ("battery", "p90(night)", "p90(night"),
    ("battery", "p90(night)", "p90[night]"),
    ("battery", "= date 2026-05-04", "= date(2026, 5, 4)"),
    ("battery", "big: capacity = 15 kWh", "big: capacity: 15 kWh"),
    ("battery", "scenario big: capacity = 15 kWh", "scenario: big capacity = 15 kWh"),
    ("battery", "(full with capacity = 15 kWh)", "full(capacity = 15 kWh)"),
    ("battery", "use [[roof]]: yearly", "use [roof]: yearly"),
    ("battery", "use [[roof]]: yearly", "use [[roof]]: yearly as"),
    ("battery", "use [[roof]]: yearly", "use [[roof#yearly]]"),
    ("battery", "[[roof#Yield]]", "[[roof]#Yield]"),
    ("roof", "![[battery#Size]]", "![battery#Size]"),
    ("roof", "|        1.9 |", "|        1.9  "),
    ("roof", "area [m^2]", "area m^2"),
    ("roof", "peak over count in 4..30", "peak, count in 4..30"),
    ("roof", "peak over count in 4..30", "peak over count"),
    ("roof", "peak over count in 4..30", "peak over count in 4-30"),
    ("roof", '"with module=basic"', '"with module: basic"'),
    ("battery", "[[roof#Yield]]", "[[roof]#Yield]]"),
    ("roof", "count  = 16 in 4..30", "count  = 16 in 4,30"),
    ("roof", "count  = 16 in 4..30", "count  = 16 between 4..30"),
    ("roof", "count  = 16 in 4..30", "count  = 16 [4..30]"),
    ("roof", "count  = 16 in 4..30", "count  = 16 (4 to 30)"),
    ("roof", "hours  = 950 h ", "hours  : 950 h "),
    ("roof", "hours  = 950 h ", "hours  := 950 h "),
    ("roof", "hours  = 950 h ", "let hours  = 950 h "),
    ("roof", "@pvgis", "@pvgsi"),
    ("roof", "check small: peak < 10 kW", "check small: peak < 10 Kw"),
    ("roof", "module.efficiency", "module.efficency"),
    ("roof", "|             19 |", "|           19 % |"),
    ("roof", "![[battery#Size]]", "![[battery#Sise]]"),
    ("roof", "[6,350 kWh](#yearly)", "[6,350 kWh](#Yearly)"),
    ("roof", "[6,350 kWh](#yearly)", "[6,350 kwh](#yearly)"),
    ("roof", "hours  = 950 h", "hours  = 9 50 h"),
    ("roof", "# what is on the roof", "// what is on the roof"),
    ("roof", "peak over count in 4..30", "peak over count 4..30"),
    ("roof", "= 1 kW/m^2", "= 1 kW\\m^2"),
    ("battery", "(full with capacity = 15 kWh)", "(full where capacity = 15 kWh)"),
    ("bakery", "for n in 1..10", "for n in 1 to 10"),
    ("energy", "2.5 L/min", "2.5 L/mn"),
    ("energy", "normal(20 min, 3 min)", "norml(20 min, 3 min)"),
    ("roof", "[6.69 kW](#peak)", "[6.69 KW](#peak)"),
    ("roof", "peak over count in 4..30", "plot peak over count in 4..30"),
    ("battery", "full [h] = capacity / power", "full [h] = capacity : power"),
    ("battery", "full [h] = capacity / power", "full [h = capacity / power"),
    ("battery", "full [h] = capacity / power", "full [h] = capacity / Power"),
    ("battery", "full [h] = capacity / power", "full [h] = capacity ÷ power"),
    ("battery", "for size in 1..40 kWh", "for size 1..40 kWh"),
    ("battery", "for size in 1..40 kWh", "over size in 1..40 kWh"),
    ("battery", "scenario big: capacity = 15 kWh", "scenario big with capacity = 15 kWh"),
    ("battery", "scenario big: capacity = 15 kWh", "scenario big, capacity = 15 kWh"),
    ("roof", "<!-- calc: table modules -->", "<!-- calc: table: modules -->"),
    ("tariff", "* 30 K", "* 30 k"),
    ("battery", "[2 h](#full)", "[2 h](#full"),
    ("battery", "[2 h](#full)", "[2 h](#ful)"),
    ("tariff", "buy   = 0.32 EUR/kWh", "buy   = 0,32 EUR/kWh"),
    ("tariff", "buy   = 0.32 EUR/kWh", "buy   = 0.32 EUR per kWh"),
    ("tariff", "buy   = 0.32 EUR/kWh", "buy   = 0.32 EUR/kwh"),
    ("site", "- calcgraph:", "- calcgrap:"),
    ("site", "- calcgraph:", "- calc-graph:"),
    ("site", "plugins:", "plugin:"),
    ("site", "dialect: obsidian", "dialekt: obsidian"),
    ("site", "dialect: obsidian", "dialect: obsidan"),
    ("bakery", "(1 + water)", "[1 + water]"),
    ("bakery", "mean(time)", "average(time)"),
    ("bakery", "total(sales.loaves)", "total(sale.loaves)"),
    ("bakery", "Max(sales.revenue)", "Max(revenue)"),
    ("bakery", 'where sales.region = "south"', "where sales.region = 'south'"),
    ("bakery", 'where sales.region = "south"', "where sales.region = “south”"),
    ("bakery", 'where sales.region = "south"', 'if sales.region = "south"'),
    ("bakery", 'where sales.region = "south"', 'where region = "south"'),
    ("bakery", "|        4700 |", "|       $4700 |"),
    ("bakery", "per sales.region", "by sales.region"),
    ("bakery", "per sales.region", "per region"),
    ("bakery", "per sales.region", "group by sales.region"),
    ("bakery", "level(n - 1)", "level[n - 1]"),
    ("bakery", "batch = 48, oven = small", "batch = 48, oven: small"),
    ("bakery", "[[energy#Tariff|the tariff]]", "[[energy#Tariff]the tariff]]"),
    ("bakery", "rows: ovens", "row: ovens"),
    ("bakery", "rows: ovens", "rows = ovens"),
    ("bakery", "show: used, cost", "show: used cost"),
    ("bakery", "show: used, cost", "show: used; cost"),
    ("bakery", "show: used, cost", "show used, cost"),
    ("bakery", "sales.revenue over sales.month\nbars", "sales.revenue over sales.month\nbar"),
    ("bakery", "sales.revenue over sales.month", "sales.revenue over month"),
    ("bakery", "aliases: [Bakehouse]", "aliases: [Bakehouse"),
    ("bakery", "#ovens.large.trays", "#ovens.large.tray"),
    ("bakery", "#by.north.revenue", "#by.North.revenue"),
    ("bakery", "calc table\nrows", "calc tabel\nrows"),
    ("bakery", "oven.power", "ovn.power"),
    ("bakery", "[990](#south)", "[990](#sout)"),
    ("bakery", "days as open_days", "dayz as open_days"),
    ("bakery", "|        3.5 |", "|        3,5 |"),
    ("bakery", "check room: dough", "chek room: dough"),
    *orchard.FIXED,
]
"""A file, its text, and the slip; one of the offered fixes, pasted, gives the text back."""

OTHERWISE = {
    ("roof", "1 - 0.5 % * years", "1 - 0.5% x years"): "1 - 0.5% * years",
    ("roof", "check small: peak < 10 kW", "check small: peak =< 10 kW"): "check small: peak <= 10 kW",
    ("roof", "check small: peak < 10 kW", "check: peak < 10 kW"): "check peak < 10 kW",
    ("roof", "yearly [kWh] = peak * hours", "yearly energy [kWh] = peak * hours"): (
        "yearly_energy [kWh] = peak * hours"
    ),
    ("roof", "paid   = count * module.price", "paid = sum(modules.price)"): "paid = total(modules.price)",
    (
        "roof",
        "paid   = count * module.price",
        "paid = count * avg(modules.price)",
    ): "paid = count * mean(modules.price)",
    ("roof", "paid   = count * module.price", "paid = roundup(count)"): "paid = ceiling(count)",
    ("roof", "title: A roof of solar panels", "title: Solar: a roof"): 'title: "Solar: a roof"',
    ("battery", "use [[roof]]: yearly", "from A roof of solar panels import yearly"): (
        "use [[A roof of solar panels]]: yearly"
    ),
    ("battery", "= 5 kW ", "= 5 kilowat "): "= 5 kilowatt ",
    ("roof", "= 950 h ", "= 950 hour's "): "= 950 hour ",
    ("battery", "= 5 kW ", "= 5 kilo watts "): "= 5 kilowatts ",
    ("battery", "[[panels|the panels]]", "[[pannels|the panels]]"): "[[roof|the panels]]",
    ("battery", "use [[roof]]: yearly", "use [[roof]]: yearly peak"): "use [[roof]]: yearly, peak",
    ("battery", "use [[roof]]: yearly", "use [[roof]]: yearly peak, paid"): "use [[roof]]: yearly, peak, paid",
    ("tariff", "[[formulas/water]]:", "[[formula/water]]:"): "[[water]]:",
}
"""Slips whose fix is another text."""

REFUSED = [
    ("roof", "[6.69 kW](#peak)", "[6.96 kW](#peak)", "is not `peak`: 6.688 kW (allowed 6.95 to 6.97)"),
    ("roof", "[6.69 kW](#peak)", "[6.69 kWh](#peak)", "is in `kWh`, but `peak` is in `kW`"),
    ("roof", "[6.69 kW](#peak)", "[6.69 MW](#peak)", "1,000 times too large"),
    ("roof", "[6.69 kW](#peak)", "[more than 7 kW](#peak)", "(allowed more than 7)"),
    ("tariff", "[2.40 EUR](#cycle)", "[2.40 USD](#cycle)", "is in `USD`, but `cycle` is in `EUR`"),
    ("battery", "date 2026-05-04\nends", "date 2026-04-31\nends", "is not a day of the calendar"),
    ("battery", "date: 2026-05-04", "date: 2026-05-34", "is not in the calendar"),
    ("battery", "for size in 1..40 kWh", "for size in 1..10 kWh", "no root was found in the range"),
    ("roof", "small: peak < 10 kW", "small: peak < 6 kW", "the check fails"),
    ("battery", "use [[roof]]: yearly", "import roof", "found `roof`"),
    ("roof", "check small: peak < 10 kW", "check small: peak << 10 kW", "found `<`"),
]
"""Slips that only their writer can correct: what is said, and nothing is offered that makes them pass."""

OFFERED = re.compile(r"`([^`…]+)`")


@pytest.fixture(scope="module")
def vault(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    """A new vault with three more notes, in which nothing is wrong."""
    folder = tmp_path_factory.mktemp("typed") / "v"
    assert CliRunner().invoke(main, ["new", str(folder)]).exit_code == 0
    for name, text in NOTES.items():
        (folder / FILES[name]).write_text(text, encoding="utf-8")
    library = folder / "formulas"
    with (library / "sources.yaml").open("a", encoding="utf-8") as sources:
        sources.write(SOURCES + orchard.SOURCES)
    with (library / "units.txt").open("a", encoding="utf-8") as units:
        units.write("EUR = [euro] = € = euro\n" + orchard.UNITS)
    watched = Watched(folder)
    assert watched.problems() == []
    return watched


def is_pasted(line: str, offered: str, aim: str) -> bool:
    """Return whether a line in which some text is replaced by what is offered is the aim."""
    parts = aim.split(offered)
    for at in range(1, len(parts)):
        before, behind = offered.join(parts[:at]), offered.join(parts[at:])
        if line.startswith(before) and line.endswith(behind) and len(before) + len(behind) <= len(line):
            return True
    return False


def alike(text: str) -> str:
    """The text without the spaces that only align it."""
    return re.sub(r"[ -]{2,}", " ", re.sub(r" *\| *", "|", text))


def repaired(vault: Watched, name: str, right: str, slip: str, wanted: str) -> list[str]:
    """The problems, if no offered fix gives the wanted text; empty otherwise. The file is left as it was."""
    path = vault.folder / FILES[name]
    text = path.read_text(encoding="utf-8")
    assert right in text
    typed = text.replace(right, slip, 1)
    aim = text.replace(right, wanted, 1).split("\n")
    path.write_text(typed, encoding="utf-8")
    try:
        found = vault.problems()
    finally:
        path.write_text(text, encoding="utf-8")
    assert found, "the slip is not reported"
    for one in found:
        if one["path"] != FILES[name]:
            continue
        lines, number = typed.split("\n"), int(one["line"]) - 1
        if lines[:number] + lines[number + 1 :] != aim[:number] + aim[number + 1 :]:
            continue
        for offered in OFFERED.findall(str(one.get("hint", ""))):
            if is_pasted(alike(lines[number]), alike(offered), alike(aim[number])):
                return []
    return [f"{one['code']} {one['message']} -> {one.get('hint')}" for one in found]


@pytest.mark.parametrize(("name", "right", "slip"), FIXED)
def test_a_fix_gives_the_text_back(vault, name, right, slip):
    assert repaired(vault, name, right, slip, right) == []


@pytest.mark.parametrize(("case", "wanted"), OTHERWISE.items())
def test_a_fix_gives_the_text_that_is_meant(vault, case, wanted):
    assert repaired(vault, *case, wanted) == []


@pytest.mark.parametrize(("name", "right", "slip", "said"), REFUSED)
def test_nothing_is_offered_that_makes_a_false_text_pass(vault, name, right, slip, said):
    path = vault.folder / FILES[name]
    text = path.read_text(encoding="utf-8")
    typed = text.replace(right, slip, 1)
    path.write_text(typed, encoding="utf-8")
    try:
        found = [one for one in vault.problems() if one["path"] == FILES[name]]
        assert any(said in str(one["message"]) for one in found), found
        line = typed.split("\n")[int(found[0]["line"]) - 1]
        for offered in OFFERED.findall(str(found[0].get("hint", ""))):
            for old in {slip, line, *OFFERED.findall(str(found[0]["message"]))}:
                if old in typed:
                    path.write_text(typed.replace(old, offered, 1), encoding="utf-8")
                    assert vault.problems() != [], offered
    finally:
        path.write_text(text, encoding="utf-8")
