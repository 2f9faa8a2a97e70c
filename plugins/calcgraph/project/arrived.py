"""Text that a note gets from elsewhere: read with the names and values of the vault when its page is converted.

A snippet, a template or a docstring is unknown to the check. Its text becomes a separate project, which differs
from the vault's in one note only, so that everything that renders a page works with it unchanged.
"""

import re
from collections import ChainMap, Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.model import Claim, ClaimCandidate, QuantityId
from calcgraph.calc.outcomes.linkable import linkable
from calcgraph.calc.outcomes.live import late_results
from calcgraph.diagnostics import Diagnostic, diagnose, in_order
from calcgraph.links.anchors import find_anchors
from calcgraph.links.check import Advice, advice, check_links_of
from calcgraph.links.index import LinkIndex, build_index
from calcgraph.links.resolution import FragmentKind, Resolution, Status
from calcgraph.links.resolve import resolve_link
from calcgraph.links.similar import SimilarNames
from calcgraph.notes.model import Fence, LinkKind, Note
from calcgraph.notes.parse import parse_note
from calcgraph.notes.reading import OBSIDIANS, ReadingMode
from calcgraph.project.formulas import unset_in
from calcgraph.project.given import SlugOf
from calcgraph.project.meaning import MEASURED, unjudged
from calcgraph.project.project import Project
from calcgraph.project.severities import with_severities
from calcgraph.source import NoteId, SourceFile, Span

V = TypeVar("V")

NO_NAME = re.compile(r"[<>\[\]]")
"""Text that is not a file's name: code such as `[[1, 2], [3, 4]]`, and the tags of its colours."""
_SHEET = "move it into the note: a sheet is computed before this text arrives"


class TextMeaning(NamedTuple):
    """The meaning of a text on the page of a note."""

    project: Project
    """The project in which the note says this."""
    problems: tuple[Diagnostic, ...]
    places: tuple[Resolution, ...]
    """The links to places that only a finished page can have, at lines of the note."""
    is_bound: bool
    """True if it says anything that depends on the vault."""


class Arrivals:
    """Reads texts that arrive on the pages of one build."""

    def __init__(
        self,
        project: Project,
        made: Iterable[str],
        slug_of: SlugOf | None,
        bringers: tuple[str, ...],
        reading: ReadingMode = OBSIDIANS,
    ) -> None:
        """`made` are the paths of generated pages; `bringers` the plugins that may change any text."""
        self.project = project
        self._made, self._slug_of, self._bringers = frozenset(made), slug_of, bringers
        self._names: LinkIndex | None = None
        self._reading = reading

    def read(self, shown: Project, note: Note, text: str, expected: str, *, is_foreign: bool = False) -> TextMeaning:
        """Return the meaning of a text in place of a note's text, in the vault of `shown`.

        Problems of the lines of `expected` are known already. A text that is `foreign` is a part of the page that
        another plugin converts by itself, and is not in the note.
        """
        source = SourceFile(note.id, f"\n{text}", note.source.shown)
        late, found = parse_note(source, self._slug_of, self._reading)
        is_bound = bool(late.links or late.live_values or late.formulas or late.fences)
        fences, strange = _known_fences(() if is_foreign else note.fences, late.fences)
        links = tuple(one for one in late.links if not (one.kind is LinkKind.WIKILINK and NO_NAME.search(one.target)))
        late = replace(
            late, properties=note.properties, title=note.title, fences=fences, tables=note.tables, links=links
        )
        problems = [*found, *(_not_computed(late, one) for one in strange), *unset_in(late, shown.macros)]
        project = self._understood(shown, late, problems)
        places = tuple(_at_lines(project.resolutions[note.id], late, note, self.project))
        new = tuple(self._new(problems, late, note, expected, shown))
        return TextMeaning(project, new, places, is_bound)

    def _understood(self, shown: Project, late: Note, problems: list[Diagnostic]) -> Project:
        """Return the project with the note in its current form; its problems are added to `problems`."""
        index, calculation = self._index(late), shown.calculation
        names = lambda path: linkable(calculation, path)  # noqa: E731 - asked for by three functions
        links = tuple(resolve_link(index, late, link, names) for link in late.links)
        links = tuple(unjudged(one, self.project.brought, self._slug_of) for one in links)
        problems += check_links_of(late, links, self._advice(index, names), shown.settings.links)
        claims = tuple(self._claims(shown, late, links, problems))
        source = NoteInput(late.id, late.source.shown, live_values=late.live_values)
        live, wrong = late_results(calculation, source, shown.settings.values)
        problems += wrong
        return replace(
            shown,
            notes=_with(shown.notes, late.id, late),
            resolutions=_with(shown.resolutions, late.id, links),
            claims=_with(shown.claims, late.id, claims),
            calculation=replace(calculation, live=_with(calculation.live, late.id, live)),
            unset=_with(shown.unset, late.id, ()),
        )

    def _claims(
        self, shown: Project, late: Note, links: Iterable[Resolution], problems: list[Diagnostic]
    ) -> Iterator[Claim]:
        from calcgraph.calc.claims.check import check_claims  # noqa: PLC0415 - many patterns; few pages need them

        asked = [
            ClaimCandidate(late.id, late.source.shown, one.link, _quantity_of(late.id, one), late.title)
            for one in links
            if one.fragment_kind is FragmentKind.QUANTITY and one.status in (Status.RESOLVED, Status.AMBIGUOUS)
        ]
        for claim, wrong in check_claims(shown.calculation, asked, shown.settings.values).values():
            problems += wrong
            if claim:
                yield claim

    def _index(self, late: Note) -> LinkIndex:
        """Return all names of the vault, and the places in the current text of the note."""
        if self._names is None:
            others, unpublished = self.project.others
            attachments = [path for path in others if path not in self._made]
            settings = self.project.settings.links
            self._names = build_index(
                self.project.notes.values(),
                attachments,
                settings,
                unpublished,
                self._made,
                self.project.aliases,
                is_hosts=self._reading.is_hosts,
                theme_has=self.project.theme_has,
            )
        assert isinstance(self._names.anchors, dict)
        self._names.anchors[late.id] = find_anchors(late)
        return self._names

    def _advice(self, index: LinkIndex, names: Callable[[NoteId], Iterable[str]]) -> Advice:
        is_trusted = self._reading.is_hosts  # where pages are escaped, the text is not the host's
        return advice(index, lambda: SimilarNames(index), lambda path: tuple(names(path)), is_trusted=is_trusted)

    def _new(
        self, problems: Iterable[Diagnostic], late: Note, note: Note, expected: str, shown: Project
    ) -> Iterator[Diagnostic]:
        """The problems of lines that the note does not have, at its nearest lines, with the plugin they come from."""
        kept = [one for one in with_severities(problems, late, shown.settings) if one.code != "CG906"]
        if not kept:
            return
        here, there = late.source.text.split("\n"), note.source.text.split("\n")
        seen = Counter(line.strip() for line in expected.split("\n"))
        places = _lines_of(here, there)
        brought = shown.brought.get(note.id) or self._bringers
        by = " or ".join(f"`{one}`" for one in brought) or "another plugin"
        for one in in_order(kept):
            if one.code != "CG921" and here[one.span.line - 1].strip() in seen:
                continue
            line = places[min(one.span.line - 1, len(places) - 1)]
            yield replace(one, message=f"{one.message}; this text comes from {by}", span=Span(line, 1, line, 1))


def _known_fences(known: Iterable[Fence], found: Iterable[Fence]) -> tuple[tuple[Fence, ...], tuple[Fence, ...]]:
    """Return the sheets and views of a note in the order in which they arrive, and those that it does not have."""
    waiting = [*known]
    kept: list[Fence] = []
    strange: list[Fence] = []
    for fence in found:
        same = next((one for one in waiting if (one.word, one.text.strip()) == (fence.word, fence.text.strip())), None)
        if same is None:
            strange.append(fence)
        else:
            waiting.remove(same)
            kept.append(same)
    return tuple(kept), tuple(strange)


def _not_computed(late: Note, fence: Fence) -> Diagnostic:
    what = f"`calc {fence.word}`" if fence.word else "`calc` sheet"
    return diagnose(
        "CG921", late.source.shown, fence.span, f"this {what} is not computed, and is shown as code", _SHEET
    )


def _quantity_of(path: NoteId, link: Resolution) -> QuantityId | None:
    return None if link.quantity == MEASURED else QuantityId(NoteId(link.target or path), link.quantity)


def _with(known: Mapping[NoteId, V], path: NoteId, one: V) -> Mapping[NoteId, V]:
    """Return a mapping with another entry; the rest is not copied."""
    return ChainMap({path: one}, known)  # type: ignore[arg-type]  # nothing is written into it


def _at_lines(links: Iterable[Resolution], late: Note, note: Note, whole: Project) -> Iterator[Resolution]:
    """Yield the links whose places may be known only when their pages are finished, each at its line of the note."""
    judged = [one for one in links if is_judged_late(whole, one) or _is_of_heading(one)]
    lines = _lines_of(late.source.text.split("\n"), note.source.text.split("\n")) if judged else []
    for one in judged:
        line = lines[min(one.link.span.line - 1, len(lines) - 1)]
        yield replace(one, link=replace(one.link, span=Span(line, 1, line, 1)))


def _lines_of(here: list[str], there: list[str]) -> list[int]:
    """Return, for each line here, the line of the note that it stands for, counted from 1."""
    found = [1] * len(here)
    matcher = SequenceMatcher(None, [line.strip() for line in there], [line.strip() for line in here], autojunk=False)
    for _, first, last, start, end in matcher.get_opcodes():
        for at in range(start, end):
            found[at] = max(1, min(first + at - start, max(last - 1, first)) + 1)
    return [min(line, len(there)) for line in found]


def links_to_judge(project: Project, changed: Collection[NoteId]) -> Iterator[Resolution]:
    """Yield the links to places that only a finished page can have; the texts of the `changed` notes differ there."""
    for links in project.resolutions.values():
        for one in links:
            if is_judged_late(project, one, changed):
                yield one


def is_judged_late(project: Project, link: Resolution, changed: Collection[NoteId] = ()) -> bool:
    """Return whether a link leads to a place that is known when its page is finished."""
    if link.is_left:
        return True
    if _is_of_heading(link):
        return link.target in changed
    if link.fragment_kind is not FragmentKind.OTHER or not link.anchor:
        return False
    return NoteId(link.target) in project.brought or link.target in project.pages


def _is_of_heading(link: Resolution) -> bool:
    return link.fragment_kind is FragmentKind.HEADING and link.anchor != ""
