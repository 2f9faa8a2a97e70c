"""The elements of a note."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from calcgraph.enums import quick
from calcgraph.source import START, NoteId, SourceFile, Span


@quick
class LinkKind(StrEnum):
    """The form in which a link is written."""

    WIKILINK = "wikilink"
    MARKDOWN = "markdown"
    EMBED = "embed"
    PROPERTY = "property"
    USE = "use"


class Link(Struct, frozen=True):
    """A link as written, before anyone knows what it means."""

    kind: LinkKind
    text: str
    """Source text, brackets included: `[[kv-cache#Size|the size]]`."""
    target: str
    """File part, trimmed and percent-decoded; empty for a link inside the note."""
    fragment: str
    """Text after the first `#`, without it: `Size`, `A#B`, `^block`; empty if none."""
    display: str
    """The text that the reader sees, as written; empty if the link has none."""
    title: str
    """Title of a Markdown link: `with quant=fp8`."""
    span: Span
    relation: str = ""
    """Key of a typed link or property: `builds-on`."""
    reason: str = ""
    """Text after a typed link."""
    sentence: str = ""
    """The sentence it is in, as plain text."""
    section: str = ""
    """Text of the heading it is under; empty above the first."""
    external: bool = False
    """True if the target has a scheme (`https:`) or leads outside the vault."""
    before: str = ""
    """The plain text directly before a link to a place of a note, whose number it may change: `less than `."""
    behind: str = ""
    """The plain text directly behind it: ` thousand`."""
    heads: tuple[str, ...] = ()
    """For a cell, the head of its column, with `-` that of its row, with `:` a caption or the line before a list."""


class Heading(Struct, frozen=True):
    """A heading, ATX or setext."""

    level: int
    text: str
    """Plain text: markup and a closing block id taken off."""
    slug: str
    """Id in the page, distinct inside the note."""
    span: Span
    is_certain: bool = True
    """True if the slug is the host's, whatever its extensions do; otherwise the finished page decides."""
    forms: tuple[str, ...] = ()
    """The heading as written, where that is not its text: whole, and without the id that closes it."""


class Block(Struct, frozen=True):
    """A block with an id: `^id` at its end, or alone on the next line."""

    id: str
    span: Span


class Tag(Struct, frozen=True):
    """A tag without its `#`, as written."""

    name: str
    span: Span


class Fence(Struct, frozen=True):
    """A `calc` fence: a sheet, or a view when `word` is given."""

    word: str
    """Second word of the info string: `table`, `plot`, …; empty for a sheet."""
    options: Mapping[str, str]
    """`title="…"` and the like in the info string."""
    text: str
    """Content without the indentation of the fence."""
    span: Span
    """The whole fence, its markers included."""
    first_line: int
    """Line number of the first content line."""
    indents: tuple[int, ...]
    """Columns taken off each content line, so that places in `text` can be found in the file."""


class Cell(Struct, frozen=True):
    """One cell of a table in a note."""

    text: str
    span: Span


class DataTable(Struct, frozen=True):
    """A table named by `<!-- calc: table NAME -->`, or read from a file by `… from PATH -->`."""

    name: str
    path: str
    """As written after `from`; empty for the Markdown table that follows."""
    header: tuple[Cell, ...]
    rows: tuple[Sequence[Cell], ...]
    span: Span
    pointer: str = ""
    """The part of the file, a JSON Pointer; empty for the whole."""
    by: str = ""
    """The column that names the rows, as written after `by`; empty for the first."""
    units: tuple[tuple[str, str], ...] = ()
    """Columns and units, as written after `in`."""
    per: tuple[str, ...] = ()
    """Columns whose texts make the rows, as written after `per`; empty for the rows of the file."""
    folds: tuple[tuple[str, str], ...] = ()
    """The aggregates of other columns then: `mean` and `latency`; `count` has no column."""


class LiveValue(Struct, frozen=True):
    """An inline code span that starts with `= `: its expression."""

    text: str
    span: Span
    """Of the expression, so that places inside it can be found."""


class TexFormula(Struct, frozen=True):
    """A formula in TeX."""

    text: str
    """Without its signs; on one line where it is displayed on lines of its own."""
    display: bool
    """True if it is on its own, between `$$`."""
    span: Span


class ProseNumber(Struct, frozen=True):
    """A number with a unit, scale or counting word in prose, a table or a heading."""

    text: str
    span: Span


class Ignore(Struct, frozen=True):
    """A comment that silences rules: on its line, or in the block below when it is alone."""

    codes: tuple[str, ...]
    reason: str
    """As written; empty if none is given."""
    span: Span
    first: int
    """First line it reaches."""
    last: int


class Note(Struct, frozen=True):
    """Everything read from one note; nothing in it depends on another note."""

    id: NoteId
    source: SourceFile
    title: str
    """`title:` of the front matter, else the first level-one heading, else the file's name."""
    properties: Mapping[str, object]
    """Front matter as YAML gives it; empty when broken."""
    aliases: tuple[str, ...]
    zettel: str
    """Zettelkasten id: `42v1`; empty if none."""
    headings: tuple[Heading, ...]
    links: tuple[Link, ...]
    """In order of place; those of `use` statements are added by the project."""
    tags: tuple[Tag, ...]
    blocks: tuple[Block, ...]
    fences: tuple[Fence, ...]
    tables: tuple[DataTable, ...]
    live_values: tuple[LiveValue, ...]
    numbers: tuple[ProseNumber, ...]
    """Numbers for the coverage of claims, those inside links included."""
    summary: str = ""
    """First sentence of the body, as plain text."""
    ignores: tuple[Ignore, ...] = ()
    draft: bool = False
    """`draft: true` or `publish: false`: absent from every output."""
    formulas: tuple[TexFormula, ...] = ()
    called: str = ""
    """The title, where it names the whole note: `title:`, the only level-one heading with nothing above it, or the
    file's name where there is none. Empty where the title is the heading of a part, as one word is
    that a file's name of several has not."""
    is_open: bool = False
    """True if other text may come into its page, so that only the finished page has all ids."""
    id_span: Span = START
    """The key of the Zettelkasten id in the front matter; the start where the id is not given there."""
