"""A fuzzer led by coverage over notes, sheets, views, claims, units, data files and addresses: nothing may raise.

What is read is drawn: sheets, views, controls, claims, live values, our pages, what is exported, what a page computes
with. A tree of files and links in the file system is checked and fixed: nothing outside of it is read or written.

`make fuzz-guided` runs it for ten minutes, from the notes of this repository on. The first byte of an input chooses
what the rest is. With `KINDS=sheet,view` it is only one of these. Arguments are those of libFuzzer; a finding is left
as a file `crash-…`.
"""

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import atheris
import click

with atheris.instrument_imports(include=["calcgraph"]):
    from calcgraph.configured import to_settings
    from calcgraph.faults import FAULT
    from calcgraph.files import write_files
    from calcgraph.graph.export import export
    from calcgraph.hosts.commands.options import VaultOptions
    from calcgraph.hosts.commands.rewriting.edits import changes, new_files
    from calcgraph.hosts.commands.rewriting.fix import find_proposals
    from calcgraph.hosts.commands.vaults import read
    from calcgraph.hosts.exports import data_files
    from calcgraph.notes.text.inline import find_tokens
    from calcgraph.project import Project, read_project
    from calcgraph.render.map.data import draw
    from calcgraph.render.map.svg import render_graph_page
    from calcgraph.render.page import Page, index_of, page_of
    from calcgraph.render.pages.connections import render_connections
    from calcgraph.render.pages.generated import render_values_page
    from calcgraph.render.pages.home import render_home
    from calcgraph.render.pages.ledger import render_claims_page
    from calcgraph.render.pages.tags import render_tags_page
    from calcgraph.render.reports.text import one_line
    from calcgraph.render.sheet.claim import render_claim, render_live
    from calcgraph.render.sheet.draw import render_sheet
    from calcgraph.render.sheet.payload import render_payload
    from calcgraph.render.views.draw import render_view
    from calcgraph.source import NoteId, SourceFile

ROOT = Path(__file__).parents[2]
SETTINGS, _ = to_settings({"values": {"reference": False}})
OTHER = "# Other\n\n```calc\nx = 2 GB\nf(y) = y * x\n```\n"
TABLE = "id,bw [TB/s]\nh100,3.35\n"
PICK = "<!-- calc: table t from t.csv -->\n\n```calc\nr = pick t: h100\nv = r.bw\n```\n"
SHAPES = {
    "note": "{}",
    "front matter": "---\n{}\n---\n# A\n",
    "sheet": "# A\n\n```calc\nuse [[b]]: x, f\n{}\n```\n\n[3 GB](#x) `= x`\n",
    "address": "[[{0}]] [w]({0}) ![[{0}|3]] <{0}>\n",
    "units": "```calc\na = 3 rack\n```\n",
    "data": PICK,
    "view": "# A\n\n```calc\nuse [[b]]: x, f\nn = 1..9 # many\nv = x * n\n```\n\n```calc {}\n```\n",
    "claims": "# A\n\n```calc\nuse [[b]]: x, f\nv = 1e150 qm^2\nw = 3 USD/kWh\n```\n\n{}\n",
    "live": "# A\n\n```calc\nuse [[b]]: x, f\nn = 1..9\nv [ms] = n * 3 s\n```\n\n`= {}` and `= v {}`\n",
    "controls": "# A\n\n```calc\nuse [[b]]: x, f\nn = 1..9 # many\nv = x * n\n```\n\n```calc controls\n{}\n```\n",
    "data in YAML": "<!-- calc: table t from t.yaml -->\n\n```calc\nr = pick t: h100\nv = r.bw\n```\n",
    "sources": '# A\n\n```calc\nx = 3 m # @s\n```\n\n[9 s](#measured "@s")\n',
    "files": "",
    "tree": "---\nid: 1a\nup: '[[{0}]]'\ntags: [{0}]\n---\n{}:: [[b]]\n- [[b#x]] {}\n  - ![[b]] #{}\n",
}
"""Where the text goes into the first note; units, data and sources go into files beside it, `files` on the disk."""
KINDS = tuple(name for name in SHAPES if name in os.environ.get("KINDS", ",".join(SHAPES)).split(","))
BESIDE = {
    "data": "t.csv",
    "data in YAML": "t.yaml",
    "units": "formulas/units.txt",
    "sources": "formulas/sources.yaml",
}
HELD = "# Held by somebody else\n"
LINKED = frozenset({"address", "claims", "tree"})
"""Of these the map is drawn, which takes ten times as long as all the rest."""


EXTREMES = (
    "a = 1e308 km",
    "a [qm^12] = 3 m^12",
    "a = 1e-320 * 1e300",
    "a = 1..9e307 m step 1e-308 m",
    "a [  km  /  s^ -2 ] =   3 Ym / ys^2",
    "a = x^-12 as QB^-12\nb = exp(709) * (a/a)",
    "a = 5 %  of   3 kWh\ncheck a > 0 for all",
    "f(n = 1) = n^n^n\na = f(9)",
    "a = Sum(x^i, (i, 0, oo))\nsolve a = 3 B for x",
    "a = 9e306 ± 7B %\ncheck a = -1e307 ± 1e308 %",
    "a   [ k N * m ^ -3 ]\t=   3 ,\nb = date 9999-12-31 + 1e9 mo",
    "a = binomial(1e15, 1e14) in 1..1e308 log",
)
WRITTEN = (
    "3e400 m",
    "1e-400 m",
    "$12bn/yr",
    "±1e308 %",
    "2..1e308 qm^12",
    "  3   QUSD  /  mkWh ",
    "∞",
    "-0",
    "12 USD ± 2 %",
)
TREES = (
    "docs/b.md -> ../../../held.md\ndocs/.a.md.new -> ../../../held.md",
    "formulas -> ../..\ndocs/held.md -> a.md",
    "docs/sub -> ../../..\ndocs/kettle.md # K",
    "docs/ring -> .\ndocs/x.md -> x.md\ndocs/kettle.md # K",
    "mkdocs.yml site_name: x\ndocs/t.csv -> /dev/zero\ndocs/c.md <!-- calc: table t from t.csv -->",
)
VIEWS = (
    "table\nrows: n in 1..9 step 1e-308\ncols: v",
    "table\nrows: n in -1e308..1e308 step 1e307\ncols: v as Qm, x",
    "plot\nx: n\ny: v, x^9\nlog: both",
    "controls\ninputs: n, x\nshow: v as QB",
    "controls\nn -> v, x",
    "table   \n  rows:   n   in  1e-300 .. 1e300   log\n\ncols :  v   as   kB ^ 2 ,\tx",
    "sensitivity\nof: v",
    "steps\nv",
    "claims\n",
    "graph\nfocus: [[b]]\ndepth: 99",
)


OWN = {
    "sheet": EXTREMES,
    "claims": tuple(f"[{one}](#v) [{one}](#w)" for one in WRITTEN),
    "view": VIEWS,
    "controls": tuple(one.partition("\n")[2] for one in VIEWS),
    "live": (*EXTREMES, "with n = 3", "as ks .3"),
    "files": TREES,
    "tree": ("b#x|y   z",),
    "units": ("rack = 8 * chip\nbox = [box]\n", "u = 7.123456789e99 * m\nv = u^12\nw = v ^ -12 * qm"),
    "data": ("id,bw [TB/s]\nh100,3.35\nb200,8\n", "id ,  bw [ TB / s ]\nh100,1e308\n h100 ,[1e-308, 9e306]\n"),
    "data in YAML": ("- {id: h100, bw: 3.35 TB/s}\n", "- &a {id: h100, bw: 1e308}\n- {<<: [*a, *a], id: b}\n"),
    "sources": ("- id: s\n  title: T\n  URL: https://x.org\n  issued: 2024-01-01\n",),
}
"""Extremes of each kind, beside what this repository has."""


def read_and_draw(raw: bytes) -> None:
    """Read two notes, and draw what is in their sheets and at their feet."""
    kind = KINDS[raw[0] % len(KINDS)] if raw else KINDS[0]
    text = raw[1:].decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n")
    shape = SHAPES[kind].replace("{0}", text).replace("{}", text)
    if kind == "files":
        _keep_out(text)
        return
    files = {"t.csv": TABLE} | ({BESIDE[kind]: text} if kind in BESIDE else {})
    sources = [SourceFile(NoteId("a.md"), shape, "a.md"), SourceFile(NoteId("b.md"), OTHER, "b.md")]
    project = read_project(sources, ["t.csv", "t.yaml"], files.get, SETTINGS)
    index = index_of(project, {})
    for note in project.notes:
        _draw_note(page_of(project, note, str, index=index))
    page = page_of(project, NoteId("claims.md"), str, index=index)
    for render in (render_claims_page, render_values_page, render_tags_page):
        render(page)
    if kind in LINKED:
        _draw_map(project, page)
    find_tokens(shape)
    faults = [one_line(found) for found in project.diagnostics if found.code == FAULT]
    assert not faults, faults


def _keep_out(text: str) -> None:
    """Check and fix a tree of files and links on the disk: each line makes one, `a.md text` or `a.md -> target`."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "in" / "vault"
        (root / "docs").mkdir(parents=True)
        held = Path(folder) / "held.md"
        held.write_text(HELD, encoding="utf-8")
        (root / "docs" / "a.md").write_text("# A\n\n[[Held]] [[B]] [[kettel]]\n", encoding="utf-8")
        for line in text.splitlines()[:9]:
            _make(root, line)
        before = sorted(Path(folder).rglob("*"))
        reading = read(VaultOptions(root))
        assert not any(HELD in note.source.text for note in reading.project.notes.values())
        notes = {id_: note.source for id_, note in reading.project.notes.items()}
        edits = [one.edit for one in find_proposals(reading) if one.edit]
        with suppress(click.ClickException):
            write_files(new_files(reading.vault, changes(notes, edits)))
        assert held.read_text(encoding="utf-8") == HELD
        assert sorted(Path(folder).rglob("*")) == before


def _make(root: Path, line: str) -> None:
    """A file or a link in the vault; what the system or its folder refuses is left out."""
    name, sign, target = line.partition(" -> ")
    name, _, text = (name, "", "") if sign else line.partition(" ")
    place = root / name.replace("\0", "").lstrip("/")
    if ".." in place.parts or place == root:
        return
    with suppress(OSError, ValueError):
        place.parent.mkdir(parents=True, exist_ok=True)
        if os.path.realpath(place.parent).startswith(os.path.realpath(root)):
            place.symlink_to(target) if sign else place.write_text(text, encoding="utf-8")


def _draw_note(page: Page) -> None:
    """Everything that is on the page of a note."""
    project, note = page.project, page.project.notes[page.note]
    drawn = [render_connections(page)]
    drawn += [render_sheet(page, sheet) for sheet in project.calculation.sheets.get(page.note, ())]
    drawn += [render_view(page, fence) for fence in note.fences if fence.word]
    drawn += [render_claim(page, claim) for claim in project.claims.get(page.note, ())]
    drawn += [render_live(page, live) for live in project.calculation.live.get(page.note, ())]
    render_payload(page, "".join(drawn))


def _draw_map(project: Project, page: Page) -> None:
    """What shows the graph, and what is exported."""
    drawing = draw(project)
    render_home(page, drawing)
    render_graph_page(project, str, drawing)
    for text_of in data_files(project, drawing).values():
        text_of()
    for form in ("graphml", "gexf", "dot", "jsonld", "csv"):
        export(project.graph, drawing.metrics, drawing.points, form)


def seeds() -> Iterator[bytes]:
    """What this repository has of each kind, and extremes; the first byte is the kind's number."""
    for number, kind in enumerate(KINDS):
        yield from (bytes([number]) + text.encode()[:600] for text in (*_written(kind), *OWN.get(kind, ())))


def _written(kind: str) -> Iterator[str]:
    """Texts of a kind from the notes of this repository."""
    for file in (*(ROOT / "docs").rglob("*.md"), *(ROOT / "formulas").rglob("*.md")):
        text = file.read_text("utf-8")
        match kind:
            case "note":
                yield from text.split("\n\n")[:4]
            case "front matter":
                yield from re.findall(r"\A---\n(.*?)\n---", text, re.DOTALL)
            case "sheet":
                yield from re.findall(r"```calc[^\n]*\n(.*?)```", text, re.DOTALL)
            case "address":
                yield from re.findall(r"\[\[([^\]]+)\]\]", text)[:2]
            case "view":
                yield from re.findall(r"```calc ([a-z]+[^\n]*\n.*?)\n```", text, re.DOTALL)
            case "controls":
                yield from re.findall(r"```calc controls[^\n]*\n(.*?)\n```", text, re.DOTALL)
            case "claims":
                yield from re.findall(r"\[[^\]]+\]\([^)]*#[^)]+\)", text)[:3]
            case "live":
                yield from re.findall(r"`= ([^`]+)`", text)[:3]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(seeds()):
            (Path(corpus) / str(number)).write_bytes(seed)
        atheris.Setup([*sys.argv, corpus], read_and_draw)
        atheris.Fuzz()
