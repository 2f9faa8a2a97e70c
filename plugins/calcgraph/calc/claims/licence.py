"""The words that a row's author gave it: its name, comment, unit, titles, chosen rows and the values it depends on."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import nan
from typing import NamedTuple

from calcgraph.calc.claims.clause import said_of
from calcgraph.calc.claims.row import name_of_row
from calcgraph.calc.claims.written.spelled import with_digits
from calcgraph.calc.model import Dimension, Kind, Quantity, QuantityId, Unit
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.units.table import from_base
from calcgraph.notes.neutral_words import kinds_of_rows, plainly
from calcgraph.source import NoteId

_WORD = re.compile(r"[^\W_]+")
_COMPOUND = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_SINGLE = re.compile(r"(?<!\w)(?:an?|one|1|per|each|every)\s([^\W\d_]+)")
"""A comment's word for one of several: `time of a step`."""
_LEADING = 3
"""Words at the beginning of a comment that say what kind of value it is."""
_MOST = 400
"""Rows that are followed from a row to what it depends on."""
_DENIALS = frozenset(
    {"without", "not", "except", "unlike", "instead", "than", "before", "ohne", "nicht", "sans", "sin"}
)
"""Words in a comment after which it names what the row is not."""


class InputValue(NamedTuple):
    """A value that a row depends on, as a sentence can name it."""

    number: float
    """In the unit of its row."""
    shown: str
    words: frozenset[str]
    """Words of its row."""
    base: float
    dimension: Dimension


class Licence(NamedTuple):
    """The words with which sentences can speak of a row."""

    id: QuantityId
    words: frozenset[str]
    """Words of its name, comment and unit, and of the table rows that it depends on."""
    wide: frozenset[str] = frozenset()
    """Words of its sheet and note, which are about more than this row."""
    singles: frozenset[str] = frozenset()
    """Words of the row for one of several: `one step`."""
    kinds: frozenset[str] = frozenset()
    """Words of the row of which a sentence about it needs one: `margin`."""
    numbers: tuple[InputValue, ...] = ()
    """The values it depends on."""
    needs: frozenset[QuantityId] = frozenset()
    """The rows it depends on."""


@lru_cache(maxsize=8_192)
def words_in(text: str) -> tuple[str, ...]:
    """Return the words of a text without case and accents."""
    return tuple(_WORD.findall(plainly(text.replace("_", " "))))


@lru_cache(maxsize=8_192)
def own_words(text: str) -> frozenset[str]:
    """Return the words of a name and comment, up to the first denial.

    >>> sorted(own_words("heat_loss of the house, without the roof"))
    ['heat', 'house', 'loss', 'of', 'the', 'without']
    >>> sorted(own_words("forty-two pumps at eight-bit"))
    ['at', 'bit', 'eight', 'forty-two', 'pumps']
    """
    words = [one for part in _COMPOUND.findall(plainly(text.replace("_", " "))) for one in _parts(part)]
    denied = next((at for at, one in enumerate(words) if one in _DENIALS), len(words))
    kept = words[: denied + 1]
    return frozenset(kept).union(*(_with_letters(one) for one in kept if one.isascii() and len(one) >= _TYPED))


_TYPED = 5
"""The letters of a word that can be typed without the letters that keyboards lack."""
_LETTERS = (("ae", "a"), ("oe", "o"), ("ue", "u"), ("aa", "a"), ("ae", "æ"), ("oe", "ø"), ("ss", "ß"))


def _with_letters(word: str) -> Iterator[str]:
    """Yield a word of a name with the letters that it was typed without: `platze` for `plaetze`.

    >>> sorted(_with_letters("moeller")), sorted(_with_letters("pumps"))
    (['moller', 'møller'], [])
    """
    return (word.replace(typed, letter) for typed, letter in _LETTERS if typed in word)


def _parts(word: str) -> list[str]:
    """Return the parts of a word with hyphens; a number is one: forty of two pumps are not forty-two."""
    parts = _WORD.findall(word)
    return [word] if len(parts) > 1 and with_digits(word, 0).isdigit() else parts


def licence_of(
    calculation: Calculation, id_: QuantityId, unit: Unit | None, subject: str, overrides: Mapping[str, float | str]
) -> Licence:
    """Return the licence of a row under other arguments; `subject` is the titles over it."""
    known = calculation.quantities.get(id_)
    about = f"{said_of(known)} {id_.name} {unit.text if unit else ''}"
    own = set(own_words(about))
    leading = " ".join(known.comment.text.split()[:_LEADING]) if known else ""
    kinds = own_words(f"{id_.name} {leading}") & kinds_of_rows()
    wide = {*words_in(f"{subject} {_titles(calculation, id_)}")} - _DENIALS - kinds_of_rows()
    numbers, needs = [], []
    for one in _needed(calculation, id_, overrides):
        needs.append(one.id)
        said = own_words(f"{said_of(one)} {one.unit.text}")
        given = overrides.get(one.id.key)
        if one.id.key in overrides:
            own |= said
        if one.kind is Kind.PICK:
            row = given if isinstance(given, str) else one.text
            own |= {*words_in(row), *words_in(name_of_row(calculation, one, row))}
        elif isinstance(given, float):
            numbers.append(_input(given, "", one.unit, said))
        elif one.value is not None and not one.value.is_range:
            numbers.append(_input(one.value.number, one.text, one.unit, said))
    singles = frozenset(_SINGLE.findall(plainly(about)))
    return Licence(id_, frozenset(own), frozenset(wide), singles, kinds, tuple(numbers), frozenset(needs))


def _input(base: float, shown: str, unit: Unit, said: frozenset[str]) -> InputValue:
    """Return a value as a sentence can name it; `8Ki tok` is not 8 of anything."""
    is_scaled = " " in unit.text
    return InputValue(
        nan if is_scaled else from_base(base, unit), "" if is_scaled else shown, said, base, unit.dimension
    )


def _titles(calculation: Calculation, id_: QuantityId) -> str:
    sheets = (one for one in calculation.sheets.get(id_.note, ()) if id_ in one.rows)
    return " ".join(one.fence.options.get("title", "") for one in sheets)


def _needed(calculation: Calculation, id_: QuantityId, overrides: Mapping[str, float | str]) -> Iterator[Quantity]:
    """Yield the rows that a row depends on, and those that arguments set."""
    seen: set[QuantityId] = set()
    open_ = [id_, *map(id_of, overrides)]
    while open_ and len(seen) < _MOST:
        one = open_.pop()
        if one in seen:
            continue
        seen.add(one)
        found = calculation.quantities.get(one)
        if "." in one.name:
            open_.append(QuantityId(one.note, one.name.partition(".")[0]))
        if found is None:
            continue
        if one != id_:
            yield found
        open_ += found.reads


def id_of_link(calculation: Calculation, note: NoteId, target: str) -> QuantityId:
    """Return the row that another link of the sentence leads to, as far as its destination says."""
    file, _, name = target.partition("#")
    if not file:
        return calculation.names.get(note, {}).get(name) or QuantityId(note, name)
    stem = file.rpartition("/")[2].removesuffix(".md").lower()
    notes = [one.note for one in calculation.quantities if one.name == name and stem in one.note.lower()]
    return QuantityId(notes[0] if notes else note, name)
