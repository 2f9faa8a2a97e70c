"""A function is said once: a record of a new one is all that reading, units, values, rounding and algebra need."""

import os
import subprocess
import sys
import textwrap

import pytest

WITH_ERFC = textwrap.dedent(
    """
    import math, sys
    from pathlib import Path
    from calcgraph.calc import functions
    from calcgraph.calc.numbers.built_in import BuiltInFunction, Law
    from calcgraph.calc.numbers import lost

    erfc = BuiltInFunction(
        "erfc", Law.NUMBER, math.erfc, {"erfc(0)": "1"}, digits=lambda context, value: context.erfc(value),
        sympy="erfc", passed=lost.flat(lambda x: 2 / math.sqrt(math.pi) * math.exp(-x * x)),
    )
    functions.FUNCTIONS = {**functions.FUNCTIONS, "erfc": erfc}

    from calcgraph.hosts.command_line import main

    main(sys.argv[1:])
    """
)


def reported(folder, sheet, *command):
    (folder / "note.md").write_text(f"# Note\n\n```calc\n{sheet}\n```\n", encoding="utf-8")
    run = [sys.executable, "-c", WITH_ERFC, *command, str(folder)]
    home = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=120, env=home)
    assert not done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("sheet", "message"),
    [
        ("y = erfc(2 m)", "CG311"),
        ("y = erfc(1, 2)", "CG346"),
        ("y = erfcc(1)", "write `erfc`"),
    ],
)
def test_what_it_does_not_take_is_refused(tmp_path, sheet, message):
    assert message in reported(tmp_path, sheet, "check")


def test_it_has_values_a_second_computation_and_a_derivative(tmp_path):
    sheet = "a = 0.5\ny = erfc(a)\nslope = diff(y, a)\ncheck y = 0.4795 ± 0.001"
    assert "nothing wrong" in reported(tmp_path, sheet, "check")
    values = reported(tmp_path, sheet, "values", "--format=csv")
    assert "0.479500122" in values
    assert "-0.8787825" in values
