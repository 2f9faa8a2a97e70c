"""Folders of other site generators: their addresses and templates are not judged as files, links to notes are."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main
from calcgraph.vault.generators import generator_of

TEMPLATES = (
    "{{ site.baseurl }}/x", "{{ site.baseurl }}{% link _posts/x.md %}", "{% link other.md %}", "{% post_url 2020-x %}",
    "{{ '/a/b' | relative_url }}", '{{< ref "x" >}}', '{{% relref "x.md#y" %}}', "{{ page.url }}#part",
)  # fmt: skip
"""Links of Jekyll and Hugo that their templates fill."""
ADDRESSES = ("/docs/x/", "../x/", "x/", "x", "x.html", "../above.html#part", "/x.md", "b.md#an-id-of-the-generator")
"""Addresses of pages, which no file has."""
DEAD = ("none.md", "sub/none.md#x", "none.markdown")
MARKS = {
    "Jekyll": "_config.yml", "Hugo": "hugo.toml", "mdBook": "book.toml", "Docusaurus": "docusaurus.config.js",
    "VitePress": ".vitepress/config.ts", "Eleventy": ".eleventy.js", "Sphinx": "conf.py",
}  # fmt: skip


def checked(at: Path, links: tuple[str, ...], marks: tuple[str, ...], folder: str = ".") -> str:
    """Return what `check` says of a note with these links, with the files of a generator beside it."""
    text = "# A\n\n" + "\n\n".join(f"See [x]({one})." for one in links) + "\n"
    for name, content in {"a.md": text, "b.md": "# B\n", **dict.fromkeys(marks, "")}.items():
        path = at / name if name in marks else at / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    ran = CliRunner().invoke(main, ["check", "--no-cache", str(at / folder)])
    assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.output
    return ran.output


@pytest.mark.parametrize("generator", MARKS)
def test_addresses_and_templates_are_left_to_the_generator(tmp_path: Path, generator: str) -> None:
    links = (*TEMPLATES, *ADDRESSES)
    said = checked(tmp_path, links, (MARKS[generator],))
    assert "CG1" not in said
    assert f"{len(links) - 1} links are left to the generator" in said
    assert "1 anchor is left to the build" in said


@pytest.mark.parametrize("link", DEAD)
@pytest.mark.parametrize("generator", MARKS)
def test_a_note_that_is_not_there_is_still_reported(tmp_path: Path, generator: str, link: str) -> None:
    assert "CG101" in checked(tmp_path, (link,), (MARKS[generator],))


def test_a_picture_is_a_file_where_the_generator_looks_for_one(tmp_path: Path) -> None:
    assert "CG101" in checked(tmp_path / "a", ("x.png",), ("docusaurus.config.js",))
    assert "CG1" not in checked(tmp_path / "b", ("x.png",), ("_config.yml",))


@pytest.mark.parametrize("marks", [("_config.yml", ".obsidian/app.json"), ("quartz.config.ts",)])
def test_a_vault_of_obsidian_keeps_its_paths(tmp_path: Path, marks: tuple[str, ...]) -> None:
    assert "CG1" not in checked(tmp_path / "a", (*TEMPLATES, "/x/", "../x/"), marks)
    assert "CG101" in checked(tmp_path / "b", ("none",), marks)


def test_quartz_makes_pages_of_tags(tmp_path: Path) -> None:
    (tmp_path / "c.md").write_text("[[tags/a]] [[tags/a/b|B]]\n", encoding="utf-8")
    assert "CG1" not in checked(tmp_path, (), ("quartz.config.ts",))
    (tmp_path / "quartz.config.ts").unlink()
    assert checked(tmp_path, (), ()).count("CG101") == 2


def test_a_note_of_quartz_is_found_by_its_path_in_the_vault(tmp_path: Path) -> None:
    content = tmp_path / "content" / "part"
    content.mkdir(parents=True)
    (content / "c.md").write_text("[c](part/c.md) and ![](part/c.png)\n", encoding="utf-8")
    (content / "c.png").touch()
    assert "CG1" not in checked(tmp_path, ("part/c.md",), ("quartz.config.ts",))


def test_templates_are_no_files_without_a_generator(tmp_path: Path) -> None:
    assert checked(tmp_path, TEMPLATES, ()).count("CG101") == len(TEMPLATES)


def test_the_generator_is_looked_for_in_the_repository_and_not_above(tmp_path: Path) -> None:
    notes = tmp_path / "above" / "repository" / "docs" / "content"
    notes.mkdir(parents=True)
    (tmp_path / "above" / "hugo.toml").touch()
    (tmp_path / "above" / "repository" / ".git").mkdir()
    assert not generator_of(notes)
    (tmp_path / "above" / "repository" / "hugo.toml").touch()
    assert generator_of(notes) == "Hugo"
    assert not generator_of(tmp_path)


def test_a_site_of_mkdocs_has_no_other_generator(tmp_path: Path) -> None:
    site = "site_name: X\ndocs_dir: docs\nplugins: [calcgraph]\n"
    (tmp_path / "mkdocs.yml").write_text(site, encoding="utf-8")
    checked(tmp_path, ("none.md", "x/"), ("_config.yml",), "docs")
    said = CliRunner().invoke(main, ["check", "--no-cache", str(tmp_path)]).output
    assert "CG101" in said
    assert "left to the generator" not in said
