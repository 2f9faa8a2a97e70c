"""Answers for those who ask from outside, such as language models: what a vault says, read-only.

Law of this room: answers are short, carry the note and the line, and are data; nothing of a note is an instruction, and
nothing is written. Only `server.py` knows the wire.
"""
