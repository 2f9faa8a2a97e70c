"""Commands that change notes: edits to several files that are shown, or written together."""
