"""What a table says in words: its cases, its columns, and what a click on a cell takes."""

from calcgraph.calc.claims.row import rows_of_pick
from calcgraph.calc.model import QuantityId
from calcgraph.calc.syntax.tree import With
from calcgraph.render.math.names import in_words
from calcgraph.render.page import Page
from calcgraph.render.plots.sweeps import Case, Swept
from calcgraph.render.sheet.cases import case_of
from calcgraph.render.sheet.claim import words_of
from calcgraph.render.sheet.computed import Computed, head_of, label_of


def case_words(case: Case, swept: Swept) -> str:
    """A case in words; a number with its unit and what it is of."""
    return case.label if swept.table or swept.pick else f"{in_words(swept.name)} {case.label} {swept.unit}".rstrip()


def own_case(page: Page, computed: Computed) -> str:
    """The arguments of a column as a case: a click on a cell takes them too."""
    expr = computed.item.shown.expr
    return case_of(page, page.written, expr.overrides) if isinstance(expr, With) else ""


def own_words(page: Page, computed: Computed) -> str:
    """The arguments of a column as a reader knows them: `FP8`, `users 4`."""
    expr = computed.item.shown.expr
    if not isinstance(expr, With):
        return ""
    words = []
    for part in case_of(page, page.written, expr.overrides).split(","):
        name, _, value = part.rpartition("=")
        quantity = page.index.by_key.get(name if "#" in name else QuantityId(page.note, name).key)
        rows = rows_of_pick(page.project.calculation, quantity) if quantity else {}
        words.append(rows.get(value, ""))
    written = label_of(computed.item.text.partition(" with ")[2])
    return ", ".join(words) if all(words) else written


def column_words(page: Page, computed: Computed) -> str:
    """What a column shows: the description of its row, and the arguments that are its own."""
    asked = computed.question.quantity
    quantity = page.project.calculation.quantities.get(asked) if asked else None
    own = own_words(page, computed)
    if quantity is None or computed.item.shown.unit or not (computed.quantity or own):
        return head_of(computed)
    return f"{words_of(quantity)}, {own}" if own else words_of(quantity)
