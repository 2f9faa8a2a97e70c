"""Reports of `calcgraph check` with one line for each message, as tests compare them."""

import re

_EXCERPT = re.compile(r"^ +\d* \|.*\n", re.MULTILINE)
_LABEL = re.compile(r"\n  (?:fix|why): ")


def in_lines(report: str) -> str:
    """Return a report without excerpts, with each fix and reason after the message it belongs to."""
    return _LABEL.sub("; ", _EXCERPT.sub("", report))
