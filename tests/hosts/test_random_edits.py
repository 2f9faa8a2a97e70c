"""Under random edits, additions, renames and deletions what goes on from the last process is what begins anew."""

import random
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from calcgraph.cache import look
from calcgraph.hosts.commands.findings import CheckState, check, keep_known, recall_known
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import Reading, find_files, understand
from calcgraph.memory import Memory
from calcgraph.queries.memo import Memo

NAMES = ("a.md", "b.md", "c.md", "x/a.md", "x/d.md", "1.md", "1a.md", "1a1.md", "templates/t.md", "formulas/f.md")
HEADS = (
    "# A\n",
    "# B\n",
    "# Two words\n",
    "---\naliases: [c, Other]\n---\n# A\n",
    "---\ndraft: true\n---\n# D\n",
    "---\nneeds: '[[a]]'\n---\n# N\n",
    "---\nneeds: '[[b]]'\npermalink: /c/\n---\n# N\n",
    "---\nid: 1a\n---\n# Z\n",
    "---\nbroken: [\n---\n",
    "---\nsources:\n  own: {title: Own}\n---\n",
    "",
)
PARTS = (
    "Some words, 7 m of them.\n",
    "See [[a]], [[b#Part]] and [[Other]].\n",
    "See [[c|12 m]], [[x/d]], [[A]] and [[nowhere]].\n",
    "See [text](b.md#part), [this](x/a.md) and [that](gone.png).\n",
    "![[b]]\n",
    "![[c#Part]] ![[a]]\n",
    "## Part\n",
    "## calc-x {#calc-x}\n",
    "A line ^here\n\nSee [[a#^here]] [[1a]].\n",
    "It is [[a#x|2 m]], [[b#z|12 m]], [7 m](#y), [3 kg](c.md#w).\n",
    "It is [2 m](#measured 'x').\n",
    "A formula $a + b$, $\\nope$ and $\\ours{2}$.\n",
    "<!-- calc: ignore CG101 -->\n[[nobody]]\n",
    "<!-- calc: ignore CG109 so be it -->\n![[a]]\n",
    "```calc\nx = 2 m in 1 m..3 m\ny = 3 * x  # @own @other\n```\n",
    "```calc\nx = 5 m\n```\n",
    "```calc\nuse [[a]]: x\nz = 2 * x\n```\n",
    "```calc\nuse [[b]]: z as v\nuse [[f]]: k\nw = v * k\n```\n",
    "```calc\nuse [[c]]: w\nx = w / 2\n```\n",
    "```calc\nq = 2 * nowhere + y\nl = 3 furlong2\n```\n",
    "```calc\nt = pick parts: bolt\nm = t.mass\n```\n",
    "```calc\nk = 4 widget\nuse [[gone]]: k\n```\n",
    "<!-- calc: table parts -->\n\n| id | mass [kg] |\n|---|---|\n| bolt | 2 |\n| nut | 1 |\n",
    "<!-- calc: table rows from rows.csv -->\n",
    "```graph\nfocus: Two words\n```\n",
    "```plot\nx = 1 m..3 m\ny\n```\n",
    "#tag #other/tag\n",
    "```calc\nfree = 2 m in 1 m..3 m\n```\n",
    "```calc\nuse [[a]]: free\nuse [[b]]: free as other\nf = 2 * free\n```\n",
    "```calc\nuse [[a]]: free as other_free\nf = 2\ng = other_free\n```\n",
    "```calc\nunit night\nn = 3 night\n```\n",
    "```calc\nunit night = 2 widget\nn = 3 night\n```\n",
    "<!-- calc: table runs from run.json /runs in s: s -->\n\n[[a#s_a|3 s]]\n",
    "```calc\ns_a = runs[a].s  # @run\n```\n\nIt is [3 s](#s_a).\n",
)
OTHERS: dict[str, tuple[bytes, ...]] = {
    "rows.csv": (b"id,mass [kg]\nbolt,3\n", b"id,mass [kg]\nbolt,x\n", b"\xff"),
    "formulas/units.txt": (b"widget = 3 kg\n", b"widget = 3 m\n", b"widget =\n", b"\xff"),
    "formulas/sources.yaml": (
        b"- {id: other, title: Other}\n",
        b"- {id: other, title: Other, checked: 2021-03-01, max_age: 90 d}\n",
        b"- id: run\n  title: Run\n  file: run.json\n  rows: 1\n",
        b"a: [\n",
    ),
    "run.json": (b'{"runs": {"a": {"s": 3}}}\n', b'{"runs": {"a": {"s": 4}}}\n', b'{"runs":\n', b"\xff"),
    "calcgraph.toml": (b"home = 'a.md'\n", b"home = 'b.md'\n", b"[values]\ndigits = 3\n"),
    "macros.tex": (b"\\newcommand{\\ours}[1]{#1}\n", b"\\newcommand{\\ours\n"),
    "x/gone.png": (b"",),
}
SETTINGS = (("tex_macros", "macros.tex"), ("values.reference", False), ("values.coverage_floor", 0.3))


def edit(folder: Path, draw: random.Random) -> str:
    """Something that happens to a vault."""
    name = draw.choice(NAMES)
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    kinds: dict[str, Callable[[], object]] = {
        "write": lambda: file.write_text(text_of(draw)),
        "change": lambda: file.write_text(changed(file.read_text(errors="replace"), draw)) if file.exists() else None,
        "delete": lambda: file.unlink(missing_ok=True),
        "rename": lambda: shutil.move(file, folder / draw.choice(NAMES[:3])) if file.exists() else None,
        "break": lambda: file.write_bytes(b"\xff\n"),
        "other": lambda: put_other(folder, draw),
    }
    kind = draw.choices([*kinds], [4, 12, 2, 2, 1, 3])[0]
    kinds[kind]()
    return f"{kind} {name}"


def text_of(draw: random.Random) -> str:
    return "\n".join([draw.choice(HEADS), *draw.choices(PARTS, k=draw.randrange(5))])


def changed(text: str, draw: random.Random) -> str:
    """A part more or less, or a digit that is another."""
    parts = text.split("\n\n")
    at = draw.randrange(len(parts) + 1)
    match draw.randrange(3):
        case 0:
            return "\n\n".join([*parts[:at], draw.choice(PARTS).rstrip(), *parts[at:]])
        case 1:
            return "\n\n".join([*parts[:at], *parts[at + 1 :]])
    old, new = draw.choices("0123456789", k=2)
    return text.replace(old, new)


def put_other(folder: Path, draw: random.Random) -> None:
    name = draw.choice([*OTHERS])
    file = folder / name
    file.parent.mkdir(exist_ok=True)
    if draw.random() < 0.3:
        file.unlink(missing_ok=True)
    else:
        file.write_bytes(draw.choice(OTHERS[name]))


def follow(folder: Path, seed: int, edits: int) -> None:
    """Check after every few edits, in a process of its own as far as a memo is one, sometimes in the same."""
    draw, place = random.Random(seed), folder / "kept.json"  # noqa: S311 - nothing secret
    vault = VaultOptions(folder / "vault", settings=SETTINGS)
    vault.directory.mkdir()
    known: CheckState | None = None
    done: list[str] = []
    while len(done) < edits:
        done += [edit(vault.directory, draw) for _ in range(draw.choice((1, 1, 1, 2, 5)))]
        known = known if draw.random() < 0.3 else recall_known(place)
        report, known = check(vault, None, folder / "cache", look([vault.directory], []), known)
        whole = check(vault)[0].found
        assert report.found == whole, (seed, done[-9:])
        if known:
            keep_known(place, known)


def follow_in_one_process(folder: Path, seed: int, edits: int) -> None:
    """Read again after every few edits, with what is known from before, as a server and an editor do."""
    draw, memo = random.Random(seed), Memo()  # noqa: S311 - nothing secret
    vault = VaultOptions(folder / "vault", settings=SETTINGS)
    vault.directory.mkdir()
    done: list[str] = []
    while len(done) < edits:
        done += [edit(vault.directory, draw) for _ in range(draw.choice((1, 1, 1, 2, 5)))]
        known = understand(find_files(vault), Memory(None), memo)
        whole = understand(find_files(vault), Memory(None))
        for (name, found), (_, expected) in zip(shown(known), shown(whole), strict=True):
            assert found == expected, (name, seed, done[-9:])


def shown(reading: Reading) -> Iterator[tuple[str, object]]:
    """All that is shown of a vault, in order where an order is seen."""
    project = reading.project
    yield "diagnostics", reading.diagnostics
    for name in ("notes", "resolutions", "checks", "claims", "coverage"):
        yield name, [*getattr(project, name).items()]
    for name in ("quantities", "sheets", "names", "live", "views", "uses"):
        part = getattr(project.calculation, name)
        yield name, [*part.items()] if isinstance(part, Mapping) else part
    yield "edges", project.graph.edges


@pytest.mark.parametrize("seed", range(4))
def test_what_goes_on_is_what_begins(tmp_path: Path, seed: int) -> None:
    follow(tmp_path, seed, 25)


@pytest.mark.parametrize("seed", range(4))
def test_what_goes_on_in_one_process_is_what_begins(tmp_path: Path, seed: int) -> None:
    follow_in_one_process(tmp_path, seed, 25)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(200, 300))
def test_what_goes_on_in_one_process_is_what_begins_at_length(tmp_path: Path, seed: int) -> None:
    follow_in_one_process(tmp_path, seed, 100)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 200))
def test_what_goes_on_is_what_begins_at_length(tmp_path: Path, seed: int) -> None:
    follow(tmp_path, seed, 100)
