"""A number of all things that a sentence gives to each of them: `each rack draws 1.43 MW` of 84 racks together."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from calcgraph.calc.claims.country import language_of
from calcgraph.calc.claims.kept_readings import KeptReadings
from calcgraph.calc.claims.licence import Licence
from calcgraph.calc.claims.target import ClaimTarget
from calcgraph.calc.claims.understood import is_own
from calcgraph.calc.model import QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_clauses import SENTENCE_END
from calcgraph.notes.model import Link
from calcgraph.notes.neutral_words import plainly

_PAUSE = re.compile(rf"[;:()\[\]—–|{EDGE}、，；：（）]|,(?![0-9])|\s-\s")
_EACH = re.compile(
    r"(?:^|(?<=\W))(?:each|every|jede[rsnm]?|chaque|cada|ogni|hver|hvert|varje|elke?|iedere?|każd[yae]|кажд\w+) "
    r"(?P<noun>[^\W\d_]{3,})",
    re.IGNORECASE,
)
_EACH_SIGN = re.compile(r"(?:毎|每)[个個条條座家台辆輛列位]?(?P<noun>[^\W\d_]{1,6})")
_TWICE, _LEAST, _GROWN = 2.0, 2.0, 1.5


class RowOfClaim(NamedTuple):
    """The row of a claim among those of its note."""

    target: ClaimTarget
    row: Licence
    names: tuple[QuantityId, ...]
    kept: KeptReadings
    calculation: Calculation

    def change(self, made: ClaimTarget, cause: ClaimTarget) -> float:
        """Return the ratio of a row's values after and before a cause is doubled; 0 if it is not known."""
        machine = self.calculation.machine
        before, given = machine.value(made.key), machine.value(cause.key)
        if not isinstance(before, float) or not isinstance(given, float) or not before:
            return 0.0
        after = machine.value(made.key, {cause.key: given * _TWICE})
        return after / before if isinstance(after, float) else 0.0

    def made_of(self, *parts: QuantityId) -> Iterator[ClaimTarget]:
        """Yield the rows that depend on all of some rows."""
        for id_ in self.names:
            made = self.kept.target_of(id_)
            if made is not None and made.key and {*parts} <= self.kept.licence(id_, None, "", {}).needs:
                yield made


def total_of_each(link: Link, rows: RowOfClaim) -> str:
    """Return `each` and its noun, if the row is a product of a count of this noun, or a whole divided by it.

    A quantity of one thing stays as it is when there are more of them, and less of it fits into a whole.
    """
    clause = _PAUSE.split(SENTENCE_END.split(link.before)[-1])[-1]
    found = _EACH.search(clause) or _EACH_SIGN.search(clause)
    is_time = rows.target.unit.dimension == (("time", 1),)
    if found is None or is_time or not rows.target.key:
        return ""  # a time of all can also be waited by each
    noun, language = plainly(found["noun"]), language_of(link, 1) or "en"
    if _has(noun, rows.row.words, language):
        return ""
    for id_ in rows.names:
        other = rows.kept.target_of(id_)
        if other is None or not _is_count(other) or id_ == rows.row.id:
            continue
        words = rows.kept.licence(id_, other.unit, "", {}).words
        if _has(noun, words, language) and _is_of_all(rows, other):
            return found[0].strip()
    return ""


def _is_count(other: ClaimTarget) -> bool:
    return not other.unit.dimension and other.value is not None and other.value.number >= _LEAST and bool(other.key)


def _is_of_all(rows: RowOfClaim, count: ClaimTarget) -> bool:
    """Return whether a row is of all of the things that another row counts."""
    target = rows.target
    if count.id in rows.row.needs:
        return rows.change(target, count) > _GROWN
    if target.id in rows.kept.licence(count.id, count.unit, "", {}).needs:
        return rows.change(count, target) > _GROWN
    divided = rows.made_of(target.id, count.id)  # `slice = cake / guests`
    return any(rows.change(one, target) > _GROWN and 0 < rows.change(one, count) < 1 / _GROWN for one in divided)


def is_one_of_several(link: Link, rows: RowOfClaim) -> bool:
    """Return whether the sentence links to a count with which a row multiplies the number: `84 racks at 17 kW each`."""
    target = rows.target
    linked = {rows.kept.leads_to(target.id.note, one) for side in link.targets for one in side} - rows.row.needs
    for count in filter(None, map(rows.kept.target_of, linked)):
        if not target.key or not _is_count(count) or (count.value and count.value.number % 1):
            continue
        made = rows.made_of(target.id, count.id)
        if any(rows.change(one, count) > _GROWN and rows.change(one, target) > _GROWN for one in made):
            return True
    return False


def _has(noun: str, words: frozenset[str], language: str) -> bool:
    """Return whether a noun is one of several words, or a singular of one."""
    plurals = {f"{noun}s", f"{noun}es", f"{noun[:-1]}ies", f"{noun[:-1]}ves", f"{noun[:-2]}ves"}
    return not words.isdisjoint(plurals) or any(is_own(noun, words, one) for one in (language, ""))
