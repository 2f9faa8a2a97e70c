import pytest

from calcgraph.render.pages.facts import render_facts

NOTE = """---
sources: [{id: acme, author: Acme, issued: 2025, title: Speeds, URL: "https://example.org/acme"}]
---
# N
```calc
w  = 140 GB
t [ms] = w / (3.35 TB/s)
```
"""
HOLDS, FAILS, DISPUTED = "[42 ms](#t)", "[45 ms](#t)", '[4 ms](#t "disputed: off by ten")'
STALE, SOURCED = '[42 ms](#t "disputed: no")', '[713 tok/s](#measured "@acme")'
LINES = {
    "one": (HOLDS, "1 number: ✓ 1 checked"),
    "all hold": (f"{HOLDS} and [140 GB](#w)", "2 numbers: ✓ 2 checked"),
    "some do not": (f"{FAILS}, {HOLDS}, {DISPUTED}", "3 numbers: ✓ 1 checked, ≠ 1 disputed, ✗ 1 failing"),
    "a dispute that holds is failing": (STALE, "1 number: ✗ 1 failing"),
    "a number of a source is not checked": (f"{SOURCED}, {HOLDS}", "2 numbers: ✓ 1 checked, ❞ 1 quoted"),
    "none": ("[w](#w) is a link.", ""),
}


@pytest.mark.parametrize(("text", "line"), LINES.values(), ids=LINES)
def test_the_line_under_a_title_counts_verdicts(page, read, text, line):
    facts = render_facts(page(NOTE, text))
    assert (read(facts).text.strip() if facts else "") == line


def test_the_number_of_a_note_in_a_zettelkasten_is_left_to_the_outline(page, read):
    made = page(NOTE.replace("---\n# N", "id: 42v\n---\n# N"), HOLDS)
    assert made.project.notes[made.written].zettel == "42v"
    assert "42v" not in read(render_facts(made)).text
