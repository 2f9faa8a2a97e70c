"""What formulas come to: values, failures and live values of one calculation, and questions to it once it is done."""
