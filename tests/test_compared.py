"""The comparison of the manual says what `benchmarks/compared.py` found, and what is found of calcgraph today."""

import json
import re
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "benchmarks"))
import compared  # noqa: E402 - a script's neighbour

BUILDS = json.loads(compared.RESULTS.read_text(encoding="utf-8"))["builds"]
PAGE = (ROOT / "docs/manual/compared.md").read_text(encoding="utf-8")
MISTAKES = (compared.NUMBER, compared.HEADING, compared.FIGURE, compared.CITATION)


def test_page_and_file_say_the_same() -> None:
    for tool, found in BUILDS.items():
        (row,) = re.findall(rf"^\| {tool} (.*) \|$", PAGE, re.MULTILINE)
        version, _, *said = row.split(" | ")
        assert (version, said) == (found["version"], [found.get(one, "–") for one in MISTAKES])
        assert found["stopped"] == sum(one.startswith("stops") for one in said)
        assert found["planted"] == sum(one != "–" for one in said)
    assert {found["date"] for found in BUILDS.values()} == set(re.findall(r"Run on ([\d-]+)\.", PAGE))


@pytest.mark.parametrize("tool", ["calcgraph", "mkdocs"])
def test_what_it_says_of_installed_tools_is_found_again(
    tool: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    program = shutil.which(tool, path=str(Path(sys.executable).parent)) or shutil.which(tool)
    assert program
    found = compared.row(tool, program)
    assert {one: found.get(one) for one in MISTAKES} == {one: BUILDS[tool].get(one) for one in MISTAKES}
