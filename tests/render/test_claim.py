import pytest

from calcgraph.render.sheet.claim import reason_of, render_claim, render_live
from calcgraph.render.sheet.payload import payload_of
from calcgraph.render.sheet.problem import render_problem

NOTE = """---
sources: [{id: acme, author: Acme, issued: 2025, title: Speeds, URL: "https://example.org/acme"}]
---
# N
```calc
w  = 140 GB
bw = 3.35 TB/s in 1..20 TB/s
t [ms] = w / bw
check big: w > 80 GB
```
"""

CLAIMS = {
    "holds": ("[42 ms](#t)", "is-holds", ("42 ms", "checked")),
    "fails": ("[45 ms](#t)", "is-failing", ("45 ms✗ 41.8 ms", "does not hold; computed: 41.8 ms")),
    "disputed": (
        '[4 ms](#t "disputed: off by ten")',
        "is-disputed",
        ("“4 ms”≠ 41.8 ms", "disputed; computed here: 41.8 ms"),
    ),
    "disputed and right": (
        '[42 ms](#t "disputed: no")',
        "is-failing is-stale",
        ("42 ms↺ 41.8 ms", "disputed, but it holds; computed: 41.8 ms"),
    ),
    "sourced": ('[713 tok/s](#measured "@acme")', "is-sourced", ("713 tok/s", "quoted, not computed")),
    "named check": ("[too big](#big)", "is-holds", ("too big", "checked")),
}
"""The text, its class, and what is shown and spoken."""


@pytest.mark.parametrize(("text", "css", "said"), CLAIMS.values(), ids=CLAIMS)
def test_a_verdict_has_a_class_and_words(page, read, text, css, said):
    made = page(NOTE, text)
    element = read(render_claim(made, made.project.claims["n.md"][0])).all("a")[0]
    assert set(css.split()) <= element.classes
    assert (element.text, element["aria-description"]) == said


def test_what_the_card_needs(page, read):
    made = page(NOTE, '[20 ms](#t "with bw=7 TB/s")')
    link = read(render_claim(made, made.project.claims["n.md"][0])).one("a")
    expected = {"href": "#calc-t", "data-text": "20 ms", "data-q": "t", "data-f": "0.001", "data-unit": "ms"}
    assert {name: link.attributes.get(name) for name in expected} == expected
    assert (float(link["data-lo"]), float(link["data-hi"])) == (18, 22)
    assert (link["data-val"], link["data-with"]) == ("20", "bw=7000000000000.0")


def test_the_card_of_a_cell_has_its_unit(page):
    made = page(
        "<!-- calc: table runs -->", "| id | time [ms] | kept [°C] |", "|---|---|---|", "| a | 52.7 | 21 |",
        "", "```calc", "x = runs.a.time", "y = runs.a.kept", "```", "[52.7 ms](#runs.a.time) and [21 °C](#runs.a.kept)",
    )  # fmt: skip
    html = "".join(str(render_claim(made, claim)) for claim in made.project.claims["n.md"])
    entries = payload_of(made, html)["q"]
    assert [entries[f"n.md#runs.a.{name}"].get("u") for name in ("time", "kept")] == ["ms", "°C"]
    assert entries["n.md#runs.a.kept"]["o"] == 273.15


def test_the_card_says_how_a_number_agrees_with_a_range(page, read):
    made = page("```calc", "spf = 3.2 ± 0.4", "years [yr] = 100 yr / spf", "```", "[30 years](#years)")
    link = read(render_claim(made, made.project.claims["n.md"][0])).one("a")
    assert link["data-why"] == "within 27.8–35.7 yr"


def test_a_sourced_claim_leads_to_its_source(page, read):
    made = page(NOTE, '[713 tok/s](#measured "@acme")')
    link = read(render_claim(made, made.project.claims["n.md"][0])).one("a")
    assert (link["href"], link["data-why"]) == ("https://example.org/acme", "Acme, Speeds, 2025")


def test_live_values(page, read):
    made = page(NOTE, "It takes `= t`, twice `= t * 2`, and `= nosuch`.")
    found = [read(render_live(made, live)).all(css="cg-live")[0] for live in made.project.calculation.live["n.md"]]
    assert [one.attributes.get("data-q") for one in found] == ["t", "=t * 2", None]
    assert [one.text for one in found] == ["41.8 ms", "83.6 ms", "nosuch ✗not computed"]
    assert [one.tag for one in found] == ["a", "span", "span"]


def test_words_by_value_are_text_and_nothing_else(page, read):
    made = page(NOTE, 'It is `= when t > 1 ms: "<b>slow</b> GB/s", else: "fast"` and `= when t: "a", else: "b"`.')
    first, second = made.project.calculation.live["n.md"]
    html = render_live(made, first)
    assert "&lt;b&gt;slow&lt;/b&gt; GB/s<" in html
    shown = read(html).one(css="cg-live")
    assert (shown.tag, shown["data-u"]) == ("span", "")
    entry = payload_of(made, str(html))["q"][shown["data-q"]]
    assert (entry["words"], entry["x"]) == (["<b>slow</b> GB/s", "fast"], 1)
    assert read(render_live(made, second)).one(css="cg-live").text.endswith("not computed")


def test_a_dispute_gives_the_writers_reason_alone(page):
    made = page(NOTE, '[4 ms](#t "disputed: off by ten") and [42 s](#t)')
    assert [reason_of(claim) for claim in made.project.claims["n.md"]] == ["off by ten", "it is 1,000 times too large"]


def test_the_box_of_a_wrong_number_gives_the_reason_and_nothing_to_paste(page, read):
    made = page("```calc", "a = 4", "x = 2 * a", "```", "It is [9](#x).")
    note = made.project.notes["n.md"]
    (wrong,) = made.index.problems[note.source.shown]
    reason = read(render_problem(wrong, note)).one("p", "cg-problem__fix")
    assert reason.text == "Because 2 * a = 2 * 4"
    assert reason.all("button") == []


def test_a_parameter_in_a_sentence_can_be_taken_hold_of(page, read):
    sheet = NOTE.replace("w  = 140 GB", "w  = 140 GB in {70 GB, 140 GB} # bytes of a step")
    made = page(sheet, "[140 GB](#w) at [3.35 TB/s](#bw) take [42 ms](#t)")
    choice, slider, result = (read(render_claim(made, one)).one("a") for one in made.project.claims["n.md"])
    assert (choice["data-label"], choice["data-options"]) == (
        "bytes of a step",
        "70000000000.0\t70\n140000000000.0\t140",
    )
    assert "cg-grip" in slider.classes
    assert (slider["data-label"], "data-options" in slider.attributes) == ("bw", False)
    assert "cg-grip" not in result.classes
