"""Cases: what parameters are set to, as the page's scripts read them, and the named ones of a note as buttons."""

from collections.abc import Iterable

from msgspec import Struct

from calcgraph.calc.model import QuantityId
from calcgraph.calc.nodes import Overrides
from calcgraph.calc.outcomes.ask import overrides_of
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.parser import parse_overrides
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Column, Group, Name, Number, Override, Scenario
from calcgraph.render.math.unit_signs import set_unit
from calcgraph.render.page import Page
from calcgraph.render.sheet.controls import is_answer
from calcgraph.source import START, NoteId


class ScenarioRow(Struct, frozen=True):
    """A scenario that a reader can take."""

    id: str
    name: str
    says: str
    given: str
    """`gpu = h200, quant = int4`, for those who cannot press."""
    case: str
    is_taken: bool
    """True if a reader can take it: it does not set the solution of an equation."""


def scenario_row(page: Page, note: NoteId, scenario: Scenario) -> ScenarioRow:
    """The button of a scenario."""
    return ScenarioRow(
        id=f"{page.id_prefix}calc-{scenario.name}",
        name=scenario.name,
        says=scenario.comment.text,
        given=", ".join(f"{path_text(one.path)} = {_written(one)}" for one in scenario.overrides),
        case=case_of(page, note, scenario.overrides),
        is_taken=is_open(page, overrides_of(page.project.calculation, note, scenario.overrides)[0]),
    )


def is_open(page: Page, keys: Iterable[str]) -> bool:
    """Return whether a reader may set all of these."""
    known = (page.index.by_key.get(key) for key in keys)
    return not any(one is not None and is_answer(one) for one in known)


def case_of(page: Page, note: NoteId, overrides: tuple[Override, ...], target: QuantityId | None = None) -> str:
    """`gpu=h100,ctx=131072.0`: row ids, and numbers in base units; names on the left are those of `target`'s note."""
    found, _ = overrides_of(page.project.calculation, note, overrides, target)
    return case_text(page, found)


def case_of_text(page: Page, note: NoteId, arguments: str, target: QuantityId | None) -> str:
    """Return the same from the text after `with` in a claim's title."""
    overrides, _ = parse_overrides(arguments, "", START)
    return case_of(page, note, overrides, target)


def case_text(page: Page, overrides: Overrides) -> str:
    """Values by key as scripts read them."""
    pairs = ((page.name(id_of(key)), value) for key, value in overrides.items())
    return ",".join(f"{name}={value if isinstance(value, str) else repr(value)}" for name, value in pairs)


def path_text(path: Name | Column) -> str:
    """`gpu`, `gpu.bw`."""
    return path.name if isinstance(path, Name) else f"{path.base}.{path.column}"


def _written(override: Override) -> str:
    if override.row.text:
        return override.row.text
    if isinstance(override.value, Group):
        return print_expression(override.value)
    return set_unit(override.value.text) if isinstance(override.value, Number) else "…"
