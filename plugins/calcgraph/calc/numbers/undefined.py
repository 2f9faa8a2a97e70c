"""The exceptions that an operation of a program raises if it has no value."""


class DomainError(ArithmeticError):
    """An operation has no finite real value; its text is the reason."""
