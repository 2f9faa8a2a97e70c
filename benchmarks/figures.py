"""The figures of a run as a file, and a chapter of the manual whose numbers are claims on that file."""

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results.json"
PAGE = ROOT / "docs" / "manual" / "large.md"
CHAPTER = "\n## Benchmarks\n"
"""The heading from which on the page is written by a run."""
UNITS = {"s": "s", "ms": "ms", "µs": "us", "kB": "kB", "MiB": "MiB", "×": "times", "": "shares"}
"""The names of the tables of a page by the unit of their figures; a table's column has one unit."""
OF_NUMBERS = ("times", "shares")
SITE = "site of "
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
    """The rows as Markdown, each number a claim; builds of sites have a column for each kind of site."""
    lines = ["| what | measured | budget | |", "|---|---:|---:|---|"]
    sites: dict[str, dict[str, str]] = {}
    for key, row in zip(keys_of(rows), rows, strict=True):
        measured, budget = _cells(key, row)
        if row.what.startswith(SITE):
            sites[row.what.removeprefix(SITE).partition(", ")[0]] = {}
        if key.startswith(slug(SITE)):
            what = row.what.partition(", ")[2] if row.what.startswith((SITE, "the same")) else row.what
            sites[[*sites][-1]][what] = f"{measured} ({budget} {sign(row)})" if budget else measured
        else:
            lines.append(f"| {row.what} | {measured} | {budget} | {sign(row)} |")
    lines += ["", f"| {SITE.strip()} | {' | '.join(sites)} |", f"|---|{'---:|' * len(sites)}"]
    for what in dict.fromkeys(what for cells in sites.values() for what in cells):
        lines.append(f"| {what} | {' | '.join(cells.get(what, '') for cells in sites.values())} |")
    return "\n".join(lines)


def _cells(key: str, row: Row) -> tuple[str, str]:
    """The measured number and the budget of a row; a budget in another unit is not a claim."""
    measured, budget = figure_of(row.measured), figure_of(row.budget)
    home = f"#{UNITS[measured.unit]}.{key}" if measured else ""
    is_alike = measured and budget and measured.unit == budget.unit
    shown = _cell(budget, row.budget, f"{home}.budget") if is_alike else row.budget
    return _cell(measured, row.measured, f"{home}.measured"), shown


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
    """The rows that a page shows, so that it can be made anew without a run."""
    met = {"": None, "✓": True, "missed": False}
    found = []
    sites: dict[str, list[Row]] = {}
    for line in page.partition(CHAPTER)[2].splitlines():
        cells = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", cell).strip() for cell in line[2:-2].split(" | ")]
        if line.startswith(f"| {SITE}|"):
            sites = {name: [] for name in cells[1:]}
        elif sites and line.startswith("| "):
            for name, cell in zip(sites, cells[1:], strict=True):
                measured, _, budget = cell.removesuffix(")").partition(" (")
                limit, _, sign = budget.rpartition(" ")
                if cell:
                    sites[name].append(Row(_site(name, cells[0]), measured, limit, met[sign]))
        elif line.startswith("| ") and len(cells) == 4 and cells[0] != "what":
            found.append(Row(cells[0], cells[1], cells[2], met[cells[3]]))
        elif sites and not line:
            break
    return found + [row for rows in sites.values() for row in rows]


def _site(name: str, what: str) -> str:
    """The full name of a row in the column of a kind of site."""
    return what if what.startswith(_OPENING) else f"the same, {what}" if what[:4] == "with" else f"{SITE}{name}, {what}"


def page(rows: list[Row], made: Mapping[str, str], text: str) -> str:
    """The manual's page, with a new chapter after what is written by hand."""
    machine = f"Measured with Python {made['python']} on {made['machine']}, written {made['date']}. {RECEIPT}\n"
    parts = (paragraphs(INTRODUCTION), machine, paragraphs(FLATTERED), table(rows) + "\n", paragraphs(REASONS))
    return text.partition(CHAPTER)[0] + "\n".join((CHAPTER, *parts, paragraphs(WAITS), sources(rows)))


RECEIPT = (
    "Every figure of the tables is a [[manual/library#Numbers from files|claim]] on `benchmarks/results.json`, which "
    "the run writes."
)
FLATTERED = """
**The ratios of sites flatter calcgraph.** The host alone was built in an environment where calcgraph is installed,
which makes it slower: it colours every sheet as code. Single builds of 1,000 notes in separate environments, on a busy
machine, took `2.00 ×` for the first and `1.24 ×` for the second build with `2` formulas per note, and `2.54 ×` and
`1.60 ×` with `9`. `make bench` now uses separate environments, and the next full run replaces these figures.
"""
"""Remove this when the table comes from a run with `ALONE` in the environment of the peers."""
INTRODUCTION = """
`make bench` measures generated vaults, with five links and two formulas per note. Compare the ratios: seconds depend on
the machine. Budgets were set before anything was built, and missed ones stay in the table. Sites of up to 1,000 notes
are the fastest of three builds. The second table compares sites with the host alone, with budgets in brackets.
"""
WAITS = """
`python benchmarks/pages.py SITE slow` opens a note in an empty profile and uses the first choice in a sentence as soon
as it appears (the middle one of five runs):

| network | choice appears | numbers update after the touch |
|---|---:|---|
| `2,000 ms`, `400 kbit/s` | `8.1 s` | `2.5 s` (budget: `6 s`) |
| `400 ms`, `400 kbit/s` | `4.0 s` | `0.95 s` |
| `400 ms` | `1.6 s` | `0.94 s` (budget: `2 s`) |

`python benchmarks/pages.py SITE` opens each of 49 pages as a phone does, with a processor four times slower. No page
shifted by more than `0.002`. Each was blocked for `220 ms` to `490 ms` (budget: `600 ms`), mostly by the start of the
theme. A step of a slider took `2 ms` to `11 ms` of script (budget: `12 ms`).
"""
REASONS = """
A later check looks only at the files if nothing has changed, and otherwise checks the notes that the edit affects. A
second build reuses the map, footers and unchanged pages. The other plugins in the table add links, a graph or numbers
without units, and don't check them.
"""


def paragraphs(text: str) -> str:
    """Put each paragraph on one line, since a line break in a note is a line break on its page; keep tables."""
    parts = text.strip().split("\n\n")
    return "\n\n".join(part if part.startswith("|") else " ".join(part.split()) for part in parts) + "\n"
