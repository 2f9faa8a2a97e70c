"""One note, from its text to everything that is written in it."""

import datetime as dt
import re
from collections.abc import Iterator, Mapping, Sequence

from calcgraph.diagnostics import Diagnostic, diagnose, in_order
from calcgraph.notes.blocks.blockids import find_block_ids
from calcgraph.notes.blocks.fences import find_fences, find_live_values
from calcgraph.notes.blocks.headings import SlugOf, find_headings, on_github
from calcgraph.notes.blocks.layout import MAX_DEPTH
from calcgraph.notes.blocks.numbered import find_labels
from calcgraph.notes.blocks.tables import find_tables
from calcgraph.notes.citations import find_citations
from calcgraph.notes.claims import find_numbers
from calcgraph.notes.formulas import find_formulas
from calcgraph.notes.front_matter import FrontMatter, read_front_matter
from calcgraph.notes.ignores import find_ignores
from calcgraph.notes.links import find_links
from calcgraph.notes.model import Block, Fence, Heading, LinkKind, Note, NumberedBlock
from calcgraph.notes.near_misses import find_near_fences, find_near_links
from calcgraph.notes.reading import OBSIDIANS, ReadingMode
from calcgraph.notes.tags import find_tags, split_names
from calcgraph.notes.text.lines import LineKind
from calcgraph.notes.text.mask import Layout, read_layout
from calcgraph.notes.text.plain import Sentences
from calcgraph.source import START, SourceFile

SEPARATOR = "⁝"
"""Stands after a Zettelkasten id in a file name or title (U+205D)."""

_COMMENT = re.compile(r"<!--(?:(?!-->).)*+(?:-->)?|%%(?:(?!%%).)*+(?:%%)?", re.DOTALL)
"""A comment; an unclosed one also matches, since searching again for each end would be quadratic."""
_BROUGHT = re.compile(r"-8<-|^[ \t]*:::[ \t]|\{[{%]", re.MULTILINE)
"""Text from elsewhere: a snippet, a page of an API, a macro."""
_WORD = re.compile(r"[^\W_]+")
_TIMESTAMP = re.compile(r"(\d{12,14})(?!\d)")
_NAME = r"\w+(?:[ \t]+as[ \t]+\w+)?"
_IMPORT = re.compile(rf"use[ \t]+\[\[[^\[\]\n]{{1,200}}\]\](?:[ \t]*:[ \t]*{_NAME}(?:,[ \t]*{_NAME})*)?")
"""A line of a sheet that imports: `use [[note]]: a, b as c`."""
_UNCLOSED = {
    "fence": ("CG204", "this fence is never closed"),
    "head": ("CG204", "the site cannot read this line, so it shows the fence as text"),
    "%%": ("CG205", "this comment is never closed"),
    "$$": ("CG207", "this formula is never closed"),
    "deep": (
        "CG200",
        f"lists and quotations are nested more than {MAX_DEPTH} deep; from here on it is text",
    ),
}

_HOW = {"deep": "", "head": 'write each option as `name="value"`'}
"""Hints for unclosed delimiters."""


def parse_note(
    source: SourceFile, slug_of: SlugOf | None = None, reading: ReadingMode = OBSIDIANS
) -> tuple[Note, tuple[Diagnostic, ...]]:
    """Return the note in a file, and the problems in it; any text can be read as a note."""
    front, diagnostics = read_front_matter(source)
    layout = read_layout(source.text, front.end, reading)
    headings = find_headings(source, layout, slug_of, reading)
    elements = (one for one in on_github(source, layout, reading) if isinstance(one, str))
    tables, in_tables = find_tables(source, layout)
    ignores, misspelt = find_ignores(source, layout)
    blocks = find_block_ids(source, layout) if reading.habits.block_ids else ()
    first = next((heading.text for heading in headings if heading.level == 1 and heading.text), "")
    title = _given_title(front) or first or file_name(source.path)
    fences = find_fences(source, layout, has_calculator=reading.has_calculator)
    has_names = not reading.is_hosts or bool(fences or tables)
    labels, repeated = find_labels(source, layout)
    referred = [one.id for one in labels] if reading.is_hosts else None
    note = Note(
        id=source.path,
        source=source,
        title=title,
        properties=front.properties,
        aliases=_aliases(front.properties),
        zettel=_zettel(source, front, title),
        headings=headings,
        links=find_links(source, layout, front, headings, referred),
        tags=find_tags(source, layout, front, is_inline=reading.habits.tags),
        ignores=ignores,
        blocks=blocks,
        fences=fences,
        tables=tables,
        live_values=find_live_values(source, layout, has_names=has_names, has_sheets=bool(fences or tables)),
        numbers=find_numbers(source, layout),
        formulas=find_formulas(source, layout),
        summary=_summary(layout),
        is_open=_is_open(source, reading),
        draft=_is_draft(source.path, front.properties, reading),
        called=_called(source, front, headings),
        id_span=source.span(*front.spans["id"]) if "id" in front.spans else START,
        labels=labels,
        citations=find_citations(source, layout),
        near_links=find_near_links(source, layout, reading),
        near_fences=find_near_fences(source, layout),
        elements=frozenset(elements) if reading.host.is_github else None,
    )
    found = [*diagnostics, *in_tables, *misspelt, *_unclosed(source, layout), *_cut_links(source, layout)]
    twice = (*_repeated_ids(source, blocks), *_repeated_labels(note, repeated, is_hosts=reading.is_hosts))
    return note, in_order([*found, *_lost_imports(source, layout, note.fences), *twice])


def _is_open(source: SourceFile, reading: ReadingMode) -> bool:
    """Return whether the page may have ids that the text does not show."""
    if not reading.is_hosts:
        return bool(reading.host.generator)
    return reading.host.is_open or _BROUGHT.search(source.text) is not None


def file_name(path: str) -> str:
    """The name of a note's file without folder and `.md`."""
    name = path.rpartition("/")[2]
    return name[:-3] if name.lower().endswith(".md") else name


def _given_title(front: FrontMatter) -> str:
    title = front.properties.get("title")
    return str(title).strip() if isinstance(title, str | int | float) else ""


def _is_draft(path: str, properties: Mapping[str, object], reading: ReadingMode) -> bool:
    if path.startswith(reading.host.shown_drafts):
        return False
    is_called = properties.get("draft") is True
    if reading.habits.drafts:
        return is_called or properties.get("publish") is False
    return is_called and path.startswith(reading.host.drafts)


def _called(source: SourceFile, front: FrontMatter, headings: tuple[Heading, ...]) -> str:
    largest = [heading for heading in headings if heading.level == 1]
    if given := _given_title(front):
        return given
    if len(largest) != 1:
        return "" if largest else file_name(source.path)
    above = source.text[front.end : source.offset(largest[0].span.line, 1)]
    title, name = (set(_WORD.findall(text.casefold())) for text in (largest[0].text, file_name(source.path)))
    is_word_of_another = len(title) == 1 and len(name) > 1 and title.isdisjoint(name)  # `# Method` in a note on caches
    return "" if is_word_of_another or _COMMENT.sub("", above).strip() else largest[0].text


def _aliases(properties: Mapping[str, object]) -> tuple[str, ...]:
    names: list[str] = []
    for key, value in properties.items():
        if key.lower() in ("aliases", "alias"):
            written = value if isinstance(value, list) else [value]
            split = isinstance(value, str)
            for item in written:
                if isinstance(item, str | int | float | dt.date):
                    names += split_names(str(item)) if split else [str(item).strip()]
    return tuple(dict.fromkeys(name for name in names if name))


def _zettel(source: SourceFile, front: FrontMatter, title: str) -> str:
    given = front.properties.get("id")
    if isinstance(given, str | int) and not isinstance(given, bool):
        return str(given).strip()
    name = file_name(source.path)
    for text in (name, title):
        head, separator, _ = text.partition(SEPARATOR)
        if separator and head.strip():
            return head.strip()
    stamp = _TIMESTAMP.match(name)
    return stamp[1] if stamp else ""


def _summary(layout: Layout) -> str:
    """The first sentence of the first paragraph that is not a heading, table or typed link."""
    for run, tokens in zip(layout.runs, layout.tokens, strict=True):
        line = layout.lines[run.line]
        if line.kind is not LineKind.TEXT or line.containers or run.cell:
            continue
        following = layout.lines[run.line + 1 : run.line + 2]
        if following and following[0].kind is LineKind.UNDERLINE:
            continue
        text = layout.visible[run.start : run.end]
        if "::" in text.partition("\n")[0] or not text.strip():
            continue
        said = Sentences(layout.visible, run.start, run.end, tokens).around(run.start)
        if said:
            return said
    return ""


_SHORT_FENCE = re.compile(r"^``calc\b[^`\n]*$", re.MULTILINE)
"""A fence whose opening line has a backtick too few."""


def _unclosed(source: SourceFile, layout: Layout) -> Iterator[Diagnostic]:
    for what, start, end in layout.unclosed:
        if what in _UNCLOSED:
            code, said = _UNCLOSED[what]
            close = _HOW.get(what, f"close it with {source.text[start:end]}")
            if what == "fence" and (short := _SHORT_FENCE.search(source.text, 0, start)):
                line = source.span(*short.span()).line
                said, close = (
                    f"this fence is never closed: line {line} opens one with two backticks",
                    f"write `{short[0]}` with three backticks",
                )
            yield diagnose(code, source.shown, source.span(start, end), said, close)


def _cut_links(source: SourceFile, layout: Layout) -> Iterator[Diagnostic]:
    """Yield an error for each link in a table with an unescaped pipe, which ends the cell."""
    for run, following in zip(layout.runs, layout.runs[1:], strict=False):
        if not (run.cell and following.cell and run.line == following.line):
            continue
        at = layout.visible.rfind("[[", run.start, run.end)
        close = layout.visible.find("]]", following.start, following.end)
        if at < 0 or close < 0 or layout.visible.find("]]", at, run.end) >= 0:
            continue
        at -= source.text.startswith("!", at - 1) if at else 0
        written = source.text[at : close + 2]
        said = f"the `|` in `{written}` ends the table cell"
        yield diagnose(
            "CG104", source.shown, source.span(at, close + 2), said, f"write `{written.replace('|', chr(92) + '|')}`"
        )


def _lost_imports(source: SourceFile, layout: Layout, fences: Sequence[Fence]) -> Iterator[Diagnostic]:
    """Paragraphs of nothing but imports, which were meant for a sheet; reported at the first.

    In a note without a sheet, `use [[note]]` without names is a sentence.
    """
    has_sheet = any(not fence.word for fence in fences)
    for run in layout.runs:
        lines = layout.visible[run.start : run.end].split("\n")
        if not run.cell and all(_IMPORT.fullmatch(line.strip()) for line in lines):
            if not has_sheet and not any(":" in line.partition("]]")[2] for line in lines):
                continue
            written = lines[0].strip()
            start = layout.visible.index(written, run.start)
            said = f"`{written}` is in the text and imports nothing"
            place = source.span(start, start + len(written))
            yield diagnose("CG209", source.shown, place, said, "move it into the `calc` fence that reads the names")


def _repeated_ids(source: SourceFile, blocks: tuple[Block, ...]) -> Iterator[Diagnostic]:
    seen: dict[str, Block] = {}
    for block in blocks:
        first = seen.setdefault(block.id.lower(), block)
        if first is not block:
            said = f"line {first.span.end_line} also has the block id `^{block.id}`, and links go there"
            yield diagnose("CG504", source.shown, block.span, said)


def _repeated_labels(note: Note, repeated: Sequence[NumberedBlock], *, is_hosts: bool) -> Iterator[Diagnostic]:
    """Yield CG504 for each label that another block has; an image that a site only gives an id has no label."""
    first = {label.id: label.span.line for label in note.labels}
    is_used = not is_hosts or any(
        one.kind is LinkKind.WIKILINK and not one.target and one.fragment in first for one in note.links
    )
    for label in repeated:
        if is_used or not label.is_image:
            said = f"line {first[label.id]} also has the label `{label.id}`, and references go there"
            yield diagnose("CG504", note.source.shown, label.span, said)
