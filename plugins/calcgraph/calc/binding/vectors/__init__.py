"""Vectors taken apart before names are bound: behind this room there are only numbers, one for each component."""
