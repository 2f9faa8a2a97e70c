"""The head of a column can end in a rate, `km/h`, a symbol over its unit, `p/kPa`, or a word that may be either."""

import pytest

from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

SHEET = """
```calc
speed = 120 km/h
span = 120 h
rate = 120 MB/s
time = 120 s
weight = 120 kg
energy = 120 J/kg
pressure = 120 kPa
heat = 120 W/m^2/K
```
"""
HEADS = {
    ("Speed km/h", "[120](#speed)"): None,
    ("km/h", "[120](#speed)"): None,
    ("Speed km/h", "[120](#span)"): "CG402",
    ("Throughput MB/s", "[120](#rate)"): None,
    ("Throughput MB/s", "[120](#time)"): "CG402",
    ("Energy J/kg", "[120](#energy)"): None,
    ("Energy J/kg", "[120](#weight)"): "CG402",
    ("p/kPa", "[120](#pressure)"): None,
    ("v/(km/h)", "[120](#speed)"): None,
    ("Time / s", "[120](#time)"): None,
    ("Speed, km/h", "[120](#speed)"): None,
    # one may be images a second, the other is seconds
    ("img/s", "[120](#time)"): "CG406",
    ("Latency/s", "[120](#time)"): "CG406",
    ("Latency/s", "[120 s](#time)"): None,
    ("price/kg", "[120](#weight)"): "CG406",
    ("U W/(m² K)", "[120](#heat)"): None,
    ("U W/(m² K)", "[120](#weight)"): "CG402",
}


@pytest.mark.parametrize(("head", "claim"), HEADS)
def test_a_slash_in_a_head_divides(head: str, claim: str) -> None:
    text = f"# N\n{SHEET}\n| what | {head} |\n|---|---|\n| a | {claim} |\n"
    project = read_project([SourceFile(NoteId("n.md"), text)], (), lambda _: None, Settings())
    codes = [one.code for one in project.diagnostics if one.severity == "error"]
    assert codes == [one for one in (HEADS[head, claim],) if one]
