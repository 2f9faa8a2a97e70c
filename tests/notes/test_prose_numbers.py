"""What counts as a number of prose, which somebody may take for a claim, and what does not."""

import pytest

from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile

COUNTED = {
    "a unit": ("It is 42 ms.", ["42 ms"]),
    "a unit in a bracket": ("Large (140 m²) and old.", ["140 m²"]),
    "a power with a sign": ("It has 12 m^3.", ["12 m"]),
    "a unit over another": ("It moves 3.5 TB/s.", ["3.5 TB/s"]),
    "cents per energy": ("It costs 10.6 ct/kWh.", ["10.6 ct/kWh"]),
    "power over an area": ("It loses 0.3 W/m²K.", ["0.3 W"]),
    "energy a year": ("It needs 14,460 kWh a year.", ["14,460 kWh a year"]),
    "mass per year": ("It saves 2.9 t per year.", ["2.9 t per year"]),
    "a temperature": ("At 21 °C.", ["21 °C"]),
    "below zero": ("At -7 °C.", ["7 °C"]),
    "an angle": ("Roofs of 45°.", ["45°"]),
    "a resistance": ("Over 50 \u03a9 or 60 \u2126.", ["50 \u03a9", "60 \u2126"]),
    "a unit in full": ("Some 800 gigabytes and 3 litres.", ["800 gigabytes", "3 litres"]),
    "a percentage": ("It is 5 % or 7%.", ["5 %", "7%"]),
    "a multiple": ("It is 3× or 4x.", ["3×", "4x"]),
    "a scale": ("It has 70B and 3 million.", ["70B", "3 million"]),
    "a scale and a unit": ("It has 70 billion parameters.", ["70 billion parameters"]),
    "a counting word": ("It has 8 layers.", ["8 layers"]),
    "minutes": ("It takes 5 minutes.", ["5 minutes"]),
    "a range": ("From 20–30 tok/s.", ["20–30 tok/s"]),
    "a hard space": ("It is 42\u00a0ms or 42\u202fms.", ["42\u00a0ms", "42\u202fms"]),
    "dollars": ("It is $3 or US$4.", ["$3", "$4"]),
    "euros over energy": ("It is €0.31/kWh.", ["€0.31"]),
    "thousands of euros": ("It costs €1,530 in all.", ["€1,530"]),
    "the sign behind": ("It costs 300 €.", ["300 €"]),
    "pounds and yen": ("It is £3 or ¥400.", ["£3", "¥400"]),
    "the code before": ("It is EUR 12 or 12 EUR.", ["12", "12 EUR"]),
    "a link's text": ("It is [42 ms](b.md#t) or [[b#t|43 ms]].", ["42 ms", "43 ms"]),
    "a heading": ("## The 7 GB", ["7 GB"]),
    "a cell": ("| a | b |\n|---|---|\n| 7 GB | 8 |", ["7 GB"]),
}

NOT_COUNTED = {
    "a bare number": "It is 42, or 3.5.",
    "a year": "In 2024 a model came.",
    "a date": "On 2024-11-20, 20 May 2024 and 5/3/2024.",
    "a time of day": "At 6 pm, 7 am or 10:30.",
    "a version": "Since v1.2, 2.0.1 and Python 3.12.",
    "a name": "The H100, GPT-4 and GPT-4 K.",
    "a section": "See § 3.2, section 4 and figure 5.",
    "an ordinal": "The 1st and the 5th.",
    "a list": "1. One\n2. Two\n3. Three",
    "a number in words": "Two of them.",
    "a word that begins like a unit": "It is 5 mice, 3 tables, 4 legs, 6 Norwegians, 2 hats and 3 ML models.",
    "code": "It is `5 GB`.",
    "a formula": "It is $6 GB$.",
    "the target of a link": "See [it](<b-5 kg.md>).",
    "a fence": "```\n5 GB\n```",
}


def numbers(text: str) -> list[str]:
    note, _ = parse_note(SourceFile(NoteId("a.md"), f"{text}\n"))
    return [number.text for number in note.numbers]


@pytest.mark.parametrize(("text", "found"), COUNTED.values(), ids=COUNTED)
def test_a_number_with_a_unit_counts_however_it_is_written(text: str, found: list[str]) -> None:
    assert numbers(text) == found


@pytest.mark.parametrize("text", NOT_COUNTED.values(), ids=NOT_COUNTED)
def test_a_number_without_a_unit_does_not_count(text: str) -> None:
    assert numbers(text) == []
