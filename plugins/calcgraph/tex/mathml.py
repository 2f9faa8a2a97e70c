"""MathML written again from an allowlist: elements, attributes, and styles as calcgraph's own classes."""

import re
from functools import lru_cache
from html import escape
from typing import NamedTuple
from xml.etree.ElementTree import ParseError, XMLParser

MAX_DEPTH = 120
"""Elements inside each other."""
MAX_SIZE = 400_000
"""Characters of one formula's MathML."""
ARITY = {"mfrac": 2, "msub": 2, "msup": 2, "mroot": 2, "munder": 2, "mover": 2, "msubsup": 3, "munderover": 3}
OTHERS = "math mrow mi mn mo mtext mspace msqrt mtable mtr mtd mstyle mphantom mpadded mmultiscripts mprescripts"
TEXTS = {"b": "b", "strong": "b", "i": "i", "em": "i", "code": "code"}
"""Kinds of words inside `mtext`, by the element that shows them."""
ELEMENTS = frozenset(ARITY) | frozenset(OTHERS.split()) | frozenset(TEXTS.values())
BOOLEANS = "accent accentunder displaystyle fence largeop movablelimits stretchy symmetric"
ATTRIBUTES = {
    **dict.fromkeys(BOOLEANS.split(), frozenset({"true", "false"})),
    "display": frozenset({"block", "inline"}),
    "form": frozenset({"prefix", "infix", "postfix"}),
    "mathvariant": frozenset({"normal"}),
    "scriptlevel": frozenset("012"),
}
"""The attributes with their allowed values; lengths and colours have separate patterns."""
LENGTHS = frozenset("width height depth lspace rspace linethickness minsize maxsize voffset".split())
LENGTH = re.compile(r"-?\d{0,3}(?:\.\d{1,9})?(?:em|ex|rem|%)?")
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
STYLES = {
    "text-align:left": "left",
    "text-align:right": "right",
    "padding-left:0": "near-left",
    "padding-right:0": "near-right",
    "padding-left:1em": "far-left",
    "padding-top:0": "low",
    "border-left:0.05em solid currentcolor": "line-left",
    "border-right:0.05em solid currentcolor": "line-right",
    "border-top:0.05em solid currentcolor": "line-above",
    "border-left:0.05em dashed currentcolor": "line-left",
    "border-right:0.05em dashed currentcolor": "line-right",
    "border-top:0.05em dashed currentcolor": "line-above",
    "width:100%": "wide",
    "width:50%": "half",
    "width:7.5%": "edge",
}
"""The styles by their class: a page may forbid inline styles."""
ENCLOSED = {
    "box": "box",
    "updiagonalstrike": "struck",
    "downdiagonalstrike": "struck-down",
    "updiagonalstrike downdiagonalstrike": "crossed",
    "horizontalstrike": "struck-through",
}
"""The class for each mark around or across a term."""
_DRAWN = ("back", "none", "over", "under")
CLASSES = frozenset(f"cg-tex-{name}" for name in (*STYLES.values(), *ENCLOSED.values(), *_DRAWN))
SIGNS = {"\u0302": "^", "\u0303": "~", "\u2063": ""}
"""Signs that browsers stretch, in the place of combining ones; nothing for the invisible comma."""
_LINE = "\u0332"
_LINES = {"mover": ("\u203e", "over"), "munder": ("_", "under")}
"""Line over or under a term: few fonts can stretch one, so a class draws it."""
_NAMED = re.compile(r"&(?!(?:lt|gt|amp|quot|#\d+|#x[0-9A-Fa-f]+);)\w+;")
_EMPTY_ROW = re.compile(r'<mtr><mtd(?: class="([^"]*)")?></mtd></mtr></mtable>')
"""The remains of a row that has nothing but the line above it."""
_SIDE = re.compile(r"padding-(left|right):([\d.]+)em")


_SCRIPTED = frozenset({"msub", "msup", "msubsup", "munder", "mover", "munderover"})


class _OpenElement(NamedTuple):
    """An element that is not closed yet."""

    tag: str
    """As it is written; empty for one that is only its children."""
    children: int
    place: int = 0
    """The position of its start in the output."""
    after: str = ""
    """The text after its last child."""
    is_wrapped: bool = False
    """True if it is alone in a row: browsers draw a large operator with an index small otherwise."""


class _Rebuild:
    """A handler of an XML parser's events that writes the allowed parts."""

    def __init__(self) -> None:
        self.out: list[str] = []
        self.open: list[_OpenElement] = []
        self.problem = ""
        self.applied: int | None = None
        """The place of a function's sign of application without a space, until its argument is known."""

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if self.open:
            self.open[-1] = self.open[-1]._replace(children=self.open[-1].children + 1)
        if self.applied is not None and tag != "mrow":
            if tag != "mo":  # a bracket stands next to its function, all else, such as `{x}`, after a space
                self.out[self.applied] = '<mo lspace="0.1667em">'
            self.applied = None
        if len(self.open) >= MAX_DEPTH:
            self._refuse(f"the formula nests deeper than {MAX_DEPTH} levels")
        enclosed = ENCLOSED.get(attributes.get("notation", "")) if tag == "menclose" else None
        is_drawn = tag == "mrow" and attributes.get("class", "").startswith("menclose-")
        if tag == "span" or is_drawn:  # a font that the page has, and what our class draws
            self.open.append(_OpenElement("", 0))
            return
        written = "mrow" if enclosed else TEXTS.get(tag, tag)
        if written not in ELEMENTS:
            self._refuse(f"this TeX needs `{tag}`, which is not shown")
        classes, before, after = _styled(attributes["style"]) if "style" in attributes else ([], "", "")
        classes += [enclosed] if enclosed else []
        pairs = [(name, value) for name, value in attributes.items() if _allowed(name, value)]
        pairs += _coloured(attributes["style"]) if "style" in attributes else []
        if classes:
            pairs.append(("class", " ".join(f"cg-tex-{name}" for name in dict.fromkeys(classes))))
        said = "".join([f' {name}="{escape(value)}"' for name, value in pairs])
        above = self.open[-1] if self.open else None
        is_wrapped = "minsize" in attributes and above is not None and above.tag in _SCRIPTED and above.children == 1
        self.out.append(f"{'<mrow>' if is_wrapped else ''}<{written}{said}>{before}")
        self.open.append(_OpenElement(written, 0, len(self.out) - 1, after, is_wrapped))

    def end(self, _tag: str) -> None:
        tag, children, place, after, is_wrapped = self.open.pop()
        is_bare = tag == "mo" and self.out[place:] == ["<mo>", "\u2061"]
        self.applied = place if is_bare else None
        if children != ARITY.get(tag, children):
            self._refuse("a part of a fraction, index or power is missing")
        self.out.append(f"{after}</{tag}>{'</mrow>' if is_wrapped else ''}" if tag else "")

    def data(self, text: str) -> None:
        above = self.open[-2] if len(self.open) > 1 else None
        if text == _LINE and above and above.tag in _LINES:
            sign, name = _LINES[above.tag]
            self.out[above.place] = f'<{above.tag} class="cg-tex-{name}">'
        else:
            sign = SIGNS.get(text, text)
        self.out.append(escape(sign, quote=False))

    def close(self) -> None:
        """As the parser asks for it."""

    def _refuse(self, problem: str) -> None:
        self.problem = self.problem or problem


@lru_cache(maxsize=64)  # the check asks for it before the page does, and notes repeat their formulas
def rebuild(mathml: str) -> tuple[str, str]:
    """Return the element written again, or an empty string and the part that cannot be shown."""
    if len(mathml) > MAX_SIZE:
        return "", "the formula is too long to be shown"
    hears = _Rebuild()
    parser = XMLParser(target=hears)  # noqa: S314 - made by the converter, without a document type
    try:
        parser.feed(_NAMED.sub(_character, mathml))
        parser.close()
    except ParseError:
        return "", "this TeX cannot be read"
    if hears.problem:
        return "", hears.problem
    return _EMPTY_ROW.sub(_last_line, "".join(hears.out)), ""


def _last_line(row: re.Match[str]) -> str:
    """The line below the last row, as wide as that is; only where there is one."""
    before = row.string[row.string.rfind("<mtr", 0, row.start()) : row.start()]
    if "cg-tex-line-above" not in (row[1] or ""):
        return "</mtable>"
    cells = '<mtd class="cg-tex-line-above"></mtd>' * before.count("<mtd")
    return f'<mtr class="cg-tex-none">{cells}</mtr></mtable>'


def _character(named: re.Match[str]) -> str:
    """Return the character with a name of HTML's, which XML does not know."""
    return "\u2061" if named[0] == "&ApplyFunction;" else ""


def _declarations(style: str) -> list[str]:
    parts = (part.partition(":") for part in style.split(";"))
    return [f"{name.strip()}:{value.strip()}" for name, _, value in parts if value]


def _styled(style: str) -> tuple[list[str], str, str]:
    """Return the classes for a style, and the spaces that are inside the element at its left and right end."""
    classes, sides = [], {"left": "", "right": ""}
    for one in _declarations(style):
        side = _SIDE.fullmatch(one)
        if one in STYLES:
            classes.append(STYLES[one])
        elif one.startswith("margin-left:-"):
            classes.append("back")
        elif side and float(side[2]):
            sides[side[1]] = f'<mspace width="{escape(side[2])}em"></mspace>'
    return classes, sides["left"], sides["right"]


def _coloured(style: str) -> list[tuple[str, str]]:
    values = (one.partition(":") for one in _declarations(style))
    return [("mathcolor", value) for name, _, value in values if name == "color" and COLOUR.fullmatch(value)]


def _allowed(name: str, value: str) -> bool:
    if name in LENGTHS:
        return LENGTH.fullmatch(value) is not None
    return value in ATTRIBUTES.get(name, ())
