"""A change with the paths of its files as they are seen from elsewhere."""

from collections.abc import Callable

from msgspec.structs import replace

from calcgraph.changes.differences import Explanation, NoteChanges, ValueChange
from calcgraph.diagnostics import Diagnostic
from calcgraph.render.changes.words import Summary

PathOf = Callable[[str], str]


def seen(summary: Summary, path_of: PathOf) -> Summary:
    """The same change with other paths."""
    changes, found = summary.changes, summary.judgement
    moved = {id(one): _moved(one, path_of) for one in (*changes.values, *found.over, *found.lost)}
    turned = {one: one._replace(note=path_of(one.note)) for one in (*changes.claims, *found.claims)}
    led = {one: one._replace(note=path_of(one.note)) for one in (*changes.links, *found.links)}
    notes = changes.notes
    return replace(
        summary,
        changes=replace(
            changes,
            values=tuple(moved[id(one)] for one in changes.values),
            claims=tuple(turned[one] for one in changes.claims),
            links=tuple(led[one] for one in changes.links),
            notes=NoteChanges(
                tuple(map(path_of, notes.added)),
                tuple(map(path_of, notes.removed)),
                tuple((path_of(old), path_of(new)) for old, new in notes.renamed),
            ),
            edits=tuple(one._replace(path=path_of(one.path)) for one in changes.edits),
            problems=_problems(changes.problems, path_of),
        ),
        judgement=replace(
            found,
            claims=tuple(turned[one] for one in found.claims),
            links=tuple(led[one] for one in found.links),
            lost=tuple(moved[id(one)] for one in found.lost),
            over=tuple(moved[id(one)] for one in found.over),
            problems=_problems(found.problems, path_of),
        ),
    )


def _moved(one: ValueChange, path_of: PathOf) -> ValueChange:
    shares = tuple(share._replace(path=path_of(share.path)) for share in one.why.shares)
    return replace(one, note=path_of(one.note), why=Explanation(shares, one.why.interaction))


def _problems(found: tuple[Diagnostic, ...], path_of: PathOf) -> tuple[Diagnostic, ...]:
    return tuple(replace(one, path=path_of(one.path)) for one in found)
