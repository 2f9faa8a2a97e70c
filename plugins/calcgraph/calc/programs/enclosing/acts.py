"""Bounds of each operation of a program if its operands are intervals."""

import math
from collections.abc import Callable, Mapping

from calcgraph.calc.numbers import arithmetic, incomplete, special
from calcgraph.calc.programs.enclosing.bounds import (
    ANY,
    RISING,
    Bounds,
    Ends,
    Slopes,
    UnboundedFormula,
    add,
    bounded,
    divide,
    exponential,
    joined,
    larger,
    lesser,
    logarithm,
    multiply,
    negate,
    power,
    sloped,
    subtract,
    wild,
)

Act = Callable[..., Bounds]
ROUNDING = 1e-9
"""Relative difference by which a comparison is certain."""
PEAK_OF_GAMMA = 1.4616321449683623
"""From here on the gamma function rises."""


def _rising(act: Callable[[float], float], steep: Callable[[float, float], Ends] = lambda _low, _high: RISING) -> Act:
    """Return a function that rises only."""

    def found(x: Bounds) -> Bounds:
        try:
            return bounded(act(x.low), act(x.high), sloped(x, steep(x.low, x.high)))
        except (ArithmeticError, ValueError) as error:
            raise UnboundedFormula(str(error)) from None

    return found


def _monotone(act: Callable[..., float], directions: str) -> Act:
    """Return a function that rises with operands of which `directions` has `+`, and falls with the others."""
    rises = [sign == "+" for sign in directions]

    def found(*operands: Bounds) -> Bounds:
        pairs = list(zip(operands, rises, strict=True))
        slopes: Slopes = {}
        for one, is_rising in pairs:
            slopes = joined(slopes, sloped(one, RISING if is_rising else (-math.inf, 0.0)))
        try:
            low = act(*(one.low if is_rising else one.high for one, is_rising in pairs))
            high = act(*(one.high if is_rising else one.low for one, is_rising in pairs))
        except (ArithmeticError, ValueError) as error:
            raise UnboundedFormula(str(error)) from None
        return bounded(low, max(low, high), slopes)

    return found


def _log_gamma(x: Bounds) -> Bounds:
    if x.low <= 0:
        raise UnboundedFormula("lgamma of zero or less")
    ends = incomplete.log_gamma(x.low), incomplete.log_gamma(x.high)
    low = incomplete.log_gamma(PEAK_OF_GAMMA) if x.low < PEAK_OF_GAMMA < x.high else min(ends)
    falls, rises = x.high <= PEAK_OF_GAMMA, x.low >= PEAK_OF_GAMMA
    return Bounds(low, max(ends), sloped(x, RISING if rises else (-math.inf, 0.0) if falls else ANY))


def _density(act: Callable[..., float], mode: Callable[..., float]) -> Act:
    """Return a density, the last operand of which is its place: it rises up to its mode and falls from there."""

    def found(*operands: Bounds) -> Bounds:
        *shapes, x = operands
        given = [one.low for one in shapes]
        if not all(one.is_point for one in shapes) or min(given) < 1:
            raise UnboundedFormula("a density of other shapes")
        top, slopes = mode(*given), sloped(x, ANY)
        try:
            ends = act(*given, x.low), act(*given, x.high)
            high = act(*given, top) if x.low < top < x.high else max(ends)
        except (ArithmeticError, ValueError) as error:
            raise UnboundedFormula(str(error)) from None
        if not x.low < top < x.high:
            slopes = sloped(x, RISING if x.high <= top else (-math.inf, 0.0))
        for one in shapes:
            slopes = joined(slopes, sloped(one, ANY))
        return bounded(min(ends), max(high, *ends), slopes)

    return found


def _even(act: Callable[[float], float]) -> Callable[[float, float], Ends]:
    """Return the ends of a slope that depends on the size of its place only, falling or rising with it."""

    def found(low: float, high: float) -> Ends:
        near = 0.0 if low <= 0 <= high else min(abs(low), abs(high))
        one, other = act(near), act(max(abs(low), abs(high)))
        return min(one, other), max(one, other)

    return found


def _inverse(act: Callable[[float], float]) -> Callable[[float], float]:
    def found(x: float) -> float:
        below = act(x)
        return 1 / below if below else math.inf

    return found


def _root(x: Bounds) -> Bounds:
    if x.low < 0:
        raise UnboundedFormula("root of a negative number")
    low, high = math.sqrt(x.low), math.sqrt(x.high)
    return bounded(low, high, sloped(x, (0.5 / high if high else 0.0, 0.5 / low if low else math.inf)))


def _size(x: Bounds) -> Bounds:
    if x.low >= 0:
        return x
    if x.high <= 0:
        return negate(x)
    return Bounds(0.0, max(-x.low, x.high), sloped(x, (-1.0, 1.0)))


def _wave(low: float, high: float, peak: float) -> Ends:
    """Return the bounds of a cosine whose peaks are at `peak` plus whole turns."""
    if max(abs(low), abs(high)) > arithmetic.LARGEST_ANGLE:
        raise UnboundedFormula("an angle so large that its turns cannot be determined")
    first, last = math.cos(low - peak), math.cos(high - peak)
    turn = 2 * math.pi
    has_peak = math.floor((high - peak) / turn) > math.floor((low - peak) / turn) or high - low >= turn
    half = peak + math.pi
    has_valley = math.floor((high - half) / turn) > math.floor((low - half) / turn) or high - low >= turn
    return (-1.0 if has_valley else min(first, last)), (1.0 if has_peak else max(first, last))


def _sine(x: Bounds) -> Bounds:
    return Bounds(*_wave(x.low, x.high, math.pi / 2), sloped(x, _wave(x.low, x.high, 0.0)))


def _cosine(x: Bounds) -> Bounds:
    return Bounds(*_wave(x.low, x.high, 0.0), sloped(x, _wave(x.low, x.high, -math.pi / 2)))


def _tangent(x: Bounds) -> Bounds:
    low, high = _wave(x.low, x.high, 0.0)
    if low <= 0 <= high:
        raise UnboundedFormula("division by zero")
    squares = 1 / (low * low), 1 / (high * high)
    return bounded(math.tan(x.low), math.tan(x.high), sloped(x, (min(squares), max(squares))))


def _cosh(x: Bounds) -> Bounds:
    low, high = _even(math.cosh)(x.low, x.high)
    return bounded(low, high, sloped(x, (math.sinh(x.low), math.sinh(x.high))))


def _stepwise(act: Callable[[float], float]) -> Act:
    """Return a function that stays, and jumps up."""

    def found(x: Bounds) -> Bounds:
        low, high = act(x.low), act(x.high)
        return Bounds(low, high, sloped(x, (0.0, 0.0) if low == high and x.low < x.high else RISING))

    return found


def _remainder(x: Bounds, by: Bounds) -> Bounds:
    if by.low <= 0 <= by.high:
        raise UnboundedFormula("division by zero")
    if by.is_point and not by.slopes:
        low, high = math.floor(x.low / by.low), math.floor(x.high / by.low)
        if low == high:
            return subtract(x, Bounds(by.low * low, by.low * low))
    return Bounds(min(0.0, by.low), max(0.0, by.high), wild(x, by))


def _gamma(x: Bounds) -> Bounds:
    if x.low < PEAK_OF_GAMMA:
        raise UnboundedFormula("the gamma function turns")
    return _rising(special.gamma)(x)


def _all(act: Callable[[Bounds, Bounds], Bounds]) -> Act:
    def found(first: Bounds, *others: Bounds) -> Bounds:
        for one in others:
            first = act(first, one)
        return first

    return found


def _clamped(x: Bounds, low: Bounds, high: Bounds) -> Bounds:
    if low.high > high.low:
        raise UnboundedFormula("clamp to a range whose lower end is above its upper end")
    return lesser(larger(x, low), high)


def _hypotenuse(*sides: Bounds) -> Bounds:
    two = Bounds(2.0, 2.0)
    return _root(_all(add)(*(power(side, two) for side in sides)))


def _log_to_base(x: Bounds, base: Bounds) -> Bounds:
    return divide(logarithm(x), logarithm(base))


def _scaled(act: Act, by: float) -> Act:
    return lambda x: multiply(act(x), Bounds(by, by))


YES, NO = Bounds(1.0, 1.0), Bounds(0.0, 0.0)


def _less(x: Bounds, y: Bounds, *_sizes: Bounds) -> Bounds:
    """Return whether one number is below another: certain, or either."""
    slack = ROUNDING * max(abs(x.low), abs(x.high), abs(y.low), abs(y.high))
    if x.high < y.low - slack:
        return YES
    if x.low > y.high + slack:
        return NO
    if x.is_point and y.is_point and not x.slopes and not y.slopes:
        raise UnboundedFormula("a comparison within rounding")
    return Bounds(0.0, 1.0, wild(x, y))


def _equal(x: Bounds, y: Bounds, *_sizes: Bounds) -> Bounds:
    slack = 2 * ROUNDING * max(abs(x.low), abs(x.high), abs(y.low), abs(y.high))
    if x.high < y.low - slack or x.low > y.high + slack:
        return NO
    if x == y and x.is_point:
        return YES
    return Bounds(0.0, 1.0, wild(x, y))


def _within(x: Bounds, y: Bounds, share: Bounds, *_sizes: Bounds) -> Bounds:
    return _less(_size(subtract(x, y)), multiply(share, _size(y)))


def _not(x: Bounds) -> Bounds:
    if x.low <= 0 <= x.high:
        return YES if x.is_point else Bounds(0.0, 1.0, wild(x))
    return NO


_RIGHT = Bounds(math.pi / 2, math.pi / 2)
_BELL = 2 / math.sqrt(math.pi)

ACTS: Mapping[str, Act] = {
    "add": add,
    "sub": subtract,
    "mul": multiply,
    "div": divide,
    "neg": negate,
    "pow": power,
    "exp": exponential,
    "ln": logarithm,
    "expm1": _rising(math.expm1, lambda low, high: (math.exp(low), math.exp(high))),
    "log1p": _rising(arithmetic.log_of_one_and, lambda low, high: (1 / (1 + high), 1 / (1 + low))),
    "log": _log_to_base,
    "log2": _scaled(logarithm, 1 / math.log(2)),
    "log10": _scaled(logarithm, 1 / math.log(10)),
    "sqrt": _root,
    "cbrt": _rising(arithmetic.cube_root),
    "abs": _size,
    "sign": _stepwise(arithmetic.sign),
    "floor": _stepwise(arithmetic.floor),
    "ceiling": _stepwise(arithmetic.ceiling),
    "round": _stepwise(arithmetic.rounded),
    "mod": _remainder,
    "clamp": _clamped,
    "hypot": _hypotenuse,
    "min": _all(lesser),
    "max": _all(larger),
    "sin": _sine,
    "cos": _cosine,
    "tan": _tangent,
    "asin": _rising(arithmetic.arc_sine, _even(_inverse(lambda x: math.sqrt(max(0.0, 1 - x * x))))),
    "acos": lambda x: negate(
        subtract(_rising(arithmetic.arc_sine, _even(_inverse(lambda y: math.sqrt(max(0.0, 1 - y * y)))))(x), _RIGHT)
    ),
    "atan": _rising(math.atan, _even(lambda x: 1 / (1 + x * x))),
    "sinh": _rising(math.sinh, _even(math.cosh)),
    "cosh": _cosh,
    "tanh": _rising(math.tanh, _even(lambda x: 1 / math.cosh(min(x, 300.0)) ** 2)),
    "gamma": _gamma,
    "erf": _rising(special.error_function, _even(lambda x: _BELL * math.exp(-(min(x, 26.0) ** 2)))),
    "erfc": lambda x: negate(
        _rising(
            lambda y: -special.complementary_error_function(y), _even(lambda y: _BELL * math.exp(-(min(y, 26.0) ** 2)))
        )(x)
    ),
    "erfinv": _rising(special.inverse_error_function),
    "normal_quantile": _rising(special.normal_quantile),
    "lgamma": _log_gamma,
    "gamma_inc": _monotone(incomplete.gamma_below, "-+"),
    "gamma_inc_upper": _monotone(incomplete.gamma_above, "+-"),
    "gamma_inc_inv": _monotone(incomplete.gamma_below_inverse, "++"),
    "gamma_inc_upper_inv": _monotone(incomplete.gamma_above_inverse, "+-"),
    "gamma_density": _density(incomplete.gamma_density, lambda a: a - 1),
    "beta_density": _density(incomplete.beta_density, lambda a, b: (a - 1) / (a + b - 2) if a + b > 2 else 0.5),
    "beta_inc": _monotone(incomplete.beta_below, "-++"),
    "beta_inc_upper": _monotone(incomplete.beta_above, "+--"),
    "beta_inc_inv": _monotone(incomplete.beta_below_inverse, "+-+"),
    "beta_inc_upper_inv": _monotone(incomplete.beta_above_inverse, "+--"),
    "lt": _less,
    "le": _less,
    "gt": lambda x, y, *_: _less(y, x),
    "ge": lambda x, y, *_: _less(y, x),
    "eq": _equal,
    "ne": lambda x, y, *_: _not(_equal(x, y)),
    "within": _within,
    "not": _not,
}
"""By the names of operations; missing ones are unbounded."""
