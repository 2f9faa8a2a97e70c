"""The text after `](`: the destination of a Markdown link, and its title."""

import re

MAX_NESTING = 8
"""Deeper brackets in a destination and images in images are text; keeps every scan linear."""

_ANGLE = re.compile(r"[ \t\n]*<([^<>\n]*)>")
_IN_TARGET = re.compile(r"\\.|[()]|\n[ \t]*\n|(?<=[ \t\n])[\"']", re.DOTALL)
_TITLE_END = re.compile(r"[ \t\n]*\)")


def read_destination(text: str, at: int, end: int) -> tuple[str, str, int] | None:
    """Return the destination, title and end of the text after `](`; None if it is not a link."""
    angle = _ANGLE.match(text, at, end)
    written, start = (angle[1], angle.end()) if angle else (None, at)
    depth = 0
    while found := _IN_TARGET.search(text, start, end):
        start = found.end()
        sign = found[0][0]
        if sign == "\n" or depth > MAX_NESTING:
            return None
        if sign == "(":
            depth += 1
        elif sign == ")" and depth:
            depth -= 1
        elif sign == ")":
            return _target(written, text[angle.end() if angle else at : found.start()], start)
        elif sign in "\"'" and depth == 0:
            titled = _read_title(text, start, end, sign)
            if titled is not None:
                title, after = titled
                return _target(written, text[angle.end() if angle else at : start - 1], after, title)
    return None


def _target(written: str | None, rest: str, end: int, title: str = "") -> tuple[str, str, int] | None:
    if written is None:
        return rest.strip(), title, end
    return None if rest.strip() else (written, title, end)


def _read_title(text: str, start: int, end: int, quote: str) -> tuple[str, int] | None:
    close = text.find(quote, start, end)
    while close > 0:
        closed = _TITLE_END.match(text, close + 1, end)
        if closed:
            return text[start:close].replace("\\" + quote, quote), closed.end()
        if text[close - 1] != "\\":
            return None
        close = text.find(quote, close + 1, end)
    return None
