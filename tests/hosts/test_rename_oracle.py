"""`rename` on random vaults, judged by Obsidian's rules as this file words them, and not by our own resolver.

Every link that led to the note leads to it still, every other one where it led, and all that is not a target of a link
is what it was, byte for byte.
"""

import json
import os
import posixpath
import re
from functools import partial
from pathlib import Path, PurePosixPath
from random import Random
from typing import NamedTuple
from urllib.parse import quote, unquote

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

FOLDERS = ("", "a", "a/b", "c", "Ä ö")
NAMES = ("Old", "note", "two words", "ünï", "v1.2", "100% (x)", "It's & so", "naïve")
ALIAS = "other name"
NEW = ("Fresh", "c/Fresh", "a/b/two words", "note", "ünï", "c/100% new", "v1.3", "Ä ö/Old", "x (y)")


class Link(NamedTuple):
    """What is before a link's target, the target as written, and what is behind it."""

    before: str
    target: str
    after: str
    is_markdown: bool = False
    is_angle: bool = False


Pieces = list[str | Link]


def meant(files: set[str], source: str, link: Link, aliased: set[str]) -> str:
    """The file that Obsidian opens for a link in a note, else one of `aliased`, which call themselves `other name`.

    Empty if there is none.
    """
    here = str(PurePosixPath(source).parent).removeprefix(".")
    written = unquote(link.target) if link.is_markdown else link.target.strip()
    if written.startswith(("./", "../")) or link.is_markdown:  # from the note's own folder, exactly
        path = posixpath.normpath(posixpath.join(here, written))
        for found in (path, f"{path}.md"):
            if found in files:
                return found
        if written.startswith(("./", "../")):
            return ""
    by_key = {file.lower(): file for file in files}
    named = PurePosixPath(written).name
    for wanted in (written, f"{written}.md") if "." in named else (f"{written}.md",):
        key = wanted.lower().removeprefix("/")
        if key in by_key:  # a path from the root beats a nearer file
            return by_key[key]
        if wanted.startswith("/"):
            continue
        if found := nearest([file for file in files if file.lower().endswith(f"/{key}")], here):
            return found
    return nearest(list(aliased), here) if written == ALIAS and not link.is_markdown else ""


def nearest(files: list[str], here: str) -> str:
    """The file below the note's folder, else anywhere, with the shortest path."""
    near = [file for file in files if not here or file.startswith(f"{here}/")]
    return min(near or files, key=lambda file: (len(file), file), default="")


def draw_target(chance: Random, files: list[str], source: str) -> str:
    """A path to some file, or to none, in one of the ways in which writers put it into a wikilink."""
    file = chance.choice(files)
    bare = file.removesuffix(".md")
    parts = bare.split("/")
    ways = [
        bare,
        parts[-1],
        parts[-1],
        parts[-1],
        file,
        "/".join(parts[-2:]),
        f"/{bare}",
        parts[-1].upper(),
        "Nowhere",
        ALIAS,
    ]
    relative = posixpath.relpath(bare, posixpath.dirname(source) or ".")
    ways.append(relative if relative.startswith("../") else f"./{relative}")
    return chance.choice(ways)


def draw_link(chance: Random, files: list[str], source: str) -> Link:
    """A wikilink, an embed, or a Markdown link in one of its forms."""
    fragment = chance.choice(["", "", "", "#Part one", "#^id"])
    if chance.random() < 0.6:
        shown = chance.choice(["", "", "|shown", "| a *b* ", "|"])
        blank = chance.choice(["", "", " "])
        before = chance.choice(["[[", "![[", "(up:: [["])
        return Link(before, blank + draw_target(chance, files, source), fragment + shown + "]]")
    file = chance.choice([*files, "Nowhere.md"])
    path = posixpath.relpath(file, posixpath.dirname(source) or ".")
    hashed = chance.choice(["", "#part-one"])
    title = chance.choice(["", ' "a title"', " 'b'"])
    if chance.random() < 0.3:
        return Link("[a *b*](<", path.replace("%", "%25"), f"{hashed}>{title})", is_markdown=True, is_angle=True)
    return Link(chance.choice(["[t](", "![t]("]), quote(path), f"{hashed}{title})", is_markdown=True)


def draw_note(chance: Random, files: list[str], source: str) -> Pieces:
    """A note's text with links in its properties, prose, headings, lists, tables, callouts and definitions."""
    pieces: Pieces = []
    if chance.random() < 0.5:
        aliases = chance.choice(["", f"aliases: [{ALIAS}]\n"])
        pieces += [f"---\n{aliases}tags: x\nup: ", Link('"[[', draw_target(chance, files, source), ']]"'), "\n---\n"]
    pieces.append(
        chance.choice(["", "Text, café — naïve.\n\n", "`[[Old]]` and `Old`\n\n", "```\n[[Old]] [t](Old.md)\n```\n\n"])
    )
    starts = (
        "",
        "- ",
        "> ",
        "> [!note] T\n> ",
        "## Part one\n\n",
        "<!-- [[Old]] -->\n\n",
        "%% [[Old]] %%\n\n",
        "Old. $x$ ",
    )
    for _ in range(chance.randrange(1, 6)):
        link = draw_link(chance, files, source)
        ends = ")" if link.before.startswith("(") else ""
        pieces += [chance.choice(starts), link, f"{ends} more. ^id\n\n" if chance.random() < 0.3 else f"{ends}.\n\n"]
    if chance.random() < 0.4:
        path = posixpath.relpath(chance.choice(files), posixpath.dirname(source) or ".")
        pieces += ["See [t][r] and [r].\n\n", Link("[r]: ", quote(path), " 'title'\n", is_markdown=True)]
    if chance.random() < 0.4:
        pieces += ["\n| a | b |\n|---|---|\n| 1 | ", Link("[[", draw_target(chance, files, source), "\\|x]] |\n")]
    return pieces


def text_of(pieces: Pieces) -> str:
    return "".join(one if isinstance(one, str) else one.before + one.target + one.after for one in pieces)


def links_now(pieces: Pieces, text: str) -> list[Link] | None:
    """The links of a note in its new text; None where something else has changed."""
    pattern = ""
    for piece in pieces:
        if isinstance(piece, str):
            pattern += re.escape(piece)
        elif piece.is_markdown and not piece.is_angle:  # a path may go into angle brackets
            pattern += f"{re.escape(piece.before)}<?(.*?)>?{re.escape(piece.after)}"
        else:
            pattern += f"{re.escape(piece.before)}(.*?){re.escape(piece.after)}"
    found = re.fullmatch(pattern, text, re.DOTALL)
    links = [piece for piece in pieces if isinstance(piece, Link)]
    return None if found is None else [one._replace(target=new) for one, new in zip(links, found.groups(), strict=True)]


def draw_vault(chance: Random, root: Path) -> tuple[dict[str, Pieces], list[str]]:
    """The notes of a vault, written below a folder, and all files of it."""
    paths = {f"{chance.choice(FOLDERS)}/{chance.choice(NAMES)}.md".lstrip("/") for _ in range(chance.randrange(3, 8))}
    files = sorted({*paths, "a/Old.md", "media/Old.png"})
    notes = {path: draw_note(chance, files, path) for path in files if path.endswith(".md")}
    for path in files:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(text_of(notes[path]).encode() if path in notes else b"")
    nodes = [{"type": "file", "file": path} for path in chance.sample(files, 2)]
    (root / "m.canvas").write_text(json.dumps({"nodes": nodes}), encoding="utf-8")
    return notes, files


def faults(root: Path, seed: int) -> list[str]:
    """What is wrong after one rename in one vault."""
    chance = Random(seed)  # noqa: S311 - no secret
    notes, files = draw_vault(chance, root)
    old = chance.choice(sorted(notes))
    new = chance.choice(NEW)
    to = f"{new if '/' in new else posixpath.join(posixpath.dirname(old), new)}.md"
    canvas = (root / "m.canvas").read_text(encoding="utf-8")
    fallbacks = chance.choice(["", "alias"])
    words = ["rename", old, new, str(root), "--write", "--set", f"links.fallbacks=[{fallbacks}]"]
    done = CliRunner().invoke(main, words)
    if done.exit_code:
        return [] if (root / old).exists() and to in files else [f"refused: {done.output}"]
    before, after = set(files), {to if file == old else file for file in files}
    called = {path for path, pieces in notes.items() if fallbacks and f"aliases: [{ALIAS}]" in text_of(pieces)}
    called_now = {to if path == old else path for path in called}
    found = []
    for path, pieces in notes.items():
        place = to if path == old else path
        text = (root / place).read_bytes().decode()
        links = links_now(pieces, text)
        if links is None:
            found.append(f"{path}: {text_of(pieces)!r} became {text!r}")
            continue
        for was, now in zip([one for one in pieces if isinstance(one, Link)], links, strict=True):
            led = meant(before, path, was, called)
            leads = meant(after, place, now, called_now)
            if (led and leads != (to if led == old else led)) or (not led and was.target != now.target):
                found.append(f"{path}: {was} led to `{led}`; {now} leads to `{leads}`")
    expected = canvas.replace(json.dumps(old), json.dumps(to, ensure_ascii=False))
    said = (root / "m.canvas").read_text(encoding="utf-8")
    return found if json.loads(said) == json.loads(expected) else [*found, f"canvas: {said}"]


def run(root: Path, seeds: range) -> list[tuple[int, list[str]]]:
    return [(seed, said) for seed in seeds if (said := faults(root / str(seed), seed))]


def test_links_lead_where_they_led(tmp_path: Path) -> None:
    assert run(tmp_path, range(40)) == []


@pytest.mark.fuzz
def test_links_lead_where_they_led_in_many_vaults(tmp_path: Path) -> None:
    assert run(tmp_path, range(40, int(os.environ.get("RENAMES", "2000")))) == []


def faults_of_heading(root: Path, seed: int) -> list[str]:
    """What is wrong after a heading has got another name: of links to it the part alone is to change."""
    chance = Random(seed)  # noqa: S311 - no secret
    notes, files = draw_vault(chance, root)
    with_part = sorted(path for path, pieces in notes.items() if "## Part one\n\n" in pieces)
    if not with_part:
        return []
    note = chance.choice(with_part)
    expected = {path: "".join(map(partial(with_new_part, set(files), path, note), notes[path])) for path in notes}
    expected[note] = expected[note].replace("## Part one\n", "## Part two (new)\n", 1)
    words = ["rename", f"{note}#Part one", "Part two (new)", str(root), "--write", "--set", "links.fallbacks=[]"]
    done = CliRunner().invoke(main, words)
    texts = {path: (root / path).read_bytes().decode() for path in notes}
    wrong = [f"{path}: {expected[path]!r} is {texts[path]!r}" for path in notes if texts[path] != expected[path]]
    return wrong if done.exit_code == 0 else [f"refused: {done.output}"]


def with_new_part(files: set[str], source: str, note: str, piece: str | Link) -> str:
    """A piece of a note as it must be once the heading has another name."""
    if isinstance(piece, str):
        return piece
    after = piece.after
    if meant(files, source, piece, set()) == note:
        after = after.replace("#Part one", "#Part two (new)").replace("#part-one", "#part-two-new")
    return piece.before + piece.target + after


def test_links_lead_to_a_heading_under_its_new_name(tmp_path: Path) -> None:
    assert [said for seed in range(30) if (said := faults_of_heading(tmp_path / str(seed), seed))] == []


@pytest.mark.fuzz
def test_links_lead_to_a_heading_in_many_vaults(tmp_path: Path) -> None:
    found = (faults_of_heading(tmp_path / str(seed), seed) for seed in range(30, 500))
    assert [said for said in found if said] == []
