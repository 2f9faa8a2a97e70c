"""Vectors taken apart before names are bound: after this package there are only numbers, one for each component.

Callers: `calc/dimensions`, `calc/outcomes`, `calc/stages` and `calc/views`.
Knows: `calc/programs` and `calc/syntax`.
"""
