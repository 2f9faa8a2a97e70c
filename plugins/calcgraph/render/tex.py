"""TeX formulas as MathML: what latex2mathml makes of them, rebuilt from a list of allowed elements."""

import re
from xml.etree.ElementTree import Element, tostring

from markupsafe import Markup

MAX_LENGTH = 2000
MAX_DEPTH = 40
"""Braces inside braces; the converter calls itself for each."""
ARITY = {"mfrac": 2, "msub": 2, "msup": 2, "mroot": 2, "munder": 2, "mover": 2, "msubsup": 3, "munderover": 3}
OTHERS = "mrow mi mn mo mtext mspace msqrt mtable mtr mtd mstyle mphantom mpadded ms"
ELEMENTS = frozenset(ARITY) | frozenset(OTHERS.split())
ATTRIBUTES = {
    "accent": {"true", "false"},
    "accentunder": {"true", "false"},
    "columnalign": {"left", "right", "center"},
    "displaystyle": {"true", "false"},
    "fence": {"true", "false"},
    "form": {"prefix", "infix", "postfix"},
    "largeop": {"true", "false"},
    "mathvariant": {"normal"},
    "movablelimits": {"true", "false"},
    "stretchy": {"true", "false"},
}
"""Attributes with the values that are let through; lengths have a pattern of their own."""
LENGTHS = {
    "width",
    "height",
    "depth",
    "lspace",
    "rspace",
    "linethickness",
    "minsize",
    "maxsize",
    "rowspacing",
    "columnspacing",
}
LENGTH = re.compile(r"-?\d{1,3}(?:\.\d{1,4})?(?:em|ex|%)?")
ENTITY = re.compile(r"&#x([0-9A-Fa-f]{1,6});")
COMMAND = re.compile(r"\\[A-Za-z]+")
REFUSED = (
    r"\def \gdef \edef \xdef \let \newcommand \renewcommand \providecommand \newenvironment \renewenvironment "
    r"\DeclareMathOperator \href \url \style \class \id \cssId \includegraphics \input \require"
)
"""Commands that define others, which may grow without end, or that carry addresses and styles."""


def tex_to_mathml(text: str, *, display: bool = False) -> tuple[Markup | None, str]:
    r"""A `math` element, or None and what is wrong in the writer's words.

    >>> tex_to_mathml(r"\frac{1}{x")[1]
    'a `{` is not closed'
    """
    problem = _refuse(text)
    if problem:
        return None, problem
    found = _convert(text)
    if isinstance(found, str):
        return None, found
    rebuilt, problem = _rebuild(found)
    if rebuilt is None:
        return None, problem
    math = Element("math", {"display": "block" if display else "inline"})
    math.extend(rebuilt)
    written = tostring(math, encoding="unicode", short_empty_elements=False)
    return Markup(written), ""  # noqa: S704 - escaped by `tostring`


def _refuse(text: str) -> str:
    if len(text) > MAX_LENGTH:
        return f"the formula has {len(text)} characters, at most {MAX_LENGTH} are read"
    if not text.strip():
        return "the formula is empty"
    if any(ord(character) < 32 and character not in "\t\n" for character in text):
        return "a control character stands in the formula"
    refused = frozenset(REFUSED.split())
    named = next((command for command in COMMAND.findall(text) if command in refused), "")
    if named:
        return f"`{named}` is not read"
    return _braces(text)


def _braces(text: str) -> str:
    depth = 0
    skip = False
    for character in text:
        if skip or character == "\\":
            skip = not skip
        elif character == "{":
            depth += 1
        elif character == "}":
            depth -= 1
        if depth < 0:
            return "a `}` closes nothing"
        if depth > MAX_DEPTH:
            return f"braces stand inside each other more than {MAX_DEPTH} deep"
    return "a `{` is not closed" if depth else ""


def _convert(text: str) -> Element | str:
    """What the converter makes of it, or its complaint; its errors have no common class."""
    from latex2mathml import converter, exceptions  # noqa: PLC0415 - 0.1 s to import, and few pages have TeX

    own = tuple(kind for kind in vars(exceptions).values() if isinstance(kind, type) and issubclass(kind, Exception))
    slips = (IndexError, KeyError, ValueError, TypeError, AttributeError, StopIteration, RuntimeError)
    try:
        return converter.convert_to_element(text)
    except own as error:
        return " ".join(re.findall(r"[A-Z][a-z]*", type(error).__name__.removesuffix("Error"))).lower()
    except slips:
        return "this TeX cannot be read"


def _rebuild(element: Element) -> tuple[list[Element] | None, str]:
    """Copies of the children, each with allowed names only, or what cannot be shown."""
    copies: list[Element] = []
    for child in element:
        copy, problem = _copy(child)
        if copy is None:
            return None, problem
        copies.append(copy)
    return copies, ""


def _copy(child: Element) -> tuple[Element | None, str]:
    if child.tag not in ELEMENTS:
        return None, f"this TeX needs `{child.tag}`, which browsers do not show"
    text = ENTITY.sub(_character, child.text or "")
    if text.startswith("\\") and len(text) > 1:
        return None, f"`{text}` is not a command that is known"
    children, problem = _rebuild(child)
    if children is None:
        return None, problem
    if len(children) != ARITY.get(child.tag, len(children)):
        return None, "a part of a fraction, index or power is missing"
    copy = Element(child.tag, {name: value for name, value in child.attrib.items() if _allowed(name, value)})
    copy.text = text
    copy.extend(children)
    return copy, ""


def _character(found: re.Match[str]) -> str:
    code = int(found[1], 16)
    return chr(code) if 32 <= code <= 0x10FFFF and not 0xD800 <= code <= 0xDFFF else "\ufffd"


def _allowed(name: str, value: str) -> bool:
    if name in LENGTHS:
        return LENGTH.fullmatch(value) is not None
    return value in ATTRIBUTES.get(name, ())
