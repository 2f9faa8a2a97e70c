"""Keys of typed links: `builds-on:: [[note]]` on a line, `(builds-on:: [[note]])` inside one."""

import re

_KEY = re.compile(
    r"(?P<open>[(\[]?)(?P<mark>\*\*|__|\*|_|)(?P<key>[^\W\d_][\w /-]{0,60}?)(?:(?P=mark)::|::(?P=mark))[ \t]*$"
)
KEY_WINDOW = 80
"""Characters before a link in which its key is looked for."""


def key_before(text: str, start: int, at: int) -> re.Match[str] | None:
    """The key that is before the link at `at` of a paragraph from `start`: first in its line, or in a bracket."""
    line = max(start, text.rfind("\n", start, at) + 1)
    found = _KEY.search(text, max(line, at - KEY_WINDOW), at)
    if found is None or found["open"] or not text[line : found.start()].strip():
        return found
    return None


def relation_name(key: str) -> str:
    """The name of a relation as keys write it: `Builds on` is `builds-on`."""
    return "-".join(key.lower().split())


def relation_label(key: str) -> str:
    """A key as a reader sees it: `builds-on` is `builds on`."""
    return key.strip().replace("-", " ").replace("_", " ")
