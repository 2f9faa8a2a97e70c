"""Spellings of the number of a claim: figures, words, fractions, several units.

Callers: `calc/claims`.
Knows: `calc/units` and `notes`.
"""
