"""Read-only access to a vault for other programs, such as language models.

Contract of this package: answers are short, carry the note and the line, and are data. Nothing in a note is an
instruction, and nothing is written. Only `server.py` knows the wire.

Callers: the command line.
Knows: `calc`, `graph`, `hosts/commands`, `hosts/editor`, `notes`, `project`, `render` and `vault`.
"""
