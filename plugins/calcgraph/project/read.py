"""The pipeline: each stage takes values and gives back values and diagnostics."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, MutableMapping
from dataclasses import replace
from functools import cache, partial

from calcgraph.calc.calculation import Calculation
from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.claims.coverage import check_floor, coverage
from calcgraph.calc.evaluate import evaluate, linkable
from calcgraph.calc.inputs import Inputs, inputs_of
from calcgraph.calc.model import Claim, ClaimCandidate, QuantityId
from calcgraph.calc.syntax.tree import Use
from calcgraph.calc.units.definitions import check_definitions, project_units
from calcgraph.calc.units.table import unit_table
from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.graph.build import build_graph
from calcgraph.graph.rings import check_rings
from calcgraph.links.index import LinkIndex, build_index
from calcgraph.links.model import FragmentKind, Resolution, Status
from calcgraph.links.resolve import check_links, resolve_link, resolve_target
from calcgraph.links.zettel import sequence
from calcgraph.notes.model import Link, LinkKind, Note
from calcgraph.notes.parse import parse_note
from calcgraph.project.cited import check_cited, check_fences
from calcgraph.project.facts import Resolutions, find_facts, find_nodes
from calcgraph.project.formulas import check_formulas, read_commands
from calcgraph.project.ids import check_ids
from calcgraph.project.kept import kept_checks, kept_resolutions
from calcgraph.project.model import Others, Project
from calcgraph.project.settle import settle
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

MEASURED = "measured"
"""The target of a claim that is bound to a source only."""

SlugOf = Callable[[str, str], str]
Parsed = dict[SourceFile, tuple[Note, tuple[Diagnostic, ...]]]
"""Notes that are read already, by their whole text."""


def read_project(  # noqa: PLR0913 - what a vault consists of; the last four have defaults
    sources: Iterable[SourceFile],
    attachments: Collection[str],
    read_data: Callable[[str], str | None],
    settings: Settings,
    slug_of: SlugOf | None = None,
    *,
    unpublished: Iterable[str] = (),
    made: Collection[str] = (),
    shown: Callable[[str], str] = str,
    parsed: Parsed | None = None,
    memory: MutableMapping[str, str] | None = None,
    before: Project | None = None,
) -> Project:
    """Read, resolve, evaluate and connect a vault.

    `attachments` are vault paths of files that are no notes; `read_data` gives the text of one by vault path, None if
    it cannot be read; `slug_of` turns a heading's text into an id as the host's toc does; `unpublished` are notes that
    exist and are in no output, so that a link to one can be told from a misspelt one; `made` are vault paths of what is
    generated, to which names lead that no file has; `shown` names a file in reports,
    by vault path. A host that reads again and again
    keeps `parsed`: a note whose text has not changed is not parsed again, and those that are gone are forgotten;
    `memory`: what algebra and the reference found; and `before`, the project as it was: values, claims and links
    that no edit reaches are taken from there, the same objects.
    """
    files = (*attachments, *made)
    notes, drafts, found = _read_notes(sources, slug_of, {} if parsed is None else parsed)
    others: Others = files, (*unpublished, *drafts)
    index = build_index(notes.values(), attachments, settings.links, others[1], made)
    inputs, problems = _inputs(notes, index, read_data, settings, shown)
    found += problems
    inputs = replace(inputs, memory={} if memory is None else memory)
    calculation, problems = evaluate(inputs, before.calculation if before else None)
    found += problems
    if calculation.machine is not None:
        calculation.machine.budget.renew()  # claims and pages have as much whether all was computed now or before
    found += check_fences(notes.values())
    found += check_ids(notes.values(), calculation)
    kept = kept_resolutions(before, notes, others, settings.links, calculation) if before else {}
    resolutions = _resolve_links(notes, index, calculation, kept)
    everything = (one for of_note in resolutions.values() for one in of_note)
    found += check_links(everything, notes, index, settings.links, partial(linkable, calculation))
    candidates = _candidates(notes, resolutions)
    checks = check_claims(calculation, candidates, settings.values, kept_checks(before, calculation) if before else {})
    found += (problem for _, problems in checks.values() for problem in problems)
    claims = _by_note(claim for claim, _ in checks.values() if claim)
    found += check_cited(notes.values(), calculation, claims, read_data, settings)
    order = sequence(notes.values())
    found += order.diagnostics
    facts = find_facts(notes, resolutions, calculation, claims, order)
    graph = build_graph(find_nodes(notes, facts, frozenset(files)), facts, settings.graph.inverse)
    found += check_rings(graph)
    macros, problems = read_commands(settings.tex_macros, read_data, shown(settings.tex_macros))
    found += problems
    is_alike = before is not None and before.macros == macros
    unset = check_formulas(notes, macros, (before.notes, before.unset) if before and is_alike else None)
    found += (problem for of_note in unset.values() for problem in of_note)
    covered = {id_: coverage(note, claims.get(id_, ())) for id_, note in notes.items()}
    found += check_floor(notes, covered, settings.values.coverage_floor)
    return Project(
        settings=settings,
        others=others,
        notes=notes,
        resolutions=resolutions,
        calculation=calculation,
        checks=checks,
        claims=claims,
        coverage=covered,
        graph=graph,
        macros=macros,
        unset=unset,
        diagnostics=settle(_told_once(found), notes, settings),
    )


def _read_notes(
    sources: Iterable[SourceFile], slug_of: SlugOf | None, parsed: Parsed
) -> tuple[dict[NoteId, Note], list[NoteId], list[Diagnostic]]:
    """The published notes in order of id, and the paths of drafts; of a draft nothing is told, not even its faults."""
    notes: dict[NoteId, Note] = {}
    drafts: list[NoteId] = []
    found: list[Diagnostic] = []
    before = dict(parsed)
    parsed.clear()
    for source in sorted(sources, key=lambda source: source.path):
        note, problems = parsed[source] = before.get(source) or parse_note(source, slug_of)
        if note.draft:
            drafts.append(note.id)
        else:
            notes[note.id] = note
            found += problems
    return notes, drafts, found


def _inputs(
    notes: Mapping[NoteId, Note],
    index: LinkIndex,
    read_data: Callable[[str], str | None],
    settings: Settings,
    shown: Callable[[str], str],
) -> tuple[Inputs, tuple[Diagnostic, ...]]:
    """What values are computed from, and what is wrong with the project's own units."""
    path = f"{settings.library}/units.txt"
    extra = read_data(path) or ""
    units = project_units(extra, counting=settings.values.counting_units)

    def resolve(note: NoteId, text: str) -> NoteId | None:
        return resolve_target(index, note, text)

    inputs = inputs_of(notes.values(), units, resolve, read_data, settings.values)
    return inputs, check_definitions(extra, unit_table(), shown(path)) if extra else ()


def _resolve_links(
    notes: Mapping[NoteId, Note], index: LinkIndex, calculation: Calculation, kept: Resolutions
) -> dict[NoteId, tuple[Resolution, ...]]:
    @cache
    def names(note: NoteId) -> Collection[str]:
        return linkable(calculation, note)

    def resolve(note: Note) -> tuple[Resolution, ...]:
        links = sorted((*note.links, *_use_links(note, calculation)), key=lambda link: link.span)
        return tuple(resolve_link(index, note, link, names) for link in links)

    return {id_: kept.get(id_) or resolve(note) for id_, note in notes.items()}


def _use_links(note: Note, calculation: Calculation) -> Iterator[Link]:
    """The imports of a note's sheets, as links."""
    for sheet in calculation.sheets.get(note.id, ()):
        for use in sheet.statements:
            if isinstance(use, Use):
                yield Link(LinkKind.USE, f"[[{use.target}]]", use.target, "", "", "", use.target_span)


def _candidates(
    notes: Mapping[NoteId, Note], resolutions: Mapping[NoteId, tuple[Resolution, ...]]
) -> tuple[ClaimCandidate, ...]:
    """Links that lead to a quantity, a check or to `#measured`."""
    return tuple(
        ClaimCandidate(id_, notes[id_].source.shown, one.link, _quantity_meant(id_, one))
        for id_, of_note in resolutions.items()
        for one in of_note
        if one.fragment_kind is FragmentKind.QUANTITY and one.status in (Status.RESOLVED, Status.AMBIGUOUS)
    )


def _told_once(found: Collection[Diagnostic]) -> Iterator[Diagnostic]:
    """All but the imports whose link is told already: why it leads to no note is known there."""
    dead = {(one.path, one.span) for one in found if one.code in _DEAD and one.severity is Severity.ERROR}
    return (one for one in found if one.code != "CG341" or (one.path, one.span) not in dead)


_DEAD = frozenset({"CG101", "CG105", "CG107"})


def _quantity_meant(note: NoteId, resolution: Resolution) -> QuantityId | None:
    if resolution.quantity == MEASURED:
        return None
    return QuantityId(NoteId(resolution.target or note), resolution.quantity)


def _by_note(claims: Iterable[Claim]) -> dict[NoteId, tuple[Claim, ...]]:
    gathered: dict[NoteId, list[Claim]] = {}
    for claim in claims:
        gathered.setdefault(claim.note, []).append(claim)
    return {note: tuple(gathered[note]) for note in sorted(gathered)}
