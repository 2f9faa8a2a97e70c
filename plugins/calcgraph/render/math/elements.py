"""Elements of MathML as text, escaped where it is made."""

import re
from collections.abc import Mapping
from html import escape
from typing import NewType

from markupsafe import Markup

Element = NewType("Element", str)
"""An element with all that is in it."""
THIN = "\u2009"
_TALL = re.compile(r"<(?:mfrac|munderover|msubsup|mtable|msup)\b")


def make(tag: str, *children: Element, **attributes: str) -> Element:
    """An element with children."""
    return _element(tag, "".join(children), attributes)


def leaf(tag: str, text: str, **attributes: str) -> Element:
    """An element with text."""
    return _element(tag, text if text.isalnum() else escape(text, quote=False), attributes)


def row(*children: Element) -> Element:
    """Return elements next to each other."""
    return children[0] if len(children) == 1 else make("mrow", *children)


def operator(sign: str, **attributes: str) -> Element:
    """An operator, fence or separator."""
    return leaf("mo", sign, **attributes)


def upright(text: str) -> Element:
    """Return a name of several letters; not an `mtext`, since an operator next to that loses its spaces."""
    return leaf("mi", text, **{"class": "w"})


def word(text: str) -> Element:
    """Return an upright word with a thin space on both sides."""
    return upright(f"{THIN}{text}{THIN}")


def bracketed(inside: list[Element]) -> list[Element]:
    """Elements in round brackets, which grow only with fractions, sums and powers."""
    kept = {} if any(map(_TALL.search, inside)) else {"stretchy": "false"}
    return [operator("(", **kept), *inside, operator(")", **kept)]


def separated(items: list[Element]) -> list[Element]:
    """Elements with commas between them."""
    return [part for i, item in enumerate(items) for part in ((operator(","), item) if i else (item,))]


def math_of(*children: Element) -> Markup:
    """A `math` element on the line of the text, with fractions at full size."""
    math = make("math", make("mrow", *children), display="inline", displaystyle="true")
    return Markup(math)  # noqa: S704 - escaped by `make` and `leaf`


def _element(tag: str, inside: str, attributes: Mapping[str, str]) -> Element:
    written = "".join([f' {name}="{escape(value)}"' for name, value in attributes.items()])
    return Element(f"<{tag}{written}>{inside}</{tag}>")
