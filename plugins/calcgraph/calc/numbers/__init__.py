"""Single operations on numbers, as floats and as exact fractions, and how far rounding may take each.

Nothing here knows the language: no names, units or notes. What computes on floats has a twin in JavaScript that gives
the same digits; `functions.py` says which of them a writer calls, and by what name.
"""
