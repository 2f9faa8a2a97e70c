"""A number is marked only if each word of its sentence is neutral or is a word that the author gave its row."""

import pytest

SHEET = """
hours = 8 h # time in a day
flow = 3 m^3/h # flow of the pump
pump = 7 kW # power of the pump, without the heater
heater = 7 kW # power of the heater
both [kW] = pump + heater # power of both
margin = 7 kW # margin of the fuse
plant = 5 kW # power that the plant delivers
water [m^3] = flow * hours # daily water
users = 8 # users of the system
step [ms] = 42 ms * users / 8 # time of a step
ctx = 8Ki tok # context of each user
well = 42 kW # what forty-two pumps of the well need, both pumps
cache [GB] = 1 MB/tok * ctx # cache of a user
"""
TITLE = "# Irrigation of the orchard\n\n"
HOLDS = """
The pump needs [7 kW](#pump).
Pump: [7 kW](#pump)
[7 kW](#pump)
It is [7 kW](#pump).
So the pump takes [about 7 kW](#pump), as the sheet above shows.
The power of the pump comes to [7 kW](#pump).
In the orchard the pump takes [7 kW](#pump).
The pump needs [7 kW](#pump) and the heater [7 kW](#heater).
Both need [14 kW](#both).
The margin of the fuse is [7 kW](#margin).
The plant delivers [5 kW](#plant).
With [8 users](#users) a step takes [42 ms](#step).
With 8 users a step takes [42 ms](#step).
With eight users one step takes [42 ms](#step).
With four users it would take [21 ms](#step "with users = 4").
With thirty-two users a step takes [168 ms](#step "with users = 32").
With two hundred and fifty-six users a step takes [1,344 ms](#step "with users = 256").
With one user a step takes [5.25 ms](#step "with users = 1").
Forty-two pumps of the well need [42 kW](#well).
With `8Ki tokens` the cache is [8.2 GB](#cache).
With 8Ki tokens the cache of one user is [8.2 GB](#cache).
That gives [7 kW](#pump) for the pump.
| what | power |\\n|---|---|\\n| pump | [7 kW](#pump) |
Die Pump braucht [7 kW](#pump).
Das sind [7 kW](#pump).
Cela fait [7 kW](#pump).
"""
LEFT = """
The rejected pump needs [7 kW](#pump).
The neighbour's pump needs [7 kW](#pump).
The orchard needs [7 kW](#pump).
The pumps need [7 kW](#pump).
The pump of the fuse needs [7 kW](#pump).
The fuse needs [7 kW](#margin).
The plant uses [5 kW](#plant).
The pump gives [7 kW](#pump).
The shortfall is [7 kW](#pump).
In Norway the pump needs [7 kW](#pump).
The pump needs [7 kW](#pump) in Norway.
The pump needs [7 kW](#pump), the seller says.
With the filter the pump needs [7 kW](#pump).
The brochure: [7 kW](#pump)
By then the pump needs [7 kW](#pump).
One pump needs [7 kW](#pump).
With 9 users a step takes [42 ms](#step).
With [8 h](#hours) the pump takes [7 kW](#pump).
With four users it would take [42 ms](#step).
With thirty-two users a step takes [42 ms](#step).
With one user a step takes [42 ms](#step).
Forty-three pumps of the well need [42 kW](#well).
With twenty-eight users a step takes [42 ms](#step).
With eight hundred users a step takes [42 ms](#step).
With 8Ki users a step takes [42 ms](#step).
With 8 tokens the cache is [8.2 GB](#cache).
With 8Ki bytes the cache is [8.2 GB](#cache).
With nine users it would take [21 ms](#step "with users = 4").
| what | power |\\n|---|---|\\n| heater | [7 kW](#pump) |
| what | Norway |\\n|---|---|\\n| pump | [7 kW](#pump) |
Die Pump des Nachbarn braucht [7 kW](#pump).
❌ [7 kW](#pump)
"""


def lines(text):
    return [line.replace("\\n", "\n") for line in text.strip().split("\n")]


@pytest.mark.parametrize("prose", lines(HOLDS))
def test_a_sentence_of_known_words_holds(claimed, prose):
    claims, problems = claimed(SHEET, prose, title=TITLE)
    assert ({one.verdict for one in claims}, [one.message for one in problems]) == ({"holds"}, [])


@pytest.mark.parametrize("prose", lines(LEFT))
def test_a_sentence_with_another_word_leaves_its_number_unmarked(claimed, prose):
    claims, problems = claimed(SHEET, prose, title=TITLE)
    assert "agrees" in {one.verdict for one in claims}
    assert {one.code for one in problems} == {"CG423"}
    for one in problems:  # it never proposes to call the row what a sentence calls it, which would mark a false one
        assert not one.hint or one.hint.startswith("write a sentence that only states the value, such as `it is [")
