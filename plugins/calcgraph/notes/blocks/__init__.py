"""Blocks of a note: lines and their containers, fences, headings, tables, callouts, ids."""
