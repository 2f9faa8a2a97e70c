"""Commands that change notes: edits to several files that are shown, or written together.

Callers: `hosts/editor` and `hosts/inquiry`.
Knows: `calc`, `files`, `links`, `notes`, `render` and `vault`.
"""
