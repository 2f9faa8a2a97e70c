"""A site of forty notes with figures, equations and citations, before and after a file, a label and a source change."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

PAGES, LABELLED, SOURCES = 40, 30, 20
SITE = """site_name: S
theme:
  name: mkdocs
plugins:
  - calcgraph: {dialect: obsidian, links: {numbering: NUMBERING}}
markdown_extensions: [attr_list, tables]
"""


def note(at: int) -> str:
    """Return a note with a figure, an equation and two citations, which refers to the next note; the last have none."""
    if at >= LABELLED:
        return f"# Page {at}\n\nSee [[page-{at - LABELLED:02}]] and [[page-{at - LABELLED:02}#fig-f{at - LABELLED}]].\n"
    there = (at + 7) % LABELLED
    return f"""# Page {at}

![](plot.png "Plot {at}"){{#fig-f{at}}}

$$ x = {at} $$ {{#eq-e{at}}}

Here @fig-f{at} and [[#eq-e{at}]], there [[page-{there:02}#fig-f{there}]] and [[page-{there:02}#eq-e{there}]].
As in [@s{at % SOURCES}; @s{(at + 1) % SOURCES}, p. {at}].
"""


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    docs = tmp_path / "docs"
    docs.mkdir()
    for at in range(PAGES):
        (docs / f"page-{at:02}.md").write_text(note(at))
    (docs / "plot.png").write_bytes(b"\x89PNG")
    (tmp_path / "formulas").mkdir()
    entries = (
        f"- {{id: s{at}, title: T{at}, author: [{{family: A{at:02}}}], issued: {2000 + at}}}\n" for at in range(20)
    )
    (tmp_path / "formulas/sources.yaml").write_text("".join(entries))
    (tmp_path / "mkdocs.yml").write_text(SITE.replace("NUMBERING", "note"))
    return tmp_path


def errors(vault: Path) -> list[str]:
    done = CliRunner().invoke(main, ["check", str(vault)])
    return [f"{file} {code}" for file, code in re.findall(r"docs/([^:\s]+):\d+:\d+:\D*?(CG\d+)", done.output)]


def pages(vault: Path) -> dict[str, str]:
    """Return the pages of the built site, by the number of the note."""
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "-q", "build"]
    done = subprocess.run(command, cwd=vault, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    found = (vault / "site").rglob("page-*/index.html")
    return {path.parent.name.removeprefix("page-"): path.read_text() for path in found}


def shown(html: str) -> list[str]:
    """Return the references of a page, in the order of its text."""
    return [" ".join(one) for one in re.findall(r">(Figure|Equation)\s(\d+)</a>", html)]


def number(at: int, numbering: str) -> int:
    return at + 1 if numbering == "site" else 1


@pytest.mark.parametrize("numbering", ["note", "site"])
def test_numbers_and_references_are_right_after_a_note_has_moved(vault: Path, numbering: str) -> None:
    (vault / "mkdocs.yml").write_text(SITE.replace("NUMBERING", numbering))
    done = CliRunner().invoke(main, ["rename", "page-07", "a/page-07", str(vault), "--write"])
    assert done.exit_code == 0, done.output
    assert not errors(vault)
    order = [7, *(at for at in range(LABELLED) if at != 7)]
    place = {at: number(order.index(at), numbering) for at in order}
    built = pages(vault)
    for at in range(LABELLED):
        there = (at + 7) % LABELLED
        own, other = place[at], place[there]
        html = built[f"{at:02}"]
        assert shown(html) == [f"Figure {own}", f"Equation {own}", f"Figure {other}", f"Equation {other}"], at
        assert re.search(rf"Figure\s{own}\b.{{0,40}}Plot {at}\b", html, re.DOTALL), at
        listed = re.findall(r'<li id="ref-s(\d+)">', html)
        assert sorted(listed, key=int) == [str(one) for one in sorted({at % SOURCES, (at + 1) % SOURCES})], at
    for at in range(LABELLED, PAGES):
        assert shown(built[f"{at:02}"]) == [f"Figure {place[at - LABELLED]}"]


def test_a_renamed_label_is_renamed_where_it_is_used(vault: Path) -> None:
    done = CliRunner().invoke(main, ["rename", "page-03#fig-f3", "fig-new", str(vault), "--write"])
    assert done.exit_code == 0, done.output
    assert not errors(vault)
    texts = {at: (vault / f"docs/page-{at:02}.md").read_text() for at in range(PAGES)}
    assert not any("fig-f3}" in text or "fig-f3]" in text or "@fig-f3 " in text for text in texts.values())
    assert {at: text.count("fig-new") for at, text in texts.items() if "fig-new" in text} == {3: 2, 26: 1, 33: 1}
    for new in ("fig-new", "eq-new", "new", "fig-"):
        refused = CliRunner().invoke(main, ["rename", "page-03#fig-new", new, str(vault)])
        assert refused.exit_code == 2, new


def test_a_missing_label_and_a_deleted_source_are_reported_where_they_are_used(vault: Path) -> None:
    file = vault / "docs/page-03.md"
    file.write_text(file.read_text().replace("{#fig-f3}", "{#fig-new}"))
    used = {"page-03.md CG103", "page-26.md CG103", "page-33.md CG103"}
    assert set(errors(vault)) == used
    file.write_text(file.read_text().replace("{#fig-new}", "{#fig-f3}"))
    sources = vault / "formulas/sources.yaml"
    sources.write_text("".join(line for line in sources.read_text().splitlines(keepends=True) if "id: s5," not in line))
    assert sorted(errors(vault)) == [f"page-{at:02}.md CG911" for at in (4, 5, 24, 25)]
