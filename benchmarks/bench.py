"""Print every budget with what this machine needs, all in one run; `--write` puts the table into the manual."""

import argparse
import compileall
import functools
import itertools
import platform
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from graph_page import graph_page_rows
from heavy_vault import heavy_rows
from make_vault import make_vault
from measure import Run, middle, program, run
from reading import reading_rows
from serving import serving_rows
from stages import Row, stage_rows

import calcgraph
from changes import change_rows
from sites import site_rows

SIZES = (100, 1_000, 5_000, 10_000)
PAGE = Path(__file__).parent.parent / "docs" / "manual" / "benchmarks.md"


def check_rows(folder: Path) -> Iterator[Row]:
    """`calcgraph check` as a process: cold, warm, and with one note changed."""
    vault = folder / "checked"
    cache = folder / "cache"
    make_vault(vault, 1_000, formulas=9)
    command = [program("calcgraph"), "check", str(vault), "--no-reference", "--cache", str(cache)]

    def cold() -> Run:
        shutil.rmtree(cache, ignore_errors=True)
        return run(command, folder)

    def changed(old: str, new: str) -> Run:
        note = vault / "topic-05" / "note-00005.md"
        note.write_text(note.read_text("utf-8").replace(old, new), encoding="utf-8")
        return run(command, folder)

    first = middle(3, cold)
    yield Row("check, 1,000 notes and 10,000 quantities, cold", f"{first.wall:.2f} s", "1.2 s", first.wall <= 1.2)
    warm = middle(5, lambda: run(command, folder))
    yield Row("the same, warm", f"{warm.wall:.3f} s", "0.1 s", warm.wall <= 0.1)
    make_vault(folder / "plain", 1_000, formulas=0)
    without = [*command[:2], str(folder / "plain"), *command[3:]]
    run(without, folder)
    each = max(warm.wall - middle(5, lambda: run(without, folder)).wall, 0) / 10_000 * 1e6
    yield Row("the same, over notes without formulas, warm", f"{each:.1f} µs a quantity", "5 µs", each <= 5)
    edits = {"a sentence": ("## Numbers", "One more.\n\n## Numbers"), "a formula": ("base * ", "2 * base * ")}
    for what, edit in edits.items():
        one = middle(3, functools.partial(changed, *edit))
        yield Row(f"the same, {what} of one note changed", f"{one.wall:.2f} s", "0.25 s", one.wall <= 0.25)


def table(rows: list[Row]) -> str:
    """The rows as Markdown."""
    lines = ["| what | measured | budget | |", "|---|---:|---:|---|"]
    lines += [f"| {r.what} | {r.measured} | {r.budget} | {sign(r)} |" for r in rows]
    return "\n".join(lines)


def main() -> None:
    """Run everything, print as it comes, write the table if asked."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--write", action="store_true", help="write the table into the manual")
    reader.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="notes in the sites to build")
    options = reader.parse_args()
    rows: list[Row] = []
    compileall.compile_dir(Path(calcgraph.__file__).parent, quiet=1)  # as an installation does
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        parts = [
            check_rows(folder),
            heavy_rows(folder / "heavy"),
            stage_rows(folder),
            change_rows(folder),
            reading_rows(folder / "reading"),
            graph_page_rows(folder),
            serving_rows(folder / "served"),
            *(site_rows(folder, size) for size in options.sizes),
        ]
        for row in itertools.chain.from_iterable(parts):
            print(f"{row.what:<75} {row.measured:>16} {row.budget:>14} {sign(row)}", flush=True)
            rows.append(row)
    if options.write:
        PAGE.write_text(page(rows), encoding="utf-8")


def sign(row: Row) -> str:
    """Whether the budget is met."""
    return "" if row.met is None else "✓" if row.met else "missed"


def page(rows: list[Row]) -> str:
    """The manual's page."""
    head = "---\ntitle: Benchmarks\ntags: [manual]\n---\n\n# Benchmarks\n"
    machine = f"Measured with Python {platform.python_version()} on {platform.machine()}.\n"
    why = f"\n## Why some are missed\n\n{paragraphs(REASONS)}"
    return "\n".join((head, paragraphs(INTRODUCTION), machine, table(rows), why))


INTRODUCTION = """
What calcgraph costs, printed by `make bench` in one run on generated vaults: notes of some topics, with five links
and two formulas each unless the row says otherwise. Ratios are what to look at: seconds depend on the machine, and
on what else it does. The budgets were set before anything was built, and a missed one stays in the table.
"""
REASONS = """
Nearly all of a formula's time is Python reading it: scanning and parsing take half; inferring units, building what
is run and formatting share the rest, and no part of it stands out. `check` keeps whole answers: when nothing has
changed it only looks at the files. When the text or a sheet of a note has changed it checks the notes that have to do
with it; two thirds of that time load the program, the rest goes into finding out what has changed.

Of the build of a site, over a third is ours: reading and computing, sheets with their worked steps, the connections
and the local graph at each foot, the links in the text. The plugins it is compared with make links, or a graph,
or numbers without units; none checks them. The rest is the host; its search index reads only the words of what we
add. Without any plugin and without navigation the host still takes 0.7 × of what it takes with it, so `nav: index`
cannot come far below. With `--dirty` a reload reads, evaluates and draws only what an edit reaches; after a formula or
a link these are also the map and the lists of all values.
"""


def paragraphs(text: str) -> str:
    """Each paragraph on a line of its own, since a line break in a note is a line break on its page."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n")) + "\n"


if __name__ == "__main__":
    main()
