"""Blocks of a note: lines and their containers, fences, headings, tables, callouts, ids.

Callers: `hosts`, `links`, `notes/text`, `project` and `vault`.
Knows: `notes/text`.
"""
