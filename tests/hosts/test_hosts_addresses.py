"""Addresses that a site keeps as they are: files of its theme, and programs that its own pages run."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

SITE = "site_name: x\ntheme:\n  name: mkdocs\n  custom_dir: own\nplugins: [search, calcgraph{}]\n"
ON_SITE = {
    "a file of the theme": ("[f](img/favicon.ico)", ""),
    "an image of the theme": ("![f](img/favicon.ico)", ""),
    "by reference": ("[f][r]\n\n[r]: img/favicon.ico", ""),
    "with a fragment": ("[f](css/base.css#x)", ""),
    "a file of the project's theme": ("[f](own/logo.svg)", ""),
    "a file nobody has": ("[f](img/nothing.ico)", "error CG101"),
    "in another case": ("[f](img/Favicon.ico)", "error CG101"),
    "above the site": ("[f](../img/favicon.ico)", "error CG105"),
    "a template": ("[f](base.html)", "error CG101"),
    "a translation": ("[f](locales/de/LC_MESSAGES/messages.po)", "error CG101"),
    "a hidden file": ("[f](own/.key.txt)", "error CG101"),
    "a note of the theme": ("[f](own/text.md)", "error CG101"),
    "by a name in brackets": ("[[favicon.ico]]", "error CG101"),
    "a button": ('[t](javascript:alert$.next("Demo"))', "info CG106"),
    "a button in capitals": ("[t](JavaScript:void(0))", "info CG106"),
    "a button by reference": ("[t][r]\n\n[r]: javascript:void(0)", "info CG106"),
    "a button in disguise": ("[t](java&#115;cript:x)", "error CG106"),
    "an image that is a script": ("![t](javascript:x)", "error CG106"),
    "another kind of script": ("[t](vbscript:x)", "error CG106"),
    "a page of data": ("[t](data:text/html,x)", "error CG106"),
    "a drawing": ("![t](data:image/svg+xml;base64,PHN2Zy8+)", ""),
    "nearly a drawing": ("![t](data:image/svg+xmlx,x)", "error CG106"),
    "a link to a drawing": ("[t](data:image/svg+xml,x)", "error CG106"),
    "another program's scheme": ("[t](zotero:select/x)", ""),
}
STRICTER = ("a button", "a button in capitals", "a button by reference", "a drawing")
"""Of a stranger, and with `html: escape`, errors."""
NOT_THERE = {"a file of the project's theme"}
"""Missing where the project's own theme is a stranger's."""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for path in ("own/own/logo.svg", "own/own/.key.txt", "own/own/text.md", "docs/index.md"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("# A\n")
    (tmp_path / "mkdocs.yml").write_text(SITE.format(""))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def found_by(*command: str) -> set[str]:
    """The severity and code of each problem that a command prints."""
    output = CliRunner().invoke(main, command).output
    lines = [line for line in output.split("\n") if "index.md:" in line and " CG" in line]
    return {f"{'info' if '(info)' in line else 'error'} {line[line.index('CG') :][:5]}" for line in lines}


@pytest.mark.parametrize("name", ON_SITE)
def test_check_and_build_say_the_same(site: Path, name: str) -> None:
    text, said = ON_SITE[name]
    (site / "docs" / "index.md").write_text(f"# A\n\n{text}\n")
    assert found_by("check") == ({said} if said else set())
    CliRunner().invoke(cli, ["build"])
    assert (site / "site" / "index.html").exists() == (not said.startswith("error"))


@pytest.mark.parametrize("name", ON_SITE)
def test_a_strangers_addresses(site: Path, name: str) -> None:
    text, said = ON_SITE[name]
    (site / "docs" / "index.md").write_text(f"# A\n\n{text}\n")
    stricter = "error CG106" if name in STRICTER else "error CG101" if name in NOT_THERE else said
    assert found_by("check", "--untrusted") == ({stricter} if stricter else set())


@pytest.mark.parametrize("name", STRICTER)
def test_an_escaped_site_keeps_none(site: Path, name: str) -> None:
    (site / "mkdocs.yml").write_text(SITE.format(": {html: escape}"))
    (site / "docs" / "index.md").write_text(f"# A\n\n{ON_SITE[name][0]}\n")
    assert found_by("check") == {"error CG106"}


def test_a_file_of_the_vault_stands_before_the_themes(site: Path) -> None:
    (site / "docs" / "img").mkdir()
    (site / "docs" / "img" / "favicon.ico").write_bytes(b"x")
    (site / "docs" / "index.md").write_text("# A\n\n[f](img/favicon.ico)\n")
    said = CliRunner().invoke(main, ["links"])
    assert "img/favicon.ico" in said.output, said.output
