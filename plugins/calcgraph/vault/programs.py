"""Settings that follow from the program that a folder of notes was written with."""

from collections.abc import Mapping
from pathlib import Path

from calcgraph.vault.moving.habits import DENDRON, LOGSEQ, read_habits


def with_program(given: Mapping[str, object], docs: Path, *, untrusted: bool = False) -> Mapping[str, object]:
    """Return settings, still unread, with the program of the notes named unless they name it.

    In Logseq a page that is not written yet is normal: links to one are reported only if the settings ask for it, or
    the vault is untrusted.
    """
    links = given.get("links")
    if links is not None and not isinstance(links, Mapping):
        return given
    said = dict(links or {})
    if said.get("program", "auto") == "auto":
        program = read_habits(docs).program
        said["program"] = program.lower() if program in {LOGSEQ, DENDRON} else "none"
    if said["program"] == LOGSEQ.lower() and not untrusted:
        said.setdefault("unresolved", "ghost")
    return {**given, "links": said}


def folders_not_shown(docs: Path, program: str) -> tuple[str, ...]:
    """Return the folders, each with a slash, that Logseq reads no pages from: its copies and the hidden ones.

    A site that is configured for a host has the pages that the host publishes.
    """
    if program != LOGSEQ.lower():
        return ()
    return tuple(f"{name}/" for name in read_habits(docs).left_out)
