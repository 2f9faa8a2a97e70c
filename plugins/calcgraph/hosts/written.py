"""What the check found in one note, ready to be taken by the page that is made of it."""

from bisect import bisect_right
from collections import Counter
from typing import NamedTuple, TypeAlias, TypeVar
from xml.etree.ElementTree import Element

from msgspec import Struct, field

from calcgraph.addresses import address_from, in_address
from calcgraph.calc.model import Claim, LiveResult, Sheet
from calcgraph.diagnostics import Diagnostic
from calcgraph.links.model import Resolution, Status
from calcgraph.notes.links import Parts
from calcgraph.notes.model import DataTable, Fence, Link, LinkKind, Note
from calcgraph.project import Project
from calcgraph.project.formulas import known_commands
from calcgraph.source import NoteId
from calcgraph.tex.macros import Macros

Key = TypeVar("Key")
Value = TypeVar("Value")
Made = TypeVar("Made", bound=Element | str)
FormulaKey: TypeAlias = tuple[str, bool]


class LinkKey(NamedTuple):
    """What is the same of a link in the file and in the page."""

    is_embed: bool
    target: str
    fragment: str
    words: str
    title: str


class Written(Struct):
    """What the check found in one note, by what the page shows of it; each is taken once, in order."""

    links: dict[LinkKey, list[Resolution]]
    claims: dict[LinkKey, list[Claim]]
    fences: dict[tuple[str, str], list[Fence]]
    sheets: dict[tuple[int, int], Sheet]
    """By line and column of the fence."""
    live: dict[str, list[LiveResult]]
    tables: dict[str, DataTable]
    typed: frozenset[LinkKey]
    """Keys of links that have a relation: the host meets links of one key in an order of its own."""
    macros: Macros
    """Commands that all formulas know."""
    formulas: dict[FormulaKey, list[Macros]]
    """Commands that formulas know in a note that defines some."""
    unset: dict[FormulaKey, list[tuple[int, int]]]
    """Line and column of what is wrong with formulas that cannot be set."""
    shown: dict[tuple[int, int], list[Element | str]] = field(default_factory=dict)
    """What was made of the link at a line and column: an element, or the placeholder of its HTML."""
    met: Counter[LinkKey] = field(default_factory=Counter)
    """The links of the page, external ones too, as often as it had them."""

    def next_fence(self, word: str, text: str) -> Fence | None:
        """The fence with this word and content that is next in the note."""
        return take(self.fences, (word, fence_key(text)))

    def mark(self, link: Link, made: Made) -> Made:
        """Remember what a link became, so that what is wrong with it can be shown there."""
        self.shown.setdefault((link.span.line, link.span.column), []).append(made)
        return made

    def next_link(self, parts: Parts, *, is_embed: bool) -> Resolution | None:
        """The meaning of the next link written like this."""
        key = key_of(parts, is_embed=is_embed)
        self.met[key] += 1
        return take(self.links, key)

    def commands_of(self, text: str, *, display: bool) -> Macros:
        """The commands that the next formula with this TeX knows."""
        found = take(self.formulas, formula_key(text, display=display))
        return self.macros if found is None else found

    def mark_formula(self, text: str, made: Made, *, display: bool) -> Made:
        """Remember what became of a formula that cannot be set."""
        place = take(self.unset, formula_key(text, display=display))
        if place:
            self.shown.setdefault(place, []).append(made)
        return made

    def is_typed(self, link: Link) -> bool:
        """Whether a link written like this has a relation somewhere in the note."""
        return link_key(link) in self.typed

    def next_claim(self, link: Link) -> Claim | None:
        """What the next link written like this claims."""
        return take(self.claims, link_key(link))


def written_in(project: Project, note: NoteId) -> Written:
    """What a note has, for the page that is made of it."""
    read = project.notes[note]
    fences: dict[tuple[str, str], list[Fence]] = {}
    for fence in read.fences:
        fences.setdefault((fence.word, fence_key(fence.text)), []).append(fence)
    links: dict[LinkKey, list[Resolution]] = {}
    for resolution in project.resolutions.get(note, ()):
        if resolution.link.kind in (LinkKind.WIKILINK, LinkKind.EMBED, LinkKind.MARKDOWN):
            links.setdefault(link_key(resolution.link), []).append(resolution)
    typed = frozenset(key for key, found in links.items() if any(one.link.relation for one in found))
    claims: dict[LinkKey, list[Claim]] = {}
    for claim in project.claims.get(note, ()):
        claims.setdefault(link_key(claim.link), []).append(claim)
    live: dict[str, list[LiveResult]] = {}
    for result in project.calculation.live.get(note, ()):
        live.setdefault(result.live.text.strip(), []).append(result)
    sheets = {
        (sheet.fence.span.line, sheet.fence.span.column): sheet for sheet in project.calculation.sheets.get(note, ())
    }
    tables = {table.name: table for table in read.tables}
    macros, unset = _commands(read, project.macros), _unset(read, project.unset.get(note, ()))
    return Written(links, claims, fences, sheets, live, tables, typed, project.macros, macros, unset)


def _commands(note: Note, macros: Macros) -> dict[FormulaKey, list[Macros]]:
    found: dict[FormulaKey, list[Macros]] = {}
    for formula, known in known_commands(note.formulas, macros):
        if known is not macros:
            found.setdefault(formula_key(formula.text, display=formula.display), []).append(known)
    return found


def _unset(note: Note, problems: tuple[Diagnostic, ...]) -> dict[FormulaKey, list[tuple[int, int]]]:
    """The places of problems, each by the last formula that begins before it."""
    found: dict[FormulaKey, list[tuple[int, int]]] = {}
    starts = [formula.span.start for formula in note.formulas]
    for problem in problems:
        formula = note.formulas[bisect_right(starts, problem.span.start) - 1]
        found.setdefault(formula_key(formula.text, display=formula.display), []).append(problem.span.start)
    return found


def links_found(project: Project, note: NoteId) -> Counter[LinkKey]:
    """The links the check found in the body of a note, as often as they are there."""
    kinds = (LinkKind.WIKILINK, LinkKind.EMBED, LinkKind.MARKDOWN)
    return Counter(link_key(one.link) for one in project.resolutions.get(note, ()) if one.link.kind in kinds)


def take(kept: dict[Key, list[Value]], key: Key) -> Value | None:
    """The next of the things with a key; the last one serves again, for text that a plugin repeats."""
    found = kept.get(key)
    if not found:
        return None
    return found.pop(0) if len(found) > 1 else found[0]


def formula_key(text: str, *, display: bool) -> FormulaKey:
    """The TeX of a formula as both the file and the host give it, and whether it is displayed."""
    return " ".join(text.split()), display


def fence_key(text: str) -> str:
    """The content of a fence as both the file and the host give it."""
    return "\n".join(line.rstrip() for line in text.expandtabs(4).strip("\n").split("\n"))


def link_key(link: Link) -> LinkKey:
    """The key of a link of a note."""
    parts = Parts(link.target, link.fragment, link.display, link.title, link.external)
    return key_of(parts, is_embed=link.kind is LinkKind.EMBED)


def key_of(parts: Parts, *, is_embed: bool) -> LinkKey:
    """The key of what is written in a link: blanks and signs that lines and tables add do not count."""
    target, fragment, display, title, _ = parts
    target = target if target.isalnum() else " ".join(target.split())
    fragment = " ".join(fragment.split()) if fragment else ""
    return LinkKey(is_embed, target, fragment, words_of(display) if display else "", words_of(title) if title else "")


def words_of(text: str) -> str:
    """Letters and digits of a text, so that emphasis, escapes and line breaks do not count."""
    return "".join(c for c in text if c.isalnum() or c in ".,%$")


def address_of(note: NoteId, resolution: Resolution) -> str:
    """The relative Markdown address of what a link means, which the host rewrites and checks."""
    fragment = anchor_of(resolution)
    if not resolution.target or resolution.target == note:
        return fragment or address_from(note, note)
    return address_from(resolution.target, note) + fragment


def anchor_of(resolution: Resolution) -> str:
    """`#` and the id in the target's page; empty when the link means the whole page."""
    return f"#{in_address(resolution.anchor)}" if resolution.anchor else ""


def leads_somewhere(resolution: Resolution) -> bool:
    """Whether there is a file behind a link."""
    return resolution.status not in (Status.UNRESOLVED, Status.EXTERNAL)
