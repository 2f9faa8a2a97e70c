"""Sheets as HTML: rows, steps, controls, citations, and the data that makes them live.

Callers: `hosts`, `render/changes`, `render/pages`, `render/plots`, `render/reports` and `render/views`.
Knows: `calc`, `links`, `notes`, `project` and `render/math`.
"""
