"""Distributions over 4,096 draws: all draws of a program at once, and the statistics that are shown.

Each runner of a program calls it: the machine for percentiles, and values, claims and views for display.

Callers: `calc/claims`, `calc/outcomes`, `calc/stages`, `calc/views` and `render`.
Knows: `calc/numbers`.
"""
