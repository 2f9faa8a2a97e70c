"""Formulas in TeX, from a note's text to MathML; nothing here knows a note or a page.

Callers: `hosts` and `project`.
Knows: `files`.
"""
