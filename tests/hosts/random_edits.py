"""Edits of any kind to a small vault, drawn by chance."""

import random
import re
from collections.abc import Callable, Mapping

MORE = {
    "docs/cache.md": (
        "# Cache\n\nSomebody says [20 ms](step.md#step).\n\nA block. ^blk\n\n## Part\n\n"
        'Of it, [10 ms](step.md#step "with bw = 6 TB/s").\n'
    ),
    "docs/parts.md": "# Parts\n\n![[cache#Part]]\n\n![[cache#^blk]]\n\n![[views]]\n",
    "docs/devices.md": (
        "# Devices\n\n<!-- calc: table gpus -->\n| id | name | bw [TB/s] |\n|---|---|---|\n| a100 | A 100 | 2 |\n"
        "| h100 | H 100 | 3.35 |\n\n<!-- calc: table file from data.csv -->\n\n```calc\ngpu = pick gpus: h100\n```\n"
    ),
    "docs/views.md": (
        "# Views\n\n```calc\nuse [[devices]]: gpu, gpus\nuse [[functions]]: half\nsize = 70 GB in 10..100 GB\n"
        "t [ms] = size / gpu.bw\nu = half(8)\n```\n\n```calc table\nt over gpu in gpus\n```\n\n```calc plot\n"
        "t over size\n```\n\n```calc sensitivity\nt\n```\n\n"
        "```calc controls\nsize -> t\n```\n\nHere `= t with gpu=a100`.\n"
    ),
    "docs/functions.md": "# Functions\n\n```calc\nuse [[deep]]: k\nhalf(x) = x / k\n```\n",
    "docs/deep.md": "# Deep\n\n```calc\nk = 2\n```\n",
    "docs/sub/z1.md": '---\nid: 1\n---\n# Z one\n\nFirst #tag/a, [10 GB](#measured "@src").\n',
    "docs/z1a.md": "---\nid: 1a\nup: '[[z1]]'\n---\n# Z one a\n\nbuilds-on:: [[z1]] because of it\n",
    "docs/data.csv": "id,x [m]\na,1\nb,2\n",
    "formulas/sources.yaml": "- id: src\n  title: A source of 2024\n",
}
PIECES = (
    *("[[cost]]", "[[nowhere]]", "[20 ms](step.md#step)", "[[step#step|19 ms]]", "[x](cache.md#part)", "[[data.csv]]"),
    *("![[cache]]", "![[cache#Part]]", "![[quote]]", "![[views]]", "`= price`", "`= bw`", "#tag/a", "up:: [[cost]]"),
    *("## Part", "# Again", "---", "```", "5 ms and 30 %", "*[Nothing]: all", "[[graph]] [[outline]]", "x = y +"),
    "^blk",
    *("```calc\nuse [[views]]: u\nk_2 = 2 * u\n```", "```calc\nuse [[deep]]: k_2\nv = k_2\n```"),  # imports in a circle
    *("```calc graph\ndepth 2\n```", "```calc claims\n```", "```calc\nuse [[devices]]: gpu\nz = gpu.bw\n```"),
    *('[t](views.md#t "with gpu=a100")', "<!-- calcgraph: ignore CG101 -->", "Zed [[1a]].", "[^1]\n\n[^1]: [[cost]]"),
)
FRONT = ("status: new", "aliases: [solo]", "draft: true", "tags: [tag/a, c]", "title: Other", "id: 2", "up: '[[cost]]'")
NEW = ("docs/nowhere.md", "docs/sub/cost.md", "docs/sub/index.md", "docs/graph.md", "formulas/units.txt")
Texts = dict[str, str]


def put_piece(chance: random.Random, texts: Texts, path: str) -> None:
    lines = texts[path].split("\n")
    at = chance.randrange(len(lines) + 1)
    texts[path] = "\n".join([*lines[:at], "", chance.choice(PIECES), "", *lines[at:]])


def drop_line(chance: random.Random, texts: Texts, path: str) -> None:
    lines = texts[path].split("\n")
    lines.pop(chance.randrange(len(lines)))
    texts[path] = "\n".join(lines) or "word"


def copy_line(chance: random.Random, texts: Texts, path: str) -> None:
    lines = texts[path].split("\n")
    other = texts[chance.choice(sorted(texts))].split("\n")
    lines.insert(chance.randrange(len(lines) + 1), chance.choice(other))
    texts[path] = "\n".join(lines)


def change_word(chance: random.Random, texts: Texts, path: str) -> None:
    words = [*re.finditer(r"\d|[a-z]{3,}", texts[path])]
    if words:
        word = chance.choice(words)
        new = str(chance.randrange(1, 10)) if word[0].isdigit() else chance.choice(["word", "cost", "gpu", "bw"])
        texts[path] = texts[path][: word.start()] + new + texts[path][word.end() :]


def change_front(chance: random.Random, texts: Texts, path: str) -> None:
    head, _, body = texts[path].partition("\n---\n")
    texts[path] = (body or "word") if head.startswith("---") else f"---\n{chance.choice(FRONT)}\n---\n{texts[path]}"


def take_back(_chance: random.Random, texts: Texts, path: str) -> None:
    texts[path] = MORE.get(path, "# Again\n\n[[step]]\n")


def put_file(chance: random.Random, texts: Texts, _path: str) -> None:
    texts[chance.choice(NEW)] = "box = [box]\n"


def take_file(_chance: random.Random, texts: Texts, path: str) -> None:
    del texts[path]


def move_file(chance: random.Random, texts: Texts, path: str) -> None:
    texts[chance.choice(["docs/", "docs/sub/", "docs/deep/"]) + path.rpartition("/")[2]] = texts.pop(path)


CHANGES: Mapping[Callable[[random.Random, Texts, str], None], int] = {
    put_piece: 6,
    drop_line: 3,
    copy_line: 3,
    change_word: 8,
    take_back: 4,
    change_front: 1,
    put_file: 1,
    take_file: 1,
    move_file: 1,
}
"""How often each is made."""


def edited(chance: random.Random, texts: Texts) -> tuple[Texts, str]:
    """The files of a vault after an edit to one of them, and what was done."""
    (change,) = chance.choices([*CHANGES], [*CHANGES.values()])
    after, path = dict(texts), chance.choice(sorted(texts.keys() - {"docs/index.md"}))
    change(chance, after, path)
    return after, f"{change.__name__} {path}"
