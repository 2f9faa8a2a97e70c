"""The programs of a calculation.

Bound terms, the flat lists of float64 operations made from them,
and the machine that runs them. Everything here has a JavaScript port that gives the same digits.

Callers: `calc/algebra`, `calc/binding`, `calc/claims`, `calc/dimensions`, `calc/outcomes`, `calc/stages`,
`calc/views`, `changes`, `hosts` and `render`.
Knows: `calc/numbers`.
"""
