"""The figures of a run as a file, and the manual's page whose numbers are claims on that file."""

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results.json"
PAGE = ROOT / "docs" / "manual" / "benchmarks.md"
UNITS = {"s": "s", "ms": "ms", "µs": "us", "kB": "kB", "MiB": "MiB", "×": "times", "": "shares"}
"""The names of the tables of a page by the unit of their figures; a table's column has one unit."""
OF_NUMBERS = ("times", "shares")
_FIGURE = re.compile(r"(?P<sign>\+?)(?P<number>[0-9][0-9,]*(?:\.[0-9]+)?)(?: (?P<unit>s|ms|µs|kB|MiB|×)(?!\w))?")
_OPENING = ("the same", "memory over it", "neighbours that it")
"""How rows begin that go on with the one above."""


class Row(NamedTuple):
    """One line of the table."""

    what: str
    measured: str
    budget: str
    met: bool | None


class Figure(NamedTuple):
    """A number in the text of a cell."""

    text: str
    """With its unit, as written."""
    number: str
    unit: str
    rest: str
    """Behind it: ` a note`."""


def figure_of(cell: str) -> Figure | None:
    """The number that a cell begins with; None for one without."""
    found = _FIGURE.match(cell)
    if found is None:
        return None
    return Figure(found[0], found["number"].replace(",", ""), found["unit"] or "", cell[found.end() :])


def keys_of(rows: Iterable[Row]) -> list[str]:
    """A name for each row that tells it from the others, with that of the row which it goes on with."""
    keys: list[str] = []
    head = ""
    for row in rows:
        goes_on = row.what.startswith(_OPENING)
        head = head if goes_on else slug(row.what.partition(", ")[0])
        key = f"{head}_{slug(row.what)}" if goes_on else slug(row.what)
        keys.append(key if key not in keys else f"{key}_{keys.count(key) + 1}")
    return keys


def slug(text: str) -> str:
    """Letters and digits, `_` for the rest."""
    plain = unicodedata.normalize("NFKD", text).replace(",", "")
    return re.sub(r"[^a-z0-9]+", "_", plain.casefold().encode("ascii", "ignore").decode()).strip("_")


def to_json(rows: list[Row], made: Mapping[str, str]) -> str:
    """All figures, in an object for each unit; `made` says where and when. A budget in another unit is left out."""
    tables: dict[str, dict[str, dict[str, object]]] = {}
    for key, row in zip(keys_of(rows), rows, strict=True):
        measured, budget = figure_of(row.measured), figure_of(row.budget)
        if measured is None:
            continue
        figures = tables.setdefault(UNITS[measured.unit], {})
        figures[key] = {"measured": _Plain(measured.number), "budget": None}
        if budget and budget.unit == measured.unit:
            figures[key]["budget"] = _Plain(budget.number)
    lines = [f'  "{name}": {json.dumps(text)}' for name, text in made.items()]
    lines += [f'  "{name}": {{\n{_lines(figures)}\n  }}' for name, figures in tables.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


class _Plain(str):
    """A number with the digits that are shown."""

    __slots__ = ()


def _lines(figures: Mapping[str, Mapping[str, object]]) -> str:
    return ",\n".join(
        f'    "{key}": {{' + ", ".join(f'"{name}": {value or "null"}' for name, value in row.items()) + "}"
        for key, row in figures.items()
    )


def table(rows: list[Row]) -> str:
    """The rows as Markdown, each number a claim."""
    lines = ["| what | measured | budget | |", "|---|---:|---:|---|"]
    for key, row in zip(keys_of(rows), rows, strict=True):
        measured, budget = figure_of(row.measured), figure_of(row.budget)
        home = f"#{UNITS[measured.unit]}.{key}" if measured else ""
        is_alike = measured and budget and measured.unit == budget.unit
        cells = (_cell(measured, row.measured, f"{home}.measured"), row.budget)
        shown = _cell(budget, row.budget, f"{home}.budget") if is_alike else cells[1]
        lines.append(f"| {row.what} | {cells[0]} | {shown} | {sign(row)} |")
    return "\n".join(lines)


def _cell(figure: Figure | None, cell: str, target: str) -> str:
    return f"[{figure.text}]({target}){figure.rest}" if figure else cell


def sources(rows: list[Row]) -> str:
    """The comments that read the tables."""
    used = [
        name
        for unit, name in UNITS.items()
        if any((one := figure_of(row.measured)) and one.unit == unit for row in rows)
    ]
    units = {name: unit for unit, name in UNITS.items()}
    lines = []
    for name in used:
        unit = "" if name in OF_NUMBERS else f" in measured: {units[name]}, budget: {units[name]}"
        lines.append(f"<!-- calc: table {name} from ../../benchmarks/results.json /{name}{unit} -->")
    return "\n\n".join(lines) + "\n"


def sign(row: Row) -> str:
    """Whether the budget is met."""
    return "" if row.met is None else "✓" if row.met else "missed"


def rows_of(page: str) -> list[Row]:
    """The rows that a page shows, so that a page can be made anew without a run."""
    met = {"": None, "✓": True, "missed": False}
    found = []
    for line in page.splitlines():
        cells = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", cell).strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| ") and len(cells) == 4 and cells[0] != "what":
            found.append(Row(cells[0], cells[1], cells[2], met[cells[3].strip("| ")]))
    return found


def page(rows: list[Row], made: Mapping[str, str]) -> str:
    """The manual's page."""
    head = "---\ntitle: Benchmarks\ntags: [manual]\n---\n\n# Benchmarks\n"
    machine = f"Measured with Python {made['python']} on {made['machine']}, written {made['date']}. {RECEIPT}\n"
    why = f"\n## Why some are missed\n\n{paragraphs(REASONS)}"
    waits = f"\n## What a reader waits for\n\n{paragraphs(WAITS)}"
    written = f"\n## What was written\n\nThe file, a table for each unit.\n\n{sources(rows)}"
    return "\n".join((head, paragraphs(INTRODUCTION), machine, paragraphs(FLATTERED), table(rows), why, waits, written))


RECEIPT = (
    "Every figure of the table is a [[manual/library#Numbers from files|claim]] on the file that the run has written, "
    "`benchmarks/results.json`; `formulas/sources.yaml` has its hash and the day it was looked at."
)
FLATTERED = """
**The ratios of sites in this table flatter calcgraph.** The run built the host alone in an environment where
calcgraph is installed. There its lexer colours every sheet, and the search of Material reads a tag for each word
of one. In a separate environment, which `make bench` now uses, an earlier version of calcgraph took `1.88 ×` for the
first build of `1,000` notes and `1.16 ×` for the second with `2` formulas per note, and `2.38 ×` and `1.41 ×` with
`9` formulas per note. On the same day the flattered ratios were `1.75 ×` and `1.08 ×`. Single builds of the
present state, on a machine with four times as much work as processors, took `2.00 ×` and `1.24 ×` with `2`
formulas per note, and `2.54 ×` and `1.60 ×` with `9`. The host alone took `10.3 s` in the separate environment and
`11.3 s` in the other with `2` formulas per note, `9.8 s` and `15.6 s` with `9`. The next full run replaces these
figures.
"""
"""Remove this when the table comes from a run with `ALONE` in the environment of the peers."""
INTRODUCTION = """
What calcgraph costs, printed by `make bench` in one run on generated vaults: notes of some topics, with five links
and two formulas each unless the row says otherwise. Ratios are what to look at: seconds depend on the machine, and
on what else it does. The budgets were set before anything was built, and a missed one stays in the table. Of sites of
up to 1,000 notes it is the cheapest build of three; a first build has an empty cache.
"""
WAITS = """
`python benchmarks/pages.py SITE slow` opens the note of the bandwidth law in an empty profile, served compressed, and
touches the first choice in its sentence as soon as it is there; the middle one of five times. With a latency of
`2,000 ms` and `400 kbit/s` the choice is there after `8.1 s`, and the right numbers `2.5 s` after the touch (asked for:
`6 s`); with `400 ms` and the same rate after `4.0 s` and `0.95 s`, with `400 ms` alone after `1.6 s` and `0.94 s`
(asked for: `2 s`).

`python benchmarks/pages.py SITE` opens each note and the generated pages as a phone does, with a processor four times
slower. No page shifted by more than `0.002`. In one run of 49 pages each was blocked for `220 ms` to `490 ms` (asked
for: at most `600 ms`). Most of it is the theme's start, which has each element of a page styled three times over: what
is beyond the screen is left out until that is done, which makes it up to a third shorter. A step of a slider, what is
drawn in its frame included, took `2 ms` to `11 ms` of script (asked for: `12 ms`).
"""
REASONS = """
Nearly all of a formula's time is Python reading it. In per cent of a cold check: evaluating 35 (inferring units 9,
binding and compiling 8, the text of values 5), reading notes 20, reading sheets 16, where links lead 8, loading the
program 10, keeping what was found 6; no part of it stands out. `check` keeps whole answers: when nothing has changed
it only looks at the files. When the text or a sheet of a note has changed it checks the notes that have to do with
it; half of that time loads the program, the rest goes into finding out what has changed. Where a formula of the vault
takes more steps than each has of its own, all that compute are evaluated again, since what they share is counted
together: on the notes of this site a check after an edit takes half of a cold one.

In per cent of what the build of a site of 1,000 notes adds to that of the host: reading and evaluating 27,
connections and the local graph at each foot 17, sheets with their worked steps 13, loading the program 7, the text in
the dialect of the host 7, measuring and placing the map 6, links and live values 6, generated pages 6, the extensions
of Markdown that notes of Obsidian need 5, and small things: pages that are kept for a later build, the words that
search reads. Nothing stands out there either. In exchange no sheet is coloured as code, and search reads only the
words of what we add. A second build finds the map as it was, the feet of pages, and the pages that need not be
converted again, which saves the host its conversion too; where a site has an extension of Markdown whose result may
depend on more than the text and its settings, it finds sheets and views instead. What is left is reading and
evaluating the notes. It loads neither NumPy nor networkx, which is where the memory of a first build comes from that
it does not take. The plugins it is compared with make links, or a graph, or numbers without units; none checks them.
Without any plugin and without navigation the host still takes 0.7 × of what it takes with it, so `nav: index` cannot
come far below. With `--dirty` a reload reads, evaluates and draws only what an edit reaches; after a link most of the
time is placing and measuring the map, which depend on the whole graph.

Of a later start of the editor's server two thirds load programs, half of that the classes of the protocol.
"""


def paragraphs(text: str) -> str:
    """Each paragraph on a line of its own, since a line break in a note is a line break on its page."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n")) + "\n"
