"""What the sentence around a claim says against it, in twelve languages; and sentences that leave it alone."""

import pytest

SHEET = """
lat = 42 ms
n = 8
tens = 10
share = 0.25
heat = 8480 kWh # needed in a year
long_stay = 6 d
shift = 8 # hours
saved_time = 3 s
tank = 45 L
fee = 12 USD # per seat
check fits: n < tens # it fits
check too_big: n > 3 # does not fit
check heavy: tank > 4 L # is too heavy to lift
"""
AGAINST = """
The wrong figure of [42 ms](#lat).
They print the incorrect value of [42 ms](#lat).
Some people believe in [42 ms](#lat).
It is [42 ms](#lat), my foot.
Is it [8](#n)? No.
Did it take [42 ms](#lat)? Far from it.
It [fits](#fits)? No.
¿Son [8](#n)? Ni mucho menos.
是[8](#n)吗？不是。
[42 ms](#lat)ですか。いいえ。
[42 ms](#lat) is a myth.
That it is [42 ms](#lat), as some say, is wrong.
We read [42 ms](#lat) there. That is a misprint.
Dass es [42 ms](#lat) sind, ist ein Irrtum.
[45 L](#tank) to nieprawda.
Число [8](#n) неверно.
It cannot be [8](#n).
By no means [42 ms](#lat).
They did not see [42 ms](#lat).
It has stopped being [45 L](#tank).
Das sind längst nicht mehr [45 L](#tank).
[45 L](#tank) sind es nicht.
Het zijn er nooit [8](#n).
[42 ms](#lat)には達しない。
~~[42 ms](#lat)~~
<del>It took [42 ms](#lat) then.</del>
połowa z [45 L](#tank)
結果は半分の[42 ms](#lat)だ。
треть от [45 L](#tank)
[8](#n) et demi
[6 days](#long_stay) och en halv
[8](#n) de noviembre
[8](#n) ноября
[10](#tens)月
[45 L](#tank) dagelijks
[45 L](#tank) par an
[8480 kWh](#heat) a day
[8480 kWh](#heat) pro Monat
[8](#n) hours
[8](#shift) days
[$12](#fee) per user
[42 ms](#lat) faster
[42 ms](#lat) zu viel
[8 puntos porcentuales](#n)
[8](#n) v. H.
[10](#tens)! orders
n = [8](#n)!/2
3 × [8](#n)だ
[it fits](#too_big)
[passt](#too_big)
Nichts [passt](#fits).
all but [8](#n)
[8](#n) out of 10
[10](#tens) グラムになります。
[8](#n) weeksだ
Users in millions: [8](#n)
Anteil (in Prozent): [0.25](#share)
Czas (w sekundach): [8](#n)
Gebruikers ×10^3^: [10](#tens)
Zeilen (Tsd.): [10](#tens)
Wir bezweifeln, dass es [8](#n) sind.
Het gerucht van [42 ms](#lat) is ongegrond.
No test has shown [42 ms](#lat).
We doubt that it is [42 ms](#lat).
[45 L](#tank) resultó falso.
关于[42 ms](#lat)的传言毫无根据。
[42 ms](#lat)かどうか疑わしい。
It is not, as claimed, [8](#n).
dos tercios de [45 L](#tank)
W końcu było jedna piąta z [45 L](#tank).
三分の二の[45 L](#tank)
[45 L](#tank) jeden Tag
[45 L](#tank) каждый час
[8](#n) Gallonen
[8 galones](#n)
[8](#n) マイル
[8](#n) más de lo permitido
[45 L](#tank) te laat
[45 L](#tank) over.
[8](#n) ≠ rows
[8](#n) Ki
[8](#n). März
It [fits](#heavy).
"""
LEFT = """
The right figure of [42 ms](#lat).
Some people measure [42 ms](#lat).
Why [42 ms](#lat)? Because the table says so.
Is it [8](#n)? Yes.
Sind es [8](#n)? Ja, genau.
It does not swap, so [42 ms](#lat) is what you see.
Nothing else changed: [42 ms](#lat).
It waits no longer than needed, and takes [42 ms](#lat).
Restam [42 ms](#lat) no total.
[42 ms](#lat) par défaut
[42 ms](#lat) per questo caso
[8480 kWh](#heat) a year
[8480 kWh](#heat) pro Jahr
[8](#shift) hours
[42 ms](#lat) per token
[$12](#fee) per seat
[3 s](#saved_time) faster
It has [10](#tens)! Not bad.
[8](#n) errors of one kind
[10](#tens)日本語の文
[holds](#too_big)
It [does not fit](#too_big).
„[42 ms](#lat)“
8 Schichten: [8](#n)
Time in hours: [42 ms](#lat)
Hacen falta [42 ms](#lat) para ello.
La sonde affiche [42 ms](#lat) à midi.
It is **[42 ms](#lat)**[^n].
It is [[#lat|42 ms]][^n].
[45 L](#tank) above the rim
Of those [8](#n) hold.
Expect [at least 8](#n) here.
The load [is too heavy to lift](#heavy).
"""


@pytest.mark.parametrize("prose", AGAINST.strip().split("\n"))
def test_a_sentence_against_its_claim_is_an_error(claimed, prose):
    claims, problems = claimed(SHEET, prose)
    assert [one.code for one in problems if one.severity == "error"], claims


@pytest.mark.parametrize("prose", LEFT.strip().split("\n"))
def test_a_sentence_that_leaves_its_claim_alone(claimed, prose):
    claims, problems = claimed(SHEET, prose)
    assert {one.verdict for one in claims} <= {"holds", "agrees"}
    assert not [one.message for one in problems if one.code != "CG423"]


OPEN = r"""
He was back on his feet after [42 ms](#lat).
How many of the [8](#n) are used?
It took [50 ms](#lat "disputed: a myth") instead of [42 ms](#lat).
[8](#n) more
[25 %](#share) less
[8](#n) may suffer
~~old~~ [42 ms](#lat)
"""


@pytest.mark.parametrize("prose", OPEN.strip().split("\n"))
def test_a_sentence_that_is_not_read_leaves_its_number_unmarked(claimed, prose):
    claims, problems = claimed(SHEET, prose)
    assert "agrees" in {one.verdict for one in claims}
    assert {one.code for one in problems} == {"CG423"}


READ = [
    ("[3.4 kilos](#m)", "m = 3.4 kg"),
    ("[30 ans](#t)", "t = 30 yr"),
    ("[1.5 uur](#t)", "t = 1.5 h"),
    ("[80 Go](#t)", "t = 80 GB"),
    ("[8M人](#t)", "t = 8M # 人"),
    ("[8 millions d'habitants](#t)", "t = 8M # habitants"),
    ("[8 milhões de utilizadores](#t)", "t = 8M # utilizadores"),
    ("[8000 milliers](#t)", "t = 8M"),
    ("[25 p. cent](#t)", "t = 25 %"),
    ("結果は[[#t|8]]です。", "t = 8"),
]
REFUSED = [
    ("[3.4 kilos](#m)", "m = 3.4"),
    ("[3 kilo tokens](#m)", "m = 3 kg"),
    ("[30 ans](#t)", "t = 30 h"),
    ("[80 Go](#t)", "t = 80 Gbit"),
    ("[8 d'habitants](#t)", "t = 8 d"),
    ("[8 milliers](#t)", "t = 8"),
    ("[九人](#t)", "t = 8"),
    ("[Euro12](#t)", "t = 12 USD"),
    ("[eightyfold](#t)", "t = 8"),
]


@pytest.mark.parametrize(("prose", "sheet"), READ)
def test_short_words_of_other_languages_are_read_at_the_end(claimed, prose, sheet):
    claims, problems = claimed(sheet, prose)
    assert [one.verdict for one in claims] == ["holds"], problems


@pytest.mark.parametrize(("prose", "sheet"), REFUSED)
def test_and_not_where_they_mean_something_else(claimed, prose, sheet):
    claims, problems = claimed(sheet, prose)
    assert problems, claims
