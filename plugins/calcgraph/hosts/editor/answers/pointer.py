"""Answers about the thing at a place: hover, completion, definition, references."""

from lsprotocol import types as lsp

from calcgraph.hosts.editor import completion, hover, navigation, proposed
from calcgraph.hosts.editor.places import range_of, spot_of
from calcgraph.hosts.editor.server import Server, about_note
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


def target_of(ls: Server, session: Session, note: Note, position: lsp.Position) -> Target | None:
    """The thing at a place of a note; None for plain text."""
    return target_at(session.reading().project, note, spot_of(note.source, position, ls.encoding))


@about_note(lsp.TEXT_DOCUMENT_HOVER, otherwise=lambda: None)
def show_hover(ls: Server, params: lsp.HoverParams, session: Session, note: Note) -> lsp.Hover | None:
    """Return the details of the thing under the pointer, and the reasons why errors there matter."""
    reading, spot = session.reading(), spot_of(note.source, params.position, ls.encoding)
    target = target_at(reading.project, note, spot)
    said = hover.hover_of(reading.project, target) if target else ()
    place = range_of(note.source, target.span, ls.encoding) if target else None
    text = "\n\n".join(filter(None, (*said, hover.rules_at(reading.diagnostics, note, spot))))
    return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, text), place) if text else None


_NOTHING = lsp.CompletionList(is_incomplete=False, items=[])


@about_note(
    lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=_TRIGGERS), otherwise=lambda: _NOTHING
)
def complete(ls: Server, params: lsp.CompletionParams, session: Session, note: Note) -> lsp.CompletionList:
    """Return the completions at a position."""
    spot = spot_of(note.source, params.position, ls.encoding)
    offers = completion.offers_at(session.reading(), note, spot)
    items = [_item(ls, note, spot, at, one) for at, one in enumerate(offers)]
    return lsp.CompletionList(is_incomplete=len(items) == completion.MOST, items=items)


def _item(ls: Server, note: Note, spot: Spot, at: int, one: completion.Offer) -> lsp.CompletionItem:
    edit = lsp.TextEdit(range_of(note.source, one.span, ls.encoding), one.insert)
    extra = None
    if one.use and (imported := proposed.import_edit(note, spot.line, *one.use)):
        extra = [lsp.TextEdit(range_of(note.source, imported.span, ls.encoding), imported.new)]
    stands = note.source.line(one.span.line)[one.span.column - 1 : one.span.column]
    begun = "#" if stands == "#" and "#" in one.insert else ""  # editors compare it with what stands there already
    return lsp.CompletionItem(
        cut(one.label),
        kind=_KINDS[one.kind],
        detail=cut(one.detail) or None,
        sort_text=f"{at:04}",
        filter_text=f"{begun}{one.label}" if one.rank else "",
        text_edit=edit,
        additional_text_edits=extra,
        preselect=(at == 0 and one.rank == 0) or None,
    )


@about_note(lsp.TEXT_DOCUMENT_DEFINITION, otherwise=lambda: None)
def define(ls: Server, params: lsp.DefinitionParams, session: Session, note: Note) -> lsp.Location | None:
    """Return the place that defines the thing under the pointer."""
    target = target_of(ls, session, note, params.position)
    place = navigation.definition_of(session.reading().project, target) if target else None
    return ls.location(session, place) if place else None


@about_note(lsp.TEXT_DOCUMENT_REFERENCES)
def refer(ls: Server, params: lsp.ReferenceParams, session: Session, note: Note) -> list[lsp.Location]:
    """Return the uses of the thing under the pointer."""
    target = target_of(ls, session, note, params.position)
    project, wanted = session.reading().project, params.context.include_declaration
    places = navigation.references_to(project, target, with_definition=wanted) if target else ()
    return [ls.location(session, place) for place in places]


@about_note(lsp.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
def highlight(
    ls: Server, params: lsp.DocumentHighlightParams, session: Session, note: Note
) -> list[lsp.DocumentHighlight]:
    """Return the positions in this note that name the thing under the pointer."""
    target = target_of(ls, session, note, params.position)
    places = navigation.references_to(session.reading().project, target, with_definition=True) if target else ()
    here = (place for place in places if place.note.id == note.id)
    return [lsp.DocumentHighlight(range_of(place.note.source, place.span, ls.encoding)) for place in here]
