"""Obsidian's files that name notes: canvases, which a rename edits, and bases, which it lists."""

import json
import re
from collections.abc import Iterator, Mapping

from calcgraph.hosts.commands.rewriting.edits import Edit, edit_of
from calcgraph.links.index import LinkIndex
from calcgraph.links.resolve import resolve_target
from calcgraph.notes.parse import file_name
from calcgraph.notes.text.inline import TokenKind, find_tokens
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.files import Vault, read_text

_ENTRY = re.compile(r'"(file|text)"\s*:\s*("(?:[^"\\]|\\.)*")')
"""A property of a node: the path of a file from the root of the vault, or the text of a card."""


def canvases_of(vault: Vault) -> Mapping[str, SourceFile]:
    """The canvases of a vault by path."""
    paths = [path for path in vault.files if path.lower().endswith(".canvas")]
    texts = {path: read_text(vault.files[path], vault.shown(path))[0] for path in paths}
    return {path: SourceFile(NoteId(path), text, vault.shown(path)) for path, text in texts.items()}


def rename_in_canvas(source: SourceFile, index: LinkIndex, to: Mapping[str, str]) -> Iterator[Edit]:
    """The edits that have a canvas name files by their new paths, as files and in the links of its cards."""
    for entry in _ENTRY.finditer(source.text):
        try:
            said = str(json.loads(entry[2]))
        except ValueError:
            continue
        meant = to.get(said, said) if entry[1] == "file" else _with_links(said, NoteId(source.path), index, to)
        if meant != said:
            place = source.span(entry.start(2), entry.end(2))
            yield edit_of(source, place, json.dumps(meant, ensure_ascii=False))


def naming_bases(vault: Vault, note: NoteId) -> list[str]:
    """Return the bases whose text has the name of a note; only Obsidian knows its meaning there."""
    name = re.compile(rf"(?<!\w){re.escape(file_name(note))}(?!\w)", re.IGNORECASE)
    paths = [path for path in vault.files if path.lower().endswith(".base")]
    return [vault.shown(path) for path in paths if name.search(read_text(vault.files[path], path)[0])]


def _with_links(text: str, source: NoteId, index: LinkIndex, to: Mapping[str, str]) -> str:
    """Return a card's text in which the wikilinks to old paths lead to the new ones."""
    for token in reversed(find_tokens(text)):
        target = re.match(r"[^#|]+", token.inner) if token.kind is TokenKind.WIKILINK else None
        leads = resolve_target(index, source, f"[[{token.inner}]]") if target else None
        if target and leads is not None and leads in to:
            start = text.index("[[", token.start) + 2
            text = text[:start] + to[leads].removesuffix(".md") + text[start + len(target[0]) :].lstrip(" ")
    return text
