"""The YAML between `---` lines at the top of a note, with the places of its strings."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

import yaml
from msgspec import Struct
from yaml.constructor import ConstructorError, SafeConstructor

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.merging import MergeCounter
from calcgraph.source import YAML_FAULTS, NoteId, SourceFile, Span

_CLOSE = re.compile(r"^(?:-{3}|\.{3})[ \t]*$", re.MULTILINE)
_OPEN = re.compile(r"-{3}[ \t]*\n")
_UNQUOTED_LINK = re.compile(r"^[ \t-]*+(?:([^\s:#\"'][^:\n]*):[ \t]+)?(\[\[[^\[\]\n]+\]\])[ \t]*$", re.MULTILINE)

NOT_IN_CALENDAR = "this date is not in the calendar"
_NO_DAY = "correct the day or the month"

MAX_SIZE = 100_000
"""Characters; longer front matter is an attack or a mistake."""
MAX_DEPTH = 40
"""Lists in lists; the YAML reader recurses."""

_Loader: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Constructor(MergeCounter):
    """PyYAML's, with the place of every fault, for integers that can be written out again: of at most 4,300 digits."""

    def construct_object(self, node: yaml.Node, deep: bool = False) -> object:  # noqa: FBT001, FBT002 - PyYAML's own
        """Return the value of a node, and give a position to PyYAML's ValueError for a date such as 2024-13-45."""
        try:
            return super().construct_object(node, deep)
        except YAML_FAULTS as error:
            is_date = isinstance(error, ValueError) and str(node.tag).endswith(":timestamp")
            said = NOT_IN_CALENDAR if is_date else "it cannot be read"
            raise ConstructorError(None, None, said, node.start_mark) from error

    def printable_int(self, node: yaml.ScalarNode) -> int:
        """ValueError for one that cannot."""
        number = int(self.construct_yaml_int(node))
        str(number)
        return number

    yaml_constructors: ClassVar[Any] = {
        **SafeConstructor.yaml_constructors,
        "tag:yaml.org,2002:int": printable_int,
    }


class FrontMatterString(NamedTuple):
    """A string in the front matter: the key it belongs to, its value, its place."""

    key: str
    value: str
    start: int
    end: int


class FrontMatter(Struct, frozen=True):
    """The content above a note's body."""

    properties: Mapping[str, object]
    texts: tuple[FrontMatterString, ...]
    """Every string below a top-level key, in order of place."""
    end: int
    """Offset where the body begins."""
    spans: Mapping[str, tuple[int, int]]
    """Offsets of top-level keys."""


NOTHING = FrontMatter({}, (), 0, {})


def read_front_matter(source: SourceFile) -> tuple[FrontMatter, tuple[Diagnostic, ...]]:
    """Return the front matter of a note; empty if it is missing, or broken, with CG201 or CG202 and its line.

    If only one line cannot be read, the others are, so that one slip does not break every link to an id or alias.
    """
    place = find_front_matter(source.text)
    if place is None:
        return NOTHING, ()
    base, last, end = place
    written = source.text[base:last]
    front, found = _read(source, written, base, end)
    if found and found[0].code == "CG201" and found[0].span.line > 1:
        lines = written.split("\n")
        broken = found[0].span.line - 2
        lines[broken] = " " * len(lines[broken])
        front, _ = _read(source, "\n".join(lines), base, end)
    return front, found


def is_refused(text: str) -> bool:
    """Return whether a text's front matter is not read as written: broken, or without an end for other readers."""
    _, found = read_front_matter(SourceFile(NoteId(""), text))
    return any(one.code == "CG201" for one in found)


def is_no_yaml(text: str) -> bool:
    """Return whether a text's front matter is short and broken for every reader of YAML, so that a host shows it.

    PyYAML finds such a fault before it makes values, so that no merge or number of the text can take it long.
    """
    place = find_front_matter(text)
    written = text[place[0] : place[1]] if place else ""
    if len(written) > MAX_SIZE or _depth(written) > MAX_DEPTH:
        return False
    try:
        yaml.compose(written, Loader=yaml.SafeLoader)
    except (yaml.YAMLError, *YAML_FAULTS):
        return True
    return False


def find_front_matter(text: str) -> tuple[int, int, int] | None:
    """Return the offsets of a text's front matter without its fences, and of the body; None if it does not have any."""
    opening = _OPEN.match(text)
    closing = _CLOSE.search(text, opening.end()) if opening else None
    if opening is None or closing is None:
        return None
    return opening.end(), closing.start(), min(len(text), closing.end() + 1)


def body_text(text: str) -> str:
    """Return a text without its front matter."""
    return text[(find_front_matter(text) or (0, 0, 0))[2] :]


def _read(source: SourceFile, written: str, base: int, end: int) -> tuple[FrontMatter, tuple[Diagnostic, ...]]:
    empty = FrontMatter({}, (), end, {})
    node, problem = _compose(source, written, base)
    if problem is not None:
        return empty, (problem,)
    if node is None:
        return empty, ()
    if not isinstance(node, yaml.MappingNode):
        span = source.span(base, base + len(written.rstrip()))
        kind = "a list" if isinstance(node, yaml.SequenceNode) else "a text"
        said = f"the front matter is {kind}, not properties"
        return empty, (diagnose("CG202", source.shown, span, said, "write each line as `key: value`"),)
    return _read_mapping(source, node, written, base, end)


def _read_mapping(
    source: SourceFile, node: yaml.MappingNode, written: str, base: int, end: int
) -> tuple[FrontMatter, tuple[Diagnostic, ...]]:
    try:
        values = _Constructor().construct_document(node)
    except (yaml.YAMLError, *YAML_FAULTS) as error:
        return FrontMatter({}, (), end, {}), (_broken(source, error, written, base),)
    offsets = _Offsets(written)
    texts = tuple(_texts(node, offsets, base))
    spans = {
        str(key.value): (base + offsets.of(key.start_mark), base + offsets.of(key.end_mark))
        for key, _ in node.value
        if isinstance(key, yaml.ScalarNode)
    }
    properties = {str(key): value for key, value in values.items()}
    return FrontMatter(properties, texts, end, spans), tuple(_unquoted(source, written, base))


def _compose(source: SourceFile, written: str, base: int) -> tuple[yaml.Node | None, Diagnostic | None]:
    span = source.span(0, 3)
    if len(written) > MAX_SIZE:
        return None, diagnose("CG201", source.shown, span, f"the front matter is longer than {MAX_SIZE} characters")
    if _depth(written) > MAX_DEPTH:
        return None, diagnose("CG201", source.shown, span, f"the front matter nests deeper than {MAX_DEPTH} levels")
    try:
        return yaml.compose(written, Loader=_Loader), None
    except (yaml.YAMLError, *YAML_FAULTS) as error:
        return None, _broken(source, error, written, base)


def _depth(written: str) -> int:
    """A bound of the nesting: open brackets, or the widest indentation, whichever is more."""
    depth = deepest = 0
    for char in written:
        if char in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif char in "]}":
            depth -= 1
    dashes = max((len(line) - len(line.lstrip(" -?:")) for line in written.split("\n")), default=0)
    return max(deepest, dashes // 2)


_WITHOUT_COLON = re.compile(r"(title|tags?|alias(?:es)?|date|created|updated|up|id|author|description)[ \t]++([^:\n]+)")
"""A key that notes often have, with its value."""


def _broken(source: SourceFile, error: Exception, written: str, base: int) -> Diagnostic:
    offset, said, is_open = 0, "it cannot be read", False
    if isinstance(error, yaml.MarkedYAMLError):
        mark, begun = error.problem_mark or error.context_mark, error.context_mark
        # a list that is not closed is reported where it begins, not at the line it runs into
        is_open = bool(mark and begun and "flow" in str(error.context) and begun.line < mark.line)
        mark = begun if is_open else mark
        offset = _Offsets(written).of(mark) if mark else 0
        said = " ".join(str(error.problem or error.context or said).split())
    offset = min(offset, max(0, len(written) - 1))
    span = source.span(base + offset, base + offset + 1)
    line = source.line(span.line).strip()
    above = source.line(span.line - 1).rstrip() if span.line > 1 else ""  # a line further in continues a value
    if not is_open and (found := _WITHOUT_COLON.fullmatch(above)):
        span = Span(span.line - 1, 1, span.line - 1, len(source.line(span.line - 1)) + 1)
        said = f"broken front matter at `{above}`: a colon is missing"
        return diagnose("CG201", source.shown, span, said, f"write `{found[1]}: {found[2]}`")
    hint = _closed(line) if is_open else _NO_DAY if said == NOT_IN_CALENDAR else _advice(line)
    return diagnose("CG201", source.shown, span, f"broken front matter at `{line}`: {said}", hint)


def _closed(line: str) -> str:
    """Return the hint for a list that is not closed, in full if it is on one line: `tags: [a, b]`."""
    open_, close = ("[", "]") if "[" in line else ("{", "}")
    is_plain = line.count(open_) == 1 and close not in line and "#" not in line and line[-1:] not in {",", open_}
    return f"write `{line}{close}`" if is_plain else "close the bracket"


def _advice(line: str) -> str:
    key, colon, value = line.partition(": ")
    if colon and value.strip()[:1] not in "\"'|>[{":
        quoted = value.strip().replace("\\", "\\\\").replace('"', '\\"')
        return f'write `{key}: "{quoted}"`'
    return "put quotes around values that contain `: `, `#` or begin with `[`, `{`, `@`, `*`"


class _Offsets:
    """Offsets of YAML's marks, which count lines and columns from 0."""

    def __init__(self, written: str) -> None:
        self._size = len(written)
        self._starts = [0, *(found.end() for found in re.finditer("\n", written))]

    def of(self, mark: yaml.Mark) -> int:
        return min(self._size, self._starts[min(mark.line, len(self._starts) - 1)] + mark.column)


def _texts(node: yaml.MappingNode, offsets: _Offsets, base: int) -> Iterator[FrontMatterString]:
    seen: set[int] = set()
    for key, value in node.value:
        name = str(key.value) if isinstance(key, yaml.ScalarNode) else ""
        pending = [value]
        while pending:
            found = pending.pop()
            if id(found) in seen:
                continue
            seen.add(id(found))
            if isinstance(found, yaml.ScalarNode):
                if found.tag.endswith(":str"):
                    yield FrontMatterString(
                        name, found.value, base + offsets.of(found.start_mark), base + offsets.of(found.end_mark)
                    )
            elif isinstance(found, yaml.SequenceNode):
                pending.extend(reversed(found.value))
            elif isinstance(found, yaml.MappingNode):
                pending.extend(item for pair in reversed(found.value) for item in (pair[1],))


def _unquoted(source: SourceFile, written: str, base: int) -> Iterator[Diagnostic]:
    for found in _UNQUOTED_LINK.finditer(written):
        span = source.span(base + found.start(2), base + found.end(2))
        said = f"`{found[2]}` without quotes is a nested list in YAML, not a link"
        yield diagnose("CG203", source.shown, span, said, f'write `"{found[2]}"`')
