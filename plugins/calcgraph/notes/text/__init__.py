"""Runs of text inside a block: code, links, formulas, raw HTML, and the remaining words."""
