"""Runs of text inside a block: code, links, formulas, raw HTML, and the remaining words.

Callers: `calc`, `hosts`, `links`, `notes/blocks`, `render` and `vault`.
Knows: `notes/blocks`.
"""
