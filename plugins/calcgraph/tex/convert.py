"""TeX formulas as MathML: what math-core makes of them, rebuilt from a list of allowed elements."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from calcgraph.tex.characters import with_characters, with_typed_symbol
from calcgraph.tex.chemistry import with_chemistry
from calcgraph.tex.macros import Macros, expand, standard_macros
from calcgraph.tex.mathml import rebuild
from calcgraph.tex.rewrite import rewrite
from calcgraph.tex.tokens import is_command, join_tokens, read_tokens

if TYPE_CHECKING:
    from math_core import LatexToMathML

MAX_LENGTH = 6000
"""The largest length of a formula in characters; twice that of a page of equations."""
MAX_DEPTH = 40
"""Braces inside braces."""
MAX_COMMANDS = 800
"""Commands of one formula; each may be in the one before, and the converter calls itself for each."""

_NAMED = re.compile(r'"([^"]*)"')
_UNREAD = re.compile(r"Direct Unicode input is not supported for this symbol yet: '(.)'")
_UNKNOWN = re.compile(r'Unknown (command|environment) "(.*)"\.', re.DOTALL)
_COLOURS = frozenset({"\\textcolor", "\\color"})


class TexConversion(NamedTuple):
    """The result of converting a formula."""

    mathml: Markup | None
    """A `math` element, or empty for a formula that only defines commands; None if it cannot be typeset."""
    problem: str
    """The reason why it cannot be typeset, in the user's words."""
    macros: Macros
    """The commands that the formulas below it know."""


NO_MACROS: Macros = {}


def commands_in(text: str, macros: Macros) -> tuple[Macros, int]:
    """Return the commands that are known after a formula, and how many tokens commands put into it."""
    if _refuse(text):
        return macros, 0
    expanded = expand(read_tokens(text), macros)
    return expanded.macros, expanded.steps


def tex_to_mathml(text: str, *, display: bool = False, macros: Macros = NO_MACROS) -> TexConversion:
    r"""Return a `math` element, or the error in terms of the source; `macros` are the commands defined above.

    >>> tex_to_mathml(r"\frac{1}{x").problem
    'a `{` is not closed'
    """
    problem = _refuse(text)
    if problem:
        return TexConversion(None, problem, macros)
    expanded = expand(read_tokens(text), macros)
    if expanded.problem:
        return TexConversion(None, expanded.problem, expanded.macros)
    if not "".join(expanded.tokens).strip():
        return TexConversion(Markup(), "", expanded.macros)
    standard = expand(with_characters(with_chemistry(expanded.tokens)), _not_in(standard_macros(), expanded.macros))
    tokens = rewrite(standard.tokens, display=display)
    mathml, problem = _convert(tokens, display=display) if not standard.problem else ("", standard.problem)
    if problem.startswith("Unknown color"):
        mathml, problem = _convert(_uncoloured(tokens), display=display)
    spelled: set[str] = set()
    while (unread := _UNREAD.match(problem)) and unread[1] not in spelled:
        spelled.add(unread[1])
        tokens = with_typed_symbol(tokens, unread[1])
        mathml, problem = _convert(tokens, display=display)
    rebuilt, problem = rebuild(mathml) if not problem else ("", _in_words(problem))
    made = Markup(rebuilt) if not problem else None  # noqa: S704 - escaped where it is rebuilt
    return TexConversion(made, problem, expanded.macros)


def _not_in(standard: Macros, own: Macros) -> Macros:
    r"""Standard commands but those that a writer has defined: `\let\old\small` keeps the old one."""
    return {name: macro for name, macro in standard.items() if name not in own} if own else standard


def _refuse(text: str) -> str:
    if len(text) > MAX_LENGTH:
        return f"the formula has {len(text)} characters; calcgraph reads up to {MAX_LENGTH}"
    if not text.strip():
        return "the formula is empty"
    if any(ord(character) < 32 and character not in "\t\n" for character in text):
        return "there is a control character in the formula"
    return _braces(read_tokens(text))


def _braces(tokens: Sequence[str]) -> str:
    depth = 0
    for token in tokens:
        depth += (token == "{") - (token == "}")
        if depth < 0:
            return "a `}` closes nothing"
        if depth > MAX_DEPTH:
            return f"braces are nested more than {MAX_DEPTH} deep"
    return "a `{` is not closed" if depth else ""


def _convert(tokens: Sequence[str], *, display: bool) -> tuple[str, str]:
    """Return the output of the converter, or its complaint."""
    from math_core import LatexError  # noqa: PLC0415 - few pages have TeX

    commands = sum(map(is_command, tokens))
    if commands > MAX_COMMANDS:
        return "", f"the formula has {commands} commands; calcgraph reads up to {MAX_COMMANDS}"
    problem = _braces(tokens)
    if problem:
        return "", problem
    if has_too_many_open(tokens):
        return "", f"more than {MOST_OPEN} brackets are opened and not closed"
    try:
        return _converter().convert_with_local_state(join_tokens(tokens), displaystyle=display), ""
    except LatexError as error:
        return "", str(error).partition(": ")[2]


@cache
def _converter() -> "LatexToMathML":
    from math_core import LatexToMathML  # noqa: PLC0415 - as above

    return LatexToMathML(fancy_error=False, allow_unreliable_rendering=True)


def _uncoloured(tokens: Sequence[str]) -> list[str]:
    """Return the formula without its colours, one of which has an unknown name."""
    kept: list[str] = []
    skips = 0
    for token in tokens:
        if token in _COLOURS:
            skips = 1
        elif skips:
            skips += (token == "{") - (token == "}")
            skips = 0 if token == "}" and skips == 1 else skips
        else:
            kept.append(token)
    return kept


def _in_words(problem: str) -> str:
    """The converter's complaint as diagnostics say things."""
    unknown = _UNKNOWN.fullmatch(problem)
    if unknown:
        return f"`{unknown[2]}` is not a known {unknown[1]}"
    said = _NAMED.sub(lambda name: f"`{name[1]}`", problem).rstrip(".")
    return said[:1].lower() + said[1:]


MOST_OPEN = 12
"""The most brackets open in a group: math-core 0.9 reads the text after one twice, so each doubles the time."""
_NAMES = "brace|brack|bracket|angle|ang|floor|ceil|vert|group|moustache|corner|paren|parenthesis|bag"
_OPENS = re.compile(rf"\\(?:\{{|mathopen$|[bB]igg?l$|u?l{{1,2}}(?:{_NAMES})$)", re.IGNORECASE)
_CLOSES = re.compile(rf"\\(?:\}}|mathclose$|[bB]igg?r$|u?l?r{{1,2}}(?:{_NAMES})$)", re.IGNORECASE)
_OF_FORMULAS = frozenset(
    ")]" + "".join(map(chr, (*range(0x2308, 0x230C), *range(0x27E6, 0x27F0), *range(0x2983, 0x29FE))))
)
"""Signs that the converter knows; it passes other brackets by, so they close nothing."""


def has_too_many_open(tokens: Sequence[str]) -> bool:
    """Return whether more brackets of a group or cell stay open than are read; half-open ones, `[0, 1[`, have 2.

    >>> has_too_many_open("(" * 40 + ")" * 40), has_too_many_open("[0, 1[" * 4), has_too_many_open("(" * 40)
    (False, False, True)
    """
    groups = [(0, False)]
    for token in (*tokens, "}"):
        count, is_table = groups[-1]
        is_end = token in {"}", "\\end"}
        if (is_end or (is_table and token in {"&", "\\\\"})) and count > MOST_OPEN:
            return True
        if token in {"{", "\\begin"}:
            groups.append((0, token != "{"))
        elif is_end:
            groups = groups[:-1] or [(0, False)]
        elif is_table and token in {"&", "\\\\"}:
            groups[-1] = (0, is_table)
        else:
            groups[-1] = (max(0, count + _change(token)), is_table)
    return False


def _change(token: str) -> int:
    """1 for what opens, -1 for what closes; 0 for everything else."""
    if len(token) == 1:
        kind = unicodedata.category(token)
        return (kind == "Ps") - (kind == "Pe" and token in _OF_FORMULAS)
    return (_OPENS.match(token) is not None) - (_CLOSES.match(token) is not None)
