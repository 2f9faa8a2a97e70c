"""Sources whose `checked:` date lies too far back: the one thing that depends on the day."""

import datetime as dt
from collections.abc import Callable, Iterator

import yaml

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId, SourceFile


def check_ages(path: str, read_data: Callable[[str], str | None], limit: int, today: dt.date) -> Iterator[Diagnostic]:
    """CG909 for each entry of a `sources.yaml` that was checked more than `limit` days ago; nothing when that is 0."""
    text = read_data(path) if limit else None
    if not text:
        return
    source = SourceFile(NoteId(path), text)
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError:
        return  # told where sources are read
    for key, value in _dates(node):
        try:
            checked = dt.date.fromisoformat(value.value)
        except ValueError:
            checked = dt.date.min
        days = (today - checked).days
        if days > limit:
            span = source.span(value.start_mark.index, value.end_mark.index)
            message = f"`{key}` was checked on `{value.value}`, more than {limit} days ago"
            yield diagnose("CG909", path, span, message, f"look at the source again and write `{today.isoformat()}`")


def _dates(node: yaml.Node | None) -> Iterator[tuple[str, yaml.ScalarNode]]:
    """The id and the `checked:` value of every entry that has one."""
    entries = node.value if isinstance(node, yaml.SequenceNode) else []
    for entry in entries:
        if isinstance(entry, yaml.MappingNode):
            fields = {key.value: value for key, value in entry.value if isinstance(value, yaml.ScalarNode)}
            if "checked" in fields:
                yield (fields["id"].value if "id" in fields else "?"), fields["checked"]
