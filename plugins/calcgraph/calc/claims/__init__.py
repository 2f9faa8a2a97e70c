"""Claims: reading a figure in prose, the interval it allows, the verdict, and the reason for it.

Callers: `hosts`, `project` and `render`.
Knows: `calc/binding`, `calc/dimensions`, `calc/numbers`, `calc/outcomes`, `calc/programs`, `calc/syntax`,
`calc/tables`, `calc/units`, `files`, `notes` and `queries`.
"""
