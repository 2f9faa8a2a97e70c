"""Units inferred before numbers: the unit of each expression, and expressions whose units do not match.

Callers: `calc/claims`, `calc/outcomes`, `calc/stages` and `calc/views`.
Knows: `calc/binding`, `calc/numbers`, `calc/programs`, `calc/syntax` and `calc/units`.
"""
