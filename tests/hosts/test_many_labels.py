"""A site of forty notes with 30 figures, 30 equations and 60 citations, before and after changes of every kind.

Its numbers are counted here from the texts of the notes alone, and looked for on the pages and in reports.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

PAGES, LABELLED, SOURCES, CITATIONS = 40, 30, 20, 60
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

```calc
k{at} = {at + 1} kW in 1..99 kW
p{at} = 2 * k{at}
```

![](plot.png "Plot {at}"){{#fig-f{at}}}

$$ x = {at} $$ {{#eq-e{at}}}

Here @fig-f{at} and [[#eq-e{at}]], there [[page-{there:02}#fig-f{there}]] and [[page-{there:02}#eq-e{there}]].
As in [@s{at % SOURCES}; @s{(at + 1) % SOURCES}, p. {at}].
By @fig-f{at} and [[page-{there:02}#fig-f{there}]], it takes [{2 * at + 2} kW](#p{at}) [@s{at % SOURCES}].
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


class Counted:
    """What the pages should show, counted from the texts of the notes and nothing else."""

    def __init__(self, vault: Path, numbering: str) -> None:
        docs = vault / "docs"
        self.texts = {str(one.relative_to(docs)): one.read_text() for one in docs.rglob("*.md")}
        self.sources = (vault / "formulas/sources.yaml").read_text()
        self.numbers: dict[tuple[str, str], str] = {}
        counts: dict[str, int] = {}
        for path in sorted(self.texts):
            counts = counts if numbering == "site" else {}
            for kind, name in re.findall(r"\{#(fig|eq)-(\w+)\}", self.texts[path]):
                counts[kind] = counts.get(kind, 0) + 1
                word = {"fig": "Figure", "eq": "Equation"}[kind]
                self.numbers[self.stem(path), f"{kind}-{name}"] = f"{word} {counts[kind]}"

    @staticmethod
    def stem(path: str) -> str:
        return Path(path).stem

    def references(self, path: str) -> list[str]:
        """Return the numbers that a page prints as references, in the order of its text."""
        found = re.finditer(r"\[\[([\w-]*)#([\w-]+)\]\]|(?<![#\w])@((?:fig|eq)-\w+)", self.texts[path])
        return [self.numbers[one[1] or self.stem(path), one[2] or one[3]] for one in found]

    def listed(self, path: str) -> set[str]:
        """Return the entries of the list of references."""
        keys = set(re.findall(r"@s(\d+)", self.texts[path]))
        return {f"A{int(key):02}, T{key}, {2000 + int(key)}." for key in keys if f"id: s{key}," in self.sources}


def text_of(html: str) -> str:
    return " ".join(re.sub("<[^>]+>", "", html).replace("&nbsp;", " ").replace("\u00a0", " ").split())


def judge(vault: Path, numbering: str) -> None:
    """Compare all pages, and the reports of three notes, with what is counted."""
    assert not errors(vault)
    counted, built = Counted(vault, numbering), pages(vault)
    assert len(counted.texts) == PAGES
    for path, text in counted.texts.items():
        html = built[Counted.stem(path).removeprefix("page-")]
        body = html[html.index("<h1") : html.index('class="cg cg-foot')]
        found = re.findall(r'<a [^>]*href="([^"#]*)#(fig|eq)-([^"]+)"[^>]*>((?:Figure|Equation)\s\d+)</a>', body)
        assert [" ".join(said.split()) for *_, said in found] == counted.references(path), path
        for to, kind, name, said in found:
            home = to.rstrip("/").rpartition("/")[2] or Counted.stem(path)
            assert counted.numbers[home, f"{kind}-{name}"] == " ".join(said.split()), (path, to)
        for caption, name in re.findall(r'"(Plot [\w ]+)"\)\{#(fig-\w+)\}', text):
            block = body[body.index(f'id="{name}"') :]
            assert f"{counted.numbers[Counted.stem(path), name]}. {caption}" in text_of(block[:600]), (path, name)
        entries = re.findall(r'<li id="ref-s\d+">(.*?)</li>', html)
        assert {text_of(one) for one in entries} == counted.listed(path), path
        assert len(entries) == len(counted.listed(path)), path
    assert sum(len(re.findall(r"@s\d+(?=[\];,])", one)) for one in counted.texts.values()) >= CITATIONS
    for path in [one for one in counted.texts if "[[page" in one or re.search(r"0[37]|29", one)]:
        judge_report(vault, counted, path)


def judge_report(vault: Path, counted: Counted, path: str) -> None:
    """Compare a report, where a number of another note has its title unless numbers go through the site."""
    name, own = Counted.stem(path), counted.references(path)
    done = CliRunner().invoke(main, ["report", name, "--in", str(vault), "-o", str(vault / "out.html")])
    assert done.exit_code == 0, done.output
    said = text_of((vault / "out.html").read_text())
    title = re.search(r"^By .*\[\[page-(\d+)#", counted.texts[path], re.MULTILINE)[1]
    is_site = "numbering: site" in (vault / "mkdocs.yml").read_text()
    there = own[-1] if is_site else f"{own[-1]} of “Page {int(title)}”"
    assert f"By {own[-2]} and {there}, it takes" in said, path
    assert all(one in said for one in counted.listed(path)), path


def renamed(vault: Path, old: str, new: str) -> None:
    done = CliRunner().invoke(main, ["rename", old, new, str(vault), "--write"])
    assert done.exit_code == 0, done.output


def move_a_note(vault: Path) -> None:
    renamed(vault, "page-07", "a/page-07")


def rename_a_figure(vault: Path) -> None:
    renamed(vault, "page-03#fig-f3", "fig-new")


def delete_a_source(vault: Path) -> None:
    """It is an error at each place; with another source instead, all lists are right again."""
    file, texts = vault / "formulas/sources.yaml", Counted(vault, "note").texts
    file.write_text("".join(line for line in file.read_text().splitlines(keepends=True) if "id: s5," not in line))
    dead = [path for path, text in texts.items() if re.search(r"@s5\b", text)]
    assert len(dead) == 4
    assert set(errors(vault)) == {f"{path} CG911" for path in dead}
    for path in dead:
        (vault / "docs" / path).write_text(re.sub(r"@s5\b", "@s9", texts[path]))


def reorder_the_navigation(vault: Path) -> None:
    """Numbers follow the order of the files, whatever the navigation says."""
    paths = sorted(Counted(vault, "note").texts, reverse=True)
    config = vault / "mkdocs.yml"
    config.write_text(f"{config.read_text()}nav: [{', '.join(paths)}]\n")


def add_a_figure(vault: Path) -> None:
    """One before the first of a note in the middle."""
    file = vault / "docs/page-15.md"
    file.write_text(file.read_text().replace("![]", '![](plot.png "Plot first"){#fig-first}\n\n![]', 1))


STEPS = (move_a_note, rename_a_figure, delete_a_source, reorder_the_navigation, add_a_figure)


def test_numbers_references_and_lists_are_right_after_each_change(vault: Path) -> None:
    config = vault / "mkdocs.yml"
    config.write_text(SITE.replace("NUMBERING", "site"))
    judge(vault, "site")
    for step in STEPS:
        step(vault)
        judge(vault, "site")
    assert "Figure 31" in set(Counted(vault, "site").numbers.values())
    config.write_text(config.read_text().replace("numbering: site", "numbering: note"))
    judge(vault, "note")
    assert Counted(vault, "note").numbers["page-15", "fig-f15"] == "Figure 2"


def test_a_renamed_label_is_renamed_where_it_is_used(vault: Path) -> None:
    done = CliRunner().invoke(main, ["rename", "page-03#fig-f3", "fig-new", str(vault), "--write"])
    assert done.exit_code == 0, done.output
    assert not errors(vault)
    texts = {at: (vault / f"docs/page-{at:02}.md").read_text() for at in range(PAGES)}
    assert not any("fig-f3}" in text or "fig-f3]" in text or "@fig-f3 " in text for text in texts.values())
    assert {at: text.count("fig-new") for at, text in texts.items() if "fig-new" in text} == {3: 3, 26: 2, 33: 1}
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
