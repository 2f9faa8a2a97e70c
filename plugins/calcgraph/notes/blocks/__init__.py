"""Blocks of a note: lines and what they belong to, fences, headings, tables, callouts, ids."""
