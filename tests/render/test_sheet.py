import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from calcgraph.project import read_project
from calcgraph.render.page import page_of
from calcgraph.render.sheet.draw import render_sheet
from calcgraph.render.sheet.payload import payload_of
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

GPUS = """
<!-- calc: table gpus -->
| id   | gpu  | bw [TB/s] | peak [TFLOP/s] | source  |
|------|------|----------:|---------------:|---------|
| h100 | H100 |      3.35 |            989 | @nvidia |
| b200 | B200 |       8.0 |           2250 |         |
"""


def sheet(page, *lines, **more):
    made = page("# N", "## Step", "```calc", *lines, "```", GPUS, **more)
    return made, render_sheet(made, made.project.calculation.sheets["n.md"][0])


def cells(row):
    """Name, form, description, value and unit of a row as a reader sees them."""
    return [part.text for part in row.children if not isinstance(part, str)][:5]


ROWS = {
    "parameter": ("p = 70G param  # active", ["p", "", "active", "70", "Gparam"]),
    "source": ("p = 3 GB # stated @nvidia", ["p", "", "stated NVIDIA 2024", "3", "GB"]),
    "unknown source": ("p = 3 GB # stated @nosuch", ["p", "", "stated @nosuch", "3", "GB"]),
    "ends in two units": ("p = 1 GiB in 1 MiB..1 TiB log", ["p", "1 MiB1 TiB1 MiB … 1 TiB, log", "", "", "GiB"]),
    "slider": ("p = 70G param in 1G..1T param log", ["p", "1 G1 T1 G … 1 T, log", "", "", "Gparam"]),
    "set": ("n = 4 in {1, 2, 4, 8}", ["n", "1248one of 1, 2, 4, 8", "", "4", ""]),
    "formula": ("x = 2 GB / 4 # half", ["x", "2GB4", "half", "0.5", "GB"]),
    "function": ("f(x, y) = x * y", ["f(x, y)", "f(x,y)=x·y", "", "", ""]),
    "check that holds": ("check low: 1 < 2 # fine", ["low", "1<2", "✓check: fine", "", ""]),
    "check without a name": ("check 1 < 2", ["check", "1<2", "✓check", "", ""]),
    "solve": ("a = 2 in 1..9\ns = solve a * 3 = 12 for a", ["s", "solve a·3=12", "for a; closed form", "4", ""]),
    "range": ("p = 2.25..14.24 USD/h", ["p", "", "", "2.25–14.24", "USD/h"]),
}


LONG = ("w = 140 GB # weights", "bw = 3.35 TB/s", "half [GB] = w / 2", "t [ms] = w / bw", "u [ms] = half / bw")
SEEN = {
    "few lines": (LONG[:4], "", {"w", "bw", "half", "t"}),
    "what the note claims": (LONG, "It takes [41.8 ms](#t).", {"t"}),
    "what another note uses": (LONG, "", {"u"}),
    "what the fence names": (("show", *LONG), "", {"half"}),
}


@pytest.mark.parametrize(("lines", "text", "seen"), SEEN.values(), ids=SEEN)
def test_of_a_long_sheet_its_results_are_seen(page, read, lines, text, seen):
    fence = '```calc show="half"' if lines[0] == "show" else "```calc"
    user = "```calc\nuse [[n]]: u\nv = 2 * u\n```" if seen == {"u"} else ""
    made = page("# N", text, fence, *(line for line in lines if line != "show"), "```", user=user)
    rows = read(render_sheet(made, made.project.calculation.sheets["n.md"][0])).all("tr", "cg-row")
    assert {row.one("th").text for row in rows if "is-rest" not in row.classes} == seen


@pytest.mark.parametrize(("text", "expected"), ROWS.values(), ids=ROWS)
def test_a_row_for_each_kind_of_statement(page, read, text, expected):
    _, html = sheet(page, *text.split("\n"))
    assert cells(read(html).all("tr", "cg-row")[-1]) == expected


def test_a_pick_shows_its_row_and_offers_the_others(page, read):
    _, html = sheet(page, "gpu = pick gpus: h100", "x = gpu.bw * gpu.peak")
    row = read(html).one("tr", id="calc-gpu")
    assert [(option["value"], option.text) for option in row.all("input")] == [("h100", ""), ("b200", "")]
    assert [label.text for label in row.all("label")] == ["H100", "B200"]
    assert row.one("td", "cg-row__desc").text == "bw 3.35 TB/s, peak 989 TFLOP/s NVIDIA 2024"


CITED = {
    "a pick: every row's source, hidden unless its row is taken": (
        "gpu = pick gpus: b200",
        [("gpu", "h100", True, "NVIDIA 2024")],
    ),
    "a source in a pick's comment is that of the row written": (
        "gpu = pick gpus: b200 # newest @amd",
        [("gpu", "b200", False, "AMD 2025"), ("gpu", "h100", True, "NVIDIA 2024")],
    ),
    "a source that row and comment name is shown once": (
        "gpu = pick gpus: h100 # the older one @nvidia",
        [("gpu", "h100", False, "NVIDIA 2024")],
    ),
    "a parameter: that of the number written": ("x = 3 GB in 1..9 GB # read @amd", [("x", None, False, "AMD 2025")]),
    "a formula: always": ("x = 3 GB * 2 # read @amd", []),
}


@pytest.mark.parametrize(("text", "expected"), CITED.values(), ids=CITED)
def test_a_source_says_what_it_is_the_source_of(page, read, text, expected):
    _, html = sheet(page, text)
    row = read(html).all("tr", "cg-row")[-1]
    found = [
        (one["data-cite"], one.attributes.get("data-rows"), "hidden" in one.attributes, one.text)
        for one in row.all("span")
        if "data-cite" in one.attributes
    ]
    assert found == expected
    assert len(row.all(css="cg-src")) == max(len(expected), 1)


def test_two_picks_of_one_row_have_its_sources_together(page, read):
    table = ["| chip | bits | peak | source |", "|---|---|--:|---|", "| a | x | 1 | @nvidia |", "| a | y | 2 | @amd |"]
    made = page("```calc", "chip, form = pick peaks: a, x", "```", "", "<!-- calc: table peaks -->", *table)
    html = render_sheet(made, made.project.calculation.sheets["n.md"][0])
    row = read(html).all("tr", "cg-row")[-1]
    cited = [one for one in row.all("span") if "data-cite" in one.attributes]
    assert [(one["data-cite"], one["data-rows"]) for one in cited] == [("chip\nform", "a,x"), ("chip\nform", "a,y")]


WIDE = {
    "short": ("x = a + b", False),
    "long": ("x = a * first_of_several_long_names + b + gpu.bw * 1 s/TB", True),
    "a fraction": ("x = a * first_of_several_long_names / (b * first_of_several_long_names)", False),
    "arguments": (
        "check x: (c with gpu = h100) < (c with first_of_several_long_names = 3, a = 3)",
        True,
    ),
}


@pytest.mark.parametrize(("text", "wide"), WIDE.values(), ids=WIDE)
def test_a_long_formula_has_a_line_of_its_own(page, read, text, wide):
    names = ("a = 1", "b = 2", "first_of_several_long_names = 3", "gpu = pick gpus: h100", "c = a * gpu.bw * 1 s/TB")
    _, html = sheet(page, *names, text)
    assert ("is-wide" in read(html).one("tr", id="calc-x").classes) == wide


def test_units_are_set_as_a_reader_knows_them(page, read):
    made, html = sheet(page, "u = 0.2 W/m^2/K in 0.1..2 W/m^2/K", "a = 12 m^2", "loss [W/K] = u * a", "b = 2 * a")
    tree = read(html)
    assert [unit.text for unit in tree.all("td", "cg-row__unit")] == ["W/(m²·K)", "m²", "W/K", "m²"]
    assert tree.one("input", "cg-entry")["aria-label"] == "u, value in W/(m²·K)"
    assert tree.one("tr", id="calc-loss").all("dd")[1].text == "=0.2 W/(m²·K)·12 m²"
    assert tree.one("tr", id="calc-b").one("dl").one("mn", data_q="a")["data-u"] == "m²"
    assert payload_of(made, html)["q"]["n.md#u"]["u"] == "W/(m²·K)"
    assert "u = 0.2 W/m^2/K in 0.1..2 W/m^2/K" in tree.one("div", "cg-source").text


def test_a_reader_may_type_money_by_all_its_names():
    text = "```calc\nfee = 9 € in 1..50 €\nrent = 3 USD/h in 1..9 USD/h\n```\n"
    units = {"formulas/units.txt": "EUR = [euro] = € = euro\n"}
    project = read_project([SourceFile(NoteId("a.md"), text)], [], units.get, Settings())
    made = page_of(project, NoteId("a.md"), str)
    names = payload_of(made, '<i data-q="fee"></i><i data-q="rent"></i>')["units"]
    assert {"€", "EUR", "euro", "USD", "dollar"} <= set(names)


def test_a_control_of_a_temperature_is_in_degrees(page, read):
    _, html = sheet(page, "t = 20 °C in -40..60 °C step 5", "u [°F] = 20 °C in 32..212 °F", "check t < u")
    sliders = [{name: one[name] for name in ("min", "max", "step", "value")} for one in read(html).all(type="range")]
    assert sliders == [
        {"min": "-40", "max": "60", "step": "5", "value": "20"},
        {"min": "32", "max": "212", "step": "any", "value": "68"},
    ]


def test_members_on_a_temperature_scale_are_absolute_inside(page, read):
    _, html = sheet(page, "t = 20 °C in {0 °C, 20 °C, 40 °C}", "check t > 0 °C")
    options = read(html).all("input", type="radio")
    assert [(one["value"], "checked" in one.attributes) for one in options] == [
        ("273.15", False),
        ("293.15", True),
        ("313.15", False),
    ]


def test_a_sheet_repeats_no_heading_as_its_title(page, read):
    _, html = sheet(page, "a = 1")
    tree = read(html)
    assert tree.one("section", "cg-sheet")["aria-label"] == "Sheet: Step"
    assert tree.one("span", "cg-head__title").text == "sheet"


def test_long_words_stand_in_a_picker_and_not_side_by_side(page, read):
    _, html = sheet(page, "gpu = pick gpus: h100", "x = gpu.bw")
    assert len(read(html).all("input", type="radio")) == 2
    long = GPUS.replace("H100", "NVIDIA H100, first boards").replace("B200", "NVIDIA B200")
    made = page("# N", "```calc", "gpu = pick gpus: h100", "x = gpu.bw", "```", long)
    tree = read(render_sheet(made, made.project.calculation.sheets["n.md"][0]))
    assert [option.text for option in tree.one("select").all("option")] == ["NVIDIA H100, first boards", "NVIDIA B200"]


def test_the_only_column_that_is_read_stands_as_the_value(page, read):
    _, html = sheet(page, "gpu = pick gpus: h100", "x = 2 * gpu.bw")
    row = read(html).one("tr", id="calc-gpu")
    assert (row.one("td", "cg-row__val").text, row.one("td", "cg-row__unit").text) == ("3.35", "TB/s")
    assert row.one("span", data_q="gpu.bw").text == "3.35"


def test_steps_put_the_numbers_in_and_name_the_readers(page, read):
    _, html = sheet(page, "w = 140 GB", "bw = 2 GB/s", "t = w / bw", "u = 2 * t")
    steps = read(html).one("tr", id="calc-t").one("dl")
    assert [part.text for part in steps.all("dt")] == ["formula", "numbers", "result", "used in"]
    assert [part.text for part in steps.all("dd")] == ["wbw", "=140 GB2 GB/s", "=70 s", "u"]
    assert steps.one("a")["href"] == "#calc-u"


def test_other_arguments_are_not_put_beside_the_number_of_this_case(page, read):
    _, html = sheet(page, "w = 140 GB", "t = 2 * w", "u = (t with w = 3 GB)", "v = (t with w = 3 GB) / w")
    steps = {name: read(html).one("tr", id=f"calc-{name}").one("dl") for name in "uv"}
    assert [part.text for part in steps["u"].all("dd")] == ["t|w=3GB", "=6 GB"]
    assert [part.text for part in steps["v"].all("dd")] == ["t|w=3GBw", "=t|w=3GB140 GB", "=0.0429"]


def test_a_row_that_cannot_be_computed_has_its_problem_below(page, read):
    _, html = sheet(page, "w = 2 GB", "total = w + 5", "after = total * 2")
    tree = read(html)
    box = tree.one("tr", id="calc-total").one("td", "cg-problem")
    assert "CG310" in box.text
    assert box.one("pre").text == "total = w + 5 ^^^^^"
    assert tree.one("tr", id="calc-after").one("span", "cg-needs").text == "needs total"


def test_a_line_that_cannot_be_read_stands_where_it_was_written(page, read):
    _, html = sheet(page, "a = 1", "b = 2 +* 3", "c = 3")
    rows = read(html).all("tr", "cg-row")
    assert [row.attributes.get("id") for row in rows] == ["calc-a", None, "calc-c"]
    assert "CG210" in rows[1].text


def test_what_comes_from_elsewhere_is_one_line(page, read):
    other = "# The law\n```calc\nw = 2 GB\nf(x) = x\n```"
    _, html = sheet(page, "use [[law]]: w, f", "x = w * 2", law=other)
    line = read(html).one("tr", "is-use")
    assert line.text == "from The law: w 2 GB, f"
    assert [link["href"] for link in line.all("a")] == ["/law.md", "/law.md#calc-w", "/law.md#calc-f"]
    assert line.one("span", data_q="law.md#w")["data-u"] == "GB"


def test_what_is_drawn_with_another_says_so_and_the_page_knows_it(page, read):
    made, html = sheet(page, "a = normal(0, 1)", "b = normal(0, 1)", "c = a + b", "correlate(b, a, -0.7)")
    assert "correlated with a by -0.7" in read(html).text
    entries = payload_of(made, str(html))["q"]
    assert entries["n.md#b~"]["chain"] == [["n.md#a~", []], ["n.md#b~", [-0.7]]]
    assert "chain" not in entries["n.md#a~"]


def test_a_scenario_is_a_button_with_its_case(page, read):
    _, html = sheet(page, "gpu = pick gpus: h100", "n = 1 GB in 1..9 GB", "scenario big: gpu = b200, n = 4 GB # fast")
    row = read(html).one("tr", "is-scenario")
    assert row.one("button")["data-set"] == "gpu=b200,n=4000000000.0"
    assert row.one("td", "cg-row__desc").text == "scenario: gpu = b200, n = 4 GB · fast"


def test_an_embedded_copy_keeps_its_ids_apart_and_names_the_notes_quantities(page, read):
    made = page("# Other", path="other.md", n="# N\n```calc\na = 2 in 1..3\nb = a * 2\n```")
    found = made.project.calculation.sheets["n.md"][0]
    tree = read(render_sheet(made.embedding("n.md", "e1-"), found))
    assert [row["id"] for row in tree.all("tr", "cg-row")] == ["e1-calc-a", "e1-calc-b"]
    assert [row["data-row"] for row in tree.all("tr", "cg-row")] == ["n.md#a", "n.md#b"]


def test_the_source_is_there_as_written(page, read):
    lines = ("a = 1  # one", "b = pick gpus: h100")
    _, html = sheet(page, *lines)
    assert "".join(read(html).one("div", "cg-source").texts()) == "\n".join(lines)


HOSTILE = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>"


def test_nothing_written_becomes_markup(page, read):
    made = page(
        "# N",
        f'```calc title="{HOSTILE.replace(chr(34), "")}"',
        f"a = 1 # {HOSTILE}",
        "```",
        "<!-- calc: table t -->",
        f"| id | name |\n|---|---|\n| x | {HOSTILE} |",
    )
    html = render_sheet(made, made.project.calculation.sheets["n.md"][0])
    assert not read(html).all("script") + read(html).all("img")


PARTS = (
    "a|b|gpu| = | + | / |2 GB|3|(|)|^|pick gpus: h100|pick gpus: |use [[n]]: a|check |# <b>|\n|\n|in 1..9|in {1, 2}|"
    "log|solve a = 4 for a|with a = 2|f(x) = x|scenario s: a = 2|Sum(i, (i, 0, 3))|.bw|±|%"
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(PARTS.split("|")), max_size=16).map("".join))
def test_any_sheet_becomes_sound_markup_without_styles_or_handlers(page, read, text):
    made = page("# N", "```calc", text, "```", GPUS)
    for found in made.project.calculation.sheets.get("n.md", ()):
        tree = read(render_sheet(made, found))
        ids = [element["id"] for element in tree.all() if "id" in element.attributes]
        assert len(ids) == len(set(ids))
        assert not [
            name for element in tree.all() for name in element.attributes if name == "style" or name[:2] == "on"
        ]


HOW = {
    "by algebra": ("check same: (p + 1)^2 = p^2 + 2 * p + 1 for all", "found", "by algebra"),
    "at points": ("check same: floor(p) <= p for all", "tried", "at 256 points"),
    "by a closed form": ("same = solve x^2 = p for x in 0..9", "found by", "closed form"),
}


@pytest.mark.parametrize(("line", "label", "remark"), HOW.values(), ids=HOW)
def test_the_steps_say_how_a_result_was_found(page, read, line, label, remark):
    _, html = sheet(page, "p = 2 in 1..9", line)
    (how,) = [steps for steps in read(html).all("dl", "cg-steps__body") if steps.all("dd", "cg-steps__how")]
    assert how.one("dd", "cg-steps__how").text == remark
    assert label in [one.text for one in how.all("dt")]
