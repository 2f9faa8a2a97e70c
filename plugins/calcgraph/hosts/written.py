"""The results of the check for one note, ready for the page that is made of it."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias, TypeVar
from xml.etree.ElementTree import Element

from msgspec import Struct, field

from calcgraph.addresses import address_from, in_address
from calcgraph.calc.model import Claim, LiveResult, Sheet
from calcgraph.diagnostics import Diagnostic
from calcgraph.groups import grouped
from calcgraph.links.check import in_markdown
from calcgraph.links.resolution import FragmentKind, Resolution, Status
from calcgraph.notes.links import Parts
from calcgraph.notes.model import DataTable, Fence, Link, LinkKind, Note, TexFormula
from calcgraph.project import Project
from calcgraph.project.formulas import known_commands
from calcgraph.source import NoteId
from calcgraph.tex.macros import Macros

Key = TypeVar("Key")
Value = TypeVar("Value")
Fragment = TypeVar("Fragment", bound=Element | str)
FormulaKey: TypeAlias = tuple[str, bool]


class LinkKey(NamedTuple):
    """The properties that a link has both in the file and on the page."""

    is_embed: bool
    target: str
    fragment: str
    words: str
    title: str


class CheckedNote(Struct):
    """The results of the check for one note, by their text on the page; each is taken once, in order."""

    links: dict[LinkKey, tuple[Resolution, ...]]
    claims: dict[LinkKey, tuple[Claim, ...]]
    fences: dict[tuple[str, str], tuple[Fence, ...]]
    sheets: dict[tuple[int, int], Sheet]
    """By line and column of the fence."""
    live: dict[str, tuple[LiveResult, ...]]
    tables: dict[str, DataTable]
    typed: frozenset[LinkKey]
    """The keys of links that have a relation: the host visits links of one key in a different order."""
    macros: Macros
    """Commands that all formulas know."""
    formulas: dict[FormulaKey, tuple[Macros, ...]]
    """Commands that formulas know in a note that defines some."""
    unset: dict[FormulaKey, tuple[tuple[int, int], ...]]
    """The line and column of the errors in formulas that cannot be typeset."""
    shown: dict[tuple[int, int], list[Element | str]] = field(default_factory=dict)
    """The results of the link at a line and column: an element, or the placeholder of its HTML."""
    met: Counter[LinkKey] = field(default_factory=Counter)
    """The links of the page, including external ones, with their number of occurrences."""

    def next_fence(self, word: str, text: str) -> Fence | None:
        """The fence with this word and content that is next in the note."""
        return take(self.fences, (word, fence_key(text)))

    def mark(self, link: Link, made: Fragment) -> Fragment:
        """Remember the result for a link, so that its problems can be shown there."""
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

    def mark_formula(self, text: str, made: Fragment, *, display: bool) -> Fragment:
        """Remember what became of a formula that cannot be set."""
        place = take(self.unset, formula_key(text, display=display))
        if place:
            self.shown.setdefault(place, []).append(made)
        return made

    def is_typed(self, link: Link) -> bool:
        """Return whether a link written like this has a relation somewhere in the note."""
        return link_key(link) in self.typed

    def next_claim(self, link: Link) -> Claim | None:
        """Return the claim of the next link written like this."""
        return take(self.claims, link_key(link))


def written_in(project: Project, note: NoteId) -> CheckedNote:
    """Return the results of the check for one note, for the page that is made of it."""
    read = project.notes[note]
    links = grouped((link_key(one.link), one) for one in _in_body(project, note))
    known = known_commands(read.formulas, project.macros)
    return CheckedNote(
        links,
        claims=grouped((link_key(one.link), one) for one in project.claims.get(note, ())),
        fences=grouped(((fence.word, fence_key(fence.text)), fence) for fence in read.fences),
        sheets={one.fence.span.start: one for one in project.calculation.sheets.get(note, ())},
        live=grouped((one.live.text.strip(), one) for one in project.calculation.live.get(note, ())),
        tables={table.name: table for table in read.tables},
        typed=frozenset(key for key, found in links.items() if any(one.link.relation for one in found)),
        macros=project.macros,
        formulas=grouped((_key_of_formula(one), macros) for one, macros in known if macros is not project.macros),
        unset=_unset(read, project.unset.get(note, ())),
    )


def _in_body(project: Project, note: NoteId) -> Iterator[Resolution]:
    """The links in the text of a note: not those of its properties and sheets."""
    kinds = (LinkKind.WIKILINK, LinkKind.EMBED, LinkKind.MARKDOWN)
    return (one for one in project.resolutions.get(note, ()) if one.link.kind in kinds)


def _unset(note: Note, problems: tuple[Diagnostic, ...]) -> dict[FormulaKey, tuple[tuple[int, int], ...]]:
    """The places of problems, each by the last formula that begins before it."""
    starts = [formula.span.start for formula in note.formulas]
    places = (problem.span.start for problem in problems)
    return grouped((_key_of_formula(note.formulas[bisect_right(starts, place) - 1]), place) for place in places)


def links_found(project: Project, note: NoteId) -> Counter[LinkKey]:
    """Return the links the check found in the body of a note that are made by us, as often as they are there."""
    is_hosts = project.settings.is_hosts  # which has read links of Markdown by itself
    return Counter(link_key(one.link) for one in _in_body(project, note) if not is_hosts or is_ours(one))


def is_ours(resolution: Resolution) -> bool:
    """Return whether we make a link if the host reads the text: a wikilink, or a link to a row or block."""
    is_markdown = in_markdown(resolution.link)
    is_block = resolution.fragment_kind is FragmentKind.BLOCK
    is_row = resolution.anchor.startswith("calc-") and resolution.anchor != resolution.link.fragment
    return not is_markdown or bool(resolution.quantity) or is_block or is_row


def take(kept: dict[Key, tuple[Value, ...]], key: Key) -> Value | None:
    """The next of the things with a key; the last one serves again, for text that a plugin repeats."""
    found = kept.get(key)
    if not found:
        return None
    kept[key] = found[1:] or found
    return found[0]


def formula_key(text: str, *, display: bool) -> FormulaKey:
    """The TeX of a formula as both the file and the host give it, and whether it is displayed."""
    return " ".join(text.split()), display


def _key_of_formula(formula: TexFormula) -> FormulaKey:
    return formula_key(formula.text, display=formula.display)


def fence_key(text: str) -> str:
    """The content of a fence as both the file and the host give it."""
    return "\n".join(line.rstrip() for line in text.expandtabs(4).strip("\n").split("\n"))


def link_key(link: Link) -> LinkKey:
    """The key of a link of a note."""
    parts = Parts(link.target, link.fragment, link.display, link.title, link.external)
    return key_of(parts, is_embed=link.kind is LinkKind.EMBED)


def key_of(parts: Parts, *, is_embed: bool) -> LinkKey:
    """Return the key of a link's text, without the spaces and characters that lines and tables add."""
    target, fragment, display, title, _ = parts
    target = target if target.isalnum() else " ".join(target.split())
    fragment = " ".join(fragment.split()) if fragment else ""
    return LinkKey(is_embed, target, fragment, words_of(display) if display else "", words_of(title) if title else "")


def words_of(text: str) -> str:
    """Letters and digits of a text, so that emphasis, escapes and line breaks do not count."""
    return "".join(c for c in text if c.isalnum() or c in ".,%$")


def address_of(note: NoteId, resolution: Resolution) -> str:
    """Return the relative Markdown address of a link's target, which the host rewrites and checks."""
    fragment = anchor_of(resolution)
    is_path = resolution.link.kind is LinkKind.MARKDOWN and resolution.link.target  # the host also writes it as a path
    if not resolution.target or (resolution.target == note and not is_path):
        return fragment or address_from(note, note)
    return address_from(resolution.target, note) + fragment


def anchor_of(resolution: Resolution) -> str:
    """`#` and the id in the target's page; empty when the link means the whole page."""
    return f"#{in_address(resolution.anchor)}" if resolution.anchor else ""


def leads_somewhere(resolution: Resolution) -> bool:
    """Return whether a link has a target file."""
    return resolution.status not in (Status.UNRESOLVED, Status.EXTERNAL)
