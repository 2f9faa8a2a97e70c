"""The Markdown cells of notebooks that are pages: another plugin shows their text, so nothing of it is resolved.

What such a cell has of calcgraph's notation is reported, since a reader could take it for checked.
"""

import json
from collections.abc import Iterable, Iterator, Mapping

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.links.resolution import FragmentKind
from calcgraph.links.resolve import is_numeric, resolve_link
from calcgraph.notes.model import Link, LinkKind
from calcgraph.notes.parse import parse_note
from calcgraph.project import given
from calcgraph.project.faces import asked_index
from calcgraph.project.scripts import cells_of_script
from calcgraph.project.values import names
from calcgraph.queries.query import Ask, Keep, query
from calcgraph.source import START, NoteId, SourceFile

ENDINGS = (".ipynb", ".py")
_SHOWN = 40
"""Characters of a construct that a message repeats."""
_OURS = (LinkKind.WIKILINK, LinkKind.EMBED)


def unread_texts(path: str, text: str) -> list[tuple[str, str]]:
    """Return the Markdown texts of a notebook, each with its place in words."""
    if path.endswith(".py"):
        return [(f"line {line}", cell) for line, cell in cells_of_script(text)]
    return [(f"cell {number}", cell) for number, cell in markdown_cells(text)]


def markdown_cells(text: str) -> list[tuple[int, str]]:
    r"""Return the texts of the Markdown cells with their numbers; nothing if the text is not a notebook.

    >>> markdown_cells('{"cells": [{"cell_type": "code"}, {"cell_type": "markdown", "source": ["# A\\n", "b"]}]}')
    [(2, '# A\nb')]
    """
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        return []
    cells = read.get("cells") if isinstance(read, Mapping) else None
    found = []
    for number, cell in enumerate(cells if isinstance(cells, list) else [], 1):
        if not isinstance(cell, Mapping) or cell.get("cell_type") != "markdown":
            continue
        source = cell.get("source")
        lines = source if isinstance(source, list) else [source]
        found.append((number, "".join(line for line in lines if isinstance(line, str))))
    return found


@query(keep=Keep.ANSWER)
def unread_cells(ask: Ask, path: str) -> tuple[Diagnostic, ...]:
    """Return reports of calcgraph's notation in the Markdown cells of a notebook, which stay unread."""
    text = ask(given.data, path)
    shown = ask(given.shown, path)
    found = []
    for place, cell in unread_texts(path, text or ""):
        said = list(_constructs(ask, SourceFile(NoteId(path), f"\n{cell}", shown)))
        if said:
            more = f" and {len(said) - 1} more" if len(said) > 1 else ""
            message = f"`{said[0]}`{more} in {place}: the text of a notebook is not read"
            found.append(diagnose("CG923", shown, START, message, "write it in a note, and link to the notebook"))
    return tuple(found)


def unread_notebooks(ask: Ask) -> Iterator[Diagnostic]:
    """Yield what all notebooks of the site say to calcgraph."""
    for path in ask(given.pages):
        if path.endswith(ENDINGS):
            yield from ask(unread_cells, path)


def _constructs(ask: Ask, source: SourceFile) -> Iterator[str]:
    """Yield the links to notes, the numbers that link to quantities, the live values and the sheets of a cell."""
    note, _ = parse_note(source, None, ask(given.reading))
    index = asked_index(ask)
    for link in _linking(note.links):
        meant = resolve_link(index, note, link, lambda other: ask(names, other))
        is_claim = meant.fragment_kind is FragmentKind.QUANTITY and is_numeric(link.display)
        if meant.is_note and (is_claim or link.kind in _OURS):
            yield _short(link.text)
    yield from (_short(f"= {one.text.strip()}") for one in note.live_values)
    yield from (f"calc {one.word}".strip() for one in note.fences)


def _linking(links: Iterable[Link]) -> Iterator[Link]:
    return (link for link in links if link.target and not link.external)


def _short(text: str) -> str:
    line = " ".join(text.replace("`", "'").split())
    return line if len(line) <= _SHOWN else f"{line[: _SHOWN - 1]}…"
