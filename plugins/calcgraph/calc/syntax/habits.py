"""Forms of other languages, as calcgraph writes them: `Sum(k^2 for k in 1..3)` is `Sum(k^2, (k, 1, 3))`.

Only hints use this, and only for lines that the grammar has refused: nothing here changes the meaning of a formula.
"""

import re
from collections.abc import Callable

MAX_LINE = 200
"""Characters of a line that is rewritten."""

_SUMS = {
    **dict.fromkeys(("Sum", "sum", "summation", "Σ", "∑"), "Sum"),
    **dict.fromkeys(("Product", "product", "prod", "∏"), "Product"),
    **dict.fromkeys(("integrate", "integral", "Integral", "Integrate", "quad", "∫"), "integrate"),
}
_PEAKS = {
    **dict.fromkeys(("max", "Max", "maximum", "maximize", "maximise"), "max"),
    **dict.fromkeys(("min", "Min", "minimum", "minimize", "minimise"), "min"),
    **dict.fromkeys(("argmax", "arg_max", "ArgMax"), "argmax"),
    **dict.fromkeys(("argmin", "arg_min", "ArgMin"), "argmin"),
}
_CHOICES = frozenset({"if", "IF", "If", "iif", "ifelse", "where", "when"})
_SOLVES = frozenset({"solve", "Solve", "solveset", "nsolve", "fsolve", "root", "roots"})
_WORDS = frozenset({*_SUMS, *_PEAKS, *_CHOICES, *_SOLVES})

_HEAD = re.compile(r"(?<![\w.])([^\W\d]\w*|[Σ∑∏∫])[ \t]?\(")
_NAME = re.compile(r"[^\W\d]\w*")
_TAIL = re.compile(r"(?P<name>[^\W\d]\w*)[ \t]?(?P<sign>in |from |=|∈)")
_STEP = re.compile(r" step [ \t]?[^ \t]+$")
_BETWEEN = re.compile(r" for ([^\W\d]\w*) ?(?:=|∈|from |between |over )")
_SIGNS = {"²": "^2", "³": "^3", "⁴": "^4", "≤": "<=", "≥": ">=", "≠": "!=", "÷": "/", "−": "-", "//": "//"}
_ENDLESS = re.compile(r"(?<![\w.])(?:inf|Inf|infty|infinity|Infinity)(?![\w(.])|∞")


def rewritten(text: str) -> str:
    """Return a formula with the habits of other languages replaced; an empty text if it has no such habits."""
    if len(text) > MAX_LINE or "\n" in text:
        return ""
    found = " ".join(text.split())
    for sign, written in _SIGNS.items():
        found = found.replace(sign, written)
    found = _ENDLESS.sub("oo", found)
    found = _with_calls(found)
    for rule in (_prefix, _solved, _course, _chosen, _signs):
        found = rule(found) or found
    return found if found != " ".join(text.split()) else ""


def _with_calls(text: str) -> str:
    """Rewrite calls from the last to the first, so that inner ones come before those around them."""
    heads = [one for one in _HEAD.finditer(text) if one[1] in _WORDS]
    for head in reversed(heads):
        end = _closing(text, head.end() - 1)
        if end < 0:
            continue
        is_whole = not head.start() and end == len(text) - 1
        args = _split(text[head.end() : end])
        written = _called(head[1], args, is_whole=is_whole)
        if written:
            text = text[: head.start()] + written + text[end + 1 :]
    return text


def _called(word: str, args: list[str], *, is_whole: bool) -> str:
    """Return a call as calcgraph writes it; an empty text if it is already written so, or is not known."""
    if word in _CHOICES:
        return f"Piecewise(({args[1]}, {_condition(args[0])}), ({args[2]}, True))" if len(args) == 3 else ""
    if word in _SOLVES:
        return _equation(args) if is_whole else ""
    course = _course_of(args)
    if course is None:
        is_other = _SUMS.get(word, word) != word and len(args) == 2 and args[1].startswith("(")
        return f"{_SUMS[word]}({args[0]}, {args[1]})" if is_other else ""
    body, name, low, high = course
    if word in _SUMS:
        return f"{_SUMS[word]}({body}, ({name}, {low}, {high}))"
    written = f"{_PEAKS[word]} {body} for {name} in {low}..{high}"
    return written if is_whole else f"({written})"


def _equation(args: list[str]) -> str:
    """Return the equation of `solve(x^2 = 4, x)`, `solve(x^2 - 4, x)` or `solve(Eq(x^2, 4), x)`."""
    if len(args) not in {2, 4} and not (len(args) == 3 and _ends(args[2])):
        return ""
    sides = args[0].replace("==", "=").split("=")
    inner = args[0][3:-1] if args[0].startswith("Eq(") and args[0].endswith(")") else ""
    sides = _split(inner) if inner else sides if len(sides) == 2 else [args[0], "0"]
    tail = _named_range(args[1])
    if len(args) == 4:
        tail = (args[1], args[2], args[3])
    elif len(args) == 3 and (ends := _ends(args[2])):
        tail = (args[1], *ends)
    name = tail[0] if tail else args[1]
    if len(sides) != 2 or not _NAME.fullmatch(name):
        return ""
    within = f" in {tail[1]}..{tail[2]}" if tail else ""
    return f"solve {sides[0].strip()} = {sides[1].strip()} for {name}{within}"


def _course_of(args: list[str]) -> tuple[str, str, str, str] | None:
    """Return body, name and both ends of a sum or search; None if the arguments do not state them."""
    if len(args) == 1:
        body, sign, tail = args[0].partition(" for ")
        named = _named_range(tail) if sign else None
        return (body.strip(), *named) if named else None
    body, *rest = args
    if len(rest) == 1:
        named = _listed(rest[0]) or _named_range(rest[0])
    elif len(rest) == 2:
        name, sign, low = (one.strip() for one in rest[0].partition("="))
        ends = (low, rest[1]) if sign else _ends(rest[1])
        named = (name, *ends) if ends else None
    else:
        named = (rest[0], rest[1], rest[2]) if len(rest) == 3 else None
    return (body, *named) if named and _NAME.fullmatch(named[0]) else None


def _listed(text: str) -> tuple[str, str, str] | None:
    """Return the name and the ends of `(k, 1..3)`."""
    if not text.startswith("(") or _closing(text, 0) != len(text) - 1:
        return None
    parts = _split(text[1:-1])
    ends = _ends(parts[1]) if len(parts) == 2 else None
    return (parts[0], *ends) if ends else None


def _named_range(text: str) -> tuple[str, str, str] | None:
    """Return the name and the ends of `k in 1..3`, `k = 1..3` or `k from 1 to 3`."""
    found = _TAIL.match(text.strip())
    ends = _ends(text.strip()[found.end() :]) if found else None
    return (found["name"], *ends) if found and ends else None


def _ends(text: str) -> tuple[str, str] | None:
    """Return both ends of `1..3`, `1 to 3`, `1:3`, `[1, 3]` or `(1, 3)`."""
    text = text.strip()
    if text[:1] in {"[", "("} and text[-1:] in {"]", ")"} and len(parts := _split(text[1:-1])) == 2:
        return parts[0], parts[1]
    for sign in ("...", "..", "…", " to ", ":"):
        low, found, high = text.partition(sign)
        if found and low.strip() and high.strip() and ":" not in high:
            return low.strip(), high.strip()
    return None


def _prefix(text: str) -> str:
    """Rewrite `Sum k^2 for k in 1..3` and `integrate t^2 dt from 0 to 1`, which need brackets."""
    word, _, rest = text.partition(" ")
    if word not in _SUMS or not rest:
        return ""
    body, sign, tail = rest.partition(" for ")
    named = _named_range(tail) if sign else None
    if named is None and " from " in rest:
        body, _, tail = rest.partition(" from ")
        body, _, name = body.strip().rpartition(" ")
        ends = _ends(tail)
        named = (name[1:], *ends) if ends and name[:1] == "d" and _NAME.fullmatch(name[1:]) else None
    return f"{_SUMS[word]}({body.strip()}, ({named[0]}, {named[1]}, {named[2]}))" if named else ""


def _solved(text: str) -> str:
    return text.replace("==", "=") if text.startswith("solve ") and text.count("==") == 1 else ""


def _course(text: str) -> str:
    """Rewrite the range after `for`: `for t from 0 to 9`, `for t in [0, 9]`, and a step, which nothing uses."""
    word = text.partition(" ")[0]
    if word not in {*_PEAKS, "solve"} or " for " not in text:
        return ""
    body, _, tail = text.rpartition(" for ")
    kept = _STEP.sub("", tail) if word in _PEAKS else tail
    named = _named_range(kept)
    written = f"{_PEAKS.get(word, word)}{body[len(word) :]} for {named[0]} in {named[1]}..{named[2]}" if named else ""
    return "" if written == text else written


def _chosen(text: str) -> str:
    """Rewrite `a if c else b`, `if c then a else b` and `c ? a : b`."""
    if " if " in text and " else " in text:
        value, _, rest = text.partition(" if ")
        condition, _, other = rest.partition(" else ")
    elif text.startswith("if ") and " then " in text and " else " in text:
        condition, _, rest = text[3:].partition(" then ")
        value, _, other = rest.partition(" else ")
    elif "?" in text and ":" in text:
        condition, _, rest = text.partition("?")
        value, _, other = rest.partition(":")
    else:
        return ""
    parts = [one.strip() for one in (value, condition, other)]
    if not all(parts) or any(one.count("(") != one.count(")") for one in parts) or any(" if " in one for one in parts):
        return ""
    return f"Piecewise(({parts[0]}, {_condition(parts[1])}), ({parts[2]}, True))"


def _condition(text: str) -> str:
    return text.replace("==", "=").replace("&&", "and").replace("||", "or")


_OPERAND = r"(?:[^\W\d][\w.]*|[0-9][0-9.]*(?:e[+-]?[0-9]+)?)"
_FIRST = r"(?<![\w.)])(?<![*/^−-])(?<![*/^] )(?<![0-9] )"
"""The beginning of a term: what is before `a mod b` is no part of it."""
_LAST = r"(?![\w.(])(?! ?[*/^]| [^\W\d_](?!\w*\())"
"""The end of a term, not `1` of `1 h`."""
_RULES: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(rf"{_FIRST}({_OPERAND}) ?// ?({_OPERAND}){_LAST}"), lambda m: f"floor({m[1]} / {m[2]})"),
    (re.compile(rf"{_FIRST}([^\W\d][\w.]*) ?% ?({_OPERAND}){_LAST}"), lambda m: f"mod({m[1]}, {m[2]})"),
    (re.compile(rf"{_FIRST}({_OPERAND}) mod ({_OPERAND}){_LAST}"), lambda m: f"mod({m[1]}, {m[2]})"),
    (re.compile(rf"(?<![\w.)^])({_OPERAND})!(?!=)"), lambda m: f"factorial({m[1]})"),
    (re.compile(rf"√ ?({_OPERAND})(?![\w.(^]| ?\^)"), lambda m: f"sqrt({m[1]})"),
    (re.compile(r"√ ?\("), lambda _: "sqrt("),
    (re.compile(r"\|([^|\n]+)\|"), lambda m: f"abs({m[1].strip()})"),
    (re.compile(r"(?<![\w.])(sin|cos|tan|ln|log)\^([0-9])\(([^()\n]*)\)"), lambda m: f"{m[1]}({m[3]})^{m[2]}"),
)  # fmt: skip


def _signs(text: str) -> str:
    for rule, written in _RULES:
        text = rule.sub(written, text)
    return text


def _closing(text: str, opening: int) -> int:
    """Return where the bracket that opens at a position closes; -1 if it does not."""
    depth = 0
    for at in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if not depth:
            return at
    return -1


def _split(text: str) -> list[str]:
    """Return the arguments of a call: the text at its commas outside brackets."""
    parts, depth, begun = [], 0, 0
    for at, sign in enumerate(text):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(sign, 0)
        if sign == "," and not depth:
            parts.append(text[begun:at].strip())
            begun = at + 1
    return [*parts, text[begun:].strip()]
