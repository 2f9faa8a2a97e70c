"""Files and folders that an editor moves, several at once: judged as `rename` is, by Obsidian's rules in words."""

import json
import os
from pathlib import Path
from random import Random

import pytest
from click import ClickException
from tests.hosts.test_rename_oracle import ALIAS, FOLDERS, Link, draw_vault, links_now, meant, text_of

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import find_files
from calcgraph.hosts.editor.proposed import moved
from calcgraph.hosts.editor.session import Session


def draw_moves(chance: Random, files: list[str]) -> dict[str, str]:
    """Folders or files of a vault, with new paths for them."""
    folders = sorted({file.rpartition("/")[0] for file in files} - {""})
    if chance.random() < 0.5:
        old = chance.choice(folders)
        return {old: chance.choice(["new", "c/new", f"{old}2", "media/x", "a/b/c d"])}
    chosen = chance.sample(files, chance.randrange(1, 1 + min(3, len(files))))
    place = chance.choice([*FOLDERS, "new"])
    return {file: f"{place}/{chance.choice([file.rpartition('/')[2], f'n{at}.md'])}".lstrip("/")
            if file.endswith(".md") else f"{place}/{file.rpartition('/')[2]}".lstrip("/")
            for at, file in enumerate(chosen)}  # fmt: skip


def after(moves: dict[str, str], file: str) -> str:
    """Where a file is then."""
    if file in moves:
        return moves[file]
    above = next((old for old in moves if file.startswith(f"{old}/")), "")
    return f"{moves[above]}{file[len(above) :]}" if above else file


def faults(root: Path, seed: int) -> list[str]:
    """What is wrong after one drawn move in one drawn vault."""
    chance = Random(seed)  # noqa: S311 - no secret
    notes, files = draw_vault(chance, root)
    moves = draw_moves(chance, files)
    to = {file: after(moves, file) for file in files}
    canvas = json.loads((root / "m.canvas").read_text("utf-8"))
    try:
        edits = moved(Session(VaultOptions(root)).reading(), {root / old: root / new for old, new in moves.items()})
    except ClickException as error:
        lowered = [one.lower() for one in to.values()]
        is_taken = len({*lowered}) < len(lowered) or any(new != old and new in files for old, new in to.items())
        return [] if is_taken else [f"refused: {error.message}"]
    if len({one.lower() for one in to.values()}) < len(to) or any(
        new in files for old, new in to.items() if new != old
    ):
        return []  # the editor itself asks before it loses a file
    texts = {one.source.path: one.text for one in edits}
    aliased = {path for path, pieces in notes.items() if f"aliases: [{ALIAS}]" in text_of(pieces)}
    found = []
    for path, pieces in notes.items():
        links = links_now(pieces, texts.get(path, text_of(pieces)))
        if links is None:
            found.append(f"{path}: {text_of(pieces)!r} became {texts[path]!r}")
            continue
        for was, now in zip([one for one in pieces if isinstance(one, Link)], links, strict=True):
            led = meant({*files}, path, was, aliased)
            leads = meant({*to.values()}, to[path], now, {to[one] for one in aliased})
            if (led and leads != to[led]) or (not led and was.target != now.target):
                found.append(f"{moves}: {path}: {was} led to `{led}`; {now} leads to `{leads}`")
    said = json.loads(texts.get("m.canvas", json.dumps(canvas)))
    expected = [to.get(one["file"], one["file"]) for one in canvas["nodes"]]
    return found if [one["file"] for one in said["nodes"]] == expected else [*found, f"canvas: {said}"]


def run(root: Path, seeds: range) -> list[tuple[int, list[str]]]:
    return [(seed, said) for seed in seeds if (said := faults(root / str(seed), seed))]


def test_links_lead_where_they_led(tmp_path: Path) -> None:
    assert run(tmp_path, range(40)) == []


@pytest.mark.fuzz
def test_links_lead_where_they_led_in_many_vaults(tmp_path: Path) -> None:
    assert run(tmp_path, range(40, int(os.environ.get("RENAMES", "2000")))) == []


DATA = """# N

<!-- calc: table t from ../results/t.csv -->

```calc
a = from ../results/r.json /a
b = from ./own.json /b
c = total(t.v)
```

[1](#a), [2](#b), [3](#c)
"""


MOVES = {
    "note": ("docs/n.md", "docs/x/y.md", ("../../results/t.csv", "../../results/r.json", "../own.json")),
    "data": ("docs/own.json", "docs/d/k l.json", ("../results/t.csv", "../results/r.json", '"./d/k l.json"')),
}


@pytest.mark.parametrize(("old", "new", "paths"), MOVES.values(), ids=MOVES)
def test_what_a_note_quotes_is_found_where_it_went(
    tmp_path: Path, old: str, new: str, paths: tuple[str, str, str]
) -> None:
    files = {
        "docs/n.md": DATA,
        "docs/own.json": '{"b": 2}',
        "results/r.json": '{"a": 1}',
        "results/t.csv": "id,v\nx,3\n",
    }
    files["mkdocs.yml"] = "site_name: T\nplugins: [{calcgraph: {data: {roots: [results]}}}]\n"
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    session = Session(VaultOptions(tmp_path))
    assert session.reading().diagnostics == ()
    for one in moved(session.reading(), {tmp_path / old: tmp_path / new}):
        (tmp_path / one.source.shown).write_text(one.text)
    (tmp_path / new).parent.mkdir(exist_ok=True)
    (tmp_path / old).rename(tmp_path / new)
    session.look_again()
    assert session.reading().diagnostics == ()
    [source] = find_files(VaultOptions(tmp_path)).sources
    assert all(f"from {path}" in source.text for path in paths)
