"""`only`: the pages of one folder, made with what is known of all notes."""

import logging
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from calcgraph.configured import SecretValue, to_settings

SITE = """site_name: Vault
theme: {{name: {theme}}}
plugins: [search, calcgraph: {{only: {only}}}]
"""
NOTES = {
    "index.md": "# Start\n\n[[step]] and [[bandwidth]].\n",
    "laws/bandwidth.md": "---\nid: bw\n---\n# Width of a band\n\n[[step]]\n\n```calc\nbw = 3 TB/s\n```\n",
    "laws/old/rest.md": "# Rest\n\n[[bandwidth]]\n",
    "steps/step.md": "# A step\n\n[20 ms](#step), see [[bandwidth]].\n\n```calc\nuse [[bandwidth]]: bw\n"
    "step [ms] = 60 GB / bw\n```\n",
    "steps/other.md": "# Other\n\nIt takes [20 ms](step.md#step) of [[bandwidth#bw]].\n",
}
FOLDERS = [
    ("one with a note that reads another folder", "steps", {"steps/step.md", "steps/other.md"}),
    ("one with a folder in it", "laws", {"laws/bandwidth.md", "laws/old/rest.md"}),
    ("one inside another", "laws/old", {"laws/old/rest.md"}),
]


def built(top: Path, only: str, theme: str = "mkdocs", *, dirty: bool = False) -> dict[str, bytes]:
    for path, text in NOTES.items():
        (top / "docs" / path).parent.mkdir(parents=True, exist_ok=True)
        (top / "docs" / path).write_text(text, encoding="utf-8")
    (top / "mkdocs.yml").write_text(SITE.format(only=only or '""', theme=theme), encoding="utf-8")
    config = load_config(config_file=str(top / "mkdocs.yml"), site_dir=str(top / "site"))
    config.plugins.on_startup(command="build", dirty=dirty)
    build(config, dirty=dirty)
    return {file.relative_to(top / "site").as_posix(): file.read_bytes() for file in (top / "site").rglob("*.html")}


def address(note: str) -> str:
    return note if note == "index.html" else f"{note.removesuffix('.md').removesuffix('index')}/index.html".lstrip("/")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("theme", ["mkdocs", "material"])
@pytest.mark.parametrize(("only", "notes"), [row[1:] for row in FOLDERS], ids=[row[0] for row in FOLDERS])
def test_its_pages_are_those_of_a_whole_build(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, only: str, notes: set[str], theme: str
) -> None:
    whole = built(tmp_path, "", theme)
    caplog.clear()
    part = built(tmp_path, only, theme)
    assert {note for note in NOTES if address(note) in part} == notes | {"index.md"}
    assert part == {path: whole[path] for path in part}
    assert {"graph/index.html", "values/index.html", "claims/index.html"} <= set(part)
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING or "link" in one.message]


def test_a_dirty_build_keeps_the_rest_of_a_site(tmp_path: Path) -> None:
    whole = built(tmp_path, "")
    assert built(tmp_path, "steps", dirty=True) == whole


@pytest.mark.parametrize("only", ["stairs", "step", "steps/step.md"])
def test_what_is_no_folder_with_pages_ends_a_build(tmp_path: Path, caplog: pytest.LogCaptureFixture, only: str) -> None:
    with pytest.raises(Abort):
        built(tmp_path, only)
    assert f"`only: {only}` names no folder with pages; nothing was built" in caplog.text


@pytest.mark.parametrize("given", [None, "", SecretValue(""), SecretValue("steps")])
def test_nothing_from_the_environment_is_not_set(given: object) -> None:
    settings, problems = to_settings({"only": given})
    assert (settings.only, problems) == ("", ())
