"""The list of the sources that a note cites."""

from collections.abc import Sequence

from markupsafe import Markup

from calcgraph.calc.tables.sources import Source
from calcgraph.render.templating import fill


def render_references(listed: Sequence[tuple[str, Source]]) -> Markup:
    """Return the list of sources, each with its id in the page."""
    return fill("references.html", listed=listed)
