"""Patterns of files that take too long to try: each further `*` multiplies the ways in which a path can be read."""

import re

MOST = 3
"""Stars in one part of a path, and parts `**`: what paths need, and little enough for the longest path."""
REFUSED = f"`*` more than {MOST} times in one part of a path, or `**` more than {MOST} times"


def is_too_wild(pattern: str) -> bool:
    """Return whether a pattern of `exclude_docs` or `draft_docs` has more stars than any path needs."""
    parts = pattern.split("/")
    return parts.count("**") > MOST or any(part != "**" and part.count("*") > MOST for part in parts)


def without_unusable(patterns: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Return the usable lines, and the unusable ones, each with its error: `has …`."""
    why = {line: _why_unusable(line) for line in patterns.splitlines()}
    usable = "\n".join(line for line in patterns.splitlines() if not why[line])
    return usable, tuple((line, said) for line, said in why.items() if said)


def _why_unusable(pattern: str) -> str:
    if is_too_wild(pattern):
        return f"has {REFUSED}"
    if not pattern.strip():
        return ""
    from pathspec.gitignore import GitIgnoreSpec  # noqa: PLC0415 - only where patterns are set

    try:
        GitIgnoreSpec.from_lines([pattern])
    except (ValueError, re.error):  # the host ends with the same, the second in a traceback
        return "is not a pattern of files"
    return ""
