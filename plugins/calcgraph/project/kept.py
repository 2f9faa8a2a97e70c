"""What of a project an edit leaves as it was: links that mean the same, claims that come out the same."""

from collections.abc import Mapping

from calcgraph.calc.binding.families import NOWHERE
from calcgraph.calc.calculation import Calculation
from calcgraph.calc.model import Checks
from calcgraph.notes.model import Note
from calcgraph.project.facts import Resolutions
from calcgraph.project.model import Others, Project
from calcgraph.settings import LinkSettings
from calcgraph.source import NoteId


def kept_resolutions(
    before: Project, notes: Mapping[NoteId, Note], others: Others, settings: LinkSettings, calculation: Calculation
) -> Resolutions:
    """The links of notes that are as before, and that lead into notes that are, while every name has its file."""
    names = [[_names(note) for note in some.values()] for some in (before.notes, notes)]
    if names[0] != names[1] or (before.others, before.settings.links) != (others, settings):
        return {}
    same = {id_ for id_ in _alike(before, calculation) if before.notes[id_] is notes[id_]}
    return {
        id_: of_note
        for id_, of_note in before.resolutions.items()
        if id_ in same
        and all(not one.link.fragment or one.target not in notes or one.target in same for one in of_note)
    }


def kept_checks(before: Project, calculation: Calculation) -> Checks:
    """The claims about notes that compute what they did, in notes that do, without a hint that searches all others."""
    same = _alike(before, calculation)
    return {
        one: (claim, problems)
        for one, (claim, problems) in before.checks.items()
        if one.note in same
        and (one.quantity is None or one.quantity.note in same)
        and NOWHERE.isdisjoint(problem.code for problem in problems)
    }


def _names(note: Note) -> tuple[object, ...]:
    """Everything that a link can call a note."""
    return note.id, note.source.shown, note.title, note.called, note.aliases, note.zettel


def _alike(before: Project, calculation: Calculation) -> set[NoteId]:
    """Notes whose names mean what they did, with the same values; `evaluate` makes new scopes for all others."""
    known = before.calculation.scopes
    return {note for note, scope in calculation.scopes.items() if known.get(note) is scope}
