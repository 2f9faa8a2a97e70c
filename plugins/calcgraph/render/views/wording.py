"""The words of a table: its cases, its columns, and the effect of a click on a cell."""

import re

from calcgraph.render.math.names import in_words
from calcgraph.render.page import Page
from calcgraph.render.plots.sweeps import Case, ResolvedSweep
from calcgraph.render.sheet.arguments import own_words
from calcgraph.render.sheet.claim import words_of
from calcgraph.render.sheet.computed import ComputedItem, head_of

_ARTICLE = re.compile(r"^(?:an?|the) ")
HEAD = 4
"""The number of words of a description that fit above the rows of a table."""
PLAIN = 2
"""Words of a description whose last one can be put into the plural."""


def case_words(case: Case, swept: ResolvedSweep) -> str:
    """Return a case in words; a number with its unit and its name."""
    return case.label if swept.table or swept.pick else f"{in_words(swept.name)} {case.label} {swept.unit}".rstrip()


def swept_words(page: Page, swept: ResolvedSweep) -> str:
    """Return the heading above the rows of a table: the description of the swept name, if it is short."""
    words = _described(page, swept)
    return words if words and len(words.split()) <= HEAD else in_words(swept.name)


def rows_words(page: Page, swept: ResolvedSweep) -> str:
    """Return the plural for the rows of a table, `accelerators`; without a plain name, `rows`."""
    words = _described(page, swept) if swept.pick else ""
    words = _ARTICLE.sub("", words, count=1)
    is_plain = words.isascii() and words.replace(" ", "").isalpha() and len(words.split()) <= PLAIN
    # of `model shown` or `rows taken` the last word is no noun
    is_plain = is_plain and not (" " in words and words.endswith(("ed", "en", "wn")))
    return _plural(words) if is_plain and words else "rows"


def _described(page: Page, swept: ResolvedSweep) -> str:
    keys = {key for case in swept.cases for key in case.overrides}
    quantity = page.index.by_key.get(next(iter(keys))) if len(keys) == 1 else None
    return words_of(quantity) if quantity else ""


def _plural(words: str) -> str:
    """Return the plural of words.

    >>> [_plural(one) for one in ("accelerator", "quantity", "price class", "memory tiers")]
    ['accelerators', 'quantities', 'price classes', 'memory tiers']
    """
    if words.endswith(("ss", "x", "ch", "sh")):
        return f"{words}es"
    if words.endswith("y") and words[-2:-1] not in "aeiou":
        return f"{words[:-1]}ies"
    return words if words.endswith("s") else f"{words}s"


def column_words(page: Page, computed: ComputedItem) -> str:
    """Return the heading of a column: the description of its row, and its own arguments."""
    asked = computed.question.quantity
    quantity = page.project.calculation.quantities.get(asked) if asked else None
    own = own_words(page, computed)
    if quantity is None or computed.item.shown.unit or not (computed.quantity or own):
        return head_of(computed)
    return f"{words_of(quantity)}, {own}" if own else words_of(quantity)
