"""Outcomes of formulas: values, failures and live values of a calculation, and queries on it once it is done.

Callers: `calc/claims`, `calc/stages`, `calc/views`, `changes`, `hosts`, `project` and `render`.
Knows: `calc/algebra`, `calc/binding`, `calc/dimensions`, `calc/programs`, `calc/syntax`, `calc/tables`, `calc/units`
and `notes`.
"""
