"""Scopes, imports between notes, and terms in which every name is resolved."""
