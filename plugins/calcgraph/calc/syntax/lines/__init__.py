"""Lines of several quantities: what belongs together and is written together.

Callers: `calc/binding` and `render`.
Knows: no other package.
"""
