"""Closed forms and the second computation. The only room that knows SymPy; note text never reaches it."""
