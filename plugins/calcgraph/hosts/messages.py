"""A client's messages, repaired before a library reads it: one broken message must not block all others."""

import json
import math
import os
import re
import threading
from collections import deque
from collections.abc import Iterable
from typing import IO

LONGEST = 64 * 2**20
"""Bytes of a message; a text that an editor has open is no longer than 4 MiB."""
LONGEST_LINE = 8192
"""Bytes of one line of a header."""
MOST_LEVELS = 64
"""Lists and objects in each other; the libraries of the servers read about 200, and give no answer beyond."""
MOST_DIGITS = 400
"""Digits of a whole number; Python reads 4,300."""
_LENGTH = re.compile(rb"content-length:[ \t]*([0-9]{1,12})[ \t]*\r?\n?$", re.IGNORECASE)
_NUMBER = re.compile(rb'[{,]\s*"id"\s*:\s*([0-9]{1,15}|"[^"\\]{1,100}")')
"""The number of a request that cannot be read."""
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
    is_whole = is_whole and not _is_deep(message)
    if "id" in message and not isinstance(number, _NUMBERS):
        return b""  # it could not be answered
    if not is_reply and not is_whole:
        if "id" not in message:
            return b""
        name = method[:80] if isinstance(method, str) else ""
        message = {"jsonrpc": "2.0", "id": number, "method": f"{_NOWHERE}/{name}", "params": {}}
    return _written(message)


def mended_line(line: bytes) -> bytes:
    """Return a line of JSON in which each character is one; the line itself where it is not JSON.

    A request that cannot be read, or is too deep, becomes one for a missing method, so that it is answered.
    """
    message = _read(line)
    unread = _NUMBER.search(line, 0, LONGEST_LINE) if message is None else None
    if unread or (isinstance(message, dict) and "method" in message and _is_deep(message)):
        number = _read(unread[1]) if unread else message.get("id") if isinstance(message, dict) else None
        message = {"jsonrpc": "2.0", "id": number, "method": _NOWHERE, "params": {}}
    return line if message is None else _written(message) + b"\n"


def _is_deep(message: object) -> bool:
    """Return whether lists and objects are in each other more than `MOST_LEVELS` deep."""
    level = [message]
    for _ in range(MOST_LEVELS):
        level = [below for one in level for below in _parts(one) if isinstance(below, dict | list)]
        if not level:
            return False
    return True


def _parts(one: object) -> Iterable[object]:
    return one.values() if isinstance(one, dict) else one if isinstance(one, list) else ()


def _integer(text: str) -> int | str:
    """Return a whole number; a text where it has more digits than any number of ours, which no parameter takes."""
    return int(text) if len(text) <= MOST_DIGITS else f"a number of {len(text)} digits"


def _float(text: str) -> float | str:
    """Return a number; a text where it is too large, since it could not be passed on."""
    return found if math.isfinite(found := float(text)) else f"a number of {len(text)} characters"


def _read(text: bytes) -> object:
    try:
        found: object = json.loads(text, parse_int=_integer, parse_float=_float, parse_constant=str)
    except (ValueError, RecursionError, MemoryError):
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
