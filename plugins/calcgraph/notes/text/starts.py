"""The beginnings of lines that are more than text."""

import re

MARKER = re.compile(r"(>)|([-*+])(?=[ \t]|$)|(\d{1,9})[.)](?=[ \t]|$)")
BODY = re.compile(r'(?:!!!|\?\?\?\+?)[ \t]+\S|===[!+]*[ \t]+["\']|\[\^[^\]\s]+\]:|:[ \t]+(?=\S)')
BREAK = re.compile(r"(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$")
UNDERLINE = re.compile(r"(?:=+|-+)[ \t]*$")
HEADING = re.compile(r"#{1,6}(?:[ \t]+|$)")
HOSTS_HEADING = re.compile(r"#{1,6}(?!$)[ \t]*")
"""In Python-Markdown no space is needed."""
FENCE = re.compile(r"(`{3,})[^`\n]*$|(~{3,}+).*$")
DEFINITION = re.compile(
    r"\[(?!\^)([ \t]*[^\s\[\]][^\[\]\n]*)\]:[ \t]*(?:<([^<>\n]*)>|((?!<)\S+))"
    r"(?:[ \t]+(?:\"(.*)\"|'(.*)'|\((.*)\)))?[ \t]*$"
)
"""A definition of a link, whole on its line: its label, its target with or without angles, its title."""
ABBREVIATION = re.compile(r"\*\[[^\\\n\]]*[^\\\s\]]\s*\] ?:[ ]*(.*)")
"""A long form that the host shows at each place of its abbreviation; it may be on the next line."""
BLOCK_START = frozenset(">-*+#`~<|$%=!?:[_0123456789")
"""First characters of a line that can end a paragraph."""


def ends_paragraph(text: str, first: int, end: int) -> bool:
    """Return whether a line outside the containers of the paragraph above is no longer its text."""
    if text[first] not in BLOCK_START:
        return False
    is_region = text.startswith(("<", "|", "$$", "%%"), first)
    return is_region or any(kind.match(text, first, end) for kind in (MARKER, HEADING, FENCE, BODY, BREAK))
