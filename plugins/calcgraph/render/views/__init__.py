"""Views and tables as HTML.

Callers: `hosts`.
Knows: `calc`, `links`, `notes`, `project`, `render/map`, `render/math`, `render/pages`, `render/plots`,
`render/reports` and `render/sheet`.
"""
