"""A note whose path has the signs of a key computes what it computes under a plain name, next to other notes."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

PLAIN = "plain.md"
NAMES = (
    "C# notes.md",
    "#.md",
    "##a.md",
    "a#b#c.md",
    "a.md#x.md",
    "d#/x.md",
    "#d/#x.md",
    "a.b#c.md",
    "a{t}.md",
    "a[n].md",
    "a(x).md",
    "a~.md",
    "a<>.md",
    "a=b.md",
    "a,b.md",
    "a%23b.md",
    "5%25 of %2523#.md",
    "a/#./#/%.md",
    "a&#35;b.md",
    "x#margin.md",
)
NOTE = """# N

<!-- calc: table gpus -->
| id | v [m] | n |
|----|------:|---|
| a  | 3     | 2 |
| b  | 4     | 5 |

```calc
g = pick gpus: a
x = 3 in 1..9
y = 2 * x * g.v
z = total(gpus.v) + gpus.b.v
f(k) = k * x + 1
s = f(2)
r = solve x^3 = 20 for x
w = interpolate(gpus: n -> v, 3)
p = 1..2
q = p * x
check y > 0 m
```

[18 m](#y) [25 m](#y) and `= y with x=4`

| x | y |
|---|---|
"""


def values(folder: Path, path: str) -> list[dict[str, object]]:
    """The values of the note at a path, next to a note that is plain, and how the check ends."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(NOTE, encoding="utf-8")
    (folder / "other.md").write_text("# Other\n\n```calc\na = 2\nb = 3 * a\n```\n", encoding="utf-8")
    found = json.loads(CliRunner().invoke(main, ["values", str(folder), "--format", "json"]).stdout)
    rows: list[dict[str, object]] = [row for row in found["values"] if row["note"] == path]
    assert len(rows) > 8
    return [{key: value for key, value in row.items() if key != "note"} for row in rows]


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> str:
    return json.dumps(values(tmp_path_factory.mktemp("plain"), PLAIN)).replace(PLAIN, "PATH")


@pytest.mark.parametrize("path", NAMES)
def test_values_do_not_depend_on_the_name(path: str, plain: str, tmp_path: Path) -> None:
    assert json.dumps(values(tmp_path, path)).replace(path, "PATH") == plain
    checked = CliRunner().invoke(main, ["check", str(tmp_path), "--no-cache"])
    assert checked.exit_code == 1
    assert "`25 m` is not `y`" in checked.output
    assert "CG930" not in checked.output
