"""Print every budget with what this machine needs, and write it as JSON; `--write` makes the manual's page of it."""

import argparse
import compileall
import datetime as dt
import functools
import itertools
import os
import platform
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from editing import editing_rows
from figures import PAGE, RESULTS, Row, page, sign, to_json
from graph_page import graph_page_rows
from heavy_vault import heavy_rows
from hostile_vault import hostile_rows
from make_vault import make_vault
from measure import Run, middle, program, run
from reading import reading_rows
from receipts import receipt_rows
from running import running_rows
from serving import serving_rows
from stages import stage_rows
from writing import writing_rows

import calcgraph
from changes import change_rows
from sites import site_rows

SIZES = (100, 1_000, 5_000, 10_000)
MANY_FORMULAS = (1_000, 9)
"""Notes of one more site, and the formulas in each of them."""


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
    yield Row("check, 1,000 notes and 10,000 quantities, cold", f"{first.cpu:.2f} s CPU", "1.2 s", first.cpu <= 1.2)
    warm = middle(5, lambda: run(command, folder))
    yield Row("the same, warm", f"{warm.cpu:.3f} s CPU", "0.1 s", warm.cpu <= 0.1)
    make_vault(folder / "plain", 1_000, formulas=0)
    without = [*command[:2], str(folder / "plain"), *command[3:]]
    run(without, folder)
    each = max(warm.cpu - middle(5, lambda: run(without, folder)).cpu, 0) / 10_000 * 1e6
    yield Row("the same, over notes without formulas, warm", f"{each:.1f} µs a quantity", "5 µs", each <= 5)
    edits = {"a sentence": ("## Numbers", "One more.\n\n## Numbers"), "a formula": ("base * ", "2 * base * ")}
    for what, edit in edits.items():
        one = middle(3, functools.partial(changed, *edit))
        yield Row(f"the same, {what} of one note changed", f"{one.cpu:.2f} s CPU", "0.25 s", one.cpu <= 0.25)


def main() -> None:
    """Run everything, print as it comes, write the table if asked."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--write", action="store_true", help="write the page of the manual, too")
    reader.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="notes in the sites to build")
    reader.add_argument("--peers-up-to", type=int, default=SIZES[-1], help="notes in the sites to compare plugins with")
    options = reader.parse_args()
    rows: list[Row] = []
    compileall.compile_dir(Path(calcgraph.__file__).parent, quiet=1)  # as an installation does
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # for the editor's server
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        parts = [
            check_rows(folder),
            heavy_rows(folder / "heavy"),
            hostile_rows(folder / "hostile"),
            stage_rows(folder),
            change_rows(folder),
            receipt_rows(folder / "receipts"),
            reading_rows(folder / "reading"),
            graph_page_rows(folder),
            running_rows(folder / "running"),
            editing_rows(folder / "edited"),
            writing_rows(folder / "written"),
            serving_rows(folder / "served"),
            *(site_rows(folder, size, peers=size <= options.peers_up_to) for size in options.sizes),
            site_rows(folder, MANY_FORMULAS[0], MANY_FORMULAS[1], peers=False),
        ]
        for row in itertools.chain.from_iterable(parts):
            print(f"{row.what:<75} {row.measured:>16} {row.budget:>14} {sign(row)}", flush=True)
            rows.append(row)
    made = {
        "made_by": "make bench",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "date": dt.date.today().isoformat(),  # noqa: DTZ011 - the day of the run
    }
    if tuple(options.sizes) == SIZES or options.write:
        RESULTS.write_text(to_json(rows, made), encoding="utf-8")
    if options.write:
        PAGE.write_text(page(rows, made, PAGE.read_text("utf-8")), encoding="utf-8")
        print("look at the page, then `calcgraph sources --accept benchmarks`")


if __name__ == "__main__":
    main()
