"""From the bytes of an artefact to a tree of plain values, by the ending of its name."""

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import PurePosixPath

from calcgraph.calc.tables.artefacts import Artefact, Figure, FileRefusal, Tree, Unreadable, text_of
from calcgraph.calc.tables.columns import is_csv
from calcgraph.calc.tables.csv_files import read_csv_table
from calcgraph.calc.tables.published import with_published
from calcgraph.source import YAML_FAULTS

MAX_DEPTH = 64
"""Objects and lists inside each other; a report of a program has ten."""
MAX_VALUES = 1_000_000
"""The largest number of values of one file; an alias of YAML counts wherever it is used."""
MAX_MARKUP = 1_000_000
"""Bytes of YAML and TOML, whose readers take two milliseconds a kilobyte."""


def read_tree(file: Artefact) -> Tree | Unreadable:
    """Return the contents of a file; numbers are as written, and a key that appears twice in an object is refused.

    A CSV file is a `CsvTable`.
    """
    ending = PurePosixPath(file.path).suffix.lower()
    if is_csv(file.path):
        return read_csv_table(file)
    reader = READERS.get(ending)
    if reader is None:
        return Unreadable(
            "is not in a format that calcgraph reads", f"use one of {', '.join(sorted(READERS))}", "CG411"
        )
    if ending in _MARKUP and len(file.data) > MAX_MARKUP:
        return Unreadable(f"has more than {MAX_MARKUP:,} bytes", "write it as JSON", "CG412")
    try:
        tree = reader(text_of(file.data))
    except FileRefusal as refused:
        return refused.found
    except RecursionError:
        return _TOO_DEEP
    return _check_size(tree) or tree


def _check_size(tree: Tree) -> Unreadable | None:
    """Return the reason to refuse a tree that is too deep or large, as aliases allow in a small file; else None."""
    level: list[Tree] = [tree]
    count = 0
    for _ in range(MAX_DEPTH + 1):
        below: list[Tree] = []
        for one in level:
            if isinstance(one, str) or one is None:  # most of a file, and far cheaper to see than a mapping
                continue
            if isinstance(one, Mapping | list):
                below.extend(one.values() if isinstance(one, Mapping) else one)
                if count + len(below) > MAX_VALUES:
                    return Unreadable(
                        f"has more than {MAX_VALUES:,} values", "keep only the rows and columns that notes use", "CG412"
                    )
        if not below:
            return None
        count += len(below)
        level = below
    return _TOO_DEEP


_TOO_DEEP = Unreadable(f"nests objects more than {MAX_DEPTH} deep", "", "CG412")


def _read_json(text: str) -> Tree:
    try:
        found: Tree = json.loads(
            text, object_pairs_hook=_object, parse_int=Figure, parse_float=Figure, parse_constant=Figure
        )
    except json.JSONDecodeError as error:
        raise FileRefusal(_broken("JSON", error.msg, error.lineno)) from None
    return found


def _read_document(text: str) -> Tree:
    return with_published(_read_json(text))


def _read_json_lines(text: str) -> Tree:
    rows: list[Tree] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                rows.append(_read_json(line))
            except FileRefusal as refused:
                reason = refused.found.reason.replace(" in line 1", "")
                raise FileRefusal(refused.found._replace(reason=f"{reason} in line {number}")) from None
    return rows


def _object(pairs: list[tuple[str, Tree]]) -> Tree:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise FileRefusal(Unreadable(f"has the key `{twice[:40]}` twice in one object", "keep one of them", "CG411"))
    return found


def _read_yaml(text: str) -> Tree:
    import yaml  # noqa: PLC0415 - only files of YAML need it

    from calcgraph.calc.tables.plain_yaml import plain_loader  # noqa: PLC0415 - same
    from calcgraph.merging import RefusedKey  # noqa: PLC0415 - same
    from calcgraph.quick_yaml import load  # noqa: PLC0415 - same

    try:
        found: Tree = load(text, plain_loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f" in line {mark.line + 1}" if mark else ""
        if isinstance(error, RefusedKey):
            raise FileRefusal(Unreadable(f"cannot be read{line}: {error.problem}", "", "CG411")) from None
        raise FileRefusal(Unreadable(f"is not valid YAML{line}", "", "CG411")) from None
    except RecursionError:
        raise
    except YAML_FAULTS:
        raise FileRefusal(Unreadable("is not valid YAML", "", "CG411")) from None
    return found


def _read_toml(text: str) -> Tree:
    import tomllib  # noqa: PLC0415 - only files of TOML need it

    if any(line.partition("=")[0].count(".") > MAX_DEPTH for line in text.split("\n")):
        raise FileRefusal(_TOO_DEEP)
    try:
        return _plain(tomllib.loads(text, parse_float=Figure))
    except RecursionError:
        raise
    except ValueError as error:  # also a number of more digits than Python reads
        raise FileRefusal(Unreadable(f"is not valid TOML: {str(error)[:80]}", "", "CG411")) from None


def _plain(value: object) -> Tree:
    """A value of TOML, whose numbers and dates are Python's, as other files have it."""
    match value:
        case dict():
            return {str(key): _plain(below) for key, below in value.items()}
        case list():
            return [_plain(below) for below in value]
        case bool() | str():
            return value
        case int():
            return Figure(value)
        case _:
            return str(value)


def _read_junit(text: str) -> Tree:
    from calcgraph.calc.tables.junit import read_junit  # noqa: PLC0415 - only test reports need it

    return read_junit(text)


def _broken(form: str, why: str, line: int) -> Unreadable:
    said = why[:1].lower() + why[1:]
    return Unreadable(
        f"is not valid {form} in line {line}: {said}", "write the file again; it might be truncated", "CG411"
    )


def _read_notebook(text: str) -> Tree:
    from calcgraph.calc.tables.notebooks import outputs_of  # noqa: PLC0415 - only notebooks need it

    return outputs_of(_read_json(text), _read_json)


READERS: Mapping[str, Callable[[str], Tree]] = {
    ".json": _read_document,
    ".jsonl": _read_json_lines,
    ".ndjson": _read_json_lines,
    ".yaml": _read_yaml,
    ".yml": _read_yaml,
    ".toml": _read_toml,
    ".xml": _read_junit,
    ".ipynb": _read_notebook,
}
"""By the ending of a file's name."""
_MARKUP: Iterable[str] = frozenset({".yaml", ".yml", ".toml"})
