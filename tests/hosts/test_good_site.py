"""A small site with every construct in every container: built by the host itself, crawled as a reader would."""

import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli
from tests.hosts.crawl import faults_of

from calcgraph.hosts.command_line import main

SITE = Path(__file__).parent / "site"
VOID = frozenset({"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
CONNECTIONS = "notes/kv-cache/#connections"


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
    reported = build(SITE, out)
    assert "WARNING" not in reported
    patch.undo()
    return out


def page(built: Path, name: str) -> str:
    return (built / name / "index.html").read_text(encoding="utf-8")


def test_every_address_and_id_is_found(built: Path) -> None:
    assert faults_of(built, "https://site.invalid/") == []


IN_PAGES = [
    ("a wikilink by alias of a heading", "notes/roofline", '<a class="cg-link" href="../kv-cache/#size">the size</a>'),
    ("a link in a table", "notes/kv-cache", '<a class="cg-link" href="../roofline/">the law</a>'),
    ("a link from the library to a note", "formulas/hardware", 'href="../../notes/roofline/">roofline</a>'),
    ("a claim about another note", "", 'class="cg-claim is-holds" href="notes/roofline/#calc-step"'),
    ("words that lead to a quantity", "", '<a href="notes/roofline/#calc-step">this step</a>'),
    ("a generated page as a target", "", '<a href="graph/">map</a>'),
    ("a disputed claim", "notes/roofline", 'aria-description="disputed; computed here: 41.8 ms" data-text="4 ms"'),
    ("a claim that is words", "notes/roofline", 'data-text="it holds" data-q="slow"'),
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
    assert "<p>step one decode step 41.8 ms</p>" in text
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
    assert {row["status"] for row in claims} == {"holds", "agrees", "disputed"}
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


ELSEWHERE = [
    ("here", {"LC_ALL": "C", "TZ": "UTC", "PYTHONHASHSEED": "1"}),
    ("a/folder elsewhere", {"LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Auckland", "PYTHONHASHSEED": "2"}),
]


def test_builds_in_other_folders_locales_and_orders_are_identical(tmp_path: Path) -> None:
    sums = []
    for (name, env), is_backwards in zip(ELSEWHERE, (False, True), strict=True):
        site = tmp_path / name
        for file in sorted(SITE.rglob("*"), reverse=is_backwards):  # a folder may list its files as they came
            if file.is_file():
                (site / file.relative_to(SITE)).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, site / file.relative_to(SITE))
        command = [Path(sys.executable).parent / "mkdocs", "build", "--strict", "-d", "out"]
        known = {**os.environ, "SOURCE_DATE_EPOCH": "0", "NO_MKDOCS_2_WARNING": "1", **env}
        done = subprocess.run(command, cwd=site, env=known, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        out = site / "out"
        sums.append({path.relative_to(out): digest(path) for path in out.rglob("*") if path.is_file()})
    assert sums[0] == sums[1]


WITH_OTHERS = (
    {"LC_ALL": "C", "TZ": "UTC", "PYTHONHASHSEED": "0"},
    {"LC_ALL": "C.UTF-8", "TZ": "Asia/Kathmandu", "PYTHONHASHSEED": "1"},
    {"LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Auckland", "PYTHONHASHSEED": "42"},
    {"LC_ALL": "ja_JP.eucJP", "TZ": "America/St_Johns", "PYTHONHASHSEED": "77"},
    {"LANG": "de_DE.ISO-8859-1", "TZ": "Pacific/Kiritimati", "PYTHONHASHSEED": "1234"},
    {"LC_ALL": "POSIX", "TZ": ":nowhere", "PYTHONHASHSEED": "4294967295"},
)
REPOSITORY = Path(__file__).parents[2]


@pytest.mark.fuzz
def test_the_site_of_this_repository_is_the_same_everywhere(tmp_path: Path) -> None:
    sums = []
    for number, others in enumerate(WITH_OTHERS):
        root = tmp_path / ("deep/" * number + "a folder")
        files = [path for name in ("docs", "formulas") for path in sorted((REPOSITORY / name).rglob("*"))]
        random.Random(number).shuffle(files)  # noqa: S311 - no secret
        for file in [*filter(Path.is_file, files), REPOSITORY / "mkdocs.yml"]:
            copy = root / file.relative_to(REPOSITORY)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        command = [Path(sys.executable).parent / "mkdocs", "build", "-q", "-d", "out"]
        known = {
            **os.environ,
            "SOURCE_DATE_EPOCH": "0",
            "NO_MKDOCS_2_WARNING": "1",
            "XDG_CACHE_HOME": str(root / "cache"),
        }
        done = subprocess.run(command, cwd=root, env={**known, **others}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        out = root / "out"
        sums.append({path.relative_to(out).as_posix(): digest(path) for path in out.rglob("*") if path.is_file()})
    assert len(sums[0]) > 181
    assert [one for one in sums if one != sums[0]] == []


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize(("severity", "exit_code"), [("info", 0), ("error", 1)])
def test_sentences_that_are_not_understood_are_reported_where_asked(severity: str, exit_code: int) -> None:
    result = CliRunner().invoke(main, ["check", str(SITE), "--set", f"severity={{CG423: {severity}}}"])
    assert result.exit_code == exit_code
    assert result.output.count(": CG423 ") == 4


def test_check_finds_nothing_wrong() -> None:
    result = CliRunner().invoke(main, ["check", str(SITE)])
    assert result.output == (
        "4 notes, 20 links, 9 quantities, 9 claims: nothing wrong\n"
        "4 numbers agree in sentences that calcgraph does not understand; `calcgraph claims` lists the numbers\n"
    )
    assert result.exit_code == 0
