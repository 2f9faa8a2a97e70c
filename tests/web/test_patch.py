"""A reader's scenario as a patch: `git apply` takes it, and the notes then have the values of the reader."""

import json
import subprocess
from pathlib import Path

import pytest

from calcgraph.project import read_project
from calcgraph.render.sheet.places import places_of
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

WEB = Path(__file__).parent
FIELD = """# Field

> [!note] A sheet in a quotation
> ```calc
> 𝑥 = 3 m in 1..9 m # 𝑥 is two units of a text
> ```

```calc
area [ha] = 3000 m^2 in 1000..90000 m^2 # of trees
share = 12 % in 0..100 %
since = date 2026-01-31 in date 2020-01-01..date 2030-12-31
gpu = pick t: h100
cold = -4 degC in -20..20 degC
n = 7 in 1..1e30
water [m^3] = area * share * 20 mm
from_file = from rate.csv /water/value
```

<!-- calc: table t -->
| gpu   | bw |
|-------|---:|
| h100  | 3  |
| a/b+c | 4  |
"""
NAMES = ("field.md", "my note.md", "größe.md", 'a "b" \\c.md', "deep/er/field.md")


def places(name: str, text: str = FIELD, below: str = "") -> tuple[object, dict[str, object]]:
    sources = [SourceFile(NoteId(name), text, f"docs/{name}")]
    project = read_project(sources, (), lambda _: None, Settings())
    return project, places_of(project, below)


def patch(text: str, found: dict[str, object], link: str = "https://example.org/field/?s=a") -> str | None:
    given = json.dumps({"text": text, "places": found, "link": link})
    done = subprocess.run(["node", WEB / "run_patch.js"], input=given, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def applied(folder: Path, made: str, *options: str) -> None:
    subprocess.run(["git", "init", "-q", folder], check=True)
    done = subprocess.run(
        ["git", "apply", *options, "-"], cwd=folder, input=made.encode(), capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode() + made


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True)
    file.write_bytes(text.encode())
    return file


CHANGES = {
    "area:0.5ha": ("area [ha] = 3000 m^2", "area [ha] = 0.5 ha"),
    "share:12.5%": ("share = 12 %", "share = 12.5 %"),
    "since:2027-02-28": ("date 2026-01-31 in", "date 2027-02-28 in"),
    "gpu:a/b+c": ("pick t: h100", "pick t: a/b+c"),
    "cold:-7.25degC": ("cold = -4 degC", "cold = -7.25 degC"),
    "n:1e+21": ("n = 7 in", "n = 1e+21 in"),
    "𝑥:4.5m": ("𝑥 = 3 m in", "𝑥 = 4.5 m in"),
}


@pytest.mark.parametrize("name", NAMES)
def test_git_applies_all_changes_at_once(tmp_path: Path, name: str) -> None:
    _, found = places(name, below="site")
    short = next(iter(found["inputs"])).rpartition(".")[0]
    made = patch(",".join(f"{short}.{part}" for part in CHANGES), found)
    assert "Not in this patch" not in made
    file = write(tmp_path, f"site/docs/{name}", FIELD)
    applied(tmp_path, made)
    expected = FIELD
    for old, new in CHANGES.values():
        expected = expected.replace(old, new)
    assert file.read_text() == expected
    project, _ = places(name, expected)
    wrong = [one.message for one in project.diagnostics if one.severity == "error"]
    assert [one for one in wrong if "rate.csv" not in one] == []


@pytest.mark.parametrize("part", CHANGES)
def test_git_applies_each_change_alone(tmp_path: Path, part: str) -> None:
    _, found = places("field.md")
    file = write(tmp_path, "docs/field.md", FIELD)
    applied(tmp_path, patch(f"field.{part}", found))
    assert file.read_text() == FIELD.replace(*CHANGES[part])


def test_other_edits_of_the_note_do_not_stand_in_the_way(tmp_path: Path) -> None:
    _, found = places("field.md")
    file = write(tmp_path, "docs/field.md", f"New lines\n\n{FIELD}\nand others\n")
    applied(tmp_path, patch("field.share:13%,field.n:8", found))
    assert "share = 13 %" in file.read_text()
    assert "n = 8 in" in file.read_text()


def test_windows_line_ends(tmp_path: Path) -> None:
    _, found = places("field.md")
    file = write(tmp_path, "docs/field.md", FIELD.replace("\n", "\r\n"))
    applied(tmp_path, patch("field.share:13%", found), "--ignore-whitespace")
    assert b"share = 13 %" in file.read_bytes()


def test_only_lines_of_sheets_are_published() -> None:
    """A note can have text that its page does not show."""
    _, found = places("field.md")
    lines = found["files"]["docs/field.md"]
    assert set(found["inputs"]) == {f"field.{part.partition(':')[0]}" for part in CHANGES}
    texts = FIELD.split("\n")
    assert all(texts[int(at) - 1] == text for at, text in lines.items())
    fences = [at for at, text in enumerate(texts, 1) if "```" in text]
    inside = {at for first, last in zip(fences[::2], fences[1::2], strict=True) for at in range(first, last + 1)}
    assert {int(at) for at in lines} <= inside


LEFT = {
    "field.water:3m³": "a result",
    "field.share:3m": "another unit",
    "field.n:7 # x": "more than a number",
    "field.since:tomorrow": "not a date",
    "field.gpu:b200 # ignore": "more than a row",
    "field.gpu:b200\n+x": "a line end in a row",
    "other.x:3": "a note that does not exist",
    "__proto__:3": "a name of the language",
    "x\n--- a/docs/field.md\n+++ b/docs/field.md\n@@ -1 +1 @@\n-# Field\n+# Evil": "a patch in an address",
}


@pytest.mark.parametrize("part", LEFT)
def test_what_is_not_an_input_is_named_and_not_changed(tmp_path: Path, part: str) -> None:
    _, found = places("field.md")
    assert patch(part, found) is None
    made = patch(f"field.share:13%,{part}", found, "https://example.org/\ndiff --git a/x b/x")
    assert made.splitlines()[1].startswith("Not in this patch: ")
    assert made.count("\ndiff --git") == 1
    file = write(tmp_path, "docs/field.md", FIELD)
    applied(tmp_path, made)
    assert file.read_text() == FIELD.replace("share = 12 %", "share = 13 %")


def test_a_file_outside_the_repository_is_not_in_the_list() -> None:
    sources = [SourceFile(NoteId("a.md"), "```calc\na = 3 in 1..9\n```\n", "../docs/a.md")]
    project = read_project(sources, (), lambda _: None, Settings())
    assert places_of(project) == {"inputs": {}, "files": {}}
    assert places_of(project, "site")["inputs"]["a.a"][0] == "docs/a.md"
