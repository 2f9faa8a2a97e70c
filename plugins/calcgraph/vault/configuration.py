"""The settings of a vault in `mkdocs.yml` or `calcgraph.toml`, read without running anything in it."""

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.configured import NO_VALUE, SecretValue, SettingProblem, to_settings
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.files import read_file, reason_of
from calcgraph.project.severities import unknown_rules
from calcgraph.settings import MKDOCS, OBSIDIAN
from calcgraph.source import START, YAML_FAULTS, Span
from calcgraph.suggest import is_one_letter_apart
from calcgraph.vault.company import plugins_in, with_snippets
from calcgraph.vault.contents import ConfiguredFunction, Slugs, own_heads_in, slugs_in
from calcgraph.vault.folders import is_inside, shown_path
from calcgraph.vault.patterns import without_unusable
from calcgraph.vault.promise import names_in, written_theme

HOST_FILES = ("mkdocs.yml", "mkdocs.yaml", "properdocs.yml", "properdocs.yaml")
NAME = "calcgraph"
OWN_FILE = "calcgraph.toml"
_SEPARATORS = re.compile(r"[-_. ]")
PLACES = ("docs_dir", "exclude_docs", "draft_docs")
"""The host's settings that select the notes; in calcgraph's own file they mean the same."""
MOST = 10_000
"""Keys of a configuration that is merged with another."""
INHERIT_DEPTH = 8
"""The number of files a configuration may inherit through; a longer chain is taken for a cycle."""


class Configuration(Struct, frozen=True):
    """The part of a project's configuration about the location of its notes and the way to read them."""

    path: str = ""
    """The name of the file, relative to the project; empty if there is no file."""
    text: str = ""
    docs_dir: str = "."
    """Folder of the notes, relative to the project."""
    exclude_docs: str = ""
    """Patterns as in `.gitignore` of files that are not published."""
    draft_docs: str = ""
    settings: Mapping[str, object] = field(default_factory=dict)
    """The plugin's own settings, unread."""
    dialect: str = OBSIDIAN
    """The file that is read if the settings do not name one."""
    prefix: tuple[str, ...] = ()
    """Keys above the settings in the file: `plugins`, `calcgraph`."""
    uses_environment: bool = False
    """True if one of the files has `!ENV`: the same files can then mean something else tomorrow."""
    theme: str = ""
    """Name of the theme; empty where there is no site."""
    custom_dir: str = ""
    """The folder of the project's overrides for the theme's files."""
    extensions: tuple[str, ...] = ()
    """Names of the Markdown extensions of the site."""
    own_heads: frozenset[str] = frozenset()
    """Languages of fences whose options a function of the site reads."""
    slugs: Slugs = Slugs()
    """The way the site makes ids of headings."""
    inherited: tuple[str, ...] = ()
    """Files read through `INHERIT`, relative to the project."""
    plugins: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The settings of all plugins of the site by name, and of `pymdownx.snippets`, which reads files as they do."""
    hooks: tuple[str, ...] = ()
    """Files whose functions the host calls, relative to the project."""


def read_configuration(root: Path, *, untrusted: bool = False) -> tuple[Configuration, tuple[Diagnostic, ...]]:
    """Return the configuration of the project in `root`; a folder without one is a vault by itself.

    An `untrusted` one cannot read the environment, and no message quotes its text.
    """
    for name in HOST_FILES:
        if (root / name).is_file():
            return read_host_file(root, name, untrusted=untrusted)
    if (root / OWN_FILE).is_file():
        return _read_own_file(root)
    return Configuration(), ()


def no_notes(configuration: Configuration, docs: Path) -> Diagnostic:
    """CG908 at the setting that names a folder without a note, or for the folder itself."""
    path = configuration.path or "."
    span = _place(configuration, ("docs_dir",))
    is_hidden = isinstance(configuration.docs_dir, SecretValue)
    if not docs.is_dir():
        return diagnose("CG908", path, span, f"there is no folder `{'!ENV' if is_hidden else configuration.docs_dir}`")
    hint = "name the folder of the notes, or start one with `calcgraph new`"
    return diagnose("CG908", path, span, f"there is no note in `{'!ENV' if is_hidden else docs}`", hint)


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


def unquoted(file: Path, problems: Iterable[SettingProblem]) -> tuple[SettingProblem, ...]:
    """Problems of the settings that a host has read from a file, without what `!ENV` gave it."""
    host, _ = read_host_file(file.parent, file.name)
    if not host.uses_environment:
        return tuple(problems)
    settings, own = to_settings(host.settings, MKDOCS)
    known = {*own, *unknown_rules(settings)}
    keys = {problem.key for problem in known}
    return tuple(
        one if one in known else SettingProblem(one.key if one.key in keys else "…", f"a setting {NO_VALUE}")
        for one in problems
    )


def _read_own_file(root: Path) -> tuple[Configuration, tuple[Diagnostic, ...]]:
    text, problems = _read(root, root / OWN_FILE)
    if problems:
        return Configuration(OWN_FILE), problems
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of more digits than Python reads
        said = f"`{OWN_FILE}` cannot be read: {error}"
        return Configuration(OWN_FILE), (diagnose("CG907", OWN_FILE, START, said),)
    settings = {key: value for key, value in table.items() if key not in PLACES}
    return _with_places(Configuration(OWN_FILE, text, settings=settings), table)


def read_host_file(root: Path, name: str, *, untrusted: bool = False) -> tuple[Configuration, tuple[Diagnostic, ...]]:
    """Return the configuration of the host, with those that it inherits from."""
    files, problems = _read_chain(root, root / name, untrusted=untrusted)
    if not files:
        return Configuration(name), problems
    table = _merged(files) if len(files) > 1 else files[0].table
    if not table and not problems:
        problems = (diagnose("CG907", name, START, f"`{name}` is empty", "write `site_name: Notes`"),)
    plugins = table.get("plugins")
    parts = [part for part in (plugins if isinstance(plugins, list) else [plugins]) if isinstance(part, dict)]
    found = [part["calcgraph"] for part in parts if isinstance(part.get("calcgraph"), dict)]
    hooks = table.get("hooks")
    theme, custom = written_theme(table.get("theme"))
    configuration = Configuration(
        path=name,
        text=files[0].text,
        docs_dir="docs",
        settings=found[0] if found else {},
        dialect=MKDOCS,
        prefix=("plugins", "calcgraph"),
        inherited=tuple(file.shown for file in files[1:]),
        uses_environment=any("!ENV" in file.text for file in files),
        theme=theme,
        custom_dir=custom,
        extensions=names_in(table.get("markdown_extensions")),
        own_heads=own_heads_in(plugins_in(table.get("markdown_extensions"))),
        slugs=slugs_in(table.get("markdown_extensions")),
        plugins=with_snippets(plugins_in(plugins), plugins_in(table.get("markdown_extensions"))),
        hooks=tuple(one for one in hooks if isinstance(one, str)) if isinstance(hooks, list) else (),
    )
    configuration, wrong = _with_places(configuration, table)
    return configuration, (*problems, *wrong, *_misspelt_names(configuration, table))


def _misspelt_names(configuration: Configuration, table: Mapping[str, object]) -> Iterator[Diagnostic]:
    """CG901 for a plugin whose name is nearly ours, and for a list of plugins under a key that the host ignores."""
    if NAME in names_in(table.get("plugins")):
        return
    nearly = [(name, NAME) for name in names_in(table.get("plugins")) if _is_slip(name, NAME)]
    nearly += [(key, "plugins") for key, value in table.items() if _is_slip(key, "plugins") and NAME in names_in(value)]
    for written, right in nearly:
        at = configuration.text.find(written)
        line, column = configuration.text.count("\n", 0, at) + 1, at - configuration.text.rfind("\n", 0, at)
        span = Span(line, column, line, column + len(written)) if at >= 0 else START
        what = "the name of this plugin" if right == NAME else "a setting of the site"
        said = f"`{written}` is not {what}, so nothing below it is read"
        yield diagnose("CG901", configuration.path, span, said, f"write `{right}`")


def _is_slip(written: str, right: str) -> bool:
    """Return whether a name differs in case, by one letter, by a swap or by what separates its words."""
    plain = _SEPARATORS.sub("", written.lower().removeprefix("mkdocs"))
    is_like = sorted(plain) == sorted(right) or is_one_letter_apart(plain, right)
    return written != right and is_like


def _with_places(
    configuration: Configuration, table: Mapping[str, object]
) -> tuple[Configuration, tuple[Diagnostic, ...]]:
    """Return the configuration with a file's settings about its notes; CG901 for values that are not text."""
    given = {name: value for name in PLACES if (value := table.get(name)) is not None}
    texts = {name: value for name, value in given.items() if isinstance(value, str) and _is_told(value)}
    wrong = [
        SettingProblem(name, f"`{name}` {NO_VALUE if isinstance(value, SecretValue) else 'is not a text'}")
        for name, value in given.items()
        if name not in texts
    ]
    for name in ("exclude_docs", "draft_docs"):
        texts[name], unusable = without_unusable(texts.get(name, ""))
        for line, why in unusable:
            shown = "!ENV" if isinstance(given.get(name), SecretValue) else line
            wrong.append(SettingProblem(name, f"`{shown}` in `{name}` {why}", "name folders"))
    docs = texts.get("docs_dir", configuration.docs_dir)
    changed = replace(
        configuration,
        docs_dir=docs.replace("\0", "\ufffd") if "\0" in docs else docs,  # no system has such a name
        exclude_docs=texts["exclude_docs"],
        draft_docs=texts["draft_docs"],
    )
    return changed, diagnose_settings(replace(configuration, prefix=()), wrong)


def _is_told(value: str) -> bool:
    """Return whether a text is more than an empty `!ENV`."""
    return bool(value) or not isinstance(value, SecretValue)


def missing_parent(root: Path) -> Path | None:
    """Return the file that the configuration inherits from where that is not there, at whatever remove."""
    path = next((root / name for name in HOST_FILES if (root / name).is_file()), None)
    for _ in range(INHERIT_DEPTH):
        if path is None:
            return None
        if not os.path.lexists(path):
            return path
        text, problems = _read(root, path)
        table = {} if problems else _read_yaml(text, "", untrusted=True)[0]
        parent = table.get("INHERIT")
        is_named = isinstance(parent, str) and not isinstance(parent, SecretValue) and "\0" not in parent
        path = Path(os.path.normpath(path.parent / str(parent))) if is_named else None
    return None


class _File(NamedTuple):
    shown: str
    text: str
    table: dict[str, object]


def _read_chain(root: Path, path: Path, *, untrusted: bool) -> tuple[list[_File], tuple[Diagnostic, ...]]:
    """A configuration and those it inherits from, the nearest first."""
    files: list[_File] = []
    for _ in range(INHERIT_DEPTH):
        shown = shown_path(root, path)
        text, problems = _read(root, path)
        table, problems = ({}, problems) if problems else _read_yaml(text, shown, untrusted=untrusted)
        if problems:
            return files, problems
        parent = table.pop("INHERIT", None)
        files.append(_File(shown, text, table))
        if (parent or len(files) > 1) and _is_endless(table):
            said = f"`{shown}` has more than {MOST:,} keys to merge, each as often as aliases name it"
            return files[:1], (diagnose("CG907", shown, START, said, "write fewer aliases"),)
        if isinstance(parent, SecretValue):
            return files, (diagnose("CG907", shown, START, f"`INHERIT` {NO_VALUE}", "name the file"),)
        if not isinstance(parent, str):
            return files, ()
        path = Path(os.path.normpath(path.parent / parent.replace("\0", "\ufffd")))
    ring = diagnose("CG907", path.name, START, "`INHERIT` is circular", "remove it from one of the files")
    return files, (ring,)


def _read(root: Path, path: Path) -> tuple[str, tuple[Diagnostic, ...]]:
    """The text of a configuration; CG907 for one that is not a file of the project or of the repository around it."""
    shown = shown_path(root, path)
    if not is_inside(os.path.realpath(path), os.path.realpath(repository_of(root))):
        said = f"`{shown}` is outside the project"
        return "", (diagnose("CG907", shown, START, said, "copy the file into the project"),)
    raw = read_file(path)
    if isinstance(raw, str):
        return "", (diagnose("CG907", shown, START, f"`{shown}` {raw}"),)
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n"), ()
    except UnicodeDecodeError:
        return "", (diagnose("CG907", shown, START, f"`{shown}` is not UTF-8", "save the file as UTF-8"),)


def repository_of(root: Path) -> Path:
    """Return the folder of the repository of a project, so that two sites can share a file; otherwise its own."""
    whole = Path(os.path.abspath(root))  # noqa: PTH100 - the links are the project's
    return next((folder for folder in (whole, *whole.parents) if (folder / ".git").exists()), whole)


def below_repository(root: Path) -> str:
    """Return the path of a project's folder in its repository; empty for the repository's own folder."""
    path = os.path.relpath(os.path.abspath(root), repository_of(root)).replace(os.sep, "/")  # noqa: PTH100 - same
    return "" if path == "." else path


def _read_yaml(text: str, shown: str, *, untrusted: bool) -> tuple[dict[str, object], tuple[Diagnostic, ...]]:
    import yaml  # noqa: PLC0415 - 20 ms that a warm check does not pay

    from calcgraph.quick_yaml import load  # noqa: PLC0415 - same

    try:
        table = load(text, lambda safe: _loader(safe, untrusted=untrusted))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        span = Span(mark.line + 1, mark.column + 1, mark.line + 1, mark.column + 1) if mark else START
        problem = error.problem or "not YAML"
        return {}, (diagnose("CG907", shown, span, f"`{shown}` cannot be read: {problem}", "fix the YAML"),)
    except (yaml.YAMLError, *YAML_FAULTS) as error:
        return {}, (diagnose("CG907", shown, START, f"`{shown}` cannot be read: {reason_of(error)}"),)
    if not isinstance(table, dict | None):
        return {}, (diagnose("CG907", shown, START, f"`{shown}` is not a mapping", "write `site_name: Notes`"),)
    return table or {}, ()


def _loader(safe: type, *, untrusted: bool) -> Any:  # noqa: ANN401 - a class made here, for yaml.load only
    """A `safe` YAML loader that knows `!ENV`, without a value where it is `untrusted`; every other tag is nothing."""
    import yaml  # noqa: PLC0415 - as above

    from calcgraph.merging import MergeCounter  # noqa: PLC0415 - same

    class TolerantLoader(MergeCounter, safe):  # type: ignore[misc]
        """Knows no tag that runs anything."""

    def environment(loader: yaml.SafeLoader, node: yaml.Node) -> object:
        if isinstance(node, yaml.SequenceNode):
            *names, default = loader.construct_sequence(node) or [None]
        else:
            names, default = [loader.construct_scalar(node)] if isinstance(node, yaml.ScalarNode) else [], None
        given = next((os.environ[str(name)] for name in names if str(name) in os.environ), None)
        if untrusted:
            return SecretValue()
        return default if given is None else SecretValue(given)

    def nothing(_loader: yaml.SafeLoader, _suffix: str, _node: yaml.Node) -> None:
        return None

    def named(_loader: yaml.SafeLoader, suffix: str, _node: yaml.Node) -> ConfiguredFunction:
        return ConfiguredFunction(suffix)

    def called(loader: yaml.SafeLoader, suffix: str, node: yaml.Node) -> ConfiguredFunction | None:
        given = loader.construct_mapping(node, deep=True) if isinstance(node, yaml.MappingNode) else {}
        by_name = given.get("kwds", {})
        is_plain = isinstance(by_name, Mapping) and not given.get("args")
        return (
            ConfiguredFunction(suffix, tuple(sorted(by_name.items())))
            if is_plain
            else ConfiguredFunction(f"{suffix}(…)")
        )

    TolerantLoader.add_constructor("!ENV", environment)
    TolerantLoader.add_multi_constructor("!", nothing)
    TolerantLoader.add_multi_constructor("tag:yaml.org,2002:python/name:", named)
    TolerantLoader.add_multi_constructor("tag:yaml.org,2002:python/object/apply:", called)
    TolerantLoader.add_multi_constructor("tag:yaml.org,2002:python/", nothing)  # the first that fits is taken
    return TolerantLoader


def _merged(files: Sequence[_File]) -> dict[str, Any]:
    """Return a chain of files merged as MkDocs does: mappings are joined, everything else is replaced."""
    from mergedeep import merge  # noqa: PLC0415 - only where one inherits

    return dict(merge(*(file.table for file in reversed(files))))


def _is_endless(table: Mapping[str, object]) -> bool:
    """Return whether nested mappings, each as often as an alias names it, have more keys than any real file."""
    waiting, count = [table], 0
    while waiting and count <= MOST:
        below = waiting.pop()
        count += len(below)
        waiting += [value for value in below.values() if isinstance(value, dict)]
    return count > MOST


def _place(configuration: Configuration, keys: tuple[str, ...]) -> Span:
    """The place of the deepest of nested keys that the file has; each is below and right of the one before."""
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
