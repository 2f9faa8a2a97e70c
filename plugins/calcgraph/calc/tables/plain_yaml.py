"""YAML as it is written: every scalar a text, every key of a mapping once, every other tag refused."""

import yaml

from calcgraph.merging import MergeCounter, ShallowMixin, refuse_repeated


def plain_loader(safe: type = yaml.SafeLoader) -> type:
    """YAML's `safe` loader without any guessing: every scalar is text, every other tag refused."""

    class PlainLoader(ShallowMixin, MergeCounter, safe):  # type: ignore[misc]
        def __init__(self, text: str) -> None:
            super().__init__(text)  # type: ignore[call-arg]
            self.whole: set[int] = set()
            """Mappings whose own keys were looked at, before keys of others are merged into them."""

        def flatten_mapping(self, node: yaml.MappingNode) -> None:
            if id(node) not in self.whole:
                self.whole.add(id(node))
                refuse_repeated(node)
            super().flatten_mapping(node)

        yaml_implicit_resolvers: dict[str, object] = {}  # noqa: RUF012 - PyYAML's own way to say so
        yaml_constructors = {  # noqa: RUF012 - same
            tag: make
            for tag, make in yaml.SafeLoader.yaml_constructors.items()
            if tag is None or tag.endswith((":str", ":seq", ":map"))
        }

    return PlainLoader
