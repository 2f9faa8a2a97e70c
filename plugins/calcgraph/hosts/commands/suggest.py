"""`calcgraph suggest`: links that could be made, and claims that should state their conditions."""

import click

from calcgraph.calc.conditions import find_conditions
from calcgraph.documents import Row, to_json
from calcgraph.graph.suggest import Suggestion, suggest
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import Reading, read_or_stop
from calcgraph.notes.front_matter import read_front_matter
from calcgraph.notes.mask import read_layout
from calcgraph.render.report import printable
from calcgraph.source import NoteId


def run_suggest(options: VaultOptions, form: str) -> None:
    """Print unlinked mentions with their places, pairs of notes with neighbours in common, claims with conditions."""
    reading = read_or_stop(options)
    rows = [row for one in find_suggestions(reading) for row in _rows(reading, one)]
    rows += _conditions(reading)
    if form == "json":
        click.echo(to_json(suggestions=rows), nl=False)
        return
    for row in rows:
        place = f"{row['note']}:{row['line']}:{row['column']}" if row["line"] else str(row["note"])
        click.echo(printable(f"{place} {row['text']}"))


def find_suggestions(reading: Reading) -> tuple[Suggestion, ...]:
    """The suggestions of the graph, from the notes' prose."""
    texts = {}
    for id_, note in reading.project.notes.items():
        front, _ = read_front_matter(note.source)
        texts[str(id_)] = read_layout(note.source.text, front.end).prose
    return suggest(reading.project.graph, texts)


def _conditions(reading: Reading) -> list[Row]:
    """Claims that should say under which values of controls they hold, as links that do."""
    rows: list[Row] = []
    for id_, claims in reading.project.claims.items():
        shown = reading.project.notes[id_].source.shown
        for one in find_conditions(reading.project.calculation, claims):
            span = one.claim.link.span
            rows.append(
                {"note": shown, "line": span.line, "column": span.column, "target": shown, "count": 1, "text": one.link}
            )
    return rows


def _rows(reading: Reading, one: Suggestion) -> list[Row]:
    notes = reading.project.notes
    source, target = notes[NoteId(one.source)], notes[NoteId(one.target)]
    row: Row = {"note": source.source.shown, "line": 0, "column": 0, "target": target.source.shown, "count": one.count}
    if not one.places:
        return [{**row, "text": f"{one.count} neighbours in common with {target.title}: {_link(one.target)}"}]
    rows: list[Row] = []
    for place in one.places:
        span = source.source.span(place, place + len(one.name))
        written = source.source.text[place : place + len(one.name)]
        link = _link(one.target)
        text = link if link == f"[[{written}]]" else f"{link[:-2]}|{written}]]"
        rows.append({**row, "line": span.line, "column": span.column, "text": text})
    return rows


def _link(path: str) -> str:
    return f"[[{path.removesuffix('.md')}]]"
