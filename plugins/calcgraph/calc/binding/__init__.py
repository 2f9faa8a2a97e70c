"""Scopes, imports between notes, and formulas in which every name is resolved; nothing here compiles or computes.

Callers: `calc/algebra`, `calc/claims`, `calc/dimensions`, `calc/outcomes`, `calc/stages`, `calc/views`, `changes`,
`hosts`, `project` and `render`.
Knows: `calc/numbers`, `calc/programs`, `calc/syntax`, `calc/tables`, `calc/units` and `notes`.
"""
