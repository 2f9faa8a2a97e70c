"""Other lines to write in place of refused ones: ranges, loops, steps and calls as other languages have them.

As in `mended`, only hints use this, and the parser reads each line before it offers it.
"""

import re
from collections.abc import Iterator

from calcgraph.calc.nonscalar_functions import ROW_FOLDS

_NAME = r"[^\W\d]\w*"
_PLAIN = r"-?[0-9][0-9.]{0,20}?"
_STEPS = re.compile(r",? (?:in )?(?:steps(?: of)?|step of|by|every|each) (?=-?[0-9])")
_SLICE = re.compile(rf"(?<= in )({_PLAIN}):({_PLAIN})(?::({_PLAIN}))?$")
_LOOP = re.compile(rf"( for {_NAME}) ?(?:=|from |between |over |of ) ?({_PLAIN})(?:\.\.|…| to | and |:|-)({_PLAIN})$")
_SEQUENCE = re.compile(rf"{_NAME}\({_NAME}\)")
_CURLY = re.compile(rf"(?<![\w.])({_NAME})\{{([^{{}}\[\]]+)\}}")
_FOLDS = {**{one: one for one in sorted({*ROW_FOLDS} - {"count"})}, "sum": "total", "avg": "mean", "average": "mean"}
"""Folds over a column, by what other languages call them."""
_FOLDED = re.compile(rf"(?<![\w.)])({'|'.join(_FOLDS)}) ({_NAME}\.{_NAME})(?![\w.(])(?! ?(?:\^|[*/].*\w\.[^\W\d]))")
"""A fold without its brackets; in `total t.x * t.y` the fold may be of the product."""
_CELLS = re.compile(rf"(?<=\()({_NAME})\[({_NAME})\](?=[),])")
_SPREAD = re.compile(rf"(?<![\w.])uniform\(({_PLAIN}) ?(?:\.{{2,3}}|…|to|-|–) ?({_PLAIN}(?: ?[^\W\d_][^\s(),]*)?)\)")
_HYPHENS = re.compile(rf"({_NAME}(?:-{_NAME})+)( ?\[[^\[\]]+\])? ?=(?!=) ?(.+)")
_UNDER = re.compile(rf"\(({_NAME}) (?:in|under|for|given|if|when) ({_NAME})\)")
_CASE = re.compile(rf"(?:case|variant|whatif|situation|senario|szenario) ({_NAME} ?: ?{_NAME} ?=.+)")
_SHARE = re.compile(rf"({_NAME}) ?([%‰]) ?= ?(.+)")
_ONE_IMPORT = re.compile(r"[^\W\d]\w*+(?:(?: as | ?= ?| ?-> ?)[^\W\d]\w*+)?+")
_IMPORTED = re.compile(
    rf"(use (?:\[\[[^\[\]]+\]\]|[\w/-]+):) ?({_ONE_IMPORT.pattern}(?:[,;]? (?!as ){_ONE_IMPORT.pattern})*+)"
)
_MEMBER = re.compile(rf"(?:use|import|from) (\[\[[^\[\]]+\]\])\.({_NAME})")
_RENAMED = re.compile(r" as | ?= ?| ?-> ?")
_BELOW = re.compile(
    r"(?<![\w.])([0-9][0-9.]*+ ?[^\W\d_]\w*+)/\(([^\W\d_]\w*)[ ·*]([^\W\d_]\w*)\)(?! ?(?:\^|\*\*|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]))"
)
"""A unit below a stroke in brackets that no power follows: `(m s)^2` is not `m/s^2`."""
_SIGNS = {"minus": "-", "plus": "+", "times": "*", "divided by": "/"}
_SPOKEN = re.compile(r"(?<=[\w)%]) (minus|plus|times|divided by) (?=[\w(])")
_JOINED = re.compile(rf" and (?={_NAME}(?:\.{_NAME})? ?=)")
_END = re.compile(r"(?<=[^\W\d]|[)\]%])[.,](?=$)")
_IN_SCENARIO = re.compile(rf"\({_NAME} with ({_NAME})\)")


def has_its_scenario(line: str, sheet: str) -> bool:
    """Return whether a sheet defines the scenario of a line, which `EUR` in `(cost in EUR)` is not."""
    return all(re.search(rf"(?m)^[ \t]*scenario {one[1]}\b", sheet) for one in _IN_SCENARIO.finditer(line))


def amended(text: str) -> Iterator[str]:
    """Yield the lines that may be meant by a refused one, whose spaces are single.

    >>> next(amended("n = 4 in 1..9 by 2"))
    'n = 4 in 1..9 step 2'
    """
    if " in " in text and ".." in text:
        yield _STEPS.sub(" step ", text)
    yield _SLICE.sub(lambda found: f"{found[1]}..{found[2]}" + (f" step {found[3]}" if found[3] else ""), text)
    if _SEQUENCE.match(text):
        yield _LOOP.sub(r"\1 in \2..\3", text)
    if found := _HYPHENS.fullmatch(text):
        yield f"{found[1].replace('-', '_')}{found[2] or ''} = {found[3]}"
    if found := _CASE.fullmatch(text):
        yield f"scenario {found[1]}"
    if text.startswith(("scenario ", "use ")):
        yield _JOINED.sub(", ", text.rstrip("; ").replace(";", ","))
    if found := _SHARE.fullmatch(text):
        yield from _shares(*found.groups())
    if found := _MEMBER.fullmatch(text):
        yield f"use {found[1]}: {found[2]}"
    if (found := _IMPORTED.fullmatch(text)) and not text.endswith(" as"):
        yield f"{found[1]} {', '.join(_RENAMED.sub(' as ', one[0]) for one in _ONE_IMPORT.finditer(found[2]))}"
    yield _BELOW.sub(r"\1/\2/\3", text)
    yield _SPOKEN.sub(lambda found: f" {_SIGNS[found[1]]} ", text)
    yield _CURLY.sub(r"\1(\2)", text)
    yield _FOLDED.sub(lambda found: f"{_FOLDS[found[1]]}({found[2]})", text)
    yield _CELLS.sub(r"\1.\2", text)
    yield _SPREAD.sub(r"uniform(\1, \2)", text)
    yield _UNDER.sub(r"(\1 with \2)", text)
    yield re.sub(r", ?(?=\))", "", text)
    yield text.replace("%%", "%")
    yield _END.sub("", text)


_HUNDRED = re.compile(r"(?<![\w.])[1-9][0-9_]*00(?![\w.])|\^|e[0-9]")
"""A factor that makes percents of a share, or can."""


def _shares(name: str, sign: str, body: str) -> Iterator[str]:
    """Yield `share = 5 %` for `share % = 5`, and `share [%] = a / b`; nothing where 5 may be meant for 5 %.

    >>> [*_shares("share", "%", "5")], [*_shares("share", "%", "a / b")], [*_shares("share", "%", "100 * a / b")]
    (['share = 5 %'], ['share [%] = a / b'], [])
    """
    if re.fullmatch(_PLAIN, body):
        yield f"{name} = {body} {sign}"
    elif not _HUNDRED.search(body) and ("/" in body or "%" in body):
        yield f"{name} [{sign}] = {body}"
