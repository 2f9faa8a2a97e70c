"""Answers to questions of agents: search, notes, values, what-ifs, numbers of a text, paths."""

import re
from collections.abc import Iterator

from calcgraph.calc.model import Kind, Quantity, QuantityId, Verdict
from calcgraph.calc.outcomes.worked import with_numbers
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.graph.query import core
from calcgraph.graph.ways import Step, find_ways
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.targets import quantities_of, readers_of
from calcgraph.hosts.editor.words import shown_range, shown_value
from calcgraph.hosts.inquiry.cell_trials import is_value_text
from calcgraph.hosts.inquiry.lookup import (
    ValueItem,
    cited_in,
    find,
    find_note,
    no_note,
    place_of,
    row_of,
    rows_of,
    table_of,
    tables_cut,
)
from calcgraph.hosts.inquiry.records import changes, claims, notes, problems, source_of, sources, text, text_of_note
from calcgraph.hosts.inquiry.search import SearchIndex, of_note, search_in
from calcgraph.hosts.inquiry.search_words import asked_words
from calcgraph.hosts.inquiry.sentences import check_sentence, numbers_in
from calcgraph.hosts.inquiry.trials import what_if
from calcgraph.hosts.inquiry.wire import MOST, Answer, in_json
from calcgraph.project import Project
from calcgraph.render.page import described_columns
from calcgraph.source import NoteId

__all__ = [
    "MOST",
    "Answer",
    "changes",
    "check_sentence",
    "claims",
    "in_json",
    "note",
    "notes",
    "path",
    "problems",
    "search",
    "sources",
    "text",
    "text_of_note",
    "value",
    "what_if",
]

FIRST_FOUND = 5
"""Values that are named where nothing has a name."""
FIRST_BY_WORDS = 2
"""Results by the words of a query before those by a number in it."""
_CALL = re.compile(r"(?P<note>[^#()]+#)?(?P<name>[^\W\d]\w*)\((?P<values>[\w\s.,%/^+-]{1,80})\)$")
"""A value of a function: its arguments are numbers with units."""
_INDEXES: dict[int, tuple[Session, SearchIndex]] = {}
"""One for each session, which is asked again and again."""


def search(session: Session, query: str) -> Answer:
    """Notes, headings, sentences, quantities, rows of tables and sources with the words of a query, best first.

    The quantities that have the value of a number in the query come before these, or after the first if the query has
    other words.
    """
    reading = session.reading()
    _, index = _INDEXES.setdefault(id(session), (session, SearchIndex()))
    found: list[Answer] = search_in(index.of(reading), query)
    table = reading.project.calculation.shapes.table
    numbers = [one for one in numbers_in(query[:500], table) if one.read is not None and one.read.unit is not None]
    if numbers:
        same = [*_of_value(session, query)]
        rest = set(asked_words(query)) - {word for one in numbers for word in asked_words(one.text)}
        found = [*found[:FIRST_BY_WORDS], *same, *found[FIRST_BY_WORDS:]] if rest else [*same, *found]
    once: dict[tuple[object, ...], Answer] = {}
    for one in found:
        once.setdefault(tuple(map(one.get, ("note", "line", "name", "key", "text"))), one)
    return {"found": [*once.values()], **tables_cut(reading.project)}


def _of_value(session: Session, query: str) -> Iterator[Answer]:
    """The quantities that have the value of a number in a query."""
    numbers = check_sentence(session, query[:500])["numbers"]
    assert isinstance(numbers, list)
    for number in numbers:
        yield from number["is"] or number.get("same_size", ())


def note(session: Session, name: str) -> Answer:
    """Return the head of a note: its subject, headings, quantities, tables, and neighbouring notes."""
    project = session.reading().project
    found = find_note(project, name)
    if found is None:
        return no_note(project, name)
    graph = project.graph.edges
    answer: dict[str, object] = {
        **of_note(found),
        "aliases": [*found.aliases],
        "tags": sorted({tag.name for tag in found.tags}),
        "headings": [heading.text for heading in found.headings],
        "quantities": {one.id.name: shown_value(one) for one in quantities_of(project, found.id)},
        "tables": [id_.name for id_ in project.calculation.datasets if id_.note == found.id],
        "linked_from": sorted({edge.source for edge in graph if edge.target == found.id} - _tags(graph)),
        "links_to": sorted({edge.target for edge in graph if edge.source == found.id} - _tags(graph)),
        "claims": _doubted(project, found.id, None),
        "text": f"calcgraph://note/{found.id}",
    }
    kept = {"title", "summary", "headings", "quantities", "linked_from"}
    return {key: one for key, one in answer.items() if key in kept or one not in ("", [], {})}


def _tags(edges: tuple[object, ...]) -> set[str]:
    ends = (end for edge in edges for end in (getattr(edge, "source", ""), getattr(edge, "target", "")))
    return {end for end in ends if end.startswith("#")}


def value(session: Session, name: str) -> Answer:
    """Return a quantity, a cell or a table with its meaning, formula, inputs and uses.

    `name` is `tps`, `gpus.h100.bw`, or `note#tps` if several notes have one.
    """
    reading = session.reading()
    project = reading.project
    found, problem = find(project, name)
    if found is None:
        dataset = table_of(project, name)
        return (
            rows_of(project, dataset) if dataset else _of_series(session, name) or _with_found(session, name, problem)
        )
    used = readers_of(project, found.id)
    quantity = found.quantity
    answer = {**row_of(found), "used_by": [f"{one.note}#{one.name}" for one in used if not _is_column(project, one)]}
    if found.said and quantity is not None:
        answer["comment"] = found.said
    if quantity is None:
        answer |= _of_cell(session, project, found)
    else:
        known = project.calculation.quantities
        keys = tuple(quantity.comment.sources)
        read = (one for one in quantity.reads if one in known)
        answer |= {
            "computed": print_statement(quantity.statement),
            "numbers": with_numbers(project.calculation, quantity),
            "range": shown_range(quantity),
            "from": {one.name: shown_value(known[one]) or str(known[one].kind) for one in read},
            "sources": list(keys),
            "cited": source_of(session, keys),
            "claims": _doubted(project, None, quantity.id),
        }
        if not found.text and quantity.kind is not Kind.FUNCTION:
            answer["problem"] = _why_none(reading, quantity)
    return {key: one for key, one in answer.items() if one not in ("", [], {}, ())}


def _with_found(session: Session, name: str, problem: Answer) -> Answer:
    """Return the reply to a name that nothing has, with the quantities and cells that its words find."""
    if "hint" not in problem or not str(problem.get("problem")).startswith("there is no quantity"):
        return problem
    found = search(session, name.rpartition("#")[2].replace("_", " "))["found"]
    assert isinstance(found, list)
    valued = [one for one in found if one.get("name") and one.get("value")][:FIRST_FOUND]
    said = {f"{one['note']}#{one['name']}": one["value"] for one in valued}
    return {**problem, "found": said} if said else problem


def _of_cell(session: Session, project: Project, found: ValueItem) -> Answer:
    """The meaning of a cell: its column, its row, the sources that the row names, the claims about it."""
    dataset, row, column = place_of(project, found)
    said = {(table, one): text for (_, table, one), text in reversed([*described_columns(project.calculation)])}
    keys = tuple(cited_in(dataset.rows[row]))
    cells = rows_of(project, dataset)["rows"]
    assert isinstance(cells, dict)
    return {
        "means": said.get((dataset.id, column), ""),
        "row": {one: text for one, text in cells[row].items() if text},
        "sources": [*keys],
        "cited": source_of(session, keys),
        "claims": _doubted(project, None, found.id),
    }


def _of_series(session: Session, name: str) -> Answer:
    """Return a value of a function or series of a sheet, as `cash(60)`; empty for other names."""
    written = _CALL.match(name.strip())
    if written is None or not all(map(is_value_text, written["values"].split(","))):
        return {}
    project = session.reading().project
    called, _ = find(project, f"{written['note'] or ''}{written['name']}")
    named = called.quantity if called else _first_of(project, written["note"], written["name"])
    if named is None:
        return {}
    note = project.notes[named.id.note]
    text, why = session.tried(note, f"{written['name']}({written['values']})")
    own = f"{written['name']}({written['values']})"
    row = {"kind": "function", "name": own, "value": text, "note": note.id, "line": named.statement.span.line}
    said = {"comment": named.comment.text} if named.comment.text else {}
    return {**row, **said, "computed": print_statement(named.statement)} if text else {"problem": why, "name": own}


def _first_of(project: Project, note: str | None, name: str) -> Quantity | None:
    """The start of a series, `cash(0)`, if only one note has one."""
    owner = find_note(project, note.removesuffix("#")) if note else None
    found = [
        one
        for one in project.calculation.quantities.values()
        if one.id.name.startswith(f"{name}(") and owner in (None, project.notes.get(one.id.note))
    ]
    return found[0] if len({one.id.note for one in found}) == 1 else None


def _is_column(project: Project, id_: QuantityId) -> bool:
    found = project.calculation.quantities.get(id_)
    return found is not None and found.kind is Kind.COLUMN


def _why_none(reading: Reading, quantity: Quantity) -> str:
    """Return the reason why a quantity has no value: the report at its line, or the values it needs."""
    line = quantity.statement.span.line
    here = (one.message for one in reading.diagnostics if one.path == quantity.path and one.span.line == line)
    needs = ", ".join(f"{one.note}#{one.name}" for one in quantity.needs)
    return next(here, f"it needs {needs}, which has no value" if needs else "it has no value")


def _doubted(project: Project, note: NoteId | None, id_: QuantityId | None) -> list[Answer]:
    """Return the claims of a note, or about a quantity, that fail or are disputed."""
    doubtful = {Verdict.FAILS, Verdict.DISPUTED, Verdict.STALE_DISPUTE}
    found = (one for claims in project.claims.values() for one in claims if note == one.note or id_ == one.quantity)
    return [
        {
            "says": one.link.display,
            "is": str(one.verdict),
            "note": one.note,
            "line": one.link.span.line,
            **({"why": one.explanation} if one.explanation else {}),
        }
        for one in found
        if one.verdict in doubtful
    ]


def path(session: Session, start: str, end: str) -> Answer:
    """Return the cheapest paths from one note to another, computations before links, with the words of each step."""
    project = session.reading().project
    first, last = find_note(project, start), find_note(project, end)
    if first is None or last is None:
        return no_note(project, start if first is None else end)
    ways = find_ways(core(project.graph), first.id, last.id)
    if not ways and first.id != last.id:
        return {"problem": "no path connects the two"}
    listed = [[_step(project, step) for step in way] for way in ways]
    return {"steps": listed[0] if listed else [], **({"other_ways": listed[1:]} if listed[1:] else {})}


def _step(project: Project, step: Step) -> Answer:
    """One step of a way, with its reason and the quantities that a computation reads."""
    edge = step.edge
    start, end = (edge.target, edge.source) if step.is_back else (edge.source, edge.target)
    keys = dict.fromkeys(m.quantities[1] for m in edge.mentions if m.quantities)
    read = [one for id_ in map(id_of, keys) if (one := project.calculation.quantities.get(id_))]
    answer: dict[str, object] = {"from": start, "by": f"{edge.type} from" if step.is_back else edge.type, "to": end}
    if edge.reason:
        answer["reason"] = edge.reason
    if values := {one.id.name: shown_value(one) for one in read if one.text}:
        answer["reads"] = values
    return answer
