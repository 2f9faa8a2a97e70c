"""The stored outputs of a Jupyter notebook, by the tags of its cells. A notebook is never executed."""

import re
from collections.abc import Callable, Mapping, Sequence

from calcgraph.calc.tables.artefacts import Figure, FileRefusal, Tree, Unreadable

_NUMBER = re.compile(r"[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")


def outputs_of(tree: Tree, read_json: Callable[[str], Tree]) -> Tree:
    """Return the last output of each tagged cell; raise FileRefusal if two cells have one tag."""
    cells = tree.get("cells") if isinstance(tree, Mapping) else None
    if not isinstance(cells, Sequence) or isinstance(cells, str):
        raise FileRefusal(Unreadable("is not a notebook: it has no list of cells", "", "CG411"))
    found: dict[str, Tree] = {}
    for cell in cells:
        metadata = cell.get("metadata") if isinstance(cell, Mapping) else None
        tags = metadata.get("tags") if isinstance(metadata, Mapping) else None
        for tag in tags if isinstance(tags, Sequence) and not isinstance(tags, str) else ():
            if not isinstance(tag, str):
                continue
            if tag in found:
                reason = f"has two cells with the tag `{tag[:40]}`"
                raise FileRefusal(Unreadable(reason, "give each cell its own tag", "CG411"))
            found[tag] = _output(cell.get("outputs") if isinstance(cell, Mapping) else None, read_json)
    return found


def _output(outputs: Tree, read_json: Callable[[str], Tree]) -> Tree:
    """Return the value of the last output: its JSON, or its text as a number or as JSON."""
    last = outputs[-1] if isinstance(outputs, Sequence) and not isinstance(outputs, str) and outputs else None
    if not isinstance(last, Mapping):
        return None
    data = last.get("data")
    if isinstance(data, Mapping) and "application/json" in data:
        return data["application/json"]
    written = data.get("text/plain") if isinstance(data, Mapping) else last.get("text")
    lines = written if isinstance(written, Sequence) and not isinstance(written, str) else [written]
    text = "".join(one for one in lines if isinstance(one, str)).strip()
    if _NUMBER.fullmatch(text):
        return Figure(text)
    try:
        return read_json(text) if text[:1] in {"{", "["} else text
    except FileRefusal:
        return text
