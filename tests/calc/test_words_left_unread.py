"""Words of a clause that nothing has read, and that can make another number of its claim: it is refused.

In each group the first sentence is right, and the indented ones are not.
"""

import pytest

SHEET = """
dogs = 31 # dogs on the site
guests = 236 # guests tonight
shower = 9 L # water for one shower
start = 2.5 h # time the dough rests
late = 9 % # loans that come back late
drills = 27 # drills that can be borrowed
boat = 9.8 m # length of the boat
pool = 1.8 m # profondeur du bassin
women = 54 % # part des femmes
runs = 5 # titrations
room = 21.5 °C # temperature in the lab
bread = 1.35 USD # price of a bread
night = 480 USD # pris för en natt
readers = 2800 # lettori iscritti
hikers = 5400 1/yr # vandrare
turbines = 16 # turbines
power = 4 MW # power of a turbine
flour = 640 g # Mehl
rooms = 42 # quartos
seats = 14 # 席の数
imports = 12 t # coffee imports
beam = 7 kW # power of the pump
heater = 9 kW # power of the heater
both [kW] = beam + heater # power of both
"""
UNREAD = """
There are [236 guests](#guests) tonight.
  There are [236 dogs](#guests) tonight.
  There are [236 guests](#guests) per pitch.
The pump needs [7 kW](#beam).
  The heater needs [7 kW](#beam).
With the heater it takes [16 kW](#both).
A shower takes [9 litres](#shower) of water.
  A shower takes [9 litres](#shower) of water per guest.
  A shower takes [9 litres](#shower) of water each day.
The dough rests for [2.5 hours](#start).
  The dough rests for [2.5 hours](#start), four hours in all.
  The dough rests for [2.5 hours](#start), twice.
[9 %](#late) of the loans come back late.
  [9 %](#late) of the loans come back on time.
We lend [27 drills](#drills) to members.
  We lend [27 drills](#drills) per member.
  We lend [27 drills](#drills) each.
The boat is [9.8 m](#boat) long.
  The boat is [9.8 m](#boat) wide.
  The boat is [9.8 m](#boat) high.
Le bassin a [1,8 m](#pool) de profondeur.
  Le bassin a [1,8 m](#pool) de large.
[54 %](#women) des nageurs sont des femmes.
  [54 %](#women) des nageurs sont des hommes.
I did [five runs](#runs).
  I did [five](#runs) runs and a half.
It was [21.5 °C](#room) in the lab.
  It was [21.5 °C](#room) in the lab below freezing.
Ein Brot kostet [1.35 USD](#bread).
  Ein Brot kostet [1.35 USD](#bread) die Scheibe.
  A bread costs [1.35 USD](#bread) the slice.
Det kostar [480 USD](#night) för en natt.
  Det kostar [480 USD](#night) för tio nätter.
Gli iscritti sono [2800](#readers), di cui 900 bambini.
  Gli iscritti sono [2800](#readers), di cui 3.000 bambini.
  Gli iscritti sono [2800](#readers), cioè duemila.
Varje år går [5400 vandrare](#hikers) leden, alltså 5400.
  Varje år går [5400 vandrare](#hikers) leden, alltså 500.
Sus [16 turbinas](#turbines) giran.
  Sus [16 turbinas](#turbines) giran dos veces, o sea, 32 turbinas.
Dazu kommen [640 g](#flour) Mehl.
  Dazu kommen [640 g](#flour) Mehl je Brot.
  Dazu kommen [640 g](#flour) Mehl, also drei Kilo.
Há [42 quartos](#rooms) no hotel.
  Há [42 quartos](#rooms) por andar.
店には[14席](#seats)あります。
  店には[14席](#seats)あります、一人につき。
  店には[14席](#seats)あります、つまり40席です。
We had [12 t](#imports) of coffee imports.
  We had [12 t](#imports) of coffee exports.
"""
FREE = [
    "At eight bits a shower takes [9 litres](#shower).",
    "A shower takes [9 litres](#shower) with two nozzles.",
    "It takes [2.5 h](#start) per loaf.",
    "A bread costs [1.35 USD](#bread) per customer.",
    "In 2024 there were [236 guests](#guests), and 31 left.",
    "See Figure 3: [236 guests](#guests) in Room 7.",
    "It takes [2.5 hours](#start) on foot, four hours in all.",
    "[9 %](#late) of the drills come back late.",
]


@pytest.fixture
def verdicts(claimed):
    def find(prose):
        claims, problems = claimed(SHEET, prose)
        return [one.verdict for one in claims], [one.code for one in problems if one.code != "CG423"]

    return find


@pytest.mark.parametrize("prose", [one for one in UNREAD.strip().split("\n") if not one.startswith(" ")] + FREE)
def test_what_is_right_is_not_refused(verdicts, prose):
    found, codes = verdicts(prose)
    assert (set(found) <= {"holds", "agrees"}, codes) == (True, [])


@pytest.mark.parametrize("prose", [one.strip() for one in UNREAD.strip().split("\n") if one.startswith(" ")])
def test_what_is_left_unread_and_can_change_a_number_is_refused(verdicts, prose):
    found, codes = verdicts(prose)
    assert "fails" in found, found
    assert set(codes) <= {"CG401", "CG402", "CG406"}
