"""Links to files that a plugin may make: `check` warns and proposes nothing, since only the build can tell."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

LINKS = {
    "a note": "[x](mode.md)",
    "a heading of it": "[x](mode.md#part)",
    "a wikilink": "[[mode]]",
    "an embed": "![[mode]]",
    "a file": "[x](data.json)",
    "an image": "![x](made.png)",
    "by reference": "[x][r]\n\n[r]: mode.md",
}
NEVER = {
    "a missing heading of a note that is there": ("[x](model.md#no)", "CG103"),
    "a path out of the vault": ("[x](../../x.md)", "CG105"),
}
MAKERS = {
    "gen-files": "gen-files",
    "coverage": "{coverage: {page_path: report}}",
    "monorepo": "monorepo",
    "hooks": "",
}


def found_in(folder: Path, text: str, plugin: str, hook: str = "") -> list[tuple[str, str, str]]:
    """The severity, code and hint of each problem."""
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text(f"# A\n\n{text}\n")
    (folder / "docs" / "model.md").write_text("# Model\n\n## Part\n")
    (folder / "hook.py").write_text(f"def {hook}(files, config): pass\n")
    plugins = f"[search, calcgraph{', ' if plugin else ''}{plugin}]"
    hooks = "hooks: [hook.py]\n" if hook else ""
    (folder / "mkdocs.yml").write_text(f"site_name: x\nplugins: {plugins}\n{hooks}")
    output = CliRunner().invoke(main, ["check", "--no-cache", "--format", "json", str(folder)]).output
    said = json.loads(output)["diagnostics"]
    return [(one["severity"], one["code"], one["hint"]) for one in said if one["severity"] != "info"]


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("link", LINKS.values(), ids=LINKS)
def test_a_file_that_a_plugin_may_make(tmp_path: Path, link: str, maker: str) -> None:
    assert found_in(tmp_path, link, MAKERS[maker], "on_files" if maker == "hooks" else "") == [("warning", "CG101", "")]
    before = (tmp_path / "docs" / "index.md").read_text()
    CliRunner().invoke(main, ["fix", "--write", "--guess", str(tmp_path)])
    assert (tmp_path / "docs" / "index.md").read_text() == before


@pytest.mark.parametrize(("plugin", "hook"), [("tags", ""), ("", "on_nav")], ids=["a plugin", "a hook"])
@pytest.mark.parametrize("link", LINKS.values(), ids=LINKS)
def test_a_file_that_nobody_makes(tmp_path: Path, link: str, plugin: str, hook: str) -> None:
    assert [one[:2] for one in found_in(tmp_path, link, plugin, hook)] == [("error", "CG101")]


@pytest.mark.parametrize(("link", "code"), NEVER.values(), ids=NEVER)
def test_what_no_plugin_makes_true(tmp_path: Path, link: str, code: str) -> None:
    assert [one[:2] for one in found_in(tmp_path, link, "gen-files")] == [("error", code)]
