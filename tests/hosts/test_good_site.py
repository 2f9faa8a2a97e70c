"""A small site with every construct in every container: built by the host itself, crawled as a reader would."""

import hashlib
import json
import shutil
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

SITE = Path(__file__).parent / "site"
VOID = frozenset({"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
CONNECTIONS = "notes/kv-cache/#connections"
BASE = "https://site.invalid/"


@dataclass
class Read(HTMLParser):
    """Ids and addresses of a page, those of templates and scripts left out."""

    ids: list[str] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    skip: int = 0

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.skip += tag == "template"
        if self.skip:
            return
        if given.get("id"):
            self.ids.append(str(given["id"]))
        for name in ("href", "src"):
            if given.get(name) is not None and given.get("rel") != "canonical":
                self.addresses.append(str(given[name]))

    def handle_endtag(self, tag: str) -> None:
        self.skip -= tag == "template"


@dataclass
class Nested(HTMLParser):
    """Elements inside one of the same name that the search leaves out."""

    open: list[tuple[str, bool]] = field(default_factory=list)
    found: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.found += [f"{tag} {attrs}"] if (tag, True) in self.open else []
            self.open.append((tag, "data-search-exclude" in dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            """The host leaves some elements open."""


def build(site: Path, out: Path, *options: str) -> str:
    result = CliRunner().invoke(
        cli, ["build", "--strict", "--config-file", str(site / "mkdocs.yml"), "--site-dir", str(out), *options]
    )
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    patch = pytest.MonkeyPatch()
    patch.setenv("NO_MKDOCS_2_WARNING", "1")
    out = tmp_path_factory.mktemp("built")
    told = build(SITE, out)
    assert "WARNING" not in told
    patch.undo()
    return out


def page(built: Path, name: str) -> str:
    return (built / name / "index.html").read_text(encoding="utf-8")


def test_every_address_and_id_is_found(built: Path) -> None:
    pages = {path.relative_to(built).as_posix(): Read() for path in built.rglob("*.html") if path.name != "404.html"}
    for name, read in pages.items():
        read.feed((built / name).read_text(encoding="utf-8"))
        assert len(read.ids) == len(set(read.ids)), name
    missing = [
        f"{name}: {a}" for name, read in pages.items() for a in read.addresses if not leads(built, pages, name, a)
    ]
    assert missing == []


def leads(built: Path, pages: dict[str, Read], name: str, address: str) -> bool:
    whole = urlsplit(urljoin(BASE + name, address))
    if f"{whole.scheme}://{whole.netloc}/" != BASE:
        return True
    path = unquote(whole.path.lstrip("/"))
    file = f"{path}index.html" if path.endswith("/") or not path else path
    if not (built / file).is_file():
        return False
    fragment = unquote(whole.fragment)
    return not fragment or file not in pages or fragment in pages[file].ids or fragment == "__skip"


IN_PAGES = [
    ("a wikilink by alias of a heading", "notes/roofline", '<a class="cg-link" href="../kv-cache/#size">the size</a>'),
    ("a link in a table", "notes/kv-cache", '<a class="cg-link" href="../roofline/">the law</a>'),
    ("a link from the library to a note", "formulas/hardware", 'href="../../notes/roofline/">roofline</a>'),
    ("a claim about another note", "", 'class="cg-claim is-holds" href="notes/roofline/#calc-step"'),
    ("words that lead to a quantity", "", '<a href="notes/roofline/#calc-step">this step</a>'),
    ("a generated page as a target", "", '<a href="graph/">map</a>'),
    ("a disputed claim", "notes/roofline", 'class="cg-claim is-disputed" href="#calc-step" data-text="4 ms"'),
    ("a claim that is words", "notes/roofline", 'data-text="a hundred" data-q="slow"'),
    ("a claim under other arguments", "notes/roofline", 'data-with="gpu=b200"'),
    ("a live value", "notes/roofline", "57.1"),
    ("a sheet in a list", "notes/roofline", 'id="calc-total_tps"'),
    ("a view in an admonition", "notes/roofline", 'aria-label="gpu by hardware"'),
    ("an image by name, with its width", "notes/kv-cache", '<img alt="" src="../../img/dot.png" width="20"'),
    ("a claim about a cell", "notes/kv-cache", 'data-text="80"'),
    ("a table from a file", "notes/kv-cache", "USD/h"),
    ("math with brackets of a link", "notes/roofline", "<math"),
    ("links in code spans stay code", "notes/roofline", "<code>[[kv-cache]]</code>"),
    ("claims in fences stay code", "notes/roofline", "[[nothing]] and [42 ms](#nowhere)"),
    ("connections at the foot", "notes/kv-cache", 'id="cg:connections"'),
    ("a relation in its own words", "notes/kv-cache", "basis"),
    ("a heading of the writer's beside ours", "notes/kv-cache", '<h2 id="connections">Connections<'),
    ("a tag in the text", "notes/kv-cache", '<a class="cg-tag" href="../../tags/#tag:law/cache">#law/cache</a>'),
    ("tags of the front matter", "notes/roofline", '<a href="../../tags/#tag:law" class="md-tag">law</a>'),
    ("the tags", "tags", '<h3 id="tag:law/cache"><span class="say">law/</span>cache'),
    ("the graph", "graph", "<svg"),
    ("the ledger", "claims", "it counts a batch as one"),
    ("the values", "values", "per_token"),
]


@pytest.mark.parametrize(("name", "text"), [row[1:] for row in IN_PAGES], ids=[row[0] for row in IN_PAGES])
def test_page_shows(built: Path, name: str, text: str) -> None:
    assert text in page(built, name)


def test_indented_code_is_no_sheet(built: Path) -> None:
    assert "not = a sheet" in page(built, "notes/roofline")
    assert "calc-not" not in page(built, "notes/roofline")


def test_drafts_are_in_no_output(built: Path) -> None:
    assert not (built / "draft").exists()
    texts = [path.read_text(encoding="utf-8") for path in built.rglob("*") if path.suffix in (".html", ".json", ".csv")]
    assert not [text for text in texts if "nowhere at all" in text or "a secret draft" in text or "Not yet" in text]


def test_search_finds_a_computed_value_and_no_connections(built: Path) -> None:
    index = json.loads((built / "search" / "search_index.json").read_text(encoding="utf-8"))
    text = " ".join(entry["text"] for entry in index["docs"])
    assert "41.8" in text
    assert "Connections" not in [entry["title"] for entry in index["docs"] if entry["location"] != CONNECTIONS]
    assert "linked from" not in text
    assert text.count("the cache is streamed as well") == 1, "an embedded note is found where it is written"


def test_no_element_ends_what_the_search_leaves_out(built: Path) -> None:
    """Material's search takes the next end tag of the same name for the end."""
    for path in built.rglob("*.html"):
        nested = Nested()
        nested.feed(path.read_text(encoding="utf-8"))
        assert nested.found == [], path


def test_data_files_name_notes_by_their_vault_paths(built: Path) -> None:
    values = json.loads((built / "values.json").read_text(encoding="utf-8"))
    assert values["schema"] == 1
    step = next(row for row in values["values"] if row["name"] == "step")
    assert (step["note"], step["unit"], step["text"], step["kind"]) == ("notes/roofline.md", "ms", "41.8 ms", "formula")
    assert step["depends"] == ["weights", "gpu.bw"]
    claims = json.loads((built / "claims.json").read_text(encoding="utf-8"))["claims"]
    assert {row["status"] for row in claims} == {"holds", "disputed"}
    graph = json.loads((built / "graph.json").read_text(encoding="utf-8"))
    kinds = {(edge["source"], edge["type"], edge["target"]) for edge in graph["edges"]}
    assert ("notes/roofline.md", "builds-on", "notes/kv-cache.md") in kinds
    assert ("notes/roofline.md", "uses", "formulas/hardware.md") in kinds


def test_no_output_names_a_folder_of_the_machine(built: Path) -> None:
    for path in built.rglob("*"):
        if path.suffix in (".html", ".json", ".csv", ".xml"):
            text = path.read_text(encoding="utf-8")
            assert str(SITE) not in text, path
            assert str(built) not in text, path


def test_two_builds_elsewhere_are_identical(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    copy = tmp_path / "elsewhere" / "site"
    shutil.copytree(SITE, copy)
    sums = []
    for site, out in ((SITE, tmp_path / "one"), (copy, tmp_path / "two")):
        build(site, out)
        sums.append({p.relative_to(out): digest(p) for p in out.rglob("*") if p.is_file()})
    assert sums[0] == sums[1]


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_check_finds_nothing_wrong() -> None:
    result = CliRunner().invoke(main, ["check", str(SITE)])
    assert result.output == "4 notes, 20 links, 9 quantities, 9 claims: nothing wrong\n"
    assert result.exit_code == 0
