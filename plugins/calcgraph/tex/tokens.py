"""TeX as a list of tokens: commands, braces, parameters, spaces, single characters."""

import re
from collections.abc import Iterable, Sequence

_TOKEN = re.compile(r"(\\[A-Za-z]+)[ \t\n]*|\\(?:.|\n)|(%[^\n]*\n?[ \t]*)|#\d|[ \t\n]+|[^\\]", re.DOTALL)
"""A command of letters includes the spaces after it, a comment its line end; a last backslash is ignored."""
STARRED = frozenset({"\\operatorname", "\\tag"})
"""The commands that mean something else with a star after them."""


def read_tokens(text: str) -> list[str]:
    r"""Return the tokens of a text, without comments; every run of spaces is one.

    >>> read_tokens(r"\frac ab % half")
    ['\\frac', 'a', 'b', ' ']
    """
    return [token for token, _ in placed_tokens(text)]


def placed_tokens(text: str) -> list[tuple[str, int]]:
    """The same with the offset where each begins."""
    found = []
    for match in _TOKEN.finditer(text):
        if match[2] is None:
            token = match[1] or match[0]
            found.append((" " if token.isspace() else "\\ " if token == "\\\n" else token, match.start()))
    return found


def join_tokens(tokens: Iterable[str]) -> str:
    """Return the TeX of tokens, with a space between a command and text that would otherwise extend its name."""
    pieces: list[str] = []
    for token in tokens:
        before = pieces[-1] if pieces else ""
        if is_command(before) and (token[0].isalpha() or (token == "*" and before not in STARRED)):
            pieces.append(" ")
        pieces.append(token)
    return "".join(pieces)


def is_command(token: str) -> bool:
    """Return whether a token is a backslash with letters."""
    return len(token) > 1 and token[0] == "\\" and token[1].isalpha()


def skip_blanks(tokens: Sequence[str], at: int) -> int:
    """Return the position of the next token that is not a space."""
    while at < len(tokens) and tokens[at] == " ":
        at += 1
    return at


def argument(tokens: Sequence[str], at: int) -> tuple[list[str], int] | None:
    """Return the argument that begins at a position, without its braces, and its end; None if there is no argument."""
    at = skip_blanks(tokens, at)
    if at >= len(tokens) or tokens[at] == "}":
        return None
    if tokens[at] != "{":
        return [tokens[at]], at + 1
    end = _closing(tokens, at, "{", "}")
    return (list(tokens[at + 1 : end]), end + 1) if end else None


def option(tokens: Sequence[str], at: int) -> tuple[list[str] | None, int]:
    """Return the tokens in square brackets at a position, None if there are no brackets, and their end."""
    first = skip_blanks(tokens, at)
    if first >= len(tokens) or tokens[first] != "[":
        return None, at
    end = _closing(tokens, first, "[", "]")
    return (list(tokens[first + 1 : end]), end + 1) if end else (None, at)


def _closing(tokens: Sequence[str], at: int, opens: str, closes: str) -> int:
    """Return the position of the delimiter that closes what opens at `at`, or 0."""
    depth = braces = 0
    for place in range(at, len(tokens)):
        token = tokens[place]
        if token == opens and not braces:
            depth += 1
        elif token == closes and not braces:
            depth -= 1
            if depth == 0:
                return place
        elif token == "{":
            braces += 1
        elif token == "}":
            braces -= 1
    return 0
