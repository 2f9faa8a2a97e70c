"""The client's open documents, and changes to files."""

from lsprotocol import types as lsp

from calcgraph.hosts.editor.server import Server, file_of_uri, server


@server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
def open_document(ls: Server, params: lsp.DidOpenTextDocumentParams) -> None:
    """Take the text of a document."""
    _take(ls, params.text_document.uri, params.text_document.text)


@server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
def change_document(ls: Server, params: lsp.DidChangeTextDocumentParams) -> None:
    """Take the text of a document after a key."""
    for change in params.content_changes:
        _take(ls, params.text_document.uri, change.text)


def _take(ls: Server, uri: str, text: str) -> None:
    session = ls.session(uri)
    if session:
        session.open(file_of_uri(uri), text)
        if session.is_new:
            ls.publish_first(session)
        ls.publish_later()


@server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
def close_document(ls: Server, params: lsp.DidCloseTextDocumentParams) -> None:
    """Read the document from the disk again."""
    session = ls.session(params.text_document.uri)
    if session:
        session.close(file_of_uri(params.text_document.uri))
        ls.publish_later()


@server.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
def save_document(ls: Server, params: lsp.DidSaveTextDocumentParams) -> None:
    """Look at the files again: others may have changed with it."""
    session = ls.session(params.text_document.uri)
    if session:
        session.look_later()
        ls.publish_later()


@server.feature(lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES)
def change_files(ls: Server, params: lsp.DidChangeWatchedFilesParams) -> None:
    """Look at the files again, and at the configurations of vaults."""
    ls.vaults.look_again()
    for change in params.changes:
        session = ls.session(change.uri)
        if session and change.type is lsp.FileChangeType.Changed and session.is_open(file_of_uri(change.uri)):
            session.look_later()
        elif session:
            session.look_again()
    ls.publish_later()


@server.feature(lsp.INITIALIZED)
def watch_files(ls: Server, _params: lsp.InitializedParams) -> None:
    """Ask for notice of files that change, where the client can."""
    able = ls.client_capabilities.workspace
    watched = able.did_change_watched_files if able else None
    if watched and watched.dynamic_registration:
        options = lsp.DidChangeWatchedFilesRegistrationOptions([lsp.FileSystemWatcher("**/*")])
        registration = lsp.Registration("calcgraph-files", lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES, options)
        ls.client_register_capability(lsp.RegistrationParams([registration]))


@server.feature(lsp.SHUTDOWN)
def keep_found(ls: Server, _params: None) -> None:
    """Cache the results for the next start."""
    for session in ls.vaults:
        session.keep_all()
