"""Worked steps of a quantity: the formula, the numbers put in, the result, and what uses it."""

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.model import Kind, Quantity, QuantityId
from calcgraph.calc.syntax.tree import (
    Call,
    Check,
    Column,
    Compare,
    Definition,
    Expr,
    FitResult,
    Function,
    Group,
    Name,
    Number,
    Range,
    Solve,
    Unary,
)
from calcgraph.render.math.elements import math_of, operator
from calcgraph.render.math.mathml import (
    Leaf,
    Substitution,
    breadth,
    equation_to_mathml,
    expression_to_mathml,
    function_to_mathml,
    quantity_to_mathml,
    set_expression,
)
from calcgraph.render.page import Page, value_text
from calcgraph.render.sheet.vectors import parts_of

BINDERS = frozenset({"Sum", "Product", "integrate", "limit"})
MAX_READERS = 8
"""Links after "used in"; the values page has them all."""
MAX_BREADTH = 31
"""The number of letters of a formula that fit next to its description."""


class StepLine(Struct, frozen=True):
    """One line of the steps."""

    label: str
    math: Markup


class QuantityUse(Struct, frozen=True):
    """A quantity that reads this one."""

    url: str
    text: str
    """`tps`, or `inference-metrics › mbu` when it is in another note."""


class WorkedSteps(Struct, frozen=True):
    """The steps that unfold in a row."""

    lines: tuple[StepLine, ...]
    remark: str
    """`closed form`, `numeric root`, `1,024 samples`; empty for most."""
    uses: tuple[QuantityUse, ...]
    more: int
    """Uses that are not listed."""

    @property
    def label(self) -> str:
        """The words before the remark: `found` by algebra, `tried` at 256 points."""
        return {"by": "found", "at": "tried"}.get(self.remark.partition(" ")[0], "found by")


def formula_of(quantity: Quantity, *, is_whole: bool = False) -> Markup | None:
    """Return the formula as written, or None; that of a function of the library if it is short or `is_whole`."""
    statement = quantity.statement
    if isinstance(statement, Function):
        if statement.library and not is_whole and breadth(statement.body) > MAX_BREADTH:
            return None  # its words say more
        return expression_to_mathml(statement.body) if statement.table else function_to_mathml(statement)
    if isinstance(statement, Definition) and isinstance(statement.body, Solve):
        return equation_to_mathml(statement.body.left, statement.body.right, "solve")
    if isinstance(statement, Definition) and isinstance(statement.body, FitResult):
        fit = statement.body.fit
        return equation_to_mathml(fit.left, fit.right, "fit") if statement.body.what == "coefficient" else None
    expression = expression_of(quantity)
    return expression_to_mathml(expression) if expression is not None else None


def expression_of(quantity: Quantity) -> Expr | None:
    """Return the expression that a formula or check computes; None for a parameter, a solve, a function."""
    match quantity.statement:
        case Check() as check:
            return check.left if check.right is None else Compare(check.op, check.left, check.right, check.span)
        case Definition(body=Group(items=items)) if all(isinstance(item, Number | Unary) for item in items):
            return None  # numbers alone: their row shows them
        case Definition(body=body) if not isinstance(body, Number | Range | Solve | FitResult):
            return body
        case _:
            return None


def steps_of(page: Page, quantity: Quantity, formula: Markup | None) -> WorkedSteps | None:
    """The steps of a computed quantity with its typeset formula; None for one without formula, value or readers."""
    if formula is None or quantity.kind in {Kind.PARAMETER, Kind.PICK, Kind.COLUMN}:
        return None
    uses, more = uses_of(page, quantity.id)
    lines = _solved(page, quantity) if quantity.kind is Kind.SOLVE else _worked(page, quantity, formula)
    if not lines and not uses:
        return None
    sampled = "search; its ends are not proved" if quantity.value and quantity.value.is_open else ""
    return WorkedSteps(lines, quantity.method or sampled, uses, more)


def uses_of(page: Page, quantity: QuantityId) -> tuple[tuple[QuantityUse, ...], int]:
    """Quantities that read this one, those of this note first, and how many are left out."""
    readers = sorted(page.index.readers.get(quantity, ()), key=lambda one: (one.note != quantity.note, one))
    known = [one for one in readers if one in page.project.calculation.quantities]
    shown = tuple(QuantityUse(page.row_url(one), _called(one, quantity)) for one in known[:MAX_READERS])
    return shown, len(known) - len(shown)


def numbers_for(page: Page, quantity: QuantityId, given: frozenset[str] = frozenset()) -> Leaf:
    """Puts the values of names in; `given` are names bound by the formula itself, such as a sum's index."""

    def put(node: Name | Column) -> Substitution | None:
        if isinstance(node, Name) and node.name in given:
            return None
        found = page.quantity(quantity.note, node)
        return _put(page, found) if found else None

    return put


def bound_in(expression: Expr) -> frozenset[str]:
    """Names that sums, integrals and limits bind inside an expression."""
    if not isinstance(expression, Call):
        parts = (getattr(expression, part, None) for part in ("left", "right", "operand", "target"))
        return frozenset().union(*(bound_in(part) for part in parts if part is not None))
    named = frozenset[str]()
    for arg in expression.args[1:]:
        first = arg.items[0] if isinstance(arg, Group) and arg.items else arg
        if expression.function in BINDERS and isinstance(first, Name):
            named |= {first.name}
    return named.union(*(bound_in(arg) for arg in expression.args))


def _worked(page: Page, quantity: Quantity, typeset: Markup) -> tuple[StepLine, ...]:
    expression = expression_of(quantity)
    if expression is None:
        return ()
    formula = StepLine("formula", typeset)
    if quantity.value is None and quantity.holds is None and quantity.kind is not Kind.VECTOR:
        return (formula,)
    numbers = set_expression(expression, numbers_for(page, quantity.id, bound_in(expression)))
    if math_of(numbers) == typeset:
        return (formula, *_result(page, quantity))
    lead = () if quantity.kind is Kind.CHECK else (operator("="),)
    return (formula, StepLine("numbers", math_of(*lead, numbers)), *_result(page, quantity))


def _solved(page: Page, quantity: Quantity) -> tuple[StepLine, ...]:
    body = quantity.statement.body if isinstance(quantity.statement, Definition) else None
    if not isinstance(body, Solve):
        return ()
    equation = StepLine("equation", equation_to_mathml(body.left, body.right))
    solved = (
        (StepLine("solved", equation_to_mathml(body.path, quantity.closed)),) if quantity.closed is not None else ()
    )
    return (equation, *solved, *_result(page, quantity))


def _result(page: Page, quantity: Quantity) -> tuple[StepLine, ...]:
    made = _put(page, quantity)
    return (StepLine("result", quantity_to_mathml(made)),) if made else ()


def _put(page: Page, quantity: Quantity) -> Substitution | None:
    """Return a value in a formula, of a vector each component as live as any other number; None if it has no value."""
    if quantity.kind is Kind.VECTOR and quantity.text:
        parts = tuple(Substitution(part.quantity.text, part.key) for part in parts_of(page, quantity))
        return Substitution(quantity.text, "", quantity.unit.text, parts)
    if not quantity.text or quantity.value is None:
        return None
    return Substitution(value_text(quantity), page.name(quantity.id), quantity.unit.text)


def _called(reader: QuantityId, home: QuantityId) -> str:
    if reader.note == home.note:
        return reader.name
    folder_free = reader.note.rpartition("/")[2].removesuffix(".md")
    return f"{folder_free} › {reader.name}"
