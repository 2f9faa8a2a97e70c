"""Rates that the name or comment of a row gives: a sentence may repeat them, and say no other."""

import pytest

SHEET = """
min_flow = 5 L # least flow
second_car = 20 kWh # use of the second car
day = 17.4 kWh # consumption
month = 900 USD # rent
day_trip = 45 USD # excursion to the sea
week_end = 60 USD # stay from Friday
pound_cake = 400 kcal # cake
per_day = 500 g # flour per day
fare = 3.5 USD # fare
dozen = 4 USD # price of eggs per dozen
weekly = 5 USD # price per week
fence = 12 USD/m # price of a fence
grams = 500 # weight in grams
power = 121000 MWh # power of the year
readers = 2800 # readers
loaves = 96 # loaves
"""
UNITS = ("gram", "kilogram", "milligram", "tonne", "metre", "kilometre", "square metre", "square kilometre", "litre")


@pytest.mark.parametrize("said", UNITS)
def test_a_rate_of_a_comment_is_of_no_other_unit_and_no_other_prefix(claimed, said):
    for other in UNITS:
        (claim,), problems = claimed(f"price = 5 USD # price per {said}", f"It costs [5 USD](#price) per {other}.")
        assert (claim.verdict == "fails") == (other != said), (said, other, problems)


@pytest.mark.parametrize(
    "prose",
    [
        "It loses [5 L](#min_flow) per minute.",
        "It uses [20 kWh](#second_car) a second.",
        "It uses [17.4 kWh](#day) per hour.",
        "It uses [17.4 kWh](#day) a week.",
        "It costs [45 USD](#day_trip) per day.",
        "It costs [60 USD](#week_end) a week.",
        "It has [400 kcal](#pound_cake) per pound.",
        "We use [500 g](#per_day) of flour hourly.",
        "The fare is [$3.50](#fare) per dozen.",
        "The fare is [$3.50](#fare) per thousand.",
        "The fare is [$3.50](#fare) per night.",
        "Es kostet [3,50 USD](#fare) pro Dutzend.",
        "Es kostet [3,50 USD](#fare) pro Quadratmeter.",
        "Il coûte [3,50 USD](#fare) par nuit.",
        "It costs [4 USD](#dozen) per hundred.",
        "It costs [5 USD](#weekly) fortnightly.",
        "Costa [12 USD](#fence) al metro quadro.",
        "Cuesta [12 USD](#fence) por metro cuadrado.",
        "It weighs [500](#grams) kilograms.",
        "Das Werk liefert [121.000 MWh](#power) und braucht 3.5 t.",
        "Die Länge ist 2.5 m, und die Anlage liefert [121.000 MWh](#power).",
        "Das Werk liefert [121.000 ± 0.5 MWh](#power).",
        "The plant in Das Werk delivers [121.000 MWh](#power).",
    ],
)
def test_a_rate_or_point_that_a_row_does_not_have_is_refused(claimed, prose):
    (claim,), _ = claimed(SHEET, prose)
    assert claim.verdict == "fails", prose


@pytest.mark.parametrize(
    "prose",
    [
        "It uses [17.4 kWh](#day) for each day.",
        "It uses [17.4 kWh](#day) per day.",
        "It costs [900 USD](#month) a month.",
        "It costs [4 USD](#dozen) per dozen.",
        "It costs [5 USD](#weekly) for each week.",
        "It costs [5 USD](#weekly) weekly.",
        "It weighs [500](#grams) grams.",
        "We use [500 g](#per_day) of flour daily.",
        "Das Werk liefert [121.000 MWh](#power).",
        "The library has [2800 readers](#readers) (2023).",
        "Of our [96 loaves](#loaves), about 20 loaves are rye.",
        "We bake [96 loaves](#loaves), only 8 loaves more.",
        "We bake [96 loaves](#loaves), about 10 loaves each.",
    ],
)
def test_a_rate_or_number_that_a_row_does_not_deny_is_no_objection(claimed, prose):
    (claim,), problems = claimed(SHEET, prose)
    assert claim.verdict in {"holds", "agrees"}, problems
