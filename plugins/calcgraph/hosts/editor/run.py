"""Starts the server with all its answers."""

import logging
import sys
from types import TracebackType

from pygls.exceptions import JsonRpcException

from calcgraph.hosts.editor.answers import asking, changing, colours, documents, hierarchy, overview, pointer
from calcgraph.hosts.editor.server import server
from calcgraph.hosts.messages import MessageStream

ANSWERS = (documents, pointer, overview, hierarchy, changing, asking, colours)
"""The modules whose import gives the server its answers."""


TRACEBACK = "Traceback (most recent call last):"
"""The line before the calls that led to an error; the library logs one for each message that it cannot read."""


class ShortLog(logging.Formatter):
    """Formats the log of a broken message in two lines; a fault of the server keeps its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record, without a traceback that is part of its message."""
        text = super().format(record)
        return text.partition("\n")[0] if not record.exc_info and TRACEBACK in text else text

    def formatException(  # noqa: N802 - as the library calls it
        self, ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
    ) -> str:
        """Return the text that follows the line of the log."""
        return f"({ei[1]})" if isinstance(ei[1], JsonRpcException) else super().formatException(ei)


def run(*, trusted: bool) -> None:
    """Serve over standard input and output until the client ends it; only a `trusted` vault reads all its files."""
    handler = logging.StreamHandler()
    handler.setFormatter(ShortLog())
    logging.getLogger("pygls").addHandler(handler)
    server.vaults.trusted = trusted
    server.stream = MessageStream(sys.stdin.buffer)
    server.start_io(server.stream)  # type: ignore[arg-type]  # which is read by lines and lengths only
