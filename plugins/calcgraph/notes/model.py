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
    """A link as written, before it is resolved."""

    kind: LinkKind
    text: str
    """Source text, brackets included: `[[kv-cache#Size|the size]]`."""
    target: str
    """File part, trimmed and percent-decoded; empty for a link inside the note."""
    fragment: str
    """The text after the first `#`, without it: `Size`, `A#B`, `^block`; empty if there is no `#`."""
    display: str
    """The text that the reader sees, as written; empty if the link does not have any."""
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
    """The plain text directly after it: ` thousand`."""
    targets: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """The destinations of the other links in both texts, in order, as written: `#step_time`."""
    heads: tuple[str, ...] = ()
    """For a cell, the head of its column, with `-` that of its row, with `:` a caption or the line before a list."""


class Heading(Struct, frozen=True):
    """A heading, ATX or setext."""

    level: int
    text: str
    """The plain text, without markup and a closing block id."""
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
    """The number of columns removed from each content line, so that positions in `text` can be found in the file."""


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
    is_hidden: bool = False
    """True if the comment ends in `hidden`: the table is computed with and not shown."""


class LiveValue(Struct, frozen=True):
    """An inline code span that starts with `= `: its expression."""

    text: str
    span: Span
    """The position of the expression, so that positions inside it can be found."""


class TexFormula(Struct, frozen=True):
    """A formula in TeX."""

    text: str
    """The TeX without its delimiters; on one line if it is displayed on separate lines."""
    display: bool
    """True if it is on its own, between `$$`."""
    span: Span


class ProseNumber(Struct, frozen=True):
    """A number with a unit, scale or counting word in prose, a table or a heading."""

    text: str
    span: Span


class NumberedBlock(Struct, frozen=True):
    """A numbered figure, table or equation."""

    id: str
    """The id in the page: `fig-loss`."""
    said: str
    """The name in a sentence: `Figure 2`."""
    caption: str
    """The caption, from `title="…"` or the title of an image; empty without one."""
    span: Span
    is_image: bool = False
    """True for an image, whose id the host can also read."""

    @property
    def word(self) -> str:
        """The word alone: `Figure`."""
        return self.said.rpartition(" ")[0]

    @property
    def number(self) -> str:
        """The number alone."""
        return self.said.rpartition(" ")[2]


class CitedSource(Struct, frozen=True):
    """One source in a citation."""

    key: str
    before: str = ""
    """The words before it: `see`."""
    behind: str = ""
    """The words after it: `p. 3`."""
    has_author: bool = True
    """False for `-@key`: the author is in the sentence."""
    at: int = 0
    """The position of its `@` in the citation as written."""
    span: Span = START
    """The position of `@` and the key in the note."""


class ProseCitation(Struct, frozen=True):
    """A citation in prose: `[@fao56; @jones, p. 3]`, or `@fao56` in a sentence."""

    cited: tuple[CitedSource, ...]
    is_bracketed: bool
    is_certain: bool
    """True if the brackets cannot be anything else: they begin with a key that is not a package's name."""


class Ignore(Struct, frozen=True):
    """A comment that silences rules: on its line, or in the block below when it is alone."""

    codes: tuple[str, ...]
    reason: str
    """The reason as written; empty if it is not given."""
    span: Span
    first: int
    """First line it reaches."""
    last: int


class NearLink(Struct, frozen=True):
    """A text that is a link after one repair."""

    links: tuple[Link, ...]
    """The links that can be meant, the most likely first, with the repaired text and the span of the slip."""


class NearFence(Struct, frozen=True):
    """A fence whose first word is nearly `calc`."""

    written: str
    span: Span
    """Of the word."""
    fence: Fence
    """The fence, read as the sheet or view that it nearly is."""


class Note(Struct, frozen=True):
    """The content read from one note; nothing in it depends on another note."""

    id: NoteId
    source: SourceFile
    title: str
    """`title:` of the front matter, or otherwise the first level-one heading, or otherwise the file's name."""
    properties: Mapping[str, object]
    """Front matter as YAML gives it; empty when broken."""
    aliases: tuple[str, ...]
    zettel: str
    """The Zettelkasten id: `42v1`; empty if the note does not have one."""
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
    """The title, if it names the whole note; otherwise empty.

    It is `title:`, the only level-one heading with nothing above it, or the file's name if neither exists. It is empty
    if the title is the heading of a part, as with a single word that a file's name of several words lacks."""
    is_open: bool = False
    """True if other text may come into its page, so that only the finished page has all ids."""
    id_span: Span = START
    """The key of the Zettelkasten id in the front matter; the start where the id is not given there."""
    labels: tuple[NumberedBlock, ...] = ()
    """The numbered figures, tables and equations."""
    citations: tuple[ProseCitation, ...] = ()
    """The citations in prose, in order of position."""
    near_links: tuple[NearLink, ...] = ()
    near_fences: tuple[NearFence, ...] = ()
    elements: frozenset[str] | None = None
    """The ids of headings that are HTML elements, which GitHub makes; None on a site, which makes none."""
