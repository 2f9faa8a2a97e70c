"""The opening of a callout in Obsidian."""

import re

CALLOUT = re.compile(r"\[!([\w-]+)(?:\|[^\]\n]*)?\]([+-]?)[ \t]*+(.*)$")
"""`[!note]- A title`, after the marker of a quotation."""
