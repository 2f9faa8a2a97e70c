"""Arguments of a what-if are values; the answer names what would break."""

from pathlib import Path

import pytest

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry.answers import value, what_if

NOTE = """# Load

<!-- calc: table gpus -->
| gpu | bw [TB/s] | vram [GB] |
|---|---|---|
| h100 | 3.35 | 80 |
| b200 | 8 | 192 |

```calc
gpu = pick gpus: h100
weights = 70 GB in 1..100 GB
other = 3 GB
load [ms] = weights / gpu.bw
check fits: weights <= gpu.vram
scenario big: gpu = b200, weights = 90 GB
```

It loads in [21 ms](#load), in less than [1 s](#load), and has [70 GB](#weights).
"""


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    root = tmp_path_factory.mktemp("vault")
    (root / "docs").mkdir()
    (root / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    (root / "docs" / "load.md").write_text(NOTE)
    return Session(VaultOptions(root, settings=(("values.reference", False),)))


@pytest.mark.parametrize(
    ("arguments", "then"),
    [
        ("weights=35 GB", "10.4 ms"),
        ("weights = 35000 MB", "10.4 ms"),
        ("weights=$35 GB", ""),
        ("gpu=b200", "8.75 ms"),
        ("gpu = b200, weights = 35 GB", "4.38 ms"),
        ("big", "11.3 ms"),
        ("with big", "11.3 ms"),
        ("weights=80 GB) + (1 ms", ""),
        ("weights=80 GB + 1 GB", ""),
        ("weights=2 * 40 GB", ""),
        ("weights=other", ""),
        ("weights=min(3 GB, 4 GB)", ""),
        ("weights=other with other=4 GB", ""),
        ("weights=80 GB; other=1 GB", ""),
        ("weights=80 GB\nother=1 GB", ""),
        ("gpu=b200 + 1", ""),
        ("gpu=h200", ""),
        ("bigger", ""),
        ("", ""),
    ],
)
def test_an_argument_is_a_value_and_not_an_expression(session: Session, arguments: str, then: str) -> None:
    found = what_if(session, "load", arguments)
    assert found.get("then", "") == then
    assert bool(found.get("problem")) is not bool(then)


def test_what_would_break_is_named(session: Session) -> None:
    found = what_if(session, "load", "weights=200 GB")
    assert [(one["kind"], one["says"]) for one in found["would_fail"]] == [
        ("claim", "21 ms"),
        ("claim", "70 GB"),
        ("check", "fits"),
    ]
    assert found["outside_range"] == ["`weights` is outside its range `in 1..100 GB`"]
    assert (found["then_number"], found["then_unit"]) == (pytest.approx(59.7014925), "ms")
    assert what_if(session, "load", "weights=70 GB")["would_fail"] == []
    assert what_if(session, "load", "gpu=b200")["moved"] == [
        {"name": "load.md#gpu.bw", "from": "3.35 TB/s", "to": "8 TB/s"},
        {"name": "load.md#gpu.vram", "from": "80 GB", "to": "192 GB"},
    ]


def test_a_trial_leaves_the_vault_as_it_is(session: Session, tmp_path: Path) -> None:
    before = what_if(session, "load", "gpu=b200")
    what_if(session, "load", "big")
    assert what_if(session, "load", "gpu=b200") == before
    assert not [*tmp_path.iterdir()]


MINE = """# Mine

```calc
use [[load]]: load
copies = 2
total [ms] = copies * load + spare
use [[rack]]: spare
weights_of_all = 1 GB
```
"""
RACK = """# Rack

```calc
copies = 3
depth = 3 in 1..9
spare [ms] = copies * depth * 1 ms
base = depth + 1
scenario deep: depth = 9
scenario big: depth = 8
```
"""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        pytest.param("weights=35 GB", "29.9 ms", id="an input of another note"),
        pytest.param("weights=35 GB, copies=1", "19.4 ms", id="with one of its own"),
        pytest.param("deep", "68.8 ms", id="a scenario of another note"),
        pytest.param("big", "`big` is a scenario of `load.md` and `rack.md`", id="a scenario of two notes"),
        pytest.param("copies=1", "29.9 ms", id="its own name before that of another note"),
        pytest.param("weights=35 ms", "`weights` is in `GB`, but its new value is in `ms`", id="a wrong unit"),
        pytest.param("other=1 GB", "`other` is not in `docs/mine.md`", id="a name on which it does not depend"),
        pytest.param("spare=1 ms + 1 ms", "`1 ms + 1 ms` is not a value", id="an expression"),
        pytest.param("depth=12", "77.8 ms", id="outside its range"),
        pytest.param("base=1", "`base` is not in `docs/mine.md`", id="a result that it does not read"),
    ],
)
def test_an_argument_can_be_a_name_of_a_note_that_it_depends_on(tmp_path: Path, arguments: str, says: str) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    for name, text in {"load": NOTE, "mine": MINE, "rack": RACK}.items():
        (tmp_path / "docs" / f"{name}.md").write_text(text)
    session = Session(VaultOptions(tmp_path, settings=(("values.reference", False),)))
    found = what_if(session, "total", arguments)
    assert found.get("then", found.get("problem")) == says
    assert ("outside_range" in found) == (arguments == "depth=12")


DEFAULTS = """# Step

```calc
reach [%] = 80 % in 40..100 %
read_time(bytes, bw, share = reach) [ms] = bytes / (bw * share)
far(bytes, bw) [ms] = read_time(bytes, bw) * 1
```
"""
READERS = """# KV

```calc
use [[step]]: read_time, far
fetch [ms] = read_time(80 GB, 4 TB/s)
own [ms] = read_time(80 GB, 4 TB/s, 50 %)
deep [ms] = far(80 GB, 4 TB/s)
sum [ms] = fetch + 1 ms
```
"""


def test_the_default_of_an_argument_is_an_input(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    (tmp_path / "docs" / "step.md").write_text(DEFAULTS)
    (tmp_path / "docs" / "kv.md").write_text(READERS)
    session = Session(VaultOptions(tmp_path, settings=(("values.reference", False),)))
    then = {name: what_if(session, f"kv#{name}", "reach=100 %").get("then") for name in ("fetch", "deep", "sum", "own")}
    assert then == {"fetch": "20 ms", "deep": "20 ms", "sum": "21 ms", "own": "40 ms"}
    assert value(session, "step#reach")["used_by"] == ["step.md#read_time"]
