"""Formulas with their names bound: what programs, the reference and algebra are made from."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.programs.operation_kinds import READS
from calcgraph.source import Span

Payload: TypeAlias = Fraction | str | int | tuple[str, ...] | None


class Term(Struct, frozen=True):
    """One operation of a formula, its operands below it.

    | op | parts | value |
    |---|---|---|
    | `num` | | exact Fraction in base units |
    | `const` | | `pi`, `E`, `oo` |
    | `read` | | key of a node |
    | `row` | | row id |
    | `index` | | number of the loop that binds it |
    | `neg not`, `add sub mul div pow`, `lt le gt ge eq ne`, `and or`, functions | operands | |
    | `within` | left, right, relative tolerance | |
    | `if` | condition, then, else | |
    | `undefined` | | |
    | `sum product integral` | body, low, high | number of the loop |
    | `limit` | body, point | number of the loop |
    | `slope elasticity` | body | key it is taken for |
    | `root` | left, right, low, high, here | key it is solved for |
    | `root` by name | the same, which of how many | the same |
    | `system` | left and right sides in turn, lows, highs, heres | keys they are solved for |
    | `part` | | key of a system, which of its unknowns |
    | `with` | body, then one for each key | keys |
    | `at` | number of the step | key of a sequence |
    | `series edge` | | key of sequences, which of them; key of a sequence, 0 for its first step |
    | `motion` | rates, starts, low, high, then the guards that turn at conditions | how many |
    | `path` | | key of a motion, which of it |
    | `along` | place | key of points, mode, 1 to take the nearest end outside |
    | `across` | both places | key of points, the same |
    | `first` | condition, low, high | number of the loop |
    | `argmax argmin maximum minimum` | body, low, high | number of the loop |
    | `drawn` | body | share of a percentile, 2 for the mean |
    | `deviation`, `upper`, `holds` | operands of distributions that are checked | |
    | `prior` | number of the step | which of the sequences around it |
    | `rows` | condition if there is one, bodies | number of the loop, of rows, 1 if there is a condition |
    | `fold` | rows, then numbers | the aggregate of their columns: `total` |
    | `scan` | rows | the running result of each row and those before it: `cumulative` |
    | `fitted` | rows | names of the coefficients, for messages |
    | `searched` | rows of the values, rows of the formula, starts | names of the coefficients, their keys |
    | `steps` | for each: last step, body, starts | for each: first step, how many starts |
    """

    op: str
    span: Span
    parts: tuple["Term", ...] = ()
    value: Payload = None
    text: str = ""
    """The text of a number with a unit, as written: `100 tok/s`."""
    path: str = ""
    """The file of a sum that is written in another note than its formula, as in an imported scenario."""


def walk(term: Term) -> Iterator[Term]:
    """The term and everything below it, from the top."""
    stack = [term]
    while stack:
        found = stack.pop()
        yield found
        stack.extend(reversed(found.parts))


def walk_through(term: Term, terms: Mapping[str, Term]) -> Iterator[Term]:
    """The term and everything below it, and so on of each formula of `terms` that is read there, each once."""
    seen: set[str] = set()
    waiting = [term]
    while waiting:
        for part in walk(waiting.pop()):
            yield part
            key = str(part.value)
            if part.op == "read" and key in terms and key not in seen:
                seen.add(key)
                waiting.append(terms[key])


def map_parts(term: Term, change: Callable[[Term], Term]) -> Term:
    """Return the term with `change` applied to each of its parts; the same term if no part changes."""
    parts = tuple(map(change, term.parts))
    same = all(new is old for new, old in zip(parts, term.parts, strict=True))
    return term if same else replace(term, parts=parts)


def reads_of(term: Term) -> tuple[str, ...]:
    """Keys that the value may depend on, each once, in order of appearance."""
    keys = (part.value for part in walk(term) if part.op in READS)
    return tuple(dict.fromkeys([str(key[0] if isinstance(key, tuple) else key) for key in keys]))


def replaced(term: Term, by_key: Mapping[str, Term]) -> Term:
    """The term with reads of some keys put in place by other terms."""
    if term.op == "read" and str(term.value) in by_key:
        return by_key[str(term.value)]
    return map_parts(term, lambda part: replaced(part, by_key))


def number(value: Fraction | int, span: Span) -> Term:
    """A literal."""
    return Term("num", span, (), Fraction(value))


def read(key: str, span: Span) -> Term:
    """A reading of a node."""
    return Term("read", span, (), key)
