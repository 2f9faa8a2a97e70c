"""The contents of a note, each with its position."""
