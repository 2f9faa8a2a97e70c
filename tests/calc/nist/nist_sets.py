"""NIST's Statistical Reference Datasets for regression: data, formulas, certified results."""

import csv
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
LINEAR = tomllib.loads((HERE / "linear.toml").read_text())


def table_of(name: str) -> str:
    """Return the data of a set as the table `t` of a note."""
    head, *rows = csv.reader((HERE / f"{name}.csv").read_text().splitlines())
    lines = [["id", *head], ["---"] * (len(head) + 1), *([f"r{at}", *row] for at, row in enumerate(rows))]
    return "<!-- calc: table t -->\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n\n"
