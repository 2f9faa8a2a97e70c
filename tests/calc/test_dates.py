"""Dates: days of the calendar, with Python's `datetime` as the oracle."""

import calendar
import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calcgraph.calc.numbers import dates
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.units.table import DAYS, from_base, to_base
from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

GIVES = [
    ("the literal", "y = date 2026-11-22", "2026-11-22"),
    ("the first day", "y = date 0001-01-01", "0001-01-01"),
    ("the last day", "y = date 9999-12-31", "9999-12-31"),
    ("before 1970", "y = date 1969-12-31 + 1 d", "1970-01-01"),
    ("days on", "y = date 2026-11-22 + 90 d", "2027-02-20"),
    ("days before it", "y = 90 d + date 2026-11-22", "2027-02-20"),
    ("weeks back", "y = date 2026-11-22 - 2 wk", "2026-11-08"),
    ("hours that make days", "y = date 2026-11-22 + 48 h", "2026-11-24"),
    ("over a leap day", "y = date 2024-02-28 + 2 d", "2024-03-01"),
    ("no leap day in 1900", "y = date 1900-02-28 + 1 d", "1900-03-01"),
    ("days between", "y = date 2027-01-01 - date 2026-11-22", "40 d"),
    ("days between, backwards", "y = date 2026-11-22 - date 2027-01-01", "-40 d"),
    ("a month from a long one", "y = date 2026-01-31 + 1 mo", "2026-02-28"),
    ("in a leap year", "y = date 2024-01-31 + 1 mo", "2024-02-29"),
    ("a month back", "y = date 2024-03-31 - 1 mo", "2024-02-29"),
    ("a year from a leap day", "y = date 2024-02-29 + 1 yr", "2025-02-28"),
    ("a year over a century", "y = date 2096-02-29 + 4 yr", "2100-02-28"),
    ("48 months are no 1461 days", "y = date 2098-01-01 + 48 mo", "2102-01-01"),
    ("months of a quantity", "term = 36 mo\ny = date 2026-11-22 + term", "2029-11-22"),
    ("months times a number", "n = 3\ny = date 2026-11-30 + n * 1 mo", "2027-02-28"),
    ("months declared", "term [mo] = 3 yr\ny = term + date 2026-11-22", "2029-11-22"),
    ("a name of that word", "date = date 2026-11-22\ny = date + 1 d", "2026-11-23"),
    ("declared", "y [date] = date 2026-11-22 + 1 wk", "2026-11-29"),
    ("the earlier", "y = Min(date 2026-11-22, date 2026-11-21)", "2026-11-21"),
    ("a choice", "n = 3\ny = Piecewise((date 2026-11-22, n > 5), (date 2027-01-01, True))", "2027-01-01"),
    ("in a function", "f(d, n = 1) = d + n * 1 mo\ny = f(date 2026-01-31, 3)", "2026-04-30"),
    ("under another argument", "a = date 2026-11-22\nb = a + 1 mo\ny = (b with a = date 2026-01-31)", "2026-02-28"),
    ("moved in an override", "a = date 2026-01-31\nb = a + 1 d\ny = (b with a = a + 1 mo)", "2026-03-01"),
    ("other days of one function", "f(x) = x + 3 d\ny = f(date 2026-11-22)", "2026-11-25"),
    ("with n for what is solved", "n = 5 d\ny = solve date 2026-11-22 + n = date 2026-12-24 for n", "32 d"),
]


@pytest.mark.parametrize(("sheet", "wanted"), [row[1:] for row in GIVES], ids=[row[0] for row in GIVES])
def test_gives(vault, sheet, wanted):
    calculation, problems = vault(sheet=sheet, reference=True)
    assert problems == ()
    found = next(one for id_, one in calculation.quantities.items() if id_.name == "y")
    assert f"{found.text} {found.unit.text}".removesuffix(" date") == wanted


MONTHS = """<!-- calc: table t -->

| row | start | long [mo] | at |
|---|---|---|---|
| a | 2026-01-01 | 2 | 1 |
| b | 2026-03-02 | 0 | 2 |

```calc
{}
```
"""
ALONG = [
    ("the earlier of two is first", "t.place = rank(t.start + t.long)\ny = first(t.place)", "1"),
    ("a fold", "y = Max(t.start + t.long)", "2026-03-02"),
    ("a column, then its rank", "t.end = t.start + t.long\nt.place = rank(t.end)\ny = first(t.place)", "1"),
    ("a curve", "t.long_days = t.start + t.long - t.start\ny = step(t.long_days, t.at = 1)", "59 d"),
    ("a condition of rows", "y = count(t where t.start + t.long < date 2026-03-02)", "1"),
]


@pytest.mark.parametrize(("sheet", "wanted"), [row[1:] for row in ALONG], ids=[row[0] for row in ALONG])
def test_months_are_those_of_the_calendar_in_all_rows(vault, sheet, wanted):
    """1 January and 2 months is 1 March, and 60.9 days are none."""
    calculation, problems = vault({"n.md": MONTHS.format(sheet)})
    assert problems == ()
    found = next(one for id_, one in calculation.quantities.items() if id_.name == "y")
    assert f"{found.text} {found.unit.text}".removesuffix(" date").strip() == wanted


def test_months_of_an_imported_scenario_are_those_of_the_calendar(vault):
    """A sum is looked up by its file, which need not be that of the formula it is read in."""
    home = "launch = date 2026-01-31\nstart = launch + 0 d\nready = start + 10 d\n"
    away = "use [[home]]: ready, late\nx = date 2026-05-01\ny = (ready with late)\nz = y + 1 mo"
    files = {"home.md": f"{home}scenario late: start = launch + 1 mo", "away.md": away}
    calculation, problems = vault({path: f"```calc\n{text}\n```\n" for path, text in files.items()})
    assert problems == ()
    assert {id_.name: one.text for id_, one in calculation.quantities.items() if id_.note == "away.md"} == {
        "x": "2026-05-01",
        "y": "2026-03-10",
        "z": "2026-04-10",
    }


HOLD = [
    ("before", "date 2026-11-22 < date 2026-11-23"),
    ("equal", "date 2026-11-22 = date 2026-11-21 + 1 d"),
    ("not equal on the next day", "date 9999-12-30 != date 9999-12-31"),
    ("not equal at zero", "date 1970-01-01 != date 1970-01-02"),
    ("days apart", "date 2026-11-22 = date 2026-11-25 ± 3 d"),
    ("parts", "year(date 2024-02-29) = 2024 and month(date 2024-02-29) = 2 and day(date 2024-02-29) = 29"),
]


@pytest.mark.parametrize("check", [row[1] for row in HOLD], ids=[row[0] for row in HOLD])
def test_holds(vault, check):
    assert vault(sheet=f"check {check}")[1] == ()


def test_further_apart_does_not_hold(vault):
    (problem,) = vault(sheet="check date 2026-11-22 = date 2026-11-26 ± 3 d")[1]
    assert (problem.code, problem.message) == (
        "CG353",
        "the check fails: date 2026-11-22 = date 2026-11-26 is false",
    )


def test_a_live_value_cannot_change_what_a_function_does(vault):
    note = "```calc\nf(x) = x + 1 mo\na = f(date 2026-01-31)\n```\n\n`= f(date 2026-01-31)` and `= f(3 mo)`.\n"
    calculation, (problem,) = vault({"n.md": note})
    assert [live.text for live in calculation.live["n.md"]] == ["2026-02-28", ""]
    assert problem.code == "CG314"


def test_for_all_tries_days_only(vault):
    sheet = "a = date 2026-01-31 in date 2020-01-01..date 2030-12-31\ncheck c: a + 1 mo > a + 27 d for all"
    assert vault(sheet=sheet)[1] == ()
    (problem,) = vault(sheet=sheet.replace("27 d", "30 d"))[1]
    assert problem.message.startswith("the check fails, `c`: not for a = 20")


CLAIMS = [
    ("the day", "2026-11-22", "", True),
    ("the next day", "2026-11-23", "", False),
    ("emphasised", "**2026-11-22**", "", True),
    ("on the day", "on 2026-11-22", "", True),
    ("by the day", "by 2026-11-22", "", True),
    ("before the day", "before 2026-11-22", "", False),
    ("after the day before", "after 2026-11-21", "", True),
    ("since", "since 2026-11-23", "", False),
    ("no later than", "no later than 2026-11-22", "", True),
    ("between two", "2026-11-01 to 2026-11-30", "", True),
    ("between two others", "between 2026-12-01 and 2026-12-31", "", False),
    ("days off", "2026-11-25", "±3 d", True),
    ("more days off", "2026-11-26", "±3 d", False),
    ("disputed", "2026-11-26", "disputed: a slip", True),
]


@pytest.mark.parametrize(("text", "title", "holds"), [row[1:] for row in CLAIMS], ids=[row[0] for row in CLAIMS])
def test_claims(text, title, holds):
    found = read_claims(f'```calc\nlaunch = date 2026-11-22\n```\n\n[{text}](#launch "{title}")\n')
    assert [one.code for one in found] == ([] if holds else ["CG401"])


def read_claims(note):
    project = read_project([SourceFile(NoteId("n.md"), note)], {}, {}.get, Settings())
    return project.diagnostics


TABLE = """<!-- calc: table jobs -->

| id | start | done [date] | note |
|----|-------|-------------|------|
| a | 2026-11-22 | 2026-12-24 | 2026-11-22 |
| b | 2024-02-29 | | later |

```calc
job = pick jobs: a
length = job.done - job.start
first = Min(jobs.start)
n = count(jobs)
```
"""


def test_columns(vault):
    calculation, problems = vault({"n.md": TABLE})
    assert problems == ()
    shown = {id_.name: one.text for id_, one in calculation.quantities.items()}
    assert {name: shown[name] for name in ("length", "first", "n", "job.start")} == {
        "length": "32",
        "first": "2024-02-29",
        "n": "2",
        "job.start": "2026-11-22",
    }
    (jobs,) = calculation.datasets.values()
    assert {name: unit.text for name, unit in jobs.units.items()} == {"start": "date", "done": "date"}


def test_columns_of_a_file(vault):
    note = "<!-- calc: table jobs from jobs.csv -->\n\n```calc\nlast = Max(jobs.start)\n```\n"
    files = {"n.md": note, "jobs.csv": "id,start,done [date]\na,2026-11-22,2026-11-31\nb,2027-01-02,2026-12-01\n"}
    calculation, (problem,) = vault(files)
    assert [one.text for one in calculation.quantities.values()] == [""]  # not of a table with an error
    assert problem.message == "`2026-11-31` in column `done` is not a date (`jobs.csv`, line 2)"


days = st.dates()


def in_base(day):
    return float(to_base(dates.iso_day(day.isoformat()), DAYS))


@given(days)
def test_a_day_reads_back(day):
    based = in_base(day)
    assert dates.iso_text(from_base(based, DAYS)) == day.isoformat()
    assert (dates.year(based), dates.month(based), dates.day(based)) == (day.year, day.month, day.day)
    assert based == (day - dt.date(1970, 1, 1)).total_seconds()


@given(days, st.integers(-4_000_000, 4_000_000), st.floats(-1e-7, 1e-7))
def test_days_on(day, count, rounding):
    try:
        wanted = in_base(day + dt.timedelta(days=count))
    except OverflowError:
        with pytest.raises(DomainError, match="beyond the years"):
            dates.later(in_base(day), count * 86_400.0)
    else:
        assert dates.later(in_base(day), (count + rounding) * 86_400.0) == wanted


@given(days, st.integers(-150_000, 150_000))
def test_months_on(day, count):
    """The oracle counts month by month in years of twelve, and takes the last day where `datetime` has no such day."""
    year, month = day.year + (day.month - 1 + count) // 12, (day.month - 1 + count) % 12 + 1
    moved = count * 2_629_800.0
    if not 1 <= year <= 9999:
        with pytest.raises(DomainError, match="beyond the years"):
            dates.months_later(in_base(day), moved)
        return
    last = calendar.monthrange(year, month)[1]
    assert dates.months_later(in_base(day), moved) == in_base(dt.date(year, month, min(day.day, last)))


@given(days, st.floats(0.001, 0.999), st.integers(-1000, 1000))
def test_parts_of_days_and_months_are_refused(day, part, count):
    with pytest.raises(DomainError, match="whole number of days"):
        dates.later(in_base(day), (count + part) * 86_400)
    with pytest.raises(DomainError, match="whole number of months"):
        dates.months_later(in_base(day), (count + part) * 2_629_800)


@given(st.text(alphabet="0123456789-", min_size=8, max_size=12))
def test_only_days_are_read(text):
    try:
        known = dt.date.fromisoformat(text).isoformat() == text
    except ValueError:
        known = False
    assert (dates.iso_day(text) is not None) == known
