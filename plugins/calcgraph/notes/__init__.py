"""The contents of a note, each with its position.

Callers: `calc`, `changes`, `hosts`, `links`, `project`, `render` and `vault`.
Knows: `files`.
"""
