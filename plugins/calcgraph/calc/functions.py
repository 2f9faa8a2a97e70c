"""The functions of the language, each said once: name, units, arithmetic, rounding, algebra, notation, examples.

A new function is a record here, a line of JavaScript (`calculus.js`) and a row of the manual, which
`python tests/render/test_reference_pages.py` writes.
"""

import math
from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from calcgraph.calc.numbers import arithmetic, cash, dates, exact, incomplete, incomplete_digits, lost, special
from calcgraph.calc.numbers.built_in import BuiltInFunction, Float, FractionFunction, Law, MpmathFunction, Notation

MANY = 400


def _plain(act: MpmathFunction) -> MpmathFunction:
    return lambda _context, *values: act(*values)


def _cube_root(context: Any, value: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    return -context.cbrt(-value) if value < 0 else context.cbrt(value)


def _part_of_date(act: Float) -> FractionFunction:
    """On exact seconds, which are whole where there is a value."""
    return lambda value: Fraction(act(float(value)))


def _rounded(count: float) -> lost.Roundings:
    return lambda *_: count


def _incomplete(name: str, of: str, examples: Mapping[str, str]) -> BuiltInFunction:
    """An incomplete integral, its slope or its inverse; `of` is its name in `incomplete` and `incomplete_digits`."""
    act: Float = getattr(incomplete, of)
    many = 3 if of.startswith("beta") else 2
    effort = None if of.endswith("density") else incomplete.effort
    is_inverse = of.endswith("inverse")
    return BuiltInFunction(
        name,
        Law.NUMBER,
        act,
        examples,
        digits=getattr(incomplete_digits, of),
        least=many,
        most=many,
        effort=incomplete.effort_of_inverse if is_inverse else effort,
        steps=500 if is_inverse else 100,
        roundings=_rounded(20_000.0),
        passed=lost.along(act),
    )


_ALL = (
    BuiltInFunction(
        "sqrt",
        Law.ROOT,
        arithmetic.square_root,
        {"sqrt(9 m^2)": "3 m"},
        order=2,
        sympy="sqrt",
        roundings=_rounded(1.0),
        passed=lost.root(2),
        notation=Notation.ROOT,
    ),
    BuiltInFunction(
        "cbrt",
        Law.ROOT,
        arithmetic.cube_root,
        {"cbrt(27)": "3"},
        digits=_cube_root,
        order=3,
        sympy="cbrt",
        roundings=lambda _, value: 4 + abs(math.log(abs(value))) if value else 2.0,
        passed=lost.root(3),
        notation=Notation.CUBE_ROOT,
    ),
    BuiltInFunction(
        "exp",
        Law.NUMBER,
        math.exp,
        {"exp(1)": "2.72"},
        sympy="exp",
        passed=lambda result, value: abs(result) * lost.less_one(value[1]),
    ),
    BuiltInFunction(
        "ln",
        Law.NUMBER,
        arithmetic.natural_log,
        {"ln(E)": "1", "log(8)": "2.08", "log(8, 2)": "3"},
        aliases=("log",),
        most=2,
        sympy="log",
        passed=lambda _, value: lost.logarithm(value),
        notation=Notation.LOGARITHM,
    ),
    BuiltInFunction(
        "expm1",
        Law.NUMBER,
        math.expm1,
        {"expm1(1e-15)": "1e-15"},
        digits=lambda context, value: context.expm1(value),
        passed=lambda result, value: (result + 1) * lost.less_one(value[1]),
    ),
    BuiltInFunction(
        "log1p",
        Law.NUMBER,
        arithmetic.log_of_one_and,
        {"log1p(1e-15)": "1e-15"},
        digits=lambda context, value: context.log1p(value),
        passed=lambda _, value: lost.logarithm((1 + value[0], value[1])),
    ),
    BuiltInFunction(
        "log2",
        Law.NUMBER,
        partial(arithmetic.log_to_base, base=2.0),
        {"log2(8)": "3"},
        digits=lambda context, value: context.ln(value) / context.ln2,
        sympy="log",
        base=2,
        roundings=_rounded(4.0),
        passed=lambda _, value: lost.logarithm(value) / math.log(2),
        notation=Notation.BASE_TWO,
    ),
    BuiltInFunction(
        "log10",
        Law.NUMBER,
        partial(arithmetic.log_to_base, base=10.0),
        {"log10(1000)": "3"},
        digits=lambda context, value: context.ln(value) / context.ln10,
        sympy="log",
        base=10,
        roundings=_rounded(4.0),
        passed=lambda _, value: lost.logarithm(value) / math.log(10),
    ),
    BuiltInFunction(
        "abs",
        Law.SIZE,
        abs,
        {"Abs(-2 m)": "2 m", "abs(-2)": "2"},
        aliases=("Abs",),
        exactly=abs,
        digits=_plain(abs),
        sympy="Abs",
        steps=0,
        roundings=_rounded(0.0),
        notation=Notation.BAR,
    ),
    BuiltInFunction(
        "sign",
        Law.SIGN,
        arithmetic.sign,
        {"sign(-2 m)": "-1"},
        exactly=exact.sign,
        jumps=True,
        sympy="sign",
    ),
    BuiltInFunction(
        "floor",
        Law.NUMBER,
        arithmetic.floor,
        {"floor(2.7)": "2"},
        exactly=exact.floor,
        jumps=True,
        sympy="floor",
        notation=Notation.FLOOR,
    ),
    BuiltInFunction(
        "ceiling",
        Law.NUMBER,
        arithmetic.ceiling,
        {"ceiling(2.1)": "3", "ceil(2.1)": "3"},
        aliases=("ceil",),
        exactly=exact.ceiling,
        jumps=True,
        sympy="ceiling",
        notation=Notation.CEILING,
    ),
    BuiltInFunction(
        "round",
        Law.NUMBER,
        arithmetic.rounded_to,
        {"round(2.5)": "2", "round(pi, 2)": "3.14", "round(1234, -2)": "1200"},
        exactly=exact.rounded_to,
        most=2,
        jumps=True,
    ),
    BuiltInFunction(
        "mod",
        Law.LIKE,
        arithmetic.remainder,
        {"mod(7, 3)": "1", "mod(-1 h, 24 h)": "23 h"},
        exactly=exact.remainder,
        least=2,
        most=2,
        jumps=True,
        passed=lost.modulo,
    ),
    BuiltInFunction(
        "clamp",
        Law.ALIKE,
        arithmetic.clamped,
        {"clamp(12, 0, 10)": "10", "clamp(3 s, 0 s, 1 min)": "3 s"},
        exactly=exact.clamped,
        digits=_plain(exact.clamped),
        least=3,
        most=3,
        steps=0,
        roundings=_rounded(0.0),
    ),
    BuiltInFunction(
        "hypot",
        Law.LIKE,
        math.hypot,
        {"hypot(3 m, 4 m)": "5 m"},
        digits=lambda context, *values: context.sqrt(sum(value * value for value in values)),
        least=2,
        most=4,
        roundings=_rounded(4.0),
    ),
    BuiltInFunction(
        "min",
        Law.ALIKE,
        min,
        {"Min(3 s, 200 ms)": "0.2 s", "min(3, 4)": "3"},
        aliases=("Min",),
        exactly=min,
        digits=_plain(min),
        most=MANY,
        sympy="Min",
        steps=0,
        roundings=_rounded(0.0),
    ),
    BuiltInFunction(
        "max",
        Law.ALIKE,
        max,
        {"Max(3 s, 200 ms)": "3 s", "max(3, 4)": "4"},
        aliases=("Max",),
        exactly=max,
        digits=_plain(max),
        most=MANY,
        sympy="Max",
        steps=0,
        roundings=_rounded(0.0),
    ),
    BuiltInFunction(
        "sin",
        Law.NUMBER,
        arithmetic.sine,
        {"sin(pi / 6)": "0.5"},
        angular=True,
        sympy="sin",
        passed=lost.circle(math.cos),
    ),
    BuiltInFunction(
        "cos",
        Law.NUMBER,
        arithmetic.cosine,
        {"cos(0)": "1"},
        angular=True,
        sympy="cos",
        passed=lost.circle(math.sin),
    ),
    BuiltInFunction(
        "tan",
        Law.NUMBER,
        arithmetic.tangent,
        {"tan(0)": "0"},
        angular=True,
        sympy="tan",
        passed=lost.tangent,
    ),
    BuiltInFunction(
        "asin",
        Law.ARC,
        arithmetic.arc_sine,
        {"asin(1)": "1.57"},
        sympy="asin",
        passed=lost.arc,
    ),
    BuiltInFunction(
        "acos",
        Law.ARC,
        arithmetic.arc_cosine,
        {"acos(1)": "0"},
        sympy="acos",
        passed=lost.arc,
    ),
    BuiltInFunction(
        "atan",
        Law.ARC,
        math.atan,
        {"atan(1)": "0.785"},
        sympy="atan",
        passed=lost.flat(lambda x: 1 / (1 + x * x)),
    ),
    BuiltInFunction(
        "atan2",
        Law.DIRECTION,
        math.atan2,
        {"atan2(1 m, 2 m)": "0.464"},
        least=2,
        most=2,
        sympy="atan2",
        passed=lost.direction,
    ),
    BuiltInFunction(
        "sinh",
        Law.NUMBER,
        math.sinh,
        {"sinh(1)": "1.18"},
        sympy="sinh",
        roundings=_rounded(4.0),
        passed=lost.steep(math.cosh),
    ),
    BuiltInFunction(
        "cosh",
        Law.NUMBER,
        math.cosh,
        {"cosh(1)": "1.54"},
        sympy="cosh",
        roundings=_rounded(4.0),
        passed=lost.steep(math.sinh),
    ),
    BuiltInFunction(
        "tanh",
        Law.NUMBER,
        math.tanh,
        {"tanh(1)": "0.762"},
        sympy="tanh",
        roundings=_rounded(4.0),
        passed=lost.flat(lambda x: 1 / math.cosh(min(x, 300.0)) ** 2),
    ),
    BuiltInFunction(
        "factorial",
        Law.NUMBER,
        special.factorial,
        {"factorial(5)": "120"},
        exactly=exact.factorial,
        digits=lambda context, value: context.gamma(value + 1),
        sympy="factorial",
        steps=50,
        roundings=lost.gamma_roundings,
        passed=lambda result, value: lost.gamma(result, (value[0] + 1, value[1])),
        notation=Notation.FACTORIAL,
    ),
    BuiltInFunction(
        "binomial",
        Law.NUMBER,
        special.binomial,
        {"binomial(5, 2)": "10"},
        exactly=exact.binomial,
        least=2,
        most=2,
        sympy="binomial",
        steps=50,
        effort=special.binomial_effort,
        roundings=lambda _, _upper, lower: 2 + 2 * abs(lower),
        passed=lost.choices,
        notation=Notation.BINOMIAL,
    ),
    BuiltInFunction(
        "gamma",
        Law.NUMBER,
        special.gamma,
        {"gamma(5)": "24"},
        sympy="gamma",
        steps=50,
        roundings=lost.gamma_roundings,
        passed=lost.gamma,
    ),
    BuiltInFunction(
        "erf",
        Law.NUMBER,
        special.error_function,
        {"erf(1)": "0.843"},
        sympy="erf",
        steps=50,
        roundings=_rounded(200.0),
        passed=lost.flat(lambda x: 2 / math.sqrt(math.pi) * math.exp(-(min(x, 26.0) ** 2))),
    ),
    BuiltInFunction(
        "erfc",
        Law.NUMBER,
        special.complementary_error_function,
        {"erfc(2)": "0.00468"},
        sympy="erfc",
        steps=50,
        roundings=lambda _, value: 400 + 4 * value * value,
        passed=lost.error_tail,
    ),
    BuiltInFunction(
        "erfinv",
        Law.NUMBER,
        special.inverse_error_function,
        {"erfinv(0.5)": "0.477"},
        sympy="erfinv",
        steps=50,
        roundings=_rounded(20.0),
        passed=lost.inverse_error,
    ),
    BuiltInFunction(
        "normal_quantile",
        Law.NUMBER,
        special.normal_quantile,
        {"normal_quantile(97.5 %)": "1.96"},
        digits=lambda context, value: context.sqrt(2) * context.erfinv(2 * value - 1),
        steps=50,
        roundings=_rounded(20.0),
        passed=lost.deviate,
    ),
    BuiltInFunction(
        "lgamma",
        Law.NUMBER,
        incomplete.log_gamma,
        {"lgamma(5)": "3.18"},
        digits=lambda context, value: context.loggamma(value),
        steps=50,
        roundings=_rounded(20.0),
        passed=lost.along(incomplete.log_gamma),
    ),
    _incomplete("gamma_inc", "gamma_below", {"gamma_inc(2, 3)": "0.801"}),
    _incomplete("gamma_inc_upper", "gamma_above", {"gamma_inc_upper(2, 30)": "2.9e-12"}),
    _incomplete("gamma_inc_inv", "gamma_below_inverse", {"gamma_inc_inv(2, 80 %)": "2.99"}),
    _incomplete("gamma_inc_upper_inv", "gamma_above_inverse", {"gamma_inc_upper_inv(2, 1e-9)": "23.9"}),
    _incomplete("gamma_density", "gamma_density", {"gamma_density(2, 3)": "0.149"}),
    _incomplete("beta_inc", "beta_below", {"beta_inc(2, 3, 0.5)": "0.688"}),
    _incomplete("beta_inc_upper", "beta_above", {"beta_inc_upper(2, 3, 0.5)": "0.313"}),
    _incomplete("beta_inc_inv", "beta_below_inverse", {"beta_inc_inv(2, 3, 50 %)": "0.386"}),
    _incomplete("beta_inc_upper_inv", "beta_above_inverse", {"beta_inc_upper_inv(2, 3, 10 %)": "0.68"}),
    _incomplete("beta_density", "beta_density", {"beta_density(2, 3, 0.5)": "1.5"}),
    BuiltInFunction(
        "irr",
        Law.RATE,
        cash.rate_of_return,
        {"irr(-100, 60, 60)": "0.131"},
        digits=cash.rate_to_digits,
        most=MANY,
        effort=cash.effort,
        steps=1000,
        roundings=_rounded(1000.0),
        passed=cash.lost_of_rate,
    ),
    *(
        BuiltInFunction(
            part.__name__,
            Law.PART,
            part,
            {f"{part.__name__}(date 2026-11-22)": shown},
            exactly=_part_of_date(part),
            jumps=True,
        )
        for part, shown in ((dates.year, "2026"), (dates.month, "11"), (dates.day, "22"))
    ),
)

FUNCTIONS: Mapping[str, BuiltInFunction] = {function.name: function for function in _ALL}
ALIASES: Mapping[str, str] = {alias: function.name for function in _ALL for alias in function.aliases}
"""Spellings to the names of operations."""

_ELEMENTARY = """
sqrt cbrt exp ln log log2 log10 abs Abs sign floor ceil ceiling round mod min Min max Max
sin cos tan asin acos atan atan2 sinh cosh tanh factorial binomial gamma
"""
FIXED = frozenset(_ELEMENTARY.split())
"""Names that a note cannot define as functions: those of elementary mathematics.

All others are free, also those that a later version adds, so that a note with its own function of such a name goes on
working after an upgrade.
"""


def named(name: str) -> BuiltInFunction | None:
    """The function of numbers that a name or alias calls."""
    return FUNCTIONS.get(ALIASES.get(name, name))
