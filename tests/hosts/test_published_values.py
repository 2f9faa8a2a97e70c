"""Values across vaults: what one publishes another quotes, with its unit; a change there is drift here, at the line."""

import json
import shutil
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

import calcgraph
from calcgraph.documents import to_json
from calcgraph.hosts.command_line import main

ROOT = Path(__file__).parents[2]
FIELDS = ("note", "name", "value", "low", "high", "unit")
DEVICES = "# Devices\n\n```calc\nbw = {} TB/s\nheat = 700 W\nspread = 2..3 ms\n```\n"
HOUSE = (
    "# House\n\nIt needs [{} W](#need).\n\nA device gives [700 W](#heat) at [3.35 TB/s](#bw).\n\n```calc\n"
    "bw = from ../pinned/values.json /values/devices/bw\nheat = from ../pinned/values.json /values/devices/heat\n"
    "need [W] = heat / 2\n```\n"
)
ROOM = "# Room\n\nIt needs [350 W](#need).\n\n```calc\nneed = from ../pinned/values.json /values/house/need\n```\n"


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)


def calc(*words: object) -> tuple[int, str]:
    result = CliRunner().invoke(main, [*map(str, words)])
    return result.exit_code, result.output


def vault(top: Path, **notes: str) -> Path:
    (top / "notes").mkdir(parents=True, exist_ok=True)
    (top / "calcgraph.toml").write_text('docs_dir = "notes"\ndata.roots = ["pinned"]\n')
    for name, text in notes.items():
        (top / "notes" / f"{name}.md").write_text(text)
    return top


def pin(published: Path, into: Path, out: Path) -> None:
    """What a person or a job does: build the one, and copy its values into the other."""
    code, said = calc("build", published, "--out", out)
    assert code == 0, said
    (into / "pinned").mkdir(exist_ok=True)
    shutil.copy(out / "values.json", into / "pinned/values.json")


def test_two_vaults_that_use_each_others_values(tmp_path: Path) -> None:
    hardware, building = vault(tmp_path / "hardware", devices=DEVICES.format("3.35")), tmp_path / "building"
    pin(hardware, vault(building, house=HOUSE.format("350")), tmp_path / "out-1")
    assert calc("check", building, "--no-cache")[0] == 0
    pin(building, vault(hardware, room=ROOM), tmp_path / "out-2")
    assert calc("check", hardware, "--no-cache")[0] == 0
    text = DEVICES.format("3.35").replace("700 W", "800 W")
    pin(vault(hardware, devices=text), building, tmp_path / "out-3")
    code, said = calc("check", building, "--no-cache")
    assert code == 1
    assert "notes/house.md:3:10: CG401 `350 W` is not `need`: 400 W" in said
    assert "notes/house.md:5:16: CG401 `700 W` is not `heat`: 800 W" in said
    assert said.count("CG") == 2
    pin(vault(building, house=HOUSE.format("400").replace("[700 W]", "[800 W]")), hardware, tmp_path / "out-4")
    code, said = calc("check", hardware, "--no-cache")
    assert "notes/room.md:3:10: CG401 `350 W` is not `need`: 400 W" in said
    assert (code, said.count("CG")) == (1, 1)


def test_a_pinned_file_that_has_changed_is_reported_where_its_values_are_stated(tmp_path: Path) -> None:
    hardware, building = vault(tmp_path / "hardware", devices=DEVICES.format("3.35")), tmp_path / "building"
    pin(hardware, vault(building, house=HOUSE.format("350")), tmp_path / "out")
    (building / "formulas").mkdir()
    (building / "formulas/sources.yaml").write_text(
        "- id: hardware\n  title: Hardware\n  type: webpage\n  file: pinned/values.json\n  sha256: " + "0" * 64 + "\n"
    )
    assert calc("sources", building, "--accept", "hardware")[0] == 0
    assert calc("check", building, "--no-cache")[0] == 0
    pinned = building / "pinned/values.json"
    pinned.write_text(pinned.read_text().replace('"text": "700 W"', '"text": "701 W"'))  # what no formula reads
    code, said = calc("check", building, "--no-cache")
    assert code == 1
    assert "sources.yaml" in said
    assert "notes/house.md:3:10" in said


def test_every_published_number_is_read_back_as_it_was(tmp_path: Path) -> None:
    """Of this repository's notes: the digits and the units of all values, ranges and dates."""
    records = [one for one in calcgraph.open(ROOT).values.values() if one.value is not None]
    published = [{name: getattr(one, name) for name in FIELDS} for one in records]
    (tmp_path / "pinned").mkdir()
    (tmp_path / "pinned/values.json").write_text(to_json(values=published), encoding="utf-8")
    lines: dict[str, tuple[float | str, str]] = {}
    for at, one in enumerate(records):
        ends = {"value": one.value, "low": one.low, "high": one.high}
        for name, number in ends.items() if one.low is not None else [("", one.value)]:
            place = f"/values/{one.note.replace('/', '~1')}/{one.name}/{name}".rstrip("/")
            lines[f"q{at}_{name} = from ../pinned/values.json {place}"] = number, one.unit
    sheets = [[*lines][at : at + 100] for at in range(0, len(lines), 100)]
    vault(tmp_path, **{f"n{at}": "# N\n\n```calc\n" + "\n".join(some) + "\n```\n" for at, some in enumerate(sheets)})
    read = calcgraph.open(tmp_path)
    assert [one.message for one in read.errors] == []
    found = {one.name: one.value for one in read.values.values()}
    assert len(found) > 1000
    assert found == {line.partition(" ")[0]: number for line, (number, _) in lines.items()}


def rows(*more: dict[str, object], **given: object) -> str:
    row = {"note": "a.md", "name": "x", "value": 2.5, "low": None, "high": None, "unit": "ms", **given}
    return json.dumps({"schema": 1, "values": [row, *more]})


def deep(count: int) -> str:
    return '{"schema": 1, "values": ' + "[" * count + "]" * count + "}"


TOO_LARGE = "is larger than 4 MiB"
HOSTILE: list[tuple[str, Callable[[], str], str]] = [
    ("text for a number", lambda: rows(value="<script>alert(1)</script>"), "has no number at `/values/a/x`"),
    ("markup in a unit", lambda: rows(unit="<img src=x onerror=alert(1)>"), "CG301 the unit `<img src=x"),
    ("a unit that does not exist", lambda: rows(unit="zorkmid"), "zorkmid"),
    ("a unit of a million letters", lambda: rows(unit="m" * 1_000_000), "n.md:6:5: CG301 the unit `mmm"),
    ("a unit of many factors", lambda: rows(unit="·".join(["m"] * 50_000)), "n.md:6:5: CG301 the unit `m·m"),
    ("a power without end", lambda: rows(unit="m^999999999999"), ""),
    ("a right-to-left override", lambda: rows(unit="ms\u202e"), "CG301 unknown unit `ms\\u202e`"),
    ("an escape of a terminal", lambda: rows(unit="ms\x1b[2J"), "CG301 unknown unit `ms\\x1b[2J`"),
    ("a list for a number", lambda: rows(value=[1, 2]), "it is a list"),
    ("an object for a number", lambda: rows(value={"value": 1}), "it is an object"),
    ("no number", lambda: rows(value=None), "it is missing"),
    ("a yes", lambda: rows(value=True), "it is `true`"),
    ("not a number", lambda: rows().replace("2.5", "NaN"), "has no number at `/values/a/x`"),
    ("infinity", lambda: rows().replace("2.5", "Infinity"), "has no number at `/values/a/x`"),
    ("a number beyond all", lambda: rows().replace("2.5", "1e999999999"), ""),
    ("a number of a million digits", lambda: rows().replace("2.5", "9" * 1_000_000), ""),
    ("a number too small", lambda: rows().replace("2.5", "1e-999999999"), ""),
    ("a note with and without its ending", lambda: rows({"note": "a", "name": "x", "value": 8}), "it is `twice`"),
    ("the same the other way", lambda: rows({"note": "a.md", "name": "x", "value": 8}, note="a"), "it is `twice`"),
    ("digits in a unit", lambda: rows(unit="7 ms"), "CG301"),
    ("digits and a scale in a unit", lambda: rows(unit="0Ki ms"), "CG301"),
    ("an exponent in a unit", lambda: rows(unit="e0 ms"), "CG301"),
    ("a power in a unit", lambda: rows(unit="^1 ms"), "CG301"),
    ("a decimal point in a unit", lambda: rows(value=2, unit=".5 ms"), "CG301"),
    ("a thousands separator in a unit", lambda: rows(unit=",000 ms"), "CG301"),
    ("a tolerance in a unit", lambda: rows(unit="± 1 ms"), "CG301"),
    ("a range in a unit", lambda: rows(unit="..9 ms"), "CG301"),
    ("a product in a unit", lambda: rows(unit="* 1 ms"), "CG301"),
    ("a percentage in a unit", lambda: rows(unit="% ms"), "CG301"),
    ("a blank in a unit", lambda: rows(unit=" ms"), "CG301"),
    ("a range", lambda: rows(low=1, high=2), "has a range there"),
    ("a range with half an end", lambda: rows(low=1), "has a range there"),
    ("the same name twice", lambda: rows({"note": "a.md", "name": "x", "value": 3}), "it is `twice`"),
    ("a name of Python", lambda: rows(name="__class__"), "has nothing at `/values/a/x`"),
    ("a name of JavaScript", lambda: rows(note="__proto__", name="constructor"), "has nothing at `/values/a/x`"),
    ("names that are no texts", lambda: rows(note=1, name=None), "has nothing at `/values/a/x`"),
    ("rows that are no objects", lambda: '{"schema": 1, "values": [1, "a", null, [], {}]}', "has nothing at"),
    ("another version", lambda: rows().replace('"schema": 1', '"schema": 2'), "has nothing at"),
    ("no version", lambda: rows().replace('"schema": 1', '"schema": true'), "has nothing at"),
    ("a key twice", lambda: rows().replace('"unit"', '"value": 9, "unit"'), "has the key `value` twice"),
    ("nested lists", lambda: deep(60), "has nothing at"),
    ("lists inside each other", lambda: deep(100_000), "nests objects more than 64 deep"),
    ("a million rows", lambda: rows(*[{"note": f"n{at}"} for at in range(1_000_000)]), TOO_LARGE),
    ("as many rows as fit", lambda: rows(*[{"note": f"{at}", "name": "x"} for at in range(105_000)], value="?"), "`?`"),
    ("many values", lambda: '{"schema": 1, "values": [' + "1," * 1_100_000 + "1]}", "has more than 1,000,000 values"),
    ("half a file", lambda: rows()[:-5], "is not valid JSON"),
    ("no text", lambda: "\x00\x01", "is not valid JSON"),
    ("nothing", lambda: "", "is not valid JSON"),
]


@pytest.mark.parametrize(("make", "said"), [row[1:] for row in HOSTILE], ids=[row[0] for row in HOSTILE])
def test_a_hostile_file_does_no_harm(tmp_path: Path, make: Callable[[], str], said: str) -> None:
    note = "# N\n\nIt is [2.5 ms](#x).\n\n```calc\n" + "x = from ../pinned/values.json /values/a/x\n" + "```\n"
    top = vault(tmp_path, n=note)
    (top / "pinned").mkdir()
    (top / "pinned/values.json").write_text(make(), encoding="utf-8")
    began = time.process_time()
    code, report = calc("check", top, "--no-cache")
    assert time.process_time() - began < 5
    assert code == 1
    assert said in report
    assert len(report) < 4_000
    assert not {"\u202e", "\x1b", "\x00"} & set(report)
    out = tmp_path / "out"
    assert calc("build", top, "--out", out)[0] == 1
    assert not out.exists()
