"""The sheets of the grammar, one row each: what is read, or what is refused with which words."""

from fractions import Fraction

import pytest

from calcgraph.calc.syntax.parser import parse_expression, parse_overrides, parse_sheet, parse_shown
from calcgraph.calc.syntax.printer import print_expression, print_statement
from calcgraph.calc.syntax.tree import (
    Binary,
    Check,
    Column,
    Definition,
    Function,
    Name,
    Number,
    Pick,
    Range,
    Scenario,
    Solve,
    Use,
    WithExpr,
)
from calcgraph.notes.model import Fence
from calcgraph.source import Span

PLACE = Span(1, 1, 1, 1)


def fence(text, first_line=1, indent=0):
    return Fence("", {}, text, PLACE, first_line, tuple(indent for _ in text.split("\n")))


def read(text):
    tree, problems = parse_sheet(fence(text), "note.md")
    return tree.statements, problems


def one(text):
    statements, problems = read(text)
    assert problems == ()
    (statement,) = statements
    return statement


def body(text):
    return one(text).body


PRINTED = [
    ("a domain", "users = 8 in 1..64", "users = 8 in 1..64"),
    ("inches in inches", "w = 5 in in 1..10 in", "w = 5 in in 1..10 in"),
    ("euros in euros", "p = 5 € in €1..€9", "p = 5 € in €1..€9"),
    ("euros down to a debt", "p = €5 in -€2..€9", "p = €5 in -€2..€9"),
    ("inches alone", "w = 5 in", "w = 5 in"),
    ("inches less", "w = 5 in - 3 in", "w = 5 in - 3 in"),
    ("a negative domain", "x = 0 in -5..5", "x = 0 in -5..5"),
    ("a set", "n = 4 in {1, 2, 4, 8}", "n = 4 in {1, 2, 4, 8}"),
    ("a set without blanks", "n = 128 in {128,256}", "n = 128 in {128, 256}"),
    ("a step", "n = 4 in 1..64 step 1", "n = 4 in 1..64 step 1"),
    ("a log domain", "p = 70G param in 1G..1T param log", "p = 70G param in 1G..1T param log"),
    ("power before minus", "y = -x^2", "y = -x^2"),
    ("power to the right", "y = a^b^c", "y = a^b^c"),
    ("two stars", "y = a**2", "y = a^2"),
    ("minus in an exponent", "y = 2^-x^2", "y = 2^-x^2"),
    ("brackets that matter", "y = (a + b) * c", "y = (a + b) * c"),
    ("brackets that do not", "y = (a * b) + (c)", "y = a * b + c"),
    ("minus to the left", "y = a - b - c", "y = a - b - c"),
    ("minus with brackets", "y = a - (b - c)", "y = a - (b - c)"),
    ("signs of typography", "y = a × b − c · d", "y = a * b - c * d"),
    ("comparisons of typography", "check a ≤ b and c ≠ d", "check a <= b and c != d"),
    ("logic", "check not a < b or c and d", "check not a < b or c and d"),
    ("a sum", "s = Sum(alpha^i, (i, 0, gamma))", "s = Sum(alpha^i, (i, 0, gamma))"),
    ("cases", "s = Piecewise((a, b < 2), (3, True))", "s = Piecewise((a, b < 2), (3, True))"),
    ("a bracket before an argument's end", "s = Max((a + b) * 2, 3)", "s = Max((a + b) * 2, 3)"),
    ("other arguments in a call", "m = Max((a with g=h1, q=fp8), 3)", "m = Max((a with g = h1, q = fp8), 3)"),
    ("other arguments beside", "r = (tps with quant = fp8) / tps", "r = (tps with quant = fp8) / tps"),
    ("a row with hyphens", "r = (tps with gpu=gpt-oss-120b)", "r = (tps with gpu = gpt-oss-120b)"),
    ("another value", "r = (tps with n = 2 * k)", "r = (tps with n = 2 * k)"),
    ("note and name", "r = (tps with decode.n = 2)", "r = (tps with decode.n = 2)"),
    ("a function", "kv(ctx, users = 1) [GB] = per * ctx * users", "kv(ctx, users = 1) [GB] = per * ctx * users"),
    ("a function of nothing", "f() = 3", "f() = 3"),
    ("a pick", "g = pick hw: a100-40gb-sxm", "g = pick hw: a100-40gb-sxm"),
    ("a pick of two", "gpu, quant = pick peaks: h100, fp8", "gpu, quant = pick peaks: h100, fp8"),
    ("an import", "use [[MoE vs dense]]: active, experts as e", "use [[MoE vs dense]]: active, experts as e"),
    ("an import with a heading", "use [[moe#Size]]: a", "use [[moe#Size]]: a"),
    ("a check", "check w / v > 1", "check w / v > 1"),
    ("a named check", "check fits: w < gpu.vram", "check fits: w < gpu.vram"),
    ("a check with tolerance", "check t = 42 ms ± 2 %", "check t = 42 ms ± 2 %"),
    ("a check with absolute tolerance", "check t = 42 ms ± 0.5 ms", "check t = 42 ms ± 0.5 ms"),
    ("a check for all", "check a = b for all", "check a = b for all"),
    ("a scenario", "scenario cheap: gpu = h200, quant = int4", "scenario cheap: gpu = h200, quant = int4"),
    ("a scenario by its name", "a = (tps with cheap, n = 2)", "a = (tps with cheap, n = 2)"),
    ("solve", "need [TB/s] = solve t = 100 tok/s for gpu.bw", "need [TB/s] = solve t = 100 tok/s for gpu.bw"),
    ("a declared unit", "t [tok/s] = 1 tok / step", "t [tok/s] = 1 tok / step"),
    ("words of other places", "lambda = E * class", "lambda = E * class"),
    ("words of statements as names", "check = use + pick + solve", "check = use + pick + solve"),
    ("a variable and a function of one name", "x = gamma * gamma(5)", "x = gamma * gamma(5)"),
    ("Greek and accents", "α_é = β + größe", "α_é = β + größe"),
    ("a range", "p = 2.25..14.24 USD/h", "p = 2.25..14.24 USD/h"),
    ("a thousand", "t = 1,024 tok", "t = 1024 tok"),
]


@pytest.mark.parametrize(("text", "printed"), [row[1:] for row in PRINTED], ids=[row[0] for row in PRINTED])
def test_is_read_as(text, printed):
    assert print_statement(one(text)) == printed


NUMBERS = [
    ("a unit that is a quotient", "100 1/s", 100, "1/s"),
    ("a glued unit", "388ms", 388, "ms"),
    ("a scale and a unit", "70B param", 70 * 10**9, "param"),
    ("seventy bytes", "70 B", 70, "B"),
    ("seventy thousand million", "70G", 70 * 10**9, ""),
    ("binary scale", "64Ki tok", 65536, "tok"),
    ("exponent, not the constant", "2E-1", Fraction(1, 5), ""),
    ("exact decimal", "0.1", Fraction(1, 10), ""),
    ("blanks in digits", "1_000_000 tok", 10**6, "tok"),
    ("money by the hour", "$140/hour", 140, "USD/hour"),
    ("other money", "€9,000", 9000, "€"),
    ("other money by the hour", "£2.5k/h", 2500, "£/h"),
    ("other money behind", "9000 €/h", 9000, "€/h"),
    ("money by the token, scaled", "$1.5M/tok", 1500000, "USD/tok"),
    ("negative money", "-$5", -5, "USD"),
    ("negative", "-5 GB", -5, "GB"),
    ("per cent", "70 %", 70, "%"),
    ("per cent, glued", "70%", 70, "%"),
    ("degrees", "25 °C", 25, "°C"),
    ("raised", "9.81 m/s^2", Fraction(981, 100), "m/s^2"),
    ("raised by sign", "3 m²", 3, "m²"),
    ("micro, both signs", "3 µs", 3, "µs"),
]


@pytest.mark.parametrize(("text", "value", "unit"), [row[1:] for row in NUMBERS], ids=[row[0] for row in NUMBERS])
def test_number(text, value, unit):
    number = body(f"x = {text}")
    assert isinstance(number, Number)
    assert (number.value, number.unit) == (value, unit)


RANGES = [
    ("the last unit serves both", "2.25..14.24 USD/h", ("2.25", "USD/h"), ("14.24", "USD/h")),
    ("dollars", "$2.25..$14.24/h", ("2.25", "USD/h"), ("14.24", "USD/h")),
    ("euros", "€2.25..€14.24/h", ("2.25", "€/h"), ("14.24", "€/h")),
    ("a dollar before a plain number", "$3..9", ("3", "USD"), ("9", "")),
    ("a dollar before another unit", "$3..9 GB", ("3", "USD"), ("9", "GB")),
    ("around", "0.7 ± 0.1", ("0.6", ""), ("0.8", "")),
    ("per cent around per cent", "70 % ± 5 %", ("65", "%"), ("75", "%")),
    ("points without a sign of their own", "5 % ± 2", ("3", "%"), ("7", "%")),
    ("a sign for both ends", "5..7 %", ("5", "%"), ("7", "%")),
    ("per cent around a time", "42 ms ± 2 %", ("41.16", "ms"), ("42.84", "ms")),
    ("a unit behind the spread", "42 ± 2 ms", ("40", "ms"), ("44", "ms")),
    ("negative ends", "-5..-2 °C", ("-5", "°C"), ("-2", "°C")),
    ("two units", "500 us..2 ms", ("500", "us"), ("2", "ms")),
]


@pytest.mark.parametrize(("text", "low", "high"), [row[1:] for row in RANGES], ids=[row[0] for row in RANGES])
def test_range(text, low, high):
    found = body(f"x = {text}")
    assert isinstance(found, Range)
    assert (found.low.value, found.low.unit) == (Fraction(low[0]), low[1])
    assert (found.high.value, found.high.unit) == (Fraction(high[0]), high[1])
    assert found.text == text


REFUSED = [
    ("a scale or a unit", "p = 70B/s", "CG214", "`70B/s` could be a scale or a unit", "write `70G 1/s` or `70 B/s`"),
    (
        "one number or two",
        "m = Min(1,024, x)",
        "CG214",
        "`1,024` is ambiguous: one number or several",
        "write `1024`, or put a space after the comma",
    ),
    ("no digit before the point", "x = .5", "CG213", "`.5` starts with a point", "write `0.5`"),
    ("no digit behind the point", "x = 5.", "CG213", "`5.` ends in a point", "write `5.0`"),
    ("two scales", "x = 1e3k", "CG213", "`1e3k` has two scales", "keep the exponent or the suffix"),
    (
        "a bare date",
        "x = 2026-11-22",
        "CG213",
        "`2026-11-22` is written like a date",
        "write `date 2026-11-22`, or `2026 - 11 - 22` for numbers",
    ),
    (
        "a date in a formula",
        "x = 5 + 2026-05-01",
        "CG213",
        "`2026-05-01` is written like a date",
        "write `date 2026-05-01`, or `2026 - 5 - 1` for numbers",
    ),
    (
        "a date with a minus sign",
        "x = 2026−11−22",
        "CG213",
        "`2026−11−22` is written like a date",
        "write `2026 - 11 - 22` for numbers",
    ),
    (
        "a date with strokes",
        "x = 2026/11/22",
        "CG213",
        "`2026/11/22` is written like a date",
        "write `2026 / 11 / 22` for numbers",
    ),
    (
        "a date that ends in its year",
        "x = 11/22/2026",
        "CG213",
        "`11/22/2026` is written like a date",
        "write `11 / 22 / 2026` for numbers",
    ),
    (
        "no day of the calendar",
        "x = 2026-13-45",
        "CG213",
        "`2026-13-45` is written like a date",
        "write `2026 - 13 - 45` for numbers",
    ),
    ("a leading zero", "x = 007", "CG213", "`007` starts with a zero", "write `7`"),
    (
        "with outside brackets",
        "x = a / tps with gpu=b200",
        "CG218",
        "`with` needs brackets around its formula",
        "write `x = a / (tps with gpu=b200)`",
    ),
    (
        "a reserved name",
        "in = 3",
        "CG216",
        "`in` is reserved and cannot be a name",
        "choose another name; these words are reserved: in, with, for, and, or, not, True, False",
    ),
    (
        "a reserved name of a column",
        "x = total(weather.in)",
        "CG216",
        "`in` is reserved and cannot be a name",
        "write `in_`: this is the name of a column `in`",
    ),
    (
        "a function of the language",
        "floor(q) = q + 1",
        "CG216",
        "`floor` is a built-in function and cannot be redefined",
        "rename it, for example `my_floor`",
    ),
    (
        "another name of a function of the language",
        "max(q) = q + 1",
        "CG216",
        "`max` is a built-in function and cannot be redefined",
        "rename it, for example `my_max`",
    ),
    (
        "another reserved name",
        "with = 1",
        "CG216",
        "`with` is reserved and cannot be a name",
        "choose another name; these words are reserved: in, with, for, and, or, not, True, False",
    ),
    (
        "no product by neighbourhood",
        "x = params bytes",
        "CG212",
        "an operator is missing before `bytes`",
        "write the product as `params * bytes`",
    ),
    ("an open bracket", "x = (a + b", "CG211", "`(` is not closed", "remove the bracket: write `a + b`"),
    (
        "an open bracket of two operators",
        "x = (a + b * c",
        "CG211",
        "`(` is not closed",
        "add `)` after the last part that belongs inside",
    ),
    ("a bracket too many", "x = a + b)", "CG211", "`)` closes nothing", "remove this `)`"),
    ("nothing behind an operator", "x = a *", "CG210", "expected a number, a name or `(`, but the line ends", ""),
    ("nothing behind the equals sign", "x =", "CG210", "expected a number, a name or `(`, but the line ends", ""),
    ("a chain", "check a < b < c", "CG217", "comparisons cannot be chained", "write two comparisons joined with `and`"),
    (
        "code",
        "[c for c in ().__class__]",
        "CG219",
        "expected a statement such as `name = formula`, found `[`",
        "write a unit in brackets before `=`, and an interval as `1..5`; formulas have no indexing",
    ),
    (
        "a string",
        "x = f'{x}'",
        "CG219",
        "expected an operator or the end of the line, found `'`",
        "remove the quotes: formulas have no strings",
    ),
    (
        "two points",
        "x = a.b.c.d",
        "CG219",
        "a path has one dot, as in `table.column`, or two, as in `table.row.column`",
        "name the row with `pick`",
    ),
    (
        "an indexed table",
        "x = a[0]",
        "CG219",
        "expected an operator or the end of the line, found `[`",
        "write a unit in brackets before `=`, and an interval as `1..5`; formulas have no indexing",
    ),
    (
        "equality of programmers",
        "check a == b",
        "CG219",
        "expected an operator or the end of the line, found `==`",
        "write equality as `=`",
    ),
    (
        "a raised name",
        "x = r²",
        "CG219",
        "expected an operator or the end of the line, found `²`",
        "write `r^2`",
    ),
    (
        "a unit behind names",
        "x = (a, b) m",
        "CG212",
        "an operator is missing before `m`",
        "write a product with `*`",
    ),
    (
        "a unit run into a call",
        "x = 12 GB/f(3)",
        "CG301",
        "`12 GB/f` is read as one unit",
        "put spaces around `/` and `*`",
    ),
    ("an empty unit", "x [] = 3", "CG210", "a unit is missing in `[ ]`", "write `[1]` for a pure number"),
    (
        "a range that runs down",
        "p = 14..2 USD/h",
        "CG224",
        "the range `14..2 USD/h` is reversed",
        "put the smaller end first",
    ),
    (
        "a range of names",
        "p = a..b",
        "CG224",
        "`..` needs a plain number on each side",
        "give the ends names, or write them out",
    ),
    (
        "a spread in another unit",
        "t = 42 ms ± 2 GB",
        "CG224",
        "the range mixes `ms` and `GB`",
        "write middle and spread in one unit",
    ),
    ("an empty domain", "n = 4 in 8..1", "CG223", "the interval `8..1` is empty", "write `1..8`"),
    ("a log domain from zero", "n = 4 in 0..8 log", "CG223", "a `log` control needs ends above zero", ""),
    ("a step of zero", "n = 4 in 0..8 step 0", "CG223", "the step of a control is above zero", ""),
    ("a step too long", "n = 4 in 0..8 step 9", "CG223", "the step is longer than the interval", ""),
    ("an argument twice", "f(x, x) = x", "CG225", "argument `x` is written twice", ""),
    (
        "a default too early",
        "f(x = 1, y) = x",
        "CG225",
        "argument `y` without a default comes after one with a default",
        "put arguments with defaults last",
    ),
    (
        "a tolerance of an inequality",
        "check a < b ± 2 %",
        "CG222",
        "a tolerance needs `=`, not another comparison",
        "write `check a = b ± 2 %`",
    ),
    (
        "an import without a note",
        "use moe: a",
        "CG210",
        "expected `[[note]]` after `use`, found `moe`",
        "write `use [[moe]]: a`",
    ),
    (
        "an import of nothing",
        "use [[moe]]",
        "CG210",
        "expected `:` with the names to import, but the line ends",
        "add a colon and the names: `use [[note]]: name`",
    ),
    (
        "a solve without its goal",
        "x = solve a = b",
        "CG210",
        "expected `for` with the name to solve for, but the line ends",
        "add `for` and the unknown, such as `for x in 0..10`",
    ),
    ("a pick without rows", "g = pick hw:", "CG210", "expected a row of `hw`, but the line ends", ""),
    (
        "more digits than sense",
        f"x = {'7' * 31}",
        "CG221",
        f"`{'7' * 24}…` has 31 digits; calcgraph reads up to 30",
        "",
    ),
    ("beyond float64", "x = 1e999999999", "CG221", "`1e999999999` is beyond 1e308", ""),
]


@pytest.mark.parametrize(
    ("text", "code", "message", "hint"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_is_refused(text, code, message, hint):
    statements, (problem,) = read(text)
    assert statements == ()
    assert (problem.code, problem.message, problem.hint) == (code, message, hint)


def test_numbers_apart_are_no_date():
    assert print_statement(one("x = 2026 - 11 - 22")) == "x = 2026 - 11 - 22"
    assert print_statement(one("x = 10/20/1000")) == "x = 10 / 20 / 1000"


PLACES = [
    ("the unit as a whole", "p = 70B/s", (5, 10)),
    ("the word that has no operator", "x = params bytes", (12, 17)),
    ("the open bracket", "x = 2 * (a + b", (9, 10)),
    ("the last sign of the line", "x = a *", (7, 8)),
    ("the second comparison", "check a < b < c", (13, 14)),
]


@pytest.mark.parametrize(("text", "columns"), [row[1:] for row in PLACES], ids=[row[0] for row in PLACES])
def test_caret_stands_under(text, columns):
    _, (problem,) = read(text)
    assert (problem.span.column, problem.span.end_column) == columns


def test_kilo_is_warned_about_and_may_mean_1024():
    (statement,), (warning,) = read("ctx = 64K tok")
    assert statement.body.value == 64000
    assert (warning.code, warning.message) == ("CG215", "`64K` is read as 64 × 1000")
    assert warning.hint == "write `64k` for 1000, `64Ki` for 1024"
    tree, _ = parse_sheet(fence("ctx = 64K tok"), "note.md", kilo=1024)
    assert tree.statements[0].body.value == 65536


def test_kelvin_is_no_kilo():
    (statement,), warnings = read("t = 300 K")
    assert warnings == ()
    assert statement.body.unit == "K"


def test_comment_is_description_and_its_keys_are_sources():
    comment = one("p = 70G param  # active parameters, @llama3 see also [@meta; @paper.2]").comment
    assert comment.text == "active parameters, see also"
    assert comment.sources == ("llama3", "meta", "paper.2")


def test_address_in_a_comment_is_no_source():
    comment = one("p = 3  # ask me@example.org").comment
    assert (comment.text, comment.sources) == ("ask me@example.org", ())


def test_number_sign_in_a_wikilink_is_no_comment():
    use = one("use [[moe#Size]]: a  # the law")
    assert isinstance(use, Use)
    assert (use.target, use.comment.text) == ("moe#Size", "the law")


CONTINUED = [
    ("inside brackets", "x = (a +\n  b)\ny = 2", ["x = a + b", "y = 2"]),
    ("behind an operator", "x = a *\n  b\ny = 2", ["x = a * b", "y = 2"]),
    ("a comment ends its own line only", "x = (a + # first\n  b) # second\ny = 2", ["x = a + b", "y = 2"]),
    ("behind a comma of an import", "use [[moe]]: a,\n  b", ["use [[moe]]: a, b"]),
    ("in a set", "n = 1 in {1,\n 2}", ["n = 1 in {1, 2}"]),
    ("blank lines between", "x = 1\n\n   \n# alone\ny = 2", ["x = 1", "y = 2"]),
]


@pytest.mark.parametrize(("text", "printed"), [row[1:] for row in CONTINUED], ids=[row[0] for row in CONTINUED])
def test_lines_go_on(text, printed):
    statements, problems = read(text)
    assert problems == ()
    assert [print_statement(statement) for statement in statements] == printed


RECOVERED = [
    ("the next line is read", "x = a b\ny = 2", ["y = 2"], 1),
    ("an open bracket eats nothing", "x = (a +\ny = 2\nz = 3", ["y = 2", "z = 3"], 1),
    ("an open bracket before a pick", "x = (a +\nw, v = pick t: a, b", ["w, v = pick t: a, b"], 1),
    ("each bad line is reported", "x = a b\ny = )\nz = 1", ["z = 1"], 2),
    ("rest of a broken call is passed over", "x = f(a b,\n  c, d)\nz = 1", ["z = 1"], 1),
]


@pytest.mark.parametrize(
    ("text", "printed", "count"), [row[1:] for row in RECOVERED], ids=[row[0] for row in RECOVERED]
)
def test_reading_goes_on_behind_a_broken_line(text, printed, count):
    statements, problems = read(text)
    assert [print_statement(statement) for statement in statements] == printed
    assert len(problems) == count


def test_a_text_that_is_no_sheet_is_given_up():
    statements, problems = read("a b\n" * 500 + "x = 1")
    assert statements == ()
    assert len(problems) == 101
    assert problems[-1].message == "100 lines above cannot be read; this sheet is not read further"


def test_places_are_those_of_the_file():
    tree, _ = parse_sheet(fence("a = 1\n\nrate = a + 100 1/s", first_line=40, indent=4), "note.md")
    definition = tree.statements[1]
    assert isinstance(definition, Definition)
    assert definition.name_span == Span(42, 5, 42, 9)
    assert definition.span == Span(42, 5, 42, 23)
    assert isinstance(definition.body, Binary)
    assert definition.body.right.span == Span(42, 16, 42, 23)


def test_brackets_belong_to_the_place_of_what_they_are_part_of():
    product = body("x = (a + b) * c")
    assert (product.span.column, product.span.end_column) == (5, 16)
    assert (product.left.span.column, product.left.span.end_column) == (6, 11)


def test_overrides_keep_both_readings():
    overrides, problems = parse_overrides("gpu=gpt-oss-120b, n = 2 * k, quant=fp8", "note.md", PLACE)
    assert problems == ()
    assert [(o.path.name, o.row.text, o.value is not None) for o in overrides] == [
        ("gpu", "gpt-oss-120b", True),
        ("n", "", True),
        ("quant", "fp8", True),
    ]


def test_a_row_that_is_no_expression_is_a_row():
    (override,), problems = parse_overrides("gpu=mi300x@x", "note.md", PLACE)
    assert problems == ()
    assert (override.row.text, override.value) == ("mi300x@x", None)


def test_an_expression_may_end_in_with():
    expr, problems = parse_expression("tps with gpu = b200, quant = fp8", "note.md", Span(7, 3, 7, 40))
    assert problems == ()
    assert isinstance(expr, WithExpr)
    assert isinstance(expr.target, Name)
    assert [o.span.column for o in expr.overrides] == [12, 24]


SHOWN = [
    ("unit and digits", "step_time as us .2", "us", 2),
    ("unit", "step_time as tok/s", "tok/s", None),
    ("digits", "step_time as .4", "", 4),
    ("neither", "step_time", "", None),
    ("other arguments too", "tps with gpu = b200 as ktok/s", "ktok/s", None),
]


@pytest.mark.parametrize(("text", "unit", "digits"), [row[1:] for row in SHOWN], ids=[row[0] for row in SHOWN])
def test_shown_as(text, unit, digits):
    found, problems = parse_shown(text, "note.md", PLACE)
    assert problems == ()
    assert (found.unit, found.digits) == (unit, digits)
    assert print_expression(found.expr).strip("()") == text.partition(" as ")[0]


def test_kinds_of_statements():
    text = "a = 1\nf(x) = x\ng = pick t: r\nuse [[n]]: b\ncheck a < b\nscenario s: a = 2\nn = solve a = 2 for b"
    statements, problems = read(text)
    assert problems == ()
    assert [type(statement) for statement in statements] == [
        Definition,
        Function,
        Pick,
        Use,
        Check,
        Scenario,
        Definition,
    ]
    assert isinstance(statements[-1].body, Solve)
    assert statements[-1].body.path == Name("b", Span(7, 21, 7, 22))


def test_column_of_a_pick():
    assert body("x = gpu.bw") == Column("gpu", "bw", Span(1, 5, 1, 11))
