"""Plots and sweeps as SVG: which points, which axes, which words.

Callers: `render/pages` and `render/views`.
Knows: `calc`, `render/math` and `render/sheet`.
"""
