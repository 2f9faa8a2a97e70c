"""Contributions of edits: exactly the known ones where the cause is known, and always the whole change."""

import math
import sys
import time
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from calcgraph.changes.attribution import ALL_ORDERS, attribute
from calcgraph.changes.compare import compare
from calcgraph.changes.judge import judge
from calcgraph.render.changes.text import changes_text
from calcgraph.render.changes.words import Summary, reasons, results, verdict
from calcgraph.settings import Settings, ValueSettings

sys.path.insert(0, str(Path(__file__).parent))
from vaults import changes_of, read, whys

NUMBERS = st.floats(min_value=0.01, max_value=1000).map(lambda number: float(f"{number:.4g}"))


def near(found, wanted, size):
    return math.isclose(found, wanted, rel_tol=1e-9, abs_tol=1e-9 * size)


@given(st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=ALL_ORDERS))
def test_of_a_sum_each_edit_did_what_it_moved(pairs):
    parts = attribute(lambda chosen: math.fsum(pair[at in chosen] for at, pair in enumerate(pairs)), range(len(pairs)))
    size = max(max(pair) for pair in pairs) * len(pairs)
    for (group, share), (before, after) in zip(parts.shares, pairs, strict=True):
        assert len(group) == 1
        assert near(float(share), after - before, size)
    assert near(float(parts.interaction), 0, size)


@given(st.tuples(NUMBERS, NUMBERS), st.tuples(NUMBERS, NUMBERS))
def test_of_a_product_of_two_each_did_its_step_at_the_mean_of_the_other(one, other):
    parts = attribute(lambda chosen: one[0 in chosen] * other[1 in chosen], (0, 1))
    size = max(one) * max(other)
    first, second = (float(share) for _, share in parts.shares)
    assert near(first, (one[1] - one[0]) * (other[0] + other[1]) / 2, size)
    assert near(second, (other[1] - other[0]) * (one[0] + one[1]) / 2, size)
    assert near(float(parts.interaction), (one[1] - one[0]) * (other[1] - other[0]), size)


@given(st.lists(st.tuples(NUMBERS, NUMBERS), min_size=2, max_size=ALL_ORDERS))
def test_shares_are_exactly_the_change(pairs):
    def value(chosen):
        return math.prod(pair[at in chosen] for at, pair in enumerate(pairs)) ** 0.5

    parts = attribute(value, range(len(pairs)))
    whole = Fraction(value(frozenset(range(len(pairs))))) - Fraction(value(frozenset()))
    assert sum(share for _, share in parts.shares) == whole


def product(factors):
    return {
        "a.md": "\n".join(f"p{at} = {one}" for at, one in enumerate(factors))
        + "\ny = "
        + " * ".join(f"p{at}" for at in range(len(factors)))
    }


def test_above_six_edits_the_mean_of_drawn_orders_is_near_that_of_all():
    (found,) = (shares for name, shares in whys(changes_of(product([1] * 8), product([2] * 8))).items() if name == "y")
    assert math.isclose(math.fsum(found.values()), 255, rel_tol=1e-12)
    assert len(found) == 8
    assert all(25 < share < 40 for share in found.values())  # 255 / 8 = 31.9
    assert whys(changes_of(product([1] * 8), product([2] * 8)))["y"] == found  # the same every time


def test_what_has_no_value_on_the_way_is_one_edit_of_many():
    before = {"a.md": "\n".join(f"p{at} = 1" for at in range(8)) + "\ny = " + " + ".join(f"p{at}" for at in range(8))}
    after = {"a.md": before["a.md"].replace("= 1\n", "= 2\n").replace("y = p0", "y = 1 / (p0 - 1) + p0")}
    found = whys(changes_of(before, after))["y"]
    assert list(found.values()) == [9.0]


def test_hundreds_of_edits_and_values_take_no_longer_than_a_few_readings():
    lines = [f"p{at} = {{{at}}}" for at in range(60)]
    lines += [f"f{at} = {f'f{at - 1}' if at else 'p0'} + p{at % 60} * p{(7 * at + 1) % 60}" for at in range(300)]
    sheet = "\n".join(lines)
    first, second = ([number + at % 5 for at in range(60)] for number in (1, 2))
    start = time.process_time()
    changes = changes_of({"a.md": sheet.format(*first)}, {"a.md": sheet.format(*second)})
    assert time.process_time() - start < 20
    assert len(changes.values) == 360
    for one in changes.values:
        shares = [share.contribution for share in one.why.shares]
        assert math.isclose(math.fsum(shares), one.after.figure - one.before.figure, rel_tol=1e-9)


def test_edits_that_have_no_value_without_each_other_are_one():
    def value(chosen):
        return None if (0 in chosen) != (1 in chosen) else 10.0 + (0 in chosen) + 5 * (2 in chosen)

    parts = attribute(value, (0, 1, 2))
    assert dict(parts.shares) == {frozenset([0, 1]): 1, frozenset([2]): 5}


def test_where_no_way_leads_there_all_edits_are_one():
    def value(chosen):
        return float(len(chosen)) if len(chosen) in (0, 4) else None

    assert attribute(value, range(4)).shares == ((frozenset(range(4)), 4),)


def test_a_change_from_or_to_nothing_has_no_parts():
    assert attribute(lambda chosen: 1.0 if chosen else None, (0,)) is None


@given(st.lists(st.tuples(NUMBERS, NUMBERS), min_size=2, max_size=8), st.data())
def test_the_history_of_a_sheet_is_told_by_its_causes(pairs, data):
    """Parameters in notes of their own, read by one that adds and multiplies them: the causes are known."""
    first = data.draw(st.integers(min_value=1, max_value=len(pairs) - 1))
    names = [f"p{at}" for at in range(len(pairs))]
    uses = "\n".join(f"use [[n{at}]]: p{at}" for at in range(len(pairs)))
    sums = (
        f"{uses}\ntotal = {' + '.join(names)}\nbetter = ({' + '.join(names[:first])}) * ({' + '.join(names[first:])})"
    )

    def vault(after):
        return {**{f"n{at}.md": f"p{at} = {pair[after]!r}" for at, pair in enumerate(pairs)}, "sum.md": sums}

    changes = changes_of(vault(0), vault(1))
    found = whys(changes)
    edited = {name for name, (before, after) in zip(names, pairs, strict=True) if before != after}
    assert {edit.what for edit in changes.edits} == edited
    size = sum(max(pair) for pair in pairs)
    for name, (before, after) in zip(names, pairs, strict=True):
        if name in edited and "total" in found:
            assert near(found["total"].get(name, 0.0), after - before, size)
    for one in changes.values:
        shares = [share.contribution for share in one.why.shares]
        change = one.after.figure - one.before.figure
        assert near(math.fsum(shares), change, max(map(abs, (*shares, one.after.figure, one.before.figure))))


KINDS = [
    (
        "a parameter",
        {"a.md": "x = 2 m\ny = 3 * x"},
        {"a.md": "x = 4 m\ny = 3 * x"},
        {"x": {"x": 2.0}, "y": {"x": 6.0}},
    ),
    (
        "a formula",
        {"a.md": "x = 2 m\ny = 3 * x\nz = y + 1 m"},
        {"a.md": "x = 2 m\ny = 5 * x\nz = y + 1 m"},
        {"y": {"y": 4.0}, "z": {"y": 4.0}},
    ),
    (
        "a parameter and a formula that meet",
        {"a.md": "x = 2\ny = 3 * x"},
        {"a.md": "x = 4\ny = 5 * x"},
        {"x": {"x": 2.0}, "y": {"x": 8.0, "y": 6.0}},
    ),
    (
        "a formula that reads what is new",
        {"a.md": "x = 2\ny = 3 * x"},
        {"a.md": "x = 2\nk = 7\ny = k * x"},
        {"y": {"y": 8.0}},
    ),
    (
        "an import of another note",
        {"a.md": "use [[b]]: k\ny = 2 * k", "b.md": "k = 3", "c.md": "k = 10"},
        {"a.md": "use [[c]]: k\ny = 2 * k", "b.md": "k = 3", "c.md": "k = 10"},
        {"y": {"use [[c]]": 14.0}},
    ),
    (
        "a function, and a default of an argument",
        {"a.md": "f(x, n = 2) = n * x\ny = f(3)\nz = f(3, 1)"},
        {"a.md": "f(x, n = 5) = n * x\ny = f(3)\nz = f(3, 1)"},
        {"y": {"f": 9.0}},
    ),
    (
        "the middle of a range",
        {"a.md": "x = 2..4\ny = 2 * x"},
        {"a.md": "x = 4..8\ny = 2 * x"},
        {"x": {"x": 3.0}, "y": {"x": 6.0}},
    ),
    (
        "an equation that is solved",
        {"a.md": "k = 6\nx = solve 2 * x = k for x in 0..100"},
        {"a.md": "k = 8\nx = solve 2 * x = k for x in 0..100"},
        {"k": {"k": 2.0}, "x": {"k": 1.0}},
    ),
    (
        "a note that took another path, and was edited",
        {"old.md": "a = 1\nb = 2\nc = 3\nx = 2", "u.md": "use [[old]]: x\ny = 3 * x"},
        {"new.md": "a = 1\nb = 2\nc = 3\nx = 4", "u.md": "use [[new]]: x\ny = 3 * x"},
        {"x": {"x": 2.0}, "y": {"x": 6.0}},
    ),
    (
        "two names that change their places: only together they have values",
        {"a.md": "a = 1\nb = a + 1\nc = a + b"},
        {"a.md": "b = 5\na = b + 1\nc = a + b"},
        {"a": {"b, a": 5.0}, "b": {"b, a": 3.0}, "c": {"b, a": 8.0}},
    ),
    (
        "an edit that comes to the same",
        {"a.md": "x = 2\ny = x + x"},
        {"a.md": "x = 2\ny = 2 * x"},
        {},
    ),
    (
        "a unit that is written otherwise",
        {"a.md": "x = 1500 m\ny [m] = 2 * x"},
        {"a.md": "x = 1.5 km\ny [km] = 2 * x"},
        {"x": {}, "y": {}},
    ),
    (
        "degrees, whose scale starts elsewhere",
        {"a.md": "t = 20 °C\nu [°C] = t"},
        {"a.md": "t = 25 °C\nu [°C] = t"},
        {"t": {"t": 5.0}, "u": {"t": 5.0}},
    ),
]


@pytest.mark.parametrize(("before", "after", "wanted"), [row[1:] for row in KINDS], ids=[row[0] for row in KINDS])
def test_each_kind_of_edit_is_reported(before, after, wanted):
    found = whys(changes_of(before, after))
    assert found.keys() == wanted.keys()
    for name, shares in wanted.items():
        assert found[name] == pytest.approx(shares), name


def test_what_goes_together_otherwise_is_a_cause():
    """Of two quantities of variance 1: 2 + 2·r."""
    sheet = "a = normal(0, 1)\nb = normal(0, 1)\ncorrelate(a, b, {})\nv = mean((a + b)^2)"
    found = whys(changes_of({"a.md": sheet.format(0.5)}, {"a.md": sheet.format(-0.5)}))
    assert found == {"v": {"correlations": pytest.approx(-2, abs=0.01)}}


TABLE = "id,bw [TB/s],price [USD/h]\na,{a},1\nb,{b},2\nc,{c},3\n"
PICKED = "# T\n\n<!-- calc: table gpus from gpus.csv -->\n\n```calc\n{sheet}\n```\n"
SHEET = "gpu = pick gpus: {row}\nt [s] = 12 TB / gpu.bw\nall [TB/s] = total(gpus.bw)"
CELLS = [
    (
        "a cell that is picked and added",
        ("a", {"a": 2, "b": 3, "c": 4}),
        ("a", {"a": 4, "b": 3, "c": 4}),
        {"t": {"gpus.a.bw": -3.0}, "all": {"gpus.a.bw": 2.0}},
    ),
    (
        "a cell that nobody picks",
        ("a", {"a": 2, "b": 3, "c": 4}),
        ("a", {"a": 2, "b": 3, "c": 6}),
        {"all": {"gpus.c.bw": 2.0}},
    ),
    (
        "another row and its cell",
        ("a", {"a": 2, "b": 3, "c": 4}),
        ("c", {"a": 2, "b": 3, "c": 6}),
        {"gpu": {"gpu": None}, "t": {"gpu": -3.5, "gpus.c.bw": -0.5}, "all": {"gpus.c.bw": 2.0}},
    ),
]


@pytest.mark.parametrize(("before", "after", "wanted"), [row[1:] for row in CELLS], ids=[row[0] for row in CELLS])
def test_cells_of_a_data_file_are_edits(before, after, wanted):
    notes = [{"t.md": PICKED.format(sheet=SHEET.format(row=row))} for row, _ in (before, after)]
    data = [{"gpus.csv": TABLE.format(**cells)} for _, cells in (before, after)]
    changes = changes_of(*notes, *data)
    found = whys(changes)
    assert found.keys() == wanted.keys()
    for name, shares in wanted.items():
        assert found[name] == (shares if None in shares.values() else pytest.approx(shares)), name
    cells = [edit for edit in changes.edits if edit.what.startswith("gpus.")]
    assert all(edit.path == "gpus.csv" and edit.line == 2 + "abc".index(edit.what[5]) for edit in cells)


MOVED_TABLES = [
    ("to the note that reads it", ("hw.md", "gpus from gpus.csv"), ("a.md", "gpus from gpus.csv")),
    ("to a note under another name", ("hw.md", "gpus from gpus.csv"), ("b.md", "gpus from gpus.csv")),
    ("by its file, under another name", ("hw.md", "gpus from gpus.csv"), ("hw.md", "cards from gpus.csv")),
    ("by its name, to another file", ("hw.md", "gpus from gpus.csv"), ("b.md", "gpus from cards.csv")),
]


@pytest.mark.parametrize(("was", "now"), [row[1:] for row in MOVED_TABLES], ids=[row[0] for row in MOVED_TABLES])
def test_cells_of_a_table_that_moved_are_edits(was, now):
    sides = []
    for (home, table), bw in ((was, 2), (now, 4)):
        name, file = table.split(" from ")
        use = "" if home == "a.md" else f"use [[{home[:-3]}]]: {name}\n"
        sheet = f"{use}gpu = pick {name}: a\nt [s] = 12 TB / gpu.bw\nall [TB/s] = total({name}.bw)"
        notes = {"a.md": f"# A\n\n```calc\n{sheet}\n```\n", "hw.md": "# HW\n", "b.md": "# B\n"}
        notes[home] += f"\n<!-- calc: table {table} -->\n"
        sides.append((notes, {file: TABLE.format(a=bw, b=3, c=4)}))
    (before, data), (after, new_data) = sides
    found = whys(changes_of(before, after, data, new_data))
    for name, shares in {"t": -3.0, "all": 2.0}.items():
        cells = {what: share for what, share in found[name].items() if what.endswith(".a.bw")}
        assert list(cells.values()) == [pytest.approx(shares)], found


def test_a_row_that_comes_is_an_edit_of_a_total():
    more = TABLE.format(a=2, b=3, c=4) + "d,5,9\n"
    notes = {"t.md": PICKED.format(sheet=SHEET.format(row="a"))}
    changes = changes_of(notes, notes, {"gpus.csv": TABLE.format(a=2, b=3, c=4)}, {"gpus.csv": more})
    assert whys(changes) == {"all": {"row gpus.d": 5.0}}


@pytest.mark.parametrize(
    ("rows", "edit"),
    [
        ("a,2,3\nb,4,5\nc,1,1\n", "rows of plans"),
        ("a,2,3\nb,6,5\n", "plans.b.price"),
    ],
)
def test_what_changes_in_a_file_is_an_edit_of_the_file(rows, edit):
    """Also where a formula takes the table row by row."""
    sheet = ROWS.partition("| id")[0].replace("table plans", "table plans from plans.csv")
    notes = {"a.md": f"{sheet}```calc\nk = 2\nplans.sum = plans.price * plans.seats * k\nx = total(plans.sum)\n```\n"}
    files = [{"plans.csv": f"id,price,seats\n{one}"} for one in ("a,2,3\nb,4,5\n", rows)]
    changes = changes_of(notes, notes, *files)
    (share,) = next(one for one in changes.values if one.name == "x").why.shares
    assert (share.path, share.what) == ("plans.csv", edit)
    assert {one.path for one in changes.edits} == {"plans.csv"}


def test_a_cell_that_was_empty_says_so():
    notes = {"t.md": PICKED.format(sheet="all [TB/s] = total(gpus.bw)")}
    changes = changes_of(
        notes, notes, {"gpus.csv": TABLE.format(a=2, b=3, c="")}, {"gpus.csv": TABLE.format(a=2, b=3, c=4)}
    )
    (edit,) = (one for one in changes.edits if one.what == "gpus.c.bw")
    assert (edit.before, edit.after) == ("empty", "4 TB/s")


def test_many_cells_are_told_by_their_column():
    rows = "".join(f"r{at},{{}}\n" for at in range(9))
    before, after = (f"id,bw [TB/s]\n{rows.format(*(base + at for at in range(9)))}" for base in (1, 2))
    notes = {"t.md": PICKED.format(sheet="all [TB/s] = total(gpus.bw)")}
    assert whys(changes_of(notes, notes, {"gpus.csv": before}, {"gpus.csv": after})) == {
        "all": {"gpus.bw (9 cells)": 9.0}
    }


def test_a_number_that_is_quoted_from_a_file_is_an_edit_of_the_file():
    notes = {"a.md": "p50 = from bench.json /latency/p50 in ms\ny [ms] = 2 * p50"}
    files = [{"bench.json": f'{{"latency": {{"p50": {number}}}}}'} for number in (40, 42.5)]
    changes = changes_of(notes, notes, *files)
    assert whys(changes) == {"p50": {"p50 /latency/p50": 2.5}, "y": {"p50 /latency/p50": 5.0}}
    assert changes.edits == (("bench.json", 1, "p50 /latency/p50", "40 ms", "42.5 ms", 1),)


def test_own_units_are_a_cause():
    notes = {"a.md": "x = 3 parsnip\ny [m] = 2 * x"}
    changes = changes_of(
        notes, notes, {"formulas/units.txt": "parsnip = 2 * m\n"}, {"formulas/units.txt": "parsnip = 4 * m\n"}
    )
    assert whys(changes)["y"] == {"unit of x": 12.0}


def test_a_value_of_another_kind_names_its_edits_and_subtracts_nothing():
    (moved,) = changes_of({"a.md": "x = 3 m"}, {"a.md": "x = 3 s"}).values
    assert (moved.converted, moved.ratio, moved.why.shares[0].contribution) == (None, None, None)


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("1500 m", "1.5 km", "1 value in another unit"),
        ("20 °C", "293.15 K", "1 value in another unit"),
        ("2..4 m", "2000..4000 mm", "1 value in another unit"),
        ("2..4 m", "1000..5000 mm", "1 value moved"),
        ("3 kB", "3 KiB", "1 value moved"),
        ("3 m", "3 s", "1 value moved"),
        ("1500 m", "1.6 km", "1 value moved"),
    ],
)
def test_a_value_in_another_unit_has_not_moved(was, now, said):
    changes = changes_of({"a.md": f"x = {was}"}, {"a.md": f"x = {now}"})
    summary = Summary("a", "b", changes, judge(changes))
    assert verdict(summary) == said
    (shown,) = results([replace(one, is_edited=False) for one in changes.values])
    assert ("the same value" in reasons(shown)) == (said == "1 value in another unit")


def test_values_in_another_unit_are_listed_by_themselves():
    changes = changes_of({"a.md": "x = 3\ny [m] = x * 1 m\nz = 2 * x"}, {"a.md": "x = 4\ny [m] = 3 m\nz [%] = 2 * x"})
    text = changes_text(Summary("a", "b", changes, judge(changes)))
    assert "moved\n  a.md:" in text
    changes = changes_of({"a.md": "x = 3\ny [m] = x * 1 m"}, {"a.md": "x = 3\ny [cm] = x * 1 m"})
    text = changes_text(Summary("a", "b", changes, judge(changes)))
    assert "\nmoved\n" not in text
    assert "in another unit\n  a.md:5 y: 3 m → 300 cm: the same value\n\n1 value in another unit\n" in text


def test_a_memo_that_has_read_the_base_makes_the_same_of_the_head():
    from calcgraph.queries.memo import Memo

    memo = Memo()
    before, after = KINDS[2][1:3]
    base, head = read(before, memo=memo), read(after, memo=memo)
    assert compare(base, head).values == changes_of(before, after).values


def test_heavy_formulas_are_attributed_within_a_budget():
    """Each of six edits reaches sums of thousands of terms: what comes when the budget is spent is one edit of all."""
    lines = [f"p{at} = {{{at}}}" for at in range(6)]
    parts = " + ".join(f"p{at}" for at in range(6))
    lines += [f"f{at} = Sum((i * ({parts}))^0.5, (i, 1, 2000 + {at}))" for at in range(12)]
    sheet, without = "\n".join(lines), Settings(values=ValueSettings(reference=False, algebra_seconds=0))
    base, head = (read({"a.md": sheet.format(*range(at, at + 6))}, settings=without) for at in (1, 2))
    start = time.process_time()
    changes = compare(base, head)
    assert time.process_time() - start < 30
    counts = {len(one.why.shares) for one in changes.values if one.name.startswith("f")}
    assert counts == {1, 6}
    for one in changes.values:
        shares = [share.contribution for share in one.why.shares]
        assert math.isclose(math.fsum(shares), one.after.figure - one.converted, rel_tol=1e-9)


ROWS = """# A

<!-- calc: table plans -->

| id | price | seats | kind |
|---|---|---|---|
| a | 2 | 3 | x |
| b | 4 | 5 | y |

```calc
k = 2
plans.sum = plans.price * plans.seats * k
x = total(plans.sum)
y = total(plans.seats where plans.kind = "x")
z = plans.b.price
```
"""
ROW_EDITS = {
    "a cell": ("| 4 |", "| 6 |", {"x": {"plans.b.price": 20.0}, "z": {"plans.b.price": 2.0}}),
    "two cells": (
        "| 4 | 5 |",
        "| 6 | 7 |",
        {"x": {"plans.b.price": 24.0, "plans.b.seats": 20.0}, "z": {"plans.b.price": 2.0}},
    ),
    "the formula of a column": ("seats * k", "seats * k * 2", {"x": {"plans.sum": 52.0}}),
    "a parameter": ("k = 2", "k = 3", {"x": {"k": 26.0}, "k": {"k": 1.0}}),
    "a text": ("| 5 | y", "| 5 | x", {"y": {"plans.kind": 5.0}}),
    "a row": (
        "| b | 4 | 5 | y |\n",
        "| b | 4 | 5 | y |\n| c | 1 | 1 | x |\n",
        {"x": {"rows of plans": 2.0}, "y": {"rows of plans": 1.0}},
    ),
}


@pytest.mark.parametrize(("old", "new", "told"), ROW_EDITS.values(), ids=ROW_EDITS)
def test_rows_in_formulas_are_causes(old, new, told):
    changes = changes_of({"a.md": ROWS}, {"a.md": ROWS.replace(old, new)})
    assert {name: one for name, one in whys(changes).items() if name in {"k", "x", "y", "z"}} == told
