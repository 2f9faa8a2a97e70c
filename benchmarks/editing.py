"""What an editor waits for: the server over 1,000 notes and 10,000 quantities, driven as by a client."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from figures import Row
from lsprotocol import types as lsp
from make_vault import make_vault
from measure import Watch, program
from pygls.lsp.client import LanguageClient

T = TypeVar("T")
NOTES, USERS, EDITS = 1_000, 100, 500
SHARED = "# Shared\n\n```calc\nk = 2 in 1..10\n```\n"
USE = "\n```calc\nuse [[shared]]: k\nz_{0} = {0} * k\n```\n"


class Client:
    """One server, asked one thing after the other."""

    def __init__(self, folder: Path) -> None:
        """Start it over a folder."""
        self.loop = asyncio.new_event_loop()
        self.client = LanguageClient("bench", "1")
        self.reported = asyncio.Event()
        self.messages: dict[str, str] = {}
        """What was last reported about each document."""

        @self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def take(params: lsp.PublishDiagnosticsParams) -> None:
            self.messages[params.uri] = "\n".join(one.message for one in params.diagnostics)
            self.reported.set()

        @self.client.feature(lsp.WORKSPACE_INLAY_HINT_REFRESH)
        def ask_again(_params: None) -> None:
            """Be told that values have changed, as an editor is."""

        self.wait(self.client.start_io(program("calcgraph"), "lsp"))
        opened = [lsp.WorkspaceFolder(folder.as_uri(), folder.name)]
        refreshed = lsp.WorkspaceClientCapabilities(
            inlay_hint=lsp.InlayHintWorkspaceClientCapabilities(refresh_support=True)
        )
        params = lsp.InitializeParams(lsp.ClientCapabilities(workspace=refreshed), workspace_folders=opened)
        self.wait(self.client.initialize_async(params))
        self.client.initialized(lsp.InitializedParams())

    def wait(self, asked: Coroutine[object, object, T]) -> T:
        """What comes of something that takes a while."""
        return self.loop.run_until_complete(asyncio.wait_for(asked, 120))

    def ask(self, method: str, params: object) -> Any:  # noqa: ANN401 - each method has answers of its own
        """The answer to a request."""

        async def asked() -> object:
            return await self.client.protocol.send_request_async(method, params)

        return self.wait(asked())

    def open(self, file: Path, text: str) -> None:
        """Open a document."""
        item = lsp.TextDocumentItem(file.as_uri(), lsp.LanguageKind.Markdown, 1, text)
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(item))

    def type(self, file: Path, text: str) -> None:
        """A document after a key."""
        document = lsp.VersionedTextDocumentIdentifier(2, file.as_uri())
        whole = lsp.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(document, [whole]))

    def end(self) -> None:
        """End the server; it keeps what it has found."""
        self.wait(self.client.shutdown_async(None))
        self.client.exit(None)
        self.wait(self.client.stop())

    @property
    def process(self) -> int:
        """The server's process."""
        return int(self.client._server.pid)  # type: ignore[union-attr]  # noqa: SLF001 - pygls has no other way


def editing_rows(folder: Path) -> Iterator[Row]:
    """Two starts, 500 edits of one note with what is asked after each, a rename in 100 notes, memory."""
    make_vault(folder, NOTES, formulas=9)
    (folder / "shared.md").write_text(SHARED, encoding="utf-8")
    (folder / "calcgraph.toml").touch()
    notes = sorted(folder.glob("topic-*/note-*.md"))
    for number, note in enumerate(notes[:USERS]):
        note.write_text(note.read_text("utf-8") + USE.format(number), encoding="utf-8")
    text = notes[0].read_text("utf-8") + "\nThe first takes [nothing](#nowhere), `= time_1`.\n"
    client, cold = _started(folder, notes[0], text)
    client.end()
    client, warm = _started(folder, notes[0], text)
    watch = Watch(client.process)
    watch.start()
    yield Row("editor: first start to what is wrong, 1,000 notes", f"{cold:.2f} s", "", None)
    yield Row("editor: later start to what is wrong, 1,000 notes", f"{warm:.2f} s", "0.8 s", warm <= 0.8)
    hints, hover, offers = _asked(client, notes[0], text)
    yield Row("editor: key to values of the sheet, 19 of 20", f"{hints:.0f} ms", "50 ms", hints <= 50)
    yield Row("editor: hover, 19 of 20", f"{hover:.0f} ms", "15 ms", hover <= 15)
    yield Row("editor: completion, 19 of 20", f"{offers:.0f} ms", "40 ms", offers <= 40)
    shared = folder / "shared.md"
    client.open(shared, SHARED)
    asked = lsp.RenameParams(lsp.TextDocumentIdentifier(shared.as_uri()), lsp.Position(3, 0), "factor")
    taken, found = _timed(lambda: client.ask(lsp.TEXT_DOCUMENT_RENAME, asked))
    assert len(found.changes) == USERS + 1
    yield Row("editor: rename of a quantity of 100 notes", f"{taken / 1000:.2f} s", "0.5 s", taken <= 500)
    yield Row("editor: memory of the server", f"{watch.peak:.0f} MiB", "250 MiB", watch.peak <= 250)
    client.end()


def _started(folder: Path, file: Path, text: str) -> tuple[Client, float]:
    """A server, and the seconds until it has reported what is wrong with a text."""
    start = time.perf_counter()
    client = Client(folder)
    client.open(file, text)
    client.wait(client.reported.wait())
    return client, time.perf_counter() - start


def _asked(client: Client, file: Path, text: str) -> tuple[float, float, float]:
    """Milliseconds within which 19 of 20 answers came: values, hover, completion."""
    chance = Random(1)  # noqa: S311 - seeded
    document, lines = lsp.TextDocumentIdentifier(file.as_uri()), text.split("\n")
    base = next(number for number, line in enumerate(lines) if line.startswith("base ="))
    whole = lsp.Range(lsp.Position(0, 0), lsp.Position(len(lines), 0))
    times: list[list[float]] = [[], [], []]
    for _ in range(EDITS):
        number = chance.choice([base, base + chance.randrange(1, 9), len(lines) - 2])
        lines[number] = _edited(chance, lines[number], is_base=number == base)
        client.type(file, "\n".join(lines))
        place = lsp.Position(base + chance.randrange(1, 9), 2)
        asked = (
            (lsp.TEXT_DOCUMENT_INLAY_HINT, lsp.InlayHintParams(document, whole)),
            (lsp.TEXT_DOCUMENT_HOVER, lsp.HoverParams(document, place)),
            (lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionParams(document, place)),
        )
        for taken, (method, params) in zip(times, asked, strict=True):
            taken.append(_timed(lambda method=method, params=params: client.ask(method, params))[0])
    values, hover, offers = (sorted(some)[len(some) * 19 // 20] for some in times)
    return values, hover, offers


def _edited(chance: Random, line: str, *, is_base: bool) -> str:
    """Another number where the sheet begins, else a longer comment or sentence."""
    return f"base = {chance.randrange(10, 200)} GB  # read each step" if is_base else f"{line}x"


def _timed(ask: Callable[[], Any]) -> tuple[float, Any]:
    start = time.perf_counter()
    found = ask()
    return (time.perf_counter() - start) * 1000, found
