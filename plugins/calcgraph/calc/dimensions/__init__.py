"""Units inferred before numbers: what each expression is measured in, and what does not fit together."""
