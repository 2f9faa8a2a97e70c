"""The unit after a claim's number as prose writes it: `tokens per second`, `m / s`, `square metres`, `an hour`."""

import re
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.model import Power, Unit
from calcgraph.calc.syntax.quantities import SCALES
from calcgraph.calc.units.compounds import raised
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import UnitTable, read_power
from calcgraph.currencies import SIGNS
from calcgraph.notes.claim_lexicon import ALWAYS_PROSE, IN_SUM, RATES, SCALE_WORDS
from calcgraph.notes.number_words import Phrase, fold, phrase_at

_NAME = re.compile(rf"°\s?[CF]?(?![^\W\d])|[%‰{SIGNS}¢]|[^\W\d_¹²³⁴⁵⁶½⅓]+(?:_[^\W\d_]+)*")
_NUMBERED = re.compile(r"[^\W\d_]+[0-9][\w]*")
"""A unit of a project with digits in its name: `kgCO2`."""
_BASIS = re.compile(r"basis\s+points?(?!\w)", re.IGNORECASE)
_POWER = re.compile(
    r"(?:\^|\*\*)(?P<broken>\([-−]?[0-9]{1,2}(?:/[0-9]{1,2}|\.[0-9]{1,2})\)|[-−]?[0-9]\.[0-9]{1,2}(?![.,]?[0-9]))"
    r"|(?:\^|\*\*)\(?(?P<raised>[-−]?[0-9]{1,2})\)?\^?|(?P<sup>⁻?[¹²³⁴⁵⁶](?:[⁄/][²³⁴])?|[½⅓](?!\w))"
    r"|(?P<glued>-[1-4]|[23])(?!\w|[.,][0-9])"
)
_IN_WORDS = re.compile(r"\s+(squared|cubed)(?!\w)", re.IGNORECASE)
_BEFORE = re.compile(r"(?:(?P<two>square|sq)|(?P<three>cubic|cu))\b\.?[\s-]*(?=[^\W\d_])", re.IGNORECASE)
_SLASH = re.compile(r"\s*/\s*|[\s-]*\bper\b[\s-]*", re.IGNORECASE)
_INVERSE = re.compile(r"\s+1\s*/\s*(?=[^\W\d])")
_EVERY = re.compile(r"\s+(?:an?|each|every)\s+", re.IGNORECASE)
_TIMES = re.compile(r"\s*[·⋅*]\s*")
_JOINT = re.compile(r"-(?=[^\W\d_])|(?=√)")
_LETTER = re.compile(r"(?=[^\W\d_])")
"""The next factor right after a raised digit: `W/(m²K)`."""
_PARTS = re.compile(r"[·⋅*\s]+|(?<=[²³])(?=[^\W\d_])")
_BLANK = re.compile(r"\s+")
_MANY = re.compile(
    r"(?:(?P<digits>[1-9][0-9]*(?:,[0-9]{3})*)(?P<letter>[kKMGBT])?|(?i:an?|one)(?=\s)|(?P<alone>[kMG])(?=\s))?[\s-]*"
    r"(?i:(?P<word>hundred|thousand|million|billion|trillion)\b[\s-]*)?(?=[^\W\d_])"
)
"""The number of units in the denominator: of `$3 per million tokens`, `$3/1M tokens`, `5 L per 100 km`."""
_GENITIVE = re.compile(r"(?=([а-яё]{4,30})ов(?!\w))[а-яё]++")
"""The genitive of several in Russian, which the lists lack for some units: `килограммов`."""
_LETTERS = {
    "nano": "n",
    "micro": "µ",
    "milli": "m",
    "centi": "c",
    "deci": "d",
    "hecto": "h",
    "kilo": "k",
    "mega": "M",
    "giga": "G",
    "tera": "T",
    "peta": "P",
}
_SPELLED = re.compile(rf"(?P<prefix>{'|'.join(_LETTERS)})(?P<unit>[a-z]{{3,}})")
_PREFIXES = {10**3: "k", 10**6: "M", 10**9: "G", 10**12: "T"}
_RUN = re.compile(r"[^\W\d_][^\s,;:()]*")
_CENT = re.compile(r"(?:(?:per|p\.)\s?cent|percentage\s+points?|proc(?=\.))\b", re.IGNORECASE)
_DEGREES = re.compile(
    r"(?:deg(?:rees?)?\.?|°)\s*(?:(?P<c>C|Celsius|centigrade)|(?P<f>F|Fahrenheit))(?!\w)", re.IGNORECASE
)
_DOLLARS = re.compile(r"US[\s-]*(?:\$|(?P<word>dollars?)\b)")
_ELIDED = re.compile(r"['’][^\W\d_]")
"""Behind `d`, which is not a day in `8 millions d'habitants`."""
_OF = re.compile(r"(?:d['’]|d[ei]\s+)(?=[^\W\d_])")
"""The word for `of` before the first unit after a scale: `2 millions d'années`, `62 millones de euros`."""
_HYPHENED = re.compile(r"[a-z]+-[a-z]+(?!\w)")
_LAST_WORD = re.compile(r"([^\W\d_]+)[\s.,;:!?]*$")
SHORT_WORDS = {
    **dict.fromkeys(("kilo", "kilos", "Kilo", "chilo", "chili", "quilo", "quilos"), "kg"),
    **dict.fromkeys(("ans", "années", "année", "lat", "år", "Jahren", "jaar", "jaren", "anni", "anos", "años"), "yr"),
    **dict.fromkeys(("uur", "uren", "ore"), "h"),
    **dict.fromkeys(("dni", "Tagen", "dag", "dagen", "dagar"), "d"),
    **dict.fromkeys(("Monaten", "maanden", "mesi", "meses", "miesięcy"), "mo"),
    "л": "L",
    **dict.fromkeys(("Lichtjahr", "Lichtjahre", "Lichtjahren"), "ly"),
    "нм": "nm",
    "tonnellate": "t",
    "吨": "t",
    "噸": "t",
    "Go": "GB",
    "Mo": "MB",
    "To": "TB",
}
"""Short units of other languages, read if they are the last word: elsewhere they can be another word."""
_IN_FULL = {
    "m^2": (
        "quadratmeter quadratmetern kvadratmeter metre_carre metres_carres metro_cuadrado metros_cuadrados "
        "metro_quadrato metri_quadrati metro_quadro metri_quadri metro_quadrado metros_quadrados vierkante_meter "
        "metr_kwadratowy metry_kwadratowe metrow_kwadratowych"
    ),
    "m^3": (
        "kubikmeter kubikmetern metre_cube metres_cubes metro_cubico metros_cubicos metro_cubo metri_cubi "
        "kubieke_meter metr_szescienny metry_szescienne metrow_szesciennych"
    ),
    "km^2": (
        "quadratkilometer quadratkilometern kvadratkilometer kilometre_carre kilometres_carres kilometro_cuadrado "
        "kilometros_cuadrados chilometro_quadrato chilometri_quadrati quilometro_quadrado quilometros_quadrados "
        "vierkante_kilometer kilometr_kwadratowy kilometry_kwadratowe kilometrow_kwadratowych"
    ),
}
_IN_SIGNS = {
    "平方米": "m^2",
    "平方メートル": "m^2",
    "立方米": "m^3",
    "立方メートル": "m^3",
    "平方公里": "km^2",
    "平方千米": "km^2",
}
_AREAS = _IN_SIGNS | {name.replace("_", " "): unit for unit, names in _IN_FULL.items() for name in names.split()}
"""Areas and volumes in full in other languages, folded, which the lists of units lack."""
_TWO_WORDS = re.compile(r"([^\W\d_]{3,20}+)(?: [^\W\d_]{3,20}+)?(?!\w)")
_SUP = str.maketrans({**dict(zip("⁻−¹²³⁴⁵⁶⁄", "--123456/", strict=True)), "½": "1/2", "⅓": "1/3"})
_ROOT = re.compile(r"√\s*|sqrt(?=\()")


class Measure(Struct, frozen=True):
    """The unit that a text begins with."""

    unit: Unit | None
    """The unit; None if the text does not begin with a known unit."""
    end: int
    """The offset after it."""
    problem: str = ""
    """The reason why it is not known: `unknown unit `ms/step``."""
    hint: str = ""


class _Chain(Struct):
    """A product of units while it is read."""

    text: str
    table: UnitTable
    at: int
    written: str = ""
    """As the table reads it: `token/second`."""
    many: Fraction = Fraction(1)
    """The divisor of the whole that no prefix expresses."""
    below: bool = False
    """True if there has been a slash."""
    named: str = ""
    """The spelling of the unit on a page, if the table has no name for it."""

    def name_at(self, at: int) -> tuple[str, int] | None:
        """Return the unit at an offset, as the table names it, and the offset after it."""
        of = _OF.match(self.text, at)
        at = of.end() if of and (not self.written or of[0][-1] in "'’") else at
        if found := _DOLLARS.match(self.text, at):
            return "dollar" if found["word"] else "USD", found.end()
        if found := _DEGREES.match(self.text, at) or _CENT.match(self.text, at):
            named = {"c": "°C", "f": "°F"}.get(found.lastgroup or "", "percent")
            return named, found.end()
        if (found := _NUMBERED.match(self.text, at)) and found[0] in self.table.names:
            return found[0], found.end()
        found = _NAME.match(self.text, at)
        if found is None:
            return None
        name = "USD" if found[0] == "$" else singular(found[0].replace(" ", ""), self.table)
        return (name, found.end()) if name in self.table.names else self._in_other_words(at)

    def _in_other_words(self, at: int) -> tuple[str, int] | None:
        """Return a share or a unit in full in another language: `por ciento`, `Stunden`, `мс`."""
        if (joined := _HYPHENED.match(self.text, at)) is not None:
            name = singular(joined[0].replace("-", "_"), self.table)
            if name in self.table.names:
                return name, joined.end()
        if area := area_at(self.text, at):
            return area
        if (last := _LAST_WORD.match(self.text, at)) and last[1] in SHORT_WORDS:
            return SHORT_WORDS[last[1]], last.end(1)
        if (
            (many := _GENITIVE.match(self.text, at))
            and (stem := phrase_at("units", many[1]))
            and stem.end == len(many[1])
        ):
            return (str(stem.meaning), many.end()) if stem.meaning in self.table.names else None
        found = phrase_at("shares", self.text, at) or phrase_at("units", self.text, at)
        is_known = found is not None and found.meaning in self.table.names
        return (str(found.meaning), found.end) if found is not None and is_known else None


def area_at(text: str, at: int) -> tuple[str, int] | None:
    """Return the symbol of an area or volume in other languages at an offset, and the offset after it."""
    words = _TWO_WORDS.match(text, at)
    for end in (words.end(), words.end(1)) if words else ():
        if (named := _AREAS.get(fold(text[at:end]))) is not None:
            return named, end
    return None


def read_measure(text: str, table: UnitTable, money: str = "") -> Measure:
    """Return the longest unit that a text begins with; `money` is the unit of the currency symbol before the number."""
    lead = len(text) - len(text.lstrip(" -"))
    chain = _Chain(text, table, 0 if money else lead, written=money)
    if not money and not _first(chain):
        return Measure(None, 0)
    while _goes_on(chain):
        pass
    return _measured(chain)


def is_rate(text: str) -> bool:
    """Return whether a text continues like a rate: `per day`, `/s`, `a day`."""
    return bool(_SLASH.match(text) or _EVERY.match(text))


def is_raised(text: str, at: int) -> bool:
    """Return whether a unit of areas or volumes in two words is at an offset: `metro quadro`."""
    words = _TWO_WORDS.match(text, at)
    return words is not None and " " in words[0] and fold(words[0]) in _AREAS


def singular(name: str, table: UnitTable) -> str:
    """Return the name under which the table knows a word: `token` for `Tokens`; the word itself if it is unknown.

    Symbols have no plural: `As` is not two amperes, and `Mbar` is not `mbar`.
    """
    lower = name.lower()
    is_word = len(name) >= len("hour") and name[1:] == lower[1:] and lower[1:] not in table.names
    is_plural = name[-2:] != "ss" and (name == lower or len(name) > len("kWs") or name.endswith("Bs"))
    bare = name.removesuffix("s") if is_plural else name
    longer = name.removesuffix("es") if len(name) > len("des") else name
    forms = [name, bare, longer, *([lower, lower.removesuffix("s")] if is_word else [])]
    for form in forms:
        if form in table.names:
            return form
    return "cent" if name == "¢" else _prefixed(lower, table) or name


def _prefixed(word: str, table: UnitTable) -> str:
    """Return the symbol of a unit with its prefix in words: `km` for `kilometres`; '' if the table lacks it."""
    found = _SPELLED.fullmatch(word)
    for bare in (found["unit"], found["unit"].removesuffix("s")) if found else ():
        symbol = _LETTERS[found["prefix"]] + table.names[bare].symbol if found and bare in table.names else ""
        if symbol in table.names:
            return symbol
    return ""


def _measured(chain: _Chain) -> Measure:
    unit = chain.table.parse(chain.written)
    if isinstance(unit, UnitProblem):
        return Measure(None, chain.at, unit.message, unit.hint)
    if chain.many != 1:
        unit = replace(unit, factor=unit.factor / chain.many, text=chain.named or unit.text)
    return Measure(unit, chain.at)


def _first(chain: _Chain) -> bool:
    """Read the first factor; a rate may begin at once: `5 per second`."""
    if _is_inch_of_prose(chain, chain.at):
        return False
    if (end := _basis_points(chain)) > 0:
        chain.written, chain.at, chain.many, chain.named = "percent", end, Fraction(100), "basis points"
        return True
    rated = phrase_at("rates", chain.text, chain.at)
    if rated and rated.meaning and not _is_unit_too(rated, chain.text, chain.at):
        return _rated(chain, rated, "1/")
    is_share = _CENT.match(chain.text, chain.at) or phrase_at("shares", chain.text, chain.at)
    return (not is_share and _first_below(chain)) or _factor(chain, chain.at, "")


def _first_below(chain: _Chain) -> bool:
    """Read a rate without a unit above: `5 1/s`, `5 per second`, `5 a day`."""
    for pattern in (_INVERSE, _SLASH):
        if (found := pattern.match(chain.text, 0)) and _below(chain, found.end(), "1/"):
            return True
    every = _EVERY.match(chain.text, 0)
    return bool(every and chain.name_at(every.end())) and every is not None and _below(chain, every.end(), "1/")


def _basis_points(chain: _Chain) -> int:
    """Return the offset after `basis points`, in any language; 0 if the text does not begin with them."""
    if found := _BASIS.match(chain.text, chain.at):
        return found.end()
    share = phrase_at("shares", chain.text, chain.at)
    return share.end if share and share.meaning == "permyriad" else 0


def _rated(chain: _Chain, rate: Phrase, sign: str) -> bool:
    """Read a rate of another language: `pro Stunde`."""
    if rate.meaning not in chain.table.names:
        return False
    chain.written, chain.at, chain.below = f"{chain.written}{sign}{rate.meaning}", rate.end, True
    return True


def _goes_on(chain: _Chain) -> bool:
    """Read one more factor, if one follows."""
    text, at = chain.text, chain.at
    if found := _SLASH.match(text, at):
        return _below(chain, found.end(), "/")
    if found := _EVERY.match(text, at):
        return bool(chain.name_at(_behind_many(chain, found.end())[0])) and _below(chain, found.end(), "/")
    if _rate_in_a_word(chain):
        return True
    if found := _TIMES.match(text, at):
        return _factor(chain, found.end(), "*" if found[0].strip() == "*" else "·")
    if (found := _JOINT.match(text, at)) or (at and text[at - 1] in "²³" and (found := _LETTER.match(text, at))):
        return _factor(chain, found.end(), "/" if chain.below else "·")
    found = _BLANK.match(text, at)
    return found is not None and not chain.below and _beside(chain, found.end())


def _rate_in_a_word(chain: _Chain) -> bool:
    """Read `monthly`, or a rate of another language: `pro Stunde`."""
    text, at = chain.text, chain.at
    found = re.match(r"\s+([a-z]+)\b", text[at:])
    rate = RATES.get(found[1]) if found else None
    if found and rate and rate in chain.table.names:
        chain.written, chain.at, chain.below = f"{chain.written}/{rate}", at + found.end(), True
        return True
    named = phrase_at("rates", text, at + 1) if text[at : at + 1] == " " and not chain.below else None
    return named is not None and not _is_unit_too(named, text, at + 1) and _rated(chain, named, "/")


def _is_unit_too(rate: Phrase, text: str, at: int) -> bool:
    """Return whether a rate of one language is the unit itself in another: `minute`."""
    unit = phrase_at("units", text, at)
    return unit is not None and unit.end >= rate.end


def _beside(chain: _Chain, at: int) -> bool:
    """Read a factor after a space, as in `N m` and `GPU hours`."""
    named = chain.name_at(at)
    if _is_inch_of_prose(chain, at) or (named and chain.text[at : named[1]] in ALWAYS_PROSE):
        return False
    return _factor(chain, at, "·")


def _is_inch_of_prose(chain: _Chain, at: int) -> bool:
    """Return whether the next word is `in`, used as a preposition."""
    found = re.match(r"\s*in\b(?:\s+([^\W\d]+))?", chain.text[at:])
    if found is None:
        return False
    return found[1] is not None and (bool(chain.written) or found[1].lower() in IN_SUM)


def _factor(chain: _Chain, at: int, sign: str, prefix: str = "") -> bool:
    """Read a unit with its power; `prefix` is put before it."""
    before = _BEFORE.match(chain.text, at)
    power: Power = 1 if before is None else 2 if before["two"] else 3
    root = None if before else _ROOT.match(chain.text, at)
    start = root.end() if root else before.end() if before else at
    bracket = root is not None and chain.text.startswith("(", start)
    named = chain.name_at(start + bracket)
    if named is None:
        return False
    name, end = named
    if root is not None:
        if bracket and not chain.text.startswith(")", end):
            return False
        power, end = Fraction(1, 2), end + bracket
    elif (found := _POWER.match(chain.text, end)) and (not found["glued"] or name.islower()):
        written = next(part for part in found.groups() if part)
        exponent = read_power(written.translate(_SUP))
        if exponent is None:
            return False
        power, end = power * exponent, found.end()
    elif found := _IN_WORDS.match(chain.text, end):
        power, end = power * (2 if found[1].lower() == "squared" else 3), found.end()
    if (chain.text[end : end + 1].isalnum() and chain.text[end - 1] not in "²³") or _ELIDED.match(chain.text, end):
        return False
    name = prefix + chain.table.names[name].symbol if prefix else name
    chain.written += sign + raised(name, power)
    chain.at = end
    return True


def _behind_many(chain: _Chain, at: int) -> tuple[int, Fraction]:
    """The offset of the unit below, and how many of it are meant."""
    found = _MANY.match(chain.text, at)
    if found is None:
        return at, Fraction(1)
    size = Fraction((found["digits"] or "1").replace(",", "")) * SCALES.get(found["letter"] or found["alone"] or "", 1)
    size *= SCALE_WORDS.get((found["word"] or "").strip(" -").lower(), 1)
    return found.end(), size


def _below(chain: _Chain, at: int, sign: str) -> bool:
    """Read the text after a slash; a word that is not a unit is kept, so that the whole is unknown."""
    if chain.text.startswith("(", at):
        return _in_brackets(chain, at, sign)
    start, many = _behind_many(chain, at)
    if chain.name_at(start) is None and chain.name_at(at) is not None:
        start, many = at, Fraction(1)
    chain.below = True
    prefix = _prefix_for(chain, start, many)
    if _factor(chain, start, sign, prefix):
        chain.many *= 1 if prefix else many
        return True
    word = _RUN.match(chain.text, start)
    if word is None:
        return False
    chain.written, chain.at = chain.written + sign + word[0], word.end()
    return True


def _prefix_for(chain: _Chain, at: int, many: Fraction) -> str:
    """Return `M` if a million of the unit at an offset have a name: `Mtok`; `k` and others likewise; '' otherwise."""
    named, prefix = chain.name_at(at), _PREFIXES.get(int(many), "") if many.denominator == 1 else ""
    unit = chain.table.names.get(named[0]) if named and prefix else None  # `m^2` is no name of the table
    return prefix if unit is not None and prefix + unit.symbol in chain.table.names else ""


def _in_brackets(chain: _Chain, at: int, sign: str) -> bool:
    """Read `(kg·K)` after a slash."""
    end = chain.text.find(")", at)
    if end < 0:
        return False
    for part in _PARTS.split(chain.text[at + 1 : end].strip()):
        inner = _Chain("yr" if part == "a" else part, chain.table, 0)
        if not _factor(inner, 0, "") or inner.at != len(inner.text):
            return False
        chain.written, sign = chain.written + sign + inner.written, "/"
    chain.at, chain.below = end + 1, True
    return True
