"""NIST's Statistical Reference Datasets for regression: data, formulas, certified results."""

import csv
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
LINEAR = tomllib.loads((HERE / "linear.toml").read_text())
NONLINEAR = tomllib.loads((HERE / "nonlinear.toml").read_text())


def search_of(name: str, which: str) -> str:
    """Return the fit of a set from the `far` or the `near` of both starts that NIST gives."""
    known = NONLINEAR[name]
    starts = ", ".join(f"b{at} near {start!r}" for at, start in enumerate(known[which], 1))
    return f"fit law: {known['left']} = {known['formula']} over t for {starts}"


def table_of(name: str) -> str:
    """Return the data of a set as the table `t` of a note."""
    head, *rows = csv.reader((HERE / f"{name}.csv").read_text().splitlines())
    lines = [["id", *head], ["---"] * (len(head) + 1), *([f"r{at}", *row] for at, row in enumerate(rows))]
    return "<!-- calc: table t -->\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n\n"
