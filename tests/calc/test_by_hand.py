"""Sheets written by hand, of many fields, against SciPy, NumPy, mpmath and fractions, which know nothing of calcgraph.

A sheet or note is followed by lines of Python, `> statement`, and by what its values come to in the units of their
lines: `? name = expression` to nine digits, `~` to six. `! name` has no value. A field with `(detour: …)` cannot say a
part directly, and `(not: …)` not at all.
"""

import math
import re
from collections import Counter
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import mpmath
import numpy as np
import pint
import pytest
from scipy import integrate, linalg, optimize, special, stats

from calcgraph.calc.model import QuantityId
from calcgraph.calc.units.table import from_base
from calcgraph.source import NoteId

FOLDER = Path(__file__).with_name("by_hand")
HEAD = re.compile(r"(?P<field>[\w -]+?)(?: \((?P<way>detour|not): (?P<lacks>[^)]*)\))?: (?P<title>.+)")
WANTED = re.compile(r"\? (?P<name>\S+) (?P<near>[=~]) (?P<of>.+)")
NEAR = {"=": 1e-9, "~": 1e-6}
REGISTRY = pint.UnitRegistry()


class Problem(NamedTuple):
    """A sheet, and what Python makes of the same problem."""

    file: str
    head: str
    note: str
    python: str
    wanted: dict[str, tuple[str, str]]
    refused: list[str]

    @property
    def way(self) -> str:
        found = HEAD.fullmatch(self.head)
        assert found, self.head
        return found["way"] or "natural"


def problems_of(file: Path) -> list[Problem]:
    found = []
    for part in file.read_text("utf-8").removeprefix("## ").split("\n## "):
        head, *lines = part.rstrip().split("\n")
        text = "\n".join(line for line in lines if line[:2] not in {"> ", "? ", "! "})
        wanted = [match for line in lines if (match := WANTED.fullmatch(line))]
        found.append(
            Problem(
                file.stem,
                head,
                _with_lines(text) if "```" in text else f"```calc\n{text}\n```\n",
                "\n".join(line[2:] for line in lines if line.startswith("> ")),
                {match["name"]: (match["near"], match["of"]) for match in wanted},
                [line[2:] for line in lines if line.startswith("! ")],
            )
        )
        assert len(wanted) == sum(line.startswith("? ") for line in lines), head
    return found


def _with_lines(text: str) -> str:
    """Set a table off by empty lines, as Markdown wants it."""
    return (
        re.sub(r"(<!--.*-->)\n", r"\1\n\n", text).replace("|\n```calc", "|\n\n```calc").replace("|\n<!--", "|\n\n<!--")
    )


def root(function: Any, low: float, high: float) -> float:
    return optimize.brentq(function, low, high, xtol=1e-14, rtol=1e-14)


def area(function: Any, low: float, high: float) -> float:
    return integrate.quad(function, low, high, epsabs=0, epsrel=1e-12, limit=500)[0]


def unit(number: float, one: str, other: str) -> float:
    return float(REGISTRY.Quantity(number, one).to(other).magnitude)


NAMES = {
    "math": math, "np": np, "mp": mpmath, "mpf": mpmath.mpf, "F": Fraction, "D": date, "st": stats, "sp": special,
    "op": optimize, "la": linalg, "root": root, "area": area, "unit": unit, "ivp": integrate.solve_ivp,
}  # fmt: skip
ALGEBRA = ("solve", "integrate", "Sum(", "Product(", "ode ", "max ", "min ", "argm", "limit", " fit ", "for n in")
"""What takes longer than the other lines of a sheet."""
PROBLEMS = [one for file in sorted(FOLDER.glob("*.txt")) for one in problems_of(file)]


def judge(vault: Any, problem: Problem) -> int:
    """Return how many values are right; another one ends the test."""
    calculation, told = vault({"n.md": problem.note})
    names: dict[str, Any] = dict(NAMES)
    exec(problem.python, names)  # noqa: S102 - written beside the sheet, in this folder
    errors = "\n".join(f"{one.code} {one.message} {one.hint}" for one in told)
    for name in problem.refused:
        quantity = calculation.quantities.get(QuantityId(NoteId("n.md"), name))
        assert quantity is None or quantity.value is None, f"{problem.head}: {name} has a value"
        assert errors, problem.head
    for name, (near, of) in problem.wanted.items():
        wanted = float(eval(of, names))  # noqa: S307 - as above
        own, _, end = name.partition(".")
        is_end = end in {"low", "high"}
        quantity = calculation.quantities.get(QuantityId(NoteId("n.md"), own if is_end else name))
        assert quantity is not None, f"{problem.head}: {name} is not there\n{problem.note}\n{errors}"
        assert quantity.value is not None, f"{problem.head}: {name} has no value\n{problem.note}\n{errors}"
        number = getattr(quantity.value, end) if is_end else quantity.value.number
        found = from_base(number, quantity.unit)
        assert math.isclose(found, wanted, rel_tol=NEAR[near], abs_tol=1e-14), (
            f"{problem.head}: {name} is {found!r} {quantity.unit.text}, Python {wanted!r}\n{problem.note}\n{errors}"
        )
    return len(problem.wanted)


NAMED = [f"{at} {one.head}" for at, one in enumerate(PROBLEMS)]
QUICK = [one for one in PROBLEMS if not any(word in one.note for word in ALGEBRA)][::3]


def test_there_are_five_hundred_and_few_are_hard_to_say():
    ways = Counter(one.way for one in PROBLEMS)
    assert ways.total() >= 500
    assert ways["natural"] >= 0.98 * ways.total()
    assert ways["not"] <= 0.01 * ways.total()


def test_a_third_of_those_without_algebra_come_to_what_python_says(vault):
    assert sum(judge(vault, one) for one in QUICK) > 200


@pytest.mark.fuzz
@pytest.mark.parametrize("problem", PROBLEMS, ids=NAMED)
def test_each_comes_to_what_python_says(vault, problem):
    judge(vault, problem)
