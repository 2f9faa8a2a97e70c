"""Colours of a sheet shown as source."""

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygments.token import Comment, Error, Keyword, Name, Number, String

from calcgraph.hosts.lexer import CalcLexer
from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile

ROOT = Path(__file__).parents[2]


def pieces(text):
    return [(kind, part) for kind, part in CalcLexer().get_tokens(text) if part.strip()]


ROWS = [
    ("a unit", "bw = 3.35 TB/s", [(Name, "bw"), (Number, "3.35"), (Keyword.Type, "TB/s")]),
    ("a scale", "p = 70G param", [(Number, "70"), (Number, "G"), (Keyword.Type, "param")]),
    ("a declared unit", "tps [tok/s] = 1 tok / t", [(Name.Variable, "tps"), (Keyword.Type, "tok/s")]),
    ("a domain", "n = 8 in 1..64 step 1", [(Keyword, "in"), (Keyword, "step"), (Number, "64")]),
    ("inches", "w = 5 in", [(Number, "5")]),
    ("a comment", "n = 8  # users @src", [(Comment.Single, "# users @src")]),
    ("a pick", "gpu, q = pick peaks: h100, fp8", [(Keyword, "pick"), (String.Symbol, " h100, fp8")]),
    ("an import", "use [[MoE#x]]: active as a", [(Keyword, "use"), (String, "MoE#x"), (Keyword, "as")]),
    ("a named check", "check fits: w < gpu.vram", [(Keyword, "check"), (Name.Label, "fits"), (Name.Attribute, "vram")]),
    ("a call", "x = Max(a, 3)", [(Name.Function, "Max")]),
    ("a name like a keyword", "check = 3", [(Name, "check")]),
    ("solve", "x = solve t = 1 s for bw", [(Keyword, "solve"), (Keyword, "for")]),
]


@pytest.mark.parametrize(("text", "expected"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_colours(text, expected):
    found = pieces(text)
    for piece in expected:
        assert piece in found


def sheets_of_the_site():
    for path in sorted([*ROOT.glob("docs/**/*.md"), *ROOT.glob("formulas/**/*.md")]):
        note, _ = parse_note(SourceFile(NoteId(path.name), path.read_text(encoding="utf-8")))
        yield from (fence.text for fence in note.fences if not fence.word)


def test_every_sheet_of_the_site_is_understood():
    sheets = list(sheets_of_the_site())
    assert len(sheets) > 20
    for text in sheets:
        assert [part for kind, part in CalcLexer().get_tokens(text) if kind is Error] == []


@given(st.text(max_size=80))
def test_joined_it_is_the_source_again(text):
    lexer = CalcLexer(stripnl=False, ensurenl=False)
    assert "".join(part for _, part in lexer.get_tokens(text)) == text.replace("\r\n", "\n").replace("\r", "\n")


@pytest.mark.parametrize(
    "text", ["a" * 100_000, "1," * 50_000, "a, " * 50_000, "[[" * 50_000, "1 m*" * 20_000, "x [" * 30_000]
)
def test_hostile_text_takes_little_time(text):
    start = time.process_time()
    list(CalcLexer().get_tokens(text))
    assert time.process_time() - start < 3
