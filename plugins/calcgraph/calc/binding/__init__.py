"""Scopes, imports between notes, and formulas in which every name is resolved; nothing here compiles or computes."""
