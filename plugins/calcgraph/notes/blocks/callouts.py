"""How Obsidian opens a callout."""

import re

CALLOUT = re.compile(r"\[!([\w-]+)(?:\|[^\]\n]*)?\]([+-]?)[ \t]*+(.*)$")
"""`[!note]- A title`, behind the sign of a quotation."""
