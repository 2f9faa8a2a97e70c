"""Commands: the value of an expression in a note, and the position of the note in the built site."""

from collections.abc import Sequence

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcInvalidParams

from calcgraph.hosts.editor.places import spot_of
from calcgraph.hosts.editor.server import Server, server
from calcgraph.hosts.editor.words import cut
from calcgraph.vault.own_pages import place_of

EVALUATE, PAGE = "calcgraph.evaluate", "calcgraph.page"
SITE = "http://127.0.0.1:8000/"
"""The address at which `mkdocs serve` shows the site."""


@server.command(EVALUATE)
async def evaluate(ls: Server, uri: str, expression: str) -> dict[str, str]:
    """The value of an expression in the names of a note, `tps with gpu=b200` or `solve tps = 50 tok/s for n`.

    `{"value": "114 tok/s"}` or `{"problem": "…"}`.
    """
    session_and_note = await ls.found(_text(uri))
    if session_and_note is None:
        return {"problem": "this file is not a note of a vault"}
    session, note = session_and_note
    value, problem = session.tried(note, _text(expression))
    return {"value": cut(value)} if value else {"problem": cut(problem)}


@server.command(PAGE)
async def page(ls: Server, uri: str, line: int = 0) -> dict[str, str]:
    """The address of a place of a note in the site that `mkdocs serve` shows: `{"page": "http://…/notes/a/#part"}`."""
    session_and_note = await ls.found(_text(uri))
    if session_and_note is None:
        return {"problem": "this file is not a note of a vault"}
    _, note = session_and_note
    spot = spot_of(note.source, lsp.Position(line if isinstance(line, int) else 0, 0), ls.encoding)
    above = [heading for heading in note.headings if heading.span.line <= spot.line]
    place = place_of(note.id)
    return {"page": SITE + ("" if place == "." else f"{place}/") + (f"#{above[-1].slug}" if above else "")}


def _text(given: object) -> str:
    if not isinstance(given, str):
        raise JsonRpcInvalidParams("a text is expected")
    return given


COMMANDS: Sequence[str] = (EVALUATE, PAGE)
