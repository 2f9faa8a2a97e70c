"""Tables of values: from Markdown, CSV and YAML to columns with units, and the sources that they cite.

Callers: `calc/binding`, `calc/claims`, `calc/outcomes`, `calc/views`, `changes`, `hosts`, `project`, `render` and
`vault`.
Knows: `calc/numbers`, `calc/syntax`, `calc/units`, `files` and `notes`.
"""
