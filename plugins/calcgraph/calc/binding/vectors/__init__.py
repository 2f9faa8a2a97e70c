"""Vectors taken apart before names are bound: after this package there are only numbers, one for each component."""
