"""Theme and Markdown extensions of a site as its configuration names them, and for which `html: escape` holds."""

from collections.abc import Iterable, Iterator

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId, SourceFile

STANDARD = (
    "abbr admonition attr_list codehilite def_list extra fenced_code footnotes md_in_html meta nl2br sane_lists smarty "
    "tables toc"
)
"""Extensions of Python-Markdown that are tested with hostile notes."""
PYMDOWN = (
    "arithmatex betterem blocks.admonition blocks.caption blocks.definition blocks.details blocks.html blocks.tab "
    "caret critic details emoji escapeall highlight inlinehilite keys magiclink mark progressbar saneheaders "
    "smartsymbols striphtml superfences tabbed tasklist tilde"
)
"""The same of PyMdown."""
EXTENSIONS = frozenset(
    [
        *STANDARD.split(),
        *(f"markdown.extensions.{name}" for name in STANDARD.split()),
        *(f"pymdownx.{name}" for name in PYMDOWN.split()),
        "calcgraph",
        "material.extensions.preview",
    ]
)


def check_extensions(names: Iterable[object], path: str, text: str) -> Iterator[Diagnostic]:
    """CG914 for each other extension, at the line of the configuration that names it first."""
    for name in names:
        if isinstance(name, str) and name not in EXTENSIONS:
            at = max(0, text.find(name))
            span = SourceFile(NoteId(path), text).span(at, at + len(name) if text[at:].startswith(name) else at)
            message = f"`html: escape` does not cover the output of `{name}`"
            yield diagnose("CG914", path, span, message, "remove it, or do not publish notes that others write")


def names_in(written: object) -> tuple[str, ...]:
    """The names in a list whose members may have settings, or in a mapping."""
    parts = written if isinstance(written, list) else [written]
    named = (name for part in parts if part for name in (part if isinstance(part, dict) else (part,)))
    return tuple(name if isinstance(name, str) else type(name).__name__ for name in named)


def written_theme(written: object) -> tuple[str, str]:
    """Name and own folder of a theme, as the host reads them."""
    table = written if isinstance(written, dict) else {"name": written or "mkdocs"}
    name, custom = table.get("name"), table.get("custom_dir")
    return name if isinstance(name, str) else "", custom if isinstance(custom, str) else ""
