"""Vectors after `with`: one override for each component."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec.structs import replace

from calcgraph.calc.binding.vectors.known import AXES, Vector, VectorContext, component, refuse
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Column, Expr, Group, Name, Number, Override, RowId
from calcgraph.calc.syntax.walks import names_in


def expand_overrides(
    overrides: Sequence[Override],
    targets: Sequence[Expr],
    known: VectorContext,
    expand: Callable[[Expr], Expr | Vector],
) -> tuple[Override, ...]:
    """Return the overrides with numbers in place of vectors; `targets` are the expressions requested under them."""
    names = [name for target in targets for name in names_in(target)]
    return tuple(made for one in overrides for made in _expanded(one, names, known, expand))


def _expanded(
    override: Override, names: Sequence[str], known: VectorContext, expand: Callable[[Expr], Expr | Vector]
) -> Sequence[Override]:
    path, value = override.path, override.value
    names = () if override.scenario else names
    size = known.size_elsewhere(names, path.base if isinstance(path, Column) else path.name)
    if size is None and isinstance(value, Group):
        return [
            replace(override, value=Number(Fraction(0), "", "0", value.span))
        ]  # its name is reported where it is bound
    size = size or 0
    found = expand(value) if value is not None else None
    parts = found.parts if isinstance(found, Vector) else ()
    shown = print_expression(path)
    if size and isinstance(path, Column):
        if path.column not in AXES[:size]:
            raise refuse(known, path.span, f"`{path.base}` has no component `{path.column}`")
        path, size = Name(component(path.base, path.column), path.span), 0
    if size != len(parts):
        has = f"has {size} components" if size else "is a number"
        other = f"a vector of {len(parts)}" if parts else "a number"
        raise refuse(known, override.span, f"`{shown}` {has}, its other value is {other}")
    if not size:
        value = None if found is None or isinstance(found, Vector) else found
        return [replace(override, path=path, value=value)]
    row = RowId("", override.row.span)
    names_of = [Name(component(shown, axis), path.span) for axis in AXES[:size]]
    return [Override(name, row, part, override.span) for name, part in zip(names_of, parts, strict=True)]
