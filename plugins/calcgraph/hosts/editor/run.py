"""Starts the server with all its answers."""

from calcgraph.hosts.editor.answers import asking, changing, colours, documents, hierarchy, overview, pointer
from calcgraph.hosts.editor.server import server

ANSWERS = (documents, pointer, overview, hierarchy, changing, asking, colours)
"""The modules whose import gives the server its answers."""


def run() -> None:
    """Serve over standard input and output until the client ends it."""
    server.start_io()
