"""True and false claims about random values of many fields, in the words of thirteen languages.

Which are true follows from arithmetic in `Fraction` on the value and on the number written; nothing is read back.
A false number differs by more than any tolerance that the manual gives to digits.
"""

import random
import re
import tomllib
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

WORDS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
LANGUAGES = list(WORDS)
UNSPACED = {"ja", "zh"}
UNITS = [
    ("kW", "MW", Fraction("1000")),
    ("kg", "t", Fraction("1000")),
    ("km", "m", Fraction("1/1000")),
    ("MWh", "kWh", Fraction("1/1000")),
    ("L", "mL", Fraction("1/1000")),
    ("ms", "s", Fraction("1000")),
    ("GB", "MB", Fraction("1/1000")),
    ("bar", "mbar", Fraction("1/1000")),
    ("V", "mV", Fraction("1/1000")),
    ("ha", "km²", Fraction("100")),
    ("Hz", "kHz", Fraction("1000")),
    ("mm", "cm", Fraction("10")),
    ("g/L", "mg/L", Fraction("1/1000")),
    ("m/s", "mm/s", Fraction("1/1000")),
    ("mol/L", "mmol/L", Fraction("1/1000")),
    ("Pa", "kPa", Fraction("1000")),
]
"""The unit of a value, another of its kind, and how many of the first the other is."""


class Made(NamedTuple):
    """A sheet and a claim about its `x`."""

    is_true: bool
    kind: str
    sheet: str
    prose: str
    value: Fraction
    number: Callable[[str], Fraction] | None = None
    """Reads the number of a repaired text, if its kind can be repaired."""


class _Asked(NamedTuple):
    pick: random.Random
    words: dict
    language: str
    is_true: bool

    @property
    def gap(self) -> str:
        """What is between a word and the link after it."""
        return "" if self.language in UNSPACED else " "

    def framed(self, link: str) -> str:
        """A link in a sentence of the language."""
        return self.pick.choice(self.words["frames"]).format(link)

    def figure(self, value: Fraction) -> str:
        """A decimal as the language writes it, with all its digits."""
        text = f"{float(value):.10f}".rstrip("0").rstrip(".")
        return text.replace(".", self.words["comma"])


def claims(seed: int, *, is_true: bool) -> Iterator[Made]:
    """Yield claims that are true, or claims that are false."""
    pick = random.Random(seed)  # noqa: S311 - sentences, no secrets
    while True:
        language = pick.choice(LANGUAGES)
        asked = _Asked(pick, WORDS[language], language, is_true)
        made = pick.choice(KINDS)(asked)
        if made is not None:
            yield made


def _value(pick: random.Random) -> Fraction:
    """Return a number with two or three digits, the last of them not 0; three decimals would be read in two ways."""
    digits = pick.choice([pick.randint(11, 99), pick.randint(101, 989)])
    digits += digits % 10 == 0
    return Fraction(digits, pick.choice([1, 1, 10]))


def _other(pick: random.Random, value: Fraction) -> Fraction:
    """Return a number that is wrong for a value: swapped digits, another power of ten, or a sixth apart at least."""
    digits = str(int(value * 10))
    swapped = Fraction(int(digits[1] + digits[0] + digits[2:]), 10)
    wrong = [swapped, value * 10, value / 10, value * Fraction(3, 2), value * Fraction(3, 4)]
    fitting = [one for one in wrong if abs(one - value) > value / 6 and (one * 10).denominator == 1]
    return pick.choice(fitting or [value * 10])


def _number(asked: _Asked) -> Made:
    """`[12.5 kW](#x)`, also in another unit."""
    value, (unit, other, times) = _value(asked.pick), asked.pick.choice(UNITS)
    said = value if asked.is_true else _other(asked.pick, value)
    wrong_unit = not asked.is_true and asked.pick.random() < 0.3
    text = f"{asked.figure(value if wrong_unit else said)} {other if wrong_unit else unit}"

    def read(new: str) -> Fraction:
        return _read(new, asked.words["comma"]) * (times if wrong_unit and new.endswith(f" {other}") else 1)

    sheet = f"x = {_digits(value)} {unit}"
    return Made(asked.is_true, "number", sheet, asked.framed(f"[{text}](#x)"), value, read)


def _digits(value: Fraction) -> str:
    return f"{float(value):.10f}".rstrip("0").rstrip(".")


def _read(text: str, comma: str) -> Fraction:
    """Read the decimal with which a text begins, as its language writes it."""
    figure = text.split(" ", maxsplit=1)[0].lstrip("%−-")
    figure = figure.replace(",", "") if re.match(r"[0-9]+,[0-9]{3}(?![0-9])", figure) and comma == "." else figure
    return Fraction(figure.replace(",", ".") if comma == "," else figure.replace(",", ""))


def _bound(asked: _Asked) -> Made | None:
    """`less than [13 kW](#x)`, before, in or after the link."""
    value, (unit, *_) = _value(asked.pick), asked.pick.choice(UNITS)
    kind = asked.pick.choice(
        ["below", "above", "most", "least", "near_below", "near_above", "behind_most", "behind_least"]
    )
    words = asked.words[kind]
    if not words:
        return None
    is_upper = kind in {"below", "most", "near_below", "behind_most"}
    is_near = kind.startswith("near")
    away = Fraction(asked.pick.choice([4, 6, 8] if is_near else [6, 12, 25, 60]), 100)
    away = away if is_upper == asked.is_true else -min(away, Fraction(1, 2))
    if is_near and not asked.is_true and asked.pick.random() < 0.5:
        away = Fraction(1) if is_upper else Fraction(-2, 5)
    limit = _rounded(value * (1 + away))
    holds = value < limit if is_upper else value > limit
    if is_near:
        low, high = sorted((limit, limit * (Fraction(9, 10) if is_upper else Fraction(11, 10))))
        holds = low < value < high
    if holds != asked.is_true:
        return None
    word, number = asked.pick.choice(words), f"{asked.figure(limit)} {unit}"
    if kind.startswith("behind"):
        link = asked.pick.choice([f"[{number}](#x){asked.gap}{word}", f"[{number}{asked.gap}{word}](#x)"])
        prose = asked.framed(link)
        if not prose.endswith(f"{link}.") and asked.language not in UNSPACED:
            return None
    else:
        prose = asked.framed(
            asked.pick.choice([f"{word}{asked.gap}[{number}](#x)", f"[{word}{asked.gap}{number}](#x)"])
        )
    return Made(asked.is_true, kind, f"x = {_digits(value)} {unit}", prose, value)


def _rounded(value: Fraction) -> Fraction:
    """Return a number with one decimal, or none from 20 on."""
    return Fraction(round(value)) if value >= 20 else Fraction(round(value * 10), 10)


def _range(asked: _Asked) -> Made | None:
    """`[20 to 35 min](#x)`: another range is apart, or only touches."""
    form = asked.pick.choice([one for one in (asked.words["range"], asked.words["between"]) if one] or [""])
    if not form:
        return None
    low, (unit, *_) = asked.pick.randint(11, 60), asked.pick.choice(UNITS)
    high = low + asked.pick.randint(6, 30)
    first, last = low, high
    if not asked.is_true:
        width = high - low
        first = asked.pick.choice([high, high + width, low + 3 * width])
        last = first + width
    text = form.format(first, last)
    return Made(
        asked.is_true, "range", f"x = {low}..{high} {unit}", asked.framed(f"[{text} {unit}](#x)"), Fraction(low)
    )


def _in_words(asked: _Asked) -> Made | None:
    """`[twenty-three](#x)`."""
    words = asked.words["words"]
    if not words:
        return None
    number = asked.pick.choice([*words])
    said = number if asked.is_true else asked.pick.choice([one for one in words if one != number])
    value = Fraction(int(number))
    if not asked.is_true and asked.pick.random() < 0.5:
        value = Fraction(int(said) + asked.pick.choice([-1, 1]))
    return Made(asked.is_true, "words", f"x = {value}", asked.framed(f"[{words[said]}](#x)"), value)


def _scaled(asked: _Asked) -> Made:
    """`[27.4 million](#x)`."""
    value = _value(asked.pick)
    names = [("million", 10**6), ("billion", 10**9)]
    (name, size), (wrong, _) = asked.pick.sample(names, 2)
    said, scale = (
        (value, name) if asked.is_true else asked.pick.choice([(value, wrong), (_other(asked.pick, value), name)])
    )
    text = f"{asked.figure(said)} {asked.words[scale]}"

    def read(new: str) -> Fraction:
        known = ((size, word) for size, word in ((10**6, "million"), (10**9, "billion")) if asked.words[word] in new)
        scale_of = max(known, default=(0, ""))[0]
        return _read(new, asked.words["comma"]) * scale_of if scale_of else Fraction(new.replace(",", ""))

    sheet = f"x = {_digits(value * size)}"
    return Made(asked.is_true, "scale", sheet, asked.framed(f"[{text}](#x)"), value * size, read)


def _rate(asked: _Asked) -> Made | None:
    """`[12 kWh](#x) a day`."""
    if not asked.words["day"]:
        return None
    value = _value(asked.pick)
    period, wrong = asked.pick.sample([("day", "d"), ("year", "yr")], 2)
    said = asked.words[(period if asked.is_true else wrong)[0]]
    text = f"{asked.figure(value)} kWh"
    link = asked.pick.choice([f"[{text}](#x) {said}", f"[{text} {said}](#x)"])
    if asked.language == "tr":
        return None
    frame = asked.framed("\0")
    if not frame.endswith("\0."):
        return None
    times = Fraction(36525, 100) if period[0] == "year" else Fraction(100, 36525)

    def read(new: str) -> Fraction:
        number = _read(new.replace(",", "") if re.match("[0-9]+,[0-9]{3}", new) else new, asked.words["comma"])
        return number if f"kWh/{period[1]}" in new else number * times

    sheet = f"x = {_digits(value)} kWh/{period[1]}"
    return Made(asked.is_true, "rate", sheet, frame.replace("\0", link), value, read)


def _share(asked: _Asked) -> Made:
    """`[7.5 %](#x)`, in Turkish `%7,5`."""
    value = _value(asked.pick) / 10
    said = value if asked.is_true else _other(asked.pick, value * 10) / 10
    text = f"%{asked.figure(said)}" if asked.language == "tr" else f"{asked.figure(said)} %"
    return Made(
        asked.is_true, "share", f"x = {_digits(value)} %", asked.framed(f"[{text}](#x)"), value,
        lambda new: _read(new, asked.words["comma"]),
    )  # fmt: skip


def _turn(asked: _Asked) -> Made:
    """`Sales fall by [3.2 %](#x)` about a change."""
    value = Fraction(asked.pick.randint(11, 98), 10)
    falls = asked.pick.random() < 0.5
    sign = -1 if falls == asked.is_true else 1
    text = f"%{asked.figure(value)}" if asked.language == "tr" else f"{asked.figure(value)} %"
    prose = asked.words["falls" if falls else "rises"].format(f"[{text}](#x)")
    return Made(asked.is_true, "turn", f"x = {_digits(sign * value)} % # change of sales", prose, sign * value)


def _date(asked: _Asked) -> Made | None:
    """`[6 July 2026](#x)`."""
    months = asked.words["months"]
    if not months:
        return None
    day, year, month = asked.pick.randint(13, 27), asked.pick.randint(1990, 2030), asked.pick.choice([*months])
    said = (day, month, year)
    if not asked.is_true:
        another = asked.pick.choice([one for one in months if one != month])
        said = asked.pick.choice([(day + 1, month, year), (day, another, year), (day, month, year + 1)])
    text = asked.words["date"].format(d=said[0], m=months[said[1]], y=said[2])
    iso = f"{year}-{int(month):02}-{day}"
    prose = asked.framed(f"[{text}](#x)")
    return Made(asked.is_true, "date", f"x = date {iso}", prose, Fraction(1), lambda new: Fraction(new == iso))


def _taken(asked: _Asked) -> Made | None:
    """`[12 kW](#x), if that`: no true ones."""
    words = asked.words["taken"]
    if asked.is_true or not words:
        return None
    value, (unit, *_) = _value(asked.pick), asked.pick.choice(UNITS)
    frame, word = asked.framed("\0"), asked.pick.choice(words)
    pause, end = ("，", "。") if asked.language == "zh" else (", ", ".")
    link = f"[{asked.figure(value)} {unit}](#x){pause}{word}"
    if not frame.endswith(f"\0{end}"):
        return None
    return Made(asked.is_true, "taken", f"x = {_digits(value)} {unit}", frame.replace("\0", link), value)


KINDS = [_number, _number, _bound, _bound, _range, _in_words, _scaled, _rate, _share, _turn, _date, _taken]
