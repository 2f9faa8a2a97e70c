"""Elements of MathML, as trees that are serialised at the end."""

from html import escape
from xml.etree.ElementTree import Element

from markupsafe import Markup

THIN = "\u2009"
TALL = frozenset({"mfrac", "munderover", "msubsup", "mtable", "msup"})


def make(tag: str, *children: Element, **attributes: str) -> Element:
    """An element with children."""
    element = Element(tag, attributes)
    element.extend(children)
    return element


def leaf(tag: str, text: str, **attributes: str) -> Element:
    """An element with text."""
    element = Element(tag, attributes)
    element.text = text
    return element


def row(*children: Element) -> Element:
    """Elements beside each other."""
    return children[0] if len(children) == 1 else make("mrow", *children)


def operator(sign: str, **attributes: str) -> Element:
    """An operator, fence or separator."""
    return leaf("mo", sign, **attributes)


def upright(text: str) -> Element:
    """A name of several letters; no `mtext`, for beside that an operator loses its blanks."""
    return leaf("mi", text, **{"class": "w"})


def word(text: str) -> Element:
    """An upright word with a thin blank on both sides."""
    return upright(f"{THIN}{text}{THIN}")


def bracketed(inside: list[Element]) -> list[Element]:
    """Elements in round brackets, which grow only with fractions, sums and powers."""
    tall = any(part.tag in TALL for element in inside for part in element.iter())
    kept = {} if tall else {"stretchy": "false"}
    return [operator("(", **kept), *inside, operator(")", **kept)]


def separated(items: list[Element]) -> list[Element]:
    """Elements with commas between them."""
    return [part for i, item in enumerate(items) for part in ((operator(","), item) if i else (item,))]


def math_of(*children: Element) -> Markup:
    """A `math` element on the line of the text, with fractions at full size."""
    return serialised(make("math", make("mrow", *children), display="inline", displaystyle="true"))


def serialised(math: Element) -> Markup:
    """A tree as text; every text and attribute in it is escaped."""
    parts: list[str] = []
    _write(math, parts)
    return Markup("".join(parts))  # noqa: S704 - the writer escapes


def _write(element: Element, parts: list[str]) -> None:
    """The same as ElementTree's `tostring`, which takes ten times as long for trees as small as these."""
    tag = element.tag
    if element.attrib:
        attributes = [f' {name}="{escape(value)}"' for name, value in element.attrib.items()]
        parts.append(f"<{tag}{''.join(attributes)}>")
    else:
        parts.append(f"<{tag}>")
    text = element.text
    if text:
        parts.append(text if text.isalnum() else escape(text, quote=False))
    for child in element:
        _write(child, parts)
        if child.tail:
            parts.append(escape(child.tail, quote=False))
    parts.append(f"</{tag}>")
