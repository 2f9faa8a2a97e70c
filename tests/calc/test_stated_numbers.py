"""Sentences that state their number are read, and sentences that say something else are not shown as checked."""

from calcgraph.calc.model import Verdict

THINGS = """
query scan request oven heater boiler licence tank filter lamp crate fan compressor
dryer beam cable pipe hose motor frame batch sample mixture bath course trip cycle job model index
cache server machine Maschine Anlage Pumpe pompe pompa bomba máquina macchina caldaia caldeira
machine pomp ketel maszyna instalacja насос котёл станок 装置 機械 机器 设备 水泵 kazan makine
"""
SHEET = """
lat = 42 ms  # of THINGS
energy = 3.6 kWh  # of THINGS
mass = 80 kg  # of THINGS
cost = 12 USD  # of THINGS
len5 = 5 m  # of THINGS
mem = 16 GB  # of THINGS
power = 1.5 kW  # of THINGS
part = 25 %  # of THINGS
dur = 90 min  # of THINGS
goal = 40 ms  # the target
before = 50 ms  # measured before the repair
tight = 30 ms  # if the link would be twice as fast
""".replace("THINGS", " ".join(THINGS.split()))
FALSE = r"""
The query takes [42 ms](#lat) (target).
The envisaged oven takes [3.6 kWh](#energy).
The predecessor takes [$12](#cost).
The tank needed [25 %](#part).
The motor: [80 kg](#mass) (old)
The tank takes [25 %](#part) according to an outdated source.
Next year's the mixture takes [25 %](#part).
At peak load the sample takes [25 %](#part).
A different beam takes [5 m](#len5).
We plan on [42 ms](#lat) for the scan.
The licence: [$12](#cost) (competitor)
The fan takes [1.5 kW](#power): a myth.
Provided that the fan takes [1.5 kW](#power), it works.
Not a single sample takes [25 %](#part).
The vendor claims [42 ms](#lat) for the query.
The lamp takes [$12](#cost) as of next year.
[25 %](#part) is far too optimistic for the tank.
[42 ms](#lat) or maybe double that.
The vendor's sheet states [16 GB](#mem).
We replaced [90 min](#dur) by a better figure.
The mixture varies by [25 %](#part).
As soon as the hose takes [5 m](#len5), stop it.
At night the fan takes [1.5 kW](#power).
The plan foresees [90 min](#dur) for the cycle.
The error of the frame is [80 kg](#mass).
[42 ms](#lat) won't be enough.
The backup oven takes [3.6 kWh](#energy).
Both machines together take [80 kg](#mass).
The query hardly needs [42 ms](#lat).
It is wrong to say the frame needs [80 kg](#mass).
Whether the job takes [16 GB](#mem) is unknown.
The saving is [90 min](#dur).
The loss comes to [16 GB](#mem).
Maximum: [80 kg](#mass)
The lamp overshoots [$12](#cost).
Subtract [16 GB](#mem) first.
A comparable mixture takes [25 %](#part).
If the beam takes [5 m](#len5), we lose.
Add [90 min](#dur) to get the total.
In case the motor takes [80 kg](#mass), stop.
Budget: [$12](#cost)
The oven surpasses [3.6 kWh](#energy).
A future pipe takes [5 m](#len5).
One would expect [90 min](#dur).
The minimum for the batch is [25 %](#part).
Most samples take [25 %](#part), ours does not.
The door must take [80 kg](#mass).
The sample is [25 %](#part) behind schedule.
By no stretch does the boiler use [3.6 kWh](#energy).
The crate dreams of [80 kg](#mass).
It is false that the course needs [90 min](#dur).
The licence is no match for [$12](#cost).
The cable peaked at [5 m](#len5) in May.
The scan scarcely draws [42 ms](#lat).
The next generation takes [80 kg](#mass).
The job is unable to use [16 GB](#mem).
Saved: [16 GB](#mem)
The heater trails [3.6 kWh](#energy).
The request differs from the old one by [42 ms](#lat).
The query: [42 ms](#lat) (max)
The course rose [90 min](#dur) last month.
Eventually, the query takes [42 ms](#lat).
The cache takes [16 GB](#mem) (not measured).
Officially the motor takes [80 kg](#mass).
The hose stays clear of [5 m](#len5).
Only rarely does the query take [42 ms](#lat).
We bet on [80 kg](#mass).
The cycle is scheduled to reach [90 min](#dur) in May.
Were the trip to take [90 min](#dur), we would be rich.
The compressor takes [1.5 kW](#power), minus a third.
The boiler avoids needing [3.6 kWh](#energy).
[3.6 kWh](#energy): forget it.
Yesterday's figure for the filter was [$12](#cost).
The frame loses [80 kg](#mass).
Elsewhere, [3.6 kWh](#energy) is typical.
Die Maschine betrug [$12](#cost).
Der Nachbar braucht [90 min](#dur).
Die Anlage vermeidet [90 min](#dur).
Manche glauben, die Anlage brauche [42 ms](#lat).
Die Ersparnis beträgt [$12](#cost).
Bis 2030 braucht die Pumpe [5 m](#len5).
La machine pesait [3.6 kWh](#energy).
Le voisin demande [16 GB](#mem).
La pompe demanderait [16 GB](#mem).
La pompe va demander [16 GB](#mem).
Nul ne demande [90 min](#dur).
La machine demandera [$12](#cost).
La bomba necesitó [5 m](#len5) el año pasado.
La máquina evita [42 ms](#lat).
La bomba necesitaría [$12](#cost).
La bomba ahorra [16 GB](#mem).
Si la máquina necesita [16 GB](#mem), es demasiado.
La máquina llegó a [90 min](#dur).
Il vicino richiede [$12](#cost).
La macchina risparmia [90 min](#dur).
La caldaia richiederebbe [5 m](#len5).
Nel 2015 erano [42 ms](#lat).
Se la macchina richiede [90 min](#dur), è troppo.
La caldaia deve raggiungere [16 GB](#mem).
A bomba precisou de [5 m](#len5) no ano passado.
Se a bomba precisa de [16 GB](#mem), é demais.
A bomba economiza [90 min](#dur).
O limite é [3.6 kWh](#energy).
A caldeira precisaria de [16 GB](#mem).
A caldeira custava [42 ms](#lat).
De pomp gebruikte vorig jaar [80 kg](#mass).
De buurman gebruikt [5 m](#len5).
De ketel moet [42 ms](#lat) halen.
Als de pomp [1.5 kW](#power) nodig heeft, is dat te veel.
De pomp woog [42 ms](#lat).
De oude machine gebruikt [3.6 kWh](#energy).
Stara maszyna zużywa [1.5 kW](#power).
Maszyna zużywała [42 ms](#lat).
Instalacja zużyła [80 kg](#mass) w zeszłym roku.
Maszyna przekracza [3.6 kWh](#energy).
Instalacja ma osiągnąć [90 min](#dur) w przyszłości.
Instalacja kosztowała [90 min](#dur).
В прошлом году насос потреблял [$12](#cost).
Котёл потреблял бы [42 ms](#lat).
Станок превышает [16 GB](#mem).
Насос стоил [1.5 kW](#power).
Если насос потребляет [90 min](#dur), это много.
Котёл будет потреблять [80 kg](#mass).
去年は[42 ms](#lat)だった。
差は[1.5 kW](#power)です。
もし[$12](#cost)なら大きすぎる。
装置は[1.5 kW](#power)だった。
ポンプは[90 min](#dur)でした。
上限は[42 ms](#lat)です。
机器将是[3.6 kWh](#energy)。
设备可能是[80 kg](#mass)。
旧机器需要[5 m](#len5)。
明年需要[90 min](#dur)。
去年设备为[80 kg](#mass)。
上限是[90 min](#dur)。
Geçen yıl [80 kg](#mass) harcadı.
Pompa [90 min](#dur) olmalı.
Makine [$12](#cost) kullanacak.
Fark [25 %](#part).
Eskiden [5 m](#len5) idi.
Makine [$12](#cost) kullanmaz.
"""
"""Their numbers agree with the sheet, and they say something else."""
TRUE = r"""
The table gives [3.6 kWh](#energy) for the heater.
The cable we use takes [5 m](#len5).
This yields [3.6 kWh](#energy) for the boiler.
As a result the compressor needs [1.5 kW](#power).
The query is small; it takes [42 ms](#lat).
The cable takes about [5 m](#len5).
The licence costs us [$12](#cost).
Its value: [16 GB](#mem)
The trip amounts to [90 min](#dur).
Take [5 m](#len5) for the hose.
You see [90 min](#dur).
The computation shows that the crate takes [80 kg](#mass).
The filter shows [$12](#cost).
In fact the batch takes [25 %](#part).
We find [5 m](#len5).
Wert: [80 kg](#mass)
Ergebnis: [25 %](#part)
La machine demande [$12](#cost).
La valeur est [25 %](#part).
Le résultat est de [3.6 kWh](#energy).
Nous obtenons [42 ms](#lat).
Obtenemos [25 %](#part).
Esto da [42 ms](#lat).
El valor es de [$12](#cost).
Otteniamo [16 GB](#mem).
La pompa richiede [80 kg](#mass).
La macchina pesa [$12](#cost).
Il risultato è [80 kg](#mass).
A bomba precisa de [3.6 kWh](#energy).
A bomba consome [$12](#cost).
Obtemos [80 kg](#mass).
De ketel heeft [1.5 kW](#power) nodig.
Pompa daje [1.5 kW](#power).
Wartość wynosi [1.5 kW](#power).
Maszyna waży [16 GB](#mem).
Wynik to [5 m](#len5).
Это [$12](#cost).
Результат: [3.6 kWh](#energy).
Получаем [42 ms](#lat).
装置は[25 %](#part)です。
結果は[16 GB](#mem)。
装置には[25 %](#part)が必要です。
机器是[1.5 kW](#power)。
水泵的值是[$12](#cost)。
水泵用[$12](#cost)。
Değer [25 %](#part).
Sonuç [80 kg](#mass).
Kazan [5 m](#len5) kullanır.
Our target is [40 ms](#goal).
"""
OPEN = r"""
The licence averages [$12](#cost).
In practice the bath takes [90 min](#dur).
The scan with its cover takes [42 ms](#lat).
The reading is [90 min](#dur).
The pipe does the job in [5 m](#len5).
To run for a day, the pipe needs [5 m](#len5).
All in all, [$12](#cost).
The tank is easy to remember: [25 %](#part).
Solving for it gives [80 kg](#mass).
The job is big, but it takes [16 GB](#mem).
On average the boiler takes [3.6 kWh](#energy).
The filter produces [$12](#cost).
As computed above, the sample takes [25 %](#part).
With [3.6 kWh](#energy), the heater is fine.
The oven uses [3.6 kWh](#energy) for this job, which is fine.
[1.5 kW](#power) comes from the server.
A cable of this size takes [5 m](#len5).
With the lid closed, the request needs [42 ms](#lat).
Why does the request take [42 ms](#lat)?
If the lid is closed, the pipe needs [5 m](#len5).
Ours uses [80 kg](#mass).
In the kitchen, the cable needs [5 m](#len5).
The model is made of [16 GB](#mem) of steel.
The query takes [42 ms](#lat) in total.
The frame carries [80 kg](#mass) without trouble.
The remainder, [5 m](#len5), is small.
Even so, the beam takes [5 m](#len5).
Together with the case it is [90 min](#dur).
To sum up, the bath takes [90 min](#dur).
How the oven gets to [3.6 kWh](#energy) is shown below.
The first row gives [90 min](#dur).
You can see that the model takes [16 GB](#mem).
The consumption of the scan is [42 ms](#lat).
Right now the dryer takes [1.5 kW](#power).
With eight people in the house, the cache needs [16 GB](#mem).
The query draws [42 ms](#lat) from the grid.
This is why the index takes [16 GB](#mem).
The crate ships with [80 kg](#mass).
The heater covers [3.6 kWh](#energy).
Every query of this kind takes [42 ms](#lat).
While running, the compressor needs [1.5 kW](#power).
[1.5 kW](#power) goes to the compressor.
The filter takes [$12](#cost), not counting anything twice.
The beam occupies [5 m](#len5).
Equation 2 gives [25 %](#part).
Wir messen [90 min](#dur).
Daraus folgen [5 m](#len5).
Wie die Tabelle zeigt, braucht die Anlage [16 GB](#mem).
[1.5 kW](#power) suffisent.
Con [80 kg](#mass), la máquina funciona.
[80 kg](#mass) bastan.
In totale sono [25 %](#part).
No total são [16 GB](#mem).
Com [80 kg](#mass), a máquina funciona.
De machine levert [16 GB](#mem).
In totaal [$12](#cost).
De som is [42 ms](#lat).
We meten [42 ms](#lat).
Suma wynosi [16 GB](#mem).
Сумма равна [80 kg](#mass).
Всего [16 GB](#mem).
合計は[90 min](#dur)です。
機械は[25 %](#part)を必要とする。
总计为[80 kg](#mass)。
总共[1.5 kW](#power)。
Sonuç olarak [80 kg](#mass).
Toplam [5 m](#len5).
It was [50 ms](#before).
With such a link it would take [30 ms](#tight).
"""
"""True sentences with words that are not understood."""


def verdicts(claimed, text):
    """The sentences of a text, each with the verdict on its number."""
    lines = text.strip().split("\n")
    claims, _ = claimed(SHEET, "\n\n".join(lines))
    first = min(claim.link.span.line for claim in claims)
    return [(lines[(claim.link.span.line - first) // 2], claim.verdict) for claim in claims]


def test_a_sentence_that_says_something_else_is_not_shown_as_checked(claimed):
    found = verdicts(claimed, FALSE)
    assert len(found) == len(FALSE.strip().split("\n"))
    assert [sentence for sentence, verdict in found if verdict is Verdict.HOLDS] == []


def test_a_sentence_that_states_its_number_is_read(claimed):
    found = verdicts(claimed, TRUE)
    assert len(found) == len(TRUE.strip().split("\n"))
    assert [sentence for sentence, verdict in found if verdict is not Verdict.HOLDS] == []


def test_a_true_sentence_with_other_words_is_no_error(claimed):
    found = verdicts(claimed, OPEN)
    assert len(found) == len(OPEN.strip().split("\n"))
    assert [sentence for sentence, verdict in found if verdict is not Verdict.AGREES] == []
