"""Makes nodes of the lines of notes: of definitions, picks, columns, functions, sequences, rates and checks.

The kinds of lines stay in one file: they share the units, formulas and problems that are gathered on the way.
"""

from collections.abc import Callable
from fractions import Fraction

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.binding.bind import bind_drawn_line, bind_expression, bind_fit
from calcgraph.calc.binding.binder import RELATIONS, BaseValueOf, Binding, Names, Scopes, SharedFormula
from calcgraph.calc.binding.columns import fold_node, spreads_of
from calcgraph.calc.binding.columns_together import column_families, family_key, in_family
from calcgraph.calc.binding.computed import ComputedCell, bind_line, picked_cells
from calcgraph.calc.binding.correlations import Correlations
from calcgraph.calc.binding.distributions import is_distribution, place_node
from calcgraph.calc.binding.formulas import UNGIVEN, Formula, FormulaSet
from calcgraph.calc.binding.rates import bind_rates, with_bodies, with_guards
from calcgraph.calc.binding.sequences import (
    BoundSequence,
    bind_sequence,
    checked,
    families,
    joined,
    joint_key,
    stray_problem,
)
from calcgraph.calc.binding.slips import names_quantity, swallowed_problem
from calcgraph.calc.binding.solve import bind_solve, bind_system, is_own_unknown, merged, unknown_of
from calcgraph.calc.model import Entry, Kind, QuantityId, Scope
from calcgraph.calc.nodes import Node
from calcgraph.calc.nonscalar_functions import ENDS
from calcgraph.calc.programs.keys import (
    argument_key,
    column_key,
    draw_key,
    id_of,
    joint_key_of,
    series_key,
)
from calcgraph.calc.programs.terms import Term, number, read, reads_of
from calcgraph.calc.syntax.tree import (
    Call,
    Check,
    Definition,
    Expr,
    FitResult,
    Function,
    Number,
    Pick,
    Range,
    Rates,
    Solve,
    Steps,
)
from calcgraph.calc.tables.compact import NumbersByRow
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import reported
from calcgraph.source import NoteId, Span


class _GatheredLines(Struct):
    """The nodes and formulas of the lines read so far; `make_nodes` fills it and hands on a `FormulaSet`."""

    nodes: dict[str, Node] = field(default_factory=dict)
    formulas: dict[str, Formula] = field(default_factory=dict)
    shared: dict[str, SharedFormula] = field(default_factory=dict)
    columns: dict[QuantityId, tuple[Entry, str]] = field(default_factory=dict)
    picks: list[Entry] = field(default_factory=list)
    ids: dict[str, QuantityId] = field(default_factory=dict)
    written: dict[str, Fraction] = field(default_factory=dict)
    sequences: dict[str, BoundSequence] = field(default_factory=dict)
    families: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Columns and sequences that are computed together, by the key of the node that has all of them."""
    motions: dict[tuple[NoteId, Span], list[Entry]] = field(default_factory=dict)
    """Quantities given by rates, line by line."""
    faults: list[Diagnostic] = field(default_factory=list)

    def finished(self) -> FormulaSet:
        """Return the nodes and formulas of all lines."""
        return FormulaSet(
            self.nodes,
            self.formulas,
            self.shared,
            self.columns,
            tuple(self.picks),
            self.ids,
            self.written,
            self.sequences,
            self.families,
            tuple(self.faults),
        )


def make_nodes(scopes: Scopes, names: Names, is_needed: Callable[[QuantityId], bool] = lambda _: True) -> FormulaSet:
    """A node for everything in the notes of some scopes that a program may read, and that is needed."""
    made = _GatheredLines()
    for note, scope in scopes.items():
        for entry in scope.entries.values():
            if entry.id.note != note or entry.statement is None or entry.components or not is_needed(entry.id):
                continue
            with reported(made.faults, "line is bound to its names", entry.path, entry.statement.span):
                _add_entry(made, entry, scope, names)
    _add_sequences(made)
    _add_column_families(made)
    for (note, _), entries in made.motions.items():
        _add_motion(made, entries, scopes[note], names)
    return made.finished()


def _add_entry(made: _GatheredLines, entry: Entry, scope: Scope, names: Names) -> None:
    match entry.statement:
        case Definition():
            _add_definition(made, entry, entry.statement, scope, names)
        case Pick():
            _add_pick(made, entry, entry.statement, names.scopes)
        case Function(steps=Steps() as steps) as function:
            line = bind_sequence(entry, function, steps, scope, names)
            made.sequences[line.key] = line
        case Function(rates=Rates() as rates):
            made.motions.setdefault((scope.note, rates.span), []).append(entry)
        case Function(table=str() as table) if table:
            _add_column(made, entry, entry.statement, scope, names)
        case Function():
            _add_function(made, entry, entry.statement, scope, names)
        case Check():
            exprs, bound = _bind_check(entry.statement, scope, names)
            _add_formula(made, Formula(entry.id.key, Kind.CHECK, entry, scope, exprs, bound))


def _add_sequences(made: _GatheredLines) -> None:
    """Sequences, each with a node of its values, which reads that of its family; this computes them step by step."""
    for unchecked in families(made.sequences):
        family = checked(unchecked)
        made.sequences.update((line.key, line) for line in family)
        joint = _joint(family)
        for which, line in enumerate(family):
            bound = replace(line.bound, cause=line.bound.cause or joint.cause)
            _add_sequence(made, line, bound, None if joint.term is None else (joint_key(family[0]), str(which)))
        first, key = family[0], joint_key(family[0])
        made.families[key] = tuple(line.key for line in family)
        _add_formula(made, Formula(key, Kind.FORMULA, first.entry, first.scope, (), joint, is_default=True))
    for key, formula in made.formulas.items():
        problem = stray_problem(formula.entry, formula.scope) if formula.id.name[-1:] == ")" else None
        if problem is not None:
            bound = replace(formula.bound, problems=(*formula.bound.problems, problem))
            made.formulas[key] = replace(formula, bound=bound)


def _joint(family: list[BoundSequence]) -> Binding:
    """Return the term of sequences that use each other, or the first reason why they have no term."""
    term = joined(family)
    if term is not None:
        return Binding(term)
    bounds = [line.bound for line in family]
    reasons = [*(bound.cause for bound in bounds[:1]), *(problem for bound in bounds for problem in bound.problems)]
    reasons += [bound.cause for bound in bounds[1:]]
    return Binding(None, cause=next((reason for reason in reasons if reason is not None), None))


def _add_sequence(made: _GatheredLines, line: BoundSequence, bound: Binding, place: tuple[str, str] | None) -> None:
    span, series = line.function.span, Binding(None, cause=bound.cause)
    if place is not None:
        series = Binding(Term("series", span, (), place), cause=bound.cause)
        bound = replace(bound, term=Term("at", span, (read(line.argument, span),), line.series))
    argument, first = line.function.args[0], line.steps.first
    _add_course(made, line.argument, line.entry, line.scope, Number(Fraction(first), "", str(first), argument.span))
    _add_formula(made, Formula(line.series, Kind.FUNCTION, line.entry, line.scope, (), series, is_default=True))
    made.ids[line.series] = line.entry.id
    named = [] if line.body.term is None else list(reads_of(line.body.term))
    named += [start.id.key for start in line.starts]
    formula = Formula(line.key, Kind.FUNCTION, line.entry, line.scope, (line.function.body,), bound, (argument.name,))
    _add_formula(made, replace(formula, named=tuple(one for one in named if one != line.series)))


def _add_motion(made: _GatheredLines, entries: list[Entry], scope: Scope, names: Names) -> None:
    """Quantities of one line of rates: a node that follows all of them, and two for each."""
    first = entries[0].statement
    assert isinstance(first, Function)
    assert first.rates is not None
    motion = bind_rates(tuple(entries), first.rates, scope, names)
    bound = motion.bound()
    if [one.id.name for one in entries] != list(first.rates.states):
        bound = replace(bound, term=None)  # a name that is defined elsewhere, too, which is reported there
    own = {series_key(entry.id) for entry in entries}
    named: tuple[str, ...] = ()
    if bound.term is not None:
        named = tuple(key for key in reads_of(bound.term) if key not in own)
        bodies = with_bodies(bound.term, lambda key: _plain_body(made, key, scope))
        bound = replace(bound, term=with_guards(bodies))
    cause = bound.cause or next(iter(bound.problems), None)
    for at, entry in enumerate(entries):
        function = entry.statement
        assert isinstance(function, Function)
        one = path = Binding(None, cause=cause)
        if bound.term is not None:
            time = read(motion.argument, function.span)
            one = Binding(Term("along", function.span, (time,), (series_key(entry.id), "1", "0")), cause=cause)
            path = Binding(motion.path(at), cause=cause)
        _add_course(made, motion.argument, entry, scope, first.rates.high)
        key = series_key(entry.id)
        _add_formula(made, Formula(key, Kind.FUNCTION, entry, scope, (), path, is_default=True))
        made.ids[key] = entry.id
        local = (function.args[0].name, *first.rates.states)
        formula = Formula(entry.id.key, Kind.FUNCTION, entry, scope, (function.body,), one, local, named=named)
        _add_formula(made, formula)
    _add_formula(made, Formula(motion.key, Kind.FORMULA, entries[0], scope, (), bound, is_default=True))


def _plain_body(made: _GatheredLines, key: str, scope: Scope) -> Term | None:
    """Return the body of a function of the note, if it declares no unit to convert the body to; else None."""
    formula = made.formulas.get(key)
    function = formula.entry.statement if formula is not None else None
    is_plain = isinstance(function, Function) and not function.unit and not function.steps and not function.rates
    return formula.bound.term if formula is not None and is_plain and formula.scope.note == scope.note else None


def _add_course(made: _GatheredLines, key: str, entry: Entry, scope: Scope, body: Expr) -> None:
    """The number of a step or the time of rates, through which tables and plots can run; it has no value by itself."""
    function = entry.statement
    assert isinstance(function, Function)
    if key in made.nodes:
        return
    made.nodes[key] = Node(key, problem=UNGIVEN)
    name, span = function.args[0].name, function.args[0].span
    statement = Definition(name, "", span, body, None, function.comment, span, span)
    home = Entry(id_of(key), entry.path, statement)
    made.formulas[key] = Formula(key, Kind.PARAMETER, home, scope, (body,), Binding(None))


def _add_formula(made: _GatheredLines, formula: Formula) -> None:
    term = formula.bound.term
    _note(made, formula)
    if term is None:
        made.nodes[formula.key] = Node(formula.key, problem="not understood")
        return
    made.nodes[formula.key] = Node(formula.key, reads=reads_of(term))
    for key, (fold, table, column) in formula.bound.folds.items():
        if key not in made.nodes:
            made.nodes[key] = fold_node(key, fold, table, column)
    made.nodes.update(formula.bound.nodes)
    for key, one in formula.bound.shared.items():
        _add_shared(made, key, one)


def _add_shared(made: _GatheredLines, key: str, one: SharedFormula) -> None:
    made.shared[key] = one
    made.nodes[key] = Node(key, reads=reads_of(one.term))


def _note(made: _GatheredLines, formula: Formula) -> None:
    made.formulas[formula.key] = formula
    if not formula.is_default:
        made.ids[formula.key] = formula.id


def _as_float(value: Fraction | None) -> float | None:
    """The nearest float64; None for nothing, or beyond its range."""
    try:
        return None if value is None else float(value)
    except OverflowError:
        return None


def _add_definition(made: _GatheredLines, entry: Entry, definition: Definition, scope: Scope, names: Names) -> None:
    key, body = entry.id.key, definition.body
    match body:
        case Number():
            exact = names.in_base(body)
            if exact is not None:
                made.written[key] = exact
            made.nodes[key] = leaf = _leaf(key, _as_float(exact))
            _note_parameter(made, entry, scope, (body,), is_known=leaf.value is not None)
        case Range():
            low, high = _as_float(names.in_base(body.low)), _as_float(names.in_base(body.high))
            middle = (low + high) / 2 if low is not None and high is not None else None
            made.nodes[key] = _leaf(key, middle, low, high)
            for name, end in zip(ENDS, (low, high), strict=True):
                at = argument_key(entry.id, name)
                made.nodes[at] = _leaf(at, end)
                made.ids[at] = entry.id
            _note_parameter(made, entry, scope, (body.low, body.high), is_known=middle is not None)
        case Solve():
            if is_own_unknown(body, scope):
                unknown = unknown_of(entry.id, body)
                made.nodes[unknown] = Node(unknown, problem=UNGIVEN)
            exprs = () if body.is_root and body.which else (body.left, body.right)
            bound = _solved(made, entry, definition, scope, names)
            _add_formula(made, Formula(key, Kind.SOLVE, entry, scope, exprs, bound))
        case FitResult():
            bound = _fitted(made, entry, body, scope, names)
            _add_formula(made, Formula(key, Kind.FORMULA, entry, scope, (body.fit.left,), bound))
        case Call() if is_distribution(scope.entries, body):
            place = place_node(entry.id, body)
            made.nodes[place.key] = place
            bound = bind_drawn_line(body, scope, names, entry.id)
            _add_formula(made, Formula(key, Kind.FORMULA, entry, scope, (body,), bound))
        case _:
            bound = bind_expression(body, scope, names, defines=definition.name)
            _add_formula(made, Formula(key, Kind.FORMULA, entry, scope, (body,), bound))


def _leaf(key: str, value: float | None, low: float | None = None, high: float | None = None) -> Node:
    """Written numbers, of which one that floats do not reach has no value."""
    return Node(key, value, low, high, problem="overflow" if value is None else "")


def _solved(made: _GatheredLines, entry: Entry, definition: Definition, scope: Scope, names: Names) -> Binding:
    """Bind a root, or an unknown of several equations; problems of a line are reported at the first of its names."""
    solve = definition.body
    assert isinstance(solve, Solve)
    if solve.system is None or not solve.is_joint:
        bound = bind_solve(entry, definition, solve, scope, names)
        if solve.which and bound.problems:
            return Binding(None, cause=bound.problems[0])
        return bound
    key = joint_key_of(entry.id._replace(name=solve.system.names[0]))
    if solve.which == 0:
        joint = bind_system(entry, solve.system, scope, names)
        _add_formula(made, Formula(key, Kind.FORMULA, entry, scope, (), joint, is_default=True))
    return _part_of(made, entry, key, solve.which, solve.span)


def _fitted(made: _GatheredLines, entry: Entry, result: FitResult, scope: Scope, names: Names) -> Binding:
    """Bind a result of a fit, which is computed once for all of them."""
    fit = result.fit
    key = joint_key_of(entry.id._replace(name=fit.coefficients[0].name))
    if result.place == 0:
        own = {one.name: read(argument_key(id_of(key), one.name), one.span) for one in fit.coefficients}
        joint = bind_fit(fit, own, scope, names)
        _add_formula(made, Formula(key, Kind.FORMULA, entry, scope, (), joint, is_default=True))
    return _part_of(made, entry, key, result.place, fit.span)


def _part_of(made: _GatheredLines, entry: Entry, key: str, which: int, span: Span) -> Binding:
    """Bind one of the numbers that a line computes together; its problems are reported at the first of them."""
    if key in made.formulas:
        joint = made.formulas[key].bound
    else:  # its first name is defined elsewhere, too, which is reported there
        twice = "the first name of the line is defined twice"
        joint = Binding(None, cause=diagnose("CG340", entry.path, span, twice))
    term = Term("part", span, (), (key, str(which))) if joint.term is not None else None
    found = replace(merged(joint), term=term)
    return replace(found, problems=(), cause=found.cause or next(iter(joint.problems), None)) if which else found


def _note_parameter(
    made: _GatheredLines, entry: Entry, scope: Scope, numbers: tuple[Number, ...], *, is_known: bool
) -> None:
    """A quantity of plain numbers, whose compound units, where they are known, may hold names of the note."""
    own = entry.id.name
    found = (
        swallowed_problem(number, lambda name: name != own and names_quantity(scope, name), scope.path)
        for number in (numbers if is_known else ())
    )
    bound = Binding(None, tuple(problem for problem in found if problem is not None)[:1])
    _note(made, Formula(entry.id.key, Kind.PARAMETER, entry, scope, numbers, bound))


def _add_function(made: _GatheredLines, entry: Entry, function: Function, scope: Scope, names: Names) -> None:
    local = {a.name: read(argument_key(entry.id, a.name), a.span) for a in function.args}
    for argument in function.args:
        key = argument_key(entry.id, argument.name)
        if argument.default is None:
            made.nodes[key] = Node(key, problem=UNGIVEN)
            continue
        bound = bind_expression(argument.default, scope, names)
        formula = Formula(key, Kind.FUNCTION, entry, scope, (argument.default,), bound, is_default=True)
        _add_formula(made, formula)
    bound = bind_expression(function.body, scope, names, local)
    formula = Formula(entry.id.key, Kind.FUNCTION, entry, scope, (function.body,), bound, tuple(local))
    _add_formula(made, formula)


def _add_pick(made: _GatheredLines, entry: Entry, pick: Pick, scopes: Scopes) -> None:
    key = entry.id.key
    made.picks.append(entry)
    made.ids[key] = entry.id
    at = pick.names.index(entry.id.name)
    row = pick.rows[at].text if at < len(pick.rows) else ""
    made.nodes[key] = Node(key, value=row or None, problem="" if row else "no row is picked")
    table = entry.dataset
    if table is None:
        return
    picks = tuple(QuantityId(entry.id.note, name).key for name in pick.names)
    place, computed = picked_cells(entry, picks, scopes)
    for cell in computed:
        made.nodes[place.key] = place
        _note_cell(made, cell)
    for column in table.units:
        own, cells, spreads = column_key(entry.id, column), NumbersByRow(table.rows, column), spreads_of(table, column)
        made.nodes[own] = Node(own, picks=picks, cells=cells, spreads=spreads, reads=picks)
        made.ids[own] = QuantityId(entry.id.note, f"{entry.id.name}.{column}")
        made.columns[made.ids[own]] = (entry, column)


def _add_column(made: _GatheredLines, entry: Entry, function: Function, scope: Scope, names: Names) -> None:
    """A column that is computed for each row of a table, with the cells of it that have names."""
    bound, cells = bind_line(entry, function, scope, names)
    _add_formula(made, Formula(entry.id.key, Kind.FUNCTION, entry, scope, (function.body,), bound))
    for cell in cells:
        _note_cell(made, cell)


def _add_column_families(made: _GatheredLines) -> None:
    """Columns that read each other, each as a part of a node that computes all of them row by row."""
    for family, term in [*column_families(made.formulas)]:
        first, key = family[0], family_key(family)
        made.families[key] = tuple(one.key for one in family)
        for which, one in enumerate(family):
            _add_formula(made, in_family(one, family, which))
        joint = Formula(key, Kind.FORMULA, first.entry, first.scope, (), Binding(term), is_default=True)
        _add_formula(made, joint)


def _note_cell(made: _GatheredLines, cell: ComputedCell) -> None:
    _add_shared(made, cell.key, SharedFormula(cell.term, cell.entry.path))
    made.ids[cell.key] = cell.id
    made.columns[cell.id] = (cell.entry, cell.column)


def _bind_check(check: Check, scope: Scope, names: Names) -> tuple[tuple[Expr, ...], Binding]:
    """The condition of a check as a number, 1 where it holds."""
    left = bind_expression(check.left, scope, names)
    if check.right is None:
        return (check.left,), left
    right = bind_expression(check.right, scope, names)
    bound = merged(left, right)
    if left.term is not None and right.term is not None:
        bound = replace(bound, term=_condition(left.term, right.term, check, names.in_base))
    return (check.left, check.right), bound


def _condition(left: Term, right: Term, check: Check, in_base: BaseValueOf) -> Term | None:
    """Return the comparison of both sides of a check; None if the unit of the tolerance is unknown."""
    tolerance, span = check.tolerance, check.span
    if tolerance is None:
        return Term(RELATIONS[check.op], span, (left, right))
    if tolerance.relative is not None:
        return Term("within", span, (left, right, number(tolerance.relative, span)))
    assert tolerance.absolute is not None
    allowed, zero = in_base(tolerance.absolute), in_base(replace(tolerance.absolute, value=Fraction(0)))
    if allowed is None or zero is None:
        return None
    distance = Term("abs", span, (Term("sub", span, (left, right)),))
    return Term("le", span, (distance, number(allowed - zero, span)))  # `± 2 °C` is a difference of 2 K


def draw_together(made: FormulaSet, found: Correlations) -> FormulaSet:
    """Sample correlated quantities in order; quantities of an invalid line have no value."""
    nodes, formulas = dict(made.nodes), dict(made.formulas)
    for id_, chain in found.chains.items():
        place = draw_key(id_)
        nodes[place] = replace(nodes[place], chain=chain)
    for id_ in dict.fromkeys((*found.used, *found.refused)):
        formula = formulas.get(id_.key)
        if formula is not None:
            used = {**found.used.get(id_, {}), **formula.bound.used}
            cause = formula.bound.cause or found.refused.get(id_)
            formulas[id_.key] = replace(formula, bound=replace(formula.bound, used=used, cause=cause))
    return replace(made, nodes=nodes, formulas=formulas)
