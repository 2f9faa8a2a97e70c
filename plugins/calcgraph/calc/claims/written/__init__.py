"""Spellings of the number of a claim: figures, words, fractions, several units."""
