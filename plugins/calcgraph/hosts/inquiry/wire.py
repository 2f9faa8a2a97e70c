"""Pages of an answer, and its text: JSON in which nothing that a note says looks like markup of a client."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from calcgraph.documents import inert

MOST = 4000
"""Characters of an answer."""
LONG = 600
"""Characters of one text in an answer."""
FIRST = 5
"""Entries of a list that are kept as long as there are longer ones."""

Answer: TypeAlias = Mapping[str, object]

_TAG = re.compile(r"<(?=[A-Za-z/!?])")
"""A possible start of a tag; other characters, as in `x < 3`, stay as they are."""


def in_json(answer: Answer, part: str = "", offset: int = 0) -> str:
    """Return an answer as it is sent, up to MOST characters.

    `more` names each list and each text that is incomplete, with the `part` and the `offset` of the next call.

    >>> in_json({"found": [1, 2, 3]}, "found", 1)
    '{"found": [2, 3]}'
    """
    whole = _plain(answer)
    assert isinstance(whole, dict)
    if part or offset:
        whole, problem = _part_of(whole, part, offset)
        if problem:
            return _text({"problem": problem})
    page = _AnswerPage(whole, part, offset)
    while len(text := _text(page.shown())) > MOST and page.shorten():
        pass
    return text


def _text(found: object) -> str:
    return _TAG.sub(r"\\u003c", inert(json.dumps(found, ensure_ascii=False)))


def _plain(value: object) -> object:
    """A value of what JSON has; a text without line ends and control characters."""
    if isinstance(value, str):
        return value if value.isprintable() else "".join(sign if sign.isprintable() else " " for sign in value)
    if isinstance(value, Mapping):
        return {str(key): _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def _part_of(whole: dict[str, object], part: str, offset: int) -> tuple[dict[str, object], str]:
    """One list, mapping or text of an answer from an offset, or why it cannot be shown."""
    lists = [key for key, value in whole.items() if isinstance(value, list | dict)]
    path = part or (lists[0] if len(lists) == 1 else "")
    if not path:
        return {}, f"`offset` needs `part`, one of {', '.join(lists)}" if lists else "this answer has one page"
    found: object = whole
    for key in path.split("/"):
        if isinstance(found, dict) and key in found:
            found = found[key]
        elif isinstance(found, list) and key.isascii() and key.isdigit() and len(key) < 10 and int(key) < len(found):
            found = found[int(key)]
        else:
            names = ", ".join(key for key, value in whole.items() if isinstance(value, list | dict | str))
            return {}, f"this answer has no part `{path[:80]}`; it has {names}"
    if isinstance(found, dict):
        return {path: dict([*found.items()][max(offset, 0) :])}, ""
    return {path: found[max(offset, 0) :] if isinstance(found, list | str) else found}, ""


class _AnswerPage:
    """The part of each list and text of an answer that is shown."""

    def __init__(self, whole: dict[str, object], part: str, offset: int) -> None:
        self.whole, self.offset = whole, max(offset, 0)
        self.is_part = bool(part or offset)
        self.most = {key: len(value) for key, value in whole.items() if isinstance(value, list | dict)}
        self.inner = max(map(_longest_inside, whole.values()), default=0)
        """The most entries of each list and mapping inside the entries of others."""
        self.long = MOST // 2 if self.is_part else LONG

    def shown(self) -> dict[str, object]:
        """Return the answer as far as it is shown, with the rest counted in `more`."""
        more: dict[str, object] = {}
        found = {key: self._cut(key, value, more) for key, value in self.whole.items()}
        return {**found, "more": more} if more else found

    def _cut(self, path: str, value: object, more: dict[str, object], depth: int = 0) -> object:
        if isinstance(value, str) and len(value) > self.long:
            more[path] = self._rest(self.long, len(value), "characters", depth)
            return value[: self.long]
        if isinstance(value, list | dict):
            most = self.most.get(path, len(value)) if depth == 0 else min(self.inner, len(value))
            if most < len(value):
                more[path] = self._rest(most, len(value), "entries", depth)
            return self._entries(path, value, more, most, depth)
        return value

    def _entries(
        self, path: str, value: list[object] | dict[str, object], more: dict[str, object], most: int, depth: int
    ) -> object:
        shift = self.offset if depth == 0 and self.is_part else 0
        if isinstance(value, list):
            return [self._cut(f"{path}/{at + shift}", one, more, depth + 1) for at, one in enumerate(value[:most])]
        return {key: self._cut(f"{path}/{key}", value[key], more, depth + 1) for key in [*value][:most]}

    def _rest(self, shown: int, of: int, what: str, depth: int) -> Answer:
        before = self.offset if depth == 0 and self.is_part else 0
        return {"shown": shown, "of": of + before, "what": what, "offset": before + shown}

    def shorten(self) -> bool:
        """Show less; False if there is nothing to leave out."""
        sizes = {key: (most > FIRST, self._size(key, most)) for key, most in self.most.items() if most > 1}
        if sizes:
            key = max(sizes, key=lambda key: sizes[key])
            self.most[key] -= max(self.most[key] // 8, 1)
            return True
        if self.inner > FIRST:
            self.inner -= max(self.inner // 8, 1)
            return True
        if self.long > 1:
            self.long = self.long * 3 // 4
            return True
        return False

    def _size(self, key: str, most: int) -> int:
        value = self.whole[key]
        entries: Iterator[object] = iter(value if isinstance(value, list) else value.values())  # type: ignore[attr-defined]
        return sum(len(json.dumps(one, ensure_ascii=False)) for _, one in zip(range(most), entries, strict=False))


def _longest_inside(value: object) -> int:
    """Return the number of entries of the longest list or mapping inside a value."""
    if not isinstance(value, list | dict):
        return 0
    entries = [*value.values()] if isinstance(value, dict) else value
    inside = (max(len(one), _longest_inside(one)) for one in entries if isinstance(one, list | dict))
    return max(inside, default=0)
