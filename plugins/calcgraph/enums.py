"""Enums whose members cost no more to name than other attributes."""

import sys
from enum import Enum
from typing import TypeVar

E = TypeVar("E", bound=Enum)


def quick(kind: type[E]) -> type[E]:
    """Return the enum with its members as in Python 3.12: in the class, without a function call per access.

    Python 3.11 calls that function wherever a member is named; every line and word of a note is asked for its kind
    several times.
    """
    if sys.version_info < (3, 12):
        for name, member in kind.__members__.items():
            type.__setattr__(kind, name, member)
    return kind
