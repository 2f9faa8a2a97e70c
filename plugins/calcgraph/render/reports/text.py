"""Diagnostics for a terminal: a one-line summary, the line they point to, carets."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.groups import grouped
from calcgraph.render.reports.advice import advice
from calcgraph.source import Span

WIDEST = 120
"""Columns of an excerpt; of a longer line the part around the place is shown."""
LONGEST = 1000
"""The largest length of a message or hint in characters; quoted source text may be a line of a million."""
BEFORE = 40
"""Columns kept before the place in a long line."""
MOST_INFOS = 5
"""The largest number of infos with one code that are shown, so that errors stay in sight."""
MOST_LINES = 12
"""The largest number of other lines listed after a diagnostic."""
COLOURS = {Severity.ERROR: "31", Severity.WARNING: "33", Severity.INFO: "36"}
"""ANSI colours: red, yellow, cyan."""

_COMMAND = re.compile(r"(##(?:vso|teamcity)?)\[", re.IGNORECASE)
_AT_START = re.compile(r"([ \t\u00a0]*):(?=:[A-Za-z])")
"""The start of a line that may be a command of GitHub's, which takes it after spaces."""

LineOf = Callable[[str, int], str]
"""A function from a reported path and a number to the text of the line; empty if it does not exist."""


def one_line(found: Diagnostic) -> str:
    """`kv-cache.md:31:9: CG401 message; hint`, without anything a terminal would obey."""
    hint = f"; {_short(found.hint)}" if found.hint else ""
    return f"{_first_line(found)}{printable(hint)}"


def to_text(diagnostics: Iterable[Diagnostic], line_of: LineOf, *, colour: bool = False) -> str:
    """Return the diagnostics, each with its excerpt and an empty line; repetitions in a file only by their line.

    Errors and warnings are complete. Of infos with the same code the first ones are shown, and the others counted.
    """
    line_of = lru_cache(maxsize=1)(line_of)  # a line of a million characters may be wrong in ten thousand places
    alike = grouped(((found.path, found.code, found.message, found.hint), found) for found in diagnostics)
    infos: Counter[str] = Counter()
    entries: list[str] = []
    for first, *more in alike.values():
        infos[first.code] += first.severity is Severity.INFO
        if infos[first.code] <= MOST_INFOS:
            entries.append(f"{_entry(first, line_of, colour=colour)}{_others(first, more)}\n")
    left = [(count - MOST_INFOS, code) for code, count in infos.items() if count > MOST_INFOS]
    entries += (f"{count} more {code} (info); `--format json` lists all of them\n\n" for count, code in left)
    return "".join(entries)


def summary_line(diagnostics: Sequence[Diagnostic], counts: dict[str, int]) -> str:
    """`14 notes, 120 links, 80 quantities, 60 claims: 2 errors, 1 warning`."""
    read = ", ".join(_counted(number, name) for name, number in counts.items())
    kinds = Counter(found.severity for found in diagnostics)
    found = [_counted(kinds[kind], f"{kind}s") for kind in (Severity.ERROR, Severity.WARNING) if kinds[kind]]
    return f"{read}: {', '.join(found) or 'nothing wrong'}"


def excerpt(line: str, span: Span) -> tuple[str, str]:
    """The part of a line around a span, and the carets for the line below; both empty for an empty line.

    >>> excerpt("x = weights + bw", Span(1, 5, 1, 17))
    ('x = weights + bw', '    ^^^^^^^^^^^^')
    """
    if not line or line.isspace():
        return "", ""
    first = min(span.column - 1, len(line))
    last = min(span.end_column - 1, len(line)) if span.end_line == span.line else len(line.rstrip())
    cut = first - BEFORE if len(line) > WIDEST and first > BEFORE else 0
    shown = printable(line[cut : cut + WIDEST])
    head = printable(line[cut:first])
    marked = printable(line[first : min(last, cut + WIDEST)])
    return shown.rstrip(), " " * columns(head) + "^" * max(columns(marked), 1)


def printable(text: str) -> str:
    r"""A text in which control, format and private characters are written out, so that no terminal obeys them.

    So are the bracket of `##[error]`, `##vso[…]` and `##teamcity[…]`, which runners obey in the middle of a line, and
    the first colon of `::error::`, which GitHub's obeys at the start of one.

    >>> printable("a\x1b[31mb\tc")
    'a\\x1b[31mb c'
    >>> printable(" ::error::x"), printable("a ::error::x")
    (' \\x3a:error::x', 'a ::error::x')
    """
    if not (text.isascii() and text.isprintable()):
        text = "".join(c if _is_plain(c) else " " if c == "\t" else _escaped(c) for c in text)
    if "::" in text and (command := _AT_START.match(text)) and text.count("::") > 1:
        text = f"{command[1]}\\x3a{text[command.end() :]}"
    return _COMMAND.sub(r"\1\\x5b", text) if "##" in text else text


def columns(text: str) -> int:
    """Return the number of terminal columns of a text: East Asian letters take two, combining marks zero."""
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def _first_line(found: Diagnostic) -> str:
    """Return the place, the code and the message."""
    kind = "" if found.severity is Severity.ERROR else f" ({found.severity})"
    place = f"{found.path}:{found.span.line}:{found.span.column}"
    return printable(f"{place}: {found.code}{kind} {_short(found.message)}")


def _entry(found: Diagnostic, line_of: LineOf, *, colour: bool) -> str:
    shown, carets = excerpt(line_of(found.path, found.span.line), found.span)
    head = _first_line(found)
    hint = "".join(f"  {label}: {printable(_short(words))}\n" for label, words in advice(found.hint))
    if colour:
        head = _coloured(head, found)
        carets = f"\x1b[{COLOURS[found.severity]}m{carets}\x1b[0m" if carets else ""
    if not shown:
        return f"{head}\n{hint}"
    number = str(found.span.line)
    return f"{head}\n  {number} | {shown}\n  {' ' * len(number)} | {carets}\n{hint}"


def _others(first: Diagnostic, more: Sequence[Diagnostic]) -> str:
    """`  and in lines 7, 9, 12`: where the same is reported again; empty for a second place on the same line."""
    lines = sorted({found.span.line for found in more} - {first.span.line})
    if not lines:
        return ""
    rest = f" and {len(lines) - MOST_LINES} more" if len(lines) > MOST_LINES else ""
    return f"  and in line{'s' if len(lines) > 1 else ''} {', '.join(map(str, lines[:MOST_LINES]))}{rest}\n"


def _short(text: str) -> str:
    """Return the text, without its middle if it is too long to read."""
    half = LONGEST // 2
    return text if len(text) <= LONGEST else f"{text[:half]} … {text[-half:]}"


def _coloured(head: str, found: Diagnostic) -> str:
    place, code, rest = head.partition(found.code)
    return f"\x1b[1m{place}\x1b[0m\x1b[{COLOURS[found.severity]}m{code}\x1b[0m{rest}"


def _is_plain(char: str) -> bool:
    return char == " " or unicodedata.category(char)[0] not in "CZ" or char == "\u00a0"


def _escaped(char: str) -> str:
    return char.encode("unicode_escape", "backslashreplace").decode("ascii")


def _counted(number: int, name: str) -> str:
    words = name.removesuffix("s") if number == 1 and name != "quantities" else name
    return f"{number} {'quantity' if number == 1 and name == 'quantities' else words}"
