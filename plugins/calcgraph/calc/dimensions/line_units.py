"""The unit of each line, inferred in order of dependence, and the problems of units that do not match."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from calcgraph.calc.binding.along import names_itself
from calcgraph.calc.binding.binder import Scopes
from calcgraph.calc.binding.formulas import Formula, FormulaSet
from calcgraph.calc.binding.slips import with_products
from calcgraph.calc.binding.solve import is_own_unknown
from calcgraph.calc.dimensions.carats import find_carats
from calcgraph.calc.dimensions.circles import declared_problem
from calcgraph.calc.dimensions.domains import check_domain
from calcgraph.calc.dimensions.fit_units import fit_expression, fit_problems
from calcgraph.calc.dimensions.measures import Shape, carat_hint, measured, measured_in, shown, unit_text
from calcgraph.calc.dimensions.override_units import override_problems
from calcgraph.calc.dimensions.percents import find_added_shares, is_relative, share_of_degrees
from calcgraph.calc.dimensions.rate_units import rate_problems
from calcgraph.calc.dimensions.rewriting import with_fit
from calcgraph.calc.dimensions.scale_columns import with_columns
from calcgraph.calc.dimensions.sequence_units import sequence_problems
from calcgraph.calc.dimensions.shapes import Shapes, near_units
from calcgraph.calc.dimensions.system_units import given_unit, system_units
from calcgraph.calc.dimensions.temperatures import (
    ABSOLUTE,
    EITHER,
    problem_of_degrees,
)
from calcgraph.calc.dimensions.turns import both_readings, find_degrees, is_direct
from calcgraph.calc.dimensions.unknowns import fitting_unit, others, own_unit, with_unit
from calcgraph.calc.dimensions.vectors import component_problems
from calcgraph.calc.model import ONE, Kind, Unit
from calcgraph.calc.syntax.tree import (
    Binary,
    Check,
    Compare,
    Definition,
    Expr,
    FitResult,
    Function,
    Number,
    Range,
    Rates,
    Solve,
    Steps,
    Tolerance,
)
from calcgraph.calc.syntax.walks import walk
from calcgraph.calc.units.display import family_unit
from calcgraph.calc.units.table import UnitTable, is_date
from calcgraph.calc.units.turning import conversion, counted
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import reported
from calcgraph.source import START, Span


def infer_units(made: FormulaSet, order: Iterable[str], table: UnitTable, scopes: Scopes) -> Shapes:
    """Units of all quantities; a formula whose units do not fit gets a problem and the unit it declares, if any."""
    shapes = Shapes(table, scopes)
    for key in order:
        formula = made.formulas.get(key)
        if formula is None:
            continue
        statement, problems = formula.entry.statement, list[Diagnostic]()
        unit: Unit | None = None
        span = statement.span if statement else START
        with reported(problems, "line's units are inferred", formula.entry.path, span):
            settle_columns([made.formulas[one] for one in made.families.get(key, ())], shapes)
            unit, problems = infer_formula(formula, shapes)
        shapes.units[key] = unit
        if problems and not formula.bound.problems:  # what names mean nothing in is not measured
            exprs = with_fit(formula, shapes.fits).exprs
            problems = with_columns(problems, statement, exprs, formula.scope.entries)
            shapes.problems[key] = with_products(problems, statement, formula.scope.entries) if statement else problems
    for joint, family in made.families.items():
        found = [problem for one in family for problem in shapes.problems.get(one, ())]
        for one in (joint, *family) if found else ():
            shapes.problems.setdefault(one, found[:1])  # one without a value leaves none to the others
    return shapes


def infer_formula(  # noqa: PLR0911 - one return a kind of line
    formula: Formula, shapes: Shapes
) -> tuple[Unit | None, list[Diagnostic]]:
    """Return the unit of a line, and the problems in it."""
    statement = formula.entry.statement
    if isinstance(statement, Definition) and isinstance(statement.body, FitResult):
        shapes.fits[formula.key] = fit_expression(statement.body, shapes.within(formula.scope))
    formula = with_fit(formula, shapes.fits)
    for expr in formula.exprs:
        nodes = [*walk(expr)]
        shapes.beside.extend(find_degrees(nodes, formula.scope, formula.entry.path))
        shapes.beside.extend(find_added_shares(nodes, formula.scope, formula.entry.path))
        if not getattr(statement, "unit", ""):  # a declared unit is compared with that of its number
            shapes.beside.extend(find_carats(nodes, shapes.table, formula.entry.path))
    if formula.is_default:  # sequences together have no unit: each has its own
        unit, found = shapes.infer(formula.exprs[0], formula.scope) if formula.exprs else (None, ())
        return unit, list(found)
    match statement:
        case Definition():
            return _infer_definition(formula, statement, shapes)
        case Check():
            return _infer_check(formula, statement, shapes)
        case Function(rates=Rates() as rates):
            unit, within = shapes.sequence_unit(formula.entry, statement), shapes.within(formula.scope)
            return unit, [*rate_problems(formula.entry, statement, rates, within), *_infer_overrides(formula, shapes)]
        case Function(steps=Steps()):
            return _infer_sequence(formula, statement, shapes)
        case Function() if statement.table:
            return _infer_column(formula, statement, shapes)
        case Function():
            return _declared(statement.unit, statement.unit_span, formula, shapes)
        case _:
            return None, []


def settle_columns(family: Sequence[Formula], shapes: Shapes) -> None:
    """Find the units of columns that read each other: declared, or those of first rows, or inferred from these."""
    columns = [(one, line) for one in family if isinstance(line := one.entry.statement, Function) and line.table]
    for _ in range(len(columns) + 2 if columns else 0):
        before = [shapes.units.get(one.key) for one, _ in columns]
        for one, line in columns:
            shapes.units[one.key] = _infer_column(one, line, shapes)[0]
        if before == [shapes.units[one.key] for one, _ in columns]:
            break
    else:
        shapes.unsettled.update(one.key for one, _ in columns)
    shapes.unsettled.update(one.key for one, _ in columns if shapes.units[one.key] is None)


def _infer_sequence(formula: Formula, function: Function, shapes: Shapes) -> tuple[Unit | None, list[Diagnostic]]:
    _, wrong = _declared(function.unit, function.unit_span, formula, shapes)
    unit, within = shapes.sequence_unit(formula.entry, function), shapes.within(formula.scope)
    if wrong:
        return unit, wrong
    wrong = sequence_problems(formula.entry, function, formula.scope, shapes.units, within)
    return unit, [*wrong, *_infer_overrides(formula, shapes)]


def _infer_column(formula: Formula, function: Function, shapes: Shapes) -> tuple[Unit | None, list[Diagnostic]]:
    """The unit of a computed column: the declared one, or that of its formula."""
    declared, wrong = _declared(function.unit, function.unit_span, formula, shapes)
    if names_itself(function.body, function.name):  # first as the rows before it are, then as it is
        shapes.units[formula.key] = declared or shapes.infer(function.body, formula.scope)[0]
    unit, found = shapes.infer(function.body, formula.scope)
    problems = [*wrong, *found, *_infer_overrides(formula, shapes)]
    if formula.key in shapes.unsettled and not problems:
        message = f"the unit of `{function.name}` cannot be inferred from columns that read each other"
        hint = f"declare it: `{function.name} [m] = …`"
        problems.append(diagnose("CG310", formula.entry.path, function.name_span, message, hint))
    if declared is None or unit is None:
        near = tuple(near_units(formula.exprs, shapes, formula.scope))
        if declared is None and unit is not None and unit.dimension:
            return _of_kind(family_unit(unit, shapes.table, near), unit), problems
        return declared or unit, problems
    if declared.offset and not unit.offset and unit.temperature != ABSOLUTE:
        body = function.body
        wrong_kind = problem_of_degrees(body, shown(body), function.name, declared.text, unit.temperature)
        problems.append(diagnose("CG303", formula.entry.path, function.unit_span, *wrong_kind))
    if declared.dimension != unit.dimension:
        message = f"`{function.name}` is declared {_as(declared)}, but its formula is in {unit_text(unit)}"
        problems.append(diagnose("CG356", formula.entry.path, function.unit_span, message))
    elif conversion(unit.turning, declared.turning) != 0:
        message = f"`{function.name}` is declared {_as(declared)}, but its formula {counted(unit.turning)}"
        hint = both_readings(shown(function.body), unit.turning, declared.turning)
        problems.append(diagnose("CG315", formula.entry.path, function.unit_span, message, hint))
    return _of_kind(declared, unit), problems


def _infer_definition(formula: Formula, definition: Definition, shapes: Shapes) -> tuple[Unit | None, list[Diagnostic]]:
    declared, problems = _declared(definition.unit, definition.unit_span, formula, shapes)
    match definition.body:
        case Solve() as solve:
            unit, found = _infer_solve(formula, definition, declared, solve, shapes)
            if unit is not None and is_date(unit):
                message, hint = "a date is not solved for", "solve for the days to it: `start + n = end for n`"
                problems.append(diagnose("CG310", formula.entry.path, solve.path.span, message, hint))
        case FitResult() as result:
            declared, unit, found = _infer_fitted(formula, result, declared, shapes)
        case Range() as written:
            _, found = shapes.infer(Compare("=", written.low, written.high, written.span), formula.scope)
            problems.extend(found)
            unit, found = shapes.infer(written.high if written.high.unit else written.low, formula.scope)
            if unit is not None and is_date(unit):
                message = "a date is one day, not a range"
                hint = f"write a range of dates as `{written.low.text} in {written.text}`"
                problems.append(diagnose("CG224", formula.entry.path, written.span, message, hint))
            elif is_relative(written):
                problems.extend(share_of_degrees(unit, formula.entry.path, written.span))
        case _:
            unit, found = shapes.infer(formula.exprs[0], formula.scope)
    problems.extend(component_problems(formula, declared or unit, shapes.units))
    if declared is None and unit is not None and (unit.dimension or unit.turning) and formula.kind is not Kind.SOLVE:
        near = shapes.near[formula.key] = tuple(near_units(formula.exprs, shapes, formula.scope))
        kept = None if formula.kind is Kind.PARAMETER else shapes.handed_on(formula.exprs[0], unit, formula.scope)
        if kept is not None:
            shapes.kept[formula.key] = kept
        unit = _of_kind(kept or family_unit(unit, shapes.table, near), unit)
    problems.extend(found)
    problems.extend(_infer_overrides(formula, shapes))
    shapes.beside.extend(check_domain(definition, declared or unit, shapes.table, formula.entry.path))
    if declared is not None and unit is not None and declared.dimension != unit.dimension:
        what = "its value" if formula.kind is Kind.PARAMETER else "its formula"
        message = f"`{definition.name}` is declared {_as(declared)}, but {what} is in {unit_text(unit)}"
        body = definition.body
        carat = carat_hint(body, measured(declared)) if isinstance(body, Number) else ""
        hint = carat or _product_of(definition.unit, unit, shapes.table)
        problems.append(diagnose("CG356", formula.entry.path, definition.unit_span, message, hint))
    elif declared is not None and unit is not None and declared.offset and (wrong := _degrees(formula, unit, shapes)):
        message, hint = problem_of_degrees(*wrong)
        problems.append(diagnose("CG303", formula.entry.path, definition.unit_span, message, hint))
    elif declared is not None and unit is not None:
        problems.extend(_turn(formula, definition, unit, declared, shapes))
    return _of_kind(declared, unit) if declared else unit, problems


def _infer_fitted(
    formula: Formula, result: FitResult, declared: Unit | None, shapes: Shapes
) -> tuple[Unit | None, Unit | None, tuple[Diagnostic, ...]]:
    """Return the declared unit of a result of a fit, its unit, and the problems of its line."""
    within = shapes.within(formula.scope)
    unit, _ = within(formula.exprs[0], {})
    if result.what == "error" and declared and unit and declared.dimension != unit.dimension:
        declared = None  # reported at its coefficient
    is_read = formula.bound.term is not None
    return declared, unit, fit_problems(formula.entry.path, result.fit, within, shapes.table) if is_read else ()


def _of_kind(shown: Unit, unit: Unit | None) -> Unit:
    """Return the unit in which a formula is shown, with the kind of its kelvins."""
    kind = "" if unit is None or shown.offset else ABSOLUTE if unit.offset else unit.temperature
    return shown if kind == shown.temperature else replace(shown, temperature=kind)


def _degrees(formula: Formula, unit: Unit, shapes: Shapes) -> tuple[Expr, str, str, str, str] | None:
    """Return the problem of kelvins in a line that declares degrees, unless its numbers are typed there."""
    statement = formula.entry.statement
    if unit.offset or formula.kind is Kind.SOLVE or not isinstance(statement, Definition):
        return None
    if isinstance(statement.body, Number):  # where it is typed, degrees say that it is a temperature
        return None
    is_typed = isinstance(statement.body, Range) and unit.temperature == EITHER
    if is_typed or unit.temperature == ABSOLUTE:
        return None
    text = _points(formula, shapes) or shown(formula.exprs[0])
    return formula.exprs[0], text, statement.name, statement.unit, unit.temperature


def _infer_solve(
    formula: Formula, definition: Definition, declared: Unit | None, solve: Solve, shapes: Shapes
) -> tuple[Unit | None, tuple[Diagnostic, ...]]:
    """Return the unit of an unknown, and the unit problems of its equation."""
    within, is_own = shapes.within(formula.scope), is_own_unknown(solve, formula.scope)
    local: dict[str, Shape | None] = {}
    own = [declared or own_unit(definition.domain, solve.near, shapes.table)] if is_own else []
    together = _units_together(formula, solve, shapes)
    if solve.own:
        if own == [ONE] and not (declared or definition.domain or solve.near):
            shapes.units[formula.key] = ONE
            own = [together.get(definition.name, ONE) if solve.is_joint else fitting_unit(solve, within)]
        shapes.units[formula.key] = own[0]
    elif is_own:
        units = (shapes.table.parse(unit) for unit in (solve.system.units if solve.system else ()) if unit)
        written = next((unit for unit in units if isinstance(unit, Unit)), None)
        domain = solve.system.unknowns[0].domain if solve.system else definition.domain
        own = [declared or written or own_unit(domain, solve.near, shapes.table)]
        if own == [ONE] and not (declared or written or domain or solve.near or solve.is_joint):
            own = [fitting_unit(solve, within)]
        local[shown(solve.path)] = measured(own[0])
    for name, text, other in others(solve):
        unit = together.get(name) or given_unit(text, other, shapes.table)
        shapes.units.setdefault(formula.id._replace(name=name).key, unit)
    problems = list[Diagnostic]()
    if not (solve.is_root and solve.which):
        span = solve.left.span.to(solve.right.span) if solve.system else solve.span
        wrong = within(Compare("=", solve.left, solve.right, span), local)[1]
        if solve.is_joint:
            all_units = (shapes.units.get(formula.id._replace(name=name).key) for name, _, _ in others(solve))
            own = [unit for unit in all_units if unit is not None]
        problems += (with_unit(problem, solve) for problem in wrong) if ONE in own else wrong
    taken, found = within(solve.path, local)
    if solve.near is not None:
        problems.extend(found)
        _, found = within(Compare("=", solve.path, solve.near, solve.near.span), local)
    return taken, (*problems, *found)


def _units_together(formula: Formula, solve: Solve, shapes: Shapes) -> dict[str, Unit]:
    """Return the units that the equations of a system give to unknowns without a stated one."""
    if solve.system is None or not solve.is_joint:
        return {}
    sides = tuple(side for equation in solve.system.equations for side in equation)
    return system_units(solve, shapes.within(formula.scope), near_units(sides, shapes, formula.scope), shapes.table)


def _points(formula: Formula, shapes: Shapes) -> str:
    """Return a difference of two points of a scale in a formula; empty without one."""
    for part in walk(formula.exprs[0]):
        if isinstance(part, Binary) and part.op == "-":
            sides = [shapes.infer(side, formula.scope)[0] for side in (part.left, part.right)]
            if all(side is not None and side.offset for side in sides):
                return shown(part)
    return ""


def _turn(formula: Formula, definition: Definition, unit: Unit, declared: Unit, shapes: Shapes) -> Iterator[Diagnostic]:
    """Notes how often 2π is between a formula and its unit; refuses where it cannot be determined."""
    power = conversion(unit.turning, declared.turning)
    if power and formula.kind is not Kind.SOLVE and all(is_direct(expr) for expr in formula.exprs):
        shapes.turned[formula.key] = power
    elif power != 0:
        what = "its value" if formula.kind is Kind.PARAMETER else "its formula"
        message = f"`{definition.name}` is declared {_as(declared)}, but {what} {counted(unit.turning)}"
        text = shown(formula.exprs[0]) if formula.kind is not Kind.SOLVE else definition.name
        hint = both_readings(text, unit.turning, declared.turning)
        yield diagnose("CG315", formula.entry.path, definition.unit_span, message, hint)
    elif unit.turning and formula.kind is not Kind.SOLVE:
        found = declared_problem(
            formula.exprs[0],
            measured(unit),
            measured(declared),
            lambda leaf: measured_in(shapes.infer(leaf, formula.scope)[0]),
        )
        if found is not None:
            yield diagnose("CG315", formula.entry.path, definition.unit_span, *found)


def _infer_check(formula: Formula, check: Check, shapes: Shapes) -> tuple[Unit | None, list[Diagnostic]]:
    _, problems = shapes.infer(check.condition, formula.scope)
    if not problems and check.right is not None and check.tolerance is not None:
        problems = _infer_tolerance(check.left, check.right, check.tolerance, formula, shapes)
    return ONE, [*problems, *_infer_overrides(formula, shapes)]


def _infer_tolerance(
    left: Expr, right: Expr, tolerance: Tolerance, formula: Formula, shapes: Shapes
) -> tuple[Diagnostic, ...]:
    """Return the problems of the tolerance between two sides: for dates it is a duration."""
    unit, _ = shapes.infer(left, formula.scope)
    dates = unit is not None and is_date(unit)
    if tolerance.absolute is None:
        message = f"`{shown(left)}` is a date, which has no percentage"
        found = diagnose("CG310", formula.entry.path, tolerance.span, message, "allow a duration: `± 3 d`")
        of_degrees = share_of_degrees(shapes.infer(right, formula.scope)[0], formula.entry.path, tolerance.span)
        return (found,) if dates else tuple(of_degrees)
    allowed, _ = shapes.infer(tolerance.absolute, formula.scope)
    is_apart_of_points = unit is not None and bool(unit.offset) and allowed is not None and not allowed.offset
    compared = Binary("-", left, right, tolerance.span) if dates or is_apart_of_points else left
    return shapes.infer(Compare("<", compared, tolerance.absolute, tolerance.span), formula.scope)[1]


def _infer_overrides(formula: Formula, shapes: Shapes) -> list[Diagnostic]:
    return override_problems(formula.bound.overrides, formula.scope, shapes)


def _declared(written: str, span: Span, formula: Formula, shapes: Shapes) -> tuple[Unit | None, list[Diagnostic]]:
    found = shapes.table.parse(written) if written else None
    if found is None or isinstance(found, Unit):
        return found, []
    return None, [diagnose(found.code, formula.entry.path, span, found.message, found.hint)]


def _product_of(written: str, unit: Unit, table: UnitTable) -> str:
    """Return the hint for `kW/h` where a formula is in kWh: the two parts without the slash; empty otherwise."""
    above, _, below = written.partition("/")
    found = table.parse(f"{above}{below}") if below.isalpha() else None
    return f"did you mean `{above}{below}`?" if isinstance(found, Unit) and found.dimension == unit.dimension else ""


def _as(declared: Unit) -> str:
    """Return a message's words for the unit that a line declares."""
    return f"in `{declared.text}`" if declared.text else "as a plain number"
