"""What `mkdocs.yml` or `calcgraph.toml` says about a vault, read without running anything in it."""

import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.settings import SettingProblem
from calcgraph.source import START, YAML_FAULTS, Span

HOST_FILES = ("mkdocs.yml", "mkdocs.yaml", "properdocs.yml", "properdocs.yaml")
OWN_FILE = "calcgraph.toml"
PLACES = ("docs_dir", "exclude_docs", "draft_docs")
"""Settings of the host that say which files are notes; in our own file they mean the same."""
INHERIT_DEPTH = 8
"""Files a configuration may inherit through; a chain longer than this is taken for a ring."""


@dataclass(frozen=True, slots=True)
class Configuration:
    """The part of a project's configuration that says where its notes are and how they are read."""

    path: str = ""
    """Name of the file, relative to the project; empty when there is none."""
    text: str = ""
    docs_dir: str = "."
    """Folder of the notes, relative to the project."""
    exclude_docs: str = ""
    """Patterns as in `.gitignore` of files that are not published."""
    draft_docs: str = ""
    settings: Mapping[str, object] = field(default_factory=dict)
    """The plugin's own settings, unread."""
    prefix: tuple[str, ...] = ()
    """Keys above the settings in the file: `plugins`, `calcgraph`."""
    uses_environment: bool = False
    """Whether `!ENV` stands in one of the files: the same files can then mean something else tomorrow."""
    inherited: tuple[str, ...] = ()
    """Files read through `INHERIT`, relative to the project."""


def read_configuration(root: Path) -> tuple[Configuration, tuple[Diagnostic, ...]]:
    """The configuration of the project in `root`; a folder without one is a vault by itself."""
    for name in HOST_FILES:
        if (root / name).is_file():
            return _read_host_file(root, name)
    if (root / OWN_FILE).is_file():
        return _read_own_file(root)
    return Configuration(), ()


def no_notes(configuration: Configuration, docs: Path) -> Diagnostic:
    """CG908 at the setting that names a folder without a note, or for the folder itself."""
    path = configuration.path or "."
    span = _place(configuration, ("docs_dir",))
    if not docs.is_dir():
        return diagnose("CG908", path, span, f"there is no folder `{configuration.docs_dir}`")
    hint = "name the folder of the notes, or start one with `calcgraph new`"
    return diagnose("CG908", path, span, f"there is no note in `{docs}`", hint)


def diagnose_settings(
    configuration: Configuration, problems: Iterable[SettingProblem], code: str = "CG901"
) -> tuple[Diagnostic, ...]:
    """Problems of settings at the lines they are written on."""
    found = []
    for problem in problems:
        keys = (*configuration.prefix, *problem.key.split(".", 1))
        span = _place(configuration, keys)
        found.append(diagnose(code, configuration.path, span, problem.message, problem.hint))
    return tuple(found)


def _read_own_file(root: Path) -> tuple[Configuration, tuple[Diagnostic, ...]]:
    try:
        text = (root / OWN_FILE).read_text(encoding="utf-8-sig")
        table = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return Configuration(OWN_FILE), (diagnose("CG907", OWN_FILE, START, f"`{OWN_FILE}` cannot be read: {error}"),)
    settings = {key: value for key, value in table.items() if key not in PLACES}
    return _with_places(Configuration(OWN_FILE, text, settings=settings), table)


def _read_host_file(root: Path, name: str) -> tuple[Configuration, tuple[Diagnostic, ...]]:
    tables, inherited, problems = _read_chain(root, root / name)
    if not tables:
        return Configuration(name), problems
    table: dict[str, object] = {}
    for part in reversed(tables):
        table = _merged(table, part)
    if not table and not problems:
        problems = (diagnose("CG907", name, START, f"`{name}` is empty", "write `site_name: Notes`"),)
    prefix, settings = _plugin_settings(table.get("plugins"))
    configuration = Configuration(
        path=name,
        text=_read(root / name),
        docs_dir="docs",
        settings=settings,
        prefix=prefix,
        inherited=tuple(inherited),
        uses_environment=any("!ENV" in _read(root / one) for one in (name, *inherited)),
    )
    configuration, wrong = _with_places(configuration, table)
    return configuration, (*problems, *wrong)


def _with_places(
    configuration: Configuration, table: Mapping[str, object]
) -> tuple[Configuration, tuple[Diagnostic, ...]]:
    """The configuration with what a file says about its notes; CG901 for what is no text."""
    given = {name: value for name in PLACES if (value := table.get(name)) is not None}
    texts = {name: value for name, value in given.items() if isinstance(value, str)}
    wrong = [SettingProblem(name, f"`{name}` is not a text") for name in given if name not in texts]
    changed = replace(
        configuration,
        docs_dir=texts.get("docs_dir", configuration.docs_dir),
        exclude_docs=texts.get("exclude_docs", ""),
        draft_docs=texts.get("draft_docs", ""),
    )
    return changed, diagnose_settings(replace(configuration, prefix=()), wrong)


def _read_chain(root: Path, path: Path) -> tuple[list[dict[str, object]], list[str], tuple[Diagnostic, ...]]:
    """The tables of a configuration and of those it inherits from, the nearest first."""
    tables: list[dict[str, object]] = []
    inherited: list[str] = []
    for _ in range(INHERIT_DEPTH):
        shown = os.path.relpath(path, root).replace(os.sep, "/")
        table, problems = _read_yaml(path, shown)
        if problems:
            return tables, inherited, problems
        tables.append(table)
        parent = table.pop("INHERIT", None)
        if not isinstance(parent, str):
            return tables, inherited, ()
        path = Path(os.path.normpath(path.parent / parent))
        inherited.append(os.path.relpath(path, root).replace(os.sep, "/"))
    ring = diagnose("CG907", path.name, START, "`INHERIT` goes in a ring", "name a file that ends it")
    return tables, inherited, (ring,)


def _read_yaml(path: Path, shown: str) -> tuple[dict[str, object], tuple[Diagnostic, ...]]:
    import yaml  # noqa: PLC0415 - 20 ms that a warm check does not pay

    try:
        text = path.read_text(encoding="utf-8-sig")
        table = yaml.load(text, Loader=_loader())  # noqa: S506 - a SafeLoader whose unknown tags mean nothing
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        span = Span(mark.line + 1, mark.column + 1, mark.line + 1, mark.column + 1) if mark else START
        problem = error.problem or "not YAML"
        return {}, (diagnose("CG907", shown, span, f"`{shown}` cannot be read: {problem}", "mend the YAML"),)
    except (OSError, yaml.YAMLError, *YAML_FAULTS) as error:
        reason = (getattr(error, "strerror", None) or type(error).__name__).lower()
        return {}, (diagnose("CG907", shown, START, f"`{shown}` cannot be read: {reason}"),)
    if not isinstance(table, dict | None):
        return {}, (diagnose("CG907", shown, START, f"`{shown}` is not a mapping", "write `site_name: Notes`"),)
    return table or {}, ()


def _loader() -> Any:  # noqa: ANN401 - a class made here, for yaml.load only
    """A safe YAML loader that knows `!ENV` and reads every other tag as nothing."""
    import yaml  # noqa: PLC0415 - as above

    class Tolerant(yaml.SafeLoader):
        """Knows no tag that runs anything."""

    def environment(loader: yaml.SafeLoader, node: yaml.Node) -> object:
        if isinstance(node, yaml.SequenceNode):
            *names, default = loader.construct_sequence(node)
            return next((os.environ[str(n)] for n in names if str(n) in os.environ), default)
        return os.environ.get(str(loader.construct_scalar(node))) if isinstance(node, yaml.ScalarNode) else None

    def nothing(_loader: yaml.SafeLoader, _suffix: str, _node: yaml.Node) -> None:
        return None

    Tolerant.add_constructor("!ENV", environment)
    Tolerant.add_multi_constructor("!", nothing)
    Tolerant.add_multi_constructor("tag:yaml.org,2002:python/", nothing)
    return Tolerant


def _merged(base: Mapping[str, object], over: Mapping[str, object]) -> dict[str, object]:
    """As MkDocs merges an inherited file: mappings are joined, everything else replaced."""
    result = dict(base)
    for key, value in over.items():
        below = result.get(key)
        result[key] = _merged(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return result


def _plugin_settings(plugins: object) -> tuple[tuple[str, ...], Mapping[str, object]]:
    """The keys above our settings and the settings, from the list or the mapping of plugins."""
    parts = plugins if isinstance(plugins, list) else [plugins]
    for part in parts:
        if isinstance(part, dict) and isinstance(part.get("calcgraph"), dict):
            return ("plugins", "calcgraph"), part["calcgraph"]
    return ("plugins", "calcgraph"), {}


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


def _place(configuration: Configuration, keys: tuple[str, ...]) -> Span:
    """The place of the deepest of nested keys that the file has; each stands below and right of the one before."""
    span, below, right_of = START, 0, -1
    lines = configuration.text.split("\n")
    for key in keys:
        for number in range(below, len(lines)):
            written = lines[number].lstrip("-{[ \"'")
            at = len(lines[number]) - len(written)
            if not written or written.startswith("#"):
                continue
            if at <= right_of:
                return span
            if written.startswith(key) and written[len(key) :].lstrip("\"' ").startswith((":", "=", "]")):
                span = Span(number + 1, at + 1, number + 1, at + 1 + len(key))
                below, right_of = number + 1, at if configuration.prefix else -1
                break
    return span
