"""The lint for our English finds an expression in prose and in messages, and leaves code and plain sentences alone."""

import tomllib
from pathlib import Path

import pytest

import english

PHRASES = tomllib.loads(english.TABLE.read_text("utf-8"))["phrases"]
PAIRS = [
    ("clause", "It prints what is wrong.", "It prints the error."),
    ("is-no", "a level is no unit", "a level is not a unit"),
    ("behind", "write the unit behind the number", "write the unit after the number"),
    ("own", "give it a line of its own", "give it its own line"),
    ("goes", "a list goes only in `Sum`", "only `Sum` takes a list"),
    ("too", "It works in Obsidian, too.", "It also works in Obsidian."),
    ("nobody", "nobody can follow the link", "readers can't follow the link"),
    ("lies", "the file lies outside the vault", "the file is outside the vault"),
    ("semicolons", "one; two; three", "one; two"),
]


@pytest.mark.parametrize(("name", "accent", "plain"), PAIRS, ids=[pair[0] for pair in PAIRS])
def test_an_expression_is_found_and_its_plain_form_is_not(name: str, accent: str, plain: str) -> None:
    pieces = [english.Text("a.md", 1, accent), english.Text("a.md", 2, plain)]

    assert [piece.line for piece, _ in english.hits(PHRASES[name][0], pieces)] == [1]


def test_code_front_matter_and_addresses_are_not_prose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(english, "TOP", tmp_path)
    path = tmp_path / "a.md"
    path.write_text(
        "---\ntitle: x\n---\n\n```text\ncode\n```\nA `name` in [a link](behind.md) to [[b|words]].\n", "utf-8"
    )

    assert [(piece.line, piece.text) for piece in english.prose(path)] == [(8, "A `...` in [a link] to words.")]
