"""Starts the server with all its answers."""

import sys

from calcgraph.hosts.editor.answers import asking, changing, colours, documents, hierarchy, overview, pointer
from calcgraph.hosts.editor.server import server
from calcgraph.hosts.messages import MessageStream

ANSWERS = (documents, pointer, overview, hierarchy, changing, asking, colours)
"""The modules whose import gives the server its answers."""


def run(*, trusted: bool) -> None:
    """Serve over standard input and output until the client ends it; only a `trusted` vault reads all its files."""
    server.vaults.trusted = trusted
    server.stream = MessageStream(sys.stdin.buffer)
    server.start_io(server.stream)  # type: ignore[arg-type]  # which is read by lines and lengths only
