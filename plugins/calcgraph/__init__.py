"""Markdown notes that link like a wiki and compute like a spreadsheet."""
