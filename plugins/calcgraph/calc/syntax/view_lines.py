"""Lines of a view: options, names, sweeps, each with its place in the file."""

import re
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.syntax.bounds import signed
from calcgraph.calc.syntax.parser import DisplayExpr, parse_expression, parse_shown
from calcgraph.calc.syntax.tokens import RESERVED
from calcgraph.calc.syntax.tree import Column, Expr, Name, Number
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import Fence
from calcgraph.source import Span
from calcgraph.suggest import closest

MAX_VALUES = 200
"""The largest number of values of one sweep: longer tables are not useful to readers."""
MAX_LINES = 200
"""The largest number of lines of one view."""
_BARE = re.compile(r"([a-z]+)(?:[ \t]*=[ \t]*(?!=)|[ \t]+(?!(?:with|as|in|and|or)\b))(?=[\w\[\"])")
"""An option without its colon: `rows = gpus`, `show cost`."""
_ADJACENT = re.compile(r"[^\W\d][\w.]{0,60}(?:(?:[ \t]*;[ \t]*|[ \t]+)[^\W\d][\w.]{0,60}){1,12}")
_NO_NAMES = frozenset({*RESERVED, "as", "over", "per", "where", "log", "on", "step", "known", "plot", "by"})
_WITH = re.compile(r"\bwith\b")
_OVERRIDE = re.compile(r"[ \t]*[\w.]+[ \t]*=")
IN = re.compile(r"(?<![ \t])[ \t]+in[ \t]+")
"""The word between a name and its values."""
_LOG = re.compile(r"(?<![ \t])[ \t]++log[ \t]*$")
_BEHIND_ENDS = re.compile(r"(?<![ \t])[ \t]++(?:(?:(?P<log>log)[ \t]++)?step[ \t]++(?P<step>.+)|(?P<only>log)$)")
"""The text after the ends of a range: `log`, `step 2`, or both."""


class Sweep(Struct, frozen=True):
    """The values that a view ranges over: rows of a table, or values of a parameter."""

    path: Name | Column
    """The table, the pick or the parameter."""
    values: tuple[Expr, ...]
    """Written values: numbers, or names of rows; empty for all rows of a table and for a range."""
    low: Number | None
    high: Number | None
    log: bool
    step: Number | None
    span: Span


class Item(Struct, frozen=True):
    """One thing that is shown: a column, a line, a result."""

    text: str
    """As written, with `as`: `tps with quant=fp8`; the key of its program is `=` and this."""
    shown: DisplayExpr
    span: Span


class OptionLine(Struct, frozen=True):
    """A line of the fence: an option's name, and the text after it with its column in the content."""

    key: str
    text: str
    number: int
    column: int


class Reader(Struct, frozen=True):
    """One fence while it is read; problems are gathered."""

    fence: Fence
    path: str
    problems: list[Diagnostic]

    @property
    def head(self) -> Span:
        """The line that opens the fence."""
        return Span(self.fence.span.line, self.fence.span.column, self.fence.span.line, self.fence.span.column + 3)

    def lines(self) -> Iterator[OptionLine]:
        """Yield the lines that are not empty, without comments."""
        for number, written in enumerate(self.fence.text.split("\n")[:MAX_LINES]):
            line = _without_comment(written)
            if not line.strip():
                continue
            key = re.match(r"\s*([a-z]+)[ \t]*:", line)
            rest = line[key.end() :] if key else line
            blank = len(rest) - len(rest.lstrip())
            yield OptionLine(key[1] if key else "", rest.strip(), number, len(line) - len(rest) + blank)

    def whole(self, line: OptionLine) -> OptionLine:
        """Return the line with the text before its colon."""
        written = _without_comment(self.fence.text.split("\n")[line.number])
        return OptionLine("", written.strip(), line.number, len(written) - len(written.lstrip()))

    def options(self, *known: str) -> dict[str, list[OptionLine]]:
        """Lines by option; an unknown option is an error."""
        found: dict[str, list[OptionLine]] = {}
        for written in self.lines():
            line, key = written, written.key
            if key and key not in known:
                named = ", ".join(f"`{one}`" for one in known) or "none"
                meant = closest(key, known)
                hint = f"write `{meant}: {line.text}`" if meant else f"it has {named}"
                self.refuse("CG251", self.span(line), f"`{key}` is not an option of this view", hint)
                key = meant or key
            elif not key and (bare := _BARE.match(line.text)) and bare[1] in known:
                hint = f"write `{bare[1]}: {line.text[bare.end() :]}`"
                self.refuse("CG251", self.span(line), f"expected `:` after `{bare[1]}`", hint)
                key = bare[1]
                line = OptionLine(key, line.text[bare.end() :], line.number, line.column + bare.end())
            found.setdefault(key, []).append(line)
        return found

    def span(self, line: OptionLine, start: int = 0, length: int | None = None) -> Span:
        """The place of a part of a line's text in the file."""
        row = self.fence.first_line + line.number
        indents = self.fence.indents
        indent = indents[min(line.number, len(indents) - 1)] if indents else 0
        column = indent + line.column + start + 1
        return Span(row, column, row, column + (len(line.text) if length is None else length))

    def refuse(self, code: str, span: Span, message: str, hint: str = "") -> None:
        """Note a problem."""
        self.problems.append(diagnose(code, self.path, span, message, hint))

    def items(self, lines: list[OptionLine]) -> tuple[Item, ...]:
        """Shown things of some lines, separated by commas outside brackets and `with`."""
        return tuple(item for line in lines for item in self.part(line, 0, line.text))

    def part(self, line: OptionLine, start: int, text: str) -> tuple[Item, ...]:
        """Shown things of a part of a line."""
        found = (self.item(line, start + at, one) for at, one in _split(text))
        return tuple(item for item in found if item)

    def item(self, line: OptionLine, start: int, text: str) -> Item | None:
        """One shown thing."""
        span = self.span(line, start, len(text))
        shown, problems = parse_shown(text, self.path, span)
        words = re.split(r"[ \t;]+", text) if problems and _ADJACENT.fullmatch(text) else []
        if words and _NO_NAMES.isdisjoint(words):
            self.refuse(
                "CG251", span, f"names are separated by commas, not as in `{text}`", f"write `{', '.join(words)}`"
            )
            return None
        self.problems.extend(problems)
        return Item(text, shown, span) if shown else None

    def name(self, line: OptionLine, start: int, text: str) -> Name | Column | None:
        """A plain name or column."""
        span = self.span(line, start, len(text))
        found, problems = parse_expression(text, self.path, span)
        self.problems.extend(problems)
        if isinstance(found, Name | Column):
            return found
        if not problems:
            self.refuse("CG252", span, f"`{text}` is not a name", "name a parameter, a pick or a table")
        return None

    def sweep(self, line: OptionLine, start: int, text: str) -> Sweep | None:
        """`gpus`, `ctx in 8Ki, 32Ki`, `gpu.bw in 1..20 TB/s log`, `users in 1..64 step 9`."""
        head, found, rest = _around_in(text)
        path = self.name(line, start, head.rstrip())
        if path is None:
            return None
        if not found:
            return Sweep(path, (), None, None, log=False, step=None, span=self.span(line, start, len(text)))
        return self._values(line, start + len(head) + len(found), rest, path)

    def axis(self, line: OptionLine, start: int, text: str) -> Sweep | None:
        """Return a sweep; in a sweep without a range, the word `log` follows the name."""
        name = without_log(text)
        if name == text or IN.search(text):
            return self.sweep(line, start, text)
        found = self.sweep(line, start, name)
        return replace(found, log=True) if found else None

    def values(self, line: OptionLine, start: int, text: str, path: Name) -> Sweep | None:
        """Return choices with commas between, like those after `in`, but without ranges."""
        if ".." not in text:
            return self._values(line, start, text, path)
        self.refuse(
            "CG252", self.span(line, start, len(text)), f"`{text}` is not a list of choices", "write each of them"
        )
        return None

    def ends(self, line: OptionLine, start: int, text: str, path: Name | Column) -> Sweep | None:
        """Return a range, which follows `in`."""
        if ".." in text:
            return self._range(line, start, text, path)
        span = self.span(line, start, len(text))
        self.refuse(
            "CG252", span, f"`{text}` is not a range", "write two numbers with `..` between, as in `1..20 TB/s`"
        )
        return None

    def _values(self, line: OptionLine, start: int, text: str, path: Name | Column) -> Sweep | None:
        span = self.span(line, start, len(text))
        if ".." in text:
            return self._range(line, start, text, path)
        values = [self._value(line, start + at, part) for at, part in _split(text)]
        kept = tuple(value for value in values if value is not None)
        if not kept or len(kept) > MAX_VALUES:
            self.refuse("CG252", span, f"`in` takes 1 to {MAX_VALUES} values", "separate them with commas")
        return Sweep(path, kept, None, None, log=False, step=None, span=span) if len(kept) == len(values) else None

    def _range(self, line: OptionLine, start: int, text: str, path: Name | Column) -> Sweep | None:
        middle = text.index("..")
        after = _BEHIND_ENDS.search(text, middle + 2)
        low = self._value(line, start, text[:middle].strip())
        high = self._value(line, start + middle + 2, text[middle + 2 : after.start() if after else None].strip())
        step = (
            self._value(line, start + after.start("step"), after["step"].strip()) if after and after["step"] else None
        )
        span = self.span(line, start, len(text))
        if (
            not isinstance(low, Number)
            or not isinstance(high, Number)
            or not (step is None or isinstance(step, Number))
        ):
            self.refuse(
                "CG252", span, f"`{text}` is not a range", "write two numbers with `..` between, as in `1..20 TB/s`"
            )
            return None
        if not low.unit and high.unit:  # the last member's unit serves both
            low = Number(low.value, high.unit, low.text, low.span)
        return Sweep(path, (), low, high, log=bool(after and (after["log"] or after["only"])), step=step, span=span)

    def _value(self, line: OptionLine, start: int, text: str) -> Expr | None:
        """A number, or the name of a row, which may hold dashes and dots."""
        blanks = len(text) - len(text.lstrip())
        span = self.span(line, start + blanks, len(text.strip()))
        if re.fullmatch(r"[^\W\d][\w.-]*", text.strip()):
            return Name(text.strip(), span)
        parsed, problems = parse_expression(text.strip(), self.path, span)
        found = signed(parsed) if parsed is not None else None
        if isinstance(found, Number):
            return found
        if found is None and not re.fullmatch(r"[\w][\w.-]*", text.strip()):
            self.problems.extend(problems)
            return None
        return Name(text.strip(), span)


def without_log(text: str) -> str:
    """Return the text before the word `log` at its end."""
    found = _LOG.search(text)
    return text[: found.start()] if found else text


def _around_in(text: str) -> tuple[str, str, str]:
    """Return a sweep's name, the word `in` with its spaces, and the values."""
    found = IN.search(text)
    return (text[: found.start()], found[0], text[found.end() :]) if found else (text, "", "")


def _without_comment(line: str) -> str:
    inside = False
    for at, character in enumerate(line):
        pair = line[at : at + 2]
        inside = True if pair == "[[" else False if pair == "]]" else inside
        if character == "#" and not inside:
            return line[:at]
    return line


def _split(text: str) -> Iterator[tuple[int, str]]:
    """Yield the parts between commas outside brackets, with their places; an override after `with` keeps its comma.

    `tps with gpu = b200, quant = fp8, bw` is two parts: a part with a `=` belongs to the `with` before it.
    """
    parts: list[tuple[int, int, bool]] = []
    start = depth = 0
    for at, character in enumerate(f"{text},"):
        depth += (character in "([{") - (character in ")]}")
        if character != "," or (depth > 0 and at < len(text)):
            continue
        if parts and parts[-1][2] and _OVERRIDE.match(text, start, at):
            parts[-1] = (parts[-1][0], at, True)
        else:
            parts.append((start, at, _WITH.search(text, start, at) is not None))
        start = at + 1
    for first, end, _ in parts:
        part = text[first:end]
        if part.strip():
            yield first + len(part) - len(part.lstrip()), part.strip()
