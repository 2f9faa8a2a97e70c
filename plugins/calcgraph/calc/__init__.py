"""The calc language: from the text of a sheet to values, tables and claims.

Callers: `changes`, `hosts`, `project` and `render`.
Knows: `notes`.
"""
