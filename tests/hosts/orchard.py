"""An orchard, its press and its store: three notes for the slips of `test_typed_slips`."""

ORCHARD = """\
---
title: An orchard
tags: [fruit, farm]
aliases: [apple trees]
created: 2026-02-11
---

# An orchard

<!-- calc: table varieties -->

| id      | yield [kg] | price [GBP/kg] | ripe       | keeps [d] |
|---------|-----------:|---------------:|------------|----------:|
| gala    |         38 |           1.90 | 2026-09-05 |        90 |
| bramley |         55 |           1.20 | 2026-10-01 |       150 |
| russet  |         31 |           2.60 | 2026-10-12 |       120 |

<!-- calc: table harvest -->

| day        | variety | crates | workers |
|------------|---------|-------:|--------:|
| 2026-09-06 | gala    |    120 |       4 |
| 2026-09-07 | gala    |     95 |       3 |
| 2026-10-02 | bramley |    210 |       6 |
| 2026-10-14 | russet  |     88 |       4 |

## Trees

```calc
use [[press]]: juice_price, loss as press_loss

kind    = pick varieties: bramley          # the apple we grow
trees   = 240 in 50..600 step 10           # trees in the orchard
crate   = 18 kg                            # apples in a crate
crop [t] = trees * kind.yield              # of a year
income [GBP] = crop * kind.price           # sold fresh @market
pressed [GBP] = crop * (1 - press_loss) / (1.05 kg/L) * juice_price
spacing = 4 m
row_gap = 5.5 m
area [ha] = trees * spacing * row_gap
density [1/ha] = trees / area
picked [t] = total(harvest.crates) * crate
harvest.mass [kg] = harvest.crates * crate
harvest.pace = harvest.crates / harvest.workers
best    = Max(harvest.crates)
pickers = mean(harvest.workers)
galas   = total(harvest.crates where harvest.variety = "gala")
kinds   = total(harvest.crates) per harvest.variety
worth [GBP] = mean(harvest.crates) * crate * kind.price
frost   = uniform(1, 5)                    # nights in spring
bad     = p90(frost)
rain    = 620 mm ± 60 mm
water [m^3] = rain * area
trunk(year) = 3 cm + 1.2 cm * year
old     = trunk(10)
stock(0) = 0 kg
stock(k) = stock(k - 1) * 0.95 + 100 kg for k in 1..12
rate(x) = Piecewise((2, x < 10), (1.5, True))
stored  = date 2026-10-01 + 150 d
check fits: area < 1 ha                    # the field we own
scenario dry: rain = 400 mm, trees = 200
thirst  = (water with dry)
needed  = solve n * 55 kg = 10 t for n in 1..600
```

The orchard has [240 trees](#trees) on [0.53 ha](#area). The crop is [13.2 t](#crop).
The income is [15,800 GBP](#income). We picked [9.2 t](#picked), of which [215 crates](#galas) are gala.
In the dry case the water is [1,800 m³](#thirst). The bramley keeps [150 d](#varieties.bramley.keeps).
A russet costs [£2.60/kg](#varieties.russet.price). It [fits](#fits).

- Compare [[press#Juice|the juice]] and [its price](press.md#juice_price).
- The shed is described in [[store]].

![[press#Juice]]

```calc plot title="Crop"
crop over trees in 50..600
```

```calc table title="Kinds"
rows: varieties
show: crop, income
```

```calc controls
inputs: trees
show: crop, area
```

needs:: [[store]]
"""

PRESS = """\
---
title: The press
---

# The press

## Juice

```calc
loss    = 0.35                              # pulp that is left
mass    = 2 t                               # apples of a day
density = 1.05 kg/L
juice [L] = mass * (1 - loss) / density
bottle  = 0.75 L
bottles = floor(juice / bottle)
juice_price = 2.4 GBP/L
takings [GBP] = juice * juice_price
motor   = 5.5 kW
run     = 6 h
energy [kWh] = motor * run
cost [GBP] = energy * 0.28 GBP/kWh
flow [L/min] = juice / run
speed   = 12 m/s
force [kN] = 30 bar * 0.02 m^2
heat [MJ] = juice * density * 4.2 kJ/kg/K * 60 K
profit  = takings - cost
share [%] = cost / takings
```

A day gives [1,238 L](#juice) or [1,650 bottles](#bottles).
The energy is [33 kWh](#energy) and costs [£9.24](#cost).
The flow is [3.4 L/min](#flow). The force is [60 kN](#force).

See [[orchard|the orchard]].
"""

STORE = """\
---
title: The cold store
aliases: [shed]
---

# The cold store

## Size

```calc
use [[orchard]]: crop

length  = 12 m
width   = 8 m
height  = 4 m
volume [m^3] = length * width * height
stack   = 300 kg/m^3
holds [t] = volume * stack * 0.5
free [t] = holds - crop
cool    = 9 kW
month   = 30 d
power_use [MWh] = cool * month * 0.4
temp    = 3 degC
gap     = 6 weeks
until   = date 2026-10-20 + gap
```

The store holds [57.6 t](#holds). In a month it uses [2.6 MWh](#power_use).
[[apple trees]] explains the crop. There are [44.4 t](#free) free.
"""

NOTES = {"orchard": ORCHARD, "press": PRESS, "store": STORE}

SOURCES = """\
- id: market
  title: Market prices
  issued: 2026
"""
UNITS = "GBP = [pound] = £\n"

FIXED = [
    ("orchard", "row_gap = 5.5 m", "row-gap = 5.5 m"),
    ("orchard", "uniform(1, 5)", "uniform(1 to 5)"),
    ("orchard", "uniform(1, 5)", "uniform(1..5)"),
    ("orchard", "step 10", "steps 10"),
    ("orchard", "step 10", "by 10"),
    ("orchard", "50..600 step 10", "50:600:10"),
    ("orchard", "total(harvest.crates) * crate", "total harvest.crates * crate"),
    ("orchard", "mean(harvest.workers)", "mean(harvest[workers])"),
    ("orchard", 'harvest.variety = "gala"', 'harvest.varity = "gala"'),
    ("orchard", "p90(frost)", "p90{frost}"),
    ("orchard", "trunk(10)", "trunk 10"),
    ("orchard", "trunk(10)", "trunk(year=10)"),
    ("orchard", "for k in 1..12", "for k = 1..12"),
    ("orchard", "for k in 1..12", "for k from 1 to 12"),
    ("orchard", "(2, x < 10)", "(2, x < 10, )"),
    ("orchard", "(1.5, True)", "(1.5, else)"),
    ("orchard", "2026-10-01 + 150 d", "2026-10-01 + 150"),
    ("orchard", "area < 1 ha ", "area < 1 ha. "),
    ("orchard", "rain = 400 mm, trees = 200", "rain = 400 mm and trees = 200"),
    ("orchard", "rain = 400 mm, trees = 200", "rain = 400 mm; trees = 200"),
    ("orchard", "scenario dry: rain", "case dry: rain"),
    ("orchard", "(water with dry)", "(water in dry)"),
    ("orchard", "(water with dry)", "water(dry)"),
    ("orchard", "[13.2 t](#crop)", "[13.2 t](#corp)"),
    ("orchard", "[[press#Juice|the juice]]", "[[press/Juice|the juice]]"),
    ("orchard", "```calc controls", "```calc-controls"),
    ("orchard", "title: An orchard", "title An orchard"),
    ("orchard", "<!-- calc: table harvest -->", "<!-- calc table harvest -->"),
    ("orchard", "<!-- calc: table harvest -->", "<!-- calc: table harvest ->"),
    ("orchard", "price [GBP/kg]", "price [GBP per kg]"),
    ("orchard", "juice_price, loss as press_loss", "juice_price; loss as press_loss"),
    ("orchard", "juice_price, loss as press_loss", "juice_price, loss = press_loss"),
    ("orchard", "juice_price, loss as press_loss", "juice_price loss as press_loss"),
    ("press", "floor(juice / bottle)", "int(juice / bottle)"),
    ("press", "4.2 kJ/kg/K", "4.2 kJ/(kg*K)"),
    ("press", "4.2 kJ/kg/K", "4.2 kJ/(kg K)"),
    ("press", "share [%] = cost / takings", "share % = cost / takings"),
    ("press", "takings - cost", "takings minus cost"),
    ("store", "use [[orchard]]: crop", "use [[orchard]].crop"),
    ("store", "height  = 4 m", 'height  = "4 m"'),
    ("press", "energy [kWh] = motor * run", "energy [kW/h] = motor * run"),
]
"""A note, its text, and the slip; one of the offered fixes, pasted, gives the text back."""
