"""Errors for a token that the grammar does not expect."""

import re

from calcgraph.calc.functions import ALIASES, FUNCTIONS
from calcgraph.calc.nonscalar_functions import ROW_FOLDS
from calcgraph.calc.syntax.habits import rewritten
from calcgraph.calc.syntax.tokens import RESERVED, CalcTokenKind, Cursor, StatementRefusal, Token
from calcgraph.currencies import CODES, UNIT_SIGNS
from calcgraph.diagnostics import diagnose
from calcgraph.source import Span

MAX_SHOWN = 40
"""Characters of the text that a hint repeats."""

_GROUP = re.compile(r"[0-9]{3}(?![0-9])")
_OPERATORS = frozenset({"+", "-", "*", "/", "^", "**", "<", "<=", ">", ">=", "=", "!="})
MISPLACED = {
    "to": "write `5 to 10 USD` directly after the `=` of a definition, with plain numbers",
    "as": "write the unit to show before `=`: `x [us] = …`",
    "if": "write choices as `Piecewise((value, condition), (value, True))`",
    "mod": "write the remainder as a function: `mod(x, y)`",
    "per": "write compound units with a slash and without spaces: `tok/s`",
    "fit": "begin a line with `fit`: `fit pulls.stretch = a + b * pulls.load`",
    "pick": "write `pick` directly after the `=` of a definition: `gpu = pick gpus: h100`",
    "date": "write a whole day after `date`, in digits with hyphens: the year, the month and the day",
    "plot": "remove `plot`: a line of a plot begins with the result, `peak over count in 4..30`",
    "solve": "write `solve` directly after the `=` of a definition: `x = solve a = b for c`",
}
"""Words of the grammar, with where they belong."""
_ODD = {
    "'": "remove the quotes: formulas have no strings",
    '"': "remove the quotes: formulas have no strings",
    "==": "write equality as `=`",
    "!": "write `not x`, `a != b`, or `factorial(n)`",
    "&": "write `and`",
    "|": "write `or`; an absolute value is `abs(x)`",
    "?": "write choices as `Piecewise((value, condition), (value, True))`",
    "[": "write a unit in brackets before `=`, and an interval as `1..5`; formulas have no indexing",
    "[[": "write a wikilink only after `use`",
    "{": "write a set only after `in`",
    "%": "write a remainder as `x - y * floor(x / y)`; `%` is a unit",
    "²": "write a power as `^2`",
    "³": "write a power as `^3`",
    "⁻": "write a power as `^-1`",
    "√": "write a root as `sqrt(x)`",
    "÷": "write a division as `/`",
    "\\": "write a division as `/`",
    "±": "write a spread after a plain number",
    "..": "write a range between plain numbers",
    **{
        sign: f"write `{sign}` directly before a number, `{sign}2.25/h`, or after it, `2.25 {sign}/h`"
        for sign in UNIT_SIGNS
    },
    "$": "write `$` directly before a number: `$2.25/h`",
    ";": "write one statement per line",
    ":": "remove the colon: only `check name:`, `scenario name:`, `pick table:` and `use [[note]]:` have one",
}

_WANTED = {
    "`for` with the name to solve for": "add `for` and the unknown, such as `for x in 0..10`",
    "a name to import": "list the names that you use, with commas between them",
    "`:` with the names to import": "add a colon and the names: `use [[note]]: name`",
}
"""Parts of a line that the grammar requires, with what to add."""
_CLOSES = {"{": "}", "[": "]"}
_ONE = r"(?:[0-9][0-9_.]*(?:[ \t][^\W\d_][^\s()\[\],*+]*)?|[^\W\d][\w.]*)"
_LOOSE_SCALE = re.compile(r"([0-9][0-9_.]*)[ \t]+([kKMGBT])")
_ONLY_SCALES = frozenset("kMG")
"""Scales that are not units as well: `T` is a tesla, `B` a byte, `K` a kelvin."""
_CALLED = re.compile(r"[^\W\d]\w*")
_LISTED = re.compile(rf"{_ONE}(?:,[ \t]*{_ONE})*")
_MULTIPLIED = re.compile(rf"{_ONE}(?:[ \t]*[*][ \t]*{_ONE})+")
_ADDED = re.compile(rf"{_ONE}(?:[ \t]*[+][ \t]*{_ONE})+")
"""Formulas of one operator, whose value is the same wherever a bracket before them ends."""

_PICKED = re.compile(r"^[ \t]*([^\W\d]\w*)[ \t]*=[ \t]*pick[ \t]", re.MULTILINE)
_FUNCTION = re.compile(r"^[ \t]*([^\W\d]\w*)\([^\W\d]", re.MULTILINE)
"""The names that lines define as a pick, or as a function."""
_IN_BRACKETS = re.compile(r"\[[ \t]*([\w.]+(?:[ \t]*[-+][ \t]*\w+)?)[ \t]*\]")
_OTHER_QUOTES = re.compile(r"['‘’“”„]([^'\"‘’“”„#\n]{1,40})['‘’“”]")
_SQUARE = re.compile(r"\[([^\[\]#,;\n]{1,60}[-+*/][^\[\]#,;\n]{1,60})\]")
_GENITIVE = re.compile(r"'s?(?=[ \t\n#]|\Z)")

_SHOWN = re.compile(rf"(?:1/)?(?:[^\W\d]|[%‰¢°√{UNIT_SIGNS}])[^\s#\"():,;=]*")
"""A unit after a formula."""
_ARROWS = ("->", "→", "=>")
_INTO = tuple(f"{blank}{word}" for blank in " 	" for word in ("to", "in", "as", "into"))
_BELOW = re.compile(r"(?P<above>(?:[0-9][0-9.]{0,30}[ \t]{0,4})?[^\W\d][\w*·]{0,60})/\((?P<below>[^()\s]{1,60})\)")
_FOR = re.compile(r"\b(?:for|pick|solve|with|where)\b|\"")
_MEASURED = re.compile(r"[0-9][0-9.,_]*[ \t]*[^\W\d_]\w*")
"""A number with a simple unit."""
_PIECE = re.compile(
    r"(?P<gap>[ \t]*)(?:(?P<number>[0-9][0-9_]*(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?)(?:[ \t]*(?P<unit>[^\W\d_]\w*))?"
    r"|(?P<name>[^\W\d]\w*(?:\.[^\W\d]\w*)?)|(?P<sign>[-+*/^()]))"
)

_UNIT_BELOW = re.compile(r"[ \t]+([^\W\d_]\w*(?:\^[0-9])?(?:/[^\W\d_]\w*(?:\^[0-9])?)*)(?![^\s#),])")
"""The unit after `per`."""
_PERCENTILE = re.compile(r"[pP][1-9][0-9]?")

_ABSENT = (
    (
        re.compile(r"(?:decide[ \t]+[^\W\d]|value[ \t]+of[ \t]+information\b)[^\n]*"),
        "a line for decisions or the value of information",
        "open a separate fence, `calc decide`, with the line `plan: small, large by profit`",
    ),
)
"""The lines that readers may expect, their descriptions, and how to write the same in calcgraph."""


def refuse_absent(cursor: Cursor, word: Token) -> None:
    """Raise where a line begins that is not of the language, though one may expect it."""
    for line, what, hint in _ABSENT:
        if found := line.match(cursor.source.text, word.start):
            end = word.start + len(found[0].rstrip())
            raise cursor.refuse("CG210", word.start, end, f"a sheet cannot contain {what}", hint)


def refuse_conversion(cursor: Cursor, name: str, unit: str) -> None:
    """Raise if the right side of a line asks for a unit after its formula: `a = 1 mi to km`."""
    text, start = cursor.source.text, cursor.at
    end = text.find("\n", start)
    line = text[start : end if end >= 0 else len(text)].partition("#")[0].rstrip()
    found = _conversion(line)
    if found is None or _FOR.search(line, 0, found[0]) or ".." in line:
        return
    ends, begins = found
    wanted, body = line[begins:], line[:ends].strip()
    written = line[ends:].strip()
    hint = f"write `{name} [{wanted}] = {body}`" if unit in {"", wanted} else f"remove `{written}`"
    at = start + begins - (len(written) - len(wanted))
    message = f"`{written}` is not supported after a formula: write the unit to show before `=`"
    raise cursor.refuse("CG210", at, start + len(line), message, hint)


def _conversion(line: str) -> tuple[int, int] | None:
    """Return the end of a formula and the start of the unit to show it in, as other calculators read `1 mi to km`."""
    begins = max(line.rfind(" "), line.rfind("	")) + 1
    arrow, length = max((line.rfind(sign, begins), len(sign)) for sign in _ARROWS)
    if arrow >= 0:
        body, begins = line[:arrow], arrow + length
    else:
        head = line[:begins].rstrip(" 	")
        body = next((head.removesuffix(sign) for sign in (*_ARROWS, *_INTO) if head.endswith(sign)), "")
    ends = len(body.rstrip(" 	"))
    return (ends, begins) if ends and _SHOWN.fullmatch(line, begins) else None


COLUMN = "a column's name after the dot"
"""The words for the missing name of `table.column`."""


def expect_name(cursor: Cursor, what: str) -> Token:
    """The next token if it is a name that may be used; else what to say about it."""
    token = cursor.peek()
    if token.kind is not CalcTokenKind.NAME:
        raise unexpected(cursor, what)
    if token.text in RESERVED:
        message = f"`{token.text}` is reserved and cannot be a name"
        hint = f"choose another name; these words are reserved: {', '.join(RESERVED)}"
        if what == COLUMN:  # tables from files have such columns, and the others a head that is refused
            hint = f"write `{token.text}_`: this is the name of a column `{token.text}`"
        raise cursor.refuse("CG216", token.start, token.end, message, hint)
    return cursor.take()


def expect_sign(cursor: Cursor, sign: str, what: str) -> Token:
    """Return the next token if it is this punctuation; raise otherwise."""
    if cursor.peek().text != sign:
        raise unexpected(cursor, what)
    return cursor.take()


def closing(cursor: Cursor, opening: Token) -> str:
    """Return the hint for a bracket that is not closed: the text to write, if only one text can be meant."""
    if opening.text != "(":
        return f"add `{_CLOSES.get(opening.text, opening.text)}`"
    text = cursor.source.text
    begun = max(text.rfind("\n", 0, opening.start), text.rfind("=", 0, opening.start)) + 1
    before = text[begun : opening.start].strip()
    behind = text[opening.end :].partition("\n")[0].partition("#")[0].strip()
    if before and _CALLED.fullmatch(before) and _LISTED.fullmatch(behind) and len(before + behind) <= MAX_SHOWN:
        return f"write `{before}({behind})`"
    is_alone = not before and begun > 0 and text[begun - 1] == "=" and len(behind) <= MAX_SHOWN
    if is_alone and (_MULTIPLIED.fullmatch(behind) or _ADDED.fullmatch(behind)):
        return f"remove the bracket: write `{behind}`"
    return "add `)` after the last part that belongs inside"


def unexpected(cursor: Cursor, wanted: str) -> StatementRefusal:
    """Return the error for a token that the grammar does not expect."""
    token = cursor.peek()
    if token.kind is CalcTokenKind.END:
        if cursor.brackets:
            bracket = cursor.brackets[-1]
            return cursor.refuse(
                "CG211", bracket.start, bracket.end, f"`{bracket.text}` is not closed", closing(cursor, bracket)
            )
        end = max(cursor.at, 1)
        return cursor.refuse(
            "CG210", end - 1, end, f"expected {wanted}, but the line ends", _WANTED.get(wanted) or _habit(cursor)
        )
    shown = token.text if len(token.text) <= len("a name that fits a line") else f"{token.text[:20]}…"
    hint = (
        _WANTED.get(wanted, "")
        or _indexed(cursor, token)
        or _text(cursor, token)
        or _flat(cursor, token)
        or _beside(cursor, token)
        or _habit(cursor)
        or _ODD.get(token.text, "")
    )
    code = "CG219" if hint or token.kind is CalcTokenKind.BAD else "CG210"
    return cursor.refuse(code, token.start, token.end, f"expected {wanted}, found `{shown}`", hint)


def _column(cursor: Cursor, name: str) -> str:
    """Return the text to write for `module area`, if a line picks `module`; empty otherwise."""
    pick = cursor.last
    if pick not in _PICKED.findall(cursor.source.text) or not _CALLED.fullmatch(name) or name in RESERVED:
        return ""
    return f"write a column of a pick after a dot: `{pick}.{name}`" if len(pick + name) <= MAX_SHOWN else ""


def _indexed(cursor: Cursor, token: Token) -> str:
    """Return the text to write for `module[area]`, `loss[years]` and `950 hour's`; empty for other tokens."""
    last, text = cursor.last, cursor.source.text
    if token.text == "'" and last[:1].isdigit() and _GENITIVE.match(text, token.start) and len(last) <= MAX_SHOWN:
        return f"write a unit without an apostrophe: `{last}`"
    found = _IN_BRACKETS.match(text, token.start) if token.text == "[" else None
    if found is None or not _CALLED.fullmatch(last):
        return ""
    if last in FUNCTIONS or _PERCENTILE.fullmatch(last) or last in _FUNCTION.findall(text):
        return f"call a function with round brackets: `{last}({found[1]})`" if len(found[0]) <= MAX_SHOWN else ""
    return _column(cursor, found[1])


def _own_function(cursor: Cursor, token: Token) -> str:
    """Return the text to write for `trunk 10`, if a line defines `trunk(year)`; empty otherwise."""
    last, value = cursor.last, token.text
    is_short = len(last + value) <= MAX_SHOWN and value != "("
    return (
        f"call a function with brackets: `{last}({value})`"
        if is_short and last in _FUNCTION.findall(cursor.source.text)
        else ""
    )


def _text(cursor: Cursor, token: Token) -> str:
    """Return the text to write for `= 'south'` and `[1 + x]`; empty for other tokens."""
    text = cursor.source.text
    if cursor.last in {"=", "!="} and (found := _OTHER_QUOTES.match(text, token.start)):
        before = text[cursor.begun : token.start]
        return f'write a text in straight double quotes: `"{found[1]}"`' if " where " in before else ""
    if cursor.last not in _OPERATORS or not (found := _SQUARE.match(text, token.start)):
        return ""
    return f"group with round brackets: `({found[1].strip()})`"


def _beside(cursor: Cursor, token: Token) -> str:
    """Return the text to write for a token that is one too many: `9 50 h`, `n 1..4`, `1 to 10`, `5% x n`, `// text`."""
    before, rest = cursor.last, cursor.source.text[token.start :].partition("\n")[0]
    if ends := _RANGE.match(rest):
        return f"write the range after `in`: `{before} in {ends[0]}`" if before[-1:].isalnum() else ""
    if before.isdigit() and token.text[:1].isdigit() and not _GROUP.match(token.text):
        return f"write one number: `{before}{token.text[:MAX_SHOWN]}`"
    if token.text == "to" and before.isdigit() and (last := _LAST.match(rest)):
        return f"write the range as `{before}..{last[1]}`"
    if token.text == "x" and before.endswith("%") and _X.search(cursor.source.text) is None and (of := _OF.match(rest)):
        return f"write the product as `{before} * {of[1]}`"
    inside = _REPLACED.match(cursor.source.text, cursor.brackets[-1].start) if cursor.brackets else None
    if token.text == "where" and inside and inside.end(1) <= token.start:
        return f"write the replaced inputs after `with`: `{inside[1]} with {inside[2]}`"
    remark = _REMARK.match(rest) if token.text in {"/", "//"} else None
    return f"begin a comment with `#`: `# {remark[1].strip()}`" if remark else ""


_RANGE = re.compile(r"-?[0-9][0-9.]{0,20}?[ \t]*\.\.[ \t]*-?[0-9][0-9.]{0,20}")
_LAST = re.compile(r"to[ \t]+([0-9]{1,9})(?![\w.])")
_OF = re.compile(r"x[ \t]+([^\W\d][\w.]{0,40}|[0-9][0-9.]{0,20})")
_REPLACED = re.compile(r"(\([ \t]*[^\W\d][\w.]{0,60})[ \t]+where[ \t]+([^()\n#]{1,80}=[^()\n#]{1,80}\))")
_REMARK = re.compile(r"//[ \t]*((?:[^\W\d]+[,.]?[ \t]+){1,20}[^\W\d]+[.]?[ \t]*)$")
"""Words behind two slashes, which begin a comment in other languages."""


def _habit(cursor: Cursor) -> str:
    """Return the right side of the line to write, if it is written as in other languages."""
    text = cursor.source.text
    end = text.find("\n", cursor.begun)
    line = text[cursor.begun : end if end >= 0 else len(text)].partition("#")[0].strip()
    body = line if line.startswith("check ") else line.partition("=")[2]
    fixed = rewritten(body.strip())
    return f"write `{fixed}`" if fixed else ""


def _flat(cursor: Cursor, token: Token) -> str:
    """Return the text to write for `W/(m²·K)`, as a page shows it."""
    if token.text not in {"²", "³", "°", "·"}:
        return ""
    line = cursor.source.text[cursor.begun :].partition("\n")[0]
    found = next((one for one in _BELOW.finditer(line) if one.start() <= token.start - cursor.begun < one.end()), None)
    below = re.sub("[*·]", "/", found["below"]) if found else ""
    return f"write `{found['above']}/{below}`" if found else ""


def refuse_rest(cursor: Cursor) -> None:
    """Raise when the statement does not end here."""
    token = cursor.peek()
    if token.kind is CalcTokenKind.END:
        if cursor.brackets:
            raise unexpected(cursor, "")
        return
    if token.text == "with":
        message = "`with` needs brackets around its formula"
        raise cursor.refuse("CG218", token.start, token.end, message, "write `(tps with gpu = b200)`")
    if token.text in (")", "}", "]"):
        raise cursor.refuse(
            "CG211", token.start, token.end, f"`{token.text}` closes nothing", f"remove this `{token.text}`"
        )
    if token.kind in (CalcTokenKind.NAME, CalcTokenKind.QUANTITY) or token.text == "(":
        message = f"an operator is missing before `{token.text[:20]}`"
        hint = (
            _column(cursor, token.text)
            or _of_rows(cursor, token)
            or _beside(cursor, token)
            or _own_function(cursor, token)
            or _habit(cursor)
            or _sum(cursor.last, token.text)
            or _scaled(cursor, token)
            or _product(cursor, token)
            or _after_quantity(cursor, token)
        )
        hint = hint or _hint_for_neighbours(cursor.last, token)
        raise cursor.refuse("CG212", token.start, token.end, message, hint)
    if token.text == "," and cursor.last[-1:].isdigit():
        raise cursor.refuse("CG210", token.start, token.end, "a `,` between numbers", "write the decimal point as `.`")
    ended = token.text in _OPERATORS  # an expression would have gone on: here is a domain, a unit or a row
    raise unexpected(cursor, "the end of the line" if ended else "an operator or the end of the line")


def whole_line(cursor: Cursor, start: int) -> Span:
    """The place of a statement that begins at an offset and has to end here."""
    span = cursor.source.span(start, cursor.at)
    refuse_rest(cursor)
    return span


def warn_about_kilo(cursor: Cursor, token: Token) -> None:
    """Note that `64K` was read, and as what."""
    digits = token.text[: token.text.index("K")]
    meant = f"{cursor.kilo:,}".replace(",", "")
    message = f"`{digits}K` is read as {digits} × {meant}"
    hint = f"write `{digits}k` for 1000, `{digits}Ki` for 1024"
    cursor.warnings.append(diagnose("CG215", cursor.source.path, cursor.place(token), message, hint))


def _of_rows(cursor: Cursor, token: Token) -> str:
    """Return the text to write for `total(t.x) by t.y` and `total(t.x if t.y = "a")`; empty for other tokens."""
    text, start = cursor.source.text, cursor.begun
    if grouped := _GROUPED.match(text, text.find("=", start, token.start) + 1):
        table = grouped["key"] if "." in grouped["key"] else f"{grouped['table']}.{grouped['key']}"
        return f"write `{grouped['fold'].strip()} per {table}`"
    found = _CHOSEN.search(text[start : token.start]) if token.text == "if" else None
    if found is not None and found[1] in ROW_FOLDS:
        return f"choose rows with `where`: `{found[0].strip()} where`"
    return ""


_GROUPED = re.compile(
    r"(?P<fold>[ \t]*[^\W\d]\w{0,20}\((?P<table>[^\W\d]\w{0,40})\.\w{1,40}\))[ \t]+"
    r"(?:by|per|group[ \t]+by|for[ \t]+each)[ \t]+(?P<key>[^\W\d]\w{0,40}(?:\.\w{1,40})?)[ \t]*(?=[#\n]|\Z)"
)
_CHOSEN = re.compile(r"\b([^\W\d]\w{0,20})\([^\W\d]\w{0,40}\.\w{1,40}[ \t]*$")


def _sum(before: str, behind: str) -> str:
    """Return the text to write for `5 ft 3 in`."""
    if not (_MEASURED.fullmatch(before) and _MEASURED.fullmatch(behind)):
        return ""
    return f"write `{before} + {behind}` for the sum, or `{before} * {behind}` for the product"


def _product(cursor: Cursor, token: Token) -> str:
    """The right side with its products written out, `1/2 * m * v^2`; empty if it is not only names and numbers."""
    is_word = token.text in MISPLACED or token.text in RESERVED or cursor.last in {"sum", *MISPLACED}
    if (token.kind is not CalcTokenKind.NAME and token.text != "(") or is_word:
        return ""
    text = cursor.source.text
    start, end = text.find("=", cursor.begun, token.start) + 1, text.find("\n", token.start)
    line = text[start : end if end >= 0 else len(text)].partition("#")[0].strip()
    parts, at, joined, unit = list[str](), 0, False, ""
    while at < len(line):
        found = _PIECE.match(line, at)
        if found is None or _is_word(found["name"] or "") or found["unit"] in {"to", *MISPLACED, *RESERVED}:
            return ""
        at = found.end()
        if found["name"] in {"sum", *ROW_FOLDS} and line[at : at + 1] == "(":
            return ""
        if found["sign"]:
            opens = found["sign"] == "(" and joined
            if opens and _is_letter(text, unit):
                parts[-1] = f"{parts[-1].removesuffix(unit).rstrip()} * {unit}"
            parts.append(" * (" if opens else found["gap"] + found["sign"])
            joined, unit = found["sign"] == ")", ""
            continue
        if found["name"] == "x" and joined and (line[at:].lstrip()[:1].isdigit() or _is_times(text, line, at)):
            parts.append(" *")
            joined = False
            continue
        if joined and _is_letter(text, unit):  # `2 m v`
            parts[-1] = f"{parts[-1].removesuffix(unit).rstrip()} * {unit}"
        parts.append((" * " if joined else found["gap"]) + found[0].strip())
        joined, unit = True, found["unit"] or ""
    fixed = "".join(parts).strip()
    return f"write the product as `{fixed}`" if start and len(fixed) <= 2 * MAX_SHOWN else ""


def _is_letter(text: str, unit: str) -> bool:
    """Return whether a unit of one letter after a number may be a name, as the mass in `1/2 m v^2`; not `3 m (2 m)`."""
    return len(unit) == 1 and _is_defined(text, unit)


def _is_defined(text: str, name: str) -> bool:
    """Return whether a line of a sheet defines a name."""
    return re.search(rf"^[ \t]*{re.escape(name)}[ \t]*(?:\[[^\n\]]*\][ \t]*)?=", text, re.MULTILINE) is not None


def _is_word(name: str) -> bool:
    """Return whether a name is a function or a word of the grammar."""
    known = FUNCTIONS, ALIASES, MISPLACED, _CONNECTING
    return any(name in names for names in known) or _PERCENTILE.fullmatch(name) is not None


_CONNECTING = frozenset({"by", "from", "group", "where", "when", "then", "else", "than", "of", "is", "between"})
"""Words of other languages between parts of a formula, which no product is written with."""


_X = re.compile(r"^[ \t]*x\b|[(,][ \t]*x[ \t]*[,)=]|\bfor[ \t]+x\b", re.MULTILINE)
"""A line that defines `x`, or an argument `x`."""


def _is_times(text: str, line: str, at: int) -> bool:
    """Return whether the `x` before a position is a times sign: a factor follows, and no line defines `x`."""
    return bool(re.match(r"[ \t]+[^\W\d(]", line[at:])) and _X.search(text) is None


def _scaled(cursor: Cursor, token: Token) -> str:
    """Return the text to write for `5 M USD` and `5 M mol`, with a scale that is not a unit; empty for other tokens."""
    text, behind = cursor.source.text, token.text
    found = _LOOSE_SCALE.fullmatch(cursor.last)
    is_scale = found is not None and (behind in CODES or (found[2] in _ONLY_SCALES and _CALLED.fullmatch(behind)))
    if not found or not is_scale or _is_defined(text, found[2]) or _is_word(behind) or behind in RESERVED:
        return ""
    sign = " * " if _is_defined(text, behind) else " "
    return f"write the scale directly after its number: `{found[1]}{found[2]}{sign}{behind[:MAX_SHOWN]}`"


def _after_quantity(cursor: Cursor, token: Token) -> str:
    """Return the text to write for `90 km per h` and `3 x 4`; empty for other tokens."""
    before, behind = cursor.last, token.text
    if behind == "per" and before[:1].isdigit():
        unit = _UNIT_BELOW.match(cursor.source.text, token.end)
        if unit is not None and len(unit[1]) <= MAX_SHOWN:
            return f"write compound units with a slash and without spaces: `{before}/{unit[1]}`"
    if before.endswith(" x") and behind[:1].isdigit():
        return f"write the product as `{before.removesuffix('x').rstrip()} * {behind[:MAX_SHOWN]}`"
    return ""


def _hint_for_neighbours(before: str, token: Token) -> str:
    """Return a hint about the meaning of two tokens next to each other, or '' if it is unclear."""
    behind = token.text
    if behind in RESERVED:
        return ""
    word = before.rpartition(" ")[2]  # `1 if` is read as a number with a unit
    if word in MISPLACED or behind in MISPLACED:
        return MISPLACED.get(behind) or MISPLACED[word]
    if before.isdigit() and _GROUP.match(behind):
        return f"group digits with `_`: `{before}_{behind[:MAX_SHOWN]}`"
    if before.endswith("%"):
        return f"write the share as a product: `{before} * x`" if behind == "of" else _ODD["%"]
    if before in FUNCTIONS or before in ALIASES or _PERCENTILE.fullmatch(before):
        return f"call a function with brackets: `{before}({behind[:MAX_SHOWN]})`"
    short = len(before) + len(behind) <= MAX_SHOWN and before[-1:].isalnum()
    product = f"write the product as `{before} * {behind}`" if short else "write a product with `*`"
    return "write a column's sum as `total(table.column)`" if before == "sum" else product
