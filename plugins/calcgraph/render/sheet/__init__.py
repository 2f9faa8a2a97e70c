"""Sheets as HTML: rows, steps, controls, citations, and the data that makes them live."""
