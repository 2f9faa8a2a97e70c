"""Functions of cash flows: the present value and the rates of return of a list, or of a column of a table."""

from functools import reduce

from calcgraph.calc.binding.binder import Binder, CurrentRow
from calcgraph.calc.binding.rows import find_tables, refuse_ranges
from calcgraph.calc.functions import MANY
from calcgraph.calc.nonscalar_functions import FLOWS
from calcgraph.calc.programs.terms import Term, number
from calcgraph.calc.syntax.tree import Call, Expr
from calcgraph.source import Span


def bind_flows(binder: Binder, name: str, expr: Call) -> Term:
    """`npv(8 %, cash.flow)`, `irr(-100 USD, 60 USD, 60 USD)`, `mirr(finance, reinvested, cash.flow)`."""
    plain = FLOWS[name]
    binder.check_arity(expr, plain + 1, plain + MANY)
    rates = [binder.bind(arg) for arg in expr.args[:plain]]
    flows = _flows(binder, expr.args[plain:])
    if not 2 <= len(flows) <= MANY:
        message = f"`{name}` takes 2 to {MANY} cash flows, not {len(flows)}"
        hint = f"list them, `{name}({'rate, ' * plain}-100 USD, 60 USD, 60 USD)`, or name a column of a table"
        raise binder.refuse("CG346", expr.span, message, hint)
    match name:
        case "npv":
            return _present(flows, _one_more(rates[0]), expr.span)
        case "mirr":
            return _modified(flows, rates, expr.span)
        case _:
            return Term(name, expr.span, tuple(flows))


def _flows(binder: Binder, args: tuple[Expr, ...]) -> list[Term]:
    """Return a term for each flow: those of the list, or one for each row of a table."""
    entry = next(find_tables(binder, args[0]), None) if len(args) == 1 else None
    if entry is None or entry.dataset is None:
        return [binder.bind(arg) for arg in args]
    binder.use(entry, args[0].span)
    binder.loops += 1
    before, binder.rows = binder.rows, CurrentRow(entry, entry.dataset, binder.loops)
    loop = binder.loops
    try:
        term = binder.bind(args[0])
    finally:
        binder.rows = before
    refuse_ranges(binder, term)
    return [_in_row(term, loop, at) for at in range(min(len(entry.dataset.rows), MANY + 1))]


def _in_row(term: Term, loop: int, at: int) -> Term:
    """Return a term of the current row for one row."""
    if term.op == "index" and term.value == loop:
        return number(at, term.span)
    return Term(term.op, term.span, tuple(_in_row(part, loop, at) for part in term.parts), term.value)


def _one_more(rate: Term) -> Term:
    return Term("add", rate.span, (number(1, rate.span), rate))


def _total(terms: list[Term], span: Span) -> Term:
    return reduce(lambda one, other: Term("add", span, (one, other)), terms)


def _present(flows: list[Term], growth: Term, span: Span) -> Term:
    """Return the worth today of one flow a period, the first of them now."""
    later = [
        Term("div", span, (flow, Term("pow", span, (growth, number(at, span))))) for at, flow in enumerate(flows) if at
    ]
    return _total([flows[0], *later], span)


def _modified(flows: list[Term], rates: list[Term], span: Span) -> Term:
    """Return the rate at which payments, discounted at one rate, grow to the income, reinvested at another."""
    finance, reinvested = (_one_more(rate) for rate in rates)
    last, zero = len(flows) - 1, number(0, span)
    paid = [Term("max", span, (Term("neg", span, (flow,)), zero)) for flow in flows]
    came = [
        Term("mul", span, (Term("max", span, (flow, zero)), Term("pow", span, (reinvested, number(last - at, span)))))
        for at, flow in enumerate(flows)
    ]
    ratio = Term("div", span, (_total(came, span), _present(paid, finance, span)))
    share = Term("div", span, (number(1, span), number(last, span)))
    return Term("sub", span, (Term("pow", span, (ratio, share)), number(1, span)))
