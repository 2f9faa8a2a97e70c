"""Merge keys of YAML, `<<: *other`, with an end: nine lists of nine merges in eight lines would be 43 million keys."""

import yaml
from yaml.constructor import ConstructorError, SafeConstructor

MOST = 10_000
"""Keys merged in one text; each merge of a merge counts anew, as PyYAML copies it."""


class TooManyKeys(ConstructorError):  # noqa: N818 - it says what is wrong
    """A text that merges more keys than anybody means."""

    def __init__(self, mark: yaml.Mark) -> None:
        super().__init__(None, None, f"`<<` merges more than {MOST:,} keys", mark)


class RepeatedKey(ConstructorError):  # noqa: N818 - it says what is wrong
    """A mapping that has a key twice, of which PyYAML keeps the last without a word."""

    def __init__(self, key: str, mark: yaml.Mark) -> None:
        super().__init__(None, None, f"`{key[:40]}` appears twice in one row", mark)


def refuse_repeated(node: yaml.MappingNode) -> None:
    """Raise RepeatedKey where a mapping has a key twice; one that overrides a merged key appears once."""
    seen: set[str] = set()
    for key, _ in node.value:
        if isinstance(key, yaml.ScalarNode) and key.value in seen:
            raise RepeatedKey(key.value, key.start_mark)
        seen |= {key.value} if isinstance(key, yaml.ScalarNode) else set()


class Merging(SafeConstructor):
    """A constructor, or the first base of a loader, that counts what is merged before it is."""

    merged = 0

    def flatten_mapping(self, node: yaml.MappingNode) -> None:
        """Put the keys of merged mappings into `node`; TooManyKeys at the merge that exceeds the limit."""
        for key, value in node.value:
            if key.tag != "tag:yaml.org,2002:merge":
                continue
            below = value.value if isinstance(value, yaml.SequenceNode) else [value]
            for mapping in below:
                if isinstance(mapping, yaml.MappingNode):
                    self.flatten_mapping(mapping)
                    self.merged += len(mapping.value)
                if self.merged > MOST:
                    raise TooManyKeys(key.start_mark)
        super().flatten_mapping(node)
