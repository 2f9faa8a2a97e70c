"""What an operation of a program raises where it has no value."""


class DomainError(ArithmeticError):
    """An operation has no finite real value; its text is the reason."""
