"""Typed links as a reader sees them: the relation in words before the link, without its colons."""

import re
from xml.etree.ElementTree import Element

from markdown.treeprocessors import Treeprocessor

from calcgraph.notes.relations import relation_label

RELATION = "data-relation"
"""On the element of a link that may have a relation; gone when the label is made."""
_KEY = re.compile(r"(?<![\w /-])[\d_ /-]*+(?P<key>[\w /-]+)::[ \t]*$")
_MARKED = frozenset({"strong", "em"})


def labelled(made: Element | str, *, is_typed: bool) -> Element | str:
    """Return the result of a link, marked if it may have a relation; a claim, which is text by now, is unchanged."""
    if is_typed and not isinstance(made, str):
        made.set(RELATION, "")
    return made


class RelationProcessor(Treeprocessor):
    """Makes a label of each key that is before a typed link; of `up:: [[a]], [[b]]` the first link has the key."""

    def run(self, root: Element) -> None:
        """Change `builds-on:: ` before a link to its words."""
        for parent in list(root.iter()):
            typed = [child for child in parent if child.attrib.pop(RELATION, None) is not None]
            for link in typed:
                _label(parent, link)


def _label(parent: Element, link: Element) -> None:
    at = list(parent).index(link)
    before = parent[at - 1] if at else None
    text = (parent.text if before is None else before.tail) or ""
    marked = before is not None and before.tag in _MARKED and text.strip() in {"", "::"}
    written = f"{before.text or ''}{text}" if marked and before is not None else text
    key = _KEY.search(written)
    if key is None or (marked and before is not None and len(before)):
        return
    label = Element("span", {"class": "cg-rel"})
    label.text = relation_label(key["key"])
    label.tail = " "
    if marked and before is not None:
        parent[at - 1] = label
        return
    rest = written[: key.start("key")]
    if before is None:
        parent.text = rest
    else:
        before.tail = rest
    parent.insert(at, label)
