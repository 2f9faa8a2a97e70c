"""The analysis of a vault."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct, field

from calcgraph.calc.model import Checks, Claim, Coverage
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.diagnostics import Diagnostic
from calcgraph.graph.model import Graph
from calcgraph.links.index import no_file
from calcgraph.links.resolution import Resolution
from calcgraph.links.zettel import Sequence
from calcgraph.notes.model import Note
from calcgraph.project.formulas import FormulaProblems
from calcgraph.settings import Settings
from calcgraph.source import NoteId
from calcgraph.tex.macros import Macros

OtherPaths: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""Vault paths of files that are not notes, and of notes that are not published."""


class Project(Struct, frozen=True):
    """The analysis of a vault; renderers read it, and it never changes."""

    settings: Settings
    others: OtherPaths
    notes: Mapping[NoteId, Note]
    """Published notes by id, in order of id; the library's are among them."""
    resolutions: Mapping[NoteId, tuple[Resolution, ...]]
    """The resolutions of each note's links, in order of position, including those of `use` statements."""
    calculation: Calculation
    checks: Checks
    """The result of each link to a quantity; the claims are among them."""
    claims: Mapping[NoteId, tuple[Claim, ...]]
    coverage: Mapping[NoteId, Coverage]
    graph: Graph
    sequence: Sequence
    """The order of a Zettelkasten."""
    macros: Macros
    """Commands that the vault defines for the formulas of all notes."""
    unset: FormulaProblems
    """Formulas that cannot be set, by note."""
    diagnostics: tuple[Diagnostic, ...]
    locked: frozenset[NoteId] = frozenset()
    """Notes whose pages another plugin encrypts."""
    brought: Mapping[NoteId, tuple[str, ...]] = field(default_factory=dict)
    """The plugins that put text into a note which the check does not see."""
    aliases: Mapping[str, str] = field(default_factory=dict)
    """Vault paths that lead to another file, such as the one in the language that is built."""
    pages: frozenset[str] = frozenset()
    """Vault paths of pages that are not notes, such as notebooks, whose ids are known when they are finished."""
    theme_has: Callable[[str], bool] = no_file
    """The test for a file that the site's theme publishes at a path."""
