"""Closed forms and the exact cross-check. Only this package imports SymPy; note text never reaches it.

Callers: `calc/outcomes`, `calc/stages`, `hosts`, `project` and `vault`.
Knows: `calc/binding`, `calc/numbers`, `calc/programs`, `calc/syntax` and `calc/units`.
"""
