"""The graph of notes and computations: build, measure, arrange, export.

Callers: `hosts`, `project`, `render` and `vault`.
Knows: no other package.
"""
