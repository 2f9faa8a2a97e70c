r"""Commands that authors define with `\newcommand`, `\def` and the like, replaced before typesetting.

The converter never sees a definition: endless nesting is limited here.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from calcgraph.files import own_text
from calcgraph.tex.tokens import argument, option, placed_tokens, skip_blanks

MAX_STEPS = 5_000
"""Tokens that the commands of one formula may put into it."""

_NUMBER = re.compile(r"[0-9]")


class Macro(Struct, frozen=True):
    """The replacement of a command."""

    body: tuple[str, ...]
    parameters: int = 0
    default: tuple[str, ...] | None = None
    """The default of the first parameter, if it is not given in square brackets; None if it is required."""
    is_final: bool = False
    r"""True if the body is never replaced again: the old meaning that `\let` keeps."""


Macros: TypeAlias = Mapping[str, Macro]
"""By command, with its backslash."""


class ExpandedFormula(Struct, frozen=True):
    """A formula in which every defined command is replaced."""

    tokens: tuple[str, ...]
    macros: Macros
    """The given macros, with the definitions of this formula; the same object if it does not define any."""
    problem: str = ""
    steps: int = 0
    """Tokens that the commands put into the formula."""


def expand(written: Sequence[str], macros: Macros) -> ExpandedFormula:
    """Return the tokens with all definitions removed and applied."""
    tokens, at, known, steps = list(written), 0, macros, 0
    own: dict[str, Macro] | None = None  # copied once: a formula may define thousands
    while at < len(tokens):
        token = tokens[at]
        macro = known.get(token)
        if macro is None and token in _DEFINING:
            found = _defined(tokens, at, known)
            if isinstance(found, str):
                return ExpandedFormula((), known, found)
            name, made, end = found
            known = own = {**known} if own is None else own
            own[name] = made
            del tokens[at:end]
        elif macro is None or macro.is_final:
            if macro is None:
                at += 1
                continue
            steps += len(macro.body)
            if steps > MAX_STEPS:
                return ExpandedFormula((), known, f"`{token}` expands to more than {MAX_STEPS} characters", steps)
            tokens[at : at + 1] = macro.body
            at += len(macro.body)
        else:
            replaced = _replaced(macro, tokens, at + 1)
            if replaced is None:
                return ExpandedFormula(
                    (), known, f"`{token}` is without one of its {macro.parameters} arguments", steps
                )
            body, end = replaced
            steps += len(body) + 1
            if steps > MAX_STEPS:
                return ExpandedFormula((), known, f"`{token}` expands to more than {MAX_STEPS} characters", steps)
            tokens[at:end] = body
    return ExpandedFormula(tuple(tokens), known, "", steps)


def read_macros(text: str) -> tuple[Macros, tuple[tuple[int, str], ...]]:
    """Return the definitions of a file, whatever else is in it, and the errors with their offsets."""
    placed = placed_tokens(text)
    tokens = [token for token, _ in placed]
    known: dict[str, Macro] = {}
    problems: list[tuple[int, str]] = []
    at = 0
    while at < len(tokens):
        found = _defined(tokens, at, known) if tokens[at] in _DEFINING else None
        if isinstance(found, str):
            problems.append((placed[at][1], found))
        elif found:
            known[found[0]] = found[1]
        at = found[2] if found and not isinstance(found, str) else at + 1
    return known, tuple(problems)


@cache
def standard_macros() -> Macros:
    """Commands that the converter lacks, said with those that it has."""
    return read_macros(own_text(Path(__file__).with_name("standard.tex")))[0]


def _replaced(macro: Macro, tokens: Sequence[str], at: int) -> tuple[list[str], int] | None:
    """The body with the arguments that begin at a place, and where they end; None where one is missing."""
    given: list[Sequence[str]] = []
    if macro.default is not None:
        found, at = option(tokens, at)
        given.append(macro.default if found is None else found)
    while len(given) < macro.parameters:
        read = argument(tokens, at)
        if read is None:
            return None
        given.append(read[0])
        at = read[1]
    body: list[str] = []
    for token in macro.body:
        number = int(token[1]) if len(token) == 2 and token[0] == "#" else 0
        body += given[number - 1] if 0 < number <= len(given) else [token]
        if len(body) > MAX_STEPS:
            break
    return body, at


def _defined(tokens: list[str], at: int, known: Macros) -> tuple[str, Macro, int] | str:
    """Return the name, the meaning and the end of the definition at a position, or the error in it."""
    command, at = tokens[at], skip_blanks(tokens, at + 1)
    star = ["*"] if tokens[at : at + 1] == ["*"] else []
    read = argument(tokens, at + len(star))
    name = "".join(read[0]).strip() if read else ""
    if read is None or not name.startswith("\\") or len(name) < 2:
        return f"`{command}` needs the name of a command to define"
    made = _DEFINING[command](tokens, read[1], known, star)
    if made is None:
        return f"calcgraph cannot read the definition of `{name}` in `{command}`"
    return name, *made


MacroReading: TypeAlias = tuple[Macro, int] | None


def _new_command(tokens: list[str], at: int, _known: Macros, _star: list[str]) -> MacroReading:
    count, at = option(tokens, at)
    default, at = option(tokens, at)
    written = "".join(count or ["0"]).strip()
    body = argument(tokens, at)
    if body is None or not _NUMBER.fullmatch(written):
        return None
    return Macro(tuple(body[0]), int(written), None if default is None else tuple(default)), body[1]


def _def(tokens: list[str], at: int, _known: Macros, _star: list[str]) -> MacroReading:
    parameters = 0
    at = skip_blanks(tokens, at)
    while at < len(tokens) and tokens[at] == f"#{parameters + 1}":
        parameters += 1
        at = skip_blanks(tokens, at + 1)
    body = argument(tokens, at) if tokens[at : at + 1] == ["{"] else None
    return (Macro(tuple(body[0]), parameters), body[1]) if body else None


def _let(tokens: list[str], at: int, known: Macros, _star: list[str]) -> MacroReading:
    at = skip_blanks(tokens, at)
    at += tokens[at : at + 1] == ["="]
    meant = argument(tokens, at)
    if meant is None or len(meant[0]) != 1:
        return None
    return known.get(meant[0][0], Macro(tuple(meant[0]), is_final=True)), meant[1]


def _operator(tokens: list[str], at: int, _known: Macros, star: list[str]) -> MacroReading:
    body = argument(tokens, at)
    return (Macro(("\\operatorname", *star, "{", *body[0], "}")), body[1]) if body else None


_DEFINING: Mapping[str, Callable[[list[str], int, Macros, list[str]], MacroReading]] = {
    **dict.fromkeys(("\\newcommand", "\\renewcommand", "\\providecommand"), _new_command),
    **dict.fromkeys(("\\def", "\\gdef", "\\edef", "\\xdef"), _def),
    "\\let": _let,
    "\\DeclareMathOperator": _operator,
}
