"""The texts that a server has read: the same objects as long as nobody writes a file, and never an old text."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from calcgraph.hosts.mkdocs.known_texts import KnownTexts
from calcgraph.source import NoteId
from calcgraph.vault.files import read_source

NOTE = NoteId("a.md")
OLD = 1_000_000_000


def rewritten(file: Path) -> Path:
    """Other words, as many, and the clock of the file turned back."""
    file.write_text("# B\n", encoding="utf-8")
    os.utime(file, (OLD, OLD))
    return file


def broken(file: Path) -> Path:
    file.write_bytes(b"# \xff\n")
    return file


def moved(file: Path) -> Path:
    return file.rename(file.with_name("b.md"))


def gone(file: Path) -> Path:
    file.unlink()
    return file


def replaced(file: Path) -> Path:
    other = file.with_name("other.md")
    other.write_text("# C\n", encoding="utf-8")
    return other.replace(file)


@pytest.mark.parametrize("edit", [rewritten, broken, moved, gone, replaced], ids=lambda edit: edit.__name__)
@pytest.mark.parametrize("is_old", [False, True], ids=["just written", "written long ago"])
def test_what_was_written_is_read_again(tmp_path: Path, edit: Callable[[Path], Path], *, is_old: bool) -> None:
    file = tmp_path / "a.md"
    file.write_text("# A\n", encoding="utf-8")
    if is_old:
        os.utime(file, (OLD, OLD))
    known = KnownTexts()
    first = known.read(NOTE, file, "a.md")[0]
    assert first.text == "# A\n"
    assert known.read(NOTE, file, "a.md")[0] is first
    file = edit(file)
    for _ in range(2):
        assert known.read(NOTE, file, "a.md") == read_source(NOTE, file, "a.md")


def test_a_note_that_is_shown_under_another_name_has_that_name(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text("# A\n", encoding="utf-8")
    known = KnownTexts()
    first = known.read(NOTE, file, "a.md")[0]
    assert known.read(NOTE, file, "docs/a.md")[0].shown == "docs/a.md"
    known.keep_only(())
    assert known.read(NOTE, file, "a.md")[0] is not first
