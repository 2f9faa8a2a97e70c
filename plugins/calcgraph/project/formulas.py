"""Formulas in TeX: the commands that each of them knows, and the errors in them."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import Note, TexFormula
from calcgraph.source import START, NoteId, SourceFile, Span
from calcgraph.tex.convert import commands_in, tex_to_mathml
from calcgraph.tex.macros import Macros, read_macros

FormulaProblems: TypeAlias = Mapping[NoteId, tuple[Diagnostic, ...]]
"""The problems of formulas that cannot be typeset, by note."""

MOST_OF_NOTE = 100_000
"""Tokens that commands may put into all formulas of a note: a body of thousands can be used thousands of times."""
DEFINED = 100
"""The number of tokens that a definition counts as: each formula with one copies all commands above it."""
SPENT: Macros = {}
"""No commands, for formulas after that limit."""
_DEFINES = re.compile(r"\\(?:[gex]?def|let|(?:new|renew|provide)command|DeclareMathOperator)(?![A-Za-z])")
_QUOTED = re.compile(r"`(\\[^`]+)`")


def read_commands(
    path: str, read_data: Callable[[str], str | None], shown: str
) -> tuple[Macros, tuple[Diagnostic, ...]]:
    """Return the commands that a file of the vault defines for all notes; empty if the setting names no file.

    `shown` is the file in reports.
    """
    if not path:
        return {}, ()
    text = read_data(path)
    if text is None:
        message = f"`{path}` cannot be read, so the formulas lack its commands"
        return {}, (diagnose("CG903", shown, START, message, "name a file of the vault in `tex_macros`"),)
    macros, problems = read_macros(text)
    source = SourceFile(NoteId(path), text)
    return macros, tuple(
        diagnose("CG207", shown, source.span(at, at + 1), problem, "write `\\newcommand{\\name}[1]{… #1 …}`")
        for at, problem in problems
    )


def known_commands(formulas: Iterable[TexFormula], macros: Macros) -> Iterator[tuple[TexFormula, Macros]]:
    """Yield each formula of a note with the commands it knows: those of the vault, and of the formulas above it.

    Formulas after the one that exceeds MOST_OF_NOTE come with SPENT.
    """
    spent = 0
    for formula in formulas:
        yield formula, SPENT if spent > MOST_OF_NOTE else macros
        if spent <= MOST_OF_NOTE and (macros or _DEFINES.search(formula.text)):
            before = len(macros)
            macros, steps = commands_in(formula.text, macros)
            spent += steps + DEFINED * (len(macros) - before)


def unset_in(note: Note, macros: Macros) -> Iterator[Diagnostic]:
    """Yield a diagnostic for each formula of a note that cannot be typeset."""
    for formula, known in known_commands(note.formulas, macros):
        if known is SPENT:
            said = f"the commands in the formulas of this note expand to more than {MOST_OF_NOTE:,} characters"
            yield diagnose("CG207", note.source.shown, formula.span, said, "shorten the commands, or split the note")
            return
        problem = tex_to_mathml(formula.text, display=formula.display, macros=known).problem
        if problem:
            yield diagnose("CG207", note.source.shown, _place(note, formula, problem), problem, _advice(problem))


def _place(note: Note, formula: TexFormula, problem: str) -> Span:
    """Return the position of the unknown command, or otherwise of the formula."""
    span, source = formula.span, note.source
    start, end = source.offset(span.line, span.column), source.offset(span.end_line, span.end_column)
    named = _QUOTED.search(problem)
    at = source.text.find(named[1], start, end) if named else -1
    return source.span(at, at + len(named[1])) if named and at >= 0 else span


def _advice(problem: str) -> str:
    if not problem.endswith("is not a known command"):
        return ""
    return "define it above, or in the file that `tex_macros` names"
