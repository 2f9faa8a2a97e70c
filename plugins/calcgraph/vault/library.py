"""The contents of a library besides notes, units and data: its sources, and the positions of its map."""

import datetime as dt
import posixpath
from collections.abc import Callable, Iterable, Iterator, Mapping
from urllib.parse import quote

import yaml
from msgspec import Struct

from calcgraph.calc.tables.bibliography import MISSING, read_bib
from calcgraph.calc.tables.sources import Source, sources_in
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.graph.layout.pin import read_layout
from calcgraph.graph.model import Point
from calcgraph.project import Project
from calcgraph.quick_yaml import compose
from calcgraph.source import START, YAML_FAULTS, NoteId, SourceFile, Span

SOURCES = "sources.yaml"
BIBTEX = "sources.bib"
LAYOUT = "layout.json"

UNITS = "units.txt"
_BETWEEN = str.maketrans(dict.fromkeys("\"'`()<>[]{}|=#?,;:", " "))
"""Makes words of the addresses and names in a text."""

ReadData = Callable[[str], str | None]
"""A function from a vault path to the text of the file, or None."""


def not_shown(paths: Iterable[str], folder: str, project: Project) -> frozenset[str]:
    """Return the files at these paths of a library that no note shows, so that a site does not publish them.

    A note shows a file if it links to it, or if its text names it, for instance in raw HTML. A list of sources, a list
    of units and the positions of a map are only read; they are published if a note links to them.
    """
    linked = {one.target for some in project.resolutions.values() for one in some}
    left = {path for path in paths if path not in linked}
    names: dict[str, set[str]] = {}
    for path in left - {f"{folder}/{name}" for name in (SOURCES, BIBTEX, LAYOUT, UNITS)}:
        name = posixpath.basename(path)
        for written in {name, quote(name)}:
            names.setdefault(written, set()).add(path)
    endings = {posixpath.splitext(name)[1] for name in names}
    for note in project.notes.values():
        text = note.source.text
        if any(ending in text for ending in endings):
            for word in text.translate(_BETWEEN).split():
                left.difference_update(names.get(word.rpartition("/")[2], ()))
    return frozenset(left)


class Library(Struct, frozen=True):
    """The sources and the pinned map of a project."""

    sources: Mapping[str, Source]
    pinned: Mapping[str, Point]
    """The kept positions of notes on the map, which may be empty."""
    diagnostics: tuple[Diagnostic, ...]


def read_library(
    folder: str,
    read_data: ReadData,
    source_age: int,
    shown: Callable[[str], str] = str,
    today: dt.date | None = None,
) -> Library:
    """Return the library at a vault path.

    `source_age` is in days, 0 for no limit. `shown` names a file in reports.
    """
    text = read_data(f"{folder}/{SOURCES}") or ""
    today = today or dt.date.today()  # noqa: DTZ011 - the user's day
    path = f"{folder}/{SOURCES}"
    wrong: tuple[Diagnostic, ...] = tuple(check_sources(SourceFile(NoteId(path), text, shown(path)), source_age, today))
    wrong = (*wrong, *_check_bib(f"{folder}/{BIBTEX}", read_data, shown))
    pinned, unusable = read_pinned(f"{folder}/{LAYOUT}", read_data, shown)
    return Library(sources_in(folder, read_data), pinned, (*wrong, *unusable))


def read_pinned(
    path: str, read_data: ReadData, shown: Callable[[str], str] = str
) -> tuple[Mapping[str, Point], tuple[Diagnostic, ...]]:
    """The kept places, and CG912 for a file that does not say them; empty without one."""
    text = read_data(path)
    if text is None:
        return {}, ()
    points, problem = read_layout(text)
    hint = "rewrite the file with `calcgraph graph --pin`"
    return points, (diagnose("CG912", shown(path), START, problem, hint),) if problem else ()


def check_sources(source: SourceFile, limit: int, today: dt.date) -> Iterator[Diagnostic]:
    """CG903 for sources that are not YAML, CG909 for each that was checked more than `limit` days ago (0: no limit)."""
    try:
        node = compose(source.text)
    except (yaml.YAMLError, *YAML_FAULTS) as error:
        yield _broken(source, error)
        return
    for key, value in _dates(node) if limit else ():
        try:
            checked = dt.date.fromisoformat(value.value)
        except ValueError:
            checked = dt.date.min
        if (today - checked).days > limit:
            span = source.span(value.start_mark.index, value.end_mark.index)
            message = f"`{key}` was checked on `{value.value}`, more than {limit} days ago"
            yield diagnose("CG909", source.shown, span, message, f"look at the source again and write `{today}`")


def _check_bib(path: str, read_data: ReadData, shown: Callable[[str], str]) -> Iterator[Diagnostic]:
    """CG903 for each entry of a BibTeX file that cannot be read."""
    text = read_data(path)
    for one in read_bib(text).problems if text else ():
        span = Span(one.line, 1, one.line, 2)
        yield diagnose(
            "CG903", shown(path), span, f"`{shown(path)}`: {one.message}", "" if one.message == MISSING else "fix it"
        )


def _broken(source: SourceFile, error: Exception) -> Diagnostic:
    mark = getattr(error, "problem_mark", None)
    span = Span(mark.line + 1, mark.column + 1, mark.line + 1, mark.column + 2) if mark else START
    why = getattr(error, "problem", None) or "it cannot be read"
    return diagnose("CG903", source.shown, span, f"`{source.shown}` is not valid YAML: {why}", "fix it")


def _dates(node: yaml.Node | None) -> Iterator[tuple[str, yaml.ScalarNode]]:
    """Yield the id and the `checked:` value of every entry that has one, and does not have its own age."""
    if isinstance(node, yaml.MappingNode):
        node = next((value for key, value in node.value if key.value == "references"), None)
    entries = node.value if isinstance(node, yaml.SequenceNode) else []
    for entry in entries:
        if isinstance(entry, yaml.MappingNode):
            fields = {key.value: value for key, value in entry.value if isinstance(value, yaml.ScalarNode)}
            if "checked" in fields and "max_age" not in fields:
                yield (fields["id"].value if "id" in fields else "?"), fields["checked"]
