"""Answers about the thing at a place: hover, completion, definition, references."""

from lsprotocol import types as lsp

from calcgraph.hosts.editor import completion, hover, navigation, proposed
from calcgraph.hosts.editor.places import range_of, spot_of
from calcgraph.hosts.editor.server import Server, server
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.targets import Spot, Target, target_at
from calcgraph.hosts.editor.words import cut
from calcgraph.notes.model import Note

_KINDS = {
    "quantity": lsp.CompletionItemKind.Variable,
    "function": lsp.CompletionItemKind.Function,
    "unit": lsp.CompletionItemKind.Unit,
    "row": lsp.CompletionItemKind.EnumMember,
    "column": lsp.CompletionItemKind.Field,
    "note": lsp.CompletionItemKind.File,
    "heading": lsp.CompletionItemKind.Reference,
    "tag": lsp.CompletionItemKind.Keyword,
    "source": lsp.CompletionItemKind.Reference,
}
_TRIGGERS = [".", "[", "#", "@", ":", " ", "("]


def _at(ls: Server, uri: str, position: lsp.Position) -> tuple[Session, Note, Spot] | None:
    found = ls.found(uri)
    if found is None:
        return None
    session, note = found
    return session, note, spot_of(note.source, position, ls.encoding)


def target_of(ls: Server, uri: str, position: lsp.Position) -> tuple[Session, Target] | None:
    """The thing at a place of a document; None for plain text."""
    found = _at(ls, uri, position)
    target = target_at(found[0].reading().project, found[1], found[2]) if found else None
    return (found[0], target) if found and target else None


@server.feature(lsp.TEXT_DOCUMENT_HOVER)
def show_hover(ls: Server, params: lsp.HoverParams) -> lsp.Hover | None:
    """What is known of the thing under the pointer, and why what is wrong there matters."""
    found = _at(ls, params.text_document.uri, params.position)
    if found is None:
        return None
    session, note, spot = found
    reading = session.reading()
    target = target_at(reading.project, note, spot)
    texts = [hover.hover_of(reading.project, target) if target else "", hover.rules_at(reading.diagnostics, note, spot)]
    place = range_of(note.source, target.span, ls.encoding) if target else None
    text = "\n\n".join(filter(None, texts))
    return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, text), place) if text else None


@server.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=_TRIGGERS))
def complete(ls: Server, params: lsp.CompletionParams) -> lsp.CompletionList:
    """What can be written."""
    found = _at(ls, params.text_document.uri, params.position)
    if found is None:
        return lsp.CompletionList(is_incomplete=False, items=[])
    session, note, spot = found
    offers = completion.offers_at(session.reading(), note, spot)
    items = [_item(ls, note, spot, at, one) for at, one in enumerate(offers)]
    return lsp.CompletionList(is_incomplete=len(items) == completion.MOST, items=items)


def _item(ls: Server, note: Note, spot: Spot, at: int, one: completion.Offer) -> lsp.CompletionItem:
    edit = lsp.TextEdit(range_of(note.source, one.span, ls.encoding), one.insert)
    extra = None
    if one.use and (imported := proposed.import_edit(note, spot.line, *one.use)):
        extra = [lsp.TextEdit(range_of(note.source, imported.span, ls.encoding), imported.new)]
    return lsp.CompletionItem(
        cut(one.label),
        kind=_KINDS[one.kind],
        detail=cut(one.detail) or None,
        sort_text=f"{at:04}",
        filter_text=one.label if one.rank else "",
        text_edit=edit,
        additional_text_edits=extra,
        preselect=(at == 0 and one.rank == 0) or None,
    )


@server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
def define(ls: Server, params: lsp.DefinitionParams) -> lsp.Location | None:
    """Where the thing is defined."""
    found = target_of(ls, params.text_document.uri, params.position)
    place = navigation.definition_of(found[0].reading().project, found[1]) if found else None
    return ls.location(found[0], place) if found and place else None


@server.feature(lsp.TEXT_DOCUMENT_REFERENCES)
def refer(ls: Server, params: lsp.ReferenceParams) -> list[lsp.Location]:
    """Where the thing is used."""
    found = target_of(ls, params.text_document.uri, params.position)
    if found is None:
        return []
    session, target = found
    project, wanted = session.reading().project, params.context.include_declaration
    places = navigation.references_to(project, target, with_definition=wanted)
    return [ls.location(session, place) for place in places]


@server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
def highlight(ls: Server, params: lsp.DocumentHighlightParams) -> list[lsp.DocumentHighlight]:
    """Where this note names the thing."""
    found = target_of(ls, params.text_document.uri, params.position)
    if found is None:
        return []
    places = navigation.references_to(found[0].reading().project, found[1], with_definition=True)
    here = (place for place in places if place.note.id == found[1].note.id)
    return [lsp.DocumentHighlight(range_of(place.note.source, place.span, ls.encoding)) for place in here]
