"""From the text of a configuration to settings, with its problems."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from calcgraph.settings import (
    CHOICES,
    LIMITS,
    OBSIDIAN,
    OF_BUILDS,
    PATHS,
    PATTERNS,
    DataSettings,
    GraphSettings,
    Habits,
    LinkSettings,
    Settings,
    ValueSettings,
    settings_of,
)
from calcgraph.shards import MOST, shard_of
from calcgraph.suggest import did_you_mean

LONGEST = 100
"""Bits of an integer that is printed in a message."""

Family = TypeVar("Family", Settings, Habits, DataSettings, LinkSettings, ValueSettings, GraphSettings)


NO_VALUE = "cannot be what `!ENV` gives"
"""The text after the name of a setting, in place of a value of the environment."""


class SecretValue(str):
    """A value of the environment, which may be a secret: no message quotes it, and no name is made of it."""

    __slots__ = ()


class SettingProblem(Struct, frozen=True):
    """A setting that cannot be used, for whoever knows where it is written."""

    key: str
    """`links.unresolved`."""
    message: str
    """The message: lower case, no full stop, quoted text in backticks."""
    hint: str = ""


def to_settings(given: object, dialect: str = OBSIDIAN) -> tuple[Settings, tuple[SettingProblem, ...]]:
    """Return the settings of a configuration, with defaults for missing and wrong ones, and its problems.

    The defaults are those of the dialect that it names, or of the `dialect` given here.

    >>> to_settings({"links": {"fallback": []}})[1][0].hint
    'did you mean `links.fallbacks`?'
    """
    problems: list[SettingProblem] = []
    if given is None:
        return settings_of(dialect), ()
    named = str(given.get("dialect", "")) if isinstance(given, Mapping) else ""
    settings = _read_family(settings_of(named if named in CHOICES["dialect"] else dialect), given, "", problems)
    return settings, tuple(problems)


def _read_family(defaults: Family, given: object, prefix: str, problems: list[SettingProblem]) -> Family:
    known = asdict(defaults)
    if not isinstance(given, Mapping):
        wanted = ", ".join(known)
        problems.append(
            SettingProblem(prefix.rstrip("."), f"`{_written(given)}` is not a group of settings", f"it holds {wanted}")
        )
        return defaults
    values: dict[str, Any] = {}
    for name, value in given.items():
        key = f"{prefix}{_name(name)}"
        if key in OF_BUILDS and (value in (None, "") or isinstance(value, SecretValue)):
            continue
        if name not in known:
            hint = did_you_mean(_name(name), known, prefix, f"there are {', '.join(prefix + one for one in known)}")
            problems.append(SettingProblem(key, f"there is no setting `{key}`", hint))
        elif isinstance(known[name], Struct):
            values[name] = _read_family(known[name], value, f"{key}.", problems)
        else:
            read = _from_environment if isinstance(value, SecretValue) else _read_value
            values[name] = read(key, known[name], value, problems)
    return replace(defaults, **values)


def _read_value(  # noqa: PLR0911 - one return a kind of value
    key: str, default: object, value: object, problems: list[SettingProblem]
) -> object:
    """The value in the type of the default, or the default with a problem."""
    match default, value:
        case bool(), bool():
            return value
        case (int() | float(), int() | float()) if not isinstance(value, bool) and _fits(default, value):
            return _within(key, default, value, problems)
        case str(), str():
            return _path(key, default, value, problems) if key in PATHS else _chosen(key, default, value, problems)
        case tuple(), list() | tuple() if key in PATHS:
            return tuple(path for word in map(_written, value) if (path := _path(key, "", word, problems)))
        case tuple(), list() | tuple() if key in PATTERNS:
            return tuple(_pattern(key, _written(one), problems) for one in value)
        case tuple(), list() | tuple():
            return tuple(word for word in map(_written, value) if _chosen(key, "", word, problems) == word)
        case Mapping(), Mapping():
            return _READERS.get(key, partial(_read_mapping, key))(value, problems)
    message = f"`{key}: {_written(value)}` is not {_kind(default)}"
    problems.append(SettingProblem(key, message, f"the default is {_shown(default)}"))
    return default


def _from_environment(key: str, default: object, value: str, problems: list[SettingProblem]) -> object:
    """Return the value of an environment variable if it is a number, a yes or no, or one of some words."""
    readers: dict[type, Callable[[str], object]] = {bool: _YES_OR_NO.__getitem__, int: int, float: float}
    try:
        read = readers[type(default)](value) if type(default) in readers else str.__str__(value)
    except (ValueError, LookupError):
        read = None
    wrong: list[SettingProblem] = []
    is_closed = type(default) in readers or key in CHOICES
    result = _read_value(key, default, read, wrong) if is_closed and read is not None else None
    if result is not None and not wrong:
        return result
    problems.append(SettingProblem(key, f"`{key}` {NO_VALUE}", f"the default is {_shown(default)}"))
    return default


_YES_OR_NO = {"true": True, "false": False}


def _name(key: object) -> str:
    """A key of a mapping; one that the environment gives is not a name of anything."""
    return "…" if isinstance(key, SecretValue) else str(key)


def _fits(default: float, value: float) -> bool:
    """A whole number where the default is one."""
    return isinstance(default, float) or isinstance(value, int)


def _read_mapping(
    key: str, value: Mapping[object, object], problems: list[SettingProblem], part: str = ""
) -> Mapping[str, object]:
    """Return members by name: numbers if the setting has limits, or words; `part` names them in reports."""
    if key in LIMITS:
        return {_name(name): _read_value(key, 1.0, number, problems) for name, number in value.items()}
    pairs = {_name(k): _word(v) for k, v in value.items()}
    return {k: v for k, v in pairs.items() if _chosen(key, "", v, problems, part or k) == v}


def _read_ignore(value: Mapping[object, object], problems: list[SettingProblem]) -> Mapping[str, tuple[str, ...]]:
    ignored: dict[str, tuple[str, ...]] = {}
    for written, codes in value.items():
        pattern = _pattern("ignore", _name(written), problems)
        match codes:
            case str():
                ignored[pattern] = (_written(codes),)
            case list() | tuple():
                ignored[pattern] = tuple(map(_written, codes))
            case _:
                message = f"`{_written(codes)}` is not a list of rules"
                problems.append(SettingProblem(f"ignore.{pattern}", message, "write `[CG401, CG501]`"))
    return ignored


def _read_severity(value: Mapping[object, object], problems: list[SettingProblem]) -> Mapping[str, object]:
    """Words by rule for all paths, then those for some paths."""
    of_paths = {_name(key): words for key, words in value.items() if isinstance(words, Mapping)}
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
    below = re.sub(r"^(\.\./)+", "", pattern)  # notes may lie beside the project
    if below.startswith(("/", "./")) or ".." in below.split("/") or "\\" in below:
        hint = "write paths as reports print them: `docs/old/*`"
    elif not any(sign in last for sign in "*?[."):
        hint = f"write `{pattern.rstrip('/')}/*` to match the files in a folder"
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
        case Mapping() | list() | tuple() | SecretValue():
            return "…"
        case int() if value.bit_length() > LONGEST:
            return "…"
    return str(value)


def _chosen(key: str, default: object, value: object, problems: list[SettingProblem], part: str = "") -> object:
    choices = CHOICES.get(key)
    if key == "shard" and shard_of(str(value)) is None:
        problems.append(SettingProblem(key, f"`shard` cannot be `{value}`", f"write `3/8`, of up to {MOST:,} parts"))
        return default
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
    problems.append(SettingProblem(key, message, f"use a number from {low:g} to {high:g}"))
    return default


def _path(key: str, default: str, value: str, problems: list[SettingProblem]) -> str:
    """A relative path without `..`, so that nothing is read or written outside the project."""
    path = value.strip("/")
    if path and not value.startswith("/") and ".." not in path.split("/") and not set("\\:\0") & set(path):
        return path
    problems.append(SettingProblem(key, f"`{key}` cannot be `{value}`", "name a folder inside the project"))
    return default


def _kind(default: object) -> str:
    names = {bool: "`true` or `false`", int: "a whole number", float: "a number", str: "a word", tuple: "a list"}
    return names.get(type(default), "a mapping")


def _shown(default: object) -> str:
    if isinstance(default, bool):
        return f"`{str(default).lower()}`"
    return f"`{list(default)}`" if isinstance(default, tuple) else f"`{default}`"
