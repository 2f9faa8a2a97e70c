"""The context of rendering: the project, the note, and access from there to everything else."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.binding.computed import makes_table
from calcgraph.calc.model import Claim, Kind, Quantity, QuantityId, Unit
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Column, Definition, Function, Name, Pick
from calcgraph.calc.tables.sources import Source, sources_of
from calcgraph.calc.units.display import join_unit
from calcgraph.diagnostics import Diagnostic
from calcgraph.graph.model import Edge
from calcgraph.groups import grouped
from calcgraph.links.zettel import Sequence
from calcgraph.project import Project
from calcgraph.render.math.unit_signs import set_unit
from calcgraph.render.shared import Families, ends_of, families_of
from calcgraph.source import NoteId

K = TypeVar("K")
V = TypeVar("V")
UrlOf: TypeAlias = Callable[[str], str]
"""A vault path as a final address, relative to the page that is written."""
SourceOf: TypeAlias = Callable[[str], Source | None]
"""The cited source of a key, without its `@`."""


class Index(Struct, frozen=True):
    """The data of the whole project that a page needs, gathered once; share it if many pages are rendered."""

    by_key: Mapping[str, Quantity]
    """Quantities by key, as nodes and scripts name them."""
    problems: Mapping[str, tuple[Diagnostic, ...]]
    """By path as shown."""
    readers: Mapping[QuantityId, tuple[QuantityId, ...]]
    """Quantities whose formula names this one; for a column also those that read it."""
    columns: Mapping[NoteId, tuple[QuantityId, ...]]
    """Columns of a note's picks that formulas read."""
    claims: Mapping[QuantityId, tuple[Claim, ...]]
    incoming: Mapping[str, tuple[Edge, ...]]
    outgoing: Mapping[str, tuple[Edge, ...]]
    sequence: Sequence
    sources: Mapping[str, Source] = field(default_factory=dict)
    """The sources of the library's `sources.yaml`."""
    families: Families = field(default_factory=dict)
    ends: Mapping[str, int] = field(default_factory=dict)
    """The number of notes whose paths have each ending."""
    far: Mapping[str, str] = field(default_factory=dict)
    """The files with the columns that are too long for a page, by key."""
    described: Mapping[tuple[NoteId, QuantityId, str], str] = field(default_factory=dict)
    """The descriptions of columns by the note that gives them, the table and the column."""


class Page(Struct, frozen=True):
    """One page while it is written."""

    project: Project
    index: Index
    note: NoteId
    """The note whose page this is; of a generated page its path."""
    url_of: UrlOf
    source_of: SourceOf
    id_prefix: str = ""
    """Before every id, so that an embedded copy of a sheet keeps ids apart."""
    home: NoteId | None = None
    """The note whose text is written, when it is embedded in another's page."""

    @property
    def written(self) -> NoteId:
        """The note whose fences, links and live values are written."""
        return self.home or self.note

    def embedding(self, home: NoteId, prefix: str) -> "Page":
        """This page while it shows a part of another note; `prefix` keeps its ids apart from all others."""
        return replace(self, home=home, id_prefix=prefix)

    def name(self, quantity: QuantityId) -> str:
        """Return a quantity's name in the page's scripts, with the note before it unless it is this page's."""
        return quantity.name if quantity.note == self.note else quantity.key

    def expression(self, text: str) -> str:
        """Return an expression's name in the page's scripts: `=tps with users=2`; if embedded, with its note."""
        return f"={self.home}#{text}" if self.home else f"={text}"

    def quantity(self, note: NoteId, node: Name | Column) -> Quantity | None:
        """Return the quantity that a name in a formula of `note` means, imports followed."""
        names = self.project.calculation.names.get(note, {})
        if isinstance(node, Name):
            found = names.get(node.name)
            return self.project.calculation.quantities.get(found) if found else None
        base = names.get(node.base)
        return self.project.calculation.quantities.get(column_of(base, node.column)) if base else None

    def unit_of(self, text: str) -> Unit | None:
        """The unit a text names, as in `[TB/s]`; None for one that is not known."""
        found = self.project.calculation.shapes.table.parse(text)
        return found if isinstance(found, Unit) else None

    def row_url(self, quantity: QuantityId) -> str:
        """The address of a quantity's row, on this page where it is there."""
        page = "" if quantity.note == self.note else self.url_of(quantity.note)
        return f"{page}#{row_id(quantity, self.project.calculation)}"

    def title(self, note: str) -> str:
        """A note's title; its path when it is none of ours."""
        found = self.project.notes.get(NoteId(note))
        return found.title if found else note


def column_of(base: QuantityId, column: str) -> QuantityId:
    """The column of a pick or table as a quantity."""
    return QuantityId(base.note, f"{base.name}.{column}")


def row_id(id_: QuantityId, calculation: Calculation) -> str:
    """`calc-tps`; a column leads to the row of its pick, a computed one and its cells to its own: `calc-months.net`."""
    quantity, (base, _, column) = calculation.quantities.get(id_), id_.name.partition(".")
    line = quantity.statement if quantity is not None else None
    if isinstance(line, Function) and line.table and line.table == base:
        table = calculation.datasets.get(QuantityId(id_.note, base))
        return f"calc-{base}" if makes_table(line, table) else f"calc-{base}.{column.rpartition('.')[2]}"
    return f"calc-{base}"


def value_text(quantity: Quantity) -> str:
    """`41.8 ms`; a dash where nothing could be computed."""
    return with_unit(quantity.text, quantity.unit.text) if quantity.text else "–"


def with_unit(text: str, unit: str) -> str:
    """Number and unit, which no line break parts."""
    return join_unit(text, set_unit(unit), "\u00a0")


def index_of(project: Project, sources: Mapping[str, Source] | None = None) -> Index:
    """The index of a project; `sources` are those of the library."""
    readers = grouped(
        (read, quantity.id)
        for quantity in project.calculation.quantities.values()
        if quantity.kind is not Kind.COLUMN and _row_of(project, quantity.id) == quantity.id
        for read in dict.fromkeys(one for read in quantity.reads for one in (read, _row_of(project, read)))
    )
    claims = (claim for of_note in project.claims.values() for claim in of_note)
    return Index(
        by_key={quantity.id.key: quantity for quantity in project.calculation.quantities.values()},
        problems=grouped((found.path, found) for found in project.diagnostics),
        readers=readers,
        columns=grouped((one.note, one) for one in readers if "." in one.name and _row_of(project, one) == one),
        claims=grouped(
            (one, claim)
            for claim in claims
            if claim.quantity is not None
            for one in {claim.quantity, _row_of(project, claim.quantity)}
        ),
        incoming=grouped((edge.target, edge) for edge in project.graph.edges),
        outgoing=grouped((edge.source, edge) for edge in project.graph.edges),
        sequence=project.sequence,
        sources=sources or {},
        families=families_of(project.calculation.shapes.table.names) if project.calculation.shapes else {},
        ends=ends_of(project.notes),
        described=dict(reversed([*described_columns(project.calculation)])),
    )


def described_columns(calculation: Calculation) -> Iterator[tuple[tuple[NoteId, QuantityId, str], str]]:
    """Yield each column that a note describes: by a line that shows only this column of a pick, and has a comment."""
    for note, scope in calculation.scopes.items():
        for line in (entry.statement for entry in scope.entries.values()):
            if not (isinstance(line, Definition) and line.comment.text and isinstance(line.body, Column)):
                continue
            pick = scope.entries.get(line.body.base)
            if pick is None or not isinstance(pick.statement, Pick):
                continue
            if table := calculation.names.get(pick.id.note, {}).get(pick.statement.table):
                yield (note, table, line.body.column), line.comment.text


def _row_of(project: Project, quantity: QuantityId) -> QuantityId:
    """The vector of a component; of everything else itself."""
    base, point, _ = quantity.name.partition(".")
    found = project.calculation.quantities.get(quantity._replace(name=base)) if point else None
    return found.id if found is not None and found.kind is Kind.VECTOR else quantity


def page_of(project: Project, note: NoteId, url_of: UrlOf, index: Index | None = None) -> Page:
    """The page of a note; without an index one is made, which costs a walk over the project."""
    kept = index or index_of(project)
    sources = source_finder(project, note, kept.sources)
    return Page(project, kept, note, url_of, sources)


def source_finder(project: Project, note: NoteId, library: Mapping[str, Source]) -> SourceOf:
    """Sources of a note's front matter, then those of the library."""
    found = project.notes.get(note)
    own = sources_of(found.properties.get("sources")) if found else {}
    return lambda key: own.get(key) or library.get(key)
