"""Rows grouped by the text of a column: `per model: mean latency, count`."""

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median
from typing import NamedTuple

from calcgraph.calc.tables.artefacts import TableRequest, Unreadable
from calcgraph.calc.tables.columns import HEADER, key_of_head
from calcgraph.suggest import did_you_mean

MAX_GROUPS = 10_000
"""Rows of the outcome; more are not a table for a reader."""
EMPTY = ("", "-", "–", "—", "null", "None", "n/a", "N/A", "n.a.", "NA", "NaN", "nan", "?")
"""Cells that hold no value."""
NUMBER = r"[-+]?[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]{1,3})?"
_NUMBER = re.compile(NUMBER)

FOLDS: Mapping[str, Callable[[list[float]], float]] = {
    "total": math.fsum,
    "mean": lambda numbers: math.fsum(numbers) / len(numbers),
    "median": median,
    "Min": min,
    "Max": max,
    "count": len,
}
"""By the names that formulas have for them."""


class Plan(NamedTuple):
    """A question with the places of its columns."""

    per: tuple[int, ...]
    folds: tuple[tuple[str, int], ...]
    """-1 for a count of rows."""
    header: tuple[str, ...]
    """The header of the result."""


def plan_of(question: TableRequest, header: Sequence[str]) -> Plan | Unreadable:
    """Return the positions of the columns of a query in a file, whose headers can have units."""
    known = {key_of_head(text): at for at, text in enumerate(header)}
    for fold, column in question.folds:
        if fold not in FOLDS or (not column) != (fold == "count"):
            listed = ", ".join(f"`{name}`" for name in FOLDS)
            hint = did_you_mean(fold, FOLDS, otherwise=f"one of {listed} before a column, `count` alone")
            return Unreadable(f"cannot be asked for `{f'{fold} {column}'.strip()[:40]}`", hint, "CG413")
    named = [*question.per, *(column for _, column in question.folds if column)]
    for name in named:
        if key_of_head(name) not in known:
            return Unreadable(f"has no column `{name[:40]}`", did_you_mean(key_of_head(name), known), "CG413")
        if sum(key_of_head(text) == key_of_head(name) for text in header) > 1:
            return Unreadable(f"has two columns `{name[:40]}`", "give each column its own name", "CG413")
    folds = tuple((fold, known[key_of_head(column)] if column else -1) for fold, column in question.folds)
    heads = tuple(_head(fold, header[at]) if at >= 0 else fold for fold, at in folds)
    per = tuple(known[key_of_head(name)] for name in question.per)
    return Plan(per, folds, (*(header[at] for at in per), *heads))


def _head(fold: str, head: str) -> str:
    """Return the header of an aggregate's column, in the unit of the aggregated column."""
    found = HEADER.match(head)
    name, unit = (found["name"].strip(), found["unit"]) if found else (head, None)
    return f"{fold}_{name} [{unit.strip()}]" if unit is not None else f"{fold}_{name}"


def grouped(plan: Plan, rows: Iterable[Sequence[str]]) -> list[tuple[str, ...]] | Unreadable:
    """The outcome, in order of its first columns; a missing cell counts for nothing but `count`."""
    columns = sorted({at for _, at in plan.folds if at >= 0})
    groups: dict[tuple[str, ...], tuple[dict[int, list[float]], list[None]]] = {}
    for row in rows:
        key = tuple(row[at].strip() for at in plan.per)
        if key not in groups and len(groups) == MAX_GROUPS:
            return Unreadable(f"has more than {MAX_GROUPS:,} groups", "", "CG412")
        numbers, seen = groups.setdefault(key, ({at: [] for at in columns}, []))
        seen.append(None)
        for at in columns:
            text = row[at].strip()
            if text in EMPTY:
                continue
            if not _NUMBER.fullmatch(text) or math.isinf(number := float(text)):
                return not_a_number(text, plan, at)
            numbers[at].append(number)
    try:
        return [
            (*key, *(_folded(fold, numbers[at] if at >= 0 else seen) for fold, at in plan.folds))
            for key, (numbers, seen) in sorted(groups.items())
        ]
    except OverflowError:
        return Unreadable("has numbers that are too large to be added", "give them a larger unit", "CG413")


def not_a_number(text: str, plan: Plan, at: int) -> Unreadable:
    """Return the reason why a column cannot be aggregated."""
    head = next(head for head, (_, place) in zip(plan.header[len(plan.per) :], plan.folds, strict=True) if place == at)
    said = f"has `{text[:40]}` where `{head[:40]}` needs a number"
    return Unreadable(said, "an empty cell is a missing value", "CG413")


def _folded(fold: str, numbers: Sequence[float | None]) -> str:
    """Return the text of an aggregate; OverflowError if it is too large for a float."""
    if fold == "count":
        return str(len(numbers))
    if not numbers:
        return ""
    made = FOLDS[fold]([one for one in numbers if one is not None])
    if math.isinf(made):
        raise OverflowError
    return text_of_number(made)


def text_of_number(number: float) -> str:
    """The shortest text that reads back to the number."""
    return str(int(number)) if number.is_integer() and abs(number) < 1e15 else repr(float(number))
