"""The same four mistakes in small sites of several tools: which builds stop, and where they say the mistake is.

`python benchmarks/compared.py TOOL=PROGRAM …` runs the tools at hand, each with its strictest switch, and writes
`compared.json`, which the manual quotes. A tool that is not given keeps its earlier row.
"""

import datetime as dt
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

RESULTS = Path(__file__).parent / "compared.json"
NUMBER, HEADING, FIGURE, CITATION = "number", "heading", "figure", "citation"
OTHER = "# Other\n\n## There\n\nText.\n"
BIB = "@book{fao56, author = {Allen, R. G.}, title = {Crops}, year = {1998}, publisher = {FAO}}\n"
CELL = "area = 3000\nrain = 0.015\nwater = area * rain\n"
PLAIN = f"# Intro\n\n```python\n{CELL}```\n\nIt needs 60 m^3.\n"
Files = Mapping[str, str]


def _calcgraph(body: str) -> dict[str, str]:
    sheet = "```calc\narea = 3000 m^2\nrain = 15 mm\nwater [m^3] = area * rain\n```\n"
    return {
        "mkdocs.yml": "site_name: S\nplugins: [{calcgraph: {dialect: obsidian}}]\n",
        "formulas/sources.yaml": "- {id: fao56, title: Crops, author: [{family: Allen}], issued: 1998}\n",
        "docs/index.md": f"# Intro\n\n{sheet}\n{body}\n",
        "docs/other.md": OTHER,
    }


def _mkdocs(body: str) -> dict[str, str]:
    return {
        "mkdocs.yml": "site_name: S\nvalidation: {links: {anchors: warn}}\n",
        "docs/index.md": PLAIN.replace("It needs 60 m^3.", body),
        "docs/other.md": OTHER,
    }


def _book(body: str) -> dict[str, str]:
    return {
        "_config.yml": "title: S\nexecute: {execute_notebooks: 'off'}\nbibtex_bibfiles: [refs.bib]\n"
        "sphinx: {config: {numfig: true}}\nparse: {myst_enable_extensions: [colon_fence]}\n",
        "_toc.yml": "format: jb-book\nroot: index\nchapters: [{file: other}]\n",
        "refs.bib": BIB,
        "index.md": PLAIN.replace("It needs 60 m^3.", body),
        "other.md": OTHER,
    }


def _myst(body: str) -> dict[str, str]:
    return {
        "myst.yml": "version: 1\nproject:\n  title: S\n  bibliography: [refs.bib]\n"
        "  toc: [{file: index.md}, {file: other.md}]\n",
        "refs.bib": BIB,
        "index.md": f"---\nexports: [{{format: md, output: out.md}}]\n---\n\n{PLAIN.replace('It needs 60 m^3.', body)}",
        "other.md": OTHER,
    }


def _marimo(body: str) -> dict[str, str]:
    code = CELL.replace("\n", "\n    ")
    return {
        "index.py": "import marimo\n\napp = marimo.App()\n\n\n@app.cell\ndef _():\n    import marimo as mo\n"
        f"    {code}return mo, water\n\n\n@app.cell\ndef _(mo):\n    mo.md({body!r})\n    return\n"
    }


STALE = "It needs 60 m^3."
DEAD = "See [there](other.md#gone)."
TOOLS = {
    "calcgraph": (
        _calcgraph,
        ["check", "."],
        {NUMBER: "It needs [60 m^3](#water).", HEADING: DEAD, FIGURE: "By @fig-gone.", CITATION: "As [@nobody]."},
    ),
    "mkdocs": (_mkdocs, ["build", "--strict"], {NUMBER: STALE, HEADING: DEAD}),
    "jupyter-book": (
        _book,
        ["build", "-W", "-n", "--keep-going", "."],
        {NUMBER: STALE, HEADING: DEAD, FIGURE: "By {numref}`fig-gone`.", CITATION: "As {cite}`nobody`."},
    ),
    "mystmd": (
        _myst,
        ["build", "--md", "--strict"],
        {NUMBER: STALE, HEADING: DEAD, FIGURE: "By [](#fig-gone).", CITATION: "As [@nobody]."},
    ),
    "marimo": (_marimo, ["export", "html", "index.py", "-o", "index.html"], {NUMBER: STALE, HEADING: DEAD}),
}
"""The files of a site, the arguments of the tool, and each mistake as the tool has it; missing where it has no such
thing."""
WELL = {"calcgraph": "It needs [45 m^3](#water)."}
"""A sentence without a mistake: every build of it must succeed, or a mistake proves nothing."""


def outcome(tool: str, program: str, body: str) -> str:
    """Return `stops` or `warns`, with the place that the tool names, or `builds` if it names none."""
    files, arguments, _ = TOOLS[tool]
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files(body).items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        command = [program, *arguments]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
    said = re.sub("\x1b\\[[0-9;]*m", "", done.stdout + done.stderr)
    said = re.sub(r"(?m)^.*(?:Built|Exported|update available).*$", "", said)
    verb = "stops" if done.returncode else "warns"
    for pattern, place in ((r"index\.(?:md|py):\d+:\d+", ", line and column"), (r"index\.(?:md|py):\d+", ", line")):
        if re.search(pattern, said):
            return f"{verb}{place}"
    return "stops" if done.returncode else "builds"


def row(tool: str, program: str) -> dict[str, object]:
    """Return the outcomes of a tool."""
    if outcome(tool, program, WELL.get(tool, "Text.")) != "builds":
        message = f"{tool} does not build a site without a mistake"
        raise SystemExit(message)
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    found = {name: outcome(tool, program, body) for name, body in TOOLS[tool][2].items()}
    return {
        "version": re.search(r"\d+(?:\.\d+)+", version)[0],  # type: ignore[index]
        "date": dt.date.today().isoformat(),  # noqa: DTZ011 - the user's day
        "stopped": sum(one.startswith("stops") for one in found.values()),
        "reported": sum(one != "builds" for one in found.values()),
        "planted": len(found),
        **found,
    }


def main(given: list[str]) -> None:
    """Run the given tools, and write the results."""
    known = json.loads(RESULTS.read_text(encoding="utf-8"))["builds"] if RESULTS.exists() else {}
    for one in given:
        tool, _, program = one.partition("=")
        known[tool] = row(tool, program)
        print(tool, known[tool])
    rows = ",\n".join(f"    {json.dumps(name)}: {json.dumps(known[name])}" for name in TOOLS if name in known)
    made = '"made_by": "python benchmarks/compared.py"'
    RESULTS.write_text(f'{{\n  {made},\n  "builds": {{\n{rows}\n  }}\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
