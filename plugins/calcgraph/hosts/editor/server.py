"""The server: requests of a client answered by the session of their file."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import version
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar
from weakref import WeakSet

from lsprotocol import types as lsp
from pygls import uris
from pygls.exceptions import JsonRpcException, JsonRpcInternalError
from pygls.lsp.server import LanguageServer

from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.groups import grouped
from calcgraph.hosts.commands.check import look_at
from calcgraph.hosts.commands.rewriting.edits import FileChange
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.hosts.commands.watching import looks
from calcgraph.hosts.editor import navigation
from calcgraph.hosts.editor.consequences import FoldedProblem, said_of
from calcgraph.hosts.editor.places import range_of
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.workspace import Vaults
from calcgraph.hosts.messages import MessageStream
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.queries.memo import CancelledError
from calcgraph.source import SourceFile, Span

PAUSE = 0.3
"""Seconds without a key after which diagnostics are sent."""
TURN = 0.001
"""Seconds in which an arrived message gets its turn."""

_SEVERITIES = {
    Severity.ERROR: lsp.DiagnosticSeverity.Error,
    Severity.WARNING: lsp.DiagnosticSeverity.Warning,
    Severity.INFO: lsp.DiagnosticSeverity.Information,
}


class Server(LanguageServer):
    """A server that keeps the vaults of one client, and reports their problems."""

    def __init__(self) -> None:
        whole = lsp.TextDocumentSyncKind.Full
        super().__init__("calcgraph", version("mkdocs-calcgraph"), text_document_sync_kind=whole)
        self.vaults = Vaults()
        self.stream: MessageStream | None = None
        """The messages of the client; None if it is not known whether one has arrived."""
        self._sent: dict[Path, dict[str, tuple[FoldedProblem, ...] | None]] = {}
        """The diagnostics sent last, by vault; None for those to send again, with related places, once it is read."""
        self._later: asyncio.TimerHandle | None = None
        self._publishing: asyncio.Task[None] | None = None
        self._followed = WeakSet[Session]()
        """The vaults whose files are watched, by the client or here."""
        self._drawn: dict[Path, Reading] = {}
        """The reading of each vault for which the client was last asked to draw all its windows again."""

    @property
    def encoding(self) -> str:
        """The client's encoding of columns."""
        encoding = self.workspace.position_encoding
        return str(getattr(encoding, "value", encoding))

    @property
    def asks_again(self) -> bool:
        """True if the client asks for the values of its windows again when it is told to."""
        able = self.client_capabilities.workspace
        return bool(able and able.inlay_hint and able.inlay_hint.refresh_support)

    def session(self, uri: str) -> Session | None:
        """Return the session of a document; None if it is not a file of a vault."""
        file = file_at(uri)
        session = self.vaults.session_of(file) if file else None
        if session and session not in self._followed:
            self._followed.add(session)
            self._follow(session)
        return session

    async def found(self, uri: str, *, is_view: bool = False) -> tuple[Session, Note] | None:
        """Return the session and the note of a document; None if it is not a published note.

        If `is_view`, other notes may not be up to date: only this one and the values that it reads are.
        """
        session = self.session(uri)
        if session is None:
            return None
        view = session.view(file_of_uri(uri)) if is_view else None
        if view is None:
            await self.whole(session)
        note = view.note if view else session.note_of(file_of_uri(uri))
        return (session, note) if note else None

    async def whole(self, session: Session) -> Reading:
        """Return the current state of a vault; messages of the client are handled in between.

        If one of them changes a text, the request was about another text, and is answered with an error for that.
        """
        version = session.version
        while True:
            try:
                reading = session.reading(self._is_asked)
            except CancelledError:
                await self._let_in()
            else:
                return reading
            if session.version != version:
                raise JsonRpcException("the text has changed", int(lsp.LSPErrorCodes.ContentModified))

    def _is_asked(self) -> bool:
        return self.stream is not None and self.stream.is_waiting

    async def _let_in(self) -> None:
        """Wait until the messages that have arrived are handled."""
        await asyncio.sleep(0)
        while self._is_asked():  # noqa: ASYNC110 - another thread reads, and knows nothing of this loop
            await asyncio.sleep(TURN)

    def uri_of(self, session: Session, source: SourceFile) -> str:
        """The address of a note for the client."""
        return uris.from_fs_path(str(session.file_of(source))) or ""

    def location(self, session: Session, place: navigation.Place) -> lsp.Location:
        """A place for the client."""
        span = range_of(place.note.source, place.span, self.encoding)
        return lsp.Location(self.uri_of(session, place.note.source), span)

    def _follow(self, session: Session) -> None:
        """Look at the vault again whenever its files change, for a client that does not watch them itself."""
        able = self.client_capabilities.workspace
        watched = able.did_change_watched_files if able else None
        if not (watched and watched.dynamic_registration):
            loop = asyncio.get_running_loop()
            Thread(target=self._look_on, args=(session, loop), daemon=True).start()

    def _look_on(self, session: Session, loop: asyncio.AbstractEventLoop) -> None:
        seen = looks(lambda: look_at(session.options)[0])
        next(seen)
        for _ in seen:
            if session not in self.vaults or loop.is_closed():
                return
            loop.call_soon_threadsafe(self._changed, session)

    def _changed(self, session: Session) -> None:
        session.look_again()
        self.publish_later()

    def publish_later(self) -> None:
        """Send the problems once nothing has been typed for a while."""
        if self._later is not None:
            self._later.cancel()
        if self._publishing is not None:
            self._publishing.cancel()
        self._later = asyncio.get_running_loop().call_later(PAUSE, self._begin_publishing)

    def _begin_publishing(self) -> None:
        self._publishing = asyncio.create_task(self._publish_all())

    def publish_first(self, session: Session) -> None:
        """Send the problems that the last check cached, before the vault is read."""
        asyncio.get_running_loop().call_soon(self._publish_first, session)

    async def _publish_all(self) -> None:
        """Send the problems of notes that were typed in, then those of each vault, once it is up to date."""
        sessions = {session.root: session for session in self.vaults}
        for root in self._sent.keys() - sessions.keys():
            for uri in self._sent.pop(root):
                self._send(uri, [])
        for publish in (self._publish_typed, self._publish):
            for session in sessions.values():
                try:
                    await publish(session)
                except JsonRpcException:
                    return  # it was typed again, so this begins again
                except Exception as error:  # noqa: BLE001 - whatever it is: the other vaults are reported
                    self.report_server_error(error, JsonRpcInternalError)

    def _publish_first(self, session: Session) -> None:
        report = session.first()
        if report is None:
            return
        sent = self._sent.setdefault(session.root, {})
        for uri, reported in _by_uri(session.root, ((one, ()) for one in report.found.diagnostics)).items():
            self._send(uri, [self.diagnostic(report.texts.get(one.path), one) for one, _ in reported])
            sent[uri] = None

    async def _publish_typed(self, session: Session) -> None:
        """Send the problems of the notes that were typed in, before the rest of the vault is up to date."""
        sent = self._sent.setdefault(session.root, {})
        for file in [*session.typed]:
            await self._let_in()
            view = session.view(file, with_problems=True)
            if view is None or view.problems is None:
                continue
            uri = self.uri_of(session, view.note.source)
            found = session.consequences.folded(view.project, [view.note], view.problems)
            if sent.get(uri, ()) != (reported := tuple(found.items())):
                self._send(uri, self._items(session, view.project, view.note.source, reported))
                sent[uri] = reported

    async def _publish(self, session: Session) -> None:
        """Send the problems of each file of a vault, if they differ from those sent before."""
        reading = await self.whole(session)
        session.memory.save()
        notes = {note.source.shown: note.source for note in reading.project.notes.values()}
        shown = session.consequences.folded(reading.project, session.opened(reading), reading.diagnostics)
        before, found = self._sent.get(session.root, {}), _by_uri(session.root, shown.items())
        for uri in {**found, **before}:
            reported = found.get(uri, ())
            if before.get(uri, ()) != reported:
                source = notes.get(reported[0][0].path) if reported else None
                self._send(uri, self._items(session, reading.project, source, reported))
        self._sent[session.root] = {**found}
        if self._drawn.get(session.root) is not reading:
            self._drawn[session.root] = reading
            self._draw_again()

    def _draw_again(self) -> None:
        """Ask for new values in all windows, since a key in one note changes the values of others."""
        able = self.client_capabilities.workspace
        if self.asks_again:
            self.workspace_inlay_hint_refresh(None)
        if able and able.code_lens and able.code_lens.refresh_support:
            self.workspace_code_lens_refresh(None)
        if able and able.semantic_tokens and able.semantic_tokens.refresh_support:
            self.workspace_semantic_tokens_refresh(None)

    def _send(self, uri: str, items: Sequence[lsp.Diagnostic]) -> None:
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, items))

    def _related(self, session: Session, project: Project, one: Diagnostic) -> list[lsp.DiagnosticRelatedInformation]:
        """Return the place that defines the quantity of a claim, with its value."""
        return [
            lsp.DiagnosticRelatedInformation(self.location(session, place), text)
            for place, text in navigation.related_to(project, one)
        ]

    def _items(
        self, session: Session, project: Project, source: SourceFile | None, reported: Iterable[FoldedProblem]
    ) -> list[lsp.Diagnostic]:
        """Return the problems of a file as a client shows them."""
        return [
            self.diagnostic(source, one, self._related(session, project, one), following) for one, following in reported
        ]

    def diagnostic(
        self,
        source: SourceFile | None,
        one: Diagnostic,
        related: Sequence[lsp.DiagnosticRelatedInformation] = (),
        following: Sequence[Diagnostic] = (),
    ) -> lsp.Diagnostic:
        """Return a diagnostic as a client shows it."""
        place = range_of(source, one.span, self.encoding) if source else _plain_range(one.span)
        message = said_of(one, following) + (f"\n{one.hint}" if one.hint else "")
        severity = _SEVERITIES[one.severity]
        return lsp.Diagnostic(
            place, message, severity=severity, code=one.code, source="calcgraph", related_information=related or None
        )

    def workspace_edit(self, session: Session, changed: Iterable[FileChange]) -> lsp.WorkspaceEdit:
        """Edits of files for the client."""
        edits = grouped(
            (self.uri_of(session, one.source), lsp.TextEdit(range_of(one.source, edit.span, self.encoding), edit.new))
            for one in changed
            for edit in one.edits
        )
        return lsp.WorkspaceEdit(changes=edits)


def file_at(uri: str) -> Path | None:
    """Return the file of an address; None if it is not on this machine's disk."""
    if not uri.startswith("file:"):
        return None
    path = uris.to_fs_path(uri)
    return Path(path) if path and "\0" not in path else None


def file_of_uri(uri: str) -> Path:
    """The file of an address that has one."""
    found = file_at(uri)
    assert found is not None
    return found


def _by_uri(root: Path, found: Iterable[FoldedProblem]) -> dict[str, tuple[FoldedProblem, ...]]:
    """Return the diagnostics of each file, by its address."""
    return grouped((uris.from_fs_path(str(root / one[0].path)) or "", one) for one in found)


def _plain_range(span: Span) -> lsp.Range:
    start, end = (lsp.Position(max(line - 1, 0), max(column - 1, 0)) for line, column in (span.start, span.end))
    return lsp.Range(start, end)


server = Server()
Answer = TypeVar("Answer", bound=Callable[..., object])


def about_note(
    feature: str, options: object = None, otherwise: Callable[[], object] = list, *, is_view: bool = False
) -> Callable[[Answer], Answer]:
    """Registers what answers for a note, with its session; `otherwise` makes the answer for any other document.

    If `is_view`, it is answered at once, from `session.project(note)`; else once the whole vault is up to date.
    """

    def register(answer: Answer) -> Answer:
        @server.feature(feature, options)
        async def asked(ls: Server, params: Any) -> object:  # noqa: ANN401 - of the feature
            found = await ls.found(params.text_document.uri, is_view=is_view)
            return answer(ls, params, *found) if found else otherwise()

        return answer

    return register
