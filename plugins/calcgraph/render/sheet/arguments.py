"""The words and the arguments of a column or line, `with gpu=h200, users=4`."""

from calcgraph.calc.claims.row import rows_of_pick
from calcgraph.calc.model import QuantityId
from calcgraph.calc.syntax.printer import print_overrides
from calcgraph.calc.syntax.tree import WithExpr
from calcgraph.render.page import Page
from calcgraph.render.sheet.cases import case_of
from calcgraph.render.sheet.claim import words_of
from calcgraph.render.sheet.computed import ComputedItem, label_of


def own_case(page: Page, computed: ComputedItem) -> str:
    """Return the arguments of a column as a case, which a click on a cell also applies."""
    expr = computed.item.shown.expr
    return case_of(page, page.written, expr.overrides) if isinstance(expr, WithExpr) else ""


def shown_words(page: Page, computed: ComputedItem) -> str:
    """Return the description of the quantity that a line shows, under any arguments; otherwise its expression."""
    asked = computed.question.quantity
    quantity = page.project.calculation.quantities.get(asked) if asked else None
    text = computed.item.text.partition(" as ")[0]
    return words_of(quantity) if quantity else label_of(text.partition(" with ")[0])


def own_words(page: Page, computed: ComputedItem) -> str:
    """Return the arguments of a column as a reader knows them: `FP8`, `users=4`."""
    expr = computed.item.shown.expr
    if not isinstance(expr, WithExpr):
        return ""
    if any(one.is_named for one in expr.overrides):
        return print_overrides(expr.overrides)
    words = []
    for part in case_of(page, page.written, expr.overrides).split(","):
        name, _, value = part.rpartition("=")
        quantity = page.index.by_key.get(name if "#" in name else QuantityId(page.note, name).key)
        rows = rows_of_pick(page.project.calculation, quantity) if quantity else {}
        words.append(rows.get(value, ""))
    text = computed.item.text
    written = label_of((text[1:-1] if text.startswith("(") else text).partition(" with ")[2])
    return ", ".join(words) if all(words) else written
