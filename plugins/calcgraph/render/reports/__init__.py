"""Diagnostics as text and in the forms that other programs read."""
