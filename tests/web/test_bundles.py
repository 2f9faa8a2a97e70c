"""The scripts of a site are what the bundler makes of the modules, small enough, and the same as one file.

The first test needs `node_modules`.
"""

import gzip
import re
import subprocess
from pathlib import Path

from calcgraph.hosts.page_text import EITHER, STARTED, scripts

ROOT = Path(__file__).parents[2]
SCRIPTS = dict(scripts(as_files=True))
STATIC = re.compile(r'(?:\bfrom|\bimport)"(\.[^"]+)"')
LATER = re.compile(r'\bimport\("(\.[^"]+)"\)')
AT_REST = ("start/far.js", *STARTED, "page/live.js")
"""What a note page without a table or a figure loads by itself."""


def at(name: str, target: str) -> str:
    """Return the name of what a script names."""
    return (Path("/") / Path(name).parent / target).resolve().relative_to("/").as_posix()


def loaded_with(*names: str) -> set[str]:
    """Return these scripts and all that they import."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [at(name, target) for target in STATIC.findall(SCRIPTS[name])]
    return found


def size(names: set[str]) -> int:
    return sum(len(gzip.compress(SCRIPTS[name].encode(), 6)) for name in names)


def test_the_scripts_are_made_from_the_modules_as_they_are() -> None:
    made = subprocess.run(["npm", "run", "--silent", "bundle", "--", "--check"], cwd=ROOT, check=False)
    assert made.returncode == 0


def test_what_a_script_names_is_there() -> None:
    for name, text in SCRIPTS.items():
        for target in [*STATIC.findall(text), *LATER.findall(text)]:
            assert at(name, target) in SCRIPTS, (name, target)
    assert len(LATER.findall(SCRIPTS["page/live.js"])) > 10


def test_a_page_that_is_opened_as_a_file_asks_for_nothing() -> None:
    whole = SCRIPTS["start/whole.js"]
    assert not STATIC.findall(whole)
    assert "import(" not in whole
    assert all(text in whole for text in ("cg-note", "cg-map"))
    assert not {EITHER, "start/whole.js"} & dict(scripts()).keys()


def test_a_note_at_rest_and_the_map_load_little() -> None:
    at_rest = loaded_with(*AT_REST)
    assert at_rest == set(AT_REST)
    assert size(at_rest) <= 25_000
    assert size(loaded_with("map/graph.js", "map/view.js", "map/panel.js") - loaded_with("page/sheet.js")) <= 14_000
