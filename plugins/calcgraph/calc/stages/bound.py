"""The first stage: the lines of notes are bound to the names that they read, and put in order."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.binder import Homes, Names, Scopes
from calcgraph.calc.binding.correlations import Correlations, find_correlations
from calcgraph.calc.binding.formulas import FormulaSet, problems_of
from calcgraph.calc.binding.imports import Family, Targets
from calcgraph.calc.binding.line_nodes import draw_together, make_nodes
from calcgraph.calc.binding.needed import find_needed, is_complete, stem
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.binding.scopes import find_scopes
from calcgraph.calc.binding.vectors.scopes import Vectors, take_apart
from calcgraph.calc.inputs import Inputs
from calcgraph.calc.model import QuantityId
from calcgraph.calc.outcomes.ask import base_of
from calcgraph.calc.outcomes.unused_parts import ImportedNamesOf
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.programs.order import in_order
from calcgraph.calc.syntax.tree import Function
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId


class Definitions(Struct, frozen=True):
    """The lines of some notes, with the ways in which they reach each other."""

    read: Mapping[NoteId, NoteDefinitions]
    targets: Targets
    homes: Homes
    wanted_elsewhere: ImportedNamesOf = lambda _: ()
    only: Family = ()
    """Some of the notes: of the others there is no more than these import and what that reads; empty for all."""


class BoundSheets(Struct, frozen=True):
    """The formulas of some notes, each with the nodes that it reads."""

    vectors: Vectors
    names: Names
    formulas: FormulaSet
    order: tuple[str, ...]
    """Keys of nodes, each after those that it reads."""
    problems: tuple[Diagnostic, ...]


def bind(inputs: Inputs, notes: Definitions) -> BoundSheets:
    """Bind all lines; with `notes.only`, those of some notes, and what these import and read."""
    read = notes.read
    vectors = take_apart(read, *find_scopes(read, notes.targets, notes.homes))
    names = Names(vectors.scopes, base_of(inputs.units), notes.homes)
    correlations = find_correlations(read, names)
    made = _made(names, correlations, notes)
    order, cycles = in_order(made.nodes)
    made = draw_together(made, correlations)
    circular = [_cycle_problem(ring, made) for ring in cycles]
    problems = (
        *vectors.problems,
        *(problem for found in read.values() for problem in found.problems),
        *correlations.problems,
        *problems_of(made),
        *circular,
    )
    return BoundSheets(vectors, names, _without_cycles(made, cycles, circular), order, problems)


def _made(names: Names, correlations: Correlations, notes: Definitions) -> FormulaSet:
    """Return the nodes of all notes, or of some and of their sources."""
    scopes, only = names.scopes, notes.only
    # a scenario and a line of `correlate` also name quantities that no line reads
    if not only or correlations != Correlations() or any(scopes[note].borrowed for note in only):
        return make_nodes(scopes, names)
    if any(scope.borrowed for scope in scopes.values()):
        return _read_by(make_nodes(scopes, names), only, scopes)
    needed = find_needed(notes.read, scopes, only)
    made = _read_by(make_nodes(scopes, names, lambda id_: stem(id_) in needed), only, scopes)
    return made if is_complete(made, needed, scopes) else _read_by(make_nodes(scopes, names), only, scopes)


def _read_by(made: FormulaSet, notes: Family, scopes: Scopes) -> FormulaSet:
    """Return what some notes define and import, with all that this reads."""
    imported = {entry.id for note in notes for entry in scopes[note].entries.values()}
    todo = [key for key in made.nodes if (id_ := id_of(key)).note in notes or stem(id_) in imported]
    keys = set(todo)
    while todo:
        last = todo.pop()
        beside = made.families.get(last, ())  # each has a unit that the others need
        new = {key for key in (*made.nodes[last].reads, *beside) if key in made.nodes} - keys
        keys |= new
        todo.extend(new)

    def is_kept(key: str, id_: QuantityId) -> bool:
        return key in keys or id_.note in notes

    return replace(
        made,
        nodes={key: node for key, node in made.nodes.items() if key in keys},
        formulas={key: one for key, one in made.formulas.items() if is_kept(key, one.id)},
        columns={id_: one for id_, one in made.columns.items() if is_kept(id_.key, id_)},
        shared={key: one for key, one in made.shared.items() if key in keys},
        picks=tuple(one for one in made.picks if is_kept(one.id.key, one.id)),
        ids={key: one for key, one in made.ids.items() if is_kept(key, one)},
        sequences={key: one for key, one in made.sequences.items() if key in keys},
        families={key: family for key, family in made.families.items() if key in keys},
    )


def _cycle_problem(ring: tuple[str, ...], made: FormulaSet) -> Diagnostic:
    """Return the problem of a cycle, at the definition it is reported from."""
    whole = [one for key in ring[:-1] for one in made.families.get(key, (key,))]  # columns computed together
    lines = [key for key in dict.fromkeys(whole) if key in made.formulas]  # a curve between them has no name
    cycle = (*lines, lines[0])
    formula = made.formulas[cycle[0]]
    notes = {id_of(key)[0] for key in cycle}
    names = [id_of(key)[1] if len(notes) == 1 else _placed(key, made) for key in cycle]
    way = " → ".join(f"`{name}`" for name in names)
    message = f"`{formula.id.name}` depends on itself: {way}"
    hint = "give one of them a plain value"
    members = [made.formulas[key].entry.statement for key in dict.fromkeys(cycle)]
    columns = [one for one in members if isinstance(one, Function) and one.table]
    is_total = any(key in made.families for key in ring)  # of a column that needs it
    if len(columns) == len(members) and not is_total:
        hint = f"read the row above: `previous({columns[-1].name}, 0)`"
    return diagnose("CG347", formula.entry.path, formula.place, message, hint)


def _without_cycles(
    made: FormulaSet, cycles: tuple[tuple[str, ...], ...], problems: Sequence[Diagnostic]
) -> FormulaSet:
    """Return the formulas, where those of a cycle have its problem in place of a term."""
    formulas = dict(made.formulas)
    for ring, problem in zip(cycles, problems, strict=True):
        for key in dict.fromkeys(ring):
            formula = formulas.get(key)
            if formula is not None:
                bound = replace(formula.bound, cause=formula.bound.cause or problem, term=None)
                formulas[key] = replace(formula, bound=bound)
    return replace(made, formulas=formulas)


def _placed(key: str, made: FormulaSet) -> str:
    """A node's key with its file as reports print it."""
    formula = made.formulas.get(key)
    return f"{formula.entry.path}#{id_of(key)[1]}" if formula else key
