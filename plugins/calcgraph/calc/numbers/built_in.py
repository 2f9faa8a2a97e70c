"""The properties of a function of the language: one record each, in `functions.py`."""

from collections.abc import Callable, Mapping
from enum import Enum
from fractions import Fraction
from typing import Any, TypeAlias

from msgspec import Struct

from calcgraph.calc.numbers import lost
from calcgraph.enums import quick

Float: TypeAlias = Callable[..., float]
FractionFunction: TypeAlias = Callable[..., "Fraction | int | None"]
MpmathFunction: TypeAlias = Callable[..., Any]
"""On a context of mpmath and numbers of 50 digits, whose classes are not typed."""


@quick
class Law(Enum):
    """The units that a function takes, and those that it gives."""

    NUMBER = "pure numbers, and gives one"
    ARC = "pure numbers, and gives an angle"
    ROOT = "any unit, and gives a root of it"
    SIZE = "any unit with a zero, and gives the same"
    SIGN = "any unit with a zero, and gives a number"
    ALIKE = "quantities of one kind, and gives one of them"
    LIKE = "quantities of one kind with a zero, and gives the same"
    DIRECTION = "quantities of one kind, and gives an angle"
    PART = "a date, and gives a number"
    RATE = "cash flows of one kind, one for each period, and gives a number"


@quick
class Notation(Enum):
    """The notation of a call in a typeset formula."""

    NAME = "its name before brackets"
    BAR = "| |"
    FLOOR = "⌊ ⌋"
    CEILING = "⌈ ⌉"
    ROOT = "a root"
    CUBE_ROOT = "a root of order 3"
    BASE_TWO = "log with the base below"
    LOGARITHM = "log with its second argument below"
    FACTORIAL = "!"
    BINOMIAL = "two numbers in brackets, one over the other"


class BuiltInFunction(Struct, frozen=True):
    """One function of numbers."""

    name: str
    law: Law
    act: Float
    """On floats; raises DomainError where it has no value. JavaScript has the same under the same name."""
    examples: Mapping[str, str]
    """The calls and their results, for the manual."""
    exactly: FractionFunction | None = None
    """On fractions; None where the result is not a fraction, or a very long one. What jumps is only computed so."""
    digits: MpmathFunction | None = None
    aliases: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    order: int = 0
    """The order of a root."""
    base: int = 0
    """The base of a logarithm with a fixed base."""
    jumps: bool = False
    """True if a rounding of the argument can move the result by more than a rounding."""
    angular: bool = False
    """True if the argument is an angle."""
    sympy: str = ""
    """The class in SymPy, and the function of mpmath if `digits` is empty; '' if algebra is not used."""
    effort: Callable[..., int] | None = None
    """The operations that a call counts as in addition to one, from its operands; JavaScript counts the same."""
    steps: int = 10
    """The cost of a call in the exact-arithmetic cross-check."""
    roundings: lost.Roundings = lost.few
    passed: lost.ErrorPropagation = lost.all_of
    notation: Notation = Notation.NAME
