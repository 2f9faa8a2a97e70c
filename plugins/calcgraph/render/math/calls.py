"""Functions with special typesetting: roots, bars, sums, integrals, cases."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from calcgraph.calc.functions import named
from calcgraph.calc.numbers.built_in import Notation
from calcgraph.calc.syntax.tree import Call, Expr, Group, Name
from calcgraph.render.math.elements import Element, bracketed, leaf, make, upright


class ArgumentTypesetter(Protocol):
    """A typesetter of arguments."""

    def set(self, node: Expr, outer: int, *, inline: bool) -> Element:
        """A node, in brackets when it binds less than `outer`."""

    def each(self, nodes: Sequence[Expr]) -> list[Element]:
        """Nodes, inline."""


CallTypesetter: TypeAlias = Callable[[ArgumentTypesetter, Sequence[Expr]], Element]
SUM = 5
PRODUCT = 6
ATOM = 9


def _fenced(left: str, right: str) -> CallTypesetter:
    def typeset(sets: ArgumentTypesetter, args: Sequence[Expr]) -> Element:
        fences = (leaf("mo", left, stretchy="false"), leaf("mo", right, stretchy="false"))
        return make("mrow", fences[0], *sets.each(args), fences[1])

    return typeset


def _over(sign: str) -> CallTypesetter:
    def typeset(sets: ArgumentTypesetter, args: Sequence[Expr]) -> Element:
        name, low, high = sets.each(_items(args[1]))
        below = make("mrow", name, leaf("mo", "="), low)
        return make("mrow", make("munderover", leaf("mo", sign), below, high), sets.set(args[0], PRODUCT, inline=False))

    return typeset


def _log(sets: ArgumentTypesetter, value: Expr, base: Element) -> Element:
    return make("mrow", make("msub", leaf("mi", "log"), base), *bracketed(sets.each([value])))


def _looked_up(sets: ArgumentTypesetter, args: Sequence[Expr]) -> Element:
    value, *keys = sets.each(args)
    between = [part for key in keys for part in (leaf("mo", ","), key)][1:]
    return make("msub", value, make("mrow", *between) if len(keys) > 1 else keys[0])


def _integral(sets: ArgumentTypesetter, args: Sequence[Expr]) -> Element:
    name, low, high = sets.each(_items(args[1]))
    sign = make("msubsup", leaf("mo", "∫"), low, high)
    return make("mrow", sign, sets.set(args[0], SUM, inline=False), make("mspace", width="0.2em"), _d(name))


def _derivative(sets: ArgumentTypesetter, args: Sequence[Expr]) -> Element:
    of, by = args
    below = _d(sets.set(by, ATOM, inline=True))
    if isinstance(of, Name):
        return make("mfrac", _d(sets.set(of, ATOM, inline=True)), below)
    return make("mrow", make("mfrac", upright("d"), below), *bracketed(sets.each([of])))


def _limit(sets: ArgumentTypesetter, args: Sequence[Expr]) -> Element:
    of, name, to = args
    below = make("mrow", sets.set(name, 0, inline=True), leaf("mo", "→"), sets.set(to, 0, inline=True))
    return make("mrow", make("munder", leaf("mo", "lim"), below), sets.set(of, PRODUCT, inline=False))


def _cases(sets: ArgumentTypesetter, args: Sequence[Expr]) -> Element:
    rows = []
    for case in args:
        value, condition = _items(case)
        otherwise = isinstance(condition, Name) and condition.name == "True"
        when = upright("otherwise") if otherwise else sets.set(condition, 0, inline=True)
        rows.append(make("mtr", make("mtd", sets.set(value, 0, inline=True)), make("mtd", when)))
    return make("mrow", leaf("mo", "{"), make("mtable", *rows, columnalign="left"))


def _running(word: str, sets: ArgumentTypesetter, name: Expr, then: str, rest: Sequence[Expr]) -> Element:
    gap = make("mspace", width="0.3em")
    parts = [sets.set(name, 0, inline=True), gap, upright(then), gap, *sets.each(rest)]
    return make("mrow", upright(word), gap, *parts)


def _worded(sets: ArgumentTypesetter, left: Expr, word: str, *right: Expr, outer: int = 0) -> Element:
    gap = make("mspace", width="0.3em")
    parts = [gap, sets.set(right[0], outer, inline=True)] if right else []
    for more in right[1:]:
        parts += [leaf("mo", ","), sets.set(more, outer, inline=True)]
    return make("mrow", sets.set(left, outer, inline=True), gap, upright(word), *parts)


def _peak(word: str) -> CallTypesetter:
    def typeset(sets: ArgumentTypesetter, args: Sequence[Expr]) -> Element:
        name, body, low, high = args
        ends = [sets.set(low, SUM, inline=True), leaf("mo", "…"), sets.set(high, SUM, inline=True)]
        below = make("mrow", sets.set(name, 0, inline=True), leaf("mo", "∈"), *ends)
        return make("mrow", make("munder", upright(word), below), sets.set(body, PRODUCT, inline=False))

    return typeset


def _between_vectors(sign: str) -> CallTypesetter:
    def typeset(sets: ArgumentTypesetter, args: Sequence[Expr]) -> Element:
        first, second = (sets.set(arg, ATOM, inline=True) for arg in args)
        return make("mrow", first, leaf("mo", sign), second)

    return typeset


def _items(node: Expr) -> Sequence[Expr]:
    return node.items if isinstance(node, Group) else ()


def _d(name: Element) -> Element:
    return make("mrow", upright("d"), make("mspace", width="0.1em"), name)


_NOTATIONS: Mapping[Notation, CallTypesetter] = {
    Notation.ROOT: lambda sets, args: make("msqrt", sets.set(args[0], 0, inline=False)),
    Notation.CUBE_ROOT: lambda sets, args: make("mroot", sets.set(args[0], 0, inline=False), leaf("mn", "3")),
    Notation.BAR: _fenced("|", "|"),
    Notation.FLOOR: _fenced("⌊", "⌋"),
    Notation.CEILING: _fenced("⌈", "⌉"),
    Notation.LOGARITHM: lambda sets, args: _log(sets, args[0], sets.set(args[1], ATOM, inline=True)),
    Notation.BASE_TWO: lambda sets, args: _log(sets, args[0], leaf("mn", "2")),
    Notation.FACTORIAL: lambda sets, args: make("mrow", sets.set(args[0], ATOM, inline=True), leaf("mo", "!")),
    Notation.BINOMIAL: lambda sets, args: make(
        "mrow", *bracketed([make("mfrac", *sets.each(args), linethickness="0")])
    ),
}
_FORMS: Mapping[str, CallTypesetter] = {
    "dot": _between_vectors("·"),
    "cross": _between_vectors("×"),
    "norm": _fenced("‖", "‖"),
    "Sum": _over("∑"),
    "Product": _over("∏"),
    "integrate": _integral,
    "diff": _derivative,
    "limit": _limit,
    "Piecewise": _cases,
    "to": lambda sets, args: _worded(sets, args[0], "to", args[1], outer=SUM),
    "where rows": lambda sets, args: _worded(sets, args[0], "where", args[1]),
    "per groups": lambda sets, args: _worded(sets, args[0], "per", *args[1:]),
    "known cell": lambda sets, args: _worded(sets, args[0], "known"),
    "lookup in": _looked_up,
    "first where": lambda sets, args: _running("first", sets, args[0], "where", args[1:]),
    **{f"{word} for": _peak(word) for word in ("argmax", "argmin", "max", "min")},
}


def typesetter(call: Call) -> CallTypesetter | None:
    """Return the typesetter of a call; None if it is a name before brackets."""
    function = named(call.function)
    if function is None:
        return _FORMS.get(call.function) if _fits(call) else None
    wanted = 2 if function.notation in {Notation.LOGARITHM, Notation.BINOMIAL} else 1
    return _NOTATIONS.get(function.notation) if len(call.args) == wanted else None


def binds_as_sum(call: Call) -> bool:
    """Return whether a call is set with an operator between two vectors, which needs brackets in a product."""
    return call.function in {"dot", "cross"} and len(call.args) == 2


def _fits(call: Call) -> bool:
    """Return whether a form has the arguments that its typesetting needs."""
    args = call.args
    match call.function:
        case "Sum" | "Product" | "integrate":
            return len(args) == 2 and isinstance(args[1], Group) and len(args[1].items) == 3
        case "Piecewise":
            return bool(args) and all(isinstance(case, Group) and len(case.items) == 2 for case in args)
        case "limit":
            return len(args) == 3
        case "known cell" | "norm":
            return len(args) == 1
        case "argmax for" | "argmin for" | "max for" | "min for":
            return len(args) == 4
        case _:
            return len(args) == 2 or (call.function in {"lookup in", "per groups"} and len(args) == 3)
