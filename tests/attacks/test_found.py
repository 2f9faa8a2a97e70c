"""What an attacker has found, each by its own words: answered in seconds, in words, and the rest is reported too.

Links in the file system are in `test_symlinks`, configurations in `test_strangers_configuration`, scripts in pages in
`test_html`, `test_theme_keys` and the tests in a browser, streams in `test_streams`.
"""

import time
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

SECONDS = 9
"""Of CPU; each of these took from ten seconds to days. Algebra has ten seconds a build, and these need none."""
Files = dict[str, str]


def sheet(text: str, after: str = "") -> Files:
    return {"a.md": f"# A\n\n```calc\n{text}\n```\n\n{after}\n"}


DEFAULTS = "\n".join(f"f{at}(n = f{at - 1}() + f{at - 1}()) = n + f{at - 1}()" for at in range(1, 21))
GROWING = "".join(f"u{at} = u{at - 1}^12\n" for at in range(1, 7))
MERGES = "a: &a {x: 1}\n" + "".join(
    f"{name}: &{name} {{<<: [{', '.join([f'*{before}'] * 9)}]}}\n"
    for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
CHAIN = "\n".join(f"q{at} = q{at - 1} + {at} / 1000" for at in range(1, 2001))
RANGES = "\n".join(f"a{at} = 1..2" for at in range(100))
SUMS = "\n".join(f"y{at} = Sum(a{at} * sin(j), (j, 1, 100))" for at in range(20))
ROWS = "\n".join(f"| r{at} | {at + 1} |" for at in range(200))
READINGS = " ".join(f"[{at} kg](#y)" for at in range(5000, 5020))
BEYOND = "the range from 1e-307 to 1e307"
FAR = "is beyond 1e-150 to 1e150 base units"
FOUND: dict[str, tuple[Files, str]] = {
    "an id of sixty letters": ({"a.md": f"---\nid: 1{'a' * 60}!\n---\n# A\n"}, "nothing wrong"),
    "defaults of defaults": (sheet(f"f0(n = 1) = n\n{DEFAULTS}\ny = f20()"), "nothing wrong"),
    "units that grow twelvefold": (
        {**sheet("x = 1 u6"), "formulas/units.txt": f"u0 = 7.123456789e99 * m\n{GROWING}"},
        "unknown unit `u6`",
    ),
    "a live value over two lines of a list": (
        sheet("x = 1", "- text `= x +\n  1` text\n\n> `= x *\n> 2`\n\n`= x\n\t- 1`"),
        "nothing wrong",
    ),
    "merges of merges": ({"a.md": f"---\n{MERGES}---\n# A\n"}, "`<<` merges more than 10,000 keys"),
    "a sum above a range": (sheet("a = 1..2\ny = Sum(sin(a * i), (i, 1, 10000))"), "used up its steps"),
    "sums in sums above a range": (
        sheet("a = 1..2\ny = Sum(Sum(sin(a * i + j), (i, 1, 100)), (j, 1, 100))"),
        "used up its steps",
    ),
    "a chain above a range": (sheet(f"q0 = 1..2\n{CHAIN}"), "2001 quantities"),
    "many sums above many ranges": (sheet(f"{RANGES}\n{SUMS}"), "120 quantities"),
    "binomials in sums": (sheet("y = Sum(Sum(binomial(i + j, 9990), (i, 1, 300)), (j, 1, 300))"), "1 quantity"),
    "exact binomials": (
        sheet("y = Sum(Sum(binomial(2000 + i, 1000) / binomial(2000 + j, 1000), (i, 1, 40)), (j, 1, 40))"),
        "1 quantity",
    ),
    "failing claims and rows": (
        sheet(
            "r = pick t: r0\ny = Sum(r.v / 9, (i, 1, 999)) * 1 kg",
            f"{READINGS}\n\n<!-- calc: table t -->\n| id | v |\n|---|---|\n{ROWS}",
        ),
        "20 claims",
    ),
    "equal columns": (
        {"a.md": "<!-- calc: table t from t.csv -->\n", "t.csv": ("a," * 300 + "a\n") * 2000},
        "column `a` appears twice",
    ),
    "a cell beyond all numbers": ({"a.md": "<!-- calc: table t -->\n| id | a [km] |\n|-|-|\n| x | 1e308 |\n"}, BEYOND),
    "a unit that is small to a power": (sheet("y [qm^12] = 3 m^12"), FAR),
    "such a unit in a claim": (sheet("y = 3 m^12", "[3 qm^12](#y)"), FAR),
    "such a unit behind a live value": (sheet("x = 3 m", "`= x^12 as qm^12`"), FAR),
    "steps of nothing": (sheet("x = 1", "```calc table\nrows: x in 1..9 step 1e-308\ncols: x\n```"), BEYOND),
    "a range to the last number": (sheet("x = 1..9.5e307"), BEYOND),
    "a logarithm near one": (sheet("x = ln(1 + 1e-15) * 1e15"), "only 1 of its digits is reliable"),
    "what is added is lost": (sheet("x = (1 + 1e-17 - 1) * 1e17"), "none of its digits is reliable"),
    "a limit": (sheet("x = (1 + 1e-16)^1e16"), "float64 gives 1, exact arithmetic 2.71828"),
    "one beside sixteen digits": (sheet("x = 1e16 + 1 - 1e16"), "none of its digits is reliable"),
    "a share of degrees": (sheet("t = 25 °C\ncheck t = 20 °C ± 2 %"), "CG303"),
    "turns a minute": (sheet("w [rad/s] = 60 rpm", "[6.28 rad/s](#w)"), "nothing wrong"),
    "items in items": ({"a.md": f"{'* ' * 600}x\n"}, "more than 64 deep"),
    "open tags": ({"a.md": "<a " * 8000}, "nothing wrong"),
}  # fmt: skip


def write(root: Path, files: Files) -> Path:
    for name, text in {**files, "other.md": "# Other\n\n[[nowhere else]]\n"}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


HEAVY = (
    "a sum above a range",
    "sums in sums above a range",
    "a chain above a range",
    "many sums above many ranges",
    "binomials in sums",
    "exact binomials",
    "failing claims and rows",
    "equal columns",
)
"""Where all that a build may spend is spent: seconds each, so that they are among the long runs."""


@pytest.mark.parametrize(
    ("files", "reported"),
    [pytest.param(*row, id=name, marks=[pytest.mark.fuzz] * (name in HEAVY)) for name, row in FOUND.items()],
)
def test_it_is_answered_and_the_rest_too(tmp_path: Path, files: Files, reported: str) -> None:
    began = time.process_time()
    done = CliRunner().invoke(main, ["check", "--no-cache", str(write(tmp_path, files))])
    took = time.process_time() - began
    assert done.exit_code == 1, (done.exception, done.output[-300:])
    said = done.output.replace("no note is called `nowhere else`", "")
    assert "no note is called `nowhere else`" in done.output
    assert reported in said or (reported == "nothing wrong" and said.count(": CG") == 1), said[-600:]
    assert took < SECONDS


ENDED = {
    "items in items": f"# A\n\n{'* ' * 600}x\n",
    "an icon that is none": "---\nicon: nope\n---\n# A\n",
    "a list for the search": "---\nsearch: [x]\n---\n# A\n",
    "open tags": "<a " * 8000,
    "a template of the disk": "---\ntemplate: /etc/passwd\n---\n# A\n",
    "a cell beyond all numbers": FOUND["a cell beyond all numbers"][0]["a.md"],
    "a unit that is small to a power": FOUND["a unit that is small to a power"][0]["a.md"],
}


def test_what_ended_a_build_ends_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = write(tmp_path / "docs", {f"n{at}.md": text for at, text in enumerate(ENDED.values())})
    (docs / "index.md").write_text("# Start\n")
    theme = "{name: material, font: false}"
    config = f"site_name: x\ntheme: {theme}\nplugins: [search, calcgraph: {{dialect: obsidian, on_error: warn}}]\n"
    (tmp_path / "mkdocs.yml").write_text(config)
    monkeypatch.chdir(tmp_path)
    began = time.process_time()
    done = CliRunner().invoke(cli, ["build", "-q"])
    assert done.exit_code == 0, (done.exception, done.output[-300:])
    assert time.process_time() - began < SECONDS
    assert all((tmp_path / "site" / f"n{at}" / "index.html").exists() for at in range(len(ENDED)))
