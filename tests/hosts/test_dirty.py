"""`--dirty`: what is drawn again after an edit, and that the site is then what a whole build makes of the notes."""

import contextlib
import logging
import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from jinja2 import TemplateNotFound
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from tests.hosts.random_edits import MORE, Texts, edited

from calcgraph.hosts.mkdocs.plugin import CalcgraphPlugin
from calcgraph.sealing import user_folder
from calcgraph.source import NoteId

SITE = """site_name: Vault
theme: {name: mkdocs, highlightjs: false}
plugins: [search, calcgraph: {on_error: warn}]
markdown_extensions: [pymdownx.superfences]
"""
NOTES = {
    "docs/index.md": "# Start\n\nAll of it: [[bandwidth]], [[step]], [[cost]], [[cache]].\n",
    "docs/bandwidth.md": "# Bandwidth\n\n## How much\n\nIt limits the [[step]].\n\n```calc\nbw = 3 TB/s\n```\n",
    "docs/step.md": (
        "# Step\n\nA step takes [20 ms](#step), see [[bandwidth#How much]].\n\n"
        "```calc\nuse [[bandwidth]]: bw\nweights = 60 GB\nstep [ms] = weights / bw\n```\n"
    ),
    "docs/cost.md": (
        "# Cost\n\nAt `= price`, from [[step]].\n\n"
        "```calc\nuse [[step]]: step\nrate = 3 USD/h\nprice [USD] = rate * step * 1000\n```\n"
    ),
    "docs/cache.md": "# Cache\n\nSomebody says [20 ms](step.md#step), and [[step#step|20 ms]].\n",
    "docs/quote.md": "# Quote\n\nAs it is there:\n\n![[cache]]\n",
    "docs/around.md": "# Around\n\n```calc graph\ndepth 2\n```\n\n[[cache]]\n",
    "docs/alone.md": "# Alone\n\nNothing leads here.\n",
    "formulas/words.md": "# Words\n\n```calc\nhalf = 1/2\n```\n",
}
OLD = 1_000_000_000
"""When the pages that are in a site were drawn, as far as files tell."""
GENERATED = frozenset({"graph.md", "claims.md", "values.md", "tags.md"})
DATA = {f"{kind}.{form}": f"{kind}.md" for kind in ("graph", "claims", "values") for form in ("json", "csv")}
DATA.pop("graph.csv")
ALL = frozenset(path.partition("/")[2] if path.startswith("docs") else path for path in NOTES)


@dataclass(frozen=True)
class Edit:
    name: str
    path: str
    old: str
    new: str
    drawn: frozenset[str]
    """The notes that are drawn again."""
    more: Mapping[str, str] = field(default_factory=dict)
    """Files that are new; those without a text are gone."""


def only(*names: str) -> frozenset[str]:
    return frozenset(f"{name}.md" for name in names)


READERS = only("bandwidth", "step", "cost", "cache", "quote")
CLAIMING = only("alone", "step", "cache", "around", "quote")
VIEW = "```calc graph\ndepth 1\n```\n\nNothing"
ALONE, BANDWIDTH, CACHE, COST, STEP = (f"docs/{name}.md" for name in ("alone", "bandwidth", "cache", "cost", "step"))
EDITS = [
    Edit("a word", ALONE, "Nothing", "Nobody", only("alone")),
    Edit("a word in a sentence with a link", COST, "from", "out of", only("cost", "step")),
    Edit("a line above all others", COST, "# Cost\n", "\n# Cost\n", only("cost")),
    Edit("a word that somebody embeds", CACHE, "Somebody", "Nobody", only("cache", "quote", "step")),
    Edit("a link", ALONE, "leads here", "leads to [[cost]]", only("alone", "cost", "around")),
    Edit("a name that is not written", ALONE, "here", "to [[there]]", only("alone", "around")),
    Edit("a number that others compute with", BANDWIDTH, "3 TB", "4 TB", READERS),
    Edit("a number that nobody reads", COST, "rate = 3", "rate = 4", only("cost", "step")),
    Edit("a sheet that nobody reads", ALONE, "Nothing", "```calc\nx = 2\n```\n\nNothing", only("alone")),
    Edit("a name that is gone", BANDWIDTH, "bw =", "bandw =", READERS),
    Edit("a line that cannot be read", STEP, "weights / bw", "weights /", READERS | only("around")),
    Edit("a heading that a link names", BANDWIDTH, "## How much", "## How little", only("bandwidth", "step")),
    Edit("a claim that no longer holds", CACHE, "[20 ms]", "[30 ms]", only("cache", "quote", "step")),
    Edit("a claim that one more note makes", ALONE, "Nothing", "[[step#step|20 ms]]", CLAIMING),
    Edit("a view", ALONE, "Nothing", VIEW, only("alone")),
    Edit("a title", ALONE, "# Alone", "# Lonely", ALL),
    Edit("a word above a title", ALONE, "# Alone", "Hm.\n\n# Alone", ALL),
    Edit("what a theme's navigation may show", ALONE, "# Alone", "---\nstatus: new\n---\n# Alone", ALL),
    Edit("an alias", ALONE, "# Alone", "---\naliases: [solo]\n---\n# Alone", ALL),
    Edit("a file that is new", ALONE, "", "", ALL, {"docs/fresh.md": "# Fresh\n\n[[cache]]\n"}),
    Edit("a file that is gone", CACHE, "", "", ALL - only("alone"), {ALONE: ""}),
    Edit("a unit that is new", ALONE, "", "", ALL, {"formulas/units.txt": "box = [box]\n"}),
    Edit("settings", "mkdocs.yml", "warn}", "warn, values: {digits: 4}}", ALL),
]


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    write(tmp_path, {**NOTES, "mkdocs.yml": SITE})
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    logging.getLogger("mkdocs").setLevel(logging.CRITICAL)
    yield tmp_path
    logging.getLogger("mkdocs").setLevel(logging.NOTSET)


def write(vault: Path, texts: Mapping[str, str]) -> None:
    for path, text in texts.items():
        (vault / path).parent.mkdir(parents=True, exist_ok=True)
        (vault / path).write_text(text, encoding="utf-8")
        if not text:
            (vault / path).unlink()


def configuration(vault: Path, site: str) -> MkDocsConfig:
    return load_config(config_file=str(vault / "mkdocs.yml"), site_dir=str(vault / site))


def begin(vault: Path, *, dirty: bool) -> None:
    plugins = configuration(vault, "unused").plugins
    plugins["calcgraph"].__init__()  # the host keeps the plugin from build to build
    plugins.on_startup(command="serve", dirty=dirty)


def build_whole(vault: Path) -> Path:
    """A site of its own, drawn without what builds before have drawn."""
    for kept in user_folder().glob("*.parts"):
        kept.unlink()
    begin(vault, dirty=False)
    build(configuration(vault, "whole"))
    return vault / "whole"


def build_again(vault: Path) -> set[str]:
    """Draw what the last edit reaches; comes back with the notes that were drawn."""
    redraw(vault)
    places = {path: page_of(vault / "site", path) for path in (*notes_in(vault), *GENERATED)}
    places |= {path: vault / "site" / path for path in DATA}
    return {path for path, page in places.items() if page.stat().st_mtime > OLD}


def redraw(vault: Path) -> None:
    for file in (vault / "site").rglob("*.*"):
        os.utime(file, (OLD, OLD))
    for file in [*vault.rglob("docs/**/*.md"), *vault.rglob("formulas/**/*.md"), *vault.rglob("docs/*.png")]:
        os.utime(file, (0, 0))  # the host may not draw a page because of the clock
    build(configuration(vault, "site"), dirty=True)


def notes_in(vault: Path) -> list[str]:
    docs = [note.relative_to(vault / "docs").as_posix() for note in (vault / "docs").rglob("*.md")]
    return [*docs, *(note.relative_to(vault).as_posix() for note in (vault / "formulas").rglob("*.md"))]


def page_of(site: Path, path: str) -> Path:
    name = path.removesuffix(".md").removesuffix("index")
    return site / name / "index.html"


def differing(first: Path, second: Path) -> list[str]:
    files = {file.relative_to(top).as_posix() for top in (first, second) for file in top.rglob("*") if file.is_file()}
    return sorted(file for file in files if read(first / file) != read(second / file))


def read(file: Path) -> bytes | None:
    return file.read_bytes() if file.is_file() else None


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_what_an_edit_reaches_is_drawn_again(vault: Path, edit: Edit) -> None:
    begin(vault, dirty=True)
    build(configuration(vault, "site"), dirty=True)
    text = (vault / edit.path).read_text("utf-8")
    assert edit.old in text
    write(vault, {edit.path: text.replace(edit.old, edit.new), **edit.more})
    drawn = build_again(vault)
    assert differing(vault / "site", build_whole(vault)) == []
    assert drawn - GENERATED - DATA.keys() == edit.drawn | {
        path.partition("/")[2] for path, text in edit.more.items() if text and ".md" in path
    }


SNIPPETS = SITE.replace("superfences]", "superfences, pymdownx.snippets: {auto_append: [more/words.md]}]")
MATERIAL = SITE.replace("{name: mkdocs, highlightjs: false}", "material").replace("search,", "search, tags,")
TAGGED = "---\ntags: [lost]\n---\n# Alone\n"
UNSILENCED = "# Lonely\n\nNo.\n"
PRICED = "# At `= price`\n\n```calc\nuse [[cost]]: price\n```\n"
WRONG = {
    BANDWIDTH: "# Bandwidth\n\n[[cost]]\n",
    "docs/new.md": "# New\n\n---\n",
    "docs/wrong.md": "---\ntemplate: none\n---\n",
}
FIXED = {BANDWIDTH: NOTES[BANDWIDTH], "docs/new.md": "", "docs/wrong.md": ""}
INHERITED = {"mkdocs.yml": SITE.replace("site_name: Vault", "INHERIT: more.yml"), "more.yml": "site_name: Vault\n"}
QUOTED = {path: MORE[path] for path in ("docs/devices.md", "docs/data.csv")}
STEPS = [
    ("a draft", {}, {ALONE: "---\ndraft: true\n---\n# Alone\n"}),
    ("a note that the host leaves out", {}, {"mkdocs.yml": f"{SITE}exclude_docs: alone.md\n"}),
    ("a value in a title", {"docs/price.md": PRICED}, {COST: NOTES[COST].replace("rate = 3", "rate = 4")}),
    ("a problem of a whole note", {ALONE: UNSILENCED}, {ALONE: f"{UNSILENCED}\n<!-- calcgraph: ignore CG101 -->\n"}),
    ("a build that fails", {}, WRONG, FIXED),
    ("a file as old as before", {"docs/a.png": "one"}, {"docs/a.png": "three"}),
    ("a file in the place of ours", {"docs/values.json": "{}"}, {"docs/values.json": ""}),
    (
        "a note put into another",
        {"mkdocs.yml": SNIPPETS, CACHE: "--8<-- 'docs/alone.md'\n"},
        {ALONE: "# Alone\n\nNo.\n"},
    ),
    (
        "a watched file",
        {"mkdocs.yml": f"{SNIPPETS}watch: [more]\n", "more/words.md": "One"},
        {"more/words.md": "Three"},
    ),
    ("a file of data", QUOTED, {"docs/data.csv": "id,x [m]\na,1\nb,3\n"}),
    ("the name of a row", QUOTED, {"docs/devices.md": QUOTED["docs/devices.md"].replace("H 100", "H 200")}),
    ("a configuration above", INHERITED, {"more.yml": "site_name: Other\n"}),
    (
        "tags of Material",
        {"mkdocs.yml": MATERIAL, ALONE: TAGGED, CACHE: "<!-- material/tags -->\n"},
        {COST: "# Cost\n\n1"},
    ),
]


@pytest.mark.parametrize("steps", [row[1:] for row in STEPS], ids=[row[0] for row in STEPS])
def test_the_site_is_what_a_whole_build_makes(vault: Path, steps: tuple[Mapping[str, str], ...]) -> None:
    first, *edits = steps
    write(vault, first)
    begin(vault, dirty=True)
    build(configuration(vault, "site"), dirty=True)
    for edit in edits:
        write(vault, edit)
        with contextlib.suppress(TemplateNotFound):
            redraw(vault)
    assert differing(vault / "site", build_whole(vault)) == []


MADE = [
    ("a word beside a claim", CACHE, "and", "or", only("graph", "claims", "tags")),
    ("a word of the first sentence", ALONE, "Nothing", "Nobody", only("graph", "tags")),
    ("a word of another", ALONE, "here.", "here. No.", only()),
    ("a line above all others", COST, "# Cost\n", "\n# Cost\n", only("values")),
    ("a tag", ALONE, "here", "here #lost", only("graph", "tags")),
    ("a number", COST, "rate = 3", "rate = 4", only("graph", "claims", "values")),
    ("a heading above a claim", STEP, "\n\nA step", "\n\n## First\n\nA step", only("graph", "claims", "values")),
    ("a title", ALONE, "# Alone", "# Lonely", GENERATED),
]


@pytest.mark.parametrize(("path", "old", "new", "drawn"), [row[1:] for row in MADE], ids=[row[0] for row in MADE])
def test_generated_pages_are_drawn_again_where_they_differ(
    vault: Path, path: str, old: str, new: str, drawn: frozenset[str]
) -> None:
    begin(vault, dirty=True)
    build(configuration(vault, "site"), dirty=True)
    write(vault, {path: (vault / path).read_text("utf-8").replace(old, new)})
    written = build_again(vault)
    assert written & GENERATED == drawn
    assert written & DATA.keys() == {path for path, page in DATA.items() if page in drawn}


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(40))
def test_edits_of_any_kind_leave_the_site_of_a_whole_build(vault: Path, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    texts = {**NOTES, **MORE}
    write(vault, texts)
    begin(vault, dirty=True)
    build(configuration(vault, "site"), dirty=True)
    steps = [(texts, contents(vault / "site"), "nothing")]
    for _ in range(10):
        texts, name = edited(chance, steps[-1][0])
        write(vault, gone_and_new(steps[-1][0], texts))
        redraw(vault)
        steps.append((texts, contents(vault / "site"), name))
    there = texts
    for at, (wanted, site, name) in enumerate(steps):
        write(vault, gone_and_new(there, wanted))
        there = wanted
        whole = contents(build_whole(vault))
        assert [path for path in site.keys() | whole.keys() if site.get(path) != whole.get(path)] == [], (at, name)


def gone_and_new(old: Texts, new: Texts) -> Texts:
    return {path: new.get(path, "") for path in sorted(old.keys() | new.keys()) if old.get(path) != new.get(path)}


def contents(site: Path) -> Mapping[str, int]:
    """What each file holds, in short."""
    return {file.relative_to(site).as_posix(): hash(file.read_bytes()) for file in site.rglob("*") if file.is_file()}


def test_a_server_keeps_what_no_edit_reaches(vault: Path) -> None:
    begin(vault, dirty=True)
    projects = []
    for word in ("Nothing", "Nobody"):
        write(vault, {ALONE: NOTES[ALONE].replace("Nothing", word)})
        config = configuration(vault, "site")
        build(config, dirty=True)
        plugin = config.plugins["calcgraph"]
        assert isinstance(plugin, CalcgraphPlugin)
        projects.append(plugin.site.project)
    before, after = projects
    assert before is not None
    assert after is not None
    step = NoteId("step.md")
    assert after.notes[step] is before.notes[step]
    assert after.calculation.scopes[step] is before.calculation.scopes[step]
