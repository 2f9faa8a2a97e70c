"""Patterns of files that take too long to try: each further `*` multiplies the ways in which a path can be read."""

MOST = 3
"""Stars in one part of a path, and parts `**`: what paths need, and little enough for the longest path."""
REFUSED = f"`*` more than {MOST} times in one part of a path, or `**` more than {MOST} times"


def is_too_wild(pattern: str) -> bool:
    """Whether a pattern of `exclude_docs` or `draft_docs` has more stars than any path needs."""
    parts = pattern.split("/")
    return parts.count("**") > MOST or any(part != "**" and part.count("*") > MOST for part in parts)


def without_wild(patterns: str) -> tuple[str, tuple[str, ...]]:
    """The lines that can be used, and those that cannot."""
    lines = patterns.splitlines()
    return "\n".join(line for line in lines if not is_too_wild(line)), tuple(filter(is_too_wild, lines))
