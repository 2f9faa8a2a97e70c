"""Small vaults as texts, read and compared without a disk."""

from functools import partial

from calcgraph.changes.compare import compare
from calcgraph.project import read_project
from calcgraph.settings import Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

PLAIN = Settings(values=ValueSettings(reference=False))


def read(notes, data=None, memo=None, settings=PLAIN):
    """The project of notes by vault path, a text that begins with no mark being a sheet."""
    sources = [SourceFile(NoteId(path), _note(path, text)) for path, text in notes.items()]
    files = data or {}
    return read_project(sources, tuple(files), partial(files.get), settings, memo=memo)


def _note(path, text):
    return text if text.startswith(("#", "---")) else f"# {path}\n\n```calc\n{text}\n```\n"


def changes_of(before, after, data_before=None, data_after=None):
    base, head = read(before, data_before), read(after, data_after if data_after is not None else data_before)
    return compare(base, head, (base.diagnostics, head.diagnostics))


def whys(changes):
    """What each edit did, by quantity and edit."""
    return {
        one.name: {share.what: share.contribution for share in one.why.shares}
        for one in changes.values
        if one.before and one.after
    }
