"""Formulas in TeX, from what a note says to MathML; nothing here knows a note or a page."""
