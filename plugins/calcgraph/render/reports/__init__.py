"""Diagnostics as text and in the forms that other programs read.

Callers: `hosts`, `render/changes` and `render/views`.
Knows: `calc`, `graph` and `render/sheet`.
"""
