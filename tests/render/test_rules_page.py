from pathlib import Path

from calcgraph.render.pages.rules_page import rules_markdown


def test_manual_page_is_what_the_catalogue_says():
    page = Path(__file__).parents[2] / "docs" / "manual" / "rules.md"
    assert page.read_text(encoding="utf-8") == rules_markdown(), "run `make rules`"
