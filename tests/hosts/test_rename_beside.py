"""What is beside the links of notes when a note is renamed: canvases, bases, definitions of links."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

CANVAS = {
    "nodes": [
        {"id": "1", "type": "file", "file": "a/Old name.md", "subpath": "#Part"},
        {"id": "2", "type": "file", "file": "b/Old name.md"},
        {
            "id": "3",
            "type": "text",
            "text": 'See [[a/Old name#Part|it]], [[Other]] and `[[a/Old name]]`\n"a/Old name.md"',
        },
        {"id": "4", "type": "link", "url": "https://example.org/a/Old name.md"},
    ],
    "edges": [],
}


def run(folder: Path, *words: str) -> str:
    done = CliRunner().invoke(main, ["rename", "a/Old name", "a/New name", str(folder), *words])
    assert done.exit_code == 0, done.output
    return done.output


def vault(folder: Path, files: dict[str, str]) -> Path:
    for path, text in {"a/Old name.md": "# X\n\n## Part\n", "Other.md": "# O\n", **files}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def test_canvases_name_the_note_by_its_new_path(tmp_path: Path) -> None:
    folder = vault(tmp_path, {"maps/m.canvas": json.dumps(CANVAS, indent="\t"), "b/Old name.md": "# B\n"})
    before = (folder / "maps/m.canvas").read_bytes()
    assert "maps/m.canvas" in run(folder)
    assert (folder / "maps/m.canvas").read_bytes() == before
    run(folder, "--write")
    nodes = json.loads((folder / "maps/m.canvas").read_text(encoding="utf-8"))["nodes"]
    assert nodes[0]["file"] == "a/New name.md"
    text = 'See [[a/New name#Part|it]], [[Other]] and `[[a/Old name]]`\n"a/Old name.md"'
    assert nodes[2] == {**CANVAS["nodes"][2], "text": text}
    assert (nodes[1], nodes[3]) == (CANVAS["nodes"][1], CANVAS["nodes"][3])


def test_a_canvas_that_is_broken_is_left_alone(tmp_path: Path) -> None:
    folder = vault(tmp_path, {"m.canvas": '{"nodes": [{"file": "a/Old '})
    run(folder, "--write")
    assert (folder / "m.canvas").read_text(encoding="utf-8") == '{"nodes": [{"file": "a/Old '


def test_bases_are_named_and_not_changed(tmp_path: Path) -> None:
    text = 'filters: file.hasLink("Old name")\n'
    folder = vault(tmp_path, {"v.base": text, "w.base": 'filters: file.hasTag("old names")\n'})
    said = "v.base has the name `Old name` and is not changed: look at it in Obsidian"
    assert [line for line in run(folder, "--write").splitlines() if ".base" in line] == [said]
    assert (folder / "v.base").read_text(encoding="utf-8") == text


def test_definitions_of_links_lead_to_the_new_name(tmp_path: Path) -> None:
    text = "[one][r], [r] and [two][r]\n\n[r]: <a/Old name.md#part> 'a title'\n[s]: a/Old%20name.md\n\n[s]\n"
    folder = vault(tmp_path, {"n.md": text})
    run(folder, "--write")
    expected = text.replace("Old name", "New name").replace("Old%20name", "New%20name")
    assert (folder / "n.md").read_text(encoding="utf-8") == expected


DEFINITIONS = {
    "of no link": ("[s]: a/Old%20name.md", "[s]: a/New%20name.md"),
    "of no link, with a heading that is not there": ("[s]: a/Old%20name.md#x", "[s]: a/New%20name.md#x"),
    "of no link, in angles with a title": ("[s]: <a/Old name.md#Part> 't'", "[s]: <a/New name.md#Part> 't'"),
    "of another note": ("[s]: Other.md", "[s]: Other.md"),
    "of an address": ("[s]: https://example.org/a/Old%20name.md", "[s]: https://example.org/a/Old%20name.md"),
    "of nothing": ("[s]: a/None.md", "[s]: a/None.md"),
    "that is code": ("    [s]: a/Old%20name.md", "    [s]: a/Old%20name.md"),
}


@pytest.mark.parametrize(("before", "after"), DEFINITIONS.values(), ids=DEFINITIONS)
def test_definitions_that_no_link_uses_are_renamed_too(tmp_path: Path, before: str, after: str) -> None:
    folder = vault(tmp_path, {"n.md": f"Text.\n\n{before}\n"})
    run(folder, "--write")
    assert (folder / "n.md").read_text(encoding="utf-8") == f"Text.\n\n{after}\n"


def test_definitions_of_the_moved_note_lead_where_they_led(tmp_path: Path) -> None:
    folder = vault(tmp_path, {"a/Old name.md": "Text.\n\n[s]: ../Other.md\n[t]: near.md\n", "a/near.md": "# N\n"})
    done = CliRunner().invoke(main, ["rename", "a/Old name", "deep/er/New name.md", str(folder), "--write"])
    assert done.exit_code == 0, done.output
    text = (folder / "deep/er/New name.md").read_text(encoding="utf-8")
    assert text == "Text.\n\n[s]: ../../Other.md\n[t]: near.md\n"  # found by its name, wherever it lies
