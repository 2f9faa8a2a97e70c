"""What is computed.

Bound terms, the flat lists of float64 operations made from them,
and the machine that runs them. Everything here has a twin in JavaScript that gives the same digits.
"""
