"""Formulas and names as MathML.

Callers: `render/plots`, `render/sheet` and `render/views`.
Knows: `calc`.
"""
