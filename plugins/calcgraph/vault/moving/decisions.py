"""The points about an existing folder of notes that a person must know or decide, a sentence each."""

import posixpath
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from calcgraph.links.names import DRAWING, PICTURES_OF_DRAWINGS
from calcgraph.vault.folders import contents_of, is_note, walk_folder
from calcgraph.vault.moving.contents import Contents
from calcgraph.vault.moving.habits import DENDRON, LOGSEQ, ProgramHabits

PICTURES = frozenset({"png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "bmp", "ico"})
SOUNDS = frozenset({"mp3", "wav", "m4a", "ogg", "flac", "mp4", "webm", "mov", "mkv", "ogv"})
MEDIA = PICTURES | SOUNDS | {"pdf"}
"""The endings of files that notes show and that can usually be published with them."""
UNDRAWN: Mapping[str, str] = {
    "dataview": "Dataview",
    "dataviewjs": "Dataview",
    "tasks": "Tasks",
    "tikz": "TikZJax",
    "query": "Obsidian's search",
    "base": "Bases",
    "kanban": "Kanban",
    "chart": "Charts",
    "desmos-graph": "Desmos",
    "excalidraw": "Excalidraw",
    "button": "Buttons",
    "meta-bind": "Meta Bind",
    "leaflet": "Leaflet",
}
"""Blocks that another program draws; here they are shown as code."""
SEEN_AS_FILES = {"canvas": "canvases", "base": "bases", "org": "notes in Org mode"}
"""Endings of files that another program shows as it shows notes."""


def about_contents(met: Contents) -> Iterator[str]:
    """Yield the contents of the notes that look different here."""
    drawn = Counter[str]()
    for word, count in met.fences.items():
        if word in UNDRAWN:
            drawn[UNDRAWN[word]] += count
    yield from (f"blocks of {program} are shown as code: {count}" for program, count in sorted(drawn.items()))
    if met.fences["calc"]:
        yield f"blocks `calc` are read as sheets, whoever wrote them: {met.fences['calc']}"
    for name, count in sorted(met.left.items()):
        yield f"{name} are shown as they are written: lines with some, {count}"
    if met.fences["mermaid"]:
        yield "Material loads the script that draws Mermaid from another server"


def about_files(habits: ProgramHabits, files: Iterable[str], given: Path, notes: Path) -> Iterator[str]:
    """Yield the kinds of files next to the notes, and their treatment."""
    others = [path for path in files if not is_note(path)]
    if habits.attachments.startswith("."):
        yield f"attachments are in `{habits.attachments}/`, and what begins with a dot is not published: rename it"
    if habits.program == LOGSEQ:
        yield "links to pages that are not written yet are not reported, as in Logseq: set `links.unresolved` for that"
    if habits.program == DENDRON:
        yield "links of Dendron, `[[text|note]]`, are read as `[[note|text]]`: `calcgraph fix --write` turns them"
    if undrawn := _without_pictures(files):
        yield (
            f"drawings of Excalidraw are shown as a picture next to them. Missing: {listed(undrawn)}. Turn on "
            "*Auto-export SVG* in Excalidraw's settings, and save them again"
        )
    endings = Counter(posixpath.splitext(path)[1][1:].lower() for path in others)
    for ending, said in SEEN_AS_FILES.items():
        if endings[ending]:
            yield f"{said} are published as files, not shown: {endings[ending]}"
    rest = {one: count for one, count in endings.items() if one and one not in MEDIA | SEEN_AS_FILES.keys()}
    if rest:
        most = sorted(rest, key=lambda one: (-rest[one], one))[:5]
        said = ", ".join(f"{rest[one]} × .{one}" for one in most)
        yield f"other files are published too ({said}): list files that are not for readers in `exclude_docs`"
    if outside := _media_beside(given, notes):
        yield f"pictures outside `{notes.name}/` are not published: {listed(outside)}"


def _without_pictures(files: Iterable[str]) -> list[str]:
    """Return the drawings next to which there is no picture."""
    known = set(files)
    drawings = [path for path in sorted(known) if path.endswith((DRAWING, f"{DRAWING}.md"))]
    return [one for one in drawings if not any(_stem(one) + ending in known for ending in PICTURES_OF_DRAWINGS)]


def _stem(drawing: str) -> str:
    return drawing.removesuffix(".md")


def _media_beside(given: Path, notes: Path) -> list[str]:
    """Return the folders next to the notes with pictures or sounds in them."""
    if notes == given:
        return []
    beside = [one for one in contents_of(given) if one.is_dir() and one != notes and one.name[0] != "."]
    ends = tuple(f".{ending}" for ending in MEDIA)
    return [one.name for one in beside if any(path.lower().endswith(ends) for path, _ in walk_folder(one, [], one))]


def listed(names: Sequence[str]) -> str:
    """Some names, the first five written out."""
    return ", ".join(f"`{name}`" for name in names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")
