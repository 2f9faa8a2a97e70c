"""A client's messages, repaired before a library reads it: one broken message must not block all others."""

import json
import os
import re
import threading
from collections import deque
from typing import IO

LONGEST = 64 * 2**20
"""Bytes of a message; a text that an editor has open is no longer than 4 MiB."""
LONGEST_LINE = 8192
"""Bytes of one line of a header."""
_LENGTH = re.compile(rb"content-length:[ \t]*([0-9]{1,12})[ \t]*\r?\n?$", re.IGNORECASE)
_NOWHERE = "calcgraph/without-params"
_WITHOUT = frozenset({"shutdown", "exit", "initialized"})
"""Methods that are valid without `params`."""
_REPLIES = frozenset({"result", "error"})
_NUMBERS = (str, int, type(None))
"""The types that the number of a request may have."""


class MessageStream:
    """A stream of messages with headers, of which only those are passed on that can be read.

    It stands in the place of standard input and is read by lines and by lengths, as that is.
    """

    def __init__(self, source: IO[bytes]) -> None:
        """`source` is the stream that the client writes to."""
        self._source = source
        self.is_waiting = False
        """True from the arrival of a message until it is handled: then the next one is asked for."""
        self._lines: deque[bytes] = deque()
        self._body = b""

    def readline(self) -> bytes:
        """Return the next line of a header that we have written; empty at the end."""
        if not self._lines:
            self.is_waiting = False
            found = self._next()
            self.is_waiting = True
            if found is None:
                return b""
            self._body = found
            self._lines += [b"Content-Length: %d\r\n" % len(found), b"\r\n"]
        return self._lines.popleft()

    def read(self, count: int) -> bytes:
        """Return the message of the announced length."""
        found, self._body = self._body[:count], self._body[count:]
        return found

    def _next(self) -> bytes | None:
        """Return the next message that can be read, mended; None at the end."""
        while (length := self._length()) is not None:
            body = self._source.read(length) if length <= LONGEST else self._pass_by(length)
            mended = mended_request(body)
            if mended:
                return mended
        return None

    def _length(self) -> int | None:
        """Return the length in the next header, after any message whose header has no length; None at the end."""
        length, is_whole = 0, True
        while line := self._source.readline(LONGEST_LINE):
            said = _LENGTH.search(line) if is_whole else None
            is_whole = line.endswith(b"\n")
            if said:
                length = int(said[1])
            elif length and not line.strip():
                return length
        return None

    def _pass_by(self, length: int) -> bytes:
        while length > 0 and (some := self._source.read(min(length, 2**20))):
            length -= len(some)
        return b""


def mended_request(body: bytes) -> bytes:
    """Return a message of JSON-RPC with valid characters; empty for anything but a message.

    A request without a method or without `params` becomes one for a missing method, so that it is answered.
    """
    message = _read(body)
    if not isinstance(message, dict):
        return b""
    method, number = message.get("method"), message.get("id")
    is_reply = number is not None and "method" not in message and not message.keys().isdisjoint(_REPLIES)
    is_whole = isinstance(method, str) and (method in _WITHOUT or isinstance(message.get("params"), dict))
    if "id" in message and not isinstance(number, _NUMBERS):
        return b""  # it could not be answered
    if not is_reply and not is_whole:
        if "id" not in message:
            return b""
        name = method[:80] if isinstance(method, str) else ""
        message = {"jsonrpc": "2.0", "id": number, "method": f"{_NOWHERE}/{name}", "params": {}}
    return _written(message)


def mended_line(line: bytes) -> bytes:
    """Return a line of JSON in which each character is one; the line itself where it is not JSON."""
    message = _read(line)
    return line if message is None else _written(message) + b"\n"


def _read(text: bytes) -> object:
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError, MemoryError):  # also a number of more digits than Python reads
        return None
    return found


def _written(message: object) -> bytes:
    """JSON again, a question mark for each half of a character that stands alone."""
    try:
        return json.dumps(message, ensure_ascii=False, allow_nan=False).encode("utf-8", "replace")
    except (ValueError, RecursionError):
        return b""


def mend_standard_input() -> None:
    """Put a pipe in the place of standard input, through which each line comes mended."""
    source = os.fdopen(os.dup(0), "rb")
    outlet, inlet = os.pipe()
    os.dup2(outlet, 0)
    os.close(outlet)

    def pump() -> None:
        with source, os.fdopen(inlet, "wb", buffering=0) as out:
            try:
                while line := source.readline(LONGEST):
                    out.write(mended_line(line))
            except OSError:  # the server has ended
                return

    threading.Thread(target=pump, daemon=True).start()
