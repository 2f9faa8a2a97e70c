"""MathML down to what a reader sees, so that two converters can be compared: order, indices, fractions, cells."""

import re
import unicodedata
from html import unescape
from xml.etree import ElementTree as ET

ALIKE = str.maketrans(
    {"−": "-", "∣": "|", "∥": "‖", "∗": "*", "∼": "~", "ˉ": "-", "‾": "-", "_": "-", "⋅": "·", "∘": "◦", "′": "'",
     "″": "''", "ε": "ϵ", "φ": "ϕ", "⟹": "⇒", "⟺": "⇔", "⟶": "→", "⟵": "←", "⟷": "↔", "⟂": "⊥", "⋯": "·", "…": "...",
     "ˆ": "^", "˜": "~", "⃗": "→", "˚": "°", "○": "◦", "∖": "\\", "∅": "⌀", "⧸": "/", "̸": "/", "☆": "⋆", "≔": ":=",
     "⁡": "", "⁣": "", "≠": "=/", "∉": "∈/", "●": "•", "∙": "•", "⩽": "≤", "⩾": "≥", "★": "⋆", "⃛": "...",
     "¯": "-", "\u0304": "-"}
)  # fmt: skip
"""Signs that converters write differently and readers see alike."""
SCRIPTS = {"msup": "^", "mover": "^", "msub": "_", "munder": "_", "msubsup": "_^", "munderover": "_^"}
SKIPPED = {"annotation", "mspace", "mphantom", "mprescripts"}


def tree(mathml: str) -> str:
    """What is written, with the place of everything in it."""
    text = re.sub(r"&(?!lt;|gt;|amp;|quot;|#)\w+;", lambda name: unescape(name[0]), mathml)
    return _inside(ET.fromstring(re.sub(r'\sxmlns="[^"]*"', "", text)))  # noqa: S314 - made by two converters


def _inside(element: ET.Element) -> str:
    if element.tag in SKIPPED:
        return ""
    if element.tag in ("mi", "mn", "mo", "mtext"):
        return _signs("".join(element.itertext()))
    parts = [_inside(child) for child in element]
    if element.tag in SCRIPTS:
        scripts = zip(SCRIPTS[element.tag], parts[1:], strict=True)
        is_line = element.tag in ("mover", "munder") and parts[1] == "-"  # some draw it without a sign
        return parts[0] + "".join(f"{sign}({part})" for sign, part in scripts if part and not is_line)
    if element.tag in ("mfrac", "mroot"):
        return f"{element.tag}({parts[0]};{parts[1]})"
    if element.tag in ("mtr", "mtable"):
        return ("&" if element.tag == "mtr" else "//").join(part for part in parts if part)
    return f"√({''.join(parts)})" if element.tag == "msqrt" else "".join(parts)


def _signs(text: str) -> str:
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text.translate(ALIKE)).translate(ALIKE))
    return re.sub(r"[\s\u2000-\u200f\u2060-\u206f\ufe00-\ufe0f]+", "", plain.translate(ALIKE))
