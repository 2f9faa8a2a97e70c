"""Single operations on numbers, as floats and as exact fractions, and how far rounding may take each.

This package does not know the language: no names, units or notes. Operations on floats have a JavaScript port that
gives the same digits; `functions.py` lists the ones that sheets can call, and their names.

Callers: `calc/algebra`, `calc/binding`, `calc/claims`, `calc/dimensions`, `calc/programs`, `calc/syntax`,
`calc/tables`, `calc/units` and `render`.
Knows: no other package.
"""
