"""The front matter that a theme is given: keys that would end its build, or run in its pages, are withheld."""

import datetime as dt
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from markupsafe import escape
from msgspec import Struct

from calcgraph.addresses import AddressKind, kind_of
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.files import is_file
from calcgraph.notes.front_matter import find_front_matter
from calcgraph.notes.model import Note
from calcgraph.source import START, Span
from calcgraph.vault.folders import is_note

LONGEST = 40
"""Characters of a value in a message."""


class Theme(Struct, frozen=True):
    """The theme of a site, as far as notes can speak to it."""

    name: str
    has: Callable[[str], bool] | None = None
    """The test for a file at a path of its folders; None if these are unknown."""


class PropertyRule(Struct, frozen=True):
    """The way a theme reads a property."""

    fits: Callable[[object, Theme], bool]
    hint: str


def _is_text(value: object, _theme: Theme) -> bool:
    return value is None or isinstance(value, str | int | float | dt.date)


def _is_list(value: object, _theme: Theme) -> bool:
    return not value or isinstance(value, str) or (isinstance(value, list) and all(isinstance(x, str) for x in value))


def _is_search(value: object, _theme: Theme) -> bool:
    if not isinstance(value, Mapping):
        return not value
    is_known = isinstance(value.get("exclude", False), bool) and set(value) <= {"exclude", "boost"}
    return is_known and isinstance(value.get("boost", 1), int | float)


def _is_icon(value: object, theme: Theme) -> bool:
    return not value or (isinstance(value, str) and _is_there(theme, f".icons/{value}.svg"))


def _is_template(value: object, theme: Theme) -> bool:
    return isinstance(value, str) and _is_there(theme, value)


def _is_there(theme: Theme, path: str) -> bool:
    leads_out = path.startswith("/") or ".." in path.split("/")
    return theme.has is None or (not leads_out and theme.has(path))


_TEXT = PropertyRule(_is_text, "write a text")
_TEMPLATE = PropertyRule(_is_template, "name a template of the theme, such as `main.html`")
_READ: Mapping[str, Mapping[str, PropertyRule]] = {
    "": {"title": _TEXT, "template": _TEMPLATE},
    "mkdocs": {"source": PropertyRule(_is_list, "write a list of addresses")},
    "material": {
        "author": _TEXT,
        "description": _TEXT,
        "hide": PropertyRule(_is_list, "write a list, such as `hide: [navigation, toc]`"),
        "icon": PropertyRule(_is_icon, "name an icon of the theme, such as `material/tree`"),
        "search": PropertyRule(_is_search, "write `search: {exclude: true}`"),
        "status": _TEXT,
        "subtitle": _TEXT,
    },
}
"""Properties by the theme that reads them; those under the empty name are the host's."""
_AS = {"materialx": "material"}
"""The themes based on another theme, whose settings they read."""


def theme_named(name: str, custom: Path | None) -> Theme | None:
    """An installed theme by its name, with the folder that a project puts before its files; None without a name."""
    if not name:
        return None
    from importlib.metadata import entry_points  # noqa: PLC0415 - 10 ms, and not each check asks for the theme

    named = (one for group in ("mkdocs.themes", "properdocs.themes") for one in entry_points(group=group, name=name))
    found = next(filter(None, (_spec_of(one.module) for one in named)), None)
    folders = [custom, *map(Path, (found and found.submodule_search_locations) or ())]
    has = partial(_is_in, [folder for folder in folders if folder]) if found else None
    return Theme(name, has)


def _spec_of(module: str) -> ModuleSpec | None:
    """Return the spec of a module; None if its package is not installed, or no longer."""
    try:
        return find_spec(module)
    except ModuleNotFoundError:
        return None


def _is_in(folders: Iterable[Path], path: str) -> bool:
    return any(is_file(folder / path) for folder in folders)


def is_published(theme: Theme | None, path: str) -> bool:
    """Return whether a theme is known to publish a file at a path: all but its templates and translations."""
    name = path.lower()
    is_left_out = name.startswith(("locales/", ".")) or "/." in name or "readme" in name or is_note(name)
    is_left_out = is_left_out or name.endswith((".html", ".py", ".pyc")) or name in {"mkdocs_theme.yml", "sitemap.xml"}
    return not is_left_out and theme is not None and theme.has is not None and _is_there(theme, path)


def needs_theme(meta: Mapping[str, Any]) -> bool:
    """Return whether the theme decides if a property is withheld: not for texts, which every theme can use."""
    read = ((rule, meta[key]) for rules in _READ.values() for key, rule in rules.items() if key in meta)
    return any(rule is not _TEXT or not rule.fits(value, Theme("")) for rule, value in read)


def check_properties(notes: Iterable[Note], theme: Theme | None, *, is_escaped: bool) -> Iterator[Diagnostic]:
    """Yield CG913 for each property that the theme does not receive; nothing without a theme."""
    if theme is None:
        return
    for note in notes:
        for key, (message, hint) in _withheld(note.properties, theme, is_escaped=is_escaped).items():
            yield diagnose("CG913", note.source.shown, _place(note, key), message, hint)


def check_files(shown: Mapping[str, str], theme: Theme | None) -> Iterator[Diagnostic]:
    """CG902 for each file of the vault that would take the place of a script or style of the theme."""
    for path, name in shown.items() if theme and theme.has else ():
        if is_in_place_of(path, theme):
            message = f"the theme has a file `{path}`, of which this one would take the place"
            yield diagnose("CG902", name, START, message, "rename the file")


def is_in_place_of(path: str, theme: Theme | None) -> bool:
    """Return whether a file of the vault would be run in place of the theme's."""
    is_run = path.lower().endswith((".js", ".mjs", ".css", ".wasm"))
    return is_run and theme is not None and theme.has is not None and theme.has(path)


def given(meta: Mapping[str, Any], theme: Theme, *, is_escaped: bool) -> dict[str, Any]:
    """Return the front matter for the theme; with `html: escape` texts are text, and other kinds are left out."""
    withheld = _withheld(meta, theme, is_escaped=is_escaped)
    kept = {key: value for key, value in meta.items() if key not in withheld}
    if not is_escaped:
        return kept
    return {str(escape(key)): made for key, value in kept.items() if (made := _as_text(value)) is not NOTHING}


NOTHING = object()
"""In the place of a value that is left out."""


def _as_text(value: object, depth: int = 0) -> object:
    match value:
        case bool() | int() | float() | dt.date() | None:
            return value
        case str():
            return NOTHING if kind_of(value) is AddressKind.DANGEROUS else escape(value)
        case list() if depth < 1:
            return [made for one in value if (made := _as_text(one, depth + 1)) is not NOTHING]
        case dict() if depth < 1:
            pairs = ((str(escape(key)), _as_text(one, depth + 1)) for key, one in value.items())
            return {key: made for key, made in pairs if made is not NOTHING}
        case _:
            return NOTHING


def _withheld(meta: Mapping[str, Any], theme: Theme, *, is_escaped: bool) -> dict[str, tuple[str, str]]:
    """Return the problems of properties, and the text to write instead."""
    read = {**_READ[""], **_READ.get(_AS.get(theme.name, theme.name), {})}
    found = {
        key: (f"the theme cannot use `{key}: {_shown(value)}`", read[key].hint)
        for key, value in meta.items()
        if key in read and not read[key].fits(value, theme)
    }
    if is_escaped and "template" in meta:
        found["template"] = "with `html: escape` a note cannot choose its template", "remove `template`"
    return found


def _shown(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case None:
            return "null"
        case Mapping():
            return "{…}"
        case list() | tuple():
            return "[…]"
    text = " ".join(str(value).split())
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _place(note: Note, key: str) -> Span:
    """The key in the front matter; the start of the note where it is written otherwise."""
    source = note.source
    start, end, _ = find_front_matter(source.text) or (0, 0, 0)
    found = re.compile(rf"^[\"']?{re.escape(key)}[\"']?(?=[ \t]*:)", re.MULTILINE).search(source.text, start, end)
    return source.span(found.start(), found.end()) if found else START
