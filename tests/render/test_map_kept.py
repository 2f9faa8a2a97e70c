"""The map of a small vault is kept from build to build: the same numbers, and none of the libraries behind them."""

import json
import os
import subprocess
import sys

import pytest

from calcgraph.graph.model import Metrics, Point
from calcgraph.render.map.kept import KEY, MOST, keep_map, known_map

METRICS = Metrics({"a": 1, "b": 1}, {"a": 1 / 3, "b": 0.1}, {"a": 0, "b": 0}, 1, ("a",))
POINTS = {"a": Point(0.1, -1e-3), "b": Point(1 / 3, 2.0)}


def test_a_map_comes_back_as_it_was():
    memory: dict[str, str] = {}
    keep_map(memory, ("graph", {"a": None}), METRICS, POINTS)
    assert known_map(memory, ("graph", {"a": None})) == (METRICS, POINTS)
    assert known_map(memory, ("graph", {"b": None})) is None


@pytest.mark.parametrize("broken", ["", "[]", "[1, 2, 3]", "null", '["x", {"orphans": 1}, {}]', "[" * 9999])
def test_what_is_broken_is_drawn_anew(broken):
    assert known_map({KEY: broken}, "graph") is None


def test_a_large_map_is_not_kept():
    memory: dict[str, str] = {}
    keep_map(memory, "graph", METRICS, {str(at): Point(0.0, 0.0) for at in range(MOST + 1)})
    assert memory == {}


BUILD = """
import json, sys
sys.argv = ["mkdocs", "-q", "build", "--dirty"]
from mkdocs.__main__ import cli
cli(standalone_mode=False)
print(json.dumps(sorted({"numpy", "networkx", "sympy", "pint", "mpmath"} & set(sys.modules))))
"""


def test_a_build_after_an_edit_needs_no_heavy_library(tmp_path):
    """Three lines of algebra, a map, values: all is known after the first build."""
    vault = tmp_path / "vault"
    (vault / "docs").mkdir(parents=True)
    for at in range(13):
        (vault / f"docs/n{at}.md").write_text(f"# N{at}\n\n[[n{(at + 1) % 13}]]\n\n```calc\nw = {at} kg + 1 kg\n```\n")
    lines = "x = 2 in 1..9\ny = -diff(3 * ln(x + 1), x)\nr = solve exp(x) = x^2 + 4 for x\n"
    lines += "z = integrate(exp(-t^2), (t, 0, x))"
    (vault / "docs/index.md").write_text(f"# Start\n\n[[n1]]\n\n```calc\n{lines}\n```\n")
    (vault / "mkdocs.yml").write_text("site_name: V\nplugins:\n  - calcgraph\n")
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}

    def build() -> tuple[list[str], bytes]:
        run = [sys.executable, "-c", BUILD]
        done = subprocess.run(run, cwd=vault, env=env, capture_output=True, text=True, check=True, timeout=120)
        return json.loads(done.stdout.splitlines()[-1]), (vault / "site/graph/index.html").read_bytes()

    first, page = build()
    (vault / "docs/n3.md").write_text((vault / "docs/n3.md").read_text() + "\nMore.\n")
    assert {"numpy", "networkx"} <= set(first)
    assert build() == ([], page)
