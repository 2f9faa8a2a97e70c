"""Edits for the client to make: new names, moved notes, fixes."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException

from calcgraph.hosts.commands.rewriting.edits import Changed, changed
from calcgraph.hosts.editor import proposed
from calcgraph.hosts.editor.places import range_of, spot_of
from calcgraph.hosts.editor.renaming import Thing, thing_at
from calcgraph.hosts.editor.server import Server, file_at, server
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.words import cut
from calcgraph.notes.model import Note


def _thing(ls: Server, uri: str, position: lsp.Position) -> tuple[Session, Note, Thing] | None:
    found = ls.found(uri)
    if found is None:
        return None
    session, note = found
    thing = thing_at(session.reading(), note, spot_of(note.source, position, ls.encoding))
    return (session, note, thing) if thing else None


@server.feature(lsp.TEXT_DOCUMENT_PREPARE_RENAME)
def prepare_rename(ls: Server, params: lsp.PrepareRenameParams) -> lsp.Range | None:
    """What would get another name."""
    found = _thing(ls, params.text_document.uri, params.position)
    return range_of(found[1].source, found[2].span, ls.encoding) if found else None


@server.feature(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameOptions(prepare_provider=True))
def rename(ls: Server, params: lsp.RenameParams) -> lsp.WorkspaceEdit | None:
    """Another name for what is named at a place, wherever it is named."""
    found = _thing(ls, params.text_document.uri, params.position)
    if found is None:
        return None
    session, _, thing = found
    return ls.workspace_edit(session, _or_refused(lambda: proposed.rename(session, thing, params.new_name)))


def _or_refused(asked: Callable[[], list[Changed]]) -> list[Changed]:
    try:
        return asked()
    except proposed.RefusedError as error:
        raise JsonRpcException(str(error), int(lsp.LSPErrorCodes.RequestFailed)) from None


_ANY_FILE = lsp.FileOperationFilter(lsp.FileOperationPattern("**"), scheme="file")


@server.feature(lsp.WORKSPACE_WILL_RENAME_FILES, lsp.FileOperationRegistrationOptions([_ANY_FILE]))
def move_files(ls: Server, params: lsp.RenameFilesParams) -> lsp.WorkspaceEdit | None:
    """The links that follow notes, other files and folders to their new paths."""
    by_vault: dict[Session, dict[Path, Path]] = defaultdict(dict)
    for one in params.files:
        session, old, new = ls.session(one.old_uri), file_at(one.old_uri), file_at(one.new_uri)
        if session and old and new:
            by_vault[session][old] = new
    edits: dict[str, Sequence[lsp.TextEdit]] = {}
    for session, to in by_vault.items():
        found = _or_refused(partial(proposed.moved, session.reading(), to))
        edits |= ls.workspace_edit(session, found).changes or {}
    return lsp.WorkspaceEdit(changes=edits) if edits else None


_ACTIONS = [lsp.CodeActionKind.QuickFix, lsp.CodeActionKind.RefactorRewrite, lsp.CodeActionKind.SourceFixAll]


@server.feature(lsp.TEXT_DOCUMENT_CODE_ACTION, lsp.CodeActionOptions(_ACTIONS))
def fix(ls: Server, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
    """What can be done about what is wrong here, all that is certain in the note, and claims for a number."""
    found = ls.found(params.text_document.uri)
    if found is None:
        return []
    session, note = found
    first, last = params.range.start.line + 1, params.range.end.line + 1
    reading = session.reading()
    found_here = [_action(ls, session, note, one) for one in proposed.fixes_of(reading, note, first, last)]
    bindings = proposed.bindings_of(reading, note, spot_of(note.source, params.range.start, ls.encoding))
    found_here += [_binding(ls, session, note, one) for one in bindings]
    certain = [one.edit for one in proposed.fixes_of(reading, note, 1, len(note.source.text)) if one.is_certain]
    if certain:
        edit = ls.workspace_edit(session, [changed(note.source, certain)])
        found_here.append(lsp.CodeAction("fix all that is certain", kind=lsp.CodeActionKind.SourceFixAll, edit=edit))
    wanted = params.context.only
    return [one for one in found_here if not wanted or any(_is_of(one.kind, kind) for kind in wanted)]


def _is_of(kind: str | None, wanted: str) -> bool:
    """Whether a kind of action is of another, or of a kind below that."""
    return f"{getattr(kind, 'value', kind)}.".startswith(f"{getattr(wanted, 'value', wanted)}.")


def _binding(ls: Server, session: Session, note: Note, one: proposed.Binding) -> lsp.CodeAction:
    edit = ls.workspace_edit(session, [changed(note.source, [one.edit])])
    return lsp.CodeAction(cut(one.title), kind=lsp.CodeActionKind.RefactorRewrite, edit=edit)


def _action(ls: Server, session: Session, note: Note, one: proposed.Fix) -> lsp.CodeAction:
    edit = lsp.TextEdit(range_of(note.source, one.edit.span, ls.encoding), one.edit.new)
    return lsp.CodeAction(
        cut(one.title),
        kind=lsp.CodeActionKind.QuickFix,
        diagnostics=[ls.diagnostic(note.source, one.found)],
        is_preferred=one.is_certain,
        edit=lsp.WorkspaceEdit(changes={ls.uri_of(session, note.source): [edit]}),
    )
