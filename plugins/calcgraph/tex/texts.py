"""Words in formulas: the converter reads plain ones, writers put formulas and colours between them."""

from collections.abc import Sequence

from calcgraph.tex.tokens import argument

_COLOURED = frozenset({"\\textcolor", "\\color"})
_SPACES = frozenset({"\\,", "\\;", "\\:", "\\!", "\\ ", "~", " "})

_NOT_IN_TAGS = frozenset("$%{}'")
_SCRIPTS = frozenset({"_", "^", "{", "}"})

_CIRCLES = {
    **{chr(65 + number): chr(0x24B6 + number) for number in range(26)},
    **{chr(97 + number): chr(0x24D0 + number) for number in range(26)},
    **{str(number): chr(0x245F + number) for number in range(1, 21)},
    "0": "⓪",
}


def rewritten_text(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""`\text{a $x$ b}` as `{\text{a }x\text{ b}}`; an operator that is more than letters as one that holds math."""
    command, start = tokens[at], at + 1
    star = tokens[start : start + 1] if tokens[start : start + 1] == ["*"] else []
    read = argument(tokens, start + len(star))
    if read is None:
        return [command], at + 1
    inside, end = _with_circles(read[0]), read[1]
    if command in ("\\operatorname", "\\mathrm"):
        return [*_operator(command, star, inside)], end
    pieces = _pieces(command, inside)
    return (["{", *pieces, "}"] if pieces else [command, "{", *inside, "}"]), end


def rewritten_lap(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""`\llap{word}` as words, `\llap{\iint}` as mathematics; neither is moved."""
    read = argument(tokens, at + 1)
    if read is None:
        return [tokens[at]], at + 1
    is_math = any(token[0] == "\\" or token in ("^", "_") for token in read[0]) and "$" not in read[0]
    if is_math:
        return ["{", *read[0], "}"], read[1]
    return ["{", *(_pieces("\\text", read[0]) or ["\\text", "{", *read[0], "}"]), "}"], read[1]


def rewritten_circle(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""`\textcircled{A}` as the letter in a circle."""
    read = argument(tokens, at + 1)
    shown = _CIRCLES.get("".join(read[0])) if read else None
    return (["\\text", "{", shown, "}"], read[1]) if read and shown else ([tokens[at]], at + 1)


def _with_circles(inside: list[str]) -> list[str]:
    if "\\textcircled" not in inside:
        return inside
    made: list[str] = []
    at = 0
    while at < len(inside):
        read = argument(inside, at + 1) if inside[at] == "\\textcircled" else None
        shown = _CIRCLES.get("".join(read[0])) if read else None
        made.append(shown or inside[at])
        at = read[1] if read and shown else at + 1
    return made


def is_plain_tag(inside: Sequence[str]) -> bool:
    r"""Return whether the converter reads the text in a `\tag`: words without formulas, and no star."""
    return inside != ["*"] and all(one.isascii() and one not in _NOT_IN_TAGS and one[0] != "\\" for one in inside)


def rewritten_tag(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""Return `\tag{$*$}` and `\tag*{...}` as text for the end of the line; a plain tag stays for the converter."""
    star = tokens[at + 1 : at + 2] == ["*"]
    read = argument(tokens, at + 1 + star)
    if read is None:
        return [tokens[at]], at + 1
    if is_plain_tag(read[0]) and not star:
        return [tokens[at]], at + 1
    words = _pieces("\\text", read[0]) or ["\\text", "{", *read[0], "}"]
    around = ([], []) if star else (["\\text", "{", "(", "}"], ["\\text", "{", ")", "}"])
    return ["\\qquad", "{", *around[0], *words, *around[1], "}"], read[1]


def _operator(command: str, star: list[str], inside: list[str]) -> list[str]:
    is_plain = all((token[0] != "\\" or token in _SPACES) and token not in _SCRIPTS for token in inside)
    if is_plain or command == "\\mathrm":
        return [command, *star, "{", *inside, "}"]
    return ["\\mathop", "{", *inside, "}"]


def _pieces(command: str, inside: list[str]) -> list[str]:
    """The words and the formulas between them; nothing where there are words only."""
    if not any(token == "$" or token in _COLOURED for token in inside):
        return []
    made: list[str] = []
    words: list[str] = []
    at = 0

    def put() -> None:
        if words:
            made.extend((command, "{", *words, "}"))
            words.clear()

    while at < len(inside):
        token = inside[at]
        close = inside.index("$", at + 1) if token == "$" and "$" in inside[at + 1 :] else 0
        colour = argument(inside, at + 1) if token == "\\textcolor" else None
        shown = argument(inside, colour[1]) if colour else None
        if close:
            put()
            made += ["{", *inside[at + 1 : close], "}"]
            at = close + 1
        elif colour and shown:
            put()
            made += ["\\textcolor", "{", *colour[0], "}", "{", command, "{", *shown[0], "}", "}"]
            at = shown[1]
        elif token == "\\color" and (colour := argument(inside, at + 1)):
            at = colour[1]
        else:
            words.append(token)
            at += 1
    put()
    return made
