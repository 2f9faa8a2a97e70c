"""Closed forms and the exact cross-check. Only this package imports SymPy; note text never reaches it."""
