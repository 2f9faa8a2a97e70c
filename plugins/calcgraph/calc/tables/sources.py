"""Cited sources: entries in Pandoc's CSL-YAML, from front matter or `sources.yaml`."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from urllib.parse import urlsplit

import yaml
from msgspec import Struct

from calcgraph.calc.tables.bibliography import read_bib
from calcgraph.quick_yaml import load_texts
from calcgraph.source import YAML_FAULTS

MAX_SHORT = 40
"""Characters of a title that stands in for a missing author; longer ones are cut at a word."""


class Source(Struct, frozen=True):
    """One entry of a bibliography."""

    key: str
    short: str
    """The short name next to a number: `NVIDIA 2024`."""
    full: str
    """Author, title, container or publisher, date, in one line."""
    url: str
    """The `http` or `https` address; empty if there is no address."""

    @property
    def author_and_year(self) -> tuple[str, str]:
        """The two parts of the short name; the year is empty if the source has no date."""
        name, _, year = self.short.rpartition(" ")
        return (name, year) if name and year.isdigit() and len(year) == 4 else (self.short, "")


@lru_cache(maxsize=1)  # each run and each rebuild asks for the library's twice, and PyYAML takes 2 ms a kilobyte
def read_sources(text: str) -> Mapping[str, Source]:
    """The entries of a `sources.yaml` by key, a list or a `references:` list; nothing when the YAML is broken."""
    try:
        found = load_texts(text)
    except (yaml.YAMLError, *YAML_FAULTS):
        return {}
    return sources_of(found.get("references") if isinstance(found, dict) else found)


def sources_in(folder: str, read: Callable[[str], str | None]) -> Mapping[str, Source]:
    """Return the sources of a library: those of `sources.bib`, and those of `sources.yaml`, which come first."""
    written = read(f"{folder}/sources.bib")
    return {
        **sources_of(list(read_bib(written).entries) if written else ()),
        **read_sources(read(f"{folder}/sources.yaml") or ""),
    }


def sources_of(entries: object) -> Mapping[str, Source]:
    """Return the entries of a list by key, as in `sources:` of a note; entries without an `id` are left out.

    >>> sources_of([{"id": "nvidia-h100", "author": [{"literal": "NVIDIA"}], "issued": 2024}])["nvidia-h100"].short
    'NVIDIA 2024'
    """
    if not isinstance(entries, list):
        return {}
    sources = (_source(entry) for entry in entries if isinstance(entry, dict))
    return {source.key: source for source in sources if source.key}


def _source(entry: Mapping[object, object]) -> Source:
    authors = _authors(entry.get("author"), "family", "given")
    title = _text(entry.get("title"))
    date = _date(entry.get("issued"))
    holder = _text(entry.get("container-title")) or _text(entry.get("publisher"))
    named = _short_author(_authors(entry.get("author"), "family")) or holder or _cut(title) or _text(entry.get("id"))
    full = ", ".join(part for part in ("; ".join(authors), title, holder, date) if part)
    url = _text(entry.get("URL") or entry.get("url"))
    return Source(
        key=_text(entry.get("id")),
        short=" ".join(part for part in (named, date[:4]) if part),
        full=full or named,
        url=url if _is_web(url) else "",
    )


def _authors(value: object, *parts: str) -> tuple[str, ...]:
    people = value if isinstance(value, list) else [value] if value else []
    return tuple(name for person in people if (name := _person(person, parts)))


def _person(value: object, parts: Iterable[str]) -> str:
    """The wanted parts of a name, or what stands for it."""
    if not isinstance(value, dict):
        return _text(value)
    if value.get("literal"):
        return _text(value["literal"])
    return ", ".join(_text(value[key]) for key in parts if value.get(key))


def _short_author(authors: tuple[str, ...]) -> str:
    first = authors[0] if authors else ""
    return f"{first} et al." if len(authors) > 2 else " and ".join(authors)


def _date(value: object) -> str:
    """`2024-05-27` from a date, a year, or CSL's `date-parts`, `year`."""
    if isinstance(value, list):
        value = value[0] if value else ""
    if isinstance(value, dict):
        parts = value.get("date-parts") or [[value.get(key) for key in ("year", "month", "day")]]
        first = parts[0] if isinstance(parts, list) and parts else ()
        value = "-".join(f"{_text(part):0>2}" for part in first if part) if isinstance(first, list) else ""
    return _text(value)


def _text(value: object) -> str:
    """Return a scalar as text; '' for a list or mapping, which may be endless."""
    return "" if value is None or isinstance(value, list | dict) else " ".join(str(value).split())


def _is_web(address: str) -> bool:
    try:
        return urlsplit(address).scheme in {"http", "https"}
    except ValueError:
        return False


def _cut(title: str) -> str:
    return title if len(title) <= MAX_SHORT else title[:MAX_SHORT].rsplit(" ", 1)[0] + " …"
