"""Callouts of Obsidian as admonitions of the host."""

import re

_NAMES = {
    "summary": "abstract",
    "tldr": "abstract",
    "todo": "info",
    "hint": "tip",
    "important": "tip",
    "check": "success",
    "done": "success",
    "help": "question",
    "faq": "question",
    "caution": "warning",
    "attention": "warning",
    "fail": "failure",
    "missing": "failure",
    "error": "danger",
    "cite": "quote",
}
"""Other names of Obsidian's callouts, by the name Material has a colour for."""
_FOLDS = {"": "!!!", "-": "???", "+": "???+"}


def admonition(callout: re.Match[str]) -> str:
    """Return the opening line of an admonition for a `CALLOUT`; without a title, the title is its kind."""
    kind = callout[1].lower()
    title = callout[3].strip() or kind.replace("-", " ").capitalize()
    return f'{_FOLDS[callout[2]]} {_NAMES.get(kind, kind)} "{title}"'
