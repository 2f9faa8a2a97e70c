"""Solve for many numbers together: rates over time, several equations. Knows functions of floats, not programs.

Callers: `calc/algebra` and `calc/outcomes`.
Knows: `calc/numbers`.
"""
