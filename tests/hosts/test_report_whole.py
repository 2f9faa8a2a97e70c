"""A report holds all that its results rest on: with the paper alone, each of them can be computed again."""

import math
import re
from html import unescape
from io import BytesIO
from pathlib import Path
from statistics import mean
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

UNITS = "EUR = [euro] = € = euro\ncrate = 12.5 kg\npallet = 40 crate\nunused_unit = 3 kg\n"
CLIMATE = """# Climate

![c](a.png "Rain"){#fig-rain}

```calc
rain = 20.25 mm in 0..100 mm # of a month
start = 3.14159 m/s
scenario drought: rain = 5.125 mm
scenario elsewhere: rain = 7 mm
```
"""
NOTE = """# Field

As @fig-loss and [[climate#fig-rain]] show, it costs [1,909 EUR](#cost "with drought").
By [[#tab-pumps|the table]], [2.5 kW](#most).

In @fig-loss, [32](#last) and [5.5](#both "p95").

| pump | text |
|---|---|
| a | b |
{#tab-pumps title="Pumps"}

<!-- calc: table pumps -->
| pump | power [kW] | hours [h] |
|---|---:|---:|
| a | 1.512345678 | 12.25 |
| b | 2.5 | 30 |

```calc
use constants: R
use [[climate]]: rain, drought, start as v0
unit gang = 7 chip
most = Max(pumps.power)
pumps.energy [kWh] = pumps.power * pumps.hours
work [kWh] = total(pumps.energy)
area = 3000.125 m^2
load [kg] = 2 pallet
crew [chip] = 2 gang
price = 0.123456 EUR/kg # `much`
fee = 10.5 EUR
water [m^3] = area * rain
cost = water * 1000 kg/m^3 * price + fee
gas [J/mol] = R * 300.15 K
a = normal(2, 0.5)
b = normal(2, 0.5)
correlate(a, b, 0.7)
both = a + b
x = solve x^2 = 9.5 for x in 0..10
u, w = solve u + w = 9, u - w = 1.5 for u, w
worse [m^3] = (water with drought)
seq(0) = 1
seq(k) = 2 * seq(k - 1) for k in 1..5
last = seq(5)
ode v' = -0.25 * v / 1 s, v(0) = v0 for t in 0 s..10 s
speed = v(4 s)
check near: last = 33 ± 2
fit law: energy = slope * hours over pumps for slope near 2 kW
```

![l](a.png "Loss"){#fig-loss}
"""


@pytest.fixture(scope="module")
def vault(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    for name, text in {
        "docs/field.md": NOTE,
        "docs/climate.md": CLIMATE,
        "formulas/units.txt": UNITS,
        "mkdocs.yml": "site_name: S\nplugins: [{calcgraph: {dialect: obsidian}}]\n",
    }.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    (folder / "docs/a.png").write_bytes(b"\x89PNG")
    return folder


def printed(vault: Path, name: str) -> bytes:
    cache = {"XDG_CACHE_HOME": str(vault / "cache")}
    done = CliRunner().invoke(main, ["report", "field", "--in", str(vault), "-o", str(vault / name)], env=cache)
    assert done.exit_code == 0, done.output
    return (vault / name).read_bytes()


@pytest.fixture(scope="module")
def paper(vault: Path) -> str:
    return printed(vault, "field.html").decode()


def plain(html: str) -> str:
    return unescape(re.sub("<[^>]+>", "", html)).replace("\u00a0", " ")


def rows_of(paper: str) -> dict[str, str]:
    """Return the values of the paper by the name before them."""
    found = re.findall(r'<tr[^>]*><th scope="row">([^<]+)</th>.*?<td class="n">(.*?)</td></tr>', paper, re.DOTALL)
    return {unescape(name): plain(value) for name, value in found}


def table_of(paper: str, name: str) -> list[dict[str, str]]:
    """Return a table of the paper as rows by the heads of its columns."""
    inner = paper.partition(f"<h3>{name}")[2].partition("</table>")[0]
    heads, *rows = (re.findall(r"<t[hd](?: [^>]*)?>(.*?)</t[hd]>", row) for row in inner.split("</tr>") if "<t" in row)
    return [dict(zip(heads, map(plain, row), strict=True)) for row in rows]


def number(text: str) -> float:
    return float(text.split(maxsplit=1)[0].replace(",", ""))


def test_a_stranger_computes_the_results_from_the_paper_alone(paper: str) -> None:
    """With nothing else: numbers are taken from the text of the paper, formulas as its reader would understand them."""
    told, pumps = rows_of(paper), table_of(paper, "pumps")
    given = plain(paper)
    crate = float(re.search(r"crate = (\S+) kg", given)[1])
    pallet = float(re.search(r"pallet = (\S+) crate", given)[1])
    gang = float(re.search(r"gang = (\S+) chip", given)[1])
    dry = float(re.search(r"scenario drought: rain = (\S+) mm", given)[1])
    area, rain = number(told["area"]), number(told["rain"])
    fall, first, end = re.search(r"v' = (\S+) \* v / 1 s, v\(0\) = (\w+) for t in 0 s\.\.(\S+) s", given).groups()
    assert (first, end) == ("v0", "10")
    assert "Climate, here called v0" in given
    energy = [number(row["power [kW]"]) * number(row["hours [h]"]) for row in pumps]
    hours = [number(row["hours [h]"]) for row in pumps]
    results = {
        "most": max(number(row["power [kW]"]) for row in pumps),
        "work": sum(energy),
        "load": 2 * pallet * crate,
        "crew": 2 * gang,
        "water": area * rain / 1000,
        "cost": area * rain * number(told["price"]) + number(told["fee"]),
        "gas": number(told["R"]) * 300.15,
        "x": math.sqrt(9.5),
        "worse": area * dry / 1000,
        "last": 2**5 * number(told["seq(0)"]),
        "speed": number(told["start"]) * math.exp(float(fall) * 4),
        "slope": 1000 * sum(map(math.prod, zip(energy, hours, strict=True))) / sum(one**2 for one in hours),
    }
    assert mean(energy) * 2 == pytest.approx(results["work"])
    for name, value in results.items():
        assert number(told[name]) == pytest.approx(value, rel=6e-3), name


INPUTS = {
    "area": "3000.125 m²",
    "price": "0.123456 €/kg",
    "fee": "10.50 €",
    "rain": "20.25 mm",
    "start": "3.14159 m/s",
    "R": "8.31446261815324 J/(mol·K)",
}


def test_inputs_have_all_of_their_digits(paper: str) -> None:
    """A page shows three; with those a stranger would find other results."""
    assert INPUTS.items() <= rows_of(paper).items()
    assert [row["power [kW]"] for row in table_of(paper, "pumps")] == ["1.512345678", "2.5"]


SAID = {
    "a range of a solve": "x = solve x^2 = 9.5 for x in 0..10",
    "the equations of a system": "u, w = solve u + w = 9, u - w = 1.5 for u, w",
    "the range of a sequence": "seq(k) = 2 * seq(k - 1) for k in 1..5",
    "starts": "ode v' = -0.25 * v / 1 s, v(0) = v0 for t in 0 s..10 s",
    "a tolerance": "check near: last = 33 ± 2",
    "a fit": "fit law: energy = slope * hours over pumps for slope near 2 kW",
    "a correlation": "correlate(a, b, 0.7)",
    "an imported scenario": "scenario drought: rain = 5.125 mm",
    "numbered figures": "As Figure 1 and Figure 1 of “Climate” show",
    "words of a reference": "By the table, 2.5 kW.",
    "the words without marks": "much",
    "where distributions come from": "4,096 draws",
}


@pytest.mark.parametrize("name", SAID)
def test_nothing_that_a_result_rests_on_is_left_out(paper: str, name: str) -> None:
    assert SAID[name] in plain(paper)
    assert "`" not in plain(paper).partition("Numbers in the text")[0]


def test_what_no_result_uses_is_not_on_the_paper(paper: str) -> None:
    assert "unused_unit" not in paper
    assert "scenario elsewhere" not in paper
    assert (paper.count("ode v"), paper.count("u, w = solve")) == (1, 1)
    assert "w" not in re.findall(r"<code>([^<]*)</code>", paper)


def claims_in(text: str) -> list[list[str]]:
    rows = re.findall(r"<tr[^>]*>((?:<td[^>]*>[^<]*</td>){4})</tr>", text.partition("Numbers in the text")[2])
    return [[plain(cell) for cell in re.findall(r"<td[^>]*>(.*?)</td>", row)] for row in rows]


def test_a_number_of_the_text_says_what_it_is_compared_with(paper: str) -> None:
    found = [(number, of) for number, of, *_ in claims_in(paper)]
    assert found == [("1,909 EUR", "cost, with drought"), ("2.5 kW", "most"), ("32", "last"), ("5.5", "both, p95")]


def test_a_rate_is_typeset_as_one(paper: str) -> None:
    row = re.search(r'<th scope="row">v</th>.*?</tr>', paper, re.DOTALL)[0]
    assert plain(re.search("<math.*?</math>", row)[0]).startswith("v'(t)=")


def test_a_document_keeps_each_number_in_its_cell(vault: Path, paper: str) -> None:
    """After each sentence begins a table of four columns, with every row whole."""
    body = ET.fromstring(ZipFile(BytesIO(printed(vault, "field.docx"))).read("word/document.xml"))  # noqa: S314 - our own file
    word = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
    rows = [
        ["".join(cell.itertext()).replace("\u00a0", " ") for cell in row.iter(f"{word}tc")]
        for row in body.iter(f"{word}tr")
    ]
    for claim in claims_in(paper):
        assert claim in rows, claim
    assert ["a", "1.512345678", "12.25", "18.5"] in rows


LONG = 201


def test_a_long_table_is_described_by_its_columns(tmp_path: Path) -> None:
    rows = [f"{at},{at / 8}" for at in range(LONG)]
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/long.csv").write_text("\n".join(["run,heat [kW]", *rows]))
    text = "# Field\n\n<!-- calc: table long from long.csv hidden -->\n\n```calc\nheat = total(long.heat)\n```\n"
    (tmp_path / "docs/field.md").write_text(text)
    (tmp_path / "mkdocs.yml").write_text("site_name: S\nplugins: [calcgraph]\n")
    paper = printed(tmp_path, "field.html").decode()
    assert "201 rows" in paper
    (row,) = [one for one in table_of(paper, "long") if one["column"] == "heat [kW]"]
    assert [row["filled"], row["lowest"], row["mean"], row["highest"]] == ["201", "0", "12.5", "25"]
    assert number(rows_of(paper)["heat"]) == pytest.approx(201 * 12.5, rel=1e-3)
    assert "docs/long.csv" in paper
