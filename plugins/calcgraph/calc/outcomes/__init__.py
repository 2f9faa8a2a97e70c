"""Outcomes of formulas: values, failures and live values of a calculation, and queries on it once it is done."""
