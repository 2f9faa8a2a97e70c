"""The problems of each note, and of all notes together."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.calc.binding.imports import Family
from calcgraph.calc.claims.coverage import check_bound, check_floor
from calcgraph.calc.model import QuantityId, Verdict
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.tables.sources import Source, sources_in
from calcgraph.diagnostics import Diagnostic, Severity, diagnose, in_order
from calcgraph.faults import fault_of
from calcgraph.groups import grouped
from calcgraph.links.check import advice, check_links_of, find_twins
from calcgraph.links.embed_rings import find_rings
from calcgraph.links.resolution import Resolution, Status
from calcgraph.notes.model import LinkKind, Note
from calcgraph.project import given
from calcgraph.project.cited import SourceAt, check_cited, check_fences, cited_in_sheets, focuses_in
from calcgraph.project.edges import edges, order, rings
from calcgraph.project.faces import (
    asked_index,
    brought,
    face,
    hidden,
    index,
    locked,
    note,
    published,
    read_note,
    similar,
)
from calcgraph.project.families import all_parts, units_problems
from calcgraph.project.formulas import read_commands, unset_in
from calcgraph.project.meaning import checks, claims, covered, links_of, resolved
from calcgraph.project.near import nearly
from calcgraph.project.notebooks import unread_notebooks
from calcgraph.project.receipts import check_rests, faults, receipt_problems
from calcgraph.project.severities import as_set, with_severities
from calcgraph.project.values import all_evaluated, calculation_of, names, reported, sheet_problems, values_of
from calcgraph.queries.memo import GoneError, RingError
from calcgraph.queries.query import Ask, Keep, late_table, query
from calcgraph.source import START, NoteId, Span
from calcgraph.tex.macros import Macros

ByPath = Mapping[str, tuple[Diagnostic, ...]]


@query
def commands(ask: Ask) -> tuple[Macros, tuple[Diagnostic, ...]]:
    """Commands that the vault defines for the formulas of all notes."""
    path = ask(given.settings).tex_macros
    return read_commands(path, lambda name: ask(given.data, name), ask(given.shown, path))


@query
def unset(ask: Ask, path: NoteId) -> tuple[Diagnostic, ...]:
    """The formulas of a note that cannot be set."""
    whole = note(ask, path)
    return tuple(unset_in(whole, ask(commands)[0])) if whole.formulas else ()


@query(keep=Keep.ANSWER)
def library(ask: Ask) -> Mapping[str, Source]:
    """The sources of the library, by key."""
    return sources_in(ask(given.settings).library, lambda path: ask(given.data, path))


def link_problems(ask: Ask, path: NoteId) -> tuple[Diagnostic, ...]:
    """Return the problems of a note's links."""
    links = ask(resolved, path)
    if all(one.status is Status.RESOLVED for one in links):
        return ()
    index = replace(asked_index(ask, note), unpublished=frozenset(ask(hidden)))
    is_trusted = not ask(given.limits).are_totals_shared
    making = ask(given.making)
    known = advice(index, lambda: ask(similar), lambda other: ask(names, other), is_trusted=is_trusted, making=making)
    return tuple(check_links_of(note(ask, path), links, known, ask(given.link_settings)))


@query(keep=Keep.ANSWER)
def said(ask: Ask, path: NoteId) -> tuple[Diagnostic, ...]:
    """Return the problems of a note, by the rules that look at it and at the things that it names."""
    whole = note(ask, path)
    found = [*ask(read_note, path)[1]]
    for rule in (
        _of_sheets,
        link_problems,
        _of_formulas,
        _of_views,
        _rests,
        _unlocked,
        _of_numbers,
        _of_relations,
        nearly,
    ):
        try:
            found += rule(ask, path)
        except (GoneError, RingError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever we did not think of: the other notes are still checked
            found.append(fault_of(error, "note is checked", whole.source.shown, START))
    if ask(brought, path):
        patterns = [one.pattern for one in ask(given.files).bringing if one.pattern]
        return tuple(_known_now(found, whole, re.compile("|".join(f"(?:{one})" for one in patterns or [r"\0"]))))
    return tuple(found)


def _of_sheets(ask: Ask, path: NoteId) -> Iterable[Diagnostic]:
    return ask(sheet_problems, path)


def _of_formulas(ask: Ask, path: NoteId) -> Iterable[Diagnostic]:
    yield from ask(unset, path)
    yield from (problem for _, problems in ask(checks, path).values() for problem in problems)


def _of_views(ask: Ask, path: NoteId) -> Iterable[Diagnostic]:
    whole = note(ask, path)
    yield from check_fences(whole, ask(focuses, path), lambda: [ask(face, other) for other in ask(published)])
    yield from check_ids(whole, lambda: values_of(ask, path))


@query(keep=Keep.ANSWER)
def focuses(ask: Ask, path: NoteId) -> tuple[tuple[Span, str], ...]:
    """Return the notes around which maps of a note are drawn, with the places of their fences."""
    return tuple(focuses_in(values_of(ask, path).views.get(path, {})))


@query(keep=Keep.ANSWER)
def cited(ask: Ask, path: NoteId) -> tuple[SourceAt, ...]:
    """Return the sources that the sheets and tables of a note name."""
    return tuple(cited_in_sheets(path, values_of(ask, path)))


def _of_numbers(ask: Ask, path: NoteId) -> Iterable[Diagnostic]:
    whole = note(ask, path)
    yield from check_bound(whole, ask(covered, path), ask(given.value_settings).bound)
    yield from check_cited(
        whole, ask(cited, path), claims(ask, path), lambda: ask(library), ask(given.settings).library
    )


def _of_relations(ask: Ask, path: NoteId) -> Iterable[Diagnostic]:
    ask(edges, path)  # it has no problems, but whatever it raises is one of this note
    return ()


def _known_now(found: Iterable[Diagnostic], whole: Note, later: re.Pattern[str]) -> Iterator[Diagnostic]:
    """Yield the problems that are certain before other plugins add text, except in lines that they change."""
    sheets = [(fence.span.line, fence.span.end_line) for fence in whole.fences]
    for one in found:
        is_elsewhere = one.path != whole.source.shown
        in_sheet = any(first <= one.span.line <= last for first, last in sheets)
        if is_elsewhere or in_sheet or not later.search(whole.source.line(one.span.line)):
            yield one


def _unlocked(ask: Ask, path: NoteId) -> Iterator[Diagnostic]:
    """The links of an open note that would show a part of an encrypted one."""
    if ask(given.files).locks is None or ask(locked, path):
        return
    for one in ask(resolved, path):
        is_shown = one.link.kind in {LinkKind.EMBED, LinkKind.USE} or bool(one.quantity)
        if is_shown and one.is_note and one.target != path and ask(locked, NoteId(one.target)):
            shown = ask(face, NoteId(one.target)).source.shown
            said = f"`{one.link.text}` shows a part of `{shown}`, whose page is encrypted"
            yield diagnose("CG915", ask(face, path).source.shown, one.link.span, said, "link to the note as a whole")


def _rests(ask: Ask, path: NoteId) -> Iterable[Diagnostic]:
    """The claims of a note that rest on a file or source of which its entry no longer holds."""
    wrong, stated = ask(faults), claims(ask, path)
    if not wrong or not stated:
        return ()
    calculation = calculation_of(ask, path, (one.quantity.note for one in stated if one.quantity))
    return check_rests(ask(face, path).source.shown, calculation, stated, wrong)


@query(keep=Keep.ANSWER)
def embeds(ask: Ask, path: NoteId) -> tuple[Resolution, ...]:
    """The embeds of a note."""
    return tuple(one for one in links_of(ask, path) if one.link.kind is LinkKind.EMBED)


@query(keep=Keep.ANSWER)
def embed_rings(ask: Ask) -> tuple[Diagnostic, ...]:
    """Return the diagnostics of embeds in a cycle."""
    found = [one for path in ask(published) for one in ask(embeds, path)]
    return find_rings(found, asked_index(ask, note).notes) if found else ()


@query(keep=Keep.ANSWER)
def floor(ask: Ask) -> tuple[Diagnostic, ...]:
    """Check whether enough numbers are claims."""
    least = ask(given.value_settings).coverage_floor
    faces = {path: ask(face, path) for path in ask(published)}
    return check_floor(faces, {path: ask(covered, path) for path in faces}, least) if least else ()


@query(keep=Keep.ANSWER)
def twins(ask: Ask) -> tuple[Diagnostic, ...]:
    """Return the diagnostics of files whose names are indistinguishable."""
    return tuple(find_twins(ask(index)))


@query(keep=Keep.ANSWER)
def strayed(ask: Ask, path: NoteId) -> tuple[Diagnostic, ...]:
    """Return the problems that are reported about files outside the note."""
    shown = ask(face, path).source.shown
    return tuple(one for one in ask(said, path) if one.path != shown)


@query(keep=Keep.ANSWER)
def reported_elsewhere(ask: Ask, own: Family) -> tuple[Diagnostic, ...]:
    """Return the problems of the sheets of jointly computed notes that are reported in other files."""
    shown = {ask(face, path).source.shown for path in own}
    return tuple(chain(*(some for place, some in ask(reported, own).items() if place not in shown)))


OF_VAULT: tuple[Callable[[Ask], Iterable[Diagnostic]], ...] = (
    lambda ask: ask(twins),
    lambda ask: ask(embed_rings),
    lambda ask: ask(order).diagnostics,
    lambda ask: ask(rings),
    lambda ask: ask(floor),
    lambda ask: ask(units_problems),
    lambda ask: ask(commands)[1],
    lambda ask: ask(receipt_problems),
)
"""Rules about all notes together."""


@late_table
def strays(ask: Ask) -> ByPath:
    """Return the problems found by rules about all notes, and those reported outside their own note, by file."""
    found: list[Diagnostic] = []
    for rule in OF_VAULT:
        try:
            found += rule(ask)
        except (GoneError, RingError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever we did not think of: the notes are still checked
            found.append(fault_of(error, "vault is checked", ask(given.settings).library, START))
    found += chain(*(ask(strayed, path) for path in ask(published)))
    ask(all_evaluated)
    found += dict.fromkeys(chain(*(ask(reported_elsewhere, own) for own in ask(all_parts))))
    return grouped((one.path, one) for one in found)


@query(keep=Keep.ANSWER)
def problems(ask: Ask, path: NoteId) -> tuple[Diagnostic, ...]:
    """Return the problems of a note, with the severities of the settings."""
    whole = note(ask, path)
    shown = whole.source.shown
    found = [one for one in ask(said, path) if one.path == shown]
    more = ask(strays.entry, shown)
    found += more or ()
    return with_severities(each_once(found), whole, ask(given.settings)) if found or whole.ignores else ()


@query(keep=Keep.ANSWER)
def beside(ask: Ask) -> tuple[Diagnostic, ...]:
    """Return the problems of files that are not published notes."""
    shown = {ask(face, path).source.shown for path in ask(published)}
    found = chain(*(some for path, some in ask(strays).items() if path not in shown))
    return tuple(as_set(in_order([*found, *unread_notebooks(ask)]), ask(given.settings)))


@query
def all_problems(ask: Ask) -> tuple[Diagnostic, ...]:
    """Return the problems of the vault, in order."""
    ask(all_evaluated)
    return in_order(chain(ask(beside), *(ask(problems, path) for path in ask(published))))


class Counts(NamedTuple):
    """The numbers of links, quantities and claims in a note."""

    links: int
    quantities: int
    claims: int


@query(keep=Keep.ANSWER)
def counts(ask: Ask, path: NoteId) -> Counts:
    """Return the numbers of links, quantities and claims in a note."""
    return Counts(len(links_of(ask, path)), ask(quantities, path), len(claims(ask, path)))


@query(keep=Keep.ANSWER)
def quantities(ask: Ask, path: NoteId) -> int:
    """Return the number of quantities in the sheets of a note."""
    return sum(len(sheet.rows) for sheet in values_of(ask, path).sheets.get(path, ()))


@query(keep=Keep.ANSWER)
def left_to_build(ask: Ask, path: NoteId) -> int:
    """Return how many links of a note only the finished pages can judge."""
    pages = ask(given.pages)
    judged = (one for one in links_of(ask, path) if one.status is not Status.EXTERNAL)
    return sum(one.is_left or (bool(one.anchor) and one.target in pages) for one in judged)


@query(keep=Keep.ANSWER)
def left_to_generator(ask: Ask, path: NoteId) -> int:
    """Return how many links of a note are addresses to which another generator gives a meaning."""
    return sum(one.is_left and one.status is Status.EXTERNAL for one in links_of(ask, path))


@query(keep=Keep.ANSWER)
def unread_claims(ask: Ask, path: NoteId) -> int:
    """Return how many numbers of a note agree in sentences that are not understood."""
    return sum(one.verdict is Verdict.AGREES for one in claims(ask, path))


def each_once(found: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Yield all diagnostics except imports whose link is already reported, which explains the cause."""
    found = tuple(found)
    dead = {(one.path, one.span) for one in found if one.code in _DEAD and one.severity is Severity.ERROR}
    return (one for one in found if one.code != "CG341" or (one.path, one.span) not in dead)


_DEAD = frozenset({"CG101", "CG105", "CG107"})


_ROW = "calc-"
"""A row's id is this and its name, so that a heading may have the same name."""


def check_ids(whole: Note, calculation: Callable[[], Calculation]) -> Iterator[Diagnostic]:
    """CG506 for each heading whose id is that of a quantity's row in the same note."""
    for heading in whole.headings:
        name = heading.slug.removeprefix(_ROW)
        if name != heading.slug and QuantityId(whole.id, name) in calculation().quantities:
            message = f"the heading has the id `{heading.slug}`, like the row of `{name}`; links go to the first"
            hint = f"rename it, or set a different id: `{{#{name}-section}}`"
            yield diagnose("CG506", whole.source.shown, heading.span, message, hint)
