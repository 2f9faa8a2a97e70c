"""Sentences that state a number truly or falsely, in the habits of many languages, made from the manual alone.

A sentence is `(truth, Markdown)`; its links lead to the quantities of `SHEET`. What is true follows from how a sentence
is made: the number, its unit and the words around it are chosen, never read back.
"""

import random
from collections.abc import Iterator

TABLE = """
<!-- calc: table cards -->
| id | name | bw [TB/s] |
|---|---|---|
| h100 | H100 SXM | 3.35 |
| b200 | B200 | 8 |
| mi300 | MI300X | 5.3 |
"""
SHEET = """
lag = 42 ms
users = 8
crowd = 8M
town = 12k
share = 25 %
part = 0.25
cost = 12 USD
fee = 12 USD/mo
mass = 80 kg
trip = 90 min
depth = -57 m
day = date 2026-11-22
gain = 2
tens = 10
card = pick cards: h100
need = 6 m
room = 8 m
check fits: need < room # it fits
"""

IN = {
    "en": ["It takes {}.", "We measured {} last week.", "The result, {}, was stable.", "- Step: {}", "> {} in all"],
    "de": [
        "Es dauert {}.",
        "Wir messen {} im Labor.",
        "Das Ergebnis ({}) steht fest.",
    ],
    "fr": ["Cela prend {}.", "On mesure {} en moyenne.", "Le résultat ({}) est stable."],
    "es": ["Tarda {}.", "Medimos {} en el laboratorio.", "El resultado ({}) es estable."],
    "it": ["Ci vogliono {}.", "Misuriamo {} in laboratorio.", "Il risultato ({}) resta."],
    "pt": ["Leva {}.", "Medimos {} no laboratório.", "O resultado ({}) fica."],
    "nl": ["Het duurt {}.", "We meten {} in het lab.", "Het resultaat ({}) staat."],
    "pl": ["To trwa {}.", "Mierzymy {} w laboratorium.", "Wynik ({}) jest pewny."],
    "ru": ["Это занимает {}.", "Мы измерили {} в лаборатории.", "Итог ({}) известен."],
    "tr": ["Sonuç {} oldu.", "Ölçüm {} verdi.", "Sonuç ({}) sabit."],
    "sv": ["Det tar {}.", "Vi mätte {} i labbet.", "Resultatet ({}) står fast."],
    "ja": ["結果は {} です。", "測定値は {} です。", "値({})は安定。"],
    "zh": ["结果是 {}。", "测得 {} 。", "数值({})稳定。"],
}
"""Sentences around a claim that leave it as it is."""

BEFORE = {
    "en": "less than|more than|fewer than|not|never|twice|three times|half of|a tenth of|far from|double|"
    "over|hardly|10 % of|"
    "3 ×|minus|sqrt of|the square of|ln|way below|anything but|a multiple of|well over|under|beyond|no longer",
    "de": "weniger als|mehr als|nicht|keine|nie|doppelt so viel wie|das Doppelte von|die Hälfte von|ein Zehntel von|"
    "kaum|weit unter|weit mehr als|dreimal|unter|über|nicht mehr|niemals|"
    "das Dreifache von|bei weitem nicht|alles andere als|halb so viele wie",
    "fr": "moins de|plus de|pas|jamais|le double de|la moitié de|un dixième de|deux fois|à peine|bien moins de|"
    "bien plus de|trois fois|loin de|le triple de|non pas|pas même",
    "es": "menos de|más de|no|nunca|el doble de|la mitad de|una décima parte de|dos veces|apenas|mucho menos de|"
    "mucho más de|tres veces|lejos de|el triple de|ni siquiera",
    "it": "meno di|più di|non|mai|il doppio di|la metà di|un decimo di|due volte|molto meno di|ben più di|tre volte|"
    "lontano da|il triplo di|nemmeno|tutt'altro che|non sono",
    "pt": "menos de|mais de|não|nunca|o dobro de|metade de|um décimo de|duas vezes|muito menos de|"
    "bem mais de|três vezes|"
    "longe de|o triplo de|nem sequer",
    "nl": "minder dan|meer dan|niet|geen|nooit|het dubbele van|de helft van|een tiende van|twee keer|veel minder dan|"
    "ver van|drie keer|nauwelijks|niet eens|het viervoudige van|allesbehalve",
    "pl": "mniej niż|więcej niż|nie|nigdy|dwa razy|połowa|połowę|znacznie mniej niż|ponad|poniżej|"
    "trzy razy|ledwie|nawet nie",
    "ru": "меньше|менее|больше|более|не|никогда не|вдвое больше|половина|в два раза больше|далеко не|свыше|ниже|едва|"
    "гораздо меньше|намного больше|треть",
    "tr": "asla|iki katı|yarısı|değil",
    "sv": "mindre än|mer än|inte|aldrig|dubbelt så mycket som|hälften av|en tiondel av|två gånger|"
    "långt ifrån|knappt|över",
    "ja": "マイナス",
    "zh": "不到|超过|少于|多于|不是|没有|低于|高于|远低于|两倍于",
}
"""Words that make a sentence false whose number is exactly the value."""

BEHIND = {
    "en": "× 3|+ 2|- 2|times two|squared|thousand|million|dozen|per cent|± 0.1 %|and a half|percent|k|/ 2|"
    "to the power of 2|bn",
    "de": "Millionen|Tausend|Prozent|Dutzend|mal zwei|nicht|Mio.|Mrd.",
    "fr": "millions|mille|pour cent|douzaines|fois deux|milliards",
    "es": "millones|mil|por ciento|docenas|veces dos|mil millones",
    "it": "milioni|mila|per cento|dozzine|volte due|miliardi",
    "pt": "milhões|mil|por cento|dúzias|vezes dois|bilhões",
    "nl": "miljoen|duizend|procent|dozijn|keer twee|miljard",
    "pl": "milionów|tysięcy|procent|tuzinów|razy dwa|mld",
    "ru": "миллионов|тысяч|процентов|дюжин|раза|млн|тыс.|млрд",
    "tr": "milyon|bin|düzine|kat|milyar",
    "sv": "miljoner|tusen|procent|dussin|gånger två|miljarder",
    "ja": "万|億|パーセント|ダース|倍|未満",
    "zh": "万|亿|打|倍|百万",
}
"""Behind `8`, which counts: each makes another number of it."""

INSIDE = {
    "en": "8 thousand|8 million|8 %|8 percent|8 dozen|8 × 3|8k|8 pairs|8 times ten|8 and a half|"
    "8 permille|8 orders of "
    "magnitude|8 basis points|8 squared|8 hundredths|8 kilo-users|eighty|eight thousand|a dozen|"
    "twice|half|tenfold|9|7|"
    "80|0.8|more than 8|less than 8|8:1000|1 in 8|1/8|8 out of 10|8 h|8 hours|8 ms|$8|8 €|at least 9|at most 7|"
    "between 9 and 10|9 ± 0.5|exactly 9|not 8|nearly 80|some 800|8 to 9 million|8 Mbps|8 ft 2 in|VIII thousand|٨٠|８０",
    "de": "8 Millionen|8 Mio.|8 Tausend|8 Tsd.|8 Prozent|8 Dutzend|8 Stunden|8 Paar|8 Promille|8 Mrd.|"
    "8 Milliarden|8,5|"
    "8 Hundertstel|8 mal zwei|8 nicht",
    "fr": "8 millions|8 mille|8 milliards|8 pour cent|8 douzaines|8 heures|8 paires|8 pour mille|8,5|"
    "8 centaines|8 fois deux",
    "es": "8 millones|8 mil|8 mil millones|8 por ciento|8 docenas|8 horas|8 pares|8 por mil|8,5|8 cientos|8 veces dos",
    "it": "8 milioni|8 mila|8 miliardi|8 per cento|8 dozzine|8 ore|8 paia|8 per mille|8,5|"
    "8 centinaia|8 volte due|8 decimi|ottomila|una dozzina",
    "pt": "8 milhões|8 mil|8 bilhões|8 por cento|8 dúzias|8 horas|8 pares|8 por mil|8,5|8 centenas|8 mi",
    "nl": "8 miljoen|8 duizend|8 miljard|8 procent|8 dozijn|8 uur|8 promille|8,5|8 honderd|8 mln",
    "pl": "8 milionów|8 tysięcy|8 tys.|8 mln|8 mld|8 procent|8 tuzinów|8 godzin|8 par|8 promili|"
    "8,5|8 setek|8 dziesiątych|osiem tysięcy",
    "ru": "8 миллионов|8 тысяч|8 тыс.|8 млн|8 млрд|8 процентов|8 дюжин|8 часов|8 пар|8 промилле|"
    "8,5|8 сотен|8 раз|8 десятых|восемь тысяч|8 рублей",
    "tr": "8 milyon|8 bin|8 milyar|%8|yüzde 8|8 düzine|8 saat|binde 8|8,5|8 yüz|8 kat",
    "sv": "8 miljoner|8 tusen|8 miljarder|8 procent|8 dussin|8 timmar|8 promille|8,5|8 hundra|8 mkr",
    "ja": "8万|8億|800万|8パーセント|8ダース|8時間|8倍|8未満|8以下ではない|8千|8百|八千|8キロ",
    "zh": "8万|8亿|8百万|百分之8|8打|8小时|8倍|9以上|8千|8成|八千|8个百分点",
    "ar": "8 ملايين|8 آلاف|8 مليار|8 بالمائة|٨ ملايين|٨٪|8 ساعات",
    "hi": "8 लाख|8 करोड़|8 हज़ार|8 प्रतिशत|८ लाख|8 दर्जन|8 घंटे",
}
"""Claims of `users`, which is 8, that say another number or kind of thing."""

RIGHT = {
    "en": "8|8 users|8 people waiting|eight|about 8|at least 8|8 or more|up to 8|7–9|8 ± 1|exactly 8|~8|some 8 users|"
    "no more than 8|8.0|between 7 and 9|8 in all|8 users of ours",
    "de": "8|8 Nutzer|8 Personen|8 Benutzer",
    "fr": "8|8 utilisateurs|8 personnes",
    "es": "8|8 usuarios|8 personas",
    "it": "8|8 utenti|8 persone",
    "pt": "8|8 usuários|8 pessoas",
    "nl": "8|8 gebruikers|8 mensen",
    "pl": "8|8 użytkowników|8 osób",
    "ru": "8|8 пользователей|8 человек",
    "tr": "8|8 kullanıcı|8 kişi",
    "sv": "8|8 användare|8 personer",
    "ja": "8|8人|8 人",
    "zh": "8|8个|8 个用户",
    "ar": "٨|٨ مستخدمين",
    "hi": "८|८ लोग",
}

TRUE_OF = {
    "lag": "42 ms|42 milliseconds|0.042 s|forty-two ms|sub-50 ms|less than 43 ms|at most 42 ms|42 мс|"
    "42 Millisekunden|"
    "42 millisecondes|42 milisegundos|41.9 ms|40–45 ms|42 ms exactly|٤٢ ms|42(1) ms|42 ms or less|.042 s",
    "crowd": "8 million|8M|8 millones|8 Millionen|8 millions|8 milioni|8 milhões|8 miljoen|8 milionów|"
    "8 миллионов|8 млн|"
    "8 milyon|8 miljoner|8百万|800万|8,000,000|8 000 000|80 lakh|eight million|8'000'000",
    "town": "12 thousand|12k|12 Tausend|12 tysięcy|12 тыс.|12 тысяч|12,000|1.2万|12 duizend|12 tusen|twelve thousand",
    "share": "25 %|25%|25 percent|25 Prozent|25 pour cent|25 por ciento|25 per cento|25 por cento|25 procent|"
    "25 процентов|"
    "%25|yüzde 25|25 パーセント|a quarter|1 in 4|one in four|25 out of 100|1/4|2500 basis points|250 ‰|25٪|24 to 26 %",
    "part": "0.25|.25|1/4|a quarter|25 %|one quarter|25 out of 100|¼|about 0.25",
    "cost": "$12|12 USD|USD 12|12 dollars|12.00 USD|$12.00|less than $13|about $12",
    "fee": "$12/mo|$12 a month|$144 p.a.|$144 per annum|$12 monthly|12 USD per month|$144 a year",
    "mass": "80 kg|80 kilograms|80 Kilogramm|80 килограммов|0.08 t|80 000 g",
    "trip": "90 min|1.5 h|1½ h|1 h 30 min|1h30|1h30m|an hour and a half|1 1/2 h|90 Minuten|90 минут|90 minutos|5400 s",
    "depth": "−57 m|-57 m|minus 57 m",
    "day": "2026-11-22|22 November 2026|Nov 22, 2026|22.11.2026|22. November 2026|22 de noviembre de 2026|"
    "22 novembre 2026|2026年11月22日|before 2026-12-01",
    "gain": "2|twice|2×|doubled|two|200 %",
    "tens": "10|ten|tenfold|10×|an order of magnitude|10:1|10 to 1",
    "card": "H100|H100 SXM|an H100|the H100",
    "fits": "it fits|fits|passt|es passt|ça tient|cabe|past|収まる|помещается|the need is met",
}
FALSE_OF = {
    "lag": "42 s|42 µs|4.2 ms|43.5 ms|forty ms and a half|42 мкс|42 Sekunden|42 secondes|more than 42 ms|"
    "less than 42 ms|"
    "42 ms squared|42 minutes|24 ms|420 ms|42 kms|sub-40 ms|mid-50s ms|tens of ms|XLIV ms|"
    "42 ms per user|42 секунды|a minute",
    "crowd": "8 billion|8 thousand|8|8 mil|8 тысяч|8 milliards|8 Tausend|80 million|8 lakh|8 crore|8億|8千|8 mille|8 μ",
    "share": "25|0.25 %|2.5 %|25 ‰|0.25 percent|75 %|one in five|1 in 5|a third|a half|25 basis points|52 %|"
    "2:5|25 bp|"
    "25 Promille|2,5 %|half|три процента",
    "part": "25|0.52|0.25 %|1/3|1/5|a third|three quarters|2 in 4|0.25 million|half|25 ‰",
    "cost": "$12k|$12M|$12 thousand|12 cents|€12|$12 thou|$21|$1.2|$12/mo|12 EUR|$12 MM|$12 a month|12 CAD|"
    "a dollar|$12bn",
    "fee": "$12|$12 a year|$12 per day|$12k/mo|$144/mo|$12 weekly|12 USD per annum|$12 hourly",
    "mass": "80 g|80 t|80 lb|80 pounds|80 k|80 Gramm|80 тонн|8 kg|800 kg",
    "trip": "90 s|90 h|1 h 20 min|1½ min|1h45|an hour|two hours|90 Stunden|90 секунд|90 horas|1.5 min|half an hour",
    "depth": "57 m|5.7 m|-75 m|plus 57 m|57 metres",
    "day": "2026-11-23|22 December 2026|22.12.2026|11/22/2027|before 2026-11-01|after 2026-11-22|"
    "2025-11-22|22 Nov 2025",
    "gain": "tripled|quadrupled|halved|3×|half|2 orders of magnitude|tenfold|2 dozen|thrice|20 %|2 %",
    "card": "B200|H200|MI300X|not H100|the B200|H100X|GH200|H100 or B200",
    "fits": "does not fit|barely fits|fits twice|never fits|passt nicht|ne tient pas|no cabe|non ci sta|"
    "não cabe|past niet|"
    "nie pasuje|не помещается|sığmaz|収まらない|放不下|overflows|fails|it half fits|too big|no longer fits|"
    "fits nowhere|almost fits|mieści się nie|would fit thrice",
}
HEADS = [
    ("time [ms]", "42", "lag", True),
    ("Latenz (ms)", "42", "lag", True),
    ("time [s]", "42", "lag", False),
    ("share [%]", "25", "share", True),
    ("Anteil in Prozent", "25", "share", True),
    ("share [%]", "0.25", "part", False),
    ("part, %", "0.25", "part", False),
    ("users (millions)", "8", "users", False),
    ("users (millions)", "8", "crowd", True),
    ("Nutzer (Mio.)", "8", "crowd", True),
    ("Nutzer in Tsd.", "8", "users", False),
    ("utilisateurs (milliers)", "8", "users", False),
    ("usuarios (miles)", "8", "users", False),
    ("用户（万）", "8", "users", False),
    ("kUSD", "12", "cost", False),
    ("cost [USD]", "12", "cost", True),
    ("users ×10³", "8", "users", False),
    ("users × 10^6", "8", "crowd", True),
    ("users", "8", "users", True),
    ("in thousands", "12", "town", True),
    ("thousands", "8", "users", False),
]
MISS = ["{} × 3", "3 × {}", "{} ± 0.01 %", "twice {}", "not {}", "{} squared", "a tenth of {}", "√{}", "{}/2"]
"""Around a claim of any quantity that is right by itself."""


def link(text: str, name: str) -> str:
    return f"[{text}](#{name})"


def _split(texts: str) -> list[str]:
    return [one.strip() for one in texts.split("|") if one.strip()]


def sentences(seed: int) -> Iterator[tuple[bool, str]]:
    """Sentences without end, true and false in turn."""
    chance = random.Random(seed)  # noqa: S311 - no secrets
    while True:
        yield True, _true(chance)
        for _ in range(3):
            yield False, _false(chance)


def _around(chance: random.Random, claim: str, language: str = "") -> str:
    return chance.choice(IN[language or chance.choice([*IN])]).format(claim)


def _table(head: str, cell: str) -> str:
    return f"| name | {head} |\n|---|---|\n| a | {cell} |"


def _true(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.15:
        head, text, name, _ = chance.choice([row for row in HEADS if row[3]])
        return _table(head, link(text, name))
    if kind < 0.35:
        language = chance.choice([*RIGHT])
        return _around(
            chance, link(chance.choice(_split(RIGHT[language])), "users"), language if language in IN else "en"
        )
    name = chance.choice([*TRUE_OF])
    return _around(chance, link(chance.choice(_split(TRUE_OF[name])), name))


def _false(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.1:
        head, text, name, _ = chance.choice([row for row in HEADS if not row[3]])
        return _table(head, link(text, name))
    if kind < 0.35:
        language = chance.choice([*BEFORE])
        text, name = chance.choice([("42 ms", "lag"), ("8", "users"), ("12 USD", "cost"), ("80 kg", "mass")])
        return _around(chance, f"{chance.choice(_split(BEFORE[language]))} {link(text, name)}", language)
    if kind < 0.5:
        language = chance.choice([*BEHIND])
        return _around(chance, f"{link('8', 'users')} {chance.choice(_split(BEHIND[language]))}", language)
    if kind < 0.7:
        language = chance.choice([*INSIDE])
        text = chance.choice(_split(INSIDE[language]))
        return _around(chance, link(text, "users"), language if language in IN else "en")
    if kind < 0.78:
        name, text = chance.choice(
            [("lag", "42 ms"), ("users", "8"), ("share", "25 %"), ("cost", "$12"), ("mass", "80 kg")]
        )
        return _around(chance, chance.choice(MISS).format(link(text, name)), "en")
    name = chance.choice([*FALSE_OF])
    return _around(chance, link(chance.choice(_split(FALSE_OF[name])), name))
