"""What differs between two readings of a vault, and which edit moved which value.

Knows two frozen projects and nothing of where they come from: no disk, no revision, no clock.
"""
