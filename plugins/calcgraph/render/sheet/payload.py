"""The data of a page's scripts: the programs for every value in it, as JSON inside the page.

The JSON is in a `template`: the theme's instant navigation runs bare scripts of a fetched page again without their
type, and does not look into templates. Its form is `Payload` in `assets/twins/types.d.ts`.
"""

import json
import re
from collections.abc import Iterable, Mapping
from html import unescape

from markupsafe import Markup
from msgspec.structs import replace

from calcgraph.calc.claims.target import find_target
from calcgraph.calc.model import Kind, Quantity, QuantityId, Unit, in_key, note_of
from calcgraph.calc.nodes import Node, Operation, Program
from calcgraph.calc.programs.enclosing.margins import margin_of
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.programs.program import keys_of, needed
from calcgraph.calc.syntax.parser import parse_shown
from calcgraph.calc.syntax.tree import Domain
from calcgraph.calc.syntax.view_lines import Item
from calcgraph.calc.units.table import is_date
from calcgraph.currencies import UNIT_SIGNS
from calcgraph.documents import inert, without_marks
from calcgraph.render.math.unit_signs import set_unit
from calcgraph.render.page import Page
from calcgraph.render.shared import Json, named, short, short_name
from calcgraph.render.sheet.computed import computed_of
from calcgraph.render.sheet.controls import MOST_OPTIONS, can_set, in_base, is_answer, pick_options, step_of
from calcgraph.render.sheet.inputs import said_of
from calcgraph.render.sheet.picks import cell_words, table_of
from calcgraph.render.templating import fill
from calcgraph.source import START, NoteId

NAMES, LISTS = "q p check x in sens gap err", "cell set with head line point checks columns"
"""The attributes with one name of a value, and those with several or with cases; the page gets the named values."""
_NAMES, _LISTS = (re.compile(rf' data-(?:{words.replace(" ", "|")})="([^"]*)"') for words in (NAMES, LISTS))
_CASES = re.compile(r' data-(?:cell|set)="([^"]*)"')
_FACTOR = re.compile(rf"[^\W\d_]+|[%‰¢{UNIT_SIGNS}]|°\w?")


def render_payload(page: Page, html: str, inputs: str = "", live: str = "") -> Markup:
    """The element that brings a page to life, with the data for every value its HTML shows.

    Without a value there is no data; the element still carries a reader's scenario from page to page, and names it
    after the list at the address `inputs`. `live` is the script that the data is for.
    """
    data = payload_of(page, html)
    # no end tag and no comment can be in the text
    text = (
        without_marks(
            inert(json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))).replace("<", "\\u003c")
        )
        if data
        else ""
    )
    popups = page.project.settings.links.popups
    return fill("payload.html", inputs=inputs, live=live, popups=popups, data=Markup(text))  # noqa: S704 - JSON without `<` is inert in a script of its type


def payload_of(page: Page, html: str) -> dict[str, Json]:
    """The data of a page; empty when it shows nothing computed."""
    wanted, expressions = _shown(page, html)
    cases = _cases(page, html)
    nodes = page.project.calculation.nodes
    reads = [key for node, _ in expressions.values() for key in node.reads]
    keys = needed(nodes, [key for key in (*wanted, *reads) if key in nodes])
    if not keys and not expressions:
        return {}
    by_key = page.index.by_key
    rows = _case_rows(html)
    here = [key for key in keys if key not in page.index.far]
    tables = {key: found.id.key for key in here if (found := table_of(page, nodes[key])) is not None}
    entries: dict[str, Json] = {}
    for key in here:
        entry = _entry(page, _fewer_rows(page, nodes[key], rows), by_key.get(key), cases)
        entries[key] = {**entry, "of": tables[key], **_called(page, nodes[key])} if key in tables else entry
    entries |= {key: {"far": page.url_of(page.index.far[key]), "x": 1} for key in keys if key in page.index.far}
    entries |= _margins(nodes, keys)
    for key, (node, look) in expressions.items():
        entries[key] = {**_node(node), **look, "x": 1}
    inputs = [by_key[key] for key in keys if key in by_key and (by_key[key].kind is Kind.PARAMETER or key in tables)]
    notes = sorted({note_of(key) for key in (*keys, *tables.values())} | {page.note})
    names: dict[str, Json] = {in_key(note): short_name(note, page.project.notes, page.index.ends) for note in notes}
    return {
        "note": in_key(page.note),
        "names": names,
        "q": entries,
        "units": _units(page, [one.unit for one in inputs]),
    }


def _margins(nodes: Mapping[str, Node], keys: Iterable[str]) -> dict[str, Json]:
    """Return the margins of conditions that may depend on ranges."""
    if not any(node.low is not None or node.spreads for node in (nodes[key] for key in keys)):
        return {}
    programs = ((key, nodes[key].program) for key in keys)
    margins = ((key, margin_of(program.operations)) for key, program in programs if program and program.operations)
    return {f"{key}#margin": {"p": [_operation(one) for one in margin], "x": 1} for key, margin in margins if margin}


def _shown(page: Page, html: str) -> tuple[list[str], dict[str, tuple[Node, dict[str, Json]]]]:
    """Keys of quantities that the attributes of a page name, and its expressions by key, `=` before their text."""
    found = {unescape(name): None for name in _NAMES.findall(html)}
    for text in _LISTS.findall(html):
        for part in re.split(r"[ ,]", unescape(text)):
            found[part.rpartition("=")[0] or part] = None
    expressions = {name: _expression(page, name) for name in found if name.startswith("=")}
    keys = [name if "#" in name else QuantityId(page.note, name).key for name in found if name and name[0] != "="]
    return keys, {name: made for name, made in sorted(expressions.items()) if made}


def _cases(page: Page, html: str) -> frozenset[str]:
    """Return the keys that scenarios and cells of the page set: a writer can let a reader set a computed value."""
    names = (part.rpartition("=")[0] for text in _CASES.findall(html) for part in unescape(text).split(","))
    return frozenset(name if "#" in name else QuantityId(page.note, name).key for name in names if name)


def _case_rows(html: str) -> frozenset[str]:
    """Return the values that cases of the page set, among them the rows of picks."""
    return frozenset(
        part.rpartition("=")[2] for text in _CASES.findall(html) for part in unescape(text).split(",") if part
    )


def _called(page: Page, column: Node) -> dict[str, Json]:
    """Return the name that an author gives the cells of a column."""
    words = cell_words(page, page.index.by_key[column.picks[0]], column.key.rpartition(".")[2])
    return {"n": words} if words else {}


def _fewer_rows(page: Page, node: Node, cases: frozenset[str]) -> Node:
    """Return a column of a pick with the rows that the page offers or shows, if its table is long."""
    if len(node.cells) <= MOST_OPTIONS:
        return node
    wanted = []
    for pick in node.picks:
        found = page.index.by_key.get(pick)
        offered = {option.value for option in pick_options(page, found)} if found else set()
        wanted.append(offered | cases)

    def is_kept(row: str) -> bool:
        parts = row.split(",")
        return len(parts) == len(wanted) and all(part in own for part, own in zip(parts, wanted, strict=True))

    cells = {row: cell for row, cell in node.cells.items() if is_kept(row)}
    return replace(node, cells=cells, spreads={row: ends for row, ends in node.spreads.items() if row in cells})


def _expression(page: Page, name: str) -> tuple[Node, dict[str, Json]] | None:
    """Return the program and format of a live value or a view's expression; `name` is that of `Page.expression`."""
    home, sign, text = name[1:].rpartition("#")
    if sign:
        page = page.embedding(NoteId(home), page.id_prefix)
    for live in page.project.calculation.live.get(page.written, ()):
        if live.live.text.strip() == text and live.program is not None:
            worded: dict[str, Json] = {"words": list(live.words)} if live.words else {}
            return _reading(name, live.program), _unit(live.unit, live.digits) | worded
    shown, _ = parse_shown(text, "", START)
    computed = computed_of(page, Item(text, shown, START)) if shown else None
    if computed is None:
        return None
    look = _unit(computed.unit, computed.digits)
    words: dict[str, Json] = {"words": list(shown.words)} if shown and shown.words else {}
    return _reading(name, computed.question.program), look | words


def _reading(key: str, program: Program) -> Node:
    return Node(key, program=program, reads=keys_of(program.operations))


def _entry(page: Page, node: Node, quantity: Quantity | None, cases: frozenset[str]) -> dict[str, Json]:
    entry = _node(node)
    if quantity is None or not (can_set(quantity) or (node.key in cases and not is_answer(quantity))):
        entry["x"] = 1
    if quantity is not None and quantity.kind is Kind.CHECK:
        entry["c"] = 1
    found = page.project.calculation.outcomes.get(node.key)
    if node.program is not None and isinstance(found, float) and not (quantity and quantity.kind is Kind.FUNCTION):
        entry["w"] = short(found)
    starts = page.project.calculation.machine.starts.get(node.key, ())
    if starts:
        entry["at"] = [{key: short(place, exact=True) for key, place in point.items()} for point in starts]
    if quantity is None:  # a cell of a table is none
        cell = find_target(page.project.calculation, id_of(node.key)) if "v" in entry else None
        return entry if cell is None else {**entry, **_unit(cell.unit)}
    if node.program is not None and quantity.value is not None and quantity.value.is_range:
        value = quantity.value
        middle = [short(value.number)] if value.is_spread else []
        entry["w"] = [short(value.low), *middle, short(value.high)]
        if value.is_open:
            entry["al"] = 1
    if quantity.kind is Kind.PICK:
        entry["rows"] = {option.value: option.label for option in pick_options(page, quantity)}
    if quantity.kind in {Kind.PICK, Kind.PARAMETER}:
        entry["n"] = said_of(quantity)
    if quantity.kind is not Kind.CHECK:
        entry |= _unit(quantity.unit, quantity.digits)
    if quantity.kind is Kind.PARAMETER and quantity.domain is not None:
        entry |= _domain(page, quantity, quantity.domain)
    return entry


def _node(node: Node) -> dict[str, Json]:
    entry: dict[str, Json] = {}
    if node.program is not None:
        entry["p"] = [_operation(operation) for operation in node.program.operations]
    elif node.picks:
        entry["picks"] = list(node.picks)
        entry["cells"] = {row: None if cell is None else short(cell, exact=True) for row, cell in node.cells.items()}
        if node.spreads:
            entry["rs"] = {row: [short(end, exact=True) for end in ends] for row, ends in node.spreads.items()}
    elif isinstance(node.value, float):
        entry["v"] = short(node.value, exact=True)
        if node.drawn:
            entry["dr"] = node.drawn
        if node.chain:
            entry["chain"] = [[key, [short(part, exact=True) for part in row]] for key, row in node.chain]
        if node.low is not None and node.high is not None:
            entry["r"] = [short(node.low, exact=True), short(node.high, exact=True)]
    elif node.value is not None:
        entry["v"] = node.value
    return entry


def _operation(operation: Operation) -> list[Json]:
    return [short(part, exact=True) if isinstance(part, float) else part for part in operation]


def _unit(unit: Unit, digits: int = 3) -> dict[str, Json]:
    entry: dict[str, Json] = {"u": set_unit(unit.text)} if set_unit(unit.text) else {}
    if unit.factor != 1:
        entry["f"] = short(float(unit.factor), exact=True)
    if is_date(unit):
        entry["iso"] = 1
    if unit.offset:
        entry["o"] = short(float(unit.offset), exact=True)
    return entry if digits == 3 else {**entry, "d": digits}


def _domain(page: Page, quantity: Quantity, domain: Domain) -> dict[str, Json]:
    if domain.members:
        members = (in_base(page, quantity, member) for member in domain.members)
        return {"set": [short(member, exact=True) for member in members if member is not None]}
    ends = {"lo": domain.low, "hi": domain.high}
    bounds = {name: in_base(page, quantity, end) for name, end in ends.items() if end is not None}
    bounds["step"] = step_of(page, quantity, domain)
    entry: dict[str, Json] = {name: short(bound, exact=True) for name, bound in bounds.items() if bound is not None}
    return {**entry, "log": 1} if domain.log else entry


def _units(page: Page, units: Iterable[Unit]) -> dict[str, Json]:
    """Names that a reader may type into the entries of a page: those of its units, with other prefixes and families."""
    wanted = {name for unit in units for name in _FACTOR.findall(unit.text)}
    found: dict[str, Json] = {}
    for name in wanted:
        unit = page.unit_of(name)
        if unit is not None:
            found[name] = named(unit)
            found |= page.index.families.get((unit.dimension, unit.turning), {})
    return dict(sorted(found.items()))
