"""Edits for the client to make: new names, moved notes, fixes."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException

from calcgraph.hosts.commands.rewriting.edits import changed
from calcgraph.hosts.editor import proposed
from calcgraph.hosts.editor.places import range_of, spot_of
from calcgraph.hosts.editor.renaming import thing_at
from calcgraph.hosts.editor.server import Server, about_note, file_at, server
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.words import cut
from calcgraph.notes.model import Note


@about_note(lsp.TEXT_DOCUMENT_PREPARE_RENAME, otherwise=lambda: None)
def prepare_rename(ls: Server, params: lsp.PrepareRenameParams, session: Session, note: Note) -> lsp.Range | None:
    """Return the range of the name that would be changed."""
    thing = thing_at(session.reading(), note, spot_of(note.source, params.position, ls.encoding))
    return range_of(note.source, thing.span, ls.encoding) if thing else None


@about_note(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameOptions(prepare_provider=True), lambda: None)
def rename(ls: Server, params: lsp.RenameParams, session: Session, note: Note) -> lsp.WorkspaceEdit | None:
    """Return the edit that renames the thing at a position everywhere."""
    thing = thing_at(session.reading(), note, spot_of(note.source, params.position, ls.encoding))
    if thing is None:
        return None
    with _refusing():
        return ls.workspace_edit(session, proposed.rename(session, thing, params.new_name))


@contextmanager
def _refusing() -> Iterator[None]:
    """Respond with the error message that a command would end with."""
    try:
        yield
    except click.ClickException as error:
        raise JsonRpcException(error.message, int(lsp.LSPErrorCodes.RequestFailed)) from None


_ANY_FILE = lsp.FileOperationFilter(lsp.FileOperationPattern("**"), scheme="file")


@server.feature(lsp.WORKSPACE_WILL_RENAME_FILES, lsp.FileOperationRegistrationOptions([_ANY_FILE]))
async def move_files(ls: Server, params: lsp.RenameFilesParams) -> lsp.WorkspaceEdit | None:
    """The links that follow notes, other files and folders to their new paths."""
    by_vault: dict[Session, dict[Path, Path]] = defaultdict(dict)
    for one in params.files:
        session, old, new = ls.session(one.old_uri), file_at(one.old_uri), file_at(one.new_uri)
        if session and old and new:
            by_vault[session][old] = new
    edits: dict[str, Sequence[lsp.TextEdit]] = {}
    for session, to in by_vault.items():
        with _refusing():
            edits |= ls.workspace_edit(session, proposed.moved(await ls.whole(session), to)).changes or {}
    return lsp.WorkspaceEdit(changes=edits) if edits else None


_ACTIONS = [lsp.CodeActionKind.QuickFix, lsp.CodeActionKind.RefactorRewrite, lsp.CodeActionKind.SourceFixAll]


@about_note(lsp.TEXT_DOCUMENT_CODE_ACTION, lsp.CodeActionOptions(_ACTIONS))
def fix(ls: Server, params: lsp.CodeActionParams, session: Session, note: Note) -> list[lsp.CodeAction]:
    """Return the fixes for the problems here, all certain fixes of the note, and claims for a number."""
    first, last = params.range.start.line + 1, params.range.end.line + 1
    reading, spot = session.reading(), spot_of(note.source, params.range.start, ls.encoding)
    offers = (*proposed.fixes_of(reading, note, first, last), *proposed.bindings_of(reading, note, spot))
    found_here = [_action(ls, session, note, one) for one in offers]
    certain = [one.edit for one in proposed.fixes_of(reading, note, 1, len(note.source.text)) if one.is_certain]
    if certain:
        edit = ls.workspace_edit(session, [changed(note.source, certain)])
        found_here.append(lsp.CodeAction("fix all that is certain", kind=lsp.CodeActionKind.SourceFixAll, edit=edit))
    wanted = params.context.only
    return [one for one in found_here if not wanted or any(_is_of(one.kind, kind) for kind in wanted)]


def _is_of(kind: str | None, wanted: str) -> bool:
    """Return whether a kind of action is the wanted kind, or one below it."""
    return f"{getattr(kind, 'value', kind)}.".startswith(f"{getattr(wanted, 'value', wanted)}.")


def _action(ls: Server, session: Session, note: Note, one: proposed.Action) -> lsp.CodeAction:
    edit = ls.workspace_edit(session, [changed(note.source, [one.edit])])
    if one.found is None:
        return lsp.CodeAction(cut(one.title), kind=lsp.CodeActionKind.RefactorRewrite, edit=edit)
    found, kind = [ls.diagnostic(note.source, one.found)], lsp.CodeActionKind.QuickFix
    return lsp.CodeAction(cut(one.title), kind=kind, diagnostics=found, is_preferred=one.is_certain, edit=edit)
