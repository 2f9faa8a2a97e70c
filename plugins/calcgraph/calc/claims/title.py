"""Reads the title of a claim: `with gpu=b200; ±5%; @source; disputed: why`."""

import re
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.nonscalar_functions import PERCENTILE
from calcgraph.calc.syntax.parser import parse_expression, parse_overrides
from calcgraph.calc.syntax.tree import Number, Override
from calcgraph.diagnostics import Diagnostic
from calcgraph.source import NoteId, Span

MAX_PARTS = 50
"""The largest number of parts of one title; the text after them is read as one more part."""
_SOURCES = re.compile(r"@[\w:.#$%&+?<>~/-]+(?:[\s,]+@[\w:.#$%&+?<>~/-]+)*$")
_TOLERANCE = re.compile(r"(?:±|\+-|\+/-)\s*+(?P<amount>.+)$")
_PERCENT = re.compile(r"(?P<number>[0-9]+(?:\.[0-9]+)?)\s*%$")
_WORD = re.compile(r"[^\W\d]\w*")

MEAN = Fraction(2)
"""In place of the share of a percentile."""


class Title(Struct, frozen=True):
    """The contents of a claim's title."""

    arguments: str = ""
    """The text after `with`, as written."""
    overrides: tuple[Override, ...] = ()
    scenario: str = ""
    """The one word after `with`: a scenario of the note."""
    borrowed: tuple[NoteId, str] | None = None
    """That scenario, if another note defines it."""
    disputed: str | None = None
    """Why, if it is disputed; may be empty."""
    sources: tuple[str, ...] = ()
    relative: Fraction | None = None
    """Tolerance as a share of the value."""
    absolute: Number | None = None
    share: Fraction | None = None
    """The share of a percentile, `p90`; 2 for the mean."""
    unknown: tuple[str, ...] = ()
    """Parts that are none of these."""
    problems: tuple[Diagnostic, ...] = ()

    @property
    def is_tolerant(self) -> bool:
        """True if it gives its own tolerance."""
        return self.relative is not None or self.absolute is not None


def read_title(title: str, path: str, span: Span, kilo: int) -> Title:
    """The parts of a title, in any order; `span` is the place problems are reported at."""
    found = Title()
    for part in (part.strip() for part in title.split(";", MAX_PARTS)):
        found = _with_part(found, part, path, span, kilo) if part else found
    return found


def _with_part(title: Title, part: str, path: str, span: Span, kilo: int) -> Title:
    if part.startswith("with "):
        return _with_arguments(title, part.removeprefix("with ").strip(), path, span, kilo)
    if part == "disputed" or part.startswith("disputed:"):
        return replace(title, disputed=part.removeprefix("disputed").removeprefix(":").strip())
    if _SOURCES.match(part):
        keys = tuple(key.lstrip("@").rstrip(".,") for key in re.split(r"[\s,]+", part))
        return replace(title, sources=(*title.sources, *keys))
    if (found := _with_measure(title, part, path, span, kilo)) is not None:
        return found
    if title.disputed is not None:
        return replace(title, disputed=f"{title.disputed}; {part}")
    return replace(title, unknown=(*title.unknown, part))


def _with_arguments(title: Title, arguments: str, path: str, span: Span, kilo: int) -> Title:
    if _WORD.fullmatch(arguments):
        return replace(title, arguments=arguments, scenario=arguments)
    overrides, wrong = parse_overrides(arguments, path, span, kilo)
    problems = tuple(replace(problem, span=span) for problem in wrong)
    return replace(title, arguments=arguments, overrides=overrides, problems=problems)


def _with_measure(title: Title, part: str, path: str, span: Span, kilo: int) -> Title | None:
    """The title with a percentile or a tolerance; None where the part is neither."""
    if part == "mean" or PERCENTILE.fullmatch(part):
        return replace(title, share=MEAN if part == "mean" else Fraction(int(part[1:]), 100))
    allowed = _TOLERANCE.match(part)
    relative, absolute = _tolerance(allowed["amount"], path, span, kilo) if allowed else (None, None)
    if relative is None and absolute is None:
        return None
    return replace(title, relative=relative, absolute=absolute)


def _tolerance(amount: str, path: str, span: Span, kilo: int) -> tuple[Fraction | None, Number | None]:
    percent = _PERCENT.match(amount)
    if percent:
        return Fraction(percent["number"]) / 100, None
    expr, _ = parse_expression(amount, path, span, kilo)
    return None, expr if isinstance(expr, Number) else None
