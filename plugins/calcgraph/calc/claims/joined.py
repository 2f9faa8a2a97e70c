"""A claim with the words next to its link that state the same number: `at least [5 kW](#load)`, `[$2](#fee) an hour`.

They are read as if they were inside the link, and only where the words around them cannot change them.
"""

import re

from calcgraph.calc.claims.beside import shown_as
from calcgraph.calc.claims.clause import DECREASES
from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.claims.worded_rates import Rate, is_price, rate_at, rate_of_article, rates_in
from calcgraph.calc.model import Unit
from calcgraph.calc.units.table import UnitTable
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_clauses import find_phrases
from calcgraph.notes.claim_languages import bound_at, denial_in, fall_before, fall_behind
from calcgraph.notes.claim_words import bound_ending, is_bound_behind, words_before
from calcgraph.notes.model import Link
from calcgraph.notes.neutral_words import neutral_words, plainly
from calcgraph.notes.number_words import is_number_word, is_unspaced, phrase_at

STATING = frozenset(
    re.split(
        " ",
        "falta faut ma maja er "
        "spend spends compte comptent versorgt abastece conta stay stays remain remains run runs reach reaches sit "
        "sits serve serves deliver delivers provide provides process processes handle handles contain contains "
        "include includes cover covers span spans move moves carry carries produce produces supply supplies receive "
        "receives store stores fit fits save saves pay pays earn earns reads write writes own owns rent rents burn "
        "burns emit emits spread spreads keep keeps must should lasts live lives liegt liegen bleibt bleiben "
        "fordert liefert fasst speichert verarbeitet erreicht spart verdient zahlt gibt sind reste restent debite "
        "livre fournit contient atteint traite economise gagne queda quedan esta estan alcanza entrega contiene "
        "suministra ahorra mide miden rimane resta eroga fornisce raggiunge risparmia fica ficam estao fornece "
        "contem atinge ligt liggen blijft blijven levert bevat haalt bespaart ligger forblir levererar rymmer "
        "sparar wynosi wynosza jest sa pozostaje dostarcza miesci osiaga составляет составляют есть остается подает "
        "вмещает достигает весит стоит длится draw draws weigh weighs hold holds seat seats attract attracts host "
        "hosts employ employs count counts sell sells make makes consume consumes use uses cost costs measure "
        "measures stretch stretches range ranges total totals number numbers drive drives wiegt wiegen misst messen "
        "zieht ziehen hat haben verbraucht verbrauchen erzeugt erzeugen produziert produzieren zahlen beschaftigt "
        "beschaftigen halt halten nutzt nutzen verkauft verkaufen transportiert transportieren umfasst umfassen "
        "lauft laufen pese pesent mesure mesurent consomme consomment produit produisent transporte transportent "
        "emploie emploient vend vendent accueille accueillent attire attirent utilise utilisent occupe occupent "
        "contiennent atteignent durent coutent possede possedent pesa pesan consumen producen transporta "
        "transportan emplea emplean vende venden recibe reciben brilla ocupa ocupan usa usan utiliza utilizan "
        "contienen alcanzan duran cuestan posee poseen atrae atraen pesano misura misurano consuma consumano "
        "producono trasporta trasportano impiega impiegano vendono riceve ricevono occupa occupano usano utilizzano "
        "contengono durano costano possiede possiedono attira attirano pesam mede medem consome consomem produz "
        "produzem transportam emprega empregam vendem recebe recebem ocupam usam utilizam duram custam possui "
        "possuem atraem weegt wegen meet meten verbruikt verbruiken produceert produceren vervoert vervoeren "
        "verkoopt verkopen gebruikt gebruiken ontvangt ontvangen trekt trekken duurt duren kost kosten bezit "
        "bezitten vager mater forbrukar producerar transporterar saljer anvander tar drar lockar varar kostar ager "
        "wazy waza mierzy mierza zuzywa zuzywaja produkuje produkuja zatrudnia zatrudniaja sprzedaje sprzedaja "
        "przewozi przewoza trwa trwaja kosztuje kosztuja przyciaga liczy licza потребляет потребляют производит "
        "производят перевозит продает использует принимает занимает длятся стоят весят",
    )
)
"""Verbs that state a number, after those of the neutral words."""
_NUMERALS = frozenset(re.split(" ", "a an un une uno una um uma ein eine einen einem en ett een"))
"""Articles that are also the number one: `one more than`."""
_LINKING = frozenset(
    re.split(" ", "and that which it now currently still also so then therefore thus hence but there is are")
)
_TURKISH = frozenset({"en fazla", "en az", "en cok"})
"""Bounds of a language whose verb is at the end, so that the subject is before them."""
_AMOUNTS = re.compile(r"(?:comes?|came|amounts?|amounted|adds? up|works? out|runs?)\s+to$", re.IGNORECASE)
"""Verbs before `to` that state a number, unlike `up to` and `down to`."""
_NEVER = frozenset({"ago", "as", "by", "from", "to", "up", "than"})
_VERBAL = re.compile(r"(?:exceeds?|do(?:es)? not|depass|supera|uber|oltrepass|overschrijd|overstig|przekracz|превыша)")
"""Bounds that are verbs, so that their subject is before them."""
_PAUSED = re.compile(rf"(?:^|[.!?…:;,()（）、，。：；—–{EDGE}])$")
_ENDED = re.compile(rf"\s*(?:$|[.!?…:;,()（）、，。：；—–{EDGE}]|です[。．]|である[。．]|だ[。．])")
_SUBJECT = re.compile(
    r"\s*(?:(?:the|la|le|les|el|los|las|die|der|das|de|het|il|o|a|os|as)\s+|l['’])[^\W_]+", re.IGNORECASE
)
_CYRILLIC = re.compile("[А-Яа-яЁё]+(?: [А-Яа-яЁё]+)?")
"""A subject alone, in a language without articles: `Задержка меньше`."""
_SENTENCE = re.compile(r"[.!?…](?=\s|$)")
_CHANGES = frozenset(
    re.split(
        " ",
        "change changes delta difference trend growth swing anderung veranderung wachstum variation evolution "
        "croissance cambio variacion crecimiento variazione crescita cambiamento variacao mudanca crescimento "
        "verandering groei forandring tillvaxt zmiana wzrost изменение рост degisim buyume 变化 変化 増減",
    )
)
_ENDED_CLAUSE = re.compile(rf"[.!?…:;,()—–、，。：；（）{EDGE}]")
_PLAIN_STARTS = frozenset("0123456789%")
_MANY = re.compile(
    r" (?:per|pro|auf|pour|par|por(?: cada)?|cada|a los|aux|ai|ogni|na|på|op|je) "
    r"(?P<count>100|1000) (?P<unit>[^\W\d_]++)(?![\w/^²³])",
    re.IGNORECASE,
)
"""A rate of many units in several languages: `auf 100 km`."""
_BEFORE_WORD = re.compile(r"(?<=\s)(?=[^\W\d_])")
_RATE_WORDS = 3
_ONE_TIME = re.compile(r"(?<![^\W_])an?\s[^\W_]+$", re.IGNORECASE)
"""One time, which before a number can be a duration: `for a day`."""
_NEAR = 4
_NEAR_SIGNS = 4
_DENYING_SIGNS = frozenset("不没沒非未无無否略稍远遠近几幾约少多半倍")
_PERIODS = {"s": "second", "min": "minute", "h": "hour", "d": "day", "wk": "week", "mo": "month", "yr": "year"}


def with_words_around(link: Link, unit: Unit, words: frozenset[str], table: UnitTable) -> Link:
    """Return the link with a bound or rate next to it moved inside, if it is read there.

    `unit` is the quantity's, `words` are those of its name and comment.
    """
    link = _with_direction(link, words, table)
    return _with_bound_behind(_with_bound_before(_with_any_rate(link, unit, table), words, table), table)


def _with_any_rate(link: Link, unit: Unit, table: UnitTable) -> Link:
    """Return the link with the rate of its sentence, if its number has the quantity's dimension only with it."""
    return _with_rate_apart(_with_rate(_with_own_rate(link, unit, table), unit, table), unit, table)


def _with_direction(link: Link, words: frozenset[str], table: UnitTable) -> Link:
    """Return the link of `falls by [5 %](#change)` with a minus, if the quantity is called a change."""
    before, clause = fall_before(link.before), _ENDED_CLAUSE.split(link.behind)[0]
    is_after = not before and fall_behind(clause, link.before)
    if not (before or is_after) or not words & _CHANGES or words & DECREASES:
        return link
    text = read_claim(link.display, table)
    is_plain = isinstance(text, ClaimText) and text.kind == "number" and link.display[:1] in _PLAIN_STARTS
    if not is_plain:
        return link
    display = f"−{link.display[1:].lstrip()} %" if link.display.startswith("%") else f"−{link.display}"
    if is_after:
        return shown_as(link, display, link.before, link.behind[len(clause) :])
    return shown_as(link, display, f"{link.before.removesuffix(before)}changes by ", link.behind)


def _with_rate(link: Link, unit: Unit, table: UnitTable) -> Link:
    """Return the link with the rate after it, if the number has the quantity's dimension only with the rate."""
    behind = link.behind
    start = len(behind) - len(behind.lstrip(" "))
    bare = read_claim(link.display, table)
    if not isinstance(bare, ClaimText) or _dimension(bare) == unit.dimension:
        return link
    rate = _rate_behind(behind, 0, table, is_price=is_price(bare.unit))
    if rate is None:
        return link
    figure, noun = _counting(link.display, bare)
    tried = [f"{figure} {behind[start : rate.end]}", *_per(figure, rate)]
    for display in tried:
        if figure and _is_of(display, unit, table):
            return shown_as(link, display, link.before, f"{noun}{behind[rate.end :]}")
    return link


def _rate_behind(text: str, at: int, table: UnitTable, *, is_price: bool) -> Rate | None:
    """Return the rate after a number, also one of many units, and one of a price with an article: `el kilo`."""
    if many := _MANY.match(text, at):
        found = phrase_at("units", text, many.start("unit"))
        symbol = many["unit"] if many["unit"] in table.names else str(found.meaning) if found else ""
        return Rate(many.end(), f"{many['count']} {symbol}") if symbol in table.names else None
    start = at + len(text[at:]) - len(text[at:].lstrip(" "))
    rate = rate_at(text, start, table) if start > at or is_unspaced(text[at : at + 1]) else None
    return rate or (rate_of_article(text, at, table) if is_price else None)


def _per(figure: str, rate: Rate) -> list[str]:
    """Return a number with its rate as English has it, if the rate is a unit."""
    return [] if rate.meaning.startswith("#") else [f"{figure} per {_PERIODS.get(rate.meaning, rate.meaning)}"]


def _counting(display: str, text: ClaimText) -> tuple[str, str]:
    """Return the number of a text and, after a space, the noun: `84` and ` trains`; empty if they do not part."""
    if not text.noun:
        return display, ""
    gap = "" if is_unspaced(text.noun[0]) else " "
    is_apart = display.endswith(f"{gap}{text.noun}")
    return (display.removesuffix(text.noun).rstrip(), f"{gap}{text.noun}") if is_apart else ("", "")


def _is_of(display: str, unit: Unit, table: UnitTable) -> bool:
    """Return whether a text is a number of the dimension of a unit, all of which is read."""
    text = read_claim(display, table)
    is_whole = isinstance(text, ClaimText) and not text.problem and not text.noun
    return is_whole and isinstance(text, ClaimText) and _dimension(text) == unit.dimension


def _with_rate_apart(link: Link, unit: Unit, table: UnitTable) -> Link:
    """Return the link of `every day [594 trucks](#x) arrive` with `per day`, if it has the row's dimension only so.

    The rate is the only one of the sentence; of the words after the number it may be inside the link.
    """
    bare = read_claim(link.display, table)
    if not isinstance(bare, ClaimText) or _dimension(bare) == unit.dimension or bare.kind == "range":
        return link
    figure, noun = _counting(link.display, bare)
    lead = _SENTENCE.split(link.before)[-1]
    rest = f" {bare.noun}{_ENDED_CLAUSE.split(link.behind)[0]}"
    found = {one.meaning for one in (*_times_in(lead, table, apart=True), *_times_in(rest, table, apart=False))}
    if len(found) != 1:
        return link
    below = found.pop()
    display = f"{figure} per {_PERIODS.get(below, below)}"
    return shown_as(link, display, link.before, noun + link.behind) if figure and _is_of(display, unit, table) else link


def _times_in(text: str, table: UnitTable, *, apart: bool) -> list[Rate]:
    """Return the rates in time that a text has in words; with `apart` not `a day`, which can also be one day."""
    rates = [one for one in rates_in(text, table) if not one.meaning.startswith("#")]
    if apart:
        rates = [one for one in rates if not _ONE_TIME.search(text[: one.end])]
    return rates + [Rate(one.end, one.meaning) for one in find_phrases("rates", text) if is_unspaced(text[one.start])]


def _with_own_rate(link: Link, unit: Unit, table: UnitTable) -> Link:
    """Return the link of `[12 kWh im Jahr](#x)` with `per year`, if the number has the quantity's dimension so."""
    bare = read_claim(link.display, table)
    if isinstance(bare, ClaimText) and _dimension(bare) == unit.dimension:
        return link
    for found in list(_BEFORE_WORD.finditer(link.display))[-_RATE_WORDS:]:
        counted = link.display[: found.start()].rstrip()
        alone = read_claim(counted, table)
        money = isinstance(alone, ClaimText) and is_price(alone.unit)
        rate = _rate_behind(link.display, len(counted), table, is_price=money)
        if rate is None or rate.end != len(link.display):
            continue
        figure, noun = _counting(counted, alone) if isinstance(alone, ClaimText) else (counted, "")
        tried = [*([f"{figure} {link.display[found.end() :]}"] if noun else []), *_per(figure, rate)]
        for display in tried:
            if figure and _is_of(display, unit, table):
                return shown_as(link, display, link.before, noun + link.behind)
    return link


def _dimension(text: ClaimText) -> object:
    return text.unit.dimension if text.unit is not None else None


def _with_bound_before(link: Link, words: frozenset[str], table: UnitTable) -> Link:
    """Return the link with the bound that ends the text before it."""
    before = link.before.rstrip(" ")
    start = bound_ending(before) if before != link.before or is_unspaced(before[-1:]) else -1
    if start < 0 or not _is_stated(before[:start], before[start:], words, table):
        return link
    is_paired = not words_before(f"{before[start:]} ").bound
    if is_paired and isinstance(read_claim(link.display, table), ClaimText):
        return link
    display = f"{before[start:]}{'' if is_unspaced(before[-1:]) else ' '}{link.display}"
    return shown_as(link, display, before[:start], link.behind) if _is_read(display, table) else link


def _is_read(display: str, table: UnitTable) -> bool:
    text = read_claim(display, table)
    return isinstance(text, ClaimText) and not text.problem


def _is_stated(lead: str, bound: str, words: frozenset[str], table: UnitTable) -> bool:
    """Return whether the words before a bound leave it as it is: `it takes`, not `5 users`."""
    said = lead.rstrip(" ")
    if _PAUSED.search(said) or (said and is_unspaced(said[-1])):
        return not (_DENYING_SIGNS & set(said[-_NEAR_SIGNS:])) and not any(map(str.isdigit, said[-_NEAR_SIGNS:]))
    near = [plainly(one) for one in re.findall(r"[^\W_]+", said)[-_NEAR:]]
    if any(any(map(str.isdigit, one)) or is_number_word(one) for one in near) or EDGE in said[-20:]:
        return False
    word = near[-1] if near and said[-1].isalnum() else ""
    word = "is" if _AMOUNTS.search(said) else word
    if word in _NUMERALS or word in _NEVER or (word in table.names and not _is_neutral(word)):
        return False
    sentence = _SENTENCE.split(said)[-1].strip()
    if (bound[0] in "<>≤≥" and (word in words or len(word) == 1)) or _CYRILLIC.fullmatch(sentence):
        return True
    is_turkish = plainly(bound) in _TURKISH and 0 < len(sentence.split()) <= _NEAR and not denial_in(sentence)
    return (
        is_turkish
        or _is_neutral(word)
        or (bool(_VERBAL.match(plainly(bound))) and (word in words or _SUBJECT.fullmatch(sentence) is not None))
    )


def _is_neutral(word: str) -> bool:
    known = any(word in one.verbs or word in one.places - one.lost for one in neutral_words().values())
    return known or word in STATING or word in _LINKING


def _with_bound_behind(link: Link, table: UnitTable) -> Link:
    """Return the link with the bound after it, if a pause or the end follows."""
    said = link.behind.lstrip(" ")
    gap = link.behind[: len(link.behind) - len(said)]
    english = is_bound_behind(link.behind)
    end = len(english) if english and said.startswith(english) else bound_at(said, is_behind=True)[1]
    if not end or not (gap or is_unspaced(said[0])) or not _ENDED.match(said[end:]):
        return link
    display = f"{link.display}{gap}{said[:end]}"
    return shown_as(link, display, link.before, said[end:]) if _is_bound(display, table) else link


def _is_bound(display: str, table: UnitTable) -> bool:
    text = read_claim(display, table)
    return isinstance(text, ClaimText) and not text.problem and (text.kind == "bound" or text.is_exact)
