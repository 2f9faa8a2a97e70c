"""`calcgraph report`: one file with the whole calculation of a note, also under other inputs."""

import re
from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

CLIMATE = "# Climate\n\n```calc\nrain = 20 mm in 0..100 mm # of a month @fao56\nscenario drought: rain = 5 mm\n```\n"
FIELD = """# Field <1>

It needs [60 m^3](#water), see [@fao56].

```calc
use [[climate]]: rain, drought
area = 3000 m^2 in 1000..9000 m^2 # of trees & grass
crop = pick crops: maize
rate = from rate.csv /water/value in USD/m^3
water [m^3] = area * rain
cost = water * rate * crop.share
check water < 70 m^3
```

<!-- calc: table crops -->
| crop | share |
|---|---|
| maize | 0.5 |
| wheat | 0.25 |
"""
SOURCES = "- {id: fao56, title: Crops, author: [{family: Allen}], issued: 1998}\n"


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "docs").mkdir()
    (tmp_path / "formulas").mkdir()
    (tmp_path / "docs/climate.md").write_text(CLIMATE)
    (tmp_path / "docs/field.md").write_text(FIELD)
    (tmp_path / "docs/rate.csv").write_text("what,value\nwater,0.4\n")
    (tmp_path / "formulas/sources.yaml").write_text(SOURCES)
    (tmp_path / "mkdocs.yml").write_text("site_name: S\nplugins: [calcgraph]\n")
    return tmp_path


def report(vault: Path, *given: str) -> tuple[int, str, str]:
    out = vault / "report.html"
    done = CliRunner().invoke(main, ["report", "field", "--in", str(vault), "-o", str(out), *given])
    html = out.read_text() if out.exists() else ""
    return done.exit_code, done.output, html


def values(html: str) -> dict[str, str]:
    rows = re.findall(r'<tr><th scope="row">(\w+)</th>.*?<td class="n">(.*?)</td></tr>', html, re.DOTALL)
    return {name: re.sub("<[^>]+>", "", value).replace("\u00a0", " ") for name, value in rows}


def test_all_of_the_calculation_is_in_one_file(vault: Path) -> None:
    code, _, html = report(vault)
    assert code == 0
    found = values(html)
    assert {
        "area": "3000 m²",
        "rain": "20 mm",
        "water": "60 m³",
        "cost": "12 USD",
        "crop": "maize",
    }.items() <= found.items()
    assert found["check-1"] == "holds" if "check-1" in found else "holds" in html
    assert "<h1>Field &lt;1&gt;</h1>" in html
    assert "of trees &amp; grass" in html
    assert "Allen, Crops, 1998." in html
    assert not re.search(r'(?:src|href)="(?!https?://)[^"#]|<script|<link|@import|url\(', html)
    for name in ("docs/field.md", "docs/climate.md", "docs/rate.csv"):
        assert sha256((vault / name).read_bytes()).hexdigest() in html


CASES = {
    "a scenario": (["--scenario", "drought"], {"rain": "5 mm", "water": "15 m³", "cost": "3 USD"}),
    "an input": (["--with", "area = 2000 m^2"], {"area": "2000 m²", "water": "40 m³", "cost": "8 USD"}),
    "an input in another unit": (["--with", "area = 0.2 ha"], {"area": "2000 m²", "water": "40 m³"}),
    "a pick": (["--with", "crop=wheat"], {"crop": "wheat", "cost": "6 USD"}),
    "both": (["--scenario", "drought", "--with", "area=1000 m^2"], {"rain": "5 mm", "water": "5 m³"}),
    "the last counts": (["--scenario", "drought", "--with", "rain=10 mm"], {"rain": "10 mm", "water": "30 m³"}),
}


@pytest.mark.parametrize("name", CASES)
def test_other_inputs_change_everything_but_the_text(vault: Path, name: str) -> None:
    given, expected = CASES[name]
    code, said, html = report(vault, *given)
    assert code == 0, said
    assert expected.items() <= values(html).items()
    assert "does not hold" not in html.partition("Numbers in the text")[2].partition("<h2>")[0]
    assert "as the note is written" in html
    assert (vault / "docs/field.md").read_text() == FIELD


WRONG = {
    "a result": (["--with", "water=3 m^3"], "`water` is not an input"),
    "another kind": (["--with", "area=3 kg"], "`area` is in `m^2`"),
    "a row that does not exist": (["--with", "crop=rye"], "has no row `rye`"),
    "a name that does not exist": (["--with", "aria=3"], "`aria` is not in"),
    "a number of a file": (["--with", "rate=3 USD/m^3"], "`rate` is read from a file"),
    "no scenario": (["--scenario", "flood"], "`flood` is not a scenario of `docs/field.md`: `drought`"),
    "a text": (["--with", "area = ("], "is not a value for `area`"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_set_is_said_and_nothing_is_written(vault: Path, name: str) -> None:
    given, message = WRONG[name]
    code, said, html = report(vault, *given)
    assert (code, html) == (1, "")
    assert message in said


def test_a_failing_claim_or_check_is_said(vault: Path) -> None:
    (vault / "docs/field.md").write_text(FIELD.replace("[60 m^3]", "[90 m^3]"))
    _, _, html = report(vault, "--with", "area=9000 m^2")
    assert '<span class="no">does not hold</span>' in html
    assert "CG401" in html
