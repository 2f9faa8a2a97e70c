"""A fuzzer led by coverage over notes, front matter, sheets, units, data files and addresses: nothing may raise.

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
    from calcgraph.notes.inline import find_tokens
    from calcgraph.project import read_project
    from calcgraph.render.connections import render_connections
    from calcgraph.render.page import index_of, page_of
    from calcgraph.render.sheet import render_sheet
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
}
"""Where the text goes into the first note; units and data go into files beside it."""


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
        page = page_of(project, note, str, index=index)
        render_connections(page)
        for sheet in project.calculation.sheets.get(note, ()):
            render_sheet(page, sheet)
    find_tokens(shape)


def seeds() -> Iterator[bytes]:
    """What this repository has of each kind."""
    for file in (*(ROOT / "docs").rglob("*.md"), *(ROOT / "formulas").rglob("*.md")):
        text = file.read_text("utf-8")
        yield from (b"\x00" + part.encode()[:500] for part in text.split("\n\n")[:4])
        yield from (b"\x01" + found.encode() for found in re.findall(r"\A---\n(.*?)\n---", text, re.DOTALL))
        yield from (b"\x02" + found.encode()[:600] for found in re.findall(r"```calc[^\n]*\n(.*?)```", text, re.DOTALL))
        yield from (b"\x03" + found.encode() for found in re.findall(r"\[\[([^\]]+)\]\]", text)[:2])
    yield b"\x04rack = 8 * chip\nbox = [box]\n"
    yield b"\x05id,bw [TB/s]\nh100,3.35\nb200,8\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(seeds()):
            (Path(corpus) / str(number)).write_bytes(seed)
        atheris.Setup([*sys.argv, corpus], read_and_draw)
        atheris.Fuzz()
