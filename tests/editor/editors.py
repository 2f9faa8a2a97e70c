"""A client of the server, driven like an editor: over standard input and output, with texts that are not saved."""

import asyncio
import sys
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient

V = TypeVar("V")
SERVER = "from calcgraph.hosts.editor.run import run; run(trusted=True)"


class Editor:
    """One client with its server; everything waits for its answer."""

    def __init__(self, *folders: Path, encodings: tuple[lsp.PositionEncodingKind, ...] = ()) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = ThreadPoolExecutor(1)  # the browser tests of a worker may have a loop that runs in the main one
        self.client = LanguageClient("tests", "1")
        self.diagnostics: dict[str, tuple[lsp.Diagnostic, ...]] = {}
        self.texts: dict[Path, str] = {}
        self.log: list[str] = []
        self.reported = asyncio.Event()

        @self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def take(params: lsp.PublishDiagnosticsParams) -> None:
            self.diagnostics[params.uri] = tuple(params.diagnostics)
            self.loop.call_later(0.05, self.reported.set)  # others come with it

        self.wait(self.client.start_io(sys.executable, "-c", SERVER))
        general = lsp.GeneralClientCapabilities(position_encodings=list(encodings) or None)
        opened = [lsp.WorkspaceFolder(folder.as_uri(), folder.name) for folder in folders]
        params = lsp.InitializeParams(lsp.ClientCapabilities(general=general), workspace_folders=opened)
        self.capabilities = self.wait(self.client.initialize_async(params)).capabilities
        self.client.initialized(lsp.InitializedParams())

    def wait(self, asked: Coroutine[Any, Any, V]) -> V:
        return self.thread.submit(self.loop.run_until_complete, asyncio.wait_for(asked, 120)).result()

    def ask(self, method: str, params: object) -> Any:
        async def asked() -> Any:
            return await self.client.protocol.send_request_async(method, params)

        return self.wait(asked())

    def open(self, file: Path, text: str | None = None) -> None:
        text = file.read_bytes().decode() if text is None else text
        self.texts[file] = text
        item = lsp.TextDocumentItem(file.as_uri(), lsp.LanguageKind.Markdown, 1, text)
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(item))

    def type(self, file: Path, text: str) -> None:
        self.texts[file] = text
        change = lsp.TextDocumentContentChangeWholeDocument(text)
        document = lsp.VersionedTextDocumentIdentifier(2, file.as_uri())
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(document, [change]))

    def close(self, file: Path) -> None:
        self.client.text_document_did_close(lsp.DidCloseTextDocumentParams(self.document(file)))

    def document(self, file: Path) -> lsp.TextDocumentIdentifier:
        return lsp.TextDocumentIdentifier(file.as_uri())

    def place(self, file: Path, mark: str, within: int = 0) -> lsp.Position:
        """The position of a text in a document, in code units of UTF-16."""
        text = self.texts[file].replace("\r\n", "\n")
        at = text.index(mark) + within
        line = text.rfind("\n", 0, at) + 1
        return lsp.Position(text.count("\n", 0, at), len(text[line:at].encode("utf-16-le")) // 2)

    def at(self, file: Path, mark: str, within: int = 0) -> dict[str, Any]:
        return {"text_document": self.document(file), "position": self.place(file, mark, within)}

    def hints(self, file: Path) -> dict[str, str]:
        """The hints of a document, by the text of their line."""
        lines = self.texts[file].replace("\r\n", "\n").split("\n")
        whole = lsp.Range(lsp.Position(0, 0), lsp.Position(len(lines), 0))
        found = self.ask(lsp.TEXT_DOCUMENT_INLAY_HINT, lsp.InlayHintParams(self.document(file), whole))
        return {lines[one.position.line].strip(): str(one.label) for one in found or ()}

    def hover(self, file: Path, mark: str, within: int = 0) -> str:
        found = self.ask(lsp.TEXT_DOCUMENT_HOVER, lsp.HoverParams(**self.at(file, mark, within)))
        return found.contents.value if found else ""

    def offers(self, file: Path, mark: str) -> list[lsp.CompletionItem]:
        """What is offered behind a text."""
        place = self.at(file, mark, len(mark))
        return list(self.ask(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionParams(**place)).items)

    def placed(self, uri: str) -> list[tuple[str, int, int]]:
        """Codes, lines and columns of what is wrong."""
        return [(str(one.code), one.range.start.line, one.range.start.character) for one in self.diagnostics[uri]]

    def problems(self, file: Path) -> list[tuple[str, int]]:
        """Codes and lines of what is wrong, once nothing has been typed for a while."""
        self.wait(asyncio.sleep(0.4))
        self.hints(file)
        self.wait(asyncio.sleep(0.1))
        found = self.diagnostics.get(file.as_uri(), ())
        return sorted((str(one.code), one.range.start.line + 1) for one in found)

    def applied(self, edit: lsp.WorkspaceEdit | None) -> dict[str, str]:
        """The texts of documents after an edit, by name of file."""
        found = {}
        for uri, edits in (edit.changes or {}).items() if edit else ():
            file = next((one for one in self.texts if one.as_uri() == uri), None) or Path(uri.removeprefix("file://"))
            lines = self.texts.get(file, file.read_text("utf-8") if file.exists() else "").split("\n")
            for one in sorted(edits, key=lambda one: (one.range.start.line, one.range.start.character), reverse=True):
                start, end = one.range.start, one.range.end
                head = lines[start.line].encode("utf-16-le")[: 2 * start.character].decode("utf-16-le")
                tail = lines[end.line].encode("utf-16-le")[2 * end.character :].decode("utf-16-le")
                lines[start.line : end.line + 1] = (head + one.new_text + tail).split("\n")
            found[file.name] = "\n".join(lines)
        return found

    def end(self) -> None:
        self.wait(self.client.shutdown_async(None))
        self.client.exit(None)
        self.wait(self.client.stop())
        self.thread.shutdown()
        self.loop.close()
