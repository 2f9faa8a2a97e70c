"""The context for expanding vectors: the meaning of names, and the names of their components."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec import Struct

from calcgraph.calc.syntax.tree import Expr
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import Span

AXES = ("x", "y", "z", "w")
"""Names of components; a vector has at least two of them."""


class Vector(NamedTuple):
    """A formula in each component of a vector."""

    parts: tuple[Expr, ...]


class VectorContext(Struct, frozen=True):
    """The meaning of names in a formula's note, as far as vectors are concerned."""

    path: str
    size_of: Callable[[str], int]
    """The function that gives the number of components of a name; 0 if it is not a vector."""
    size_of_call: Callable[[str], int]
    """The number of components of the result of the function with this name."""
    is_number: Callable[[str], bool]
    """The function that tells if a name certainly stands for a number; an undefined name does not."""
    size_elsewhere: Callable[[Iterable[str], str], int | None]
    """The same for a name after `with`, which belongs to the notes of the requested names; None if they lack it."""


class VectorError(Exception):
    """A vector is used where it has no meaning; the exception carries the diagnostic."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


def refuse(known: VectorContext, span: Span, message: str, hint: str = "", code: str = "CG318") -> VectorError:
    """Return the error to raise about a position in a formula."""
    return VectorError(diagnose(code, known.path, span, message, hint))


def component(name: str, axis: str) -> str:
    """The name of a component: `F.x`; of the start `r(0)` of a sequence `r.x(0)`.

    >>> component("F", "x"), component("r(0)", "y")
    ('F.x', 'r.y(0)')
    """
    base, bracket, rest = name.partition("(")
    return f"{base}.{axis}{bracket}{rest}"
