"""Pages that calcgraph adds: graph, claims, values, tags, outline.

Callers: `hosts` and `render/views`.
Knows: `calc`, `graph`, `links`, `notes`, `project`, `render/map`, `render/plots` and `render/sheet`.
"""
