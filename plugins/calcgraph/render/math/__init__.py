"""Formulas and names as MathML."""
