"""The same formulas set by Temml, which shares no line with what we use: everything is at the same place."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.tex.mathml_tree import tree

from calcgraph.tex.convert import tex_to_mathml

CASES = Path(__file__).parents[1] / "cases"
FORMULAS = [
    line for name in ("tex.txt", "chemistry.txt") for line in (CASES / name).read_text(encoding="utf-8").splitlines()
]
CHAINS = {
    "roots": (r"\sqrt ", ""),
    "accents": (r"\hat ", ""),
    "fractions": (r"\frac1", ""),
    "brackets": (r"\left(", r"\right)"),
    "tables": (r"\begin{matrix}", r"\end{matrix}"),
    "stacks": (r"\overset a", ""),
    "groups": ("{", "}"),
    "indices": ("x_{", "}"),
}
SMALL_STACK = """
import sys, threading
from calcgraph.tex.convert import tex_to_mathml
threading.stack_size(1024 * 1024)
text = sys.argv[1] * int(sys.argv[3]) + "x" + sys.argv[2] * int(sys.argv[3])
asked = threading.Thread(target=lambda: print(bool(tex_to_mathml(text).problem)))
asked.start()
asked.join()
"""


@pytest.fixture(scope="module")
def temml() -> dict[str, str]:
    done = subprocess.run(
        ["node", str(Path(__file__).with_name("temml.js"))],
        input=json.dumps(FORMULAS),
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(zip(FORMULAS, json.loads(done.stdout), strict=True))


@pytest.mark.parametrize("text", FORMULAS)
def test_a_formula_is_set_alike(text: str, temml: dict[str, str]) -> None:
    ours = tex_to_mathml(text, display=True)
    assert ours.problem == ""
    assert tree(str(ours.mathml)) == tree(temml[text])


@pytest.mark.parametrize("signs", CHAINS.values(), ids=CHAINS)
@pytest.mark.parametrize("times", [100, 390, 5000])
def test_no_chain_ends_the_program(signs: tuple[str, str], times: int) -> None:
    command = [sys.executable, "-c", SMALL_STACK, *signs, str(times)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip() in ("True", "False")) == (0, True), done.stderr
