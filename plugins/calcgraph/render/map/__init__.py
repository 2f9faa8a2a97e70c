"""The graph as a drawing, as data for the page, and as the neighbourhood of one note.

Callers: `hosts`, `render/pages` and `render/views`.
Knows: `calc`, `graph`, `notes` and `project`.
"""
