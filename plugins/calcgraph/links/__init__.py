"""The meaning of names in links: notes, headings, blocks, quantities.

Callers: `changes`, `hosts`, `project`, `render` and `vault`.
Knows: `notes`.
"""
