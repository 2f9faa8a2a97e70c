"""Runs of text inside a block: code, links, formulas, raw HTML, and what is left as words."""
