"""Front matter that a theme cannot use: reported with its line, and withheld, so that the build goes on."""

import itertools
import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.commands.build import build
from mkdocs.config import load_config

from calcgraph.hosts.command_line import main
from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.theme_keys import Theme, check_properties, needs_theme
from report_lines import in_lines

THEMES = {"material": "{name: material, font: false}", "mkdocs": "mkdocs", "readthedocs": "readthedocs"}
EVIL = '"><script>alert(1)</script>'
WORDS = (
    "title description author icon hide status template search tags subtitle social location source comments date "
    "revision_date git_revision_date_localized alias id canonical"
)
KEYS = WORDS.split()
VALUES = {
    "text": EVIL,
    "address": "javascript:alert(1)//",
    "list": [EVIL],
    "mapping": {EVIL: EVIL},
    "list of lists": [[EVIL], {"a": [EVIL]}],
    "true": True,
    "null": None,
    "number": 3,
}
RUNS = re.compile(r"<script>alert|(?:href|src|action)=[\"']?javascript:|replace\(\[\"javascript:")
UNUSABLE = [
    ("icon: trees", "`icon: trees`; name an icon of the theme, such as `material/tree`"),
    ("icon: ../../main.html", "`icon: ../../main.html`; name an icon of the theme, such as `material/tree`"),
    ("hide: true", "`hide: true`; write a list, such as `hide: [navigation, toc]`"),
    ("hide: [1]", "`hide: […]`; write a list, such as `hide: [navigation, toc]`"),
    ("template: home.html", "`template: home.html`; name a template of the theme, such as `main.html`"),
    ("template: /etc/passwd", "`template: /etc/passwd`; name a template of the theme, such as `main.html`"),
    ("template: [x]", "`template: […]`; name a template of the theme, such as `main.html`"),
    ("search: [x]", "`search: […]`; write `search: {exclude: true}`"),
    ("search: {boost: high}", "`search: {…}`; write `search: {exclude: true}`"),
    ("description: {a: b}", "`description: {…}`; write a text"),
    ("title: [A]", "`title: […]`; write a text"),
]
USABLE = (
    "icon: material/tree\nhide: [toc]\ntemplate: main.html\nsearch: {exclude: true, boost: 2}\nstatus: new\ntitle: 3\n"
)


def write(root: Path, notes: dict[str, str], theme: str = "material", settings: str = "") -> Path:
    (root / "docs").mkdir(parents=True)
    for name, text in {"index.md": "# Start\n", **notes}.items():
        (root / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (root / "docs" / name).write_text(text, encoding="utf-8")
    config = f"site_name: S\ntheme: {THEMES[theme]}\nplugins: [search, calcgraph: {{{settings}}}]\n"
    (root / "mkdocs.yml").write_text(config, encoding="utf-8")
    return root


def built(root: Path) -> dict[str, str]:
    build(load_config(str(root / "mkdocs.yml"), site_dir=str(root / "site")))
    return {str(page.relative_to(root / "site")): page.read_text("utf-8") for page in (root / "site").rglob("*.html")}


def reported(root: Path) -> list[str]:
    lines = in_lines(CliRunner().invoke(main, ["check", str(root), "--no-cache"]).output).splitlines()
    return [line for line in lines if ": CG" in line]


@pytest.mark.parametrize(("front", "message"), UNUSABLE, ids=[row[0] for row in UNUSABLE])
def test_a_property_that_would_end_the_build_is_reported(front: str, message: str, tmp_path: Path) -> None:
    root = write(tmp_path, {"a.md": f"---\ntags: [x]\n{front}\n---\n# A\n"})
    assert reported(root) == [f"docs/a.md:3:1: CG913 (warning) the theme cannot use {message}"]


def test_a_site_is_built_without_them(tmp_path: Path) -> None:
    notes = {f"{at}.md": f"---\n{front}\n---\n# A\n" for at, (front, _) in enumerate(UNUSABLE)}
    pages = built(write(tmp_path, notes))
    assert all(f"{at}/index.html" in pages for at in range(len(UNUSABLE)))


def test_what_the_theme_can_use_it_is_given(tmp_path: Path) -> None:
    root = write(tmp_path, {"a.md": f"---\n{USABLE}---\n# A\n"})
    assert reported(root) == []
    assert "md-status--new" in built(root)["a/index.html"]


def test_without_a_site_no_property_is_the_themes(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("---\nicon: trees\nhide: true\n---\n# A\n", encoding="utf-8")
    assert reported(tmp_path) == []


def test_another_theme_reads_other_properties(tmp_path: Path) -> None:
    assert reported(write(tmp_path, {"a.md": "---\nicon: trees\nhide: true\n---\n# A\n"}, "mkdocs")) == []


def hostile(root: Path, keys: list[str], theme: str) -> list[str]:
    """The pages in which something of the front matter is as it was written."""
    notes = {
        f"{key} {name}.md": f"---\n{json.dumps({key: value})}\n---\n\n# A\n"
        for key, (name, value) in itertools.product(keys, VALUES.items())
    }
    pages = built(write(root, notes, theme, "html: escape, on_error: warn"))
    assert len(pages) > len(notes)
    return [path for path, text in pages.items() if RUNS.search(text)]


@pytest.mark.parametrize("value", [*VALUES.values(), "2024-01-01", "main.html"], ids=str)
def test_a_theme_that_is_not_asked_withholds_nothing(value: object) -> None:
    """A check asks for the theme only if a property needs it."""
    assert not needs_theme({"title": "A", "tags": ["a"], "aliases": [], "description": None})
    for key, name, is_escaped in itertools.product(KEYS, ("", *THEMES, "materialx", "other"), (True, False)):
        note, _ = parse_note(SourceFile(NoteId("a.md"), f"---\n{json.dumps({key: value})}\n---\n"))
        for has in (None, lambda _: True, lambda _: False):
            is_wrong = bool(list(check_properties([note], Theme(name, has), is_escaped=is_escaped)))
            assert needs_theme(note.properties) or not is_wrong, (key, name)


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_of_the_front_matter_is_an_element(theme: str, tmp_path: Path) -> None:
    assert hostile(tmp_path, [EVIL, "title", "status", "author", "location"], theme) == []


@pytest.mark.fuzz
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", KEYS)
def test_no_property_of_any_kind_is_an_element(theme: str, key: str, tmp_path: Path) -> None:
    assert hostile(tmp_path, [key], theme) == []


def test_with_escape_a_note_does_not_choose_its_template(tmp_path: Path) -> None:
    front = '---\ntemplate: redirect.html\nlocation: "javascript:alert(1)//"\n---\n# A\n'
    root = write(tmp_path, {"a.md": front}, settings="html: escape")
    assert reported(root) == [
        "docs/a.md:2:1: CG913 (warning) with `html: escape` a note cannot choose its template; remove `template`"
    ]
    assert "javascript:alert" not in built(root)["a/index.html"]


def test_no_file_takes_the_place_of_our_scripts(tmp_path: Path) -> None:
    files = {"assets/calcgraph/page/sheet.js": "alert(1)\n", "Assets/calcgraph/more.css": "*{}\n"}
    root = write(tmp_path, files, settings="on_error: warn")
    said = "files of calcgraph are in `assets/calcgraph`, where this one would take the place of one"
    assert reported(root) == [f"docs/{name}:1:1: CG902 {said}; move the file elsewhere" for name in sorted(files)]
    built(root)
    assert "alert(1)" not in (root / "site/assets/calcgraph/page/sheet.js").read_text("utf-8")
    assert not (root / "site/Assets").exists()


def test_with_escape_no_file_takes_the_place_of_a_script_of_the_theme(tmp_path: Path) -> None:
    script = load_config(str(write(tmp_path / "plain", {}) / "mkdocs.yml")).theme.dirs[0]
    name = next(path.name for path in (Path(script) / "assets/javascripts").glob("bundle.*.js"))
    path = f"assets/javascripts/{name}"
    root = write(tmp_path / "evil", {path: "alert(1)\n"}, settings="html: escape, on_error: warn")
    said = f"the theme has a file `{path}`, of which this one would take the place"
    assert reported(root) == [f"docs/{path}:1:1: CG902 {said}; rename the file"]
    built(root)
    assert not (root / "site" / path).read_text("utf-8").startswith("alert(1)")


def test_extensions_outside_of_the_promise_are_reported(tmp_path: Path) -> None:
    root = write(tmp_path, {}, settings="html: escape")
    with (root / "mkdocs.yml").open("a", encoding="utf-8") as config:
        config.write("markdown_extensions:\n  - admonition\n  - pymdownx.snippets:\n      check_paths: true\n")
    said = "`html: escape` does not cover the output of `pymdownx.snippets`"
    hint = "remove it, or do not publish notes that others write"
    assert reported(root) == [f"mkdocs.yml:6:5: CG914 (warning) {said}; {hint}"]


def test_the_name_of_a_folder_is_text(tmp_path: Path) -> None:
    root = write(tmp_path, {f"{EVIL}/a.md": "# A\n"}, settings="html: escape")
    assert not any("<script>alert" in page for page in built(root).values())
