"""Programs: flat lists of float64 operations, run by `machine.py` in a vault and by `program.js` in a page.

Operation `n` of a list puts its result in slot `n`; operands are slots unless the table states otherwise. The result of
a list, and of a region inside it, is its last slot. A region `n+1 … end-1` belongs to the operation before it, which
runs it zero, one or many times, copies its result to slots `n` and `end-1`, and continues at `end`.

| operation | result |
|---|---|
| `num x` | the literal `x` |
| `row "h100"` | the text, as the value of a pick |
| `read key` | the value of a node, in base units |
| `index n` | the current number of the loop at operation `n` |
| elementary, see `elementary.py` | `add sub mul div pow neg`, `not` (1 or 0), functions by name |
| `eq a b term …` | comparisons, 1 or 0; after both sides, or the share of `within`, the terms of their sums |
| `oo`, `undefined`, `overflow`, `limit` | fails |
| `if c middle end` | region `n+1 … middle-1` if slot `c` is not 0, otherwise region `middle … end-1` |
| `sum low high end`, `product …` | over whole numbers, at most 10,000 of them |
| `integral low high end` | over pieces that are halved until 13 points and 7 agree: `numeric.py` |
| `slope key end` | derivative of the region by the node `key`, from five points |
| `root key low high here end` | value of `key` between slots where the region is 0, nearest to the third: `roots.py` |
| `with end key slot …` | the region while the keys have other values |
| `steps first count start last end … end` | sequences, each with its own region: `sequences.py` |
| `prior tracks which slot end`, `back tracks which n end` | an earlier value of one of them: of a step, of `n` before |
| `series key which end` | one of the sequences that a node has computed |
| `at key slot end` | a value of a sequence that a node has computed |
| `edge key which end` | its first step if `which` is 0, otherwise its last |
| `points columns length … number … end` | columns of numbers, as sequences |
| `along key mode clamp slot end`, `across key clamp slot slot end` | a curve through them, or a grid: `curves.py` |
| `curve kind rows end` | the points of a curve or grid from columns of rows: `curves.py` |
| `motion low high weight n state start end … guard … end` | n quantities by their rates: `rates.py` |
| `path key which end` | times, values, slopes and error of one of them |
| `drawn share end` | a percentile of the region over all draws, their mean if `share` is 2: `drawing` |
| `deviation a`, `upper low high`, `holds a` | the last operand; fails if no distribution or condition has it |
| `rows count where end … end` | columns of the rows for which the first region holds, if `where` is 1: `rows.py` |
| `fold name rows slot … end`, `scan name rows end` | their aggregates, for all rows or along them |
| `fitted names rows end` | least squares of the first column by the others: `least_squares.py` |
| `searched names rows count start … key … end` | a search for those of a region of `rows`: `curve_search.py` |
| `root key low high here which count end` | the root of that rank, if there are so many |
| `system count low … high … here … key … end … end` | the solutions of equations, each a region: `systems.py` |
| `part key which end` | one of its unknowns, or one of the results of a fit |
| `first low high end` | the first whole number for which the region is not 0 |
| `argmax low high end`, `argmin maximum minimum …` | where the region is largest, how large: `peaks.py` |

A node (`nodes.py`) is a leaf with a value, a pick with a row id, a column whose row ids come from picks, or a program.
Reading one under overrides runs the nodes that depend on an overridden key again and takes all others from outside; so
a page evaluates quantities of other notes by carrying the nodes that its own programs read, and those that they read
(`needed`). A function is a node that reads its arguments, `note.md#f(x)`; a call is a `with` that sets them.

Every failure is one of the reasons in `numbers` and `operations.py`, the same words in Python and JavaScript.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from calcgraph.calc.nodes import Node, Operation, Program
from calcgraph.calc.numbers.nought import COUNTED
from calcgraph.calc.programs.elementary import ELEMENTARY
from calcgraph.calc.programs.operation_kinds import COMPARED, KEYED, SUMMED
from calcgraph.calc.programs.reach import reach
from calcgraph.calc.programs.terms import Term, number, read
from calcgraph.calc.programs.wholes import whole_size
from calcgraph.source import Span

MOST_TERMS = 10_000
"""The largest number of terms of a sum or product; more need a closed form."""

STEPS = 0
"""The loop of sequences; those of formulas are counted from 1."""
_PLAIN = frozenset(ELEMENTARY) | {"undefined", "rootless"}
_CONSTANTS = {"pi": 3.141592653589793, "E": 2.718281828459045}


def compile_term(term: Term) -> tuple[Program, tuple[Span, ...]]:
    """The program of a bound formula, and the place each operation was written at."""
    operations: list[Operation] = []
    spans: list[Span] = []
    _emit(term, operations, spans, {})
    return Program(tuple(operations)), tuple(spans)


def _emit(term: Term, out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> int:
    """Put out the operations of a term, those of its parts first; the slot of its result."""
    is_plain = term.op in _PLAIN
    if term.op in _STEPPED:
        return _STEPPED[term.op](term, out, spans, loops)
    if term.parts and not is_plain:
        return _emit_region(term, out, spans, loops)
    out.append(_plain(term, out, spans, loops) if is_plain else _leaf(term, loops))
    spans.append(term.span)
    return len(out) - 1


def _plain(term: Term, out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> Operation:
    slots = [_emit(part, out, spans, loops) for part in term.parts]
    if term.op not in COMPARED:
        return (term.op, *slots)
    sizes = [whole_size(part) for part in term.parts[:2]]
    if term.op != "within" and None not in sizes and any(size and size >= COUNTED for size in sizes):
        return (term.op, _put(out, spans, term, ("sub", *slots)), _put(out, spans, term, ("num", 0.0)))
    rounded = [slot for slot, size in zip(slots, sizes, strict=False) if size is None or size < COUNTED]
    return (term.op, *slots, *_summed(out, rounded))


def _summed(out: list[Operation], slots: list[int]) -> list[int]:
    """Return the slots of the terms of sums, which limit the difference that counts as rounding."""
    found: list[int] = []
    stack = [slot for slot in reversed(slots) if out[slot][0] in SUMMED]
    while stack:
        slot = stack.pop()
        name, *operands = out[slot]
        if name in SUMMED:
            stack.extend(operand for operand in reversed(operands) if isinstance(operand, int))
        else:
            found.append(slot)
    return found


def _leaf(term: Term, loops: Mapping[int, int]) -> Operation:
    match term.op:
        case "num":
            return _literal(term)
        case "const":
            name = str(term.value)
            return ("num", _CONSTANTS[name]) if name in _CONSTANTS else (name,)
        case "index":
            assert isinstance(term.value, int)
            return ("index", loops[term.value])
        case _:
            return (term.op, str(term.value))


def _literal(term: Term) -> Operation:
    assert isinstance(term.value, Fraction)
    above, below = term.value.as_integer_ratio()
    try:
        return ("num", above / below)
    except OverflowError:
        return ("overflow",)


def _as_slope(term: Term) -> Term:
    body, key = term.parts[0], str(term.value)
    slope = Term("slope", term.span, (body,), key)
    return Term("mul", term.span, (slope, Term("div", term.span, (read(key, term.span), body))))


def _put(out: list[Operation], spans: list[Span], term: Term, operation: Operation) -> int:
    out.append(operation)
    spans.append(term.span)
    return len(out) - 1


def _emit_region(term: Term, out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> int:
    if term.op in {"and", "or"}:
        return _emit_region(_as_condition(term), out, spans, loops)
    if term.op == "elasticity":
        return _emit(_as_slope(term), out, spans, loops)
    if term.op == "limit":
        return _put(out, spans, term, ("limit",))
    outside, inside = _split(term)
    slots = [_emit(part, out, spans, loops) for part in outside]
    at = _put(out, spans, term, (term.op,))
    within = {**loops, term.value: at} if isinstance(term.value, int) else loops
    out[at] = _header(term, slots, _emit_inside(inside, out, spans, within))
    return at


def _emit_keyed(term: Term, out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> int:
    """Emit an operation that reads a node or aggregates rows: its name, its parameters, the operands."""
    name, *more = term.value if isinstance(term.value, tuple) else (str(term.value),)
    slots = [_emit(part, out, spans, loops) for part in term.parts]
    return _put(out, spans, term, (term.op, name, *map(int, more), *slots, len(out) + 1))


def _emit_inside(parts: Iterable[Term], out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> list[int]:
    """Regions one after the other, and where each ends."""
    ends = []
    for part in parts:
        _emit(part, out, spans, loops)
        ends.append(len(out))
    return ends


def _emit_motion(term: Term, out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> int:
    """Emit differential equations; a slot for each quantity has its value while the rates are computed."""
    count = int(str(term.value))
    rates, outer = term.parts[:count], term.parts[count:]
    *starts, low, high = [_emit(part, out, spans, loops) for part in outer[: count + 2]]
    states = [_put(out, spans, term, ("num", 0.0)) for _ in rates]
    at = _put(out, spans, term, ("motion",))
    within = {**loops, STEPS: at, **{-1 - i: state for i, state in enumerate(states)}}
    heads: list[int] = []
    for rate, state, start in zip(rates, states, starts, strict=True):
        _emit(rate, out, spans, within)
        heads += [state, start, len(out)]
    weight, guards = len(out) - at, _emit_inside(outer[count + 2 :], out, spans, within)
    out[at] = ("motion", low, high, weight, count, *heads, *guards, len(out))
    return at


def _emit_system(term: Term, out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> int:
    """Emit simultaneous equations, each as a separate region."""
    assert isinstance(term.value, tuple)
    count = len(term.value)
    slots = [_emit(part, out, spans, loops) for part in term.parts[2 * count :]]
    at = _put(out, spans, term, ("system",))
    pairs = zip(term.parts[: 2 * count : 2], term.parts[1 : 2 * count : 2], strict=True)
    ends = _emit_inside((Term("sub", term.span, pair) for pair in pairs), out, spans, loops)
    out[at] = ("system", count, *slots, *term.value, *ends, len(out))
    return at


def _emit_search(term: Term, out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> int:
    """Emit a fit by search: the values, the starts, then the formula of each row as a region."""
    assert isinstance(term.value, tuple)
    names, *keys = term.value
    values, formula, *starts = term.parts
    rows, *slots = [_emit(part, out, spans, loops) for part in (values, *starts)]
    at = _put(out, spans, term, ("searched",))
    _emit(formula, out, spans, loops)
    out[at] = ("searched", names, rows, len(keys), *slots, *keys, len(out))
    return at


def _emit_prior(term: Term, out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> int:
    assert isinstance(term.value, int)
    tracks, back = loops[STEPS] - 1, steps_back(term.parts[0])
    if back is not None:
        return _put(out, spans, term, ("back", tracks, term.value, back, len(out) + 1))
    slot = _emit(term.parts[0], out, spans, loops)
    return _put(out, spans, term, ("prior", tracks, term.value, slot, len(out) + 1))


def steps_back(index: Term, loop: int = STEPS) -> int | None:
    """Return the number of steps before `n` of an index such as `n - 1`; None for one of another form."""
    if index.op == "index" and index.value == loop:
        return 0
    if index.op not in {"add", "sub"} or steps_back(index.parts[0], loop) != 0 or index.parts[1].op != "num":
        return None
    by = index.parts[1].value
    if not isinstance(by, Fraction) or by.denominator != 1:
        return None
    return int(by) if index.op == "sub" else -int(by)


def _emit_steps(term: Term, out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> int:
    """Emit sequences computed together; the slot before the operation has their values so far."""
    assert isinstance(term.value, tuple)
    parts, heads, bodies = list(term.parts), list[int](), list[Term]()
    for first, count in zip(term.value[::2], term.value[1::2], strict=True):
        last, body, *starts = parts[: 2 + int(count)]
        del parts[: 2 + int(count)]
        last_slot = _emit(last, out, spans, loops)
        slots = [_emit(start, out, spans, loops) for start in starts]
        heads += [int(first), int(count), slots[0] if slots else 0, last_slot]
        bodies.append(body)
    _put(out, spans, term, ("num", 0.0))
    at = _put(out, spans, term, ("steps",))
    ends = _emit_inside(bodies, out, spans, {**loops, STEPS: at})
    numbers = [number for i, end in enumerate(ends) for number in (*heads[4 * i : 4 * i + 4], end)]
    out[at] = ("steps", *numbers, ends[-1])
    return at


def _emit_rows(term: Term, out: list[Operation], spans: list[Span], loops: Mapping[int, int]) -> int:
    """Formulas for each row of a table, a condition before them."""
    assert isinstance(term.value, tuple)
    loop, count, where = map(int, term.value)
    at = _put(out, spans, term, ("rows",))
    ends = _emit_inside(term.parts, out, spans, {**loops, loop: at})
    out[at] = ("rows", count, where, *ends, ends[-1])
    return at


_STEPPED = {
    **dict.fromkeys(
        ("at", "series", "edge", "path", "part", "along", "across", "fold", "scan", "curve", "fitted"), _emit_keyed
    ),
    "rows": _emit_rows,
    "system": _emit_system,
    "searched": _emit_search,
    "motion": _emit_motion,
    "prior": _emit_prior,
    "steps": _emit_steps,
}


def _as_condition(term: Term) -> Term:
    left, right = term.parts
    yes, no = number(1, term.span), number(0, term.span)
    truth = Term("if", term.span, (right, yes, no))
    return Term("if", term.span, (left, truth, no) if term.op == "and" else (left, yes, truth))


def _split(term: Term) -> tuple[tuple[Term, ...], tuple[Term, ...]]:
    """Parts computed before an operation, and those in its regions."""
    match term.op:
        case "if":
            return term.parts[:1], term.parts[1:]
        case "root":
            left, right, *places = term.parts
            return tuple(places), (Term("sub", term.span, (left, right)),)
        case _:
            return term.parts[1:], term.parts[:1]


def _header(term: Term, slots: list[int], marks: list[int]) -> Operation:
    match term.op:
        case "slope":
            return ("slope", str(term.value), marks[0])
        case "root":
            return ("root", str(term.value), *slots, marks[0])
        case "drawn":
            assert isinstance(term.value, Fraction)
            return ("drawn", float(term.value), marks[0])
        case "with":
            assert isinstance(term.value, tuple)
            pairs = [operand for pair in zip(term.value, slots, strict=True) for operand in pair]
            return ("with", marks[0], *pairs)
        case _:
            return (term.op, *slots, *marks)


def node_of(key: str, term: Term) -> Node:
    """Return the node that computes a bound formula."""
    program, _ = compile_term(term)
    return Node(key, program=program, reads=keys_of(program.operations))


def keys_of(operations: Iterable[Operation]) -> tuple[str, ...]:
    """Keys of nodes that operations read, each once, in order."""
    return tuple(dict.fromkeys([str(operation[1]) for operation in operations if operation[0] in KEYED]))


def needed(nodes: Mapping[str, Node], keys: Iterable[str]) -> tuple[str, ...]:
    """Return the keys and all their dependencies, sorted: the nodes that a page needs to recompute them."""
    found = reach(keys, lambda key: nodes[key].reads if key in nodes else None)
    return tuple(sorted(key for key in found if key in nodes))
