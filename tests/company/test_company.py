"""Every plugin of `company_sites.py` with calcgraph: the same pages, every anchor, the same words from check and build.

Run as a program, this file writes the table of the manual's page *Other plugins*.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PYTHON = ROOT / ".venv/company/bin/python"
MANUAL = ROOT / "docs/manual/plugins.md"
MARK = "company: "

sys.path.insert(0, str(HERE))

from company_sites import COMPANY  # noqa: E402 - this folder is not a package

HEAD = "| plugin | works | order in `plugins:` | what to know |\n|---|---|---|---|\n"


def found_with(folder: Path, *names: str) -> dict[str, dict[str, list[str]]]:
    """What is found with each plugin, in the environment that has them."""
    folder.mkdir(parents=True, exist_ok=True)
    quiet = {
        "NO_MKDOCS_2_WARNING": "1",
        "DISABLE_MKDOCS_2_WARNING": "true",
        "TERM": "dumb",
        "JUPYTER_PLATFORM_DIRS": "1",
    }
    environment = {**os.environ, **quiet, "XDG_CACHE_HOME": str(folder)}
    said = subprocess.run(
        [str(PYTHON), str(HERE / "build_all.py"), *names], capture_output=True, text=True, env=environment, check=False
    )
    lines = [line.removeprefix(MARK) for line in said.stdout.splitlines() if line.startswith(MARK)]
    assert lines, said.stderr[-2000:]
    return {one["plugin"]: one for one in map(json.loads, lines)}


def table(found: dict[str, dict[str, list[str]]]) -> str:
    """The table of the manual, and below it the plugins about which there is nothing to know."""
    rows: dict[str, list[str]] = {}
    for one in sorted(COMPANY, key=lambda one: one.name):
        works = "yes" if not found[one.name]["faults"] else "no"
        rows.setdefault(f"{works} | {one.order or 'any'} | {one.said}", []).append(f"`{one.name}`")
    plain = rows.pop("yes | any | ", [])
    lines = "".join(f"| {', '.join(names)} | {rest} |\n" for rest, names in rows.items())
    return f"{HEAD}{lines}\nThese also work, in any order: {', '.join(plain)}.\n"


def test_every_plugin_and_calcgraph_do_each_other_no_harm(tmp_path: Path) -> None:
    """One test, since the sites are built once, in one interpreter, whoever runs tests beside it."""
    found = found_with(tmp_path)
    assert {name: one["faults"] for name, one in found.items() if one["faults"]} == {}
    assert found.keys() == {one.name for one in COMPANY}
    differing = {name for name, one in found.items() if one["differing"]}
    assert differing <= {one.name for one in COMPANY if one.order}, "the order of plugins matters and is not told"
    written = re.search(r"\| plugin \|.*?\n(?=\n## )", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    assert written
    assert written[0] == table(found)
    plugins = len({one.plugin for one in COMPANY})
    assert f"one vault with each of {plugins} other plugins" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    bringing = {name for name, one in found.items() if one["brought"]}
    in_marked_places = {"macros", "include-markdown", "markdown-exec", "mkdocstrings", "table-reader", "codeinclude"}
    assert bringing == {*in_marked_places, "markdownextradata", "neoteroi.mkdocsoad", "add-number"}


if __name__ == "__main__":
    text = MANUAL.read_text(encoding="utf-8")
    new = table(found_with(Path(os.environ.get("XDG_CACHE_HOME", "/tmp")) / "company"))  # noqa: S108 - a cache
    MANUAL.write_text(re.sub(r"\| plugin \|.*?\n(?=\n## )", lambda _: new, text, flags=re.DOTALL), encoding="utf-8")
