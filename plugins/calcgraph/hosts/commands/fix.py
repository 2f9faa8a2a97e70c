"""`calcgraph fix`: the edits that are certain enough to offer."""

import re
from collections.abc import Iterator

import click

from calcgraph.calc.model import Verdict
from calcgraph.diagnostics import Diagnostic
from calcgraph.hosts.commands.edits import Edit, show_or_write
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import Reading, read_or_stop

REPLACED = frozenset({"CG101", "CG103", "CG302", "CG342", "CG343"})
"""Rules whose hint is what should stand at the place: a link, a heading, a unit, a name."""
_QUOTED = re.compile(r"`([^`]+)`")


def run_fix(options: VaultOptions, *, write: bool) -> None:
    """Show the edits as differences, or make them."""
    reading = read_or_stop(options)
    edits = list(find_edits(reading))
    changed = show_or_write(reading, edits, write=write)
    if not changed:
        click.echo("nothing to fix")
    elif not write:
        click.echo("`calcgraph fix --write` makes these edits")


def find_edits(reading: Reading) -> Iterator[Edit]:
    """An edit for each diagnostic with one answer, and for each claim whose number has changed."""
    for found in reading.diagnostics:
        edit = _edit_of(found)
        if edit is not None:
            yield edit
    yield from _claims(reading)


def _edit_of(found: Diagnostic) -> Edit | None:
    """The edit of a hint that names exactly one thing to write."""
    offered = _QUOTED.findall(found.hint)
    meant = found.hint.startswith(("did you mean", "write"))  # other hints say what to do elsewhere
    if found.code not in REPLACED or not meant or len(offered) != 1 or found.span.line != found.span.end_line:
        return None
    return Edit(found.path, found.span, offered[0])


def _claims(reading: Reading) -> Iterator[Edit]:
    """Claims that fail and have no reading that would make them right: the computed value instead of the number."""
    wrong = {(one.path, one.span): one for one in reading.diagnostics if one.code == "CG401"}
    for note_id, claims in reading.project.claims.items():
        path = reading.project.notes[note_id].source.shown
        for claim in claims:
            found = wrong.get((path, claim.link.span))
            if claim.verdict is not Verdict.FAILS or found is None or not claim.computed_text:
                continue
            old, new = claim.link.display, claim.computed_text.replace("\u00a0", " ")
            if claim.link.text.count(old) == 1 and old[:1].isdigit():
                yield Edit(path, claim.link.span, claim.link.text.replace(old, new))
