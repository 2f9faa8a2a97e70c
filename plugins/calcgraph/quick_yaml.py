"""YAML read by libyaml where PyYAML has it: five times as fast, with the results and the errors of the Python loader.

libyaml words its errors differently and nests without end, so whatever it refuses, and whatever may be nested deeply,
is read by the Python loader.
"""

import re
from collections.abc import Callable
from typing import Any

import yaml

from calcgraph.merging import DEEPEST, ShallowBase, ShallowSafe
from calcgraph.source import YAML_FAULTS

MOST_OPEN = 2_000
"""Brackets and columns of indentation of a text that libyaml reads: it needs a part of the stack for each level."""
_LEADING = re.compile(r"^[ \t?:-]*", re.MULTILINE)
_SAFE: type | None = getattr(yaml, "CSafeLoader", None)
_BASE: type | None = getattr(yaml, "CBaseLoader", None)


def compose(text: str) -> yaml.Node | None:
    """Return the nodes of a text as YAML's safe loader makes them."""
    found, node = _quick_node(_SAFE, text)
    return node if found else yaml.compose(text, Loader=ShallowSafe)


def load_texts(text: str) -> Any:  # noqa: ANN401 - as YAML gives it
    """Return the texts, lists and mappings of a text, and nothing else."""
    return _loaded(text, _BASE, ShallowBase)


def load(text: str, loader_on: Callable[[type], type]) -> Any:  # noqa: ANN401 - as YAML gives it
    """Return the content of a text by the loader that a function makes of YAML's safe loader, in Python or in C."""
    return _loaded(text, _SAFE and loader_on(_SAFE), loader_on(yaml.SafeLoader))


def _loaded(text: str, quick: type | None, plain: type) -> Any:  # noqa: ANN401 - as YAML gives it
    found, node = _quick_node(quick, text)
    if found and quick is not None:
        loader = quick("")
        try:
            return None if node is None else loader.construct_document(node)
        except (yaml.YAMLError, *YAML_FAULTS):
            pass
        finally:
            loader.dispose()
    return yaml.load(text, Loader=plain)  # noqa: S506 - the callers' loaders run nothing


def _quick_node(quick: type | None, text: str) -> tuple[bool, yaml.Node | None]:
    """Return whether libyaml can read a text, and its nodes."""
    if quick is None or not _is_plain(text):
        return False, None
    try:
        loader = quick(text)
        try:
            node: yaml.Node | None = loader.get_single_node()
        finally:
            loader.dispose()
    except (yaml.YAMLError, *YAML_FAULTS):
        return False, None
    return (True, node) if node is None or _is_shallow(node) else (False, None)


def _is_plain(text: str) -> bool:
    """Return whether a text cannot be nested more deeply than libyaml can follow, and has no tabs, which it allows."""
    return (
        "\t" not in text and text.count("[") + text.count("{") + 2 * max(map(len, _LEADING.findall(text))) < MOST_OPEN
    )


def _is_shallow(node: yaml.Node) -> bool:
    """Return whether no node is deeper than the Python loader allows; a node is where it is written first."""
    seen: set[int] = set()
    todo = [(node, 1)]
    while todo:
        one, depth = todo.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if depth > DEEPEST:
            return False
        if isinstance(one, yaml.MappingNode):
            todo += [(part, depth + 1) for pair in reversed(one.value) for part in reversed(pair)]
        elif isinstance(one, yaml.SequenceNode):
            todo += [(part, depth + 1) for part in reversed(one.value)]
    return True
