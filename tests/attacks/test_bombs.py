"""Small texts that ask for much: each is answered in little time and memory, and what was cut short is said."""

import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

SECONDS = 30
"""Of CPU for one check of a hostile vault; algebra has ten for all of a build."""
Files = dict[str, str]


def chain(line: str, count: int, first: str = "") -> str:
    return "\n".join([first, *(line.replace("@-", str(at - 1)).replace("@", str(at)) for at in range(1, count + 1))])


def sheet(text: str, after: str = "") -> Files:
    return {"a.md": f"# A\n\n```calc\n{text}\n```\n\n{after}\n"}


def view(text: str, lines: str = "a = 1..2 in 1..9\nb = a^2\nc = Sum(a^i, (i, 0, 99))") -> Files:
    return sheet(lines, f"```calc {text}\n```")


ROWS = "\n".join(f"| r{at} | {at + 1} | {at * at} |" for at in range(200))
PARTS = f"<!-- calc: table t -->\n| id | v | w |\n|---|---|---|\n{ROWS}\n"


def formulas() -> Iterator[tuple[str, Files]]:
    """Expressions, imports, views and algebra."""
    for depth in (20, 60, 400):
        yield f"{depth} brackets", sheet(f"x = {'(' * depth}1{')' * depth}")
        yield f"{depth} calls in calls", sheet(f"f(x) = x + 1\ny = {'f(' * depth}1{')' * depth}")
        yield (
            f"{depth} functions of functions",
            sheet(chain("f@(n = f@-() + f@-()) = n + f@-()", depth, "f0(n = 1) = n")),
        )
        yield f"{depth} functions called twice", sheet(chain("f@(x) = f@-(x) + f@-(x + 1)", depth, "f0(x) = x"))
        yield f"a tower of {depth}", sheet(f"x = {'^'.join(['9'] * depth)}")
        yield f"{depth} overrides", sheet(chain("y@ = (y@- with a = @)", depth, "a = 1\ny0 = a"))
        yield f"{depth} squares of squares", sheet(chain("y@ = y@-^2 + y@-", depth, "y0 = 1.0001"))
        cases = ", ".join(f"({at}, {at} > 9)" for at in range(depth))
        yield f"{depth} cases", sheet(f"x = Piecewise({cases}, (1, True))")
        all_ = " + ".join(f"r{at}" for at in range(1, depth + 1))
        yield f"{depth} ranges", sheet(chain("r@ = 1..2", depth) + f"\ny = {all_}")
    for terms in (10**4, 10**6, 10**12):
        yield f"a sum of {terms}", sheet(f"x = Sum(sin(i), (i, 1, {terms}))")
        yield f"a sum of {terms} above a range", sheet(f"a = 1..2\nx = Sum(sin(a * i), (i, 1, {terms}))")
        yield f"sums in sums of {terms}", sheet(f"x = Sum(Sum(sin(i * j), (i, 1, {terms})), (j, 1, {terms}))")
        yield f"a product of {terms}", sheet(f"x = Product(1 + 1 / i, (i, 1, {terms}))")
        yield f"binomials to {terms}", sheet(f"x = Sum(binomial({terms}, i), (i, 1, 999))")
        yield f"an exact binomial of {terms}", sheet(f"x = binomial({terms}, 5000) / binomial({terms}, 4999)")
        yield f"a table of {terms} rows", view(f"table\nrows: a in 1..{terms} step 1\ncols: b, c")
        yield f"a plot of {terms} points", view(f"plot\nc over a in 1..{terms} step 1")
        yield f"a factorial of {terms}", sheet(f"x = factorial({terms}) / factorial({terms} - 1)")
        yield f"for all of {terms}", sheet(f"n = 1 in 1..{terms}\nm = 1 in 1..{terms}\ncheck n * m > 0 for all")
    for count in (30, 300, 1000):
        yield f"{count} equations", sheet(chain("y@ = solve z@^5 - z@ = @ for z@\nz@ = 2 in 0..9", count))
        yield f"{count} integrals", sheet(chain("y@ = integrate(sin(x^2) / (x + @), (x, 0, 9))", count))
    for rows in (20, 50):
        claims = " ".join(f"[{at} kg](#y)" for at in range(rows))
        text = "r = pick t: r0\ny = Sum(r.v * 1 kg / 9, (i, 1, 99))"
        yield f"{rows} failing claims above rows", sheet(text, f"{claims}\n\n{PARTS}")
        plot = f"```calc plot\ny over r in t, one line per t\n```\n\n{PARTS}"
        yield f"{rows} lines of a plot", sheet("r = pick t: r0\ny = Sum(r.v, (i, 1, 99))", plot)
    yield "a chain of 2,000", sheet(chain("q@ = q@- + @ / 1000", 2000, "q0 = 1..2"))
    yield "a fan of imports", {f"n{at}.md": f"```calc\n{uses(at)}x{at} = 1{sums(at)}\n```\n" for at in range(40)}
    yield "a ring of imports", {f"n{at}.md": f"```calc\nuse [[n{(at + 1) % 40}]]: x\ny = x\n```\n" for at in range(40)}
    yield "a chain of embeds", {f"n{at}.md": f"![[n{at + 1}]]\n\n![[n{at + 1}]]\n" for at in range(40)}


def uses(at: int) -> str:
    return "".join(f"use [[n{one}]]: x{one}\n" for one in range(max(0, at - 9), at))


def sums(at: int) -> str:
    return "".join(f" + x{one}" for one in range(max(0, at - 9), at))


def merges(depth: int, width: int = 9) -> str:
    names = [f"k{at}" for at in range(depth)]
    lines = [f"{b}: &{b} {{<<: [{', '.join([f'*{a}'] * width)}]}}\n" for a, b in pairwise(names)]
    return "k0: &k0 {x: 1}\n" + "".join(lines)


def laughs(depth: int) -> str:
    lines = [f"k{at}: &k{at} [{', '.join([f'*k{at - 1}'] * 9)}]\n" for at in range(1, depth)]
    return "k0: &k0 [x]\n" + "".join(lines)


def data() -> Iterator[tuple[str, Files]]:
    """Front matter, configuration, data files and units."""
    table = {"a.md": "<!-- calc: table t from t.csv -->\n\n```calc\nr = pick t: a\n```\n"}
    rows = {"a.md": "<!-- calc: table t from t.yaml -->\n\n```calc\nr = pick t: a\n```\n"}
    for depth in (5, 8, 12):
        for name, text in {"merges": merges(depth), "aliases": laughs(depth)}.items():
            lines = text.replace("<<:", "!!merge <<:").splitlines()
            listed = "".join(f"- {line.partition(': ')[2]}\n" for line in lines)
            yield f"{name} {depth} deep above a note", {"a.md": f"---\n{text}---\n# A\n"}
            yield f"{name} {depth} deep as data", {**rows, "t.yaml": listed}
            yield f"{name} {depth} deep as sources", {"a.md": "# A\n", "formulas/sources.yaml": listed}
            config = f"site_name: x\ndocs_dir: .\n{text}"
            yield f"{name} {depth} deep as settings", {"a.md": "# A\n", "mkdocs.yml": config}
    used = sheet("x = 3 u3")
    for count in (4, 7, 30):
        grown, many = (
            chain("u@ = u@-^12", count, "u0 = 7.123456789e99 * m"),
            chain(f"u@ = {'u@- * ' * 9}m", count, "u0 = m"),
        )
        yield f"{count} growing units", {**used, "formulas/units.txt": grown}
        yield f"{count} units of many", {**used, "formulas/units.txt": many}
    for count in (1_000, 30_000):
        yield f"{count} columns", {**table, "t.csv": ",".join(f"a{at}" for at in range(count)) + "\na\n"}
        yield f"{count} equal cells", {**table, "t.csv": ("x," * 90 + "x\n") * (count // 10)}
        cells = "\n".join(f'{at},"[{at}, {at + 1}]"' for at in range(count))
        yield f"{count} ranges in cells", {**table, "t.csv": f"id,v\n{cells}"}
        yield f"{count} quotation marks", {**table, "t.csv": '"' * count}
        yield f"{count} open brackets", {**rows, "t.yaml": "[" * count}


BOMBS = {"formulas": dict(formulas()), "data": dict(data())}


def light(root: Path, files: Files) -> tuple[float, dict]:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    began = time.process_time()
    done = CliRunner().invoke(main, ["check", str(root), "--no-cache", "--format", "json"])
    took = time.process_time() - began
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code in (0, 1, 2), done.output[-300:]
    return took, json.loads(done.stdout)


def answer(root: Path, files: Files) -> None:
    took, reported = light(root, files)
    assert took < SECONDS
    assert "CG930" not in [one["code"] for one in reported["diagnostics"]]


QUICK = ("60 functions of functions", "a tower of 400", "merges 8 deep above a note", "7 growing units")


@pytest.mark.parametrize("name", QUICK)
def test_a_bomb_is_answered(tmp_path: Path, name: str) -> None:
    answer(tmp_path, (BOMBS["formulas"] | BOMBS["data"])[name])


def test_there_are_as_many_as_were_tried() -> None:
    assert (len(BOMBS["formulas"]), len(BOMBS["data"])) >= (65, 40)


@pytest.mark.fuzz
@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, all_ in BOMBS.items() for name in all_])
def test_every_bomb_is_answered(tmp_path: Path, kind: str, name: str) -> None:
    answer(tmp_path, BOMBS[kind][name])
