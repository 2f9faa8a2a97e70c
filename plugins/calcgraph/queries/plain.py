"""Values as JSON and back: by the classes of their fields, never by names that the text gives."""

import json
from collections.abc import Callable, Mapping
from enum import Enum
from fractions import Fraction
from functools import cache
from hashlib import blake2b
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, NewType, TypeAlias, TypeGuard, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

ValueDecoder: TypeAlias = Callable[[Any], Any]


def to_plain(value: object) -> str | None:
    """A value as JSON, the same text for equal ones; None for one that holds a function or another such object.

    >>> to_plain(({"b", "a"}, 1.5)), to_plain(print)
    ('[["a","b"],1.5]', None)
    """
    if value == ():
        return "[]"
    try:
        return _WRITER.encode(value)
    except (TypeError, ValueError):
        return None


def from_plain(kind: object, text: str) -> Any:  # noqa: ANN401 - what `kind` says
    """The value of a type in a text; ValueError, TypeError or LookupError for another text.

    >>> from_plain(tuple[frozenset[str], float], '[["a","b"],1.5]') == (frozenset("ab"), 1.5)
    True
    """
    return reader_of(kind)(json.loads(text))


def _rows(value: object) -> object:
    if isinstance(value, frozenset | set):
        return sorted(value)
    if isinstance(value, bytes):
        return blake2b(value, digest_size=16).hexdigest()  # enough to tell whether it is another
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, Struct):
        return [type(value).__name__, *_fields_of(type(value))(value)]
    raise TypeError(value)


_WRITER = json.JSONEncoder(separators=(",", ":"), default=_rows)


@cache
def _fields_of(kind: type[Struct]) -> Callable[[object], tuple[object, ...]]:
    names = kind.__struct_fields__
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


@cache
def reader_of(kind: Any) -> ValueDecoder:  # noqa: ANN401 - any type
    """Makes a value of a type of what JSON has of it."""
    if isinstance(kind, NewType):
        return reader_of(kind.__supertype__)
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _one_of(inside)
    if origin is tuple:
        return _tuple_of(inside)
    if origin in (frozenset, Mapping, dict):
        return _collected(origin, [reader_of(one) for one in inside])
    if kind is bytes:
        raise TypeError("of bytes only a digest is kept")
    if isinstance(kind, type):
        return _object_of(kind)
    return _as_it_is


def _as_it_is(row: object) -> object:
    return row


def _one_of(kinds: tuple[Any, ...]) -> ValueDecoder:
    named = {one for one in kinds if _is_struct(one)}
    readers = {one.__name__: reader_of(one) for one in named}
    others = [reader_of(one) for one in kinds if one is not NoneType and one not in named]
    if {*kinds} == {Fraction, int}:
        return lambda row: Fraction(row) if isinstance(row, str) else row

    def read(row: Any) -> object:  # noqa: ANN401 - rows of JSON
        if row is None:
            return None
        if readers and isinstance(row, list) and row[0] in readers:
            return readers[row[0]](row)
        return others[0](row)

    return read


def _tuple_of(kinds: tuple[Any, ...]) -> ValueDecoder:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        each = reader_of(kinds[0])
        return lambda row: tuple(map(each, row))
    readers = [reader_of(one) for one in kinds]
    return lambda row: tuple(read(one) for read, one in zip(readers, row, strict=True))


def _collected(origin: object, readers: list[ValueDecoder]) -> ValueDecoder:
    if origin is frozenset:
        return lambda row: frozenset(map(readers[0], row))
    key, value = readers
    return lambda row: {key(name): value(one) for name, one in row.items()}


def _object_of(kind: type) -> ValueDecoder:
    hints = get_type_hints(kind) if _is_struct(kind) or hasattr(kind, "_fields") else {}
    if _is_struct(kind):
        readers = [reader_of(hints[name]) for name in kind.__struct_fields__]
        return lambda row: kind(*(read(one) for read, one in zip(readers, row[1:], strict=True)))
    if hints:
        readers = [reader_of(hint) for hint in hints.values()]
        return lambda row: kind(*(read(one) for read, one in zip(readers, row, strict=True)))
    return kind if issubclass(kind, (Enum, Fraction)) else _as_it_is


def _is_struct(kind: object) -> TypeGuard[type[Struct]]:
    return isinstance(kind, type) and issubclass(kind, Struct)
