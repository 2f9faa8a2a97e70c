"""The line under a note's title: the results of checking its numbers."""

from collections import Counter
from collections.abc import Mapping

from markupsafe import Markup

from calcgraph.render.page import Page
from calcgraph.render.pages.generated import css_of, sign_of
from calcgraph.render.templating import fill

WORDS: Mapping[str, str] = {
    "is-holds": "checked",
    "is-partly": "in part",
    "is-agrees": "agree",
    "is-disputed": "disputed",
    "is-failing": "failing",
    "is-sourced": "quoted",
}
"""The words for claims with a verdict, by their class, in the order of the line."""


def render_facts(page: Page) -> Markup:
    """Return `24 numbers: ✓ 22 checked, ≠ 2 disputed`; empty for a note without claims."""
    claims = page.project.claims.get(page.written, ())
    if not claims:
        return Markup()
    counts = Counter(map(css_of, claims))
    found = [(css, sign_of(css), counts[css], word) for css, word in WORDS.items() if counts[css]]
    return fill("facts.html", total=len(claims), found=found)
