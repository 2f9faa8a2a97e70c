"""What names mean: scopes, imports between notes, and terms in which no name is left open."""
