r"""Chemistry in formulas, `\ce{CO2 + C -> 2 CO}` and `\pu{1.2e-3 N.m}`, as plain TeX.

It reads the notation of LaTeX's package mhchem; its output uses only commands that the converter knows.
"""

import re
from collections.abc import Mapping, Sequence

from calcgraph.tex.tokens import argument, join_tokens, read_tokens

_COMMANDS = frozenset({"\\ce", "\\pu"})
_ARROW = re.compile(r"<-->|<->|<=>>|<<=>|<=>|->|<-(?!\d)|[→⟶⟵↔⇌]")
_ARROWS = {
    "->": "xrightarrow",
    "→": "xrightarrow",
    "⟶": "xrightarrow",
    "<-": "xleftarrow",
    "⟵": "xleftarrow",
    "<->": "xleftrightarrow",
    "↔": "xleftrightarrow",
    "<=>": "xrightleftharpoons",
    "⇌": "xrightleftharpoons",
}
_STACKED = {
    "<-->": "\\rightleftarrows",
    "<=>>": "\\underset{\\leftharpoondown}{\\xrightharpoonup{~~~~~}}",
    "<<=>": "\\overset{\\rightharpoonup}{\\xleftharpoondown{~~~~~}}",
}
"""Arrows that the converter does not stretch: an equilibrium that is far on one side has one long arrow."""
_BONDS = {
    **dict.fromkeys(("-", "1", "~", "~-"), "{-}"),
    **dict.fromkeys(("=", "2", "~=", "~--", "-~-"), "{=}"),
    **dict.fromkeys(("#", "3"), "{\\equiv}"),
    "...": "{\\cdot}{\\cdot}{\\cdot}",
    "....": "{\\cdot}{\\cdot}{\\cdot}{\\cdot}",
    "->": "{\\rightarrow}",
    "<-": "{\\leftarrow}",
}
_AMOUNT = re.compile(r"\(\d+/\d+\)|\d+/\d+|\d+(?:[.,]\d+)?|\.\d+")
_VARIABLE = re.compile(r"[a-z](?=\s*[A-Z(\[])(?!\s*\([a-z]+\))")
"""An amount that is a variable: `n H2O`."""
_LETTERS = re.compile(r"[A-Za-z?@Α-ω]+")
_STATE = re.compile(r"\((?:[a-z]{1,3}|\$[a-z]\$)\)(?=$|[\s,;)\]}])")
_SIGN = re.compile(r"\+|-(?=$|[\s_},;\]/)]|\([a-z]{1,3}\))")
"""A charge: nothing of the species follows it."""
_OPERATOR = re.compile(r"<<|>>|[-+=<>](?=$|\s)|\\pm(?![A-Za-z])|\\approx(?![A-Za-z])|\+-(?=\s)")
_OPERATORS = {"<<": "\\ll", ">>": "\\gg", "+-": "\\pm"}
_RAISED = re.compile(r"(?:\d+|[^-+\\_{$\s])(?:[+-](?![A-Za-z]))?|[+-]")
_LOWERED = re.compile(r"[+-]?\d+|[^\\{$^\s]")
_TALL = re.compile(r"(v|\(v\)|\^|\(\^\))(?=$|[\s,;)\]}])")
_SPACE = re.compile(r"\\[,;: ]|~")
_COMMAND = re.compile(r"\\(?:[A-Za-z]+|.)")
_CHEMICAL = {
    "\\frac": 2,
    "\\overset": 2,
    "\\underset": 2,
    "\\cancel": 1,
    "\\ce": 1,
    "\\underbrace": 1,
    "\\overbrace": 1,
}
"""Commands whose arguments are chemistry again, with how many they take."""
_UPRIGHT = re.compile(r"[A-Za-zΑ-ω]{2,}|[A-Z]")
_FORMULA = re.compile(r"[a-z](?:[-+\d .,()]+[a-z]?)?|(?:[\d .,()+-]+[a-z])+[\d .,()+-]*")
"""A script that is algebra: `n`, `2n+1`."""


def with_chemistry(tokens: Sequence[str]) -> list[str]:
    r"""Return the tokens of a formula with `\ce` and `\pu` replaced by plain TeX.

    >>> "".join(with_chemistry(read_tokens(r"\ce{H2O}")))
    '{\\mathrm{H}_{2}\\mathrm{O}}'
    """
    if _COMMANDS.isdisjoint(tokens):
        return list(tokens)
    made: list[str] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        read = argument(tokens, at + 1) if token in _COMMANDS else None
        if read is None:
            made.append(token)
            at += 1
            continue
        written = join_tokens(read[0])
        tex = _Reaction(written).tex() if token == "\\ce" else _quantity(written)
        made += ["{", *read_tokens(tex), "}"]
        at = read[1]
    return made


class _Reaction:
    """Reads chemistry from left to right; every reader takes a place and returns where it ended."""

    def __init__(self, text: str) -> None:
        self._text = re.sub(r"[−–—‐]", "-", text.replace("\n", " ")).replace("…", "...")
        self._out: list[str] = []
        self._is_start = True
        """True if an amount can stand here: at the beginning of a species."""
        self._is_base = False
        """True if digits here are an index of the text before them."""
        self._is_apart = False
        """True if a space separates this from the species before."""
        self._is_scripted = False
        """True if the text before has an index or a power, and cannot take a second one."""

    def tex(self) -> str:
        """Return the formula in plain TeX."""
        at = 0
        while at < len(self._text):
            at = self._next(at)
        return "".join(self._out)

    def _put(self, tex: str, *, base: bool = True, start: bool = False) -> None:
        if self._is_apart and not start:
            self._out.append("~")
        self._out.append(tex)
        self._is_base, self._is_start, self._is_apart, self._is_scripted = base, start, False, False

    def _next(self, at: int) -> int:
        char = self._text[at]
        if char == " ":
            self._is_apart = self._is_base
            self._is_start, self._is_base = True, False
            return at + 1
        for read in (self._arrow, self._tall, self._operator, self._amount, self._scripts, self._group, self._word):
            end = read(at)
            if end > at:
                return end
        return self._sign(at)

    def _arrow(self, at: int) -> int:
        found = _ARROW.match(self._text, at)
        if not found:
            return at
        above, end = self._label(found.end())
        below, end = self._label(end) if end > found.end() else ("", end)
        self._is_apart = False
        if stacked := _STACKED.get(found[0]):
            stacked = f"\\underset{{{below}}}{{{stacked}}}" if below else stacked
            drawn = f"\\overset{{{above}}}{{{stacked}}}" if above else stacked
        else:
            drawn = f"\\{_ARROWS[found[0]]}{f'[{{{below}}}]' if below else ''}{{{above or '~~~'}}}"
        self._put(f"\\mathrel{{{drawn}}}", base=False, start=True)
        return end

    def _label(self, at: int) -> tuple[str, int]:
        """Return the chemistry in brackets after an arrow."""
        start = at + 1 if self._text[at : at + 2] in ("C[", "M[", "T[") else at
        if self._text[start : start + 1] != "[":
            return "", at
        end = _closing(self._text, start, "[", "]")
        if end < 0:
            return "", at
        inside = self._text[start + 1 : end]
        is_words = start > at and self._text[at] == "T"
        return (f"\\text{{{inside}}}" if is_words else _Reaction(inside).tex()), end + 1

    def _tall(self, at: int) -> int:
        """A gas or a precipitate."""
        found = _TALL.match(self._text, at) if self._is_start or self._text[at] == "(" else None
        if found is None:
            return at
        self._is_apart = False
        self._put("\\,\\downarrow " if "v" in found[0] else "\\,\\uparrow ", base=False, start=True)
        return found.end()

    def _operator(self, at: int) -> int:
        found = _OPERATOR.match(self._text, at)
        if found is None or (self._is_base and found[0] in "+-"):
            return at
        self._is_apart = False
        self._put(f"{{}}{_OPERATORS.get(found[0], found[0])} {{}}", base=False, start=True)
        return found.end()

    def _amount(self, at: int) -> int:
        if not self._is_start:
            return at
        found = _AMOUNT.match(self._text, at)
        if found is None or self._text[found.end() : found.end() + 1] in ("_", "^"):
            found = _VARIABLE.match(self._text, at)
            if found is None:
                return at
        amount = found[0]
        over, line, under = ("", "", "") if amount.startswith("(") else amount.partition("/")
        written = f"\\tfrac{{{over}}}{{{under}}}" if line else amount.replace(",", "{,}")
        self._put(f"{written}\\,", base=False)
        at = found.end()
        while self._text[at : at + 1] == " ":
            at += 1
        return at

    def _scripts(self, at: int) -> int:
        """Indices, powers, charges and the numbers of an isotope, as many as follow each other."""
        lower, upper, end = "", "", at
        while True:
            script, is_upper, after = self._script(end, is_first=end == at)
            if after == end or (upper if is_upper else lower):
                break
            lower, upper, end = (lower, script, after) if is_upper else (script, upper, after)
        if end > at:
            base = "" if self._is_base and not self._is_scripted else "{}"
            index, power = f"_{{{lower}}}" if lower else "", f"^{{{upper}}}" if upper else ""
            self._put(f"{base}{index}{power}", base=self._is_base)
            self._is_scripted = True
        return end

    def _script(self, at: int, *, is_first: bool) -> tuple[str, bool, int]:
        """One script, whether it is raised, and where it ends."""
        text = self._text
        sign = text[at : at + 1]
        if sign in ("^", "_") and at + 1 < len(text):
            inside, end = self._script_of(at + 1, _RAISED if sign == "^" else _LOWERED)
            return ("\\times " if sign == "^" and inside == "x" else _script(inside)), sign == "^", end
        found = re.compile(r"\d+").match(text, at) if self._is_base and is_first else None
        if found:
            return found[0], False, found.end()
        charge = _SIGN.match(text, at) if self._is_base else None
        if charge:
            return charge[0], True, charge.end()
        return "", False, at

    def _script_of(self, at: int, plain: re.Pattern[str]) -> tuple[str, int]:
        """Return the text of a script, with its dollar signs."""
        for opens, closes in (("{", "}"), ("$", "$")):
            if self._text.startswith(opens, at):
                end = _closing(self._text, at, opens, closes)
                inside = self._text[at + 1 : end] if opens == "{" else self._text[at : end + 1]
                return (inside, end + 1) if end > 0 else ("", at - 1)
        command = _COMMAND.match(self._text, at)
        if command:
            end = command.end()
            while self._text.startswith("{", end) and (close := _closing(self._text, end, "{", "}")) > 0:
                end = close + 1
            return f"${self._text[at:end]}$", end
        found = plain.match(self._text, at)
        return (found[0], found.end()) if found else ("", at - 1)

    def _group(self, at: int) -> int:
        """Read a group in braces or dollar signs, or a state such as `(aq)`."""
        text = self._text
        state = _STATE.match(text, at)
        if state:
            self._put(f"\\,\\mathrm{{{state[0].replace('$', '')}}}")
            return state.end()
        if text[at] == "$" and (end := _closing(text, at, "$", "$")) > 0:
            self._put(f"{{{_in_formula(text[at + 1 : end])}}}")
            return end + 1
        if text[at] == "{" and (end := _closing(text, at, "{", "}")) > 0:
            inside = text[at + 1 : end]
            self._put(f"\\text{{{inside}}}" if inside else "{}")
            return end + 1
        return at

    def _word(self, at: int) -> int:
        """Elements, and commands of TeX."""
        letters = _LETTERS.match(self._text, at)
        if letters:
            self._put(f"\\mathrm{{{letters[0]}}}")
            return letters.end()
        command = _COMMAND.match(self._text, at)
        if command is None:
            return at
        name, end = command[0], command.end()
        if name == "\\ca":
            self._put("{\\sim}", base=False)
            return end
        if name == "\\bond":
            close = _closing(self._text, end, "{", "}")
            self._put(_BONDS.get(self._text[end + 1 : close], "{-}"), base=False)
            return close + 1 if close > 0 else end
        arguments: list[str] = []
        while self._text.startswith("{", end) and (close := _closing(self._text, end, "{", "}")) > 0:
            inside = self._text[end + 1 : close]
            is_chemical = len(arguments) < _CHEMICAL.get(name, 0)
            arguments.append(f"{{{_Reaction(inside).tex() if is_chemical else inside}}}")
            end = close + 1
        is_line = name in ("\\\\", "\\hline")
        self._put("".join(arguments) if name == "\\ce" else f"{name}{' ' * name[1:].isalpha()}{''.join(arguments)}",
                  base=not is_line and not _SPACE.fullmatch(name), start=is_line)  # fmt: skip
        return end

    def _sign(self, at: int) -> int:
        """Brackets, bonds, dots and everything else that is one character."""
        char = self._text[at]
        if char in "([":
            self._put(char, base=False)
            self._is_start = True
        elif char in ")]":
            self._put(char)
        elif char in "*·⋅•" or (char == "." and self._text[at + 1 : at + 2].strip()):
            self._is_apart = False
            self._put("\\,{\\cdot}\\,", base=False, start=True)
        elif char in "-=#" or char == "≡":
            self._put("{\\equiv}" if char in "#≡" else f"{{{char}}}", base=False)
        elif char in ",;":
            self._is_apart = False
            self._put(f"{{{char}}}\\,", base=False, start=True)
        elif char == "'":
            self._put("^{\\prime}", base=False)
        elif char == "&":
            self._put("&", base=False, start=True)
        else:
            self._put({"%": "\\%", "#": "\\#", "_": "\\_", "^": "\\uparrow ", "$": "\\$"}.get(char, char), base=False)
        return at + 1


def _in_formula(text: str) -> str:
    """Mathematics between dollar signs, in which there can be chemistry again."""
    return join_tokens(with_chemistry(read_tokens(text)))


def _script(inside: str) -> str:
    """Return a script in TeX: algebra in italics, names of things upright."""
    if _FORMULA.fullmatch(inside):
        return inside
    out = []
    for piece in re.split(r"(\$[^$]*\$|\\[A-Za-z]+ ?)", inside):
        if piece.startswith(("$", "\\")):
            out.append(_in_formula(piece.strip("$")))
            continue
        upright = _UPRIGHT.sub(lambda word: f"\\mathrm{{{word[0]}}}", piece)
        out.append(re.sub(r"(?<!\d)\.|\.(?!\d)", r"{\\bullet}", upright).replace("'", "\\prime "))
    return "".join(out)


_NUMBER = re.compile(
    r"(?P<sign>\+-|\+/-|[-+]|\\pm ?)?(?P<digits>\d+(?:[.,]\d+)?|\.\d+)(?P<error>\(\d+(?:[.,]\d+)?\))?"
    r"(?:(?P<e>[eE]|\s*(?:\*|x|\\times|×)\s*10\^)(?P<power>[-+]?\d+|\{[-+]?\d+\})|\^(?P<raised>[-+]?\d+|\{[-+]?\d+\}))?"
)
_UNIT = re.compile(
    r"(?P<name>(?:[A-Za-zµμΩÅ%]|\\[A-Za-z]+ ?|\\%|\^\{?o\}?C|°[CF]?|\{[^{}]*\})+)(?P<power>\^?-?\d+|\^\{-?\d+\})?"
)
_UNIT_SIGNS: Mapping[str, str] = {"*": "{\\cdot}", ".": "{\\cdot}", " ": "\\,", "~": "\\,"}


def _quantity(text: str) -> str:
    """Return a number with a unit, as `pu` of mhchem reads it, in plain TeX."""
    text = re.sub(r"[−–]", "-", text.replace("\n", " ").strip())
    over, fraction, under = text.partition("//")
    if fraction:
        number, at = _numbers(over)
        rest = over[at:].strip()
        space = "~" if number and rest else ""
        return f"{number}{space}\\frac{{{_units(rest)}}}{{{_units(under.strip())}}}"
    number, at = _numbers(text)
    rest = text[at:].strip()
    if not rest:
        return number
    return f"{number}{'~' if number else ''}{_units(rest)}"


def _numbers(text: str) -> tuple[str, int]:
    """Return the numbers a quantity begins with, with the symbols between them, and where they end."""
    out, at = [], 0
    while found := re.compile(r"\s*(\+-|\+/-|\\pm ?|[-+])?\s*").match(text, at):
        number = _NUMBER.match(text, found.end()) or _NUMBER.match(text, at)
        if number is None:
            break
        sign = (found[1] or number["sign"] or "").strip()
        out.append({"+-": "\\pm ", "+/-": "\\pm ", "\\pm": "\\pm "}.get(sign, sign))
        out.append(_grouped(number["digits"]) + (number["error"] or ""))
        if number["e"]:
            sign = "\\cdot " if number["e"].strip()[0] in "e*" else "\\times "
            out.append(f"{sign}10^{{{number['power'].strip('{}')}}}")
        elif number["raised"]:
            out.append(f"^{{{number['raised'].strip('{}')}}}")
        at = number.end()
        if not re.compile(r"\s*(?:\+-|\+/-|\\pm|[-+]\s*\d)").match(text, at):
            break
    return "".join(out), at


def _grouped(digits: str) -> str:
    """More than four digits in a row in groups of three."""
    whole, point, rest = re.sub(",", ".", digits).partition(".")
    mark = ("{,}" if "," in digits else ".") if point else ""
    if len(whole) > 4:
        whole = re.sub(r"(?<=\d)(?=(?:\d{3})+$)", r"\\,", whole)
    if len(rest) > 4:
        rest = re.sub(r"(\d{3})(?=\d)", r"\1\\,", rest)
    return f"{whole}{mark}{rest}"


def _units(text: str) -> str:
    out, at = [], 0
    while at < len(text):
        unit = _UNIT.match(text, at)
        if unit:
            power = (unit["power"] or "").lstrip("^").strip("{}")
            out.append(_unit(unit["name"]) + (f"^{{{power}}}" if power else ""))
            at = unit.end()
            continue
        char = text[at]
        if char == "/":
            is_long = bool(re.search(r"[ .*]", text.strip()))
            out.append("\\,/\\," if is_long else "/")
        elif char != " " or text[at + 1 : at + 2].strip("/ "):
            out.append(_UNIT_SIGNS.get(char, {"%": "\\%", "#": "\\#", "&": "\\&", "$": "\\$"}.get(char, char)))
        at += 1
    return "".join(out)


def _unit(name: str) -> str:
    plain = re.sub(r"\^\{?o\}?C|°C", r"{}^{\\circ}C", name).replace("°F", "{}^{\\circ}F").replace("°", "{}^{\\circ}")
    plain = re.sub(r"(?<!\\)%", r"\\%", plain).replace("µ", "\\mu ").replace("μ", "\\mu ").replace("Ω", "\\Omega ")
    pieces = re.split(r"(\\[A-Za-z]+ ?|\\%|\{\}\^\{\\circ\}|[{}])", plain)
    return "".join(f"\\mathrm{{{one}}}" if one.isalpha() else one for one in pieces)


def _closing(text: str, at: int, opens: str, closes: str) -> int:
    """Return the place of the character that closes the bracket at `at`; -1 without one."""
    if opens == closes:
        return text.find(closes, at + 1)
    depth = 0
    for place in range(at, len(text)):
        if text[place] == "\\":
            continue
        depth += (text[place] == opens) - (text[place] == closes)
        if depth == 0:
            return place
    return -1
