"""Units: their table, how they are written and shown. The only room that knows Pint, and only its compiler does."""
