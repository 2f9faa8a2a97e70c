"""Lines that bring definitions into a sheet that no note contains: constants of nature, custom units.

Callers: `calc/units`, `hosts`, `project` and `render`.
Knows: `files` and `notes`.
"""
