"""A page without the insides of its steps, as search reads it, becomes whole again."""

import pytest

from calcgraph.hosts.page_text import hold_steps, put_back

STEPS = '<td role="cell" class="cg-steps" data-search-exclude>{}</td>'
PAGES = [
    ("no steps", "<p>text</p>", 0),
    ("two rows", f"<table>{STEPS.format('<b>1</b>')}<td>x</td>{STEPS.format('2')}</table>", 2),
    ("a writer's own mark", f'{STEPS.format("1")}<td data-cg-held="7"></td>', 1),
]


@pytest.mark.parametrize(("html", "count"), [row[1:] for row in PAGES], ids=[row[0] for row in PAGES])
def test_held_steps_come_back(html: str, count: int) -> None:
    short, held = hold_steps(html)
    assert len(held) == count
    assert put_back(short, held) == html
