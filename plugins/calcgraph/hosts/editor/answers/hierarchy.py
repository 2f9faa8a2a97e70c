"""The call hierarchy, which here is computation: the users of a quantity, and its inputs."""

from collections.abc import Iterable

from lsprotocol import types as lsp

from calcgraph.calc.model import QuantityId
from calcgraph.hosts.editor.answers.pointer import target_of
from calcgraph.hosts.editor.places import range_of
from calcgraph.hosts.editor.server import Server, about_note, server
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.targets import place_of, readers_of
from calcgraph.hosts.editor.words import cut, shown_value
from calcgraph.notes.model import Note


@about_note(lsp.TEXT_DOCUMENT_PREPARE_CALL_HIERARCHY)
def prepare_calls(
    ls: Server, params: lsp.CallHierarchyPrepareParams, session: Session, note: Note
) -> list[lsp.CallHierarchyItem]:
    """The quantity at a place."""
    target = target_of(ls, session, note, params.position)
    return _calls(ls, session, [target.quantity] if target and target.quantity else ())


def _calls(ls: Server, session: Session, ids: Iterable[QuantityId]) -> list[lsp.CallHierarchyItem]:
    return [item for item in (_call(ls, session, id_) for id_ in ids) if item]


def _call(ls: Server, session: Session, id_: QuantityId) -> lsp.CallHierarchyItem | None:
    project = session.reading().project
    place = place_of(project, id_)
    if place is None:
        return None
    note, span = place
    quantity = project.calculation.quantities.get(id_)
    where = range_of(note.source, span, ls.encoding)
    return lsp.CallHierarchyItem(
        id_.name,
        lsp.SymbolKind.Variable,
        ls.uri_of(session, note.source),
        where,
        where,
        detail=cut(f"{shown_value(quantity)} · {note.title}" if quantity else note.title),
        data={"note": id_.note, "name": id_.name},
    )


def _asked(item: lsp.CallHierarchyItem) -> QuantityId | None:
    data = item.data if isinstance(item.data, dict) else {}
    return QuantityId(data["note"], data["name"]) if {"note", "name"} <= data.keys() else None


@server.feature(lsp.CALL_HIERARCHY_INCOMING_CALLS)
async def call_in(ls: Server, params: lsp.CallHierarchyIncomingCallsParams) -> list[lsp.CallHierarchyIncomingCall]:
    """Return the users of a quantity."""
    session, id_ = ls.session(params.item.uri), _asked(params.item)
    if session is None or id_ is None:
        return []
    items = _calls(ls, session, readers_of((await ls.whole(session)).project, id_))
    return [lsp.CallHierarchyIncomingCall(item, [item.selection_range]) for item in items]


@server.feature(lsp.CALL_HIERARCHY_OUTGOING_CALLS)
async def call_out(ls: Server, params: lsp.CallHierarchyOutgoingCallsParams) -> list[lsp.CallHierarchyOutgoingCall]:
    """Return the quantities that a quantity is computed from."""
    session, id_ = ls.session(params.item.uri), _asked(params.item)
    if session is None or id_ is None:
        return []
    quantity = (await ls.whole(session)).project.calculation.quantities.get(id_)
    items = _calls(ls, session, quantity.reads if quantity else ())
    return [lsp.CallHierarchyOutgoingCall(item, [params.item.selection_range]) for item in items]
