"""Units: their table, how they are written and shown; of Pint's format only the definitions of a project are read.

Callers: `calc/algebra`, `calc/binding`, `calc/claims`, `calc/dimensions`, `calc/outcomes`, `calc/stages`,
`calc/tables`, `calc/views`, `changes`, `hosts`, `project` and `render`.
Knows: `calc/numbers`, `calc/syntax` and `files`.
"""
