"""Numbers of thousands of digits, wherever a number can be written: each is read or refused, and no sheet is lost."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

NUMBERS = {
    "digits": "7" * 5000,
    "zeros before": "0" * 5000 + "1",
    "zeros after the point": "0." + "0" * 5000 + "1",
    "nothing but zeros": "0." + "0" * 5000,
    "a power of ten": "1" + "0" * 5000,
}
"""Python turns no text of more than 4,300 digits into a whole number."""
LINES = (
    *("x = @", "x = 1.@", "x = 1 m^@", "x = 2^@", "x = 1e@", "x = 1e-@", "x = 2×10^@", "x = @×10^3", "x = @k"),
    *(
        "x = 1..@",
        "x = 1 ± @",
        "x = 1 ± @ %",
        "x = 1 in 0..@",
        "x = 1 in {1, @}",
        "x = date @-01-01",
        "x = date(@, 1, 1)",
    ),
    *("x = 2024-01-@", "x = round(1.5, @)", "x = fact(@)", "x = Sum(i, (i, 1, @))", "x = Sum(i, (i, @, @))", "x = $@"),
    *("x = 1..2\ny = p@(x)", "x[0] = 1\nx[n+@] = x[n]", "x[@] = 1\nx[n+1] = x[n]", "x@ = 1\ny = 2 * x@"),
    *("x = normal(@, 1)", "x = 90% 1..2\ny = @% 1..2", "x = @/@", "x = 1 in 0..5\ny = solve x^2 = @ for x", "x = 0x@"),
    *(
        "x = 1\ny = x where x = @",
        "x = 1\ncheck x < @",
        "x = 1\ncheck x within @ %",
        "v = (@, 1)",
        "v = (1, 2)\ny = v[@]",
    ),
)
TEXTS = (
    *("[@](#x)", "[1.@](#x)", "[@ m](#x)", "[@/@](#x)", "[1 @/@](#x)", "[@½](#x)", "[one in @](#x)", "[1:@](#x)"),
    *("[@-@](#x)", "[@ ± @](#x)", "[@(@)](#x)", "[@×10^@](#x)", "[2e@](#x)", "[@ %](#x)", "[@th](#x)", "[@x](#x)"),
    *(
        "[@ thirds](#x)",
        "[@ million](#x)",
        "[$@](#x)",
        "[@,000](#x)",
        "[@:@:@](#x)",
        "[@ January @](#x)",
        "[@-@-@](#x)",
    ),
    *("[2](#x?x=@)", "[Q@ @](#x)", "@ [2](#x) @", "in thousands of @ [2](#x)", "`= @`", "`= x to @ digits`", "`= x^@`"),
    *(
        "`= x in @ m`",
        "`= x with x = @`",
        "$\\char@$",
        "$\\begin{array}{*{@}{c}}a\\end{array}$",
        "$\\ce{H@O}$",
        "&#@; &#x@;",
    ),
    *("# A_@\n\n# A_@", "[^@]\n\n[^@]: x", "![[a|@x@]]", "@. one", "![x](y.png){#fig-@}", "\x02wzxhzdk:@\x03"),
)
TABLES = (
    *(
        "| id | v [m] |\n|---|---|\n| a | @ |",
        "| id | v [m^@] |\n|---|---|\n| a | 1 |",
        "| id | v [10^@ m] |\n|---|---|\n| a | 1 |",
    ),
    *(
        "| id | v [%] |\n|---|---|\n| a | 1/@ |",
        "| id | v [h] |\n|---|---|\n| a | @:@ |",
        "| id | v |\n|---|---|\n| @ | @-@-@ |",
    ),
)
FILES = {
    "json": '{"a": @, "b": "@", "c": -@, "d": 1e@}',
    "yaml": 'a: @\nb: "@"\nc: -@\nd: 1e@\n',
    "toml": 'a = @\nb = "@"\nc = -@\n',
    "csv": 'id,a,b,c\nr,@,"@",1e@\n',
    "xml": '<testsuite name="a" tests="@" time="@"><testcase name="b" time="@"/></testsuite>',
}
POINTERS = ("/a", "/b", "/c", "/d", "/r/a", "/r/b", "/r/c", "/a/tests", "/a/b/time", "/@", "/a/@")


def notes() -> list[str]:
    sheets = [f"# A\n\n```calc\n{line}\n```\n" for line in LINES]
    texts = [f"# A\n\n```calc\nx = 2\n```\n\n{text}\n" for text in TEXTS]
    return [*sheets, *texts, *(f"# A\n\n<!-- calc: table t -->\n{table}\n" for table in TABLES)]


@pytest.mark.parametrize("number", NUMBERS.values(), ids=NUMBERS)
def test_a_number_of_any_length_is_read_or_refused(tmp_path: Path, number: str) -> None:
    (tmp_path / "calcgraph.toml").touch()
    for at, text in enumerate(notes()):
        (tmp_path / f"n{at}.md").write_text(text.replace("@", number))
    for form, text in FILES.items():
        (tmp_path / f"d.{form}").write_text(text.replace("@", number))
        lines = "".join(f"```calc\nx{at} = from d.{form} {one}\n```\n\n" for at, one in enumerate(POINTERS))
        table = f"<!-- calc: table t from d.{form} -->\n"
        (tmp_path / f"{form}.md").write_text(f"# A\n\n{lines.replace('@', number)}{table}")
    done = CliRunner().invoke(main, ["check", str(tmp_path), "--no-cache"], catch_exceptions=False)
    assert re.findall(r"^\S+: CG930 .*", done.output, re.MULTILINE) == []
    assert f"{len(notes()) + len(FILES)} notes" in done.output
