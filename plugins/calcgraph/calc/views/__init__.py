"""Views: whether the names and values in a fence mean something; `syntax` reads the fence.

Callers: `calc/stages` and `render`.
Knows: `calc/binding`, `calc/dimensions`, `calc/outcomes`, `calc/programs`, `calc/syntax`, `calc/tables`, `calc/units`
and `notes`.
"""
