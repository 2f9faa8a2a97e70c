"""The forms of a change, by name."""

from collections.abc import Callable, Mapping

from calcgraph.render.changes.github import changes_github
from calcgraph.render.changes.markdown import changes_markdown
from calcgraph.render.changes.rows import changes_json
from calcgraph.render.changes.text import changes_text
from calcgraph.render.changes.words import Summary

FORMS: Mapping[str, Callable[[Summary], str]] = {
    "text": changes_text,
    "json": changes_json,
    "markdown": changes_markdown,
    "github": changes_github,
}
