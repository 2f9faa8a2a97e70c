"""What is asked from outside, answered in a kilobyte: search, notes, values, what-ifs, numbers of a text, paths."""

import json
from collections.abc import Mapping
from html import escape
from itertools import islice

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.model import Kind, Quantity, QuantityId, Verdict
from calcgraph.calc.outcomes.ask import overrides_of
from calcgraph.calc.outcomes.worked import with_numbers
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.parser import parse_overrides
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.graph.query import core
from calcgraph.graph.ways import Step, find_ways
from calcgraph.hosts.commands.vaults import note_called
from calcgraph.hosts.editor.completion import is_value
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.targets import quantities_of, readers_of
from calcgraph.hosts.editor.words import cut, shown_range, shown_value
from calcgraph.notes.model import Note
from calcgraph.notes.parse import parse_note
from calcgraph.project import Project
from calcgraph.render.sheet.controls import is_answer
from calcgraph.source import START, NoteId, SourceFile
from calcgraph.suggest import did_you_mean, likeness

MOST = 1000
"""Characters of an answer."""
FEW = 8
"""Things that an answer lists."""
LONG = 2000
"""Characters of a text that is checked."""

Answer = Mapping[str, object]


def in_json(answer: Answer) -> str:
    """An answer as it is sent: lists are cut until it is short enough."""
    found = {key: _clean(value) for key, value in answer.items()}
    while len(text := json.dumps(found, ensure_ascii=False)) > MOST:
        longest = max(found, key=lambda key: len(json.dumps(found[key], ensure_ascii=False)))
        value = found[longest]
        if isinstance(value, list) and value:
            found[longest] = value[:-1]
            found["more"] = True
        else:
            found[longest] = str(value)[: max(len(str(value)) // 2, 1)]
    return text


def _clean(value: object) -> object:
    """A value in which no sign means anything to a terminal or to HTML."""
    if isinstance(value, str):
        return escape(cut(value)[:200], quote=False)
    if isinstance(value, Mapping):
        return {key: _clean(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_clean(one) for one in value]
    return value


def search(session: Session, query: str) -> Answer:
    """The notes and quantities whose names are most like a query."""
    project, wanted = session.reading().project, query.casefold().strip()[:200]
    found: list[tuple[float, Answer]] = []
    for note in project.notes.values():
        names = [note.title, *note.aliases, note.id.rpartition("/")[2].removesuffix(".md")]
        found.append((max(_likeness(wanted, name) for name in names), _of_note(note)))
        for quantity in quantities_of(project, note.id):
            said = f"{quantity.id.name} {quantity.comment.text}"
            found.append((_likeness(wanted, said), _row(project, quantity)))
    found.sort(key=lambda one: -one[0])
    return {"found": [answer for score, answer in found[:FEW] if score > 0.3]}


def _likeness(wanted: str, name: str) -> float:
    name = name.casefold()
    if not wanted:
        return 0.0
    words = [word for word in wanted.split() if word in name]
    return max(likeness(wanted, name), 0.9 * len(words) / len(wanted.split()))


def note(session: Session, name: str) -> Answer:
    """The head of a note: what it is about, its parts, its quantities."""
    project = session.reading().project
    found = _find_note(project, name)
    if found is None:
        titles = (one.title for one in project.notes.values())
        return {"problem": f"there is no note `{name}`", "hint": did_you_mean(name, titles)}
    links = {edge.source for edge in project.graph.edges if edge.target == found.id and not edge.source.startswith("#")}
    return {
        **_of_note(found),
        "headings": [heading.text for heading in islice(found.headings, FEW)],
        "quantities": {one.id.name: shown_value(one) for one in islice(quantities_of(project, found.id), 12)},
        "linked_from": sorted(links)[:FEW],
    }


def _of_note(found: Note) -> Answer:
    return {"kind": "note", "title": found.title, "note": found.id, "line": 1, "summary": found.summary}


def _find_note(project: Project, name: str) -> Note | None:
    titled = (one for one in project.notes.values() if name.casefold() in {one.title.casefold(), one.id})
    return note_called(project, name.removesuffix(".md")) or next(titled, None)


def value(session: Session, name: str) -> Answer:
    """A quantity: what it is, how it is computed, from what, and where it is used.

    `name` is `tps`, or `note#tps` where several notes have one.
    """
    project = session.reading().project
    quantity, problem = _find(project, name)
    if quantity is None:
        return problem
    used = readers_of(project, quantity.id)
    known = project.calculation.quantities
    answer = {
        **_row(project, quantity),
        "computed": print_statement(quantity.statement),
        "numbers": with_numbers(project.calculation, quantity),
        "range": shown_range(quantity),
        "from": {one.name: shown_value(known[one]) or str(known[one].kind) for one in quantity.reads if one in known},
        "used_by": [f"{one.note}#{one.name}" for one in used],
        "sources": list(quantity.comment.sources),
        "claims": _claims(project, quantity.id),
    }
    return {key: one for key, one in answer.items() if one not in ("", [], {}, ())}


def _claims(project: Project, id_: QuantityId) -> list[Answer]:
    """What is said of a quantity and does not hold, or is disputed."""
    doubtful = {Verdict.FAILS, Verdict.DISPUTED, Verdict.STALE_DISPUTE}
    found = (one for claims in project.claims.values() for one in claims if one.quantity == id_)
    return [
        {"says": one.link.display, "is": str(one.verdict), "note": one.note, "line": one.link.span.line}
        for one in found
        if one.verdict in doubtful
    ]


def _row(project: Project, quantity: Quantity) -> Answer:
    owner = project.notes[quantity.id.note]
    return {
        "kind": str(quantity.kind),
        "name": quantity.id.name,
        "value": shown_value(quantity),
        "note": owner.id,
        "line": quantity.statement.span.line,
    }


def _find(project: Project, name: str) -> tuple[Quantity | None, Answer]:
    """The quantity of a name, or why there is not one."""
    written, _, own = name.rpartition("#")
    owner = _find_note(project, written) if written else None
    if written and owner is None:
        return None, {"problem": f"there is no note `{written}`"}
    found = [
        one
        for one in project.calculation.quantities.values()
        if one.id.name == own and one.kind is not Kind.COLUMN and (owner is None or one.id.note == owner.id)
    ]
    if len(found) == 1:
        return found[0], {}
    if found:
        return None, {"problem": f"`{own}` is in several notes", "say": [f"{one.id.note}#{own}" for one in found]}
    names = (one.name for one in project.calculation.quantities)
    return None, {"problem": f"there is no quantity `{own}`", "hint": did_you_mean(own, names)}


def what_if(session: Session, name: str, arguments: str) -> Answer:
    """A quantity under other arguments, `gpu=b200, users=8`, beside what it is without them."""
    project = session.reading().project
    quantity, problem = _find(project, name)
    if quantity is None:
        return problem
    owner = project.notes[quantity.id.note]
    given, _ = parse_overrides(arguments, "", START)
    named = overrides_of(project.calculation, owner.id, given, quantity.id)[0]
    asked = (project.calculation.quantities.get(id_of(key)) for key in named)
    if solved := next((one for one in asked if one is not None and is_answer(one)), None):
        why = f"`{solved.id.name}` is the answer of an equation, so it cannot be set; set what the equation reads"
        return {**_row(project, quantity), "with": arguments, "problem": why}
    text, why = session.tried(owner, f"({quantity.id.name} with {arguments})")
    answer = {**_row(project, quantity), "with": arguments}
    return {**answer, "then": text} if text else {**answer, "problem": why}


def check_sentence(session: Session, text: str) -> Answer:
    """For each number of a text, the quantities that have this value; none where the vault computes no such number."""
    project = session.reading().project
    table = project.calculation.shapes.table
    asked = parse_note(SourceFile(NoteId("asked.md"), text[:LONG]), None)[0]
    found = []
    for number in asked.numbers[:FEW]:
        read = read_claim(number.text, table)
        rows = (row for id_ in project.notes for row in quantities_of(project, id_))
        fits = [_row(project, row) for row in rows if isinstance(read, ClaimText) and is_value(read, row)]
        found.append({"number": number.text, "is": fits[:3]})
    return {"numbers": found} if found else {"numbers": [], "problem": "the text has no number with a unit"}


def path(session: Session, start: str, end: str) -> Answer:
    """The cheapest ways from one note to another, computations before links, with the words of each step."""
    project = session.reading().project
    first, last = _find_note(project, start), _find_note(project, end)
    if first is None or last is None:
        return {"problem": f"there is no note `{start if first is None else end}`"}
    ways = find_ways(core(project.graph), first.id, last.id)
    if not ways and first.id != last.id:
        return {"problem": "no way leads from one to the other"}
    listed = [[_step(project, step) for step in way] for way in ways]
    return {"steps": listed[0] if listed else [], **({"other_ways": listed[1:]} if listed[1:] else {})}


def _step(project: Project, step: Step) -> Answer:
    """One step of a way, with its reason and the quantities that a computation reads."""
    edge = step.edge
    start, end = (edge.target, edge.source) if step.is_back else (edge.source, edge.target)
    keys = dict.fromkeys(m.quantities[1] for m in edge.mentions if m.quantities)
    ids = (QuantityId(NoteId(note), name) for note, _, name in (key.rpartition("#") for key in keys))
    read = [one for id_ in ids if (one := project.calculation.quantities.get(id_))]
    answer: dict[str, object] = {"from": start, "by": f"{edge.type} from" if step.is_back else edge.type, "to": end}
    if edge.reason:
        answer["reason"] = edge.reason
    if values := {one.id.name: shown_value(one) for one in read if one.text}:
        answer["reads"] = values
    return answer
