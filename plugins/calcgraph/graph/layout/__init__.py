"""Positions of the nodes of the map: arithmetic on positions, and the same bytes for the same graph.

Callers: `hosts`, `render` and `vault`.
Knows: no other package.
"""
