"""An existing folder of notes, read but never changed: requirements of a site, and decisions for a person.

Callers: `hosts`.
Knows: `files`, `links` and `notes`.
"""
