"""A formula without definitions, rewritten for the converter with the same meaning."""

import re
from collections.abc import Callable, Mapping, Sequence

from calcgraph.tex.diagrams import read_diagrams
from calcgraph.tex.tables import read_as_tables
from calcgraph.tex.texts import is_plain_tag, rewritten_circle, rewritten_lap, rewritten_tag, rewritten_text
from calcgraph.tex.tokens import argument, option, skip_blanks

_SHOWN_AS = {
    "align*": "align alignat alignat* eqnarray eqnarray* flalign flalign* xalignat xalignat* xxalignat",
    "aligned": "alignedat math split",
    "equation*": "equation displaymath",
    "gather*": "gather",
    "multline*": "multline",
    "matrix": "smallmatrix",
}
_ENVIRONMENTS = {name: shown for shown, names in _SHOWN_AS.items() for name in names.split()}
"""The environments by the one that shows the same without a number: Obsidian does not number them."""
_ALIGNED = frozenset({"matrix*", "pmatrix*", "bmatrix*", "Bmatrix*", "vmatrix*", "Vmatrix*"})
"""Can say in brackets how their columns are aligned, which is not shown."""
_COUNTED = frozenset({"alignat", "alignat*", "alignedat", "xalignat", "xalignat*", "xxalignat"})
"""Say in braces how many columns there are."""
_PLACED = frozenset({"aligned", "gathered", "alignedat", "split", "array"})
"""The environments with an optional vertical alignment in brackets."""
_PLACES = frozenset({"t", "b", "c"})
_TAGGED = frozenset({"align*", "gather*", "equation*", "multline*"})
"""Have a place for `\\tag`."""
_DELIMITED = frozenset(
    r"\left \right \middle \big \Big \bigg \Bigg \bigl \Bigl \biggl \Biggl \bigr \Bigr \biggr \Biggr "
    r"\bigm \Bigm \biggm \Biggm".split()
)
_PAIRED = frozenset({"\\left", "\\right", "\\middle"})
"""May have a dot for a delimiter that is not shown; elsewhere the dot is as good as nothing."""
_ANGLES = {"<": "\\langle", ">": "\\rangle"}
_WRITTEN = frozenset(r"\text \textrm \textbf \textit \textsf \texttt \textmd \emph \mathrm \operatorname".split())
_OPERATORS = frozenset(
    r"\lim \limsup \liminf \max \min \sup \inf \sum \prod \coprod \bigcup \bigcap \bigoplus \bigotimes \bigvee "
    r"\bigwedge \bigsqcup \det \gcd \Pr".split()
)
"""Operators whose limits are below and above them."""
_LIMITS = {"_": "\\underset", "^": "\\overset"}
_SPACES = frozenset(r"\kern \mkern \hskip \mskip \hspace \mspace".split())
_MOVED = frozenset({"\\raise", "\\lower", "\\moveleft", "\\moveright"})
_EM = {"em": 1.0, "ex": 0.43, "mu": 1 / 18, "pt": 0.1, "px": 0.0753, "cm": 2.85, "mm": 0.285, "in": 7.23, "pc": 1.2}
"""Units in the width of an em of ten points."""
_HEX = re.compile(r"#((?:[0-9A-Fa-f]{3}){1,2})")
"""A colour as pages write it."""
MOST_COLUMNS = 200
"""Limit of an array, with its lines: repeats inside repeats multiply, so their product is limited."""
WIDEST = 20.0
"""The largest width in em, which is that of a line."""


def rewrite(tokens: Sequence[str], *, display: bool) -> list[str]:
    r"""The formula as the converter reads it.

    >>> "".join(rewrite(["\\left", "<", "x", "\\right", ">"], display=False))
    '\\left\\langlex\\right\\rangle'
    """
    tables = _with_limits(read_as_tables(read_diagrams(tokens)))
    rest, tag = _without_tag(tables) if display else (tables, [])
    out: list[str] = []
    at = 0
    while at < len(rest):
        made, at = _REWRITERS.get(rest[at], _as_it_is)(rest, at)
        out += made
    return ["\\begin", *"{equation*}", *out, *tag, "\\end", *"{equation*}"] if tag else out


def _as_it_is(tokens: list[str], at: int) -> tuple[list[str], int]:
    return [tokens[at]], at + 1


def _delimited(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""Return the tokens of `\left<` and `\big{(}`: angles by name, a delimiter without its braces."""
    read = argument(tokens, at + 1)
    if read is None or len(read[0]) != 1:
        return [tokens[at]], at + 1
    if read[0] == ["."] and tokens[at] not in _PAIRED:
        return [], read[1]
    return [tokens[at], _ANGLES.get(read[0][0], read[0][0])], read[1]


def _with_limits(tokens: list[str]) -> list[str]:
    r"""Return `\mathop {\lim}\limits_a` as `\lim_a`: an operator by its name, others with their limits set by hand."""
    if "\\mathop" not in tokens:
        return tokens
    out: list[str] = []
    at = 0
    while at < len(tokens):
        made, at = _operator(tokens, at) if tokens[at] == "\\mathop" else _as_it_is(tokens, at)
        out += made
    return out


def _operator(tokens: list[str], at: int) -> tuple[list[str], int]:
    read = argument(tokens, at + 1)
    if read is None:
        return _as_it_is(tokens, at)
    inside, end = [one for one in read[0] if one not in (" ", "\\nolimits")], read[1]
    after = skip_blanks(tokens, end)
    placed = tokens[after] if after < len(tokens) and tokens[after] in ("\\limits", "\\nolimits") else ""
    if len(inside) == 1 and inside[0] in _OPERATORS and placed != "\\nolimits":
        return inside, end
    if not placed:
        return _as_it_is(tokens, at)
    made = [tokens[at], "{", *read[0], "}"]
    return (made, after + 1) if placed == "\\nolimits" else _limits_of(made, tokens, after + 1)


def _limits_of(made: list[str], tokens: list[str], at: int) -> tuple[list[str], int]:
    """Return an operator with the limits below and above it, in whatever order they are written."""
    seen = set[str]()
    while (start := skip_blanks(tokens, at)) < len(tokens) and tokens[start] in _LIMITS.keys() - seen:
        read = argument(tokens, start + 1)
        if read is None:
            break
        seen.add(tokens[start])
        made = [_LIMITS[tokens[start]], "{", *read[0], "}", "{", *made, "}"]
        at = read[1]
    return made, at


def _environment(tokens: list[str], at: int) -> tuple[list[str], int]:
    read = argument(tokens, at + 1)
    if read is None:
        return [tokens[at]], at + 1
    name, end = "".join(read[0]), read[1]
    shown = _ENVIRONMENTS.get(name, name)
    if name in _ALIGNED:
        made = [tokens[at], "{", *name[:-1], "}"]
        return made, end if tokens[at] == "\\end" else option(tokens, end)[1]
    made = [tokens[at], "{", *shown, "}"]
    if tokens[at] == "\\end":
        return made, end
    if name in _PLACED:
        found, after = option(tokens, end)
        end = after if "".join(found or ()).strip() in _PLACES else end  # otherwise the first row begins with a bracket
    if name in _COUNTED:
        end = (argument(tokens, end) or ((), end))[1]
    if name == "array" and (columns := argument(tokens, end)):
        return [*made, "{", *_columns(columns[0]), "}"], columns[1]
    return made, end


def _columns(written: list[str], most: int = MOST_COLUMNS) -> str:
    """Return the columns of an array by their sides and lines, up to `most`; text between them is omitted."""
    found, at = "", 0
    while at < len(written) and len(found) < most:
        token = written[at]
        at += 1
        if token in "lcr|":
            found += token
        elif token in ("p", "m", "b"):
            found += "l"
            at = (argument(written, at) or ((), at))[1]
        elif token in ("@", "!", ">", "<"):
            at = (argument(written, at) or ((), at))[1]
        elif token == "*" and (times := argument(written, at)) and (what := argument(written, times[1])):
            number = "".join(times[0])
            repeated = _columns(what[0], most - len(found))
            times_allowed = most // max(1, len(repeated)) + 1
            found += repeated * (min(int(number[:9]), times_allowed) if number.isdecimal() else 1)
            at = what[1]
    return found[:most]


def _row_end(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""`\\`, without a star, a distance, and altogether where nothing follows."""
    end = at + 1
    end += tokens[end : end + 1] == ["*"]
    found, after = option(tokens, end)
    if found is not None and read_dimension(found, 0):
        end = after
    following = skip_blanks(tokens, end)
    is_last = following >= len(tokens) or tokens[following] == "\\end"
    return ([] if is_last else ["\\\\"]), end


def _moved(tokens: list[str], at: int) -> tuple[list[str], int]:
    """Omit the raising or moving of content: the content stays in place."""
    found = read_dimension(tokens, skip_blanks(tokens, at + 1))
    return ([], found[2]) if found else ([tokens[at]], at + 1)


def _left_out(tokens: list[str], at: int) -> tuple[list[str], int]:
    """Omit the placement of a root's index, which does not change the meaning."""
    return [], (argument(tokens, at + 1) or ((), at + 1))[1]


def _negated(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""`\not\!D`, the slash of physicists: the space that moves it is omitted."""
    end = at + 1
    while tokens[end : end + 1] in (["\\!"], [" "]):
        end += 1
    return [tokens[at]], end


def _fraktur(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""`\mathfrak{I}` by the command of that letter: math-core 0.9 shows another letter for it."""
    read = argument(tokens, at + 1)
    if read is None or "I" not in read[0]:
        return [tokens[at]], at + 1
    return [tokens[at], "{", *("\\Im" if one == "I" else one for one in read[0]), "}"], read[1]


def _strut(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""`\rule{0pt}{2.5ex}`, which shows nothing, is omitted."""
    width = argument(tokens, option(tokens, at + 1)[1])
    height = argument(tokens, width[1]) if width else None
    found = read_dimension(width[0], 0) if width else None
    return ([], height[1]) if height and found and found[0] == 0 else ([tokens[at]], at + 1)


def _without_tag(tokens: Sequence[str]) -> tuple[list[str], list[str]]:
    r"""Return the formula without its one misplaced `\tag`, and the tag."""
    around: list[str] = []
    for at, token in enumerate(tokens):
        read = argument(tokens, at + 1) if token in ("\\begin", "\\end", "\\tag") else None
        if read is None:
            continue
        name = "".join(read[0])
        if token == "\\begin":
            around.append(_ENVIRONMENTS.get(name, name))
        elif token == "\\end" and around:
            around.pop()
        elif token == "\\tag" and is_plain_tag(read[0]) and not _TAGGED.intersection(around):
            return [*tokens[:at], *tokens[read[1] :]], ["\\tag", "{", *read[0], "}"]
    return list(tokens), []


def read_dimension(tokens: Sequence[str], at: int) -> tuple[float, str, int] | None:
    """Return the number, the unit and the end of the distance that begins at a position, or None."""
    at = skip_blanks(tokens, at)
    start = at
    while at < len(tokens) and (tokens[at].isdecimal() or tokens[at] in "+-. "):
        at += 1
    written = "".join(tokens[start:at]).replace(" ", "")
    unit = "".join(tokens[at : at + 2])
    try:
        number = float(written)
    except ValueError:
        return None
    return (number, unit, at + 2) if unit in _EM else None


def rewritten_space(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""`\kern3mu` and `\hspace*{1cm}` as a distance in em."""
    start = at + 1
    start += tokens[start : start + 1] == ["*"]
    read = argument(tokens, start)
    if read and tokens[skip_blanks(tokens, start)] == "{":
        found, end = read_dimension(read[0], 0), read[1]
    else:
        found = read_dimension(tokens, start)
        end = found[2] if found else start
    if found is None:
        return [tokens[at]], at + 1
    width = max(-WIDEST, min(WIDEST, found[0] * _EM[found[1]]))
    return ["\\hspace", "{", *f"{width:.4g}em", "}"], end


def _colour(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""`\color{#f00}` as `\color[HTML]{FF0000}`, `\textcolor{#f00}{x}` and `\textcolor[HTML]{FF0000}{x}` as a group."""
    model, start = option(tokens, at + 1)
    read = argument(tokens, start)
    written = _HEX.fullmatch("".join(read[0])) if read and model is None else None
    if read is None or (written is None and (model is None or tokens[at] == "\\color")):
        return [tokens[at]], at + 1
    name = written[1] if written else ""
    digits = name.upper() if len(name) > 3 else "".join(one * 2 for one in name.upper())
    made = ["\\color", "[", *(["HTML"] if written else model or []), "]", "{", *([digits] if written else read[0]), "}"]
    shown = skip_blanks(tokens, read[1])
    if tokens[at] == "\\color" or shown >= len(tokens):
        return made, read[1]
    if tokens[shown] == "{":
        return ["{", *made], shown + 1
    return ["{", *made, tokens[shown], "}"], shown + 1


_REWRITERS: Mapping[str, Callable[[list[str], int], tuple[list[str], int]]] = {
    **dict.fromkeys(_DELIMITED, _delimited),
    **dict.fromkeys(("\\begin", "\\end"), _environment),
    **dict.fromkeys(_WRITTEN, rewritten_text),
    **dict.fromkeys(_SPACES, rewritten_space),
    **dict.fromkeys(_MOVED, _moved),
    **dict.fromkeys(("\\llap", "\\rlap", "\\clap"), rewritten_lap),
    **dict.fromkeys(("\\uproot", "\\leftroot"), _left_out),
    **dict.fromkeys(("\\color", "\\textcolor"), _colour),
    "\\tag": rewritten_tag,
    "\\textcircled": rewritten_circle,
    "\\not": _negated,
    **dict.fromkeys(("\\mathfrak", "\\frak"), _fraktur),
    "\\rule": _strut,
    "\\\\": _row_end,
}
