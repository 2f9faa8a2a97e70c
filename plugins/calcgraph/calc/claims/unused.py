"""Words of a clause that could make another number of a claim, and that the readers before have left.

A clause that is not understood can only be left to its reader if its unread words are names of things, places and
events. An unread number, rate, share or `each` is a part of the statement, so the claim is refused.
"""

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction

from calcgraph.calc.claims.country import language_of
from calcgraph.calc.claims.licence import Licence, own_words
from calcgraph.calc.claims.subjects import whole_number
from calcgraph.calc.claims.text import ClaimText
from calcgraph.calc.claims.understood import is_own
from calcgraph.calc.claims.unit import singular
from calcgraph.calc.claims.worded_rates import is_price, rate_at
from calcgraph.calc.claims.written.spelled import with_digits
from calcgraph.calc.units.table import UnitTable
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_clauses import SENTENCE_END, find_phrases
from calcgraph.notes.claim_languages import is_numeral
from calcgraph.notes.claim_lexicon import FREEING
from calcgraph.notes.claim_words import is_in_words
from calcgraph.notes.model import Link
from calcgraph.notes.neutral_words import is_verb_of_value, neutral_words, plainly
from calcgraph.notes.number_words import is_unspaced, phrase_at
from calcgraph.notes.small_numbers import small_number_in

_PAUSE = re.compile(rf"[;:()\[\]—–|{EDGE}、，；：（）]|,(?![0-9])|\s-\s")
_FIGURE = re.compile(
    r"(?<![\w.,:/'’#$€£¥^\\-])[0-9]{1,3}(?:[,  ’'.][0-9]{3})+(?![\w,.:/-]*[0-9])|"
    r"(?<![\w.,:/'’#$€£¥^\\-])[0-9]+(?:[.,][0-9]+)?(?![\w:/-]|[.,][0-9])"
)
"""A number in digits, not a part of a name, a date, a time or a formula."""
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_LINKED = re.compile(rf"{EDGE}[^{EDGE}]*{EDGE}?")
"""The text of another link, which is a claim of its own."""
_LABEL = re.compile(
    r"(?<!\w)(?:fig(?:ure|\.)?|tab(?:le|\.)?|section|chapter|page|p\.|note|step|phase|stage|type|version|v|class|level|"
    r"grade|no\.?|nr\.?|number|group|model|case|unit|room|line|row|column|part|day|week|year|lane|platform|gate|zone|"
    r"tabelle|abb(?:ildung|\.)|abschnitt|kapitel|seite|stufe|typ|klasse|gruppe|tag|tableau|page|étape|phase|niveau|"
    r"tabla|página|paso|fase|tipo|tabella|pagina|tabela|etapa|tabel|stap|steg|sida|strona|etap|таблица|шаг|рис\.)\s$",
    re.IGNORECASE,
)
"""Words whose number is a name: `Figure 3`."""
_YEAR = re.compile(r"(?:1[5-9]|20)[0-9]{2}")


def unused(link: Link, text: ClaimText, row: Licence, table: UnitTable) -> str:
    """Return the first unread words of the clause of a claim that can change its number; empty without such words."""
    rest = _without_odds(SENTENCE_END.split(link.behind)[0], link.title)
    parts = _PAUSE.split(rest.split(EDGE)[0])
    noun = f" {text.noun}" if text.noun else ""
    return (
        _number(_NEXT.split(parts[0])[0], text, row, language_of(link, 1) or "en")
        or _counter(_LINKED.sub(EDGE, rest), row)
        or _rate_before(link.before, text, row)
        or _half(f"{noun}{parts[0]}")
        or _freezing(parts[0], text)
        or _piece(parts[0], text, row)
        or _each(f"{noun}{parts[0]}", text, row)
        or (_multiple(parts[-1]) if 1 < len(parts) <= _FEW + 1 and EDGE not in rest else "")
        or _rate(f"{noun}{parts[0]}", text, row, table)
    )


_ODDS = re.compile(r"(?<![^\W_])([^\W_]+) times (?:out )?of ([^\W_]+)")
_QUANTILE = re.compile(r"p([0-9]{1,2})(?![0-9.])")


def _without_odds(rest: str, title: str) -> str:
    """Return a text without the odds that the title of the claim states: `p90` for `nine times of ten`."""
    asked, said = _QUANTILE.match(title), _ODDS.search(rest)
    if asked is None or said is None:
        return rest
    hits, trials = (with_digits(one.lower(), 0) for one in said.groups())
    is_same = hits.isdigit() and trials.isdigit() and int(hits) * 100 == int(asked[1]) * int(trials)
    return rest[: said.start()] + rest[said.end() :] if is_same else rest


_NEXT = re.compile(
    r"(?<!\w)(?:and|or|but|so|while|because|und|oder|aber|et|ou|mais|y|e|o|u|pero|ma|mas|en|of|maar|och|eller|men|i|oraz|"
    r"lub|ale|и|или|но)(?!\w)",
    re.IGNORECASE,
)
"""Words after which another statement may begin."""
_PLACES = (
    FREEING
    | frozenset().union(*(one.places | one.lost for one in neutral_words().values()))
    | {
        *(
            "als",
            "que",
            "che",
            "dan",
            "niz",
            "an",
            "чем",
            "nach",
            "vor",
            "seit",
            "apres",
            "avant",
            "depuis",
            "tras",
            "despues",
        ),
        *("dopo", "depois", "antes", "prima", "na", "voor", "efter", "fore", "po", "przed", "после", "до", "через"),
    }
)
"""Prepositions, after which a number is a condition that its reader judges: `42 ms at eight bits`."""
_BOUGHT = frozenset(re.split(" ", "for fur pour por para per voor za for i dla"))
"""Prepositions between a price and what is bought: `480 kronor för tio nätter`."""


def other_named(link: Link, text: ClaimText, row: Licence, names: Iterable[str]) -> Iterator[str]:
    """Yield the names of other rows that the thing counted or the subject of a claim is: `[236 dogs](#guests)`.

    Only names of one word, since the parts of others say less.
    """
    if text.unit is not None and not text.unit.dimension:
        return  # a share of the loaves is no number of loaves
    before = _PAUSE.split(SENTENCE_END.split(link.before)[-1])[-1]
    behind = _PAUSE.split(SENTENCE_END.split(link.behind)[0])[0]
    own, language = row.words | row.wide, language_of(link, 1) or "en"
    short = [one for one in names if "_" not in one and "." not in one and len(one) >= _SHORTEST]
    single = {word: one for one in short for word in own_words(one)}
    for word in filter(None, (_thing(f" {text.noun} {behind}"), _subject(before))):
        if is_own(word, own, language) or any(word in _plurals(one) or one in _plurals(word) for one in own):
            continue
        for name, written in single.items():
            if word == name or word in _plurals(name) or name in _plurals(word) or _is_inflected(word, name, language):
                yield written


_SHORTEST = 3
_OF = frozenset(re.split(" ", "of de d di del della dei delle von vom van av af do da dos das z"))
_ARTICLE = frozenset(
    re.split(
        " ", "the a an its our their der die das dem den la le les l el los las il lo gli i o os as de het den det"
    )
)


def _plurals(word: str) -> frozenset[str]:
    return frozenset({f"{word}s", f"{word}es", f"{word[:-1]}ies"})


def _is_inflected(word: str, name: str, language: str) -> bool:
    return language != "en" and is_own(word, frozenset({name}), language)


def _thing(behind: str) -> str:
    """Return the first noun after a number: `of milk`, `dogs sleep here`."""
    words = [plainly(one) for one in _WORD.findall(behind)]
    while words and words[0] in _OF | _ARTICLE:
        words.pop(0)
    return words[0] if words and words[0] not in _PLACES else ""


def _subject(before: str) -> str:
    """Return the subject of a clause that has nothing else: `The pump needs `."""
    words = [plainly(one) for one in _WORD.findall(before)]
    words = words[1:] if words and words[0] in _ARTICLE else words
    is_plain = 1 < len(words) <= _FEW + 1 and is_verb_of_value(words[1])
    return words[0] if is_plain else ""


_COUNTER = re.compile(
    r"[一二三四五六七八九十百千0-9０-９]{1,6}"
    r"(?:人|台|杯|個|个|本|枚|日|時間|小时|小時|天|泊|晩|晚|回|次|倍|割|名|匹|頭|冊|軒|件|年|か月|个月|週間|周|分|秒|皿|箱|袋|席|室|瓶|张|只|份)(?!目)|(?<![0-9０-９])(?!(?:19|20)[0-9]{2}年)[0-9０-９]{1,12}"
)
_TIME = re.compile("時間|小时|小時|分钟|分鐘|[日天年月周週時分秒]")


def _rate_before(before: str, text: ClaimText, row: Licence) -> str:
    """Return a rate in time before a number in a script without spaces, of a row without one: `毎日`, `每小时`."""
    clause = _PAUSE.split(SENTENCE_END.split(before)[-1])[-1]
    if clause.isascii() or (text.unit is not None and "time" in dict(text.unit.dimension)):
        return ""
    own = "".join(row.words)
    for one in find_phrases("rates", clause):
        said = clause[one.start : one.end]
        if any(map(is_unspaced, said)) and not any(sign in own for sign in _TIME.findall(said)):
            return said
    return ""


_HALF_PRICE = re.compile("半額|半分|半価|一半|半价|倍増|倍増|翻倍|翻番")


def _counter(rest: str, row: Licence) -> str:
    """Return a number with a counter after a claim in a script without spaces: `二杯で`."""
    if rest.isascii() or not any(map(is_unspaced, rest)):
        return ""
    own = "".join(row.words)
    found = (one[0] for pattern in (_COUNTER, _HALF_PRICE) for one in pattern.finditer(rest))
    return next((one for one in found if plainly(one) not in own), "")


def _ends_with_name(before: str) -> bool:
    """Return whether the last word before a number has a capital, and is not the first word there."""
    words = before.split()
    return len(words) > 1 and before[-1:] == " " and words[-1][:1].isupper() and words[-2][-1:].isalpha()


def _half(behind: str) -> str:
    """Return the half that follows the noun of a number, or the multiple that ends its clause."""
    found = [one for one in find_phrases("halves", behind) if len(behind[: one.start].split()) <= _FEW]
    if found:
        return behind[found[0].start : found[0].end]
    words = behind.split()
    last = words[-1].strip(".!") if len(words) > 1 else ""
    return last if last.lower() in _TIMES or (last and last.lower() in {"twice", "thrice"}) else ""


_TIMES = frozenset(
    re.split(" ", "zweimal dreimal viermal fünfmal zehnmal tweemaal driemaal dwukrotnie trzykrotnie дважды трижды")
)


def _freezing(behind: str, text: ClaimText) -> str:
    """Return the words that make a temperature negative: `21 °C in the lab below freezing`."""
    is_above = text.unit is not None and text.unit.offset != 0 and text.value > 0
    found = find_phrases("freezing", behind) if is_above else []
    return behind[found[0].start : found[0].end] if found else ""


_PIECE = re.compile(
    r" (?:a|an|the|el|la|le|l['’]|za|al|allo|alla|il|lo|o|ao|au|à|das|der|die|de|het|den) ?([^\W\d_]{3,})\s*$",
    re.IGNORECASE,
)


_ANY_PIECE = frozenset(
    re.split(
        " ",
        "unidad unidade unita unite piece pieza pezzo peca stuk stuck sztuke styck person personne persona pessoa "
        "persoon osobe soir matin nuit midi noche manana tarde sera mattina notte noite manha abend "
        "morgen mittag nacht avond "
        "ochtend one time moment same rest whole total",
    )
)
"""Nouns after an article that are any one thing, or a time of the day."""


def _piece(behind: str, text: ClaimText, row: Licence) -> str:
    """Return the article and noun that make a price that of another thing: `1,35 € die Scheibe`."""
    found = _PIECE.match(behind) if is_price(text.unit) else None
    if (
        found is None
        or plainly(found[1]) in _ANY_PIECE
        or any(is_own(plainly(found[1]), row.words | row.wide, one) for one in ("en", ""))
    ):
        return ""
    return found[0].strip()


def _multiple(part: str) -> str:
    """Return a part of a sentence that is only a number: `, twice`."""
    words = part.strip(" .!").split()
    is_whole = len(words) == 1 or (len(words) == _FEW and plainly(words[1]) in _TIMES_OF)
    bare = " ".join(words)
    return bare if is_whole and not bare[:1].isdigit() and (is_in_words(bare) or is_numeral(bare)) else ""


_TELLING = frozenset({"the", "these", "those", "its", "their", "our"})
_TIMES_OF = frozenset(re.split(" ", "times mal fois veces volte vezes keer razy ganger раза раз kez"))


def _number(clause: str, text: ClaimText, row: Licence, language: str) -> str:
    for start, end, value in _numbers(clause, language):
        shown = clause[start:end]
        is_known = value in {Fraction(0), Fraction(1), abs(text.value)} or plainly(shown) in row.words
        is_known = is_known or any(abs(float(value) - one.number) <= 1e-9 * abs(one.number) for one in row.numbers)
        following = _WORD.match(clause, end + len(clause[end:]) - len(clause[end:].lstrip()))
        is_anaphor = following is not None and _is_anaphor(clause[:start], following[0])
        if is_known or is_anaphor or _is_name(clause, start, end) or not _is_near(clause[:start], text):
            continue
        return clause[start : following.end()] if following else shown
    return ""


def _is_anaphor(before: str, following: str) -> bool:
    """Return whether a number stands for things named before: `the two are equal`, but not `the two pumps`."""
    article = [plainly(one) for one in _WORD.findall(before)[-1:]]
    return bool(article) and article[0] in _TELLING and plainly(following) in neutral_words()["en"].verbs


def _numbers(clause: str, language: str) -> Iterator[tuple[int, int, Fraction]]:
    """Yield the numbers of a clause, in digits and in the words of its language."""
    for found in _FIGURE.finditer(clause):
        digits = re.sub(r"[,  ’'](?=[0-9]{3})|\.(?=[0-9]{3}(?![0-9]))", "", found[0]).replace(",", ".")
        yield found.start(), found.end(), Fraction(digits)
    at = 0
    while word := _WORD.search(clause, at):
        at = word.end()
        if language == "en":
            if (said := whole_number(word[0])) is not None:
                yield word.start(), word.end(), Fraction(said)
        elif number := small_number_in(language, clause[word.start() :]):
            at = word.start() + number.end
            yield word.start(), at, number.value


def _is_name(clause: str, start: int, end: int) -> bool:
    """Return whether a number is a year, or belongs to a name: `Figure 3`, `Windows 11`."""
    shown, before, after = clause[start:end], clause[:start], clause[end:]
    if _YEAR.fullmatch(shown) and not re.match(r"\s?(?:%|[a-zµ°]{1,3}(?!\w))", after):
        return True
    if re.match(r"(?:st|nd|rd|th|[ºª°]|er|e|ème|\.)(?!\w)", after) or after[:1] in {"%", "°"}:
        return after[:1] not in {"%", "°"}
    return _LABEL.search(before) is not None or (shown.isdigit() and _ends_with_name(before))


def _is_near(before: str, text: ClaimText) -> bool:
    """Return whether a number directly follows a claim or its noun, or counts the things that a price buys."""
    words = [plainly(one) for one in _WORD.findall(before)]
    is_governed = any(one in _PLACES for one in words)
    return not is_governed or (is_price(text.unit) and bool(words) and words[-1] in _BOUGHT)


def _each(behind: str, text: ClaimText, row: Licence) -> str:
    """Return the word that gives a number to each of several things: `186 km długości każdy`."""
    found = find_phrases("apiece", behind)
    is_last = bool(found) and not behind[found[0].end :].strip() and len(behind[: found[0].start].split()) <= _FEW
    if not is_last or _is_of_one(text) or row.singles or find_phrases("apiece", " ".join(row.words)):
        return ""
    return behind[found[0].start : found[0].end]


def _is_of_one(text: ClaimText) -> bool:
    """Return whether a number can be that of any one thing: a time, a price, a share."""
    if text.unit is None:
        return False
    is_share = not text.unit.dimension and text.unit.factor < 1
    return is_share or dict(text.unit.dimension) == {"time": 1} or is_price(text.unit)


def _rate(behind: str, text: ClaimText, row: Licence, table: UnitTable) -> str:
    """Return a rate after a claim that its row does not have: `27 drills per member`, `of the beer each day`.

    A time can be that of any one thing: `42 ms per token`.
    """
    bases = dict(text.unit.dimension) if text.unit is not None else {}
    if bases == {"time": 1}:
        return ""
    own = row.words | row.wide
    for found in re.finditer(r"(?<=\s)(?=[^\W\d_])", behind):
        rate = rate_at(behind, found.start(), table)
        end, is_time = (rate.end, not rate.meaning.startswith(("#", "of "))) if rate else (0, False)
        earlier = _WORD.findall(behind[: found.start()])[-1:]
        is_governed = bool(earlier) and plainly(earlier[0]) in _PLACES
        if rate is not None and (is_governed or _EVERY.match(behind, found.start())):
            continue
        if rate is None and (bare := _BARE.match(behind, found.start())):
            end = bare.end()
        said = behind[found.start() : end]
        if is_price(text.unit) and not is_time and rate is not None and rate.meaning[:1] == "#":
            continue
        if (
            not said
            or _BY_ORDER.match(behind, end)
            or (is_time and ("time" in bases or " " not in said or _LATER.match(behind, end)))
        ):
            continue
        nouns = [plainly(one) for one in re.findall(r"[^\W\d_]+", said)]
        if not any(is_own(nouns[-1], own, one) for one in ("en", "")):
            return said
    joined = _JOINED.match(behind)
    unit = joined and (table.names.get(singular(joined[1], table)) or phrase_at("units", joined[1]))
    is_counted = joined is not None and find_phrases("counted", joined[1])
    return joined[0].strip() if joined and (unit or is_counted) and plainly(joined[1]) not in own else ""


_NO_UNIT = (
    "ciento cento ejemplo exemple exemplo favor rapport contre ailleurs hasard consequent est ce cet cette "
    "la las los le les lo el un una une unos um uma o a os as su sus sa ses son mon notre leur leurs nuestro nuestra "
    "nosso nossa isso ello qui que fin tanto parte causa culpa medio meio voie lui eux elle moi "
    "nous vous mi ti "
    "termino encima debajo cima baixo volta vuelta cierto certo supuesto completo igual separado "
    "dentro fuera fora todo toda "
    "todos tous tout default defaut lo ellos ellas ele ela eles elas aqui ahi alli donde onde tierra terra mar mer "
    "avion aviao tren train trem correo internet escrito ecrit adelantado avance exceso defecto vez vezes veces"
)
_BARE = re.compile(
    rf"(?:por|par) (?!(?:{'|'.join(_NO_UNIT.split())})(?!\w))([^\W\d_]{{3,}})(?![\w'’])"
    r"(?! (?:de|del|do|da|du|des)(?!\w))|"
    r"je (?=[A-ZÄÖÜ])[^\W\d_]{2,}"
)
"""A word for `by` before a noun without an article, which then is `per`: `2150 obras por sala`, `640 g je Brot`."""
_BY_ORDER = re.compile(r"\s+(?:of|from|by) (?:the|our|your|his|her|their|its)(?!\w)")
"""Words after which `per request` is not a rate: `of the owner`."""
_EVERY = re.compile(r"for (?:each|every) ", re.IGNORECASE)
_LATER = re.compile(r"\s+(?:ago|after|before|later|earlier|from|since|old|long|in)(?![^\W_])", re.IGNORECASE)
_JOINED = re.compile(r"(?: [^\W\d_]+)? (?:and|und|et|y|e|en|och|i|и) ([^\W\d_]{3,})\s*$")
_FEW = 2
"""Words of a part of a sentence that is only a number."""
