"""Answers about a whole note: hints, outline, folds, links, lenses."""

from lsprotocol import types as lsp
from pygls import uris

from calcgraph.hosts.editor import navigation
from calcgraph.hosts.editor.completion import MOST
from calcgraph.hosts.editor.places import position_of, range_of, spot_of
from calcgraph.hosts.editor.server import Server, about_note, file_of_uri, server
from calcgraph.hosts.editor.session import Session
from calcgraph.notes.model import Note

_SYMBOLS = {
    "heading": lsp.SymbolKind.String,
    "quantity": lsp.SymbolKind.Variable,
    "function": lsp.SymbolKind.Function,
    "check": lsp.SymbolKind.Boolean,
}


@server.feature(lsp.TEXT_DOCUMENT_INLAY_HINT)
async def hint(ls: Server, params: lsp.InlayHintParams) -> list[lsp.InlayHint]:
    """Return the values next to the lines."""
    uri = params.text_document.uri
    wanted = range(params.range.start.line + 1, params.range.end.line + 2)
    session = ls.session(uri)
    if session is not None and ls.asks_again and (first := session.first_hints(file_of_uri(uri))) is not None:
        note, found = first
    elif known := await ls.found(uri, is_view=True):
        note, found = known[1], known[0].hints(known[1])
    else:
        return []
    return [
        lsp.InlayHint(position_of(note.source, one.line, one.column, ls.encoding), one.text, padding_left=True)
        for one in found
        if one.line in wanted
    ]


@about_note(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL, is_view=True)
def outline(ls: Server, _params: object, session: Session, note: Note) -> list[lsp.DocumentSymbol]:
    """Headings, and the quantities under them."""
    top: list[lsp.DocumentSymbol] = []
    above: list[tuple[int, lsp.DocumentSymbol]] = []
    symbols = sorted(navigation.symbols_of(session.project(note), note), key=lambda one: (one.whole.start, one.level))
    for one in symbols:
        whole, place = (range_of(note.source, span, ls.encoding) for span in (one.whole, one.span))
        made = lsp.DocumentSymbol(one.name, _SYMBOLS[one.kind], whole, place, detail=one.detail or None, children=[])
        while above and above[-1][0] >= one.level:
            above.pop()
        children = above[-1][1].children if above else top
        assert isinstance(children, list)
        children.append(made)
        if one.kind == "heading":
            above.append((one.level, made))
    return top


@server.feature(lsp.WORKSPACE_SYMBOL)
async def find_symbols(ls: Server, params: lsp.WorkspaceSymbolParams) -> list[lsp.WorkspaceSymbol]:
    """Notes, headings and quantities by a part of their name."""
    wanted, found = params.query.casefold(), []
    for session in ls.vaults:
        project = (await ls.whole(session)).project
        for note in project.notes.values():
            for one in navigation.symbols_of(project, note):
                if wanted in one.name.casefold():
                    place = ls.location(session, navigation.Place(note, one.span))
                    found.append(lsp.WorkspaceSymbol(place, one.name, _SYMBOLS[one.kind], container_name=note.title))
    return found[:MOST]


@about_note(lsp.TEXT_DOCUMENT_FOLDING_RANGE, is_view=True)
def fold(_ls: Server, _params: object, _session: Session, note: Note) -> list[lsp.FoldingRange]:
    """Sections and sheets."""
    return [lsp.FoldingRange(first - 1, last - 1) for first, last in navigation.folds_of(note)]


@about_note(lsp.TEXT_DOCUMENT_SELECTION_RANGE, otherwise=lambda: None, is_view=True)
def select(ls: Server, params: lsp.SelectionRangeParams, _session: Session, note: Note) -> list[lsp.SelectionRange]:
    """Return the ranges that can be selected around positions, from the word to the note."""
    source, answers = note.source, []
    for position in params.positions:
        around: lsp.SelectionRange | None = None
        for span in reversed(navigation.selection_at(note, spot_of(source, position, ls.encoding))):
            around = lsp.SelectionRange(range_of(source, span, ls.encoding), around)
        answers.append(around or lsp.SelectionRange(lsp.Range(position, position)))
    return answers


@about_note(lsp.TEXT_DOCUMENT_DOCUMENT_LINK, is_view=True)
def link(ls: Server, _params: object, session: Session, note: Note) -> list[lsp.DocumentLink]:
    """Links to other notes."""
    places = navigation.links_of(session.project(note), note, lambda one: session.file_of(one.source))
    return [
        lsp.DocumentLink(range_of(note.source, span, ls.encoding), target=uris.from_fs_path(str(file)))
        for span, file in places
    ]


@about_note(lsp.TEXT_DOCUMENT_CODE_LENS)
def lens(ls: Server, _params: object, session: Session, note: Note) -> list[lsp.CodeLens]:
    """Return a lens with the number of dependents for each line that has some."""
    return [
        lsp.CodeLens(range_of(note.source, span, ls.encoding), command=lsp.Command(text, ""))
        for span, text in navigation.lenses_of(session.reading().project, note)
    ]
