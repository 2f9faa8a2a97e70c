import re
from fractions import Fraction

import pytest

from calcgraph.calc.syntax.tree import (
    Binary,
    Call,
    Column,
    Compare,
    Group,
    Name,
    Number,
    Override,
    RowId,
    Unary,
    WithExpr,
)
from calcgraph.render.math.elements import math_of, operator
from calcgraph.render.math.mathml import (
    Substitution,
    breadth,
    equation_to_mathml,
    expression_to_mathml,
    set_expression,
    spell,
)
from calcgraph.source import START


def name(text):
    return Column(*text.split("."), START) if "." in text else Name(text, START)


def number(value, unit="", text=""):
    return Number(Fraction(value), unit, text or f"{value} {unit}".strip(), START)


def binary(left, op, right):
    return Binary(op, left, right, START)


def call(function, *args):
    return Call(function, args, START)


def read(math):
    """The formula as a line of text: a/b in braces, indexes after _ and powers after ^."""
    text = str(math)
    text = re.sub(r"<mspace[^>]*></mspace>", " ", text)
    for tag, between in (("mfrac", "/"), ("msub", "_"), ("msup", "^")):
        while f"<{tag}>" in text:
            inner = text.rindex(f"<{tag}>")
            end = text.index(f"</{tag}>", inner)
            first, second = _children(text[inner + len(tag) + 2 : end])
            text = f"{text[:inner]}{{{first}{between}{second}}}{text[end + len(tag) + 3 :]}"
    return re.sub(r"<[^>]+>", "", text)


def _children(text):
    depth = 0
    for found in re.finditer(r"<(/?)\w+[^>]*>", text):
        depth += -1 if found[1] else 1
        if depth == 0:
            return text[: found.end()], text[found.end() :]
    return text, ""


A, B, C, X = map(name, "abcx")
FORMULAS = {
    "product": (binary(name("params"), "*", name("quant.bytes")), "params·{bytes_quant}"),
    "fraction": (binary(name("weights"), "/", name("gpu.bw")), "{weights/{bw_gpu}}"),
    "unit": (binary(number(1, "tok"), "/", name("step_time")), "{1 tok/step\u2009time}"),
    "scale suffix": (number(70, "param", "70B param"), "70\u2009B param"),
    "money": (number(140, "USD/h", "$140/h"), "$140/h"),
    "other money": (number(140, "€/h", "€140/h"), "€140/h"),
    "sum in a product": (binary(binary(A, "+", B), "*", C), "(a+b)·c"),
    "product in a sum": (binary(A, "+", binary(B, "*", C)), "a+b·c"),
    "difference on the right": (binary(A, "-", binary(B, "-", C)), "a−(b−c)"),
    "sum in a fraction": (binary(binary(A, "+", B), "/", C), "{a+b/c}"),
    "power of a fraction": (binary(binary(A, "/", B), "^", number(2)), "{({a/b})^2}"),
    "power of a negative": (binary(Unary("-", X, START), "^", number(2)), "{(−x)^2}"),
    "negative of a power": (Unary("-", binary(X, "^", number(2)), START), "−{x^2}"),
    "fraction in an exponent": (binary(X, "^", binary(A, "/", B)), "{x^a∕b}"),
    "inline fraction in a product": (call("f", binary(A, "*", binary(B, "/", C))), "f(a·(b∕c))"),
    "a function by its other name": (call("Max", A, B), "max(a,b)"),
    "ceiling": (call("ceiling", binary(name("weights"), "/", name("gpu.vram"))), "⌈weights∕{vram_gpu}⌉"),
    "root": (call("sqrt", X), "x"),
    "logarithm": (call("log2", X), "{log_2}(x)"),
    "greek": (binary(name("alpha"), "*", name("gamma")), "α·γ"),
    "comparison": (Compare("<=", A, B, START), "a≤b"),
    "sum": (call("Sum", binary(A, "^", name("i")), Group((name("i"), number(0), name("n")), START)), "∑i=0n{a^i}"),
    "derivative": (call("diff", name("y"), X), "{d y/d x}"),
    "unfinished sum stays a call": (call("Sum", A), "Sum(a)"),
    "arguments": (
        WithExpr(name("tps"), (Override(name("gpu"), RowId("b200", START), name("b200"), START),), START),
        "{tps|_gpu=b200}",
    ),
}


@pytest.mark.parametrize(("expression", "expected"), FORMULAS.values(), ids=FORMULAS)
def test_formula(expression, expected):
    assert read(expression_to_mathml(expression)) == expected


def put(node):
    values = {"a": Substitution("−2", "n#a"), "b": Substitution("3\u00a0m", "n#b", "m")}
    return values.get(node.name)


NUMBERS = {
    "negative after an operator": (binary(X, "-", A), "= x−(−2)"),
    "negative alone": (A, "= −2"),
    "power of a number with a unit": (binary(B, "^", number(2)), "= {(3\u00a0m)^2}"),
    "unknown name stays": (binary(X, "*", B), "= x·3\u00a0m"),
}


@pytest.mark.parametrize(("expression", "expected"), NUMBERS.values(), ids=NUMBERS)
def test_numbers_put_in(expression, expected):
    assert read(math_of(operator("="), set_expression(expression, put))) == expected.replace("= ", "=")


def test_a_number_put_in_can_be_found_by_a_script():
    assert '<mn data-q="n#b" data-u="m">3\u00a0m</mn>' in set_expression(B, put)


def test_what_is_written_is_escaped():
    assert "<script" not in expression_to_mathml(name("<script>"))
    assert "&lt;script&gt;" in expression_to_mathml(name("<script>"))


def test_a_symbol_has_its_power_above_its_index():
    set_ = expression_to_mathml(binary(name("Q_in"), "^", number(2)))
    assert '<msubsup class="i"><mi>Q</mi><mi class="w">in</mi><mn>2</mn></msubsup>' in set_


def test_equation():
    assert read(equation_to_mathml(name("tps"), number(100, "tok/s"))) == "tps=100 tok/s"


SPELLED = {
    "x": "<mi>x</mi>",
    "pi": "<mi>π</mi>",
    "step_time": '<mi class="w">step\u2009time</mi>',
    "λ": "<mi>λ</mi>",
    "t_flow": '<msub class="i"><mi>t</mi><mi class="w">flow</mi></msub>',
    "x1": '<msub class="i"><mi>x</mi><mn>1</mn></msub>',
    "alpha_i_max": '<msub class="i"><mi>α</mi><msub class="i"><mi>i</mi><mi class="w">max</mi></msub></msub>',
    "kv405": '<mi class="w">kv405</mi>',
}


@pytest.mark.parametrize(("written", "expected"), list(SPELLED.items()), ids=SPELLED)
def test_names_for_reading(written, expected):
    assert spell(written) == expected


ROWS = {
    "a row that reads as a difference": (
        Override(name("tier"), RowId("dram-3d", START), binary(name("dram"), "-", number(3, "d")), START),
        "{t|_tier=dram-3d}",
    ),
    "a number": (Override(name("n"), RowId("8", START), number(8), START), "{t|_n=8}"),
    "an expression": (Override(name("n"), RowId("", START), binary(A, "+", B), START), "{t|_n=a+b}"),
}


@pytest.mark.parametrize(("override", "expected"), ROWS.values(), ids=ROWS)
def test_what_stands_after_with(override, expected):
    assert read(expression_to_mathml(WithExpr(name("t"), (override,), START))) == expected


WIDE = {
    "fraction": (binary(name("weights"), "/", name("bandwidth")), 9),
    "product": (binary(A, "*", B), 4),
    "call": (call("f", A, B), 7),
}


@pytest.mark.parametrize(("expression", "letters"), WIDE.values(), ids=WIDE)
def test_breadth(expression, letters):
    assert breadth(expression) == letters
