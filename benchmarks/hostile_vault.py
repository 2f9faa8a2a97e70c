"""A stranger's vault with a bomb of each kind in a note or file of its own: every host answers in seconds.

`python benchmarks/hostile_vault.py FOLDER` measures it there.
"""

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from figures import Row
from measure import Run, program, run

SECONDS, MEMORY = 10, 500
"""The budget of each host: seconds of processor time, and MiB."""
CONFIGURATION = "site_name: x\nplugins: [calcgraph: {on_error: warn, dialect: obsidian, html: escape}]\n"


def _sheet(*lines: str, after: str = "") -> str:
    return "\n".join(["# A", "", "```calc", *lines, "```", "", after, ""])


def _levels(line: str, count: int, *around: str) -> str:
    first, last = around
    lines = (line.replace("@-", str(at - 1)).replace("@", str(at)) for at in range(1, count + 1))
    return _sheet(first, *lines, last)


def notes() -> Mapping[str, str]:
    """Return the notes and files."""
    calls = ", ".join(["f@-(x)"] * 20)
    return {
        "docs/index.md": "# Home\n\n[[sound]]\n",
        "docs/sound.md": _sheet("x = 2", "y = 3 * x", after="[6](#y) [7](#y) [[nowhere]]"),
        "docs/functions.md": _levels("f@(x) = f@-(x) / 2 + f@-(x) / 3", 28, "f0(x) = ln(x)", "y = f28(-1)"),
        "docs/largest.md": _levels(f"f@(x) = max({calls})", 28, "f0(x) = ln(x) * 1 m", "y = f28(-1)"),
        "docs/names.md": _levels("a@ = a@- / 2 + a@- / 3", 60, "a0 = 1..2", "check a60 > 0"),
        "docs/sums.md": _sheet("y = Sum(Sum(Sum(i * j * k, (i, 1, 999)), (j, 1, 999)), (k, 1, 999))"),
        "docs/ranges.md": _sheet("p = 1..9", *(f"r{at} = sin(p * {at}) * p^{at}" for at in range(1, 200))),
        "docs/solves.md": _sheet(
            *(f"p{at} = 2 in 1..9\ns{at} = solve p{at}^3 + p{at} = {at} for p{at}" for at in range(200))
        ),
        "docs/algebra.md": _sheet(*(f"check (x{at} + 1)^{at} > 0 for all" for at in range(50))),
        "docs/columns.md": "$\\begin{array}{" + "*{99}{" * 6 + "c" + "}" * 6 + "}a\\end{array}$\n",
        "docs/commands.md": f"$\\def\\a{{{'x' * 4000}}}$" + "\n\n$\\a$" * 3_000,
        "docs/groups.md": _sheet(
            *(f"g{at} = total(rows.v) per rows.g" for at in range(100)), after="<!-- calc: table rows from rows.csv -->"
        ),
        "docs/headings.md": "# H\n\n" + "[[#nowhere]] text " * 5_000,
        "docs/labels.md": "# L\n\n![x](x.png){#fig-x}\n\n" + "@fig-y " * 5_000,
        "docs/cited.md": "# C\n\n" + "[@bomb] " * 5_000,
        "docs/data.md": "# D\n\n" + "".join(f"<!-- calc: table t{at} from rows.csv -->\n" for at in range(2_000)),
        "docs/rows.csv": "id,g,v\n" + "\n".join(f"r{at},g{at},{at}" for at in range(9_900)),
        "docs/merges.md": "---\na: &a [x, x]\n"
        + "".join(f"b{at}: &b{at} [*a, *a]\n" for at in range(30))
        + "---\n# M\n",
        "docs/brackets.md": "[[" * 100_000,
        "docs/backticks.md": " ".join("`" * at for at in range(1, 400)),
        "docs/tags.md": "# T\n\n" + "#" + "/".join(["t"] * 3_000),
        "docs/quotes.md": "> " * 3_000 + "x\n",
        **{f"docs/embeds/e{at}.md": f"# E\n\n![[e{at + 1}]]\n\n![[e{at + 1}]]\n" for at in range(40)},
        "docs/words.md": _levels(f"c@(x) = {' and '.join(['c@-(x)'] * 20)}", 7, "c0(x) = x > 0", "")
        + '\n`= when c7(2): "a", else: "b"`\n',
        **{f"docs/scenarios/s{at}.md": _scenarios(at) for at in range(60)},
        "formulas/sources.bib": "@string{s0 = {x}}\n"
        + "".join(f"@string{{s{at} = s{at - 1} # s{at - 1}}}\n" for at in range(1, 40))
        + "@book{bomb, title = s39, author = {A}, year = 2000}\n",
        "formulas/units.txt": "u0 = m\n" + "\n".join(f"u{at} = u{at - 1}^2" for at in range(1, 40)),
    }


def _scenarios(at: int) -> str:
    """A note that imports a scenario and a result of the next note, and computes twice with it."""
    if at == 59:
        return _sheet("x = 1", "q = 1", "scenario s: x = 2")
    imports = f"use [[s{at + 1}]]: s as deeper, x as base"
    return _sheet(imports, "q = 1", "x = (base with deeper) / 2 + base / 2 + q", "scenario s: q = 2, base = 3")


def write(folder: Path) -> None:
    """Write the vault into a repository with one commit, and edit it."""
    for name, text in {**notes(), "mkdocs.yml": CONFIGURATION}.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for words in (["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "x"]):
        subprocess.run(["git", "-C", str(folder), *words], check=True)
    sound = folder / "docs/sound.md"
    sound.write_text(sound.read_text("utf-8").replace("x = 2", "x = 3"), encoding="utf-8")


def _asked(method: str, number: int | None = None, **params: object) -> str:
    message = {"jsonrpc": "2.0", "method": method, "params": params}
    return json.dumps(message if number is None else {**message, "id": number})


def _session(folder: Path, name: str, sent: str, *words: str) -> Run:
    """Run a server that is sent all messages of a session."""
    file = folder.parent / f"{name}.messages"
    file.write_text(sent, encoding="utf-8")
    command = shlex.join([program("calcgraph"), name, *words])
    return run(["sh", "-c", f"exec {command} < {shlex.quote(str(file))}"], folder, expect=None)


def editor(folder: Path) -> Run:
    """Open the vault, point at a name, change the note and ask again."""
    root, uri = folder.as_uri(), (folder / "docs/sound.md").as_uri()
    text = (folder / "docs/sound.md").read_text("utf-8")
    document = {"uri": uri, "languageId": "markdown", "version": 1, "text": text}
    place = {"textDocument": {"uri": uri}, "position": {"line": 4, "character": 0}}
    changed = {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": text.replace("3 *", "4 *")}]}
    messages = [
        _asked("initialize", 1, processId=None, rootUri=root, capabilities={}),
        _asked("initialized"),
        _asked("textDocument/didOpen", textDocument=document),
        _asked("textDocument/hover", 2, **place),
        _asked("textDocument/didChange", **changed),
        _asked("textDocument/hover", 3, **place),
        _asked("textDocument/completion", 4, **place),
        _asked("shutdown", 5),
        _asked("exit"),
    ]
    return _session(folder, "lsp", "".join(f"Content-Length: {len(one.encode())}\r\n\r\n{one}" for one in messages))


def agent(folder: Path) -> Run:
    """Ask for a note, for a value, and what follows from a different one."""
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "b", "version": "1"}}
    tools = (
        ("search", {"query": "y"}),
        ("note", {"name": "sound"}),
        ("value", {"name": "sound#y"}),
        ("what_if", {"name": "sound#y", "arguments": "x = 5"}),
    )
    calls = [_asked("tools/call", at, name=name, arguments=given) for at, (name, given) in enumerate(tools, 2)]
    sent = [_asked("initialize", 1, **hello), _asked("notifications/initialized"), *calls]
    return _session(folder, "mcp", "\n".join(sent) + "\n")


def hostile_rows(folder: Path) -> Iterator[Row]:
    """Yield the rows of the table."""
    vault = folder / "vault"
    write(vault)
    ours = program("calcgraph")
    hosts = {
        "check": lambda: run([ours, "check", "--untrusted", "--no-cache"], vault, expect=1),
        "build": lambda: run([program("mkdocs"), "build", "-q"], vault, expect=None),
        "diff": lambda: run([ours, "diff", "HEAD", "--untrusted", "--no-cache"], vault, expect=None),
        "editor": lambda: editor(vault),
        "agent": lambda: agent(vault),
    }
    for name, of_host in hosts.items():
        done = of_host()
        within = done.cpu <= SECONDS
        yield Row(f"{name} of a vault with a bomb of each kind", f"{done.cpu:.1f} s CPU", f"{SECONDS} s", within)
        yield Row(f"memory for {name} of it", f"{done.memory:.0f} MiB", f"{MEMORY} MiB", done.memory <= MEMORY)


if __name__ == "__main__":
    for row in hostile_rows(Path(sys.argv[1])):
        print(row.what, row.measured, row.met, flush=True)
