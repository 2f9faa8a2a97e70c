r"""Commutative diagrams of `\begin{CD}` as arrays: objects in one row, vertical arrows in the next."""

from collections.abc import Mapping, Sequence

from calcgraph.tex.tokens import argument

_BEGIN = ["{", "C", "D", "}"]
_ACROSS: Mapping[str, str] = {">": "\\xrightarrow", "<": "\\xleftarrow"}
_DOWN: Mapping[str, str] = {"V": "\\downarrow", "A": "\\uparrow"}
_ENDS = frozenset({"\\\\", "\\cr"})
_SIGNS: Mapping[str, list[str]] = {
    "=": ["\\xlongequal", "{", "}"],
    "|": ["\\Big", "\\|"],
    "\\vert": ["\\Big", "\\|"],
    ".": [],
}
"""Signs without a label; a dot keeps the place free."""

_Cells = list[list[str]]


def read_diagrams(tokens: Sequence[str]) -> list[str]:
    r"""Return the tokens with each diagram as an array; one that cannot be read stays as it is.

    >>> "".join(read_diagrams(["\\begin", *"{CD}A@>>>B", "\\end", *"{CD}"]))
    '\\begin{array}{ccc}A&\\xrightarrow[]{}&B\\end{array}'
    """
    out: list[str] = []
    at = 0
    while at < len(tokens):
        end = _end_of(tokens, at) if tokens[at] == "\\begin" and list(tokens[at + 1 : at + 5]) == _BEGIN else 0
        rows = _rows(tokens[at + 5 : end]) if end else None
        if rows is None:
            out.append(tokens[at])
            at += 1
            continue
        width = max(map(len, rows), default=1)
        out += ["\\begin", *"{array}{", *"c" * width, "}"]
        for number, row in enumerate(rows):
            out += ["\\\\"] if number else []
            for column, cell in enumerate(row):
                out += ["&", *cell] if column else cell
        out += ["\\end", *"{array}"]
        at = end + 5
    return out


def _end_of(tokens: Sequence[str], at: int) -> int:
    r"""Return where the `\end` of a diagram is, or 0; a diagram holds no other."""
    for place in range(at + 1, len(tokens)):
        if tokens[place] == "\\end":
            return place if list(tokens[place + 1 : place + 5]) == _BEGIN else 0
        if tokens[place] == "\\begin":
            return 0
    return 0


def _rows(tokens: Sequence[str]) -> list[_Cells] | None:
    """Return the rows by their cells; None if something in them is not of a diagram."""
    rows: list[_Cells] = []
    cells: _Cells = [[]]
    is_down = False
    at = depth = 0
    while at <= len(tokens):
        token = tokens[at] if at < len(tokens) else "\\\\"
        depth += (token == "{") - (token == "}")
        if depth == 0 and token in _ENDS:
            if is_down and any("".join(cell).strip() for cell in cells[::2]):
                return None
            if not (at == len(tokens) and not "".join(cells[-1]).strip() and len(cells) == 1):
                rows.append(cells[1:-1] if is_down else cells)
            cells, is_down = [[]], False
        elif depth == 0 and token == "@":
            arrow = _arrow(tokens, at + 1)
            if arrow is None:
                return None
            made, at, stands = arrow
            is_down = is_down or stands
            cells += [made, []]
            continue
        elif depth == 0 and token == "&":
            return None
        else:
            cells[-1].append(token)
        at += 1
    return rows


def _arrow(tokens: Sequence[str], at: int) -> tuple[list[str], int, bool] | None:
    """Return an arrow, its end, and whether it is vertical."""
    sign = tokens[at] if at < len(tokens) else ""
    if sign in _SIGNS:
        return _SIGNS[sign], at + 1, sign in ("|", "\\vert")
    first = _label(tokens, at + 1, sign)
    second = _label(tokens, first[1], sign) if first else None
    if first is None or second is None:
        return None
    above, below = first[0], second[0]
    if sign in _ACROSS:
        return [_ACROSS[sign], "[", *below, "]", "{", *above, "}"], second[1], False
    if sign not in _DOWN:
        return None
    beside = [["{", "\\scriptstyle", " ", *label, "}"] for label in (above, below)]
    room = [["\\phantom", "{", *one, "}"] for one in beside]  # so that the arrow is below its object
    made = [*room[1], *beside[0], "\\Big", _DOWN[sign], *beside[1], *room[0]]
    return (made if above or below else ["\\Big", _DOWN[sign]]), second[1], True


def _label(tokens: Sequence[str], at: int, sign: str) -> tuple[list[str], int] | None:
    """Return a label of an arrow, which the character of the arrow ends, and its end."""
    found: list[str] = []
    while at < len(tokens) and tokens[at] != sign:
        if tokens[at] in ("@", "\\\\"):
            return None
        read = argument(tokens, at) if tokens[at] == "{" else None
        end = read[1] if read else at + 1
        found += tokens[at:end]
        at = end
    return (found, at + 1) if at < len(tokens) else None
