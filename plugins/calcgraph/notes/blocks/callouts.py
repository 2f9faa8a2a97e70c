"""The opening of a callout in Obsidian."""

import re

CALLOUT = re.compile(r"\[!([\w-]+)(?:\|[^\]\n]*)?\]([+-]?)[ \t]*+(.*)$")
"""`[!note]- A title`, behind the sign of a quotation."""
