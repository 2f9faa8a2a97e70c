"""Merge keys of YAML, `<<: *other`, with an end: nine lists of nine merges in eight lines would be 43 million keys."""

from typing import Any

import yaml
from yaml.constructor import ConstructorError, SafeConstructor

MOST = 10_000
"""The largest number of keys merged in one text; each merge of a merge counts again, as PyYAML copies it."""


class RefusedKey(ConstructorError):  # noqa: N818 - it says what is wrong
    """A key that merges too much, or occurs twice, of which PyYAML silently keeps the last."""

    def __init__(self, said: str, key: yaml.Node) -> None:
        super().__init__(None, None, said, key.start_mark)


def refuse_repeated(node: yaml.MappingNode) -> None:
    """Raise RefusedKey where a mapping has a key twice; one that overrides a merged key appears once."""
    seen: set[str] = set()
    for key, _ in node.value:
        if isinstance(key, yaml.ScalarNode) and key.value in seen:
            raise RefusedKey(f"`{key.value[:40]}` appears twice in one row", key)
        seen |= {key.value} if isinstance(key, yaml.ScalarNode) else set()


class MergeCounter(SafeConstructor):
    """A constructor, or the first base of a loader, that counts keys before they are merged."""

    merged = 0

    def flatten_mapping(self, node: yaml.MappingNode) -> None:
        """Put the keys of merged mappings into `node`; RefusedKey at the merge that exceeds the limit."""
        for key, value in node.value:
            if key.tag != "tag:yaml.org,2002:merge":
                continue
            below = value.value if isinstance(value, yaml.SequenceNode) else [value]
            for mapping in below:
                if isinstance(mapping, yaml.MappingNode):
                    self.flatten_mapping(mapping)
                    self.merged += len(mapping.value)
                if self.merged > MOST:
                    raise RefusedKey(f"`<<` merges more than {MOST:,} keys", key)
        super().flatten_mapping(node)


DEEPEST = 100
"""Lists and mappings inside each other; what PyYAML takes for a level grows with the levels around it."""


class ShallowMixin:
    """A mixin for loaders of YAML: too deep nesting is refused at once, by a RecursionError."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:  # noqa: ANN401 - PyYAML's own
        """Count the levels on the way to a node."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise RecursionError
        found: yaml.Node | None = super().compose_node(parent, index)  # type: ignore[misc]
        self.depth -= 1
        return found


class ShallowBase(ShallowMixin, yaml.BaseLoader):
    """Make texts, lists and mappings, nothing else."""


class ShallowSafe(ShallowMixin, yaml.SafeLoader):
    """Make what YAML's safe loader makes."""
