"""Units inferred before numbers: the unit of each expression, and expressions whose units do not match."""
