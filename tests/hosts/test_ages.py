"""Sources that nobody has looked at for long are told, with the date to write."""

import datetime as dt

import pytest

from calcgraph.hosts.ages import check_ages

TODAY = dt.date(2026, 1, 31)
ENTRY = "- id: a\n  title: T\n  checked: {}\n"
TOLD = "`a` was checked on `{}`, more than 30 days ago"
ROWS = [
    ("old", "2025-12-31", 30, TOLD.format("2025-12-31")),
    ("at the limit", "2026-01-01", 30, None),
    ("in the future, as clocks go", "2027-01-01", 30, None),
    ("no date", "soon", 30, TOLD.format("soon")),
    ("no limit", "1999-01-01", 0, None),
]


@pytest.mark.parametrize(("date", "limit", "told"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_age(date: str, limit: int, told: str | None) -> None:
    found = list(check_ages("formulas/sources.yaml", lambda _: ENTRY.format(date), limit, TODAY))
    assert [one.message for one in found] == ([told] if told else [])
    assert all((one.span.line, one.span.column) == (3, 12) for one in found)
    assert all(one.hint == "look at the source again and write `2026-01-31`" for one in found)


@pytest.mark.parametrize("text", ["", "[", "a: b", "- 3\n- {id: x}\n", "- checked: [1]\n"])
def test_any_text_is_read(text: str) -> None:
    assert list(check_ages("s.yaml", lambda _: text, 1, TODAY)) == []
