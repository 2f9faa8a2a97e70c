"""The program that a folder of notes was written with, and the settings of that program for its notes."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from calcgraph.files import read_file

OBSIDIAN, FOAM, LOGSEQ, DENDRON = "Obsidian", "Foam", "Logseq", "Dendron"


class ProgramHabits(Struct, frozen=True):
    """The settings of a program; empty if no program left any."""

    program: str = ""
    """`Obsidian`, `Foam`, `Logseq` or `Dendron`."""
    templates: tuple[str, ...] = ()
    """Folders of templates, as vault paths."""
    left_out: tuple[str, ...] = ()
    """Files and folders that the program itself does not show as notes."""
    attachments: str = ""
    """The folder that new attachments are put in; empty if it is not set."""
    home: str = ""
    """The note it opens first, by its name."""
    breaks: bool | None = None
    """True if the end of a line breaks it; None if unknown."""


def read_habits(folder: Path) -> ProgramHabits:
    """The habits of the program that has marked a folder as its own."""
    if (folder / ".obsidian").is_dir():
        return _of_obsidian(folder / ".obsidian")
    if (folder / "logseq" / "config.edn").is_file():
        return _of_logseq(_text(folder / "logseq" / "config.edn"))
    if (folder / ".foam").is_dir() or "foam.foam-vscode" in _text(folder / ".vscode" / "extensions.json"):
        return ProgramHabits(FOAM, breaks=False)  # the preview of VS Code sets a paragraph as one
    is_dendron = (folder / "dendron.yml").is_file() or (folder.parent / "dendron.yml").is_file()
    if is_dendron or ((folder / "root.schema.yml").is_file() and (folder / "root.md").is_file()):
        return ProgramHabits(DENDRON, home="root", breaks=False)
    return ProgramHabits()


def is_marked(folder: Path) -> bool:
    """Return whether a program calls this folder its vault."""
    return bool(read_habits(folder).program)


def _of_obsidian(own: Path) -> ProgramHabits:
    app, core = _table(own / "app.json"), _table(own / "templates.json")
    templater = _table(own / "plugins" / "templater-obsidian" / "data.json")
    first = _table(own / "plugins" / "homepage" / "data.json").get("homepages")
    homes = [_word(one, "value") for one in first.values()] if isinstance(first, Mapping) else []
    given = (_word(core, "folder"), _word(templater, "templates_folder"))
    return ProgramHabits(
        OBSIDIAN,
        templates=tuple(dict.fromkeys(name for name in map(_path, given) if name)),
        attachments=_path(_word(app, "attachmentFolderPath")),
        home=next(filter(None, homes), "").rpartition("/")[2].removesuffix(".md"),
        breaks=app.get("strictLineBreaks") is not True,
    )


def _path(written: str) -> str:
    """A folder as a vault path; empty for the vault itself, and for one that depends on the note: `./files`."""
    return "" if written.startswith("./") else written.strip("/")


def _of_logseq(text: str) -> ProgramHabits:
    settings = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith(";"))
    home = re.search(r':default-home\s*+\{\s*+:page\s++"([^"]*)"', settings)
    hidden = re.search(r":hidden\s*+\[([^\[\]]*)\]", settings)
    names = [name.strip("/") for name in re.findall(r'"([^"]+)"', hidden[1])] if hidden else []
    left_out = ("logseq", *(name for name in names if name))
    return ProgramHabits(
        LOGSEQ, left_out=left_out, attachments="assets", home=home[1] if home else "Contents", breaks=True
    )


def _table(file: Path) -> Mapping[str, object]:
    """Return a settings file in JSON; empty if it is not valid."""
    try:
        read = json.loads(_text(file) or "{}")
    except (ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


def _word(table: object, key: str) -> str:
    value = table.get(key) if isinstance(table, Mapping) else None
    return value if isinstance(value, str) and value.isprintable() else ""


def _text(file: Path) -> str:
    """Return the text of a settings file; empty if it does not exist or is reached through a link."""
    if file.is_symlink() or not file.is_file():
        return ""
    raw = read_file(file)
    return "" if isinstance(raw, str) else raw.decode("utf-8-sig", "replace")


def folders_above(path: str) -> Iterator[str]:
    """Yield the folders that contain a vault path, the outermost first.

    >>> list(folders_above("a/b/c.md"))
    ['a', 'a/b']
    """
    parts = path.split("/")[:-1]
    return ("/".join(parts[: count + 1]) for count in range(len(parts)))
