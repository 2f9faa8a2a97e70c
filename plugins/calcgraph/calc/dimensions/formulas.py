"""Makes nodes of bound names: the programs of definitions, picks, columns, functions and checks.

The kinds of lines stay in one file: they share the units, programs and problems that are gathered on the way.
"""

from fractions import Fraction

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.binding.bind import bind_drawn_line, bind_expression, bind_fit
from calcgraph.calc.binding.binder import RELATIONS, BaseValueOf, Binding, Names, Scopes
from calcgraph.calc.binding.columns import fold_node, spreads_of
from calcgraph.calc.binding.computed import ComputedCell, bind_line, picked_cells
from calcgraph.calc.binding.correlations import Correlations
from calcgraph.calc.binding.distributions import is_distribution, place_node
from calcgraph.calc.binding.rates import bind_rates, with_bodies, with_guards
from calcgraph.calc.binding.sequences import (
    BoundSequence,
    bind_sequence,
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
from calcgraph.calc.programs.program import compile_term, keys_of
from calcgraph.calc.programs.terms import Term, number, read, reads_of
from calcgraph.calc.syntax.tree import (
    Call,
    Check,
    Definition,
    Expr,
    Fitted,
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
from calcgraph.faults import GuardOf, reported
from calcgraph.source import START, NoteId, Span


class Formula(Struct):
    """Something computed, with all that later stages ask about it."""

    key: str
    kind: Kind
    entry: Entry
    scope: Scope
    exprs: tuple[Expr, ...]
    """Trees whose units are checked: the body, or both sides of a check or solve."""
    bound: Binding
    local: tuple[str, ...] = ()
    """Names of the function's arguments."""
    is_default: bool = False
    """True if it is the default of a function's argument."""
    spans: tuple[Span, ...] = ()
    """The position of each operation of its program in the source."""
    named: tuple[str, ...] = ()
    """Keys that its line names, where its program reads others: of a sequence."""

    @property
    def id(self) -> QuantityId:
        """The quantity it belongs to; of a function's default argument the function."""
        return self.entry.id

    @property
    def place(self) -> Span:
        """The position of its name in its line; the start of the file if no line names it."""
        return getattr(self.entry.statement, "name_span", START)


class FormulaSet(Struct):
    """Nodes and formulas of a vault, in order of notes and lines."""

    nodes: dict[str, Node] = field(default_factory=dict)
    formulas: dict[str, Formula] = field(default_factory=dict)
    columns: dict[QuantityId, tuple[Entry, str]] = field(default_factory=dict)
    """Numeric columns of picks, as quantities: the pick and the column."""
    picks: list[Entry] = field(default_factory=list)
    ids: dict[str, QuantityId] = field(default_factory=dict)
    """The quantity of each node that is one: rows and columns, no arguments and no folds."""
    written: dict[str, Fraction] = field(default_factory=dict)
    """Parameters as they are in the notes, in base units, of which nodes have the nearest floats."""
    sequences: dict[str, BoundSequence] = field(default_factory=dict)
    """Sequences by key."""
    motions: dict[tuple[NoteId, Span], list[Entry]] = field(default_factory=dict)
    """Quantities given by rates, line by line."""
    faults: list[Diagnostic] = field(default_factory=list)
    """Lines that could not be bound by a fault of ours."""


def make_nodes(scopes: Scopes, names: Names) -> FormulaSet:
    """A node for everything in the notes of some scopes that a program may read."""
    made = FormulaSet()
    for note, scope in scopes.items():
        for entry in scope.entries.values():
            if entry.id.note != note or entry.statement is None or entry.components:
                continue
            with reported(made.faults, "line is bound to its names", entry.path, entry.statement.span):
                _add_entry(made, entry, scope, names)
    _add_sequences(made)
    for (note, _), entries in made.motions.items():
        _add_motion(made, entries, scopes[note], names)
    return made


def _add_entry(made: FormulaSet, entry: Entry, scope: Scope, names: Names) -> None:
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


def _add_sequences(made: FormulaSet) -> None:
    """Sequences, each with a node of its values, which reads that of its family; this computes them step by step."""
    for family in families(made.sequences):
        joint = Binding(joined(family))
        for which, line in enumerate(family):
            bound = line.bound
            if joint.term is None:
                problems = (problem for one in family for problem in one.bound.problems)
                joint.cause = joint.cause or bound.cause or next(problems, None)
                bound.cause = bound.cause or joint.cause
            _add_sequence(made, line, bound, None if joint.term is None else (joint_key(family[0]), str(which)))
        first, key = family[0], joint_key(family[0])
        _add_formula(made, Formula(key, Kind.FORMULA, first.entry, first.scope, (), joint, is_default=True))
    for formula in made.formulas.values():
        problem = stray_problem(formula.entry, formula.scope) if formula.id.name[-1:] == ")" else None
        formula.bound.problems += [problem] if problem is not None else []


def _add_sequence(made: FormulaSet, line: BoundSequence, bound: Binding, place: tuple[str, str] | None) -> None:
    span, series = line.function.span, Binding(None, cause=bound.cause)
    if place is not None:
        series.term = Term("series", span, (), place)
        bound.term = Term("at", span, (read(line.argument, span),), line.series)
    argument, first = line.function.args[0], line.steps.first
    _add_course(made, line.argument, line.entry, line.scope, Number(Fraction(first), "", str(first), argument.span))
    _add_formula(made, Formula(line.series, Kind.FUNCTION, line.entry, line.scope, (), series, is_default=True))
    made.ids[line.series] = line.entry.id
    named = [] if line.body.term is None else list(reads_of(line.body.term))
    named += [start.id.key for start in line.starts]
    formula = Formula(line.key, Kind.FUNCTION, line.entry, line.scope, (line.function.body,), bound)
    formula.local, formula.named = (argument.name,), tuple(one for one in named if one != line.series)
    _add_formula(made, formula)


def _add_motion(made: FormulaSet, entries: list[Entry], scope: Scope, names: Names) -> None:
    """Quantities of one line of rates: a node that follows all of them, and two for each."""
    first = entries[0].statement
    assert isinstance(first, Function)
    assert first.rates is not None
    motion = bind_rates(tuple(entries), first.rates, scope, names)
    bound = motion.bound()
    if [one.id.name for one in entries] != list(first.rates.states):
        bound.term = None  # a name that is defined elsewhere, too, which is reported there
    own = {series_key(entry.id) for entry in entries}
    named: tuple[str, ...] = ()
    if bound.term is not None:
        named = tuple(key for key in reads_of(bound.term) if key not in own)
        bound.term = with_guards(with_bodies(bound.term, lambda key: _plain_body(made, key, scope)))
    for at, entry in enumerate(entries):
        function = entry.statement
        assert isinstance(function, Function)
        one = Binding(None, cause=bound.cause or next(iter(bound.problems), None))
        path = Binding(None, cause=one.cause)
        if bound.term is not None:
            path.term = motion.path(at)
            time = read(motion.argument, function.span)
            one.term = Term("along", function.span, (time,), (series_key(entry.id), "1", "0"))
        _add_course(made, motion.argument, entry, scope, first.rates.high)
        key = series_key(entry.id)
        _add_formula(made, Formula(key, Kind.FUNCTION, entry, scope, (), path, is_default=True))
        made.ids[key] = entry.id
        formula = Formula(entry.id.key, Kind.FUNCTION, entry, scope, (function.body,), one)
        formula.local, formula.named = (function.args[0].name, *first.rates.states), named
        _add_formula(made, formula)
    _add_formula(made, Formula(motion.key, Kind.FORMULA, entries[0], scope, (), bound, is_default=True))


def _plain_body(made: FormulaSet, key: str, scope: Scope) -> Term | None:
    """Return the body of a function of the note, if it declares no unit to convert the body to; else None."""
    formula = made.formulas.get(key)
    function = formula.entry.statement if formula is not None else None
    is_plain = isinstance(function, Function) and not function.unit and not function.steps and not function.rates
    return formula.bound.term if formula is not None and is_plain and formula.scope.note == scope.note else None


def _add_course(made: FormulaSet, key: str, entry: Entry, scope: Scope, body: Expr) -> None:
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


def _add_formula(made: FormulaSet, formula: Formula) -> None:
    term = formula.bound.term
    _note(made, formula)
    if term is None:
        made.nodes[formula.key] = Node(formula.key, problem="not understood")
        return
    program, formula.spans = compile_term(term)
    made.nodes[formula.key] = Node(formula.key, program=program, reads=keys_of(program.operations))
    for key, (fold, table, column) in formula.bound.folds.items():
        if key not in made.nodes:
            made.nodes[key] = fold_node(key, fold, table, column)
    made.nodes.update(formula.bound.curves)


def _note(made: FormulaSet, formula: Formula) -> None:
    made.formulas[formula.key] = formula
    if not formula.is_default:
        made.ids[formula.key] = formula.id


def as_float(value: Fraction | None) -> float | None:
    """The nearest float64; None for nothing, or beyond its range."""
    try:
        return None if value is None else float(value)
    except OverflowError:
        return None


def _add_definition(made: FormulaSet, entry: Entry, definition: Definition, scope: Scope, names: Names) -> None:
    key, body = entry.id.key, definition.body
    match body:
        case Number():
            exact = names.in_base(body)
            if exact is not None:
                made.written[key] = exact
            made.nodes[key] = leaf = _leaf(key, as_float(exact))
            _note_parameter(made, entry, scope, (body,), is_known=leaf.value is not None)
        case Range():
            low, high = as_float(names.in_base(body.low)), as_float(names.in_base(body.high))
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
        case Fitted():
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


def _solved(made: FormulaSet, entry: Entry, definition: Definition, scope: Scope, names: Names) -> Binding:
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


def _fitted(made: FormulaSet, entry: Entry, result: Fitted, scope: Scope, names: Names) -> Binding:
    """Bind a result of a fit, which is computed once for all of them."""
    fit = result.fit
    key = joint_key_of(entry.id._replace(name=fit.coefficients[0].name))
    if result.place == 0:
        own = {one.name: read(argument_key(id_of(key), one.name), one.span) for one in fit.coefficients}
        joint = bind_fit(fit, own, scope, names)
        _add_formula(made, Formula(key, Kind.FORMULA, entry, scope, (), joint, is_default=True))
    return _part_of(made, entry, key, result.place, fit.span)


def _part_of(made: FormulaSet, entry: Entry, key: str, which: int, span: Span) -> Binding:
    """Bind one of the numbers that a line computes together; its problems are reported at the first of them."""
    if key in made.formulas:
        joint = made.formulas[key].bound
    else:  # its first name is defined elsewhere, too, which is reported there
        twice = "the first name of the line is defined twice"
        joint = Binding(None, cause=diagnose("CG340", entry.path, span, twice))
    found = merged(joint)
    found.term = Term("part", span, (), (key, str(which))) if joint.term is not None else None
    if which:
        found.problems, found.cause = [], found.cause or next(iter(joint.problems), None)
    return found


def _note_parameter(
    made: FormulaSet, entry: Entry, scope: Scope, numbers: tuple[Number, ...], *, is_known: bool
) -> None:
    """A quantity of plain numbers, whose compound units, where they are known, may hold names of the note."""
    own = entry.id.name
    found = (
        swallowed_problem(number, lambda name: name != own and names_quantity(scope, name), scope.path)
        for number in (numbers if is_known else ())
    )
    bound = Binding(None, problems=[problem for problem in found if problem is not None][:1])
    _note(made, Formula(entry.id.key, Kind.PARAMETER, entry, scope, numbers, bound))


def draw_together(made: FormulaSet, found: Correlations) -> list[Diagnostic]:
    """Sample correlated quantities in order and return the problems; quantities of an invalid line have no value."""
    for id_, chain in found.chains.items():
        place = draw_key(id_)
        made.nodes[place] = replace(made.nodes[place], chain=chain)
    for id_, used in found.used.items():
        if formula := made.formulas.get(id_.key):
            formula.bound.used |= {**used, **formula.bound.used}
    for id_, problem in found.refused.items():
        if formula := made.formulas.get(id_.key):
            formula.bound.cause = formula.bound.cause or problem
    return found.problems


UNGIVEN = "an argument without a value"
"""The reason why an argument without a default has no value outside calls."""


def _add_function(made: FormulaSet, entry: Entry, function: Function, scope: Scope, names: Names) -> None:
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


def _add_pick(made: FormulaSet, entry: Entry, pick: Pick, scopes: Scopes) -> None:
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


def _add_column(made: FormulaSet, entry: Entry, function: Function, scope: Scope, names: Names) -> None:
    """A column that is computed for each row of a table, with the cells of it that have names."""
    bound, cells = bind_line(entry, function, scope, names)
    _add_formula(made, Formula(entry.id.key, Kind.FUNCTION, entry, scope, (function.body,), bound))
    for cell in cells:
        _note_cell(made, cell)


def _note_cell(made: FormulaSet, cell: ComputedCell) -> None:
    made.nodes[cell.node.key] = cell.node
    made.ids[cell.node.key] = cell.id
    made.columns[cell.id] = (cell.entry, cell.column)


def _bind_check(check: Check, scope: Scope, names: Names) -> tuple[tuple[Expr, ...], Binding]:
    """The condition of a check as a number, 1 where it holds."""
    left = bind_expression(check.left, scope, names)
    if check.right is None:
        return (check.left,), left
    right = bind_expression(check.right, scope, names)
    bound = merged(left, right)
    if left.term is not None and right.term is not None:
        bound.term = condition(left.term, right.term, check, names.in_base)
    return (check.left, check.right), bound


def condition(left: Term, right: Term, check: Check, in_base: BaseValueOf) -> Term | None:
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


def guard_of(made: FormulaSet, found: list[Diagnostic], stage: str) -> GuardOf:
    """Return a guard for the work on one key, which reports exceptions at the key's line."""
    return lambda key: reported(found, stage, *_place_of(made, key))


def _place_of(made: FormulaSet, key: str) -> tuple[str, Span]:
    """The file and the line of a key."""
    id_ = made.ids.get(key)
    column = made.columns.get(id_) if id_ is not None else None
    formula = made.formulas.get(key)
    entry = column[0] if column else formula.entry if formula else None
    if entry is None or entry.statement is None:
        return id_of(key)[0], START
    return entry.path, entry.statement.span


def problems_of(made: FormulaSet) -> list[Diagnostic]:
    """Return the problems that binding found, in order."""
    bounds = [formula.bound for formula in made.formulas.values()]
    beside = dict.fromkeys(problem for bound in bounds for problem in bound.beside)
    return [*made.faults, *(problem for bound in bounds for problem in bound.problems), *beside]
