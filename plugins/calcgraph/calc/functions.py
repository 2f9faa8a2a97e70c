"""The functions of the language: names, aliases, how many arguments."""

from collections.abc import Mapping

MANY = 400

ALIASES: Mapping[str, str] = {
    "Min": "min",
    "Max": "max",
    "Abs": "abs",
    "ceil": "ceiling",
    "log": "ln",
}
"""Spellings to the names of operations."""

ARITY: Mapping[str, tuple[int, int]] = {
    **dict.fromkeys(
        [
            "sqrt",
            "cbrt",
            "exp",
            "log2",
            "log10",
            "abs",
            "sign",
            "floor",
            "ceiling",
            "round",
            "sin",
            "cos",
            "tan",
            "asin",
            "acos",
            "atan",
            "sinh",
            "cosh",
            "tanh",
            "factorial",
            "gamma",
            "erf",
            "year",
            "month",
            "day",
        ],
        (1, 1),
    ),
    "ln": (1, 2),
    "atan2": (2, 2),
    "binomial": (2, 2),
    "min": (1, MANY),
    "max": (1, MANY),
}
"""Fewest and most arguments of a function of numbers."""

FOLDS = frozenset({"total", "mean", "max", "min", "count"})
"""Functions of a table's column."""

LOOPED: Mapping[str, str] = {
    "Sum": "looped",
    "Product": "looped",
    "integrate": "looped",
    "limit": "limit",
    "diff": "along",
    "elasticity": "along",
    "Piecewise": "piecewise",
}
"""Functions with a shape of their own."""
