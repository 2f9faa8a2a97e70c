"""From the text of a sheet to its tree, and back. Knows tokens and grammar; no unit, no value, no other note."""
