"""A fault of ours in one note: it is reported with note and stage, the rest is still reported, nothing is hidden."""

import json
import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.calc.algebra import closed, exact, foralls
from calcgraph.calc.binding import line_nodes, read
from calcgraph.calc.claims import check as claims
from calcgraph.calc.dimensions import line_units
from calcgraph.calc.outcomes import failures, live
from calcgraph.calc.outcomes import results as found
from calcgraph.calc.programs import machine, ranges
from calcgraph.calc.views import names as view_names
from calcgraph.hosts.command_line import main
from calcgraph.hosts.markdown import blocks

BAD = """# Bad

<!-- calc: table t -->
| id | v [m] |
|----|-------|
| p  | 3     |

```calc
a = 2
b = a^2
q = 1..2
r = 3 * q
s = Sum(a^i, (i, 0, 3))
check big: b > 5
check for_all: a + 1 > a for all
```

[5](#b) `= b + 1`

```calc table
rows: a in 1, 2
cols: b
```
"""
GOOD = "# Good\n\n```calc\nx = 2\ny = nowhere\n```\n\n[3](#x)\n"
REPORTED = ["good.md:5:5: CG343", "good.md:8:1: CG401"]

STAGES = [
    pytest.param(read, "read_table", "table is read", id="a table"),
    pytest.param(read, "parse_sheet", "sheet is read", id="a sheet"),
    pytest.param(line_nodes, "bind_expression", "line is bound to its names", id="names"),
    pytest.param(line_units, "infer_formula", "line's units are inferred", id="units"),
    pytest.param(machine.Run, "compute", "line is computed", id="a value"),
    pytest.param(closed, "compile_term", "line is solved", id="algebra"),
    pytest.param(vars(ranges)["_Search"], "extremes", "line's range is computed", id="a range"),
    pytest.param(foralls, "_spans", "line is checked for all values", id="for all"),
    pytest.param(failures, "_failed_check", "line's value is explained", id="an explanation"),
    pytest.param(exact.ExactEvaluator, "formula", "line is computed a second time", id="the reference"),
    pytest.param(found, "format_value", "line's value is shown", id="figures"),
    pytest.param(live, "parse_shown", "live value is computed", id="a live value"),
    pytest.param(view_names, "parse_view", "view is read", id="a view"),
    pytest.param(claims, "read_claim", "claim is checked", id="a claim"),
]


def is_about(note: str) -> bool:
    """Whether the note is what the callers of the broken function are at work on."""
    frame, values = sys._getframe(2), []  # noqa: SLF001 - `inspect` would read the source of each caller
    for _ in range(10):
        if frame is not None and "calcgraph" in frame.f_code.co_filename:
            values += frame.f_locals.values()
        frame = frame.f_back if frame else None
    paths = [getattr(value, "path", None) or getattr(getattr(value, "entry", None), "path", None) for value in values]
    return any(str(one).startswith(note) for one in (*paths, *(v for v in values if isinstance(v, str))))


@pytest.mark.parametrize(("owner", "name", "stage"), STAGES)
def test_what_one_note_breaks_is_reported_and_the_rest_too(owner, name, stage, tmp_path, monkeypatch):
    (tmp_path / "bad.md").write_text(BAD)
    (tmp_path / "good.md").write_text(GOOD)
    real = getattr(owner, name)

    def broken(*args, **kwargs):
        if is_about("bad.md"):
            raise ZeroDivisionError
        return real(*args, **kwargs)

    monkeypatch.setattr(owner, name, broken)
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(main, ["check", "--no-cache", "."])
    assert done.exit_code == 2, done.output
    assert f"calcgraph failed where this {stage}: ZeroDivisionError in `test_faults.py`, line " in done.output
    assert re.findall(r"^good\.md:\S+ \S+", done.output, re.MULTILINE) == REPORTED
    assert re.search(r"bad\.md:\d+:\d+: CG930 ", done.output)
    assert done.exception is None or isinstance(done.exception, SystemExit)


def build(folder: Path, monkeypatch: pytest.MonkeyPatch, *, on_error: str) -> tuple[str, int]:
    docs = folder / "docs"
    docs.mkdir()
    (docs / "index.md").write_text(BAD.replace("> 5", "> 3").replace("[5]", "[4]"))
    settings = {"plugins": [{"calcgraph": {"on_error": on_error}}], "site_name": "s"}
    (folder / "mkdocs.yml").write_text(json.dumps(settings))
    monkeypatch.setattr(blocks, "render_sheet", lambda *_: 1 / 0)
    result = CliRunner().invoke(cli, ["build", "--config-file", str(folder / "mkdocs.yml")])
    return result.output, result.exit_code


def test_a_sheet_that_cannot_be_drawn_ends_the_build(tmp_path, monkeypatch):
    output, code = build(tmp_path, monkeypatch, on_error="fail")
    assert code != 0
    assert "docs/index.md:8:1: CG930 calcgraph failed where this block is drawn: ZeroDivisionError" in output
    assert not (tmp_path / "site" / "index.html").exists()


def test_a_sheet_that_cannot_be_drawn_never_becomes_code(tmp_path, monkeypatch):
    output, code = build(tmp_path, monkeypatch, on_error="warn")
    assert code == 0
    assert "CG930" in output
    page = (tmp_path / "site" / "index.html").read_text()
    assert "calcgraph failed where this block is drawn" in page
    assert "a = 2" not in page
    assert 'class="cg-table' in page or "<table" in page
