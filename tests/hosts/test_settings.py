"""Settings: what is read, what is refused and in which words; the manual has a row for each, with its default."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from calcgraph.configured import to_settings
from calcgraph.settings import GraphSettings, LinkSettings, Settings, ValueSettings

READ = [
    ("nothing", None, Settings()),
    ("an empty mapping", {}, Settings()),
    ("one of a family", {"links": {"unresolved": "ghost"}}, Settings(links=LinkSettings(unresolved="ghost"))),
    ("no popups", {"links": {"popups": False}}, Settings(links=LinkSettings(popups=False))),
    ("no fallbacks", {"links": {"fallbacks": []}}, Settings(links=LinkSettings(fallbacks=()))),
    (
        "a whole number for a share",
        {"values": {"coverage_floor": 1}},
        Settings(values=ValueSettings(coverage_floor=1.0)),
    ),
    ("off, which YAML reads as false", {"severity": {"CG401": False}}, Settings(severity={"*": {"CG401": "off"}})),
    (
        "a severity everywhere, and another for some paths",
        {"severity": {"docs/old/*": {"CG401": False}, "*": {"CG101": "info"}, "CG401": "warning"}},
        Settings(severity={"*": {"CG401": "warning", "CG101": "info"}, "docs/old/*": {"CG401": "off"}}),
    ),
    ("one rule to ignore", {"ignore": {"docs/old/*": "CG401"}}, Settings(ignore={"docs/old/*": ("CG401",)})),
    (
        "weights of the map",
        {"graph": {"pull": {"builds-on": 3, "notes/": 0.5}}},
        Settings(graph=GraphSettings(pull={"builds-on": 3.0, "notes/": 0.5})),
    ),
    ("slashes at the ends of a path", {"library": "my/laws/"}, Settings(library="my/laws")),
]


@pytest.mark.parametrize(("given", "expected"), [row[1:] for row in READ], ids=[row[0] for row in READ])
def test_settings_are_read(given: object, expected: Settings) -> None:
    assert to_settings(given) == (expected, ())


REFUSED = [
    ("a misspelt setting", {"libary": "x"}, "libary", "there is no setting `libary`", "did you mean `library`?"),
    (
        "a misspelt one in a family",
        {"values": {"digit": 3}},
        "values.digit",
        "there is no setting `values.digit`",
        "did you mean `values.digits`?",
    ),
    ("a word of no choice", {"nav": "none"}, "nav", "`nav` cannot be `none`", "it is one of `all`, `index`"),
    (
        "a kind of value",
        {"values": {"digits": "three"}},
        "values.digits",
        "`values.digits: three` is not a whole number",
        "the default is `3`",
    ),
    (
        "truth for a number",
        {"values": {"digits": True}},
        "values.digits",
        "`values.digits: True` is not a whole number",
        "the default is `3`",
    ),
    (
        "a number out of its limits",
        {"values": {"digits": 40}},
        "values.digits",
        "`values.digits` cannot be `40`",
        "use a number from 1 to 12",
    ),
    (
        "a path out of the project",
        {"library": "../secrets"},
        "library",
        "`library` cannot be `../secrets`",
        "name a folder inside the project",
    ),
    (
        "a path from the root",
        {"graph": {"path": "/etc"}},
        "graph.path",
        "`graph.path` cannot be `/etc`",
        "name a folder inside the project",
    ),
    (
        "a fallback that does not exist",
        {"links": {"fallbacks": ["id", "guess"]}},
        "links.fallbacks",
        "`links.fallbacks` cannot be `guess`",
        "it is one of `id`, `alias`, `title`, `slug`",
    ),
    (
        "a weight out of bounds",
        {"graph": {"pull": {"builds-on": 30}}},
        "graph.pull",
        "`graph.pull` cannot be `30`",
        "use a number from 0 to 5",
    ),
    (
        "a weight that is none",
        {"graph": {"pull": {"builds-on": "strong"}}},
        "graph.pull",
        "`graph.pull: strong` is not a number",
        "the default is `1.0`",
    ),
    (
        "no family",
        {"links": 3},
        "links",
        "`3` is not a group of settings",
        "it holds fallbacks, unresolved, program, numbering, popups",
    ),
    (
        "a severity",
        {"severity": {"CG401": "loud"}},
        "severity.CG401",
        "`severity.CG401` cannot be `loud`",
        "it is one of `error`, `warning`, `info`, `off`",
    ),
    (
        "a severity for some paths",
        {"severity": {"docs/old/*": {"CG401": "loud"}}},
        "severity.docs/old/*",
        "`severity.docs/old/*` cannot be `loud`",
        "it is one of `error`, `warning`, `info`, `off`",
    ),
    (
        "rules to ignore that are none",
        {"ignore": {"docs/old/*": 401}},
        "ignore.docs/old/*",
        "`401` is not a list of rules",
        "write `[CG401, CG501]`",
    ),
    (
        "a folder for what is in it",
        {"ignore": {"docs/old/": ["CG401"]}},
        "ignore.docs/old/",
        "`docs/old/` fits no file",
        "write `docs/old/*` to match the files in a folder",
    ),
    (
        "the same of a severity",
        {"severity": {"docs/old": {"CG401": "info"}}},
        "severity.docs/old",
        "`docs/old` fits no file",
        "write `docs/old/*` to match the files in a folder",
    ),
    (
        "a path from the root of the machine",
        {"ignore": {"/docs/old/*": ["CG401"]}},
        "ignore./docs/old/*",
        "`/docs/old/*` fits no file",
        "write paths as reports print them: `docs/old/*`",
    ),
]


@pytest.mark.parametrize(("given", "reported"), [(row[1], row[2:]) for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_a_wrong_setting_is_told_and_the_default_stays(given: object, reported: tuple[str, str, str]) -> None:
    _, problems = to_settings(given)
    assert [(one.key, one.message, one.hint) for one in problems] == [reported]


def defaults(family: Struct, prefix: str = "") -> Iterator[tuple[str, object]]:
    for name, value in asdict(family).items():
        if isinstance(value, Struct):
            yield from defaults(value, f"{prefix}{name}.")
        else:
            yield prefix + name, value


def in_manual(value: object) -> str:
    """A default in its cell of the manual."""
    match value:
        case bool():
            return f"`{str(value).lower()}`"
        case float():
            return f"`{value:g}`"
        case tuple():
            return f"`[{', '.join(value)}]`"
        case str() | int() if value != "":
            return f"`{value}`"
        case _:
            return ""


SET_BY_DIALECT = {"dialect", "line_breaks"}


def test_the_manual_has_each_setting_with_its_default() -> None:
    manual = Path(__file__).parents[2] / "docs/manual/settings.md"
    rows = re.findall(r"^\| `([\w.]+)` \|(?: (.*?) ?\|)? .*\|$", manual.read_text(encoding="utf-8"), re.MULTILINE)
    stated = {name: "" if default == "—" else default for name, default in rows if name != "habits"}
    expected = {name: in_manual(value) for name, value in defaults(Settings())}
    assert stated.keys() == expected.keys(), "a row for each setting in docs/manual/settings.md"
    in_tables = {name: stated[name] for name in expected.keys() - SET_BY_DIALECT if not name.startswith("habits.")}
    assert in_tables == {name: expected[name] for name in in_tables}, "the defaults in docs/manual/settings.md"
