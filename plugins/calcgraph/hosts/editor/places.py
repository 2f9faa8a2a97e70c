"""Places of a file as the protocol counts them: lines from 0, columns in code units of the client's encoding."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import accumulate

from lsprotocol.types import Position, PositionEncodingKind, Range

from calcgraph.hosts.editor.targets import Spot
from calcgraph.source import SourceFile, Span


def _units(character: str, encoding: str) -> int:
    if encoding == PositionEncodingKind.Utf32:
        return 1
    if encoding == PositionEncodingKind.Utf8:
        with suppress(UnicodeEncodeError):
            return len(character.encode())
        return 3  # half a pair
    return 2 if ord(character) > 0xFFFF else 1


def units_before(line: str, column: int, encoding: str) -> int:
    """Code units of a line before a column, which counts from 1.

    >>> units_before("a😀b", 3, "utf-16"), units_before("a😀b", 3, "utf-8"), units_before("a😀b", 3, "utf-32")
    (3, 5, 2)
    """
    before = line[: column - 1]
    if before.isascii() or encoding == PositionEncodingKind.Utf32:
        return len(before)
    return sum(_units(character, encoding) for character in before)


def column_at(line: str, units: int, encoding: str) -> int:
    """Return the column, from 1, of a count of code units; inside a character its start, past the line its end.

    >>> column_at("a😀b", 3, "utf-16"), column_at("a😀b", 2, "utf-16"), column_at("ab", 9, "utf-8")
    (3, 2, 3)
    """
    if line.isascii() or encoding == PositionEncodingKind.Utf32:
        return max(0, min(units, len(line))) + 1
    ends: Iterator[int] = accumulate(_units(character, encoding) for character in line)
    return 1 + sum(1 for end in ends if end <= units)


def spot_of(source: SourceFile, position: Position, encoding: str) -> Spot:
    """Return a client's position in a file; a position after its end is the end of the last line."""
    if position.line >= source.last:
        return Spot(source.last, len(source.line(source.last)) + 1)
    number = max(position.line, 0) + 1
    return Spot(number, column_at(source.line(number), position.character, encoding))


def position_of(source: SourceFile, line: int, column: int, encoding: str) -> Position:
    """A place of a file for the client."""
    return Position(line - 1, units_before(source.line(line), column, encoding))


def range_of(source: SourceFile, span: Span, encoding: str) -> Range:
    """A span of a file for the client."""
    return Range(
        position_of(source, span.line, span.column, encoding),
        position_of(source, span.end_line, span.end_column, encoding),
    )
