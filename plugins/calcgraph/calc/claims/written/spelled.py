"""Numbers that are not plain digits: words, fractions, odds, digits of other scripts, groups of other countries.

Each becomes digits that `figures.FIGURE` reads; a fraction becomes `3⁄2`, with a special slash.
"""

import re
import unicodedata
from fractions import Fraction

from calcgraph.notes.claim_words import AMOUNTS
from calcgraph.notes.number_words import fold, phrase_at
from calcgraph.notes.small_numbers import small_number_at

ROUNDED = 5
"""Below it, half a unit is more than a tenth."""
BAR = "⁄"
"""Between the numbers of a fraction."""

_LOOKS_ASCII = str.maketrans(
    {
        **dict.fromkeys(map(chr, range(0x300, 0x370))),
        **dict.fromkeys("\u200b\u200e\u200f\u2060\u061c\u00ad\ufeff"),
        **dict.fromkeys("\ufe63\uff0d\u2010\u2011", "-"),
        **dict.fromkeys("\u2012\u2015\uff5e\u301c", "–"),
        **dict.fromkeys("\u066a\ufe6a\uff05", "%"),
        "\u066b": ".",
        "\u066c": ",",
        "\u2236": ":",
        "\uff0b": "+",
    }
)
_COMPATIBLE = re.compile("[\u2100-\u2103\u2109\u3371-\u33df\uff01-\uff5e]")
"""The characters with ordinary equivalents: `℃`, `㎏`, letters and symbols of full width."""

_VULGAR = "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
_MIXED = re.compile(rf"(?<![\w.,])(?:(?P<whole>[0-9]{{1,4}})\s?)?(?P<part>[{_VULGAR}])(?![\w½¼¾])")
_GLUED_UNIT = re.compile(rf"(?<=[{_VULGAR}])(?=[^\W\d_])")
_MIXED_SLASH = re.compile(r"(?<![\w.,/])(?P<whole>[0-9]{1,4})[ -](?P<top>[1-9][0-9]?)/(?P<low>[1-9][0-9]?)(?![\d/.,])")
_ODDS = re.compile(
    r"(?<![\w.,:/-])(?P<top>[0-9]{1,6})(?:(?P<sign>[:/])|\s+(?P<word>in|out of|to|of every|in every)\s+)"
    r"(?P<low>[1-9][0-9]{0,2}(?:,[0-9]{3})*|[1-9][0-9]{0,8})(?![\w:/]|[.,][0-9])",
    re.IGNORECASE,
)
_PER_MANY = re.compile(
    r"^(?P<number>[0-9]+(?:\.[0-9]+)?)\s+(?:per\s+(?P<low>1(?:00(?:,?000)?|,?000(?:,000)?|0,?000|000000))|"
    r"(?:pro|pour|por|par|på|na|op)\s+(?P<other>1(?:00(?:[.,]?000)?|[.,]?000(?:[.,]000)?|0[.,]?000|000000)))"
    r"(?=[\s.,;]*$|\s+(?:people|persons?|inhabitants|residents|births|patients|personen|einwohner\w*|habit\w+|abitanti|"
    r"inwoners|invånare|mieszkańców|жителей|personnes|personas|persone|pessoas)\b)",
    re.IGNORECASE,
)
"""A share of a power of ten, of people if it names what: `15.2 per 100,000`; not `6 per 100 km`."""
_SWISS = re.compile(r"(?<![\w.,])[1-9][0-9]{0,2}(?:['’][0-9]{3})+(?![\d'’,])")
_INDIAN = re.compile(r"(?<![\w.,])[1-9][0-9]?(?:,[0-9]{2})+,[0-9]{3}(?![\d,])")
_BARE_POINT = re.compile(r"(?<![\w.,])\.(?=[0-9])")
_CONCISE = re.compile(r"(?<![\w.,])(?P<number>[0-9]+(?:\.(?P<decimals>[0-9]+))?)\((?P<last>[0-9]{1,3})\)(?!\w)")
_LEADING_SHARE = re.compile(r"%\s?(?P<number>[0-9]+(?:[.,][0-9]+)?)(?=$|[\s'’])(?!\s*[%‰])")
_ANNUM = re.compile(r"\bper\s+annum\b|(?<=[\s%\d])p\.\s?a\b\.?", re.IGNORECASE)
_BITS = re.compile(r"(?<=[\d\s])(?P<prefix>[kMGT])bps\b")

_ONES = dict(
    zip(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
        ],
        range(20),
        strict=True,
    )
)
_TENS = dict(
    zip(["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"], range(20, 100, 10), strict=True)
)
_SCALES = {"hundred": 100, "thousand": 1000, "million": 10**6, "billion": 10**9, "trillion": 10**12, "dozen": 12}
_PARTS = {
    "half": 2,
    "third": 3,
    "quarter": 4,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "eighth": 8,
    "tenth": 10,
    "hundredth": 100,
    "thousandth": 1000,
}
_PART = rf"(?P<part>{'|'.join(_PARTS)}|halve)s?"
_CARDINAL = "|".join((*_ONES, *_TENS, *_SCALES))
_COUNT = re.compile(
    rf"(?:(?:an?|one)\s+(?=(?:{'|'.join(_SCALES)})\b))?(?:(?:{_CARDINAL})\b(?:[\s-]+(?:and\s+)?(?=(?:{_CARDINAL})\b))?)+",
    re.IGNORECASE,
)
_SHARE = re.compile(
    rf"(?:(?P<top>an?|{'|'.join(_ONES)})[\s-]+)?{_PART}(?![\w-])(?=$|[.,;]?\s*$|\s+(?:of|the|as|an?|its|that|less|more|or)\b)",
    re.IGNORECASE,
)
_COMPARED = re.compile(r"\s+(?:the|as|an?|its|that|less|more)\b", re.IGNORECASE)
"""Behind a share of something else: `half the time`."""
_OF_ONE = re.compile(r"\s+(?:of\s+)?an?\s+(?=[^\W\d_])", re.IGNORECASE)
"""After a share of one unit: `half an hour`, `a quarter of a cup`."""
_MULTIPLES = {
    "twice": 2,
    "thrice": 3,
    "double": 2,
    "doubled": 2,
    "triple": 3,
    "tripled": 3,
    "quadrupled": 4,
    "quadruple": 4,
}
_FOLD = rf"(?P<fold>{'|'.join((*_ONES, 'hundred', 'thousand'))})-?fold"
_MULTIPLE = re.compile(
    rf"(?:(?P<word>{'|'.join(_MULTIPLES)})|(?P<half>halved)|{_FOLD})"
    r"(?=$|[.,;]?\s*$|\s+(?:the|of|as|an?|its|that|in|by)\b)",
    re.IGNORECASE,
)
_AND_HALF = re.compile(r"\s+and\s+an?\s+(half|third|quarter)(?![\w-])", re.IGNORECASE)
_AND_HALF_LATER = re.compile(
    r"^(?P<number>[0-9]+)(?:0e-1)?(?P<unit>\s+[^\W\d_]+)\s+and\s+an?\s+(?P<part>half|quarter)(?![\w-])", re.IGNORECASE
)
_MAGNITUDE = re.compile(r"(?:an?|(?P<many>[0-9]{1,2}))\s+orders?\s+of\s+magnitude\b", re.IGNORECASE)
_ONE_UNIT = re.compile(
    rf"an?\s+(?!(?:{AMOUNTS})\b)(?P<unit>[^\W\d_]+)(?=$|\s+and\s+an?\s+(?:half|quarter)\b|\s+or\s+(?:less|more|so)\b)",
    re.IGNORECASE,
)


def in_ascii(text: str) -> str:
    """Return the text with the digits and symbols of other scripts in ASCII.

    >>> in_ascii("٤٢ ms"), in_ascii("４２％"), in_ascii("20 ℃"), in_ascii("٣٫٥")
    ('42 ms', '42%', '20 °C', '3.5')
    """
    if text.isascii():
        return text
    text = unicodedata.normalize("NFC", text).translate(_LOOKS_ASCII)
    text = _COMPATIBLE.sub(lambda found: unicodedata.normalize("NFKC", found[0]), text)
    return "".join(str(unicodedata.decimal(one)) if one.isdecimal() else one for one in text)


def with_digits(text: str, at: int) -> str:
    """Return the text with the number at an offset in digits, if it is spelled in another known way.

    >>> with_digits("forty-two ms", 0), with_digits("1½ h", 0), with_digits("1 in 4", 0), with_digits(".5", 0)
    ('42 ms', '3⁄2 h', '1⁄4', '0.5')
    """
    lead, rest = text[:at], _of_words(text[at:])
    rest = _GLUED_UNIT.sub(" ", rest)
    rest = _MIXED.sub(_vulgar, rest)
    rest = _MIXED_SLASH.sub(lambda found: _fraction(int(found["whole"]) + _ratio(found)), rest)
    rest = _PER_MANY.sub(_per_many, rest, count=1)
    rest = _ODDS.sub(_odds, rest, count=1) if _ODDS.match(rest) else rest
    for pattern in (_SWISS, _INDIAN):
        rest = pattern.sub(lambda found: re.sub(r"[,'’]", "", found[0]), rest)
    rest = _BARE_POINT.sub("0.", rest)
    rest = _CONCISE.sub(_spread, rest)
    rest = _share_first(rest)
    rest = _BITS.sub(r"\g<prefix>bit/s", rest)
    return lead + _ANNUM.sub("per year", rest)


def _fraction(value: Fraction) -> str:
    return f"{value.numerator}{BAR}{value.denominator}"


def _ratio(found: re.Match[str]) -> Fraction:
    return Fraction(int(found["top"]), int(found["low"].replace(",", "")))


def _vulgar(found: re.Match[str]) -> str:
    part = Fraction(unicodedata.numeric(found["part"])).limit_denominator(10)
    return _fraction(int(found["whole"] or 0) + part)


def _odds(found: re.Match[str]) -> str:
    """Read `1 in 4`, `25 out of 100`, `8:1`, `1/4`; a range, a clock, a score and a date stay as they are."""
    top, low = int(found["top"]), int(found["low"].replace(",", ""))
    word = (found["word"] or "").lower()
    is_range = word == "to" and not (low == 1 and top > 1)
    is_clock = found["sign"] == ":" and low != 1
    is_odd = found["sign"] == "/" and (top == low or (top > low and max(top, low) >= 10))
    if not top or is_range or is_clock or is_odd or (word not in {"", "to"} and top > low):
        return found[0]
    return f"{top}{BAR}{low}"


def _per_many(found: re.Match[str]) -> str:
    zeros = len(re.sub(r"[^0]", "", found["low"] or found["other"]))
    return f"{found['number']}e-{zeros}"


def _spread(found: re.Match[str]) -> str:
    """Read `42(1)`: the last digits may be off by so many."""
    last = Fraction(int(found["last"]), 10 ** len(found["decimals"] or ""))
    return f"{found['number']} ± {float(last):.12g}"


def _share_first(text: str) -> str:
    """Read `%25`, and `yüzde 25`: per cent before its number."""
    if found := _LEADING_SHARE.match(text):
        return f"{found['number']} %{text[found.end() :]}"
    named = phrase_at("leading", text)
    if named is None or not named.meaning:
        return text
    number = re.match(r"\s*([0-9]+(?:\.[0-9]+)?)(?![\w.,])", text[named.end :])
    return f"{number[1]} {named.meaning}{text[named.end + number.end() :]}" if number else text


def _of_words(text: str) -> str:
    """Return the text with a number in English words in digits."""
    if found := _MAGNITUDE.match(text):
        many = int(found["many"] or 1)
        return f"{10**many}×{text[found.end() :]}"
    if found := _MULTIPLE.match(text):
        value = _MULTIPLES.get((found["word"] or "").lower()) or _number_of(found["fold"] or "")
        figure = f"1{BAR}2" if found["half"] else _as_word(value or 0)
        return f"{figure}×{text[found.end() :]}"
    if found := _SHARE.match(text):
        low = _PARTS[found["part"].lower().replace("halve", "half")]
        top = _ONES.get((found["top"] or "").lower(), 1)
        if one := _OF_ONE.match(text, found.end()):
            return f"{top}{BAR}{low} {text[one.end() :]}"
        times = "×" if _COMPARED.match(text, found.end()) else ""
        return f"{top}{BAR}{low}{times}{text[found.end() :]}"
    counted = _counted(text)
    if counted == text and (number := small_number_at(text)) is not None:
        is_whole = number.value.denominator == 1
        return f"{_as_word(int(number.value)) if is_whole else _fraction(number.value)}{text[number.end :]}"
    if (one := _ONE_UNIT.match(counted)) is not None:
        counted = f"{_as_word(1)} {counted[one.start('unit') :]}"
    if found := _AND_HALF_LATER.match(counted):
        half = int(found["number"]) + Fraction(1, _PARTS[found["part"].lower()])
        counted = f"{_fraction(half)}{found['unit']}{counted[found.end() :]}"
    return counted


def is_cardinal(text: str) -> bool:
    """Return whether a text begins with a whole number in words.

    >>> [is_cardinal(text) for text in ("forty-two ms", "a dozen", "siebzehn Tage", "tenfold", "a third", "42 ms")]
    [True, True, True, False, False, False]
    """
    other = small_number_at(text)
    return (_COUNT.match(text) is not None and _SHARE.match(text) is None) or (
        other is not None and other.value.denominator == 1
    )


def is_one_of_something(text: str) -> bool:
    """Return whether a text is an article and one word.

    >>> [is_one_of_something(text) for text in ("an hour", "a user", "a hundred users", "one user")]
    [True, True, False, False]
    """
    return _ONE_UNIT.match(text) is not None


def _counted(text: str) -> str:
    """Return the text with a cardinal in digits; `one` alone is too often no number."""
    found = _COUNT.match(text)
    if found is None or found[0].lower() == "one" or (text[found.end() :][:1] or " ") in "-'’":
        return _one_of(text)
    value = _number_of(found[0])
    if value is None:
        return text
    rest = text[found.end() :]
    if half := _AND_HALF.match(rest):
        return f"{_fraction(value + Fraction(1, _PARTS[half[1].lower()]))}{rest[half.end() :]}"
    odds = re.match(rf"\s+(in|out of)\s+({_COUNT.pattern}|[0-9]+)", rest, re.IGNORECASE)
    low = _number_of(odds[2]) if odds else None
    if odds and low:
        return f"{value} {odds[1]} {low}{rest[odds.end() :]}"
    return f"{_as_word(value)}{rest}"


def _as_word(value: int) -> str:
    """Return a number for a word, whose digits do not show its rounding: within a tenth, as `20e-1` is."""
    return f"{value}0e-1" if 0 < value < ROUNDED else str(value)


def _one_of(text: str) -> str:
    """Read `one in four`, `one and a half hours`."""
    found = re.match(
        rf"one(?=\s+(?:(?:in|out of)\s+(?:an?\s+(?:{'|'.join(_SCALES)})\b|{_CARDINAL}|[0-9])|"
        r"and\s+an?\s+(?:half|third|quarter)\b))",
        text,
        re.IGNORECASE,
    )
    if found is None:
        return text
    rest = text[found.end() :]
    if half := _AND_HALF.match(rest):
        return f"{_fraction(1 + Fraction(1, _PARTS[half[1].lower()]))}{rest[half.end() :]}"
    odds = re.match(rf"\s+(in|out of)\s+({_COUNT.pattern}|[0-9]+)", rest, re.IGNORECASE)
    low = _number_of(odds[2]) if odds else None
    return f"1 {odds[1]} {low}{rest[odds.end() :]}" if odds and low else text


def _number_of(words: str) -> int | None:
    """Return the number that English words say; None if they are not in order: `two three`.

    >>> _number_of("two hundred and fifty thousand"), _number_of("forty-two"), _number_of("two three")
    (250000, 42, None)
    """
    if words.isdigit():
        return int(words)
    total = group = 0
    largest = 10**15
    last = 10**3
    for word in re.findall(r"[a-z]+", words.lower()):
        if word in {"and", "a", "an"}:
            continue
        size = _SCALES.get(word)
        if size is None:
            value = _ONES.get(word, _TENS.get(word, 0))
            if (value < 10 and last < 20) or (value >= 10 and last < 100):
                return None
            group, last = group + value, max(value, 1) if value < 20 else value
        elif size <= 100:
            group, last = max(group, 1) * size, 100 if size == 100 else 1
        elif size < largest:
            total, group, largest, last = total + max(group, 1) * size, 0, size, 10**3
        else:
            return None
    return total + group


_DAY = r"(?P<day>[0-3]?[0-9])(?:st|nd|rd|th|er|º|\.)?"
_YEAR = r"(?P<year>[12][0-9]{3})"
_MONTH = r"(?P<name>[^\W\d_]{3,12})\.?"
_SPELLED_DATES = tuple(
    re.compile(rf"(?<![\w.,/-]){pattern}(?![\w/-]|[.,][0-9])")
    for pattern in (
        rf"{_DAY}\s+(?:(?:of|de|d[iu]|del)\s+)?{_MONTH},?\s+(?:(?:de|del)\s+)?{_YEAR}",
        rf"{_MONTH}\s+{_DAY},?\s+{_YEAR}",
        rf"(?P<day>[0-3]?[0-9])\.\s?(?P<month>[01]?[0-9])\.\s?{_YEAR}",
        rf"{_YEAR}\s?年\s?(?P<month>[01]?[0-9])\s?月\s?(?P<day>[0-3]?[0-9])\s?日",
        rf"{_YEAR}\s?년\s?(?P<month>[01]?[0-9])\s?월\s?(?P<day>[0-3]?[0-9])\s?일",
        rf"{_YEAR}/(?P<month>[01][0-9])/(?P<day>[0-3][0-9])",
    )
)


def iso_dates(text: str) -> str:
    """Return the text with its dates as `2026-11-22`; a date that two countries read in two ways stays.

    >>> iso_dates("22 November 2026"), iso_dates("Nov 22, 2026"), iso_dates("22.11.2026"), iso_dates("11/12/2026")
    ('2026-11-22', '2026-11-22', '2026-11-22', '11/12/2026')
    """
    for pattern in _SPELLED_DATES:
        text = pattern.sub(_iso, text)
    return text


def _iso(found: re.Match[str]) -> str:
    parts = found.groupdict()
    month = _month(parts["name"]) if parts.get("name") else int(parts["month"])
    day = int(parts["day"])
    return f"{parts['year']}-{month:02}-{day:02}" if 1 <= month <= 12 and 1 <= day <= 31 else found[0]


_ENGLISH = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
]


def _month(name: str) -> int:
    """The number of a month in English, short or not, or in any language where they agree; 0 for another word."""
    for number, month in enumerate(_ENGLISH, 1):
        if name.lower() in {month, month[:3], "sept" if month == "september" else month}:
            return number
    found = phrase_at("months", name)
    return int(found.meaning) if found and found.end == len(name) else 0


def is_folded_roman(text: str) -> bool:
    """Return whether a text is a Roman number.

    >>> [is_folded_roman(text) for text in ("XLV", "IIII", "MIX")]
    [True, False, True]
    """
    return bool(
        re.fullmatch(r"(?=[ivxlcdm]{2})m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})", fold(text))
    )
