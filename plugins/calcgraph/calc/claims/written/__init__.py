"""How the number of a claim is written: figures, words, fractions, several units."""
