"""With `html: escape`, the HTML that extensions may make from a note: only inert elements and attributes.

It is an allowlist, because an extension may make anything from a note's text: attribute lists, blocks, code.
"""

import re
from xml.etree.ElementTree import Element

from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER_RE

from calcgraph.addresses import AddressKind, kind_of
from calcgraph.hosts.markdown.relations import RELATION

ELEMENTS = (
    "a abbr article b blockquote br caption cg-block code col colgroup dd del details div dl dt em figcaption figure "
    "h1 h2 h3 h4 h5 h6 hr i img input ins kbd label li mark ol p pre section small span strong sub summary sup table "
    "tbody td tfoot th thead tr u ul"
)
ATTRIBUTES = (
    "align alt checked class colspan dir disabled for height hidden href id lang loading name open rel reversed role "
    "rowspan scope span src start style title type width"
)
_ELEMENTS, _ATTRIBUTES = frozenset(ELEMENTS.split()), frozenset(ATTRIBUTES.split())
_INPUTS = frozenset({"input", "label"})
_ALIGNED = re.compile(r"text-align: ?(?:left|right|center);?")
_OURS = frozenset({"cg-link", "cg-ghost", "cg-block", "cg-tex", "cg-rel", "cg-tag"})
"""Classes of what we have made so far; with the others a note would imitate a claim that holds."""
_IMITATED = re.compile(r"(?:cg|md)(?:-|$)")


class AttributeFilter(Treeprocessor):
    """Removes HTML of other extensions that a browser would run, or that would pass for ours."""

    def run(self, root: Element) -> None:
        """Turn disallowed elements into plain text around their content, and remove disallowed attributes."""
        for element in root.iter():
            if not isinstance(element.tag, str):
                continue
            if element.tag not in _ELEMENTS:
                element.tag = "span"
                element.attrib.clear()
            for name, value in list(element.items()):
                _filter(element, name, value)


def is_imitation(word: str) -> bool:
    """Return whether a class or id is one of calcgraph's own or of the theme."""
    return word not in _OURS and (_IMITATED.match(word) is not None or word.startswith("__"))


def _filter(element: Element, name: str, value: str | None) -> None:
    if not _is_allowed(element, name, value):
        del element.attrib[name]
        if name in {"href", "src"}:
            element.set(name, "#")  # the host ends at a link without an address
    elif name in ("class", "id"):
        words = [word for word in str(value).split() if not is_imitation(word)]
        element.set(name, " ".join(words)) if words else element.attrib.pop(name)


def _is_allowed(element: Element, name: str, value: str | None) -> bool:
    if name == RELATION:
        return True
    if name not in _ATTRIBUTES or value is None:  # None is a bare word of an attribute list
        return False
    if name == "name":
        return element.tag in _INPUTS
    if name == "style":
        return _ALIGNED.fullmatch(value.strip()) is not None
    if name in {"href", "src"} and HTML_PLACEHOLDER_RE.search(value):
        return False  # an entity in an attribute list is kept aside by the host, so nobody can read the address
    return kind_of(value) is not AddressKind.DANGEROUS
