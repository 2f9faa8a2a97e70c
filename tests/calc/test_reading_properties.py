"""What holds for any text: what is printed reads back, nothing raises, time grows with length only."""

import time
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import asdict, replace

from calcgraph.calc.syntax.parser import parse_expression, parse_overrides, parse_sheet, parse_shown
from calcgraph.calc.syntax.printer import print_expression, print_statement
from calcgraph.calc.syntax.tree import (
    Binary,
    Call,
    Column,
    Compare,
    Group,
    Logic,
    Name,
    Number,
    Override,
    RowId,
    Unary,
    WithExpr,
)
from calcgraph.notes.model import Fence
from calcgraph.source import Span

PLACE = Span(1, 1, 1, 1)

names = st.sampled_from(["a", "B", "step_time", "gamma", "lambda", "E", "class", "β", "größe", "in_", "log", "x1", "s"])
units = st.sampled_from(["", "GB", "TB/s", "1/s", "%", "m^2", "USD/h", "in", "°C"])


@st.composite
def numbers(draw):
    whole = draw(st.integers(0, 10**6))
    decimals = draw(st.sampled_from(["", ".5", ".25", "e3", "e-12"]))
    unit = draw(units)
    scale = draw(st.sampled_from(["", "k", "M", "Gi"])) if "e" not in decimals else ""
    text = f"{whole}{decimals}{scale}{' ' if unit else ''}{unit}"
    mantissa = Fraction(f"{whole}{decimals}")
    factor = {"": 1, "k": 1000, "M": 10**6, "Gi": 2**30}[scale]
    return Number(mantissa * factor, unit, text, PLACE)


def expressions():
    atoms = st.one_of(
        numbers(),
        names.map(lambda name: Name(name, PLACE)),
        st.tuples(names, names).map(lambda pair: Column(*pair, PLACE)),
    )
    return st.recursive(atoms, _larger, max_leaves=12)


def _larger(inner):
    def make(kind, ops):
        return st.tuples(st.sampled_from(ops), inner, inner).map(lambda parts: kind(*parts, PLACE))

    row_like = st.sampled_from(["b200", "gpt-oss-120b", "a100-40gb-sxm"])
    overrides = st.tuples(names, row_like).map(
        lambda pair: Override(
            Name(pair[0], PLACE), RowId(pair[1], PLACE), parse_expression(pair[1], "n.md", PLACE)[0], PLACE
        )
    )
    return st.one_of(
        make(Binary, ["+", "-", "*", "/", "^"]),
        make(Compare, ["<", "<=", ">", ">=", "=", "!="]),
        make(Logic, ["and", "or"]),
        st.tuples(st.sampled_from(["-", "+", "not"]), inner).map(lambda parts: Unary(*parts, PLACE)),
        st.tuples(names, st.lists(inner, max_size=3)).map(lambda parts: Call(parts[0], tuple(parts[1]), PLACE)),
        st.tuples(names, inner, inner).map(
            lambda p: Call("Sum", (p[1], Group((Name(p[0], PLACE), p[1], p[2]), PLACE)), PLACE)
        ),
        st.tuples(inner, st.lists(overrides, min_size=1, max_size=2)).map(lambda p: WithExpr(p[0], tuple(p[1]), PLACE)),
    )


def unplaced(tree):
    """The tree with every place the same."""
    if isinstance(tree, Span):
        return PLACE
    if isinstance(tree, tuple):
        return tuple(unplaced(part) for part in tree)
    if isinstance(tree, Struct):
        return replace(tree, **{name: unplaced(part) for name, part in asdict(tree).items()})
    return tree


@given(expressions())
def test_what_is_printed_reads_back(tree):
    printed = print_expression(tree)
    again, problems = parse_expression(printed, "note.md", PLACE)
    assert problems == (), printed
    assert unplaced(again) == unplaced(tree), printed


def fence(text):
    return Fence("", {}, text, PLACE, 1, tuple(0 for _ in text.split("\n")))


PIECES = r"""
a b gpu f(x) é . , : ; = == ( ) { } [ ] [[ ]] + - * / ^ ** < > <= .. ± 1 2 2.5 1,024 70B 64K 5. .5 1e9 10e999 GB/s
999999999999999999999999999999999 $ $3/h % # @x in with for and or not use check pick solve scenario log step as if True
Min( Sum( ² ' " \ … 🙂
"""
pieces = st.sampled_from([*PIECES.split(), "\n", "\t", "", "\x00", "\u0301"])
hostile = st.one_of(
    st.text(max_size=80), st.lists(pieces, max_size=30).map(" ".join), st.lists(pieces, max_size=30).map("".join)
)


def _read_everything(text):
    tree, problems = parse_sheet(fence(text), "note.md")
    for statement in tree.statements:
        again, complaints = parse_sheet(fence(print_statement(statement)), "note.md")
        assert [c for c in complaints if c.severity == "error"] == []
        assert len(again.statements) == 1
    for problem in problems:
        lines = text.split("\n")
        span = problem.span
        assert 1 <= span.line <= span.end_line <= len(lines)
        assert 1 <= span.column <= len(lines[span.line - 1]) + 1
        assert (span.line, span.column) <= (span.end_line, span.end_column)
    parse_expression(text, "note.md", PLACE)
    parse_overrides(text, "note.md", PLACE)
    parse_shown(text, "note.md", PLACE)


@given(hostile)
@example("x = (a with b = 1,024)")
@example("a = b = c")
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_any_text_is_read_or_refused(text):
    _read_everything(text)


@pytest.mark.fuzz
@given(hostile)
@settings(max_examples=100_000, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_text_is_read_or_refused_at_length(text):
    _read_everything(text)


BOMBS = [
    ("open brackets", "x = " + "(" * 100_000, "CG220"),
    ("closed brackets", "x = " + "(" * 100_000 + "1" + ")" * 100_000, "CG220"),
    ("minus signs", "x = " + "-" * 100_000 + "1", "CG220"),
    ("a long literal", "x = " + "9" * 1_000_000, "CG221"),
    ("a long name", "x = " + "a" * 1_000_000, "CG220"),
    ("a long unit", "x = 1 " + "m*" * 500_000 + "m", "CG220"),
    ("a tower", "x = " + "^".join(["9"] * 100_000), "CG220"),
    ("a huge exponent", "x = 1e" + "9" * 100_000, "CG221"),
    ("many terms", "x = " + " + ".join(["a"] * 100_000), "CG220"),
    ("many arguments", "x = Max(" + ", ".join(["a"] * 100_000) + ")", "CG220"),
    ("many overrides", "x = (a with " + ", ".join(["b = c"] * 50_000) + ")", "CG220"),
    ("overrides inside overrides", "x = " + "(a with b = " * 20_000, "CG220"),
    ("many open lines", "x = (\n" * 20_000, "CG220"),
    ("many broken lines", "x = a b\n" * 20_000, "CG212"),
    ("many operators at line ends", "x = 1 +\n" * 20_000, "CG210"),
    ("comments inside brackets", "x = (\n" + "# words\n" * 100_000, "CG211"),
    ("a long comment", "x = 1 # " + "@a " * 100_000, ""),
    ("a long target", "use [[" + "a" * 500_000, "CG222"),
    ("names before a pick", ",".join(["a"] * 200_000), "CG220"),
    ("a long row", "x = pick t: " + "a" * 1_000_000, "CG220"),
    ("brackets of units", "x " + "[" * 200_000, "CG211"),
    ("combining marks", "x = a" + "\u0301" * 200_000, "CG220"),
    ("a run of digits and commas", "x = 1" + ",000" * 200_000, "CG221"),
    ("blanks", "x = 1 " + " " * 1_000_000, ""),
    ("blank lines in a bracket", "x = (" + "\n" * 200_000, "CG211"),
    ("dots", "x = a" + ".a" * 200_000, "CG219"),
]


@pytest.mark.parametrize(("text", "code"), [row[1:] for row in BOMBS], ids=[row[0] for row in BOMBS])
def test_hostile_text_is_refused_in_little_time(text, code):
    start = time.process_time()
    tree, problems = parse_sheet(fence(text), "note.md")
    assert time.process_time() - start < 2
    assert [print_statement(one) for one in tree.statements] == ([] if code else ["x = 1"])
    assert (problems[0].code if problems else "") == code
    assert len(problems) <= 101
