"""Units: their table, how they are written and shown; of Pint's format only the definitions of a project are read."""
