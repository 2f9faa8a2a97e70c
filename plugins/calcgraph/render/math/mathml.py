"""Formulas as MathML, typeset from the syntax tree as written."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TypeAlias, assert_never

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.functions import named
from calcgraph.calc.numbers.dates import UNIT
from calcgraph.calc.syntax.lines.lists import shared_unit, without_unit
from calcgraph.calc.syntax.tree import (
    Binary,
    Call,
    Column,
    Compare,
    Expr,
    Function,
    Group,
    Logic,
    Name,
    Number,
    Override,
    Unary,
    WithExpr,
)
from calcgraph.calc.units.table import printed
from calcgraph.currencies import SIGNS
from calcgraph.render.math.calls import binds_as_sum, typesetter
from calcgraph.render.math.elements import (
    THIN,
    Element,
    bracketed,
    leaf,
    make,
    math_of,
    operator,
    row,
    separated,
    upright,
    word,
)
from calcgraph.render.math.names import GREEK, symbol_of
from calcgraph.render.math.unit_signs import set_unit

RELATIONS = {"<": "<", "<=": "≤", ">": ">", ">=": "≥", "=": "=", "!=": "≠"}
BINDING = {"or": 1, "and": 2, "not": 3, "=": 4, "+": 5, "-": 5, "*": 6, "/": 6, "neg": 7, "^": 8}
ATOM = 9
CONSTANTS = {"pi": "π", "oo": "∞"}


class Substitution(Struct, frozen=True):
    """A number that is written in a formula for a name."""

    text: str
    """With its unit: `140 GB`."""
    key: str = ""
    """Key of the quantity, so that a script can put another number in; empty for one that never changes."""
    unit: str = ""
    parts: tuple["Substitution", ...] = ()
    """The components of a vector, each without its unit."""


Leaf: TypeAlias = Callable[["Name | Column"], "Substitution | None"]


@lru_cache(maxsize=5_000)  # 30 µs each; a sheet and the page of values show the same, and so does a server's next build
def expression_to_mathml(expression: Expr) -> Markup:
    """A formula as one `math` element."""
    return math_of(set_expression(expression))


def set_expression(expression: Expr, put: Leaf | None = None) -> Element:
    """Return the content of a formula's `math` element, with numbers for the names that `put` knows."""
    return Setting(put).set(expression, 0, inline=False)


def equation_to_mathml(left: Expr, right: Expr, verb: str = "") -> Markup:
    """Two expressions with an equals sign between them, after a word such as `solve` if one is given."""
    setting = Setting(None)
    sides = (setting.set(side, BINDING["="] + 1, inline=False) for side in (left, right))
    first, second = sides
    return math_of(*([leaf("mtext", f"{verb}\u2002")] if verb else []), first, operator("="), second)


def function_to_mathml(function: Function) -> Markup:
    """`f(x, y) = body`, and `v'(t) = body` of a quantity that is given by its rate."""
    setting = Setting(None)
    args = [spell(argument.name) for argument in function.args]
    head = row(spell(f"{function.name}'" if function.rates else function.name), *bracketed(separated(args)))
    return math_of(head, operator("="), setting.set(function.body, BINDING["="] + 1, inline=False))


def quantity_to_mathml(put: Substitution) -> Markup:
    """`= 41.8 ms`: the last line of worked steps."""
    return math_of(operator("="), put_in(put))


class Setting(Struct, frozen=True):
    """The way names are typeset: as names, or as the numbers put in for them."""

    put: Leaf | None

    def set(self, node: Expr, outer: int, *, inline: bool) -> Element:
        """A node as an element, in brackets when it binds less than `outer`; inline quotients have a slash."""
        if isinstance(node, Name | Column):
            return self._leaf(node, outer)
        element, binding = self._set(node, inline=inline)
        return row(*bracketed([element])) if binding < outer else element

    def _set(self, node: Expr, *, inline: bool) -> tuple[Element, int]:  # noqa: PLR0911 - one return a kind of node
        match node:
            case Number():
                return number(node), ATOM
            case Name() | Column():
                return self._leaf(node, 0), ATOM
            case Unary():
                return self._unary(node, inline=inline)
            case Binary():
                return self._binary(node, inline=inline)
            case Compare():
                return self._relation(node, RELATIONS[node.op], BINDING["="], inline=inline)
            case Logic():
                return self._relation(node, node.op, BINDING[node.op], inline=inline)
            case Call():
                typeset = typesetter(node)
                made = typeset(self, node.args) if typeset else self.call(node.function, node.args)
                return made, BINDING["+"] if binds_as_sum(node) else ATOM
            case Group():
                return self._list(node), ATOM
            case WithExpr():
                return self._with(node), ATOM
            case _:
                assert_never(node)

    def each(self, nodes: Iterable[Expr]) -> list[Element]:
        """Arguments of a call, set inline."""
        return [self.set(node, 0, inline=True) for node in nodes]

    def call(self, name: str, args: Iterable[Expr]) -> Element:
        """`f(x, y)` as written, but a function's own name in small letters: `max` for `Max`."""
        known = named(name)
        return row(
            spell(known.name if known and known.name == name.lower() else name), *bracketed(separated(self.each(args)))
        )

    def _leaf(self, node: Name | Column, outer: int) -> Element:
        found = self.put(node) if self.put else None
        if found is None:
            return path(node)
        element = put_in(found)
        if found.parts:
            return element
        negative = found.text.startswith(("-", "−")) and outer > BINDING["+"]
        base_with_unit = len(found.text.split()) > 1 and outer > BINDING["^"]
        return row(*bracketed([element])) if negative or base_with_unit else element

    def _unary(self, node: Unary, *, inline: bool) -> tuple[Element, int]:
        if node.op == "not":
            return row(word("not"), self.set(node.operand, BINDING["not"], inline=inline)), BINDING["not"]
        sign = operator("−" if node.op == "-" else node.op, form="prefix")
        return row(sign, self.set(node.operand, BINDING["neg"], inline=inline)), BINDING["neg"]

    def _binary(self, node: Binary, *, inline: bool) -> tuple[Element, int]:
        own = BINDING[node.op]
        if node.op == "^":
            base, power = self.set(node.left, ATOM, inline=inline), self.set(node.right, 0, inline=True)
            symbol = symbol_of(node.left.name) if isinstance(node.left, Name) and base == path(node.left) else None
            if symbol:
                return make("msubsup", *map(spell, symbol), power, **{"class": "i"}), own
            return make("msup", base, power), own
        if node.op == "/" and not inline:
            return make("mfrac", *(self.set(side, 0, inline=False) for side in (node.left, node.right))), BINDING["^"]
        sign = {"*": "·", "/": "∕", "-": "−"}.get(node.op, node.op)
        right = own + 1 if node.op in "-/" else own
        if node.op == "*" and inline:
            right = own + 1  # a·(b ∕ c) is not (a·b) ∕ c to a reader
        sides = self.set(node.left, own, inline=inline), self.set(node.right, right, inline=inline)
        return row(sides[0], operator(sign), sides[1]), own

    def _relation(self, node: Compare | Logic, sign: str, own: int, *, inline: bool) -> tuple[Element, int]:
        sides = (self.set(side, own + (own == BINDING["="]), inline=inline) for side in (node.left, node.right))
        left, right = sides
        return row(left, word(sign) if sign.isalpha() else operator(sign), right), own

    def _list(self, node: Group) -> Element:
        unit = shared_unit(node)
        items = map(without_unit, node.items) if unit else node.items
        inside = bracketed(separated(self.each(items)))
        return row(*inside, *((make("mspace", width="0.2em"), leaf("mtext", set_unit(printed(unit)))) if unit else ()))

    def _with(self, node: WithExpr) -> Element:
        # its own number is not what it has under these arguments
        target = row(Setting(None).set(node.target, ATOM, inline=True), operator("|", stretchy="false"))
        return make("msub", target, row(*separated([self._override(o) for o in node.overrides])))

    def _override(self, override: Override) -> Element:
        value = override.value
        if override.is_named:
            return upright(override.scenario)
        if value is None or (override.row.text and not isinstance(value, Number)):
            # `dram-3d` is a row as well as a difference; written without blanks it reads as it is
            right = upright(override.row.text)
        else:
            right = self.set(value, BINDING["="] + 1, inline=True)
        return row(path(override.path), operator("="), right)


def breadth(node: Expr) -> int:  # noqa: PLR0911 - one return a kind of node
    """About how many letters a formula is wide; a fraction is as wide as its wider side."""
    match node:
        case Number():
            return len(node.text)
        case Name():
            return len(node.name)
        case Column():
            return len(node.column) + len(node.base) // 2
        case Unary():
            return 1 + breadth(node.operand)
        case Binary(op="/"):
            return max(breadth(node.left), breadth(node.right))
        case Binary() | Compare() | Logic():
            return breadth(node.left) + breadth(node.right) + 2
        case Call():
            return len(node.function) + 2 + sum(breadth(arg) + 1 for arg in node.args)
        case Group():
            return 2 + sum(breadth(item) + 1 for item in node.items)
        case WithExpr():
            return breadth(node.target) + sum(_small(one) for one in node.overrides)
        case _:
            assert_never(node)


def _small(one: Override) -> int:
    """About how wide an argument below the line is: its letters are two thirds as wide."""
    given = len(one.row.text) if one.value is None or one.row.text else breadth(one.value)
    return (breadth(one.path) + given + 5) * 2 // 3


def number(node: Number) -> Element:
    """A written number: its unit is upright and a little apart."""
    text, unit = split_number(node)
    if not unit:
        return leaf("mn", text)
    return row(leaf("mn", text), make("mspace", width="0.2em"), leaf("mtext", unit))


def split_number(node: Number) -> tuple[str, str]:
    """The number as written without its unit, a scale suffix a little apart, and the unit: `70 G`, `param`."""
    text, unit = node.text, node.unit
    if unit == UNIT:
        return set_unit(text), ""
    if unit and text.endswith(unit):
        text = text[: -len(unit)].rstrip()
    elif text[:1] in SIGNS:
        unit = ""
    found = re.fullmatch(r"(.*[\d.])([A-Za-z]{1,2})", text)
    return (f"{found[1]}{THIN}{found[2]}" if found else text), set_unit(printed(unit))


def put_in(put: Substitution) -> Element:
    """A number in place of a name; of a vector its components in brackets."""
    if put.parts:
        inside = bracketed(separated([put_in(part) for part in put.parts]))
        unit = set_unit(printed(put.unit))
        return row(*inside, *((make("mspace", width="0.2em"), leaf("mtext", unit)) if unit else ()))
    live = {"data-q": put.key, "data-u": set_unit(put.unit)} if put.key else {}
    return leaf("mn", put.text, **live)


def path(node: Name | Column) -> Element:
    """A name; a dotted one as its column with the small base below."""
    if isinstance(node, Column):
        return make("msub", spell(node.column), spell(node.base))
    return spell(node.name)


def spell(name: str) -> Element:
    """Return a readable name: Greek as Greek, one letter italic with its index, words upright, a thin space for `_`."""
    symbol = symbol_of(name)
    if symbol:
        return make("msub", *map(spell, symbol), **{"class": "i"})
    read = CONSTANTS.get(name) or GREEK.get(name, name)
    if len(read) == 1 or read.isdecimal():
        return leaf("mn" if read.isdecimal() else "mi", read)
    return upright(read.replace("_", THIN))
