"""Terms as syntax trees again, so that closed forms can be typeset and printed."""

from fractions import Fraction

from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.programs.terms import Term
from calcgraph.calc.syntax.tree import Binary, Call, Column, Compare, Expr, Group, Name, Number, Unary

_SIGNS = {"add": "+", "sub": "-", "mul": "*", "div": "/", "pow": "^"}
_RELATIONS = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "=", "ne": "!="}
_FUNCTIONS = {"min": "Min", "max": "Max", "abs": "Abs"}


def written(term: Term) -> Expr:  # noqa: PLR0911 - one return an operation
    """The tree of a term without loops: names without their notes, literals as they were written."""
    span = term.span
    match term.op:
        case "num":
            return _number(term)
        case "const":
            return Name(str(term.value), span)
        case "read":
            name = id_of(str(term.value)).name
            if name.endswith(")"):  # an argument of a function, `f(x)`
                name = name[name.index("(") + 1 : -1]
            base, _, column = name.partition(".")
            return Column(base, column, span) if column else Name(base, span)
        case "neg":
            return Unary("-", written(term.parts[0]), span)
        case "if":
            return _cases(term)
        case op if op in _SIGNS:
            return Binary(_SIGNS[op], written(term.parts[0]), written(term.parts[1]), span)
        case op if op in _RELATIONS:
            return Compare(_RELATIONS[op], written(term.parts[0]), written(term.parts[1]), span)
        case op:
            return Call(_FUNCTIONS.get(op, op), tuple(written(part) for part in term.parts), span)


def _number(term: Term) -> Expr:
    value = term.value
    assert isinstance(value, Fraction)
    if term.text:
        return Number(value, "", term.text, term.span)
    if value.denominator == 1:
        return Number(value, "", str(value.numerator), term.span)
    if value.denominator < 10**12 and 10**40 % value.denominator == 0:  # its decimals end
        return Number(value, "", f"{float(value):.12g}", term.span)
    above, below = (Number(Fraction(part), "", str(part), term.span) for part in value.as_integer_ratio())
    return Binary("/", above, below, term.span)


def _cases(term: Term) -> Expr:
    groups: list[Expr] = []
    rest = term
    while rest.op == "if":
        condition, value, after = rest.parts
        groups.append(Group((written(value), written(condition)), term.span))
        rest = after
    if rest.op != "undefined":
        groups.append(Group((written(rest), Name("True", term.span)), term.span))
    return Call("Piecewise", tuple(groups), term.span)
