"""From the text of a sheet to its tree, and back. Knows tokens and grammar; no unit, no value, no other note.

Callers: `calc/algebra`, `calc/binding`, `calc/claims`, `calc/dimensions`, `calc/outcomes`, `calc/stages`,
`calc/tables`, `calc/units`, `calc/views`, `changes`, `hosts`, `project` and `render`.
Knows: `calc/numbers` and `notes`.
"""
