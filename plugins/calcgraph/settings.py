"""What a project may set, in families; the defaults are the recommended use."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import partial
from typing import Any, TypeVar

FALLBACKS = ("id", "alias", "title", "slug")
SEVERITIES = ("error", "warning", "info", "off")


@dataclass(frozen=True, slots=True)
class LinkSettings:
    """How names in links are resolved and reported."""

    fallbacks: tuple[str, ...] = FALLBACKS
    """Tried in this order when no file has the written name; empty for Obsidian's own rules."""
    unresolved: str = "error"
    """`error`, `warn` or `ghost` (silent)."""


@dataclass(frozen=True, slots=True)
class ValueSettings:
    """How formulas are read and values shown."""

    digits: int = 3
    """Significant digits of a shown value."""
    counting_units: bool = True
    """Whether `tok`, `param`, `FLOP`, `req` and `chip` are dimensions of their own."""
    kilo: int = 1000
    """What the glued suffix `K` means: 1000 (with a warning) or 1024."""
    reference: bool = True
    """Whether every value is computed a second time by SymPy and compared."""
    coverage_floor: float = 0.0
    """Least share of bound numbers per site, 0..1."""
    source_age: int = 0
    """Days after which a source's `checked:` date is reported; 0 for never."""


@dataclass(frozen=True, slots=True)
class GraphSettings:
    """What the graph shows."""

    inverse: Mapping[str, str] = field(default_factory=dict)
    """Name of a relation read backwards: `builds-on` → `basis-of`."""
    path: str = "graph"
    pull: Mapping[str, float] = field(default_factory=dict)
    """How strongly links draw notes together on the map, 1 where nothing is said: by relation (`builds-on`), and by
    folder (`notes/`) for links inside it."""
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a project."""

    links: LinkSettings = field(default_factory=LinkSettings)
    values: ValueSettings = field(default_factory=ValueSettings)
    graph: GraphSettings = field(default_factory=GraphSettings)
    library: str = "formulas"
    """Folder of the formula library, beside the notes; its notes are published under this name."""
    on_error: str = "fail"
    """`fail` or `warn`: what a build does about errors."""
    nav: str = "all"
    """`all`, or `index`: notes stay out of the navigation."""
    html: str = "keep"
    """`keep`, or `escape`: raw HTML of a note is shown as text."""
    line_breaks: bool = True
    """Whether the end of a line breaks it, as Obsidian shows it; false for notes that are wrapped at some column."""
    severity: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Severity by rule code, `off` included, by a pattern of the reported path; of several that fit the last counts."""
    ignore: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Rule codes not reported, by a pattern of the reported path: `docs/old/*` → `CG401, CG501`."""
    claims_path: str = "claims"
    values_path: str = "values"
    tags_path: str = "tags"
    outline_path: str = "outline"


CHOICES: Mapping[str, tuple[object, ...]] = {
    "links.unresolved": ("error", "warn", "ghost"),
    "links.fallbacks": FALLBACKS,
    "values.kilo": (1000, 1024),
    "on_error": ("fail", "warn"),
    "nav": ("all", "index"),
    "html": ("keep", "escape"),
    "severity": SEVERITIES,
}
"""The words a setting takes; of a list or mapping, those of its members."""

LIMITS: Mapping[str, tuple[float, float]] = {
    "values.digits": (1, 12),
    "values.coverage_floor": (0, 1),
    "values.source_age": (0, 36_525),
    "graph.seed": (0, 2**32 - 1),
    "graph.pull": (0, 5),
}
"""Least and largest number of a setting or of its members; twelve digits is what floats of two machines agree on."""

LONGEST = 100
"""Bits of an integer that is printed in a message."""

PATHS = ("library", "claims_path", "values_path", "tags_path", "outline_path", "graph.path")
"""Settings that name a place in the site."""


Family = TypeVar("Family", Settings, LinkSettings, ValueSettings, GraphSettings)


@dataclass(frozen=True, slots=True)
class SettingProblem:
    """A setting that cannot be used, for whoever knows where it is written."""

    key: str
    """`links.unresolved`."""
    message: str
    """Lower case, no full stop, what is written in backticks."""
    hint: str = ""


def to_settings(given: object) -> tuple[Settings, tuple[SettingProblem, ...]]:
    """The settings a configuration means, defaults where it is silent or wrong, and what is wrong with it.

    >>> to_settings({"links": {"fallback": []}})[1][0].hint
    'did you mean `links.fallbacks`?'
    """
    problems: list[SettingProblem] = []
    if given is None:
        return Settings(), ()
    settings = _read_family(Settings(), given, "", problems)
    return settings, tuple(problems)


def _read_family(defaults: Family, given: object, prefix: str, problems: list[SettingProblem]) -> Family:
    known = {f.name: getattr(defaults, f.name) for f in fields(defaults)}
    if not isinstance(given, Mapping):
        wanted = ", ".join(known)
        problems.append(
            SettingProblem(prefix.rstrip("."), f"`{_written(given)}` is no group of settings", f"it holds {wanted}")
        )
        return defaults
    values: dict[str, Any] = {}
    for name, value in given.items():
        key = f"{prefix}{name}"
        if name not in known:
            problems.append(SettingProblem(key, f"there is no setting `{key}`", _guess(str(name), prefix, known)))
        elif is_dataclass(known[name]):
            values[name] = _read_family(known[name], value, f"{key}.", problems)
        else:
            values[name] = _read_value(key, known[name], value, problems)
    return replace(defaults, **values)


def _read_value(key: str, default: object, value: object, problems: list[SettingProblem]) -> object:
    """The value in the type of the default, or the default with a problem."""
    match default, value:
        case bool(), bool():
            return value
        case (int() | float(), int() | float()) if not isinstance(value, bool) and _fits(default, value):
            return _within(key, default, value, problems)
        case str(), str():
            return _path(key, default, value, problems) if key in PATHS else _chosen(key, default, value, problems)
        case tuple(), list() | tuple():
            return tuple(word for word in map(_written, value) if _chosen(key, "", word, problems) == word)
        case Mapping(), Mapping():
            return _READERS.get(key, partial(_read_mapping, key))(value, problems)
    message = f"`{key}: {_written(value)}` is not {_kind(default)}"
    problems.append(SettingProblem(key, message, f"the default is {_shown(default)}"))
    return default


def _fits(default: float, value: float) -> bool:
    """A whole number where the default is one."""
    return isinstance(default, float) or isinstance(value, int)


def _read_mapping(
    key: str, value: Mapping[object, object], problems: list[SettingProblem], part: str = ""
) -> Mapping[str, object]:
    """Members by name: numbers where the setting has limits, else words; a wrong one is told of its name or `part`."""
    if key in LIMITS:
        return {str(name): _read_value(key, 1.0, number, problems) for name, number in value.items()}
    pairs = {str(k): _word(v) for k, v in value.items()}
    return {k: v for k, v in pairs.items() if _chosen(key, "", v, problems, part or k) == v}


def _read_ignore(value: Mapping[object, object], problems: list[SettingProblem]) -> Mapping[str, tuple[str, ...]]:
    ignored: dict[str, tuple[str, ...]] = {}
    for written, codes in value.items():
        pattern = _pattern("ignore", str(written), problems)
        match codes:
            case str():
                ignored[pattern] = (codes,)
            case list() | tuple():
                ignored[pattern] = tuple(map(_written, codes))
            case _:
                message = f"`{_written(codes)}` is no list of rules"
                problems.append(SettingProblem(f"ignore.{pattern}", message, "write `[CG401, CG501]`"))
    return ignored


def _read_severity(value: Mapping[object, object], problems: list[SettingProblem]) -> Mapping[str, object]:
    """Words by rule for all paths, then those for some paths."""
    of_paths = {str(key): words for key, words in value.items() if isinstance(words, Mapping)}
    everywhere = {key: word for key, word in value.items() if not isinstance(word, Mapping)}
    tables = {"*": {**everywhere, **of_paths.pop("*", {})}, **of_paths}
    return {
        _pattern("severity", pattern, problems): _read_mapping(
            "severity", words, problems, "" if pattern == "*" else pattern
        )
        for pattern, words in tables.items()
    }


def _pattern(key: str, pattern: str, problems: list[SettingProblem]) -> str:
    """The pattern, with a problem if no path that is reported can fit it."""
    last = pattern.rpartition("/")[2]
    hint = ""
    if pattern.startswith(("/", "./")) or ".." in pattern.split("/") or "\\" in pattern:
        hint = "write paths as reports print them: `docs/old/*`"
    elif not any(sign in last for sign in "*?[."):
        hint = f"write `{pattern.rstrip('/')}/*` for what is in a folder"
    if hint:
        problems.append(SettingProblem(f"{key}.{pattern}", f"`{pattern}` fits no file", hint))
    return pattern


_READERS = {"ignore": _read_ignore, "severity": _read_severity}


def _word(value: object) -> str:
    """YAML 1.1 reads `off` as false."""
    return "off" if value is False else _written(value)


def _written(value: object) -> str:
    """A value for a message; aliases in YAML can make a list without end, and a number that cannot be printed."""
    match value:
        case Mapping() | list() | tuple():
            return "…"
        case int() if value.bit_length() > LONGEST:
            return "…"
    return str(value)


def _chosen(key: str, default: object, value: object, problems: list[SettingProblem], part: str = "") -> object:
    choices = CHOICES.get(key)
    if choices is None or value in choices:
        return value
    wanted = ", ".join(f"`{choice}`" for choice in choices)
    name = f"{key}.{part}" if part else key
    problems.append(SettingProblem(name, f"`{name}` cannot be `{value}`", f"it is one of {wanted}"))
    return default


def _within(key: str, default: float, value: float, problems: list[SettingProblem]) -> object:
    low, high = LIMITS.get(key, (float("-inf"), float("inf")))
    if low <= value <= high:
        return _chosen(key, default, float(value) if isinstance(default, float) else value, problems)
    message = f"`{key}` cannot be `{_written(value)}`"
    problems.append(SettingProblem(key, message, f"it lies between {low:g} and {high:g}"))
    return default


def _path(key: str, default: str, value: str, problems: list[SettingProblem]) -> str:
    """A relative path without `..`, so that nothing is read or written outside the project."""
    path = value.strip("/")
    if path and not value.startswith("/") and ".." not in path.split("/") and "\\" not in path and ":" not in path:
        return path
    problems.append(SettingProblem(key, f"`{key}` cannot be `{value}`", "name a folder inside the project"))
    return default


def _guess(name: str, prefix: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches  # noqa: PLC0415 - only a mistake needs it

    close = get_close_matches(name, list(known), n=1)
    return f"did you mean `{prefix}{close[0]}`?" if close else f"there are {', '.join(prefix + k for k in known)}"


def _kind(default: object) -> str:
    names = {bool: "`true` or `false`", int: "a whole number", float: "a number", str: "a word", tuple: "a list"}
    return names.get(type(default), "a mapping")


def _shown(default: object) -> str:
    if isinstance(default, bool):
        return f"`{str(default).lower()}`"
    return f"`{list(default)}`" if isinstance(default, tuple) else f"`{default}`"
