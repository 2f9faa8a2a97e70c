"""A vault that asks for more work than anybody waits for: what a check of it costs is bounded, and said.

`python benchmarks/heavy_vault.py FOLDER [PART …]` writes it; `PARTS` are those of the issue it was found in.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from figures import Row
from measure import program, run


def solves(lines: int = 1_000) -> Iterator[tuple[str, str]]:
    """Equations, no two alike, in notes of fifty."""
    for first in range(0, lines, 50):
        sheet = [
            f"x{at} = 2 in 1..9\ny{at} = solve x{at}^3 + {at + 1} * x{at} = {at + 40} for x{at}"
            for at in range(first, min(first + 50, lines))
        ]
        yield f"solve-{first}.md", _note(f"Equations {first}", sheet)


def claims(count: int = 50, rows: int = 200) -> Iterator[tuple[str, str]]:
    """Claims that fail in all rows of a table, so that each row is tried."""
    table = [f"| r{at} | {at + 1} |" for at in range(rows)]
    sheet = ["part = pick parts: r0", "load = Sum(i * part.mass / (i + 1), (i, 1, 400))"]
    lines = [f"It carries [{at * 7 + 900_000_003} t](#load)." for at in range(count)]
    text = [
        _note("Failing", sheet),
        "<!-- calc: table parts -->\n",
        "| part | mass [kg] |",
        "|---|---|",
        *table,
        "",
        *lines,
    ]
    yield "failing.md", "\n".join(text)


def tables(files: int = 6, rows: int = 10_000, columns: int = 90) -> Iterator[tuple[str, str]]:
    """Wide data files with a note that reads each."""
    header = ",".join(["id", *(f"c{at} [kg]" for at in range(columns - 1))])
    for number in range(files):
        body = "\n".join(
            f"r{row}," + ",".join(str((row + at + number) % 10) for at in range(columns - 1)) for row in range(rows)
        )
        yield f"data/wide{number}.csv", f"{header}\n{body}\n"
        link = f"<!-- calc: table wide{number} from data/wide{number}.csv -->"
        yield f"wide-{number}.md", _note(f"Wide {number}", [f"all = total(wide{number}.c1)"]) + f"\n{link}\n"


def chain(length: int = 2_000) -> Iterator[tuple[str, str]]:
    """Quantities above a range, each of the one before."""
    yield (
        "chain.md",
        _note("Chain", ["q0 = 1..2", *(f"q{at} = q{at - 1} + {at} / 1000" for at in range(1, length + 1))]),
    )


def turning(length: int = 2_000) -> Iterator[tuple[str, str]]:
    """The same where each turns round inside of the range."""
    yield (
        "turning.md",
        _note(
            "Turning", ["q0 = -1..2", "q1 = q0^2", *(f"q{at} = q{at - 1} + q0 / 1000" for at in range(2, length + 1))]
        ),
    )


PARTS: Mapping[str, Callable[[], Iterator[tuple[str, str]]]] = {
    "solves": solves,
    "claims": claims,
    "tables": tables,
    "chain": chain,
    "turning": turning,
}


def _note(title: str, sheet: list[str]) -> str:
    lines = "\n".join(sheet)
    return f"# {title}\n\n```calc\n{lines}\n```\n"


def write(folder: Path, parts: list[str]) -> None:
    """Write the notes and files of some parts, all of them where none is named."""
    for part in parts or list(PARTS):
        for name, text in PARTS[part]():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")


def heavy_rows(folder: Path) -> Iterator[Row]:
    """The rows of the table."""
    write(folder, [])
    done = run([program("calcgraph"), "check", str(folder), "--no-cache"], folder, expect=1)
    yield Row("check of a vault that asks for too much", f"{done.cpu:.0f} s CPU", "30 s", done.cpu <= 30)
    yield Row("memory for it", f"{done.memory:.0f} MiB", "600 MiB", done.memory <= 600)


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2:])
