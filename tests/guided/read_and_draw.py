"""A fuzzer led by coverage over notes, sheets, views, claims, units, data files and addresses: nothing may raise.

What is read is drawn: sheets, views, claims, live values, our pages, what is exported, what a page computes with.

`make fuzz-guided` runs it for ten minutes, from the notes of this repository on. The first byte of an input chooses
what the rest is. Arguments are those of libFuzzer; a finding is left as a file `crash-…`.
"""

import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["calcgraph"]):
    from calcgraph.configured import to_settings
    from calcgraph.faults import FAULT
    from calcgraph.graph.export import export
    from calcgraph.hosts.exports import data_files
    from calcgraph.notes.text.inline import find_tokens
    from calcgraph.project import Project, read_project
    from calcgraph.render.map.data import draw
    from calcgraph.render.map.svg import render_graph_page
    from calcgraph.render.page import Page, index_of, page_of
    from calcgraph.render.pages.connections import render_connections
    from calcgraph.render.pages.generated import render_claims_page, render_values_page
    from calcgraph.render.pages.home import render_home
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
    "tree": "---\nid: 1a\nup: '[[{0}]]'\ntags: [{0}]\n---\n{}:: [[b]]\n- [[b#x]] {}\n  - ![[b]] #{}\n",
}
"""Where the text goes into the first note; units and data go into files beside it."""
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
VIEWS = (
    "table\nrows: n in 1..9 step 1e-308\ncols: v",
    "table\nrows: n in -1e308..1e308 step 1e307\ncols: v as Qm, x",
    "plot\nx: n\ny: v, x^9\nlog: both",
    "controls\nn, x",
    "sensitivity\nof: v",
    "steps\nv",
    "claims\n",
    "graph\nfocus: [[b]]\ndepth: 99",
)


def read_and_draw(raw: bytes) -> None:
    """Read two notes, and draw what stands in their sheets and at their feet."""
    kind = tuple(SHAPES)[raw[0] % len(SHAPES)] if raw else "note"
    text = raw[1:].decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n")
    shape = SHAPES[kind].replace("{0}", text).replace("{}", text)
    files = {"t.csv": text if kind == "data" else TABLE, "formulas/units.txt": text if kind == "units" else ""}
    sources = [SourceFile(NoteId("a.md"), shape, "a.md"), SourceFile(NoteId("b.md"), OTHER, "b.md")]
    project = read_project(sources, ["t.csv"], files.get, SETTINGS)
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


def _draw_note(page: Page) -> None:
    """Everything that stands on the page of a note."""
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
    """What this repository has of each kind."""
    for file in (*(ROOT / "docs").rglob("*.md"), *(ROOT / "formulas").rglob("*.md")):
        text = file.read_text("utf-8")
        yield from (b"\x00" + part.encode()[:500] for part in text.split("\n\n")[:4])
        yield from (b"\x01" + found.encode() for found in re.findall(r"\A---\n(.*?)\n---", text, re.DOTALL))
        yield from (b"\x02" + found.encode()[:600] for found in re.findall(r"```calc[^\n]*\n(.*?)```", text, re.DOTALL))
        yield from (b"\x03" + found.encode() for found in re.findall(r"\[\[([^\]]+)\]\]", text)[:2])
        views = re.findall(r"```calc ([a-z]+[^\n]*\n.*?)\n```", text, re.DOTALL)
        yield from (b"\x06" + found.encode()[:500] for found in views)
        yield from (b"\x07" + found.encode() for found in re.findall(r"\[[^\]]+\]\([^)]*#[^)]+\)", text)[:3])
    yield from (b"\x02" + line.encode() for line in EXTREMES)
    yield from (b"\x07[%s](#v) [%s](#w)" % (line.encode(), line.encode()) for line in WRITTEN)
    yield from (b"\x06" + one.encode() for one in VIEWS)
    yield b"\x08b#x|y   z"
    yield b"\x04rack = 8 * chip\nbox = [box]\n"
    yield b"\x05id,bw [TB/s]\nh100,3.35\nb200,8\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(seeds()):
            (Path(corpus) / str(number)).write_bytes(seed)
        atheris.Setup([*sys.argv, corpus], read_and_draw)
        atheris.Fuzz()
