"""Differences between two readings of a vault, and the edits that moved each value.

Knows two frozen projects and nothing of where they come from: no disk, no revision, no clock.

Callers: `hosts` and `render`.
Knows: `calc`, `links`, `notes` and `project`.
"""
