"""Fuzzers led by coverage over what strangers send: sheets, TeX, data files, trees of Git, messages to the two servers.

`make fuzz-strangers` runs all of them in one process for ten minutes, and `PIECE=tex` one of `PIECES`. The first byte
of an input chooses the piece. Arguments are those of libFuzzer; a finding is left as a file `crash-…`. Every minute a
line has the inputs and the seconds of each piece.
"""

import asyncio
import io
import json
import logging
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import atheris
from pygls.io_ import run_async
from read_and_draw import read_and_draw
from read_and_draw import seeds as note_seeds

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

with atheris.instrument_imports(include=["calcgraph"]):
    from tests.attacks.forge import FILE, FOLDER, LINK, MODULE, Entry, Forge

    from calcgraph.calc.tables.artefacts import Artefact, TableRequest, Unreadable
    from calcgraph.calc.tables.bibliography import read_bib
    from calcgraph.calc.tables.data_files import read_cells
    from calcgraph.calc.tables.heavy_worker import answer_to
    from calcgraph.calc.tables.pointers import follow
    from calcgraph.calc.tables.trees import READERS, read_tree
    from calcgraph.hosts.commands.diff.sides import NamedSide, unpacked
    from calcgraph.hosts.commands.options import VaultOptions
    from calcgraph.hosts.editor.run import ANSWERS
    from calcgraph.hosts.editor.server import server
    from calcgraph.hosts.editor.session import Session
    from calcgraph.hosts.editor.workspace import Vaults
    from calcgraph.hosts.inquiry import answers
    from calcgraph.hosts.inquiry.wire import in_json
    from calcgraph.hosts.messages import MessageStream, mended_line
    from calcgraph.notes.model import DataTable
    from calcgraph.source import Span
    from calcgraph.tex.convert import tex_to_mathml
    from calcgraph.vault.git import RevisionError

assert ANSWERS
HELD = "held by somebody else"
Given = atheris.FuzzedDataProvider


# sheets


def sheets() -> Iterator[bytes]:
    """Return the seeds of sheets, one of twenty: `read_and_draw` has the others."""
    yield from [*note_seeds()][::20]


# TeX

LARGEST = 1_000_000
"""Characters of a formula's MathML."""
SHOWN = {
    *("math", "menclose", "merror", "mfrac", "mi", "mmultiscripts", "mn", "mo", "mover", "mpadded", "mphantom"),
    *("mprescripts", "mroot", "mrow", "mspace", "msqrt", "mstyle", "msub", "msubsup", "msup", "mtable", "mtd"),
    *("mtext", "mtr", "munder", "munderover", "none", "semantics"),
}
"""Elements of a formula."""


def set_formula(raw: bytes) -> None:
    """Set a formula twice, with the commands that it defined: short, well-formed, and of known elements."""
    text = raw.decode("utf-8", "replace")
    first = tex_to_mathml(text, display=bool(len(raw) % 2))
    again = tex_to_mathml(text + r"\a\b{x}", macros=first.macros)
    for one in (first, again):
        if one.mathml:
            assert len(one.mathml) < LARGEST, len(one.mathml)
            for element in ET.fromstring(one.mathml.replace(' xmlns="http://www.w3.org/1998/Math/MathML"', "")).iter():  # noqa: S314 - ours
                assert element.tag in SHOWN, element.tag
                assert not [name for name in element.attrib if name.startswith("on") or name in {"href", "src"}]


def formulas() -> Iterator[bytes]:
    """Return the formulas of the suite, and commands that define others."""
    for line in (ROOT / "tests/cases/tex.txt").read_text("utf-8").splitlines():
        yield line.encode()[:400]
    yield rb"\begin{array}{*{9}{*{9}{c}}}a\end{array}"
    yield rb"\newcommand{\a}[2][x]{#1\b{#2}}\def\b#1{\frac{#1}{#1}}\a{y}"
    yield rb"\ce{2H2O <=>[\Delta] H3O+ + OH-}"
    yield rb"\text{a $x^2$ b}\color{red}\textcolor{blue}{x}\tag{1}\label{a}\href{x}{y}"


# data files

ENDINGS = (*sorted(READERS), ".csv", ".tsv", ".bib", ".sqlite")
POINTERS = ("", "/a", "/a/0", "/0/a", "/suites/a/failed", "/cells/0/outputs")


def read_data(raw: bytes) -> None:
    """Read a file of any form, by every reader of it."""
    ending, data = ENDINGS[raw[0] % len(ENDINGS)] if raw else ".csv", raw[1:]
    if ending == ".bib":
        read_bib(data.decode("utf-8", "replace"))
        return
    if ending == ".sqlite":
        _read_database(data)
        return
    file = Artefact(f"f{ending}", data)
    tree = read_tree(file) if ending in READERS else None
    for pointer in POINTERS if tree is not None and not isinstance(tree, Unreadable) else ():
        follow(tree, pointer)
    for part in ("", "/a"):
        table = partial(DataTable, "t", f"f{ending}", (), (), Span(1, 1, 1, 2), part)
        read_cells(table(units=(("x", "ms"),)), file)
        read_cells(table(per=("a",), folds=(("count", ""), ("total", "x"))), file)


def _read_database(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "f"
        file.write_bytes(data)
        for folds in ((), (("count", ""), ("total", "x"))):
            answer_to(str(file), "sqlite", TableRequest("t", ("a",) if folds else (), folds), ",")
        assert [one.name for one in Path(folder).iterdir()] == ["f"]
        assert file.read_bytes() == data


def data_seeds() -> Iterator[bytes]:
    """Return a file of each form."""
    texts = {
        ".json": b'{"a": [1, 2.5e3, null, true, "x\\u00e4"], "b": {"c": -0.0}}',
        ".jsonl": b'{"a": 1, "x": 2}\n\n{"a": [2]}\n',
        ".yaml": b"a: &x [1, 2]\nb: {<<: {c: 1}, d: *x}\ne: !!str 3\n",
        ".toml": b"[a]\nb = 1.5\nc = 2026-11-22T10:00:00Z\n[[d]]\ne = 'x'\n",
        ".xml": b'<testsuites><testsuite name="a" failures="1"><testcase name="b" time="1"><failure/></testcase>'
        b"</testsuite></testsuites>",
        ".ipynb": b'{"nbformat": 4, "cells": [{"cell_type": "code", "source": "x", "outputs": [{"output_type": '
        b'"stream", "text": ["1"]}]}]}',
        ".csv": b'# c\na,x [ms]\na,1\n"b,c",2\n',
        ".tsv": b"a\tx\na\t1\n",
        ".bib": b'@string{s = {x}}\n@book{k, title = {A {B}} # s, author = "de la A, B and C and others", year = 1}\n',
    }
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "f"
        with sqlite3.connect(file) as made:
            made.execute("PRAGMA page_size = 512")
            made.execute("CREATE TABLE t (a TEXT, x REAL, y AS (x * 2))")
            made.executemany("INSERT INTO t VALUES (?, ?)", [("a", 1), ("b", 2.5)])
        made.close()
        texts[".sqlite"] = file.read_bytes()
    for ending, text in texts.items():
        if ending in ENDINGS:
            yield bytes([ENDINGS.index(ending)]) + text


# trees of Git

NAMES = (
    *("docs", "Docs", "docs ", "mkdocs.yml", "formulas", "a.md", "A.md", "b.csv", ".git", ".GIT", "git~1", "..", "."),
    *(
        "/",
        "con",
        "c:",
        "x\\y",
        "units.txt",
        "do\u200dcs",
        "a\u0301.md",
        "\u00e1.md",
        "x\n",
        "sources.yaml",
        "x.png",
        "",
    ),
)
TARGETS = ("a.md", "..", "../..", "../../held", "/etc/passwd", ".", "docs", "b.csv", "../held/secret", "")
CONFIGS = (
    b"site_name: x\nplugins: [calcgraph]\n",
    b"site_name: x\ndocs_dir: ..\nplugins: [calcgraph: {data: {roots: ['../held', results]}}]\n",
    b"INHERIT: ../held/x.yml\nsite_name: x\n",
    b"INHERIT: docs/b.yml\nplugins: [calcgraph: {library: docs}]\n",
)


def unpack_tree(raw: bytes) -> None:
    """Unpack a made tree with a good commit beside it: nothing is written elsewhere, and a refusal is one line."""
    given = Given(raw)
    with tempfile.TemporaryDirectory() as folder:
        held = Path(folder) / "held"
        held.mkdir()
        (held / "secret").write_text(HELD)
        temporary = Path(folder) / "temporary"
        temporary.mkdir()
        tempfile.tempdir = str(temporary)
        try:
            forge = Forge(Path(folder) / "project")
            config = forge.blob(given.PickValueInList([*CONFIGS]))
            tree = forge.tree((FILE, "mkdocs.yml", config), *_entries(forge, given, 0))
            commit = forge.commit(tree)
            options = VaultOptions(forge.folder, untrusted=given.ConsumeBool())
            with suppress(RevisionError), unpacked(NamedSide("x", commit), options) as side:
                for one in Path(side.options.directory).rglob("*"):
                    assert not one.is_symlink(), one
                    assert not one.is_file() or HELD not in one.read_text("utf-8", "replace"), one
            assert not [*temporary.iterdir()]
            assert sorted(one.name for one in Path(folder).iterdir()) == ["held", "project", "temporary"]
            assert [one.name for one in held.iterdir()] == ["secret"]
            assert (held / "secret").read_text() == HELD
            assert sorted(one.name for one in forge.folder.iterdir()) == [".git"]
        finally:
            tempfile.tempdir = None


def _entries(forge: Forge, given: Given, depth: int) -> Iterator[Entry]:
    for _ in range(given.ConsumeIntInRange(1, 5)):
        name: str | bytes = given.PickValueInList([*NAMES])
        if given.ConsumeIntInRange(0, 7) == 0:
            name = given.ConsumeBytes(9).replace(b"\0", b"")
        match given.ConsumeIntInRange(0, 7 if depth < 4 else 3):
            case 0:
                yield LINK, name, forge.blob(given.PickValueInList([*TARGETS]).encode())
            case 1:
                mode = given.PickValueInList([b"100644", b"100755", b"100664", b"0", b"100000", b"40755", b"777777777"])
                yield mode, name, forge.blob(given.ConsumeBytes(9))
            case 2:
                yield MODULE, name, "1" * 40
            case 3:
                yield FILE, name, forge.blob(b"# A\n")
            case _:
                yield FOLDER, name, forge.tree(*_entries(forge, given, depth + 1))


# messages

NOTE = "# A\n\n```calc\nx = 2 * 3 m\ny = x / 2\n```\n\n[6 m](#x) [[b]] `= y`\n"
METHODS = (
    *("hover", "completion", "definition", "references", "documentHighlight", "prepareRename", "rename", "codeAction"),
    *("inlayHint", "documentSymbol", "foldingRange", "selectionRange", "documentLink", "codeLens", "didOpen"),
    *("didChange", "didClose", "didSave", "semanticTokens/full", "prepareCallHierarchy"),
)
OTHERS = ("workspace/symbol", "workspace/willRenameFiles", "workspace/executeCommand", "callHierarchy/incomingCalls")
TOOLS = (
    "search",
    "note",
    "text",
    "notes",
    "value",
    "what_if",
    "check_sentence",
    "claims",
    "sources",
    "problems",
    "path",
)
TWO = frozenset({"what_if", "claims", "path"})


class Place(NamedTuple):
    """A vault beside a file that is not its own."""

    folder: Path
    vault: Path


@cache
def place() -> Place:
    """Return the vault that the servers are asked about."""
    folder = Path(tempfile.mkdtemp(prefix="guided-"))
    vault = folder / "vault"
    vault.mkdir()
    (vault / "calcgraph.toml").touch()
    (vault / "a.md").write_text(NOTE)
    (vault / "b.md").write_text("# B\n\n[[a#x]]\n")
    (folder / "held.md").write_text(f"# Held\n\n{HELD}\n")
    return Place(folder, vault)


class _Out(io.BytesIO):
    """What the server has sent; it stays readable when the server closes it."""

    def close(self) -> None:
        """Stay open."""


class _Reader:
    """A stream as an editor's server reads it."""

    def __init__(self, stream: MessageStream) -> None:
        self.stream = stream

    async def readline(self) -> bytes:
        await asyncio.sleep(0)
        return self.stream.readline()

    async def readexactly(self, count: int) -> bytes:
        return self.stream.read(count)


def talk(raw: bytes) -> None:
    """Send messages to a server: each request is answered, none by a fault of ours, and nothing is told of others."""
    given = Given(raw)
    if given.ConsumeBool():
        _ask_agent(given)
    else:
        _ask_editor(given)


@cache
def _session() -> Session:
    return Session(VaultOptions(place().vault, untrusted=True))


def _ask_agent(given: Given) -> None:
    name = given.PickValueInList([*TOOLS])
    part, offset = given.PickValueInList(["", "found", "problems", "a/b", "0"]), given.ConsumeIntInRange(0, 2**40)
    words = [given.ConsumeUnicodeNoSurrogates(60) for _ in range(2 if name in TWO else 1)]
    said = in_json(getattr(answers, name)(_session(), *words), part if given.ConsumeBool() else "", offset)
    assert HELD not in said
    assert len(said) < 10_000, len(said)
    json.loads(said)
    assert mended_line(given.ConsumeBytes(200).replace(b"\n", b"")).count(b"\n") <= 1


def _ask_editor(given: Given) -> None:
    uris = [(place().vault / name).as_uri() for name in ("a.md", "b.md", "new.md", "../held.md", "")]
    uris += [place().vault.as_uri(), "untitled:x", "file:///", "file://x/y", "file:///%00", "", "http://x/a.md"]
    root = {"processId": None, "rootUri": place().vault.as_uri(), "capabilities": {}}
    sent: list[dict[str, object]] = [{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": root}]
    document = {"uri": uris[0], "languageId": "markdown", "version": 1, "text": NOTE}
    sent.append({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": document}})
    sent += [_message(given, uris, number) for number in range(2, given.ConsumeIntInRange(3, 7))]
    data = b"".join(_framed(json.dumps(one).encode(), given) for one in sent)
    said = _served(data)
    assert HELD.encode() not in said
    assert b"Traceback" not in said
    assert b'"code":-32603' not in said.replace(b" ", b""), said


def _message(given: Given, uris: list[str], number: int) -> dict[str, object]:
    uri = given.PickValueInList(uris)
    params: dict[str, object] = {
        "textDocument": {"uri": uri, "languageId": "markdown", "version": 2, "text": given.ConsumeUnicode(200)},
        "position": _position(given),
        "range": {"start": _position(given), "end": _position(given)},
        "positions": [_position(given)],
        "contentChanges": [{"text": given.ConsumeUnicode(300)}],
        "context": {"diagnostics": [], "includeDeclaration": True},
        "newName": given.ConsumeUnicode(20),
        "query": given.ConsumeUnicode(20),
        "files": [{"oldUri": uri, "newUri": given.PickValueInList(uris)}],
        "command": given.PickValueInList(["calcgraph.evaluate", "calcgraph.page", "x"]),
        "arguments": [uri, given.ConsumeUnicode(30), given.ConsumeInt(4)][: given.ConsumeIntInRange(0, 3)],
        "item": {
            "name": "x",
            "kind": 12,
            "uri": uri,
            "data": given.ConsumeUnicode(20),
            **{key: {"start": _position(given), "end": _position(given)} for key in ("range", "selectionRange")},
        },
    }
    for key in [*params] if given.ConsumeBool() else []:
        match given.ConsumeIntInRange(0, 19):
            case 0:
                del params[key]
            case 1:
                params[key] = given.PickValueInList([None, [], {}, 1, -1.5, "x", True, [[[]]], 10**30])
    name = given.PickValueInList([*METHODS, *OTHERS])
    method = name if "/" in name and not name.startswith("semantic") else f"textDocument/{name}"
    is_told = name.startswith("did")
    return {"jsonrpc": "2.0", **({} if is_told else {"id": number}), "method": method, "params": params}


def _position(given: Given) -> dict[str, int]:
    far = given.ConsumeIntInRange(0, 15) == 0
    line, column = given.ConsumeIntInRange(0, 12), given.ConsumeIntInRange(0, 30)
    return {"line": 2**31 - 1 if far else line, "character": 2**31 - 1 if far and column % 2 else column}


def _framed(body: bytes, given: Given) -> bytes:
    broken = given.ConsumeBytes(12) if given.ConsumeIntInRange(0, 15) == 0 else b""
    return broken + b"\r\nContent-Length: %d\r\n\r\n" % len(body) + body


def _served(data: bytes) -> bytes:
    """Return what the server says to a stream of messages, in this process and without its pauses."""
    out = _Out()
    server.vaults = Vaults()
    server.protocol._shutdown = False  # noqa: SLF001 - the next client of the same process
    stream = MessageStream(io.BytesIO(data))

    async def serve() -> None:
        await run_async(threading.Event(), _Reader(stream), server.protocol)
        for _ in range(400):
            tasks = [one for one in asyncio.all_tasks() if one is not asyncio.current_task()]
            if not tasks:
                break
            await asyncio.wait(tasks, timeout=0.05)

    server.protocol.set_writer(out)
    asyncio.run(serve())
    return out.getvalue()


PIECES: dict[str, tuple[Callable[[bytes], None], Callable[[], Iterator[bytes]]]] = {
    "tex": (set_formula, formulas),
    "data": (read_data, data_seeds),
    "trees": (unpack_tree, lambda: (os.urandom(80 + at) for at in range(20))),
    "sheets": (read_and_draw, sheets),
    "messages": (talk, lambda: (os.urandom(300 + at) for at in range(20))),
}

ASKED = tuple(name for name in PIECES if name in os.environ.get("PIECE", ",".join(PIECES)).split(","))
COUNTS, SPENT = dict.fromkeys(ASKED, 0), dict.fromkeys(ASKED, 0.0)
MINUTE = 60
_said = [time.monotonic()]


def act(raw: bytes) -> None:
    """Give an input to its piece."""
    name = ASKED[raw[0] % len(ASKED)] if raw else ASKED[0]
    began = time.process_time()
    try:
        PIECES[name][0](raw[1:])
    finally:
        COUNTS[name] += 1
        SPENT[name] += time.process_time() - began
    if time.monotonic() - _said[0] > MINUTE:
        _said[0] = time.monotonic()
        sys.stderr.write(f"pieces {' '.join(f'{one} {COUNTS[one]} in {SPENT[one]:.0f} s;' for one in ASKED)}\n")


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    assert subprocess.run(["git", "--version"], capture_output=True, check=False).returncode == 0
    with tempfile.TemporaryDirectory() as corpus:
        for number, name in enumerate(ASKED):
            for at, seed in enumerate(PIECES[name][1]()):
                (Path(corpus) / f"{name}{at}").write_bytes(bytes([number]) + seed)
        atheris.Setup([*sys.argv, corpus], act)
        atheris.Fuzz()
