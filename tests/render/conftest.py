"""Small vaults as pages, and HTML as something to ask questions of."""

from html.parser import HTMLParser

import pytest

from calcgraph.calc.tables.sources import sources_of
from calcgraph.project import read_project
from calcgraph.render.page import index_of, page_of
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

VOID = {"input", "br", "img", "hr"}
SOURCES = sources_of(
    [
        {"id": "nvidia", "author": "NVIDIA", "issued": 2024, "URL": "https://example.org/h100"},
        {"id": "amd", "author": "AMD", "issued": 2025},
    ]
)


class Element:
    """A tag with its attributes, children and text."""

    def __init__(self, tag, attributes, parent):
        self.tag, self.attributes, self.parent, self.children = tag, attributes, parent, []

    def __getitem__(self, name):
        return self.attributes[name]

    @property
    def classes(self):
        return set((self.attributes.get("class") or "").split())

    @property
    def text(self):
        return " ".join("".join(self.texts()).split())

    def texts(self):
        for child in self.children:
            yield from [child] if isinstance(child, str) else child.texts()

    def all(self, tag="", css="", **attributes):
        """Elements below, in order, by tag, class and attributes."""
        found = []
        for child in self.children:
            if isinstance(child, str):
                continue
            wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
            fits = all(child.attributes.get(name) == value for name, value in wanted.items())
            if tag in ("", child.tag) and (not css or css in child.classes) and fits:
                found.append(child)
            found += child.all(tag, css, **attributes)
        return found

    def one(self, tag="", css="", **attributes):
        found = self.all(tag, css, **attributes)
        assert len(found) == 1, f"{len(found)} of {tag} {css} {attributes}"
        return found[0]


class Reader(HTMLParser):
    """HTML as a tree; a tag that does not close, or closes another, is an error."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.root = self.here = Element("root", {}, None)

    def handle_starttag(self, tag, attrs):
        assert len({name for name, _ in attrs}) == len(attrs), f"an attribute twice in {tag}"
        element = Element(tag, dict(attrs), self.here)
        self.here.children.append(element)
        if tag not in VOID:
            self.here = element

    def handle_startendtag(self, tag, attrs):
        self.here.children.append(Element(tag, dict(attrs), self.here))

    def handle_endtag(self, tag):
        assert self.here.tag == tag, f"</{tag}> closes <{self.here.tag}>"
        self.here = self.here.parent

    def handle_data(self, data):
        self.here.children.append(data)


@pytest.fixture
def read():
    """HTML as a tree."""

    def read_html(text):
        reader = Reader()
        reader.feed(str(text))
        assert reader.here is reader.root, f"<{reader.here.tag}> is not closed"
        return reader.root

    return read_html


@pytest.fixture
def page():
    """The page of the first of some notes, given as text by path."""

    def make(*texts, path="n.md", **more):
        notes = {path: "\n".join(texts)} | {name.replace("__", "/") + ".md": text for name, text in more.items()}
        sources = [SourceFile(NoteId(name), text) for name, text in notes.items()]
        project = read_project(sources, [], lambda _: None, Settings())
        return page_of(project, NoteId(path), lambda target: f"/{target}", index_of(project, SOURCES))

    return make
