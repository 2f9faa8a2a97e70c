"""The sentence of a number that agrees: the word that is not understood, and how to have it understood."""

import re
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.claims.kept_readings import KeptReadings, in_order
from calcgraph.calc.claims.licence import Licence
from calcgraph.calc.claims.subjects import other_subject
from calcgraph.calc.claims.target import ClaimTarget
from calcgraph.calc.claims.text import ClaimText
from calcgraph.calc.claims.totals import RowOfClaim, is_one_of_several, total_of_each
from calcgraph.calc.claims.understood import Context, strange_word
from calcgraph.calc.claims.unused import other_named, unused
from calcgraph.calc.claims.written.spelled import with_digits
from calcgraph.calc.model import ClaimCandidate, Dimension, Kind, Quantity, QuantityId
from calcgraph.calc.nodes import Overrides
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Column, Definition, FitResult, Range, Solve
from calcgraph.calc.syntax.walks import leaves
from calcgraph.calc.units.table import is_date
from calcgraph.notes.claim_clauses import find_phrases
from calcgraph.notes.model import Link
from calcgraph.notes.neutral_words import plainly
from calcgraph.notes.number_words import is_number_word, is_unit_form
from calcgraph.settings import ValueSettings

_UNDER_ARGUMENTS = frozenset({"would", "if", "could"})
_OF_RECORDS = frozenset({"was", "were", "took", "measured", "showed", "needed", "gave", "had", "used"})
_SCALED = re.compile("[×x·]?(?:10|1)(?:[\\^e⁰¹²³⁴⁵⁶⁷⁸⁹0]|$)|[kKMGTB]?(?:USD|EUR|GBP|[kKMB]$)")
_FIGURE = re.compile("([0-9]{1,15}(?:e-?[0-9]{1,3})?)([kmgt]i)?")
_SCALES = {"ki": 2.0**10, "mi": 2.0**20, "gi": 2.0**30, "ti": 2.0**40}


@lru_cache(maxsize=8_192)
def said_number(word: str) -> float | None:
    """Return the number that a word says: `eight`, `8ki`."""
    found = _FIGURE.fullmatch(with_digits(word, 0))
    return float(found[1]) * _SCALES.get(found[2], 1.0) if found else None


class Statement(Struct, frozen=True):
    """A claim whose number agrees, to be read with its sentence."""

    calculation: Calculation
    candidate: ClaimCandidate
    target: ClaimTarget
    text: ClaimText
    overrides: Overrides
    settings: ValueSettings
    kept: KeptReadings

    def context(self) -> Context:
        """Return the rows of the claim and of its sentence."""
        candidate, target = self.candidate, self.target
        extra = frozenset(map(plainly, self.settings.neutral_words))
        extra |= _UNDER_ARGUMENTS if self.overrides else frozenset()
        extra |= _OF_RECORDS if target.is_quoted or is_date(target.unit) else frozenset()
        row = self.kept.licence(target.id, target.unit, candidate.subject, self.overrides)
        others: dict[str, Licence] = {}

        def other(destination: str) -> Licence:
            if destination not in others:
                others[destination] = self._other(destination)
            return others[destination]

        return Context(row, other, said_number, self._is_unit, self._in_base, extra)

    def _other(self, destination: str) -> Licence:
        id_ = self.kept.leads_to(self.candidate.note, destination)
        found = self.kept.target_of(id_)
        return self.kept.licence(id_, found.unit if found else None, self.candidate.subject, {})

    def _is_unit(self, word: str) -> bool:
        bare = word.strip("[](),.:%‰\u2019'$€£")
        units = self.calculation.shapes.table.names
        return (
            not bare or bare in units or is_number_word(bare) or is_unit_form(bare) or _SCALED.match(bare) is not None
        )

    def _in_base(self, number: float, word: str) -> tuple[float, Dimension] | None:
        """Return a number of the unit that a word names in base units: `8Ki` and `tokens`."""
        unit = self.calculation.shapes.table.names.get(word)
        return (number * float(unit.factor), unit.dimension) if unit and unit.dimension and not unit.offset else None


def unread(statement: Statement) -> tuple[str, str]:
    """Return a word of a sentence that is not understood, with the fix; two empty texts if the sentence states it."""
    link, noun = statement.candidate.link, statement.text.noun
    context = statement.context()
    said = (noun, in_order(context.row), sorted(context.extra))
    return statement.kept.sentence(
        link, said, context.other, lambda other: _read(link, noun, context._replace(other=other))
    )


def unused_in(statement: Statement) -> str:
    """Return the words of a sentence that is not understood that nothing has read, and that can change its number."""
    link, text, row = statement.candidate.link, statement.text, statement.context().row
    names = statement.calculation.names.get(statement.target.id.note, {})
    rows = RowOfClaim(statement.target, row, tuple(names.values()), statement.kept, statement.calculation)
    if found := unused(link, text, row, statement.calculation.shapes.table):
        is_each = any(one.end == len(found) for one in find_phrases("apiece", found))
        return "" if is_each and is_one_of_several(link, rows) else found
    if found := total_of_each(link, rows) or other_subject(link, text, row, statement.calculation.shapes.table):
        return found
    return next((one for one in other_named(link, text, row, names) if _is_apart(statement, names[one], row)), "")


_NO_NUMBERS = frozenset({Kind.PICK, Kind.CHECK, Kind.FUNCTION, Kind.VECTOR})


def _is_apart(statement: Statement, id_: QuantityId, row: Licence) -> bool:
    """Return whether another row has a number of the same kind, and neither of the two rows depends on the other."""
    other = statement.kept.target_of(id_)
    if other is None or other.value is None or other.kind in _NO_NUMBERS or id_ == row.id or id_ in row.needs:
        return False
    if other.unit.dimension != statement.target.unit.dimension:
        return False
    if id_.name in _columns_of(statement.calculation.quantities.get(row.id)):
        return False
    licence = statement.kept.licence(id_, other.unit, statement.candidate.subject, {})
    return row.id not in licence.needs


def _columns_of(known: Quantity | None) -> frozenset[str]:
    """Return the names of the columns that a row reads: `total(sales.loaves)` is a number of loaves."""
    body = known.statement.body if known is not None and isinstance(known.statement, Definition) else None
    if body is None or isinstance(body, Range | Solve | FitResult):
        return frozenset()
    return frozenset(one.column.rpartition(".")[2] for one in leaves(body) if isinstance(one, Column))


def _read(link: Link, noun: str, context: Context) -> tuple[str, str]:
    word = strange_word(link, noun, context)
    if not word:
        return "", ""
    bare = replace(link, before="It is ", behind="", targets=((), ()))
    is_stated = not strange_word(bare, noun, context)
    return word, f"write a sentence that only states the value, such as `it is {link.text}`" if is_stated else ""
