"""The operations of a program: the operators, and the functions of the language."""

import operator
from collections.abc import Callable, Mapping

from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.numbers import dates, draws
from calcgraph.calc.numbers.arithmetic import divide, log_to_base, power
from calcgraph.calc.numbers.beta import beta_quantile
from calcgraph.calc.numbers.nought import (
    EQUAL,
    add,
    at_most,
    is_near,
    less,
    sharply_at_most,
    sharply_less,
    subtract,
    within,
)

ELEMENTARY: Mapping[str, Callable[..., float]] = {
    "add": add,
    "sub": subtract,
    "mul": operator.mul,
    "div": divide,
    "neg": operator.neg,
    "pow": power,
    "not": lambda value: float(value == 0),
    "lt": less,
    "le": at_most,
    "gt": lambda left, right, *sizes: less(right, left, *sizes),
    "ge": lambda left, right, *sizes: at_most(right, left, *sizes),
    "eq": lambda left, right, *sizes: float(is_near(left, right, EQUAL, sizes)),
    "ne": lambda left, right, *sizes: float(not is_near(left, right, EQUAL, sizes)),
    "within": within,
    "log": log_to_base,
    "deviation": draws.deviation,
    "upper": draws.upper,
    "holds": draws.holds,
    "beta": beta_quantile,
    "later": dates.later,
    "months_later": dates.months_later,
    **{name: function.act for name, function in FUNCTIONS.items()},
}
"""The function that computes each operation from the values of its operands."""
SHARPLY: Mapping[str, Callable[..., float]] = {
    "lt": sharply_less,
    "le": sharply_at_most,
    "gt": lambda left, right, *sizes: sharply_less(right, left, *sizes),
    "ge": lambda left, right, *sizes: sharply_at_most(right, left, *sizes),
}
"""Comparisons in integrals, whose allowance for rounding would move the edges of a pulse."""
