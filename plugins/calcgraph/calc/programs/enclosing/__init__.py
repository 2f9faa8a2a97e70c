"""Bounds that no value of a formula passes: interval arithmetic with slopes, and a search that proves ends by it.

Only the build proves; a page searches for the same ends (`extremes.js`) and starts where the build found them.

Callers: `render`.
Knows: `calc/numbers`.
"""
