"""`calcgraph suggest`: links that could be made, and claims that should state their conditions."""

import click

from calcgraph.addresses import relative_path
from calcgraph.calc.claims.conditions import find_conditions
from calcgraph.calc.claims.offers import ValueMatch, find_offers, values_in
from calcgraph.documents import Row
from calcgraph.graph.wanted import Suggestion, suggest
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.reports import print_rows
from calcgraph.hosts.commands.single import argument_of
from calcgraph.hosts.commands.vaults import Reading, read_or_stop
from calcgraph.notes.model import Note
from calcgraph.notes.text.running import running_text
from calcgraph.source import NoteId, Span


def run_suggest(options: VaultOptions, form: str, limit: int) -> None:
    """Print claims with conditions, unlinked mentions with their places, pairs of notes with neighbours in common.

    Of mentions and pairs at most `limit` are printed, the likeliest first; all of them for 0.
    """
    reading = read_or_stop(options)
    found = find_suggestions(reading)
    shown = found[:limit] if limit else found
    rows = [*_conditions(reading), *(_row(reading, one) for one in shown)]
    print_rows("suggestions", rows, form, lambda row: f"{_place(row)} {row['text']}")
    if form == "text" and len(shown) < len(found):
        click.echo(f"{len(found) - len(shown)} more; `calcgraph suggest --limit 0` prints all")


def _place(row: Row) -> str:
    return f"{row['note']}:{row['line']}:{row['column']}" if row["line"] else str(row["note"])


def run_numbers(options: VaultOptions, form: str, limit: int) -> None:
    """Print numbers that are bound to nothing, with the quantities and cells that have their value."""
    reading = read_or_stop(options)
    project = reading.project
    known, table = values_in(project.calculation), project.calculation.shapes.table
    offers = (
        (id_, one)
        for id_ in project.notes
        for one in find_offers(project.notes[id_], project.coverage[id_], known, table)
    )
    rows = [_offer_row(project.notes[id_].source.shown, project.notes[one.id.note], one, id_) for id_, one in offers]
    rows = [row for row in rows if not options.only or row["note"] == options.only]
    shown = rows[:limit] if limit else rows
    print_rows("suggestions", shown, form, lambda row: f"{_place(row)} {row['text']} is {row['value']}")
    if form == "text" and len(shown) < len(rows):
        click.echo(f"{len(rows) - len(shown)} more; `calcgraph suggest --numbers --limit 0` prints all")
    if form == "text" and not rows:
        adopt = f"`calcgraph adopt{argument_of(options)}` searches data files"
        click.echo(f"no unlinked number has the value of a quantity; {adopt}")


def _offer_row(shown: str, home: Note, offer: ValueMatch, note: NoteId) -> Row:
    path = "" if home.id == note else relative_path(home.id, note)
    return {
        **_link(shown, offer.span, home.source.shown, f"[{offer.text}]({path}#{offer.id.name})"),
        "value": offer.shown,
    }


def _link(shown: str, span: Span | None, target: str, text: str, count: int = 1) -> Row:
    """A link that could be made, in the `shown` note; without a place it may be anywhere in it."""
    line, column = span.start if span else (0, 0)
    return {"note": shown, "line": line, "column": column, "target": target, "count": count, "text": text}


def find_suggestions(reading: Reading) -> tuple[Suggestion, ...]:
    """The suggestions of the graph, from the notes' prose."""
    texts = {str(id_): running_text(note) for id_, note in reading.project.notes.items()}
    return suggest(reading.project.graph, texts)


def _conditions(reading: Reading) -> list[Row]:
    """Return the links that state under which control values their claims are true, for claims that omit them."""
    shown = {id_: note.source.shown for id_, note in reading.project.notes.items()}
    return [
        _link(shown[id_], one.claim.link.span, shown[id_], one.link)
        for id_, claims in reading.project.claims.items()
        for one in find_conditions(reading.project.calculation, claims)
    ]


def _row(reading: Reading, one: Suggestion) -> Row:
    """A suggestion at its place, which is the first of several."""
    notes = reading.project.notes
    source, target = notes[NoteId(one.source)], notes[NoteId(one.target)]
    shown, link = (source.source.shown, target.source.shown), f"[[{one.target.removesuffix('.md')}]]"
    if not one.places:
        said = f"{one.count} neighbours in common with {target.title}: {link}"
        return _link(shown[0], None, shown[1], said, one.count)
    place = one.places[0]
    span = source.source.span(place, place + len(one.name))
    written = source.source.text[place : place + len(one.name)]
    text = link if link == f"[[{written}]]" else f"{link[:-2]}|{' '.join(written.split())}]]"
    return _link(shown[0], span, shown[1], text, one.count)
