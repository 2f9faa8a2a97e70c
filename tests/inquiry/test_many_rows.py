"""Tables of many rows, named by many lines: what a search reads has a limit, and what it leaves out is stated."""

import time
from pathlib import Path

import pytest

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry import lookup, sentences
from calcgraph.hosts.inquiry.answers import check_sentence, search, value

ROWS = "id,v\n" + "".join(f"r{at},{at}.5\n" for at in range(9_900))


def made(root: Path, notes: dict[str, str], rows: str = ROWS) -> Session:
    (root / "mkdocs.yml").write_text("site_name: x\ndocs_dir: .\nplugins: [calcgraph]\n")
    for name, text in {**notes, "x.csv": rows, "y.csv": rows}.items():
        (root / name).write_text(text)
    return Session(VaultOptions(root, settings=(("values.reference", False),)))


def named(count: int, file: str = "x.csv") -> str:
    lines = "\n".join(f"<!-- calc: table t{at} from {file} -->\n" for at in range(count))
    return f"# A\n\n```calc\nk = 7.25\n```\n\n{lines}\n"


def test_a_file_that_many_lines_name_is_searched_once(tmp_path: Path) -> None:
    session = made(tmp_path, {"a.md": named(600)})
    session.reading()
    began = time.process_time()
    found = search(session, "r1234")
    assert [one["name"] for one in found["found"]][:1] == ["t0.r1234"]
    assert "not_searched" not in found
    (number,) = check_sentence(session, "It is 9899.5.")["numbers"]
    assert number["same_number"][0]["name"] == "t0.r9899.v"
    assert value(session, "t599.r7.v")["value"] == "7.5"
    assert time.process_time() - began < 10


def test_a_name_that_many_notes_use_for_long_tables_is_found_at_once(tmp_path: Path) -> None:
    session = made(tmp_path, {f"n{at}.md": named(1) for at in range(40)})
    session.reading()
    began = time.process_time()
    assert len(value(session, "t0.R7.V")["say"]) == 20
    assert time.process_time() - began < 4


def test_rows_beyond_the_limit_are_left_out_and_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookup, "MOST_CELLS", 24)
    rows = "".join(ROWS.splitlines(keepends=True)[:11])
    session = made(tmp_path, {"a.md": named(2), "b.md": named(1, "y.csv"), "c.md": named(1, "y.csv")}, rows)
    cut = ["b.md#t0, from row 3", "c.md#t0, from row 1"]
    assert search(session, "r9")["not_searched"] == cut
    assert check_sentence(session, "It is 9.5.")["not_searched"] == cut
    assert check_sentence(session, "It is 9.5.")["numbers"][0]["same_number"][0]["note"] == "a.md"
    assert value(session, "b#t0.r9.v")["value"] == "9.5"


MANY = {
    "numbers of one sentence": "9 m " * 4_900,
    "words and numbers": "word 9 " * 2_800,
    "shares": "9 % " * 4_900,
    "links": "[9](#" * 3_900,
    "columns": "|" + " a9 |" * 1_500 + "\n|" + "-|" * 1_500 + "\n|" + " 9 |" * 1_500,
    "rows": "| a | b |\n|--|--|\n" + "| 9 | 9 m |\n" * 1_500,
}


@pytest.mark.parametrize("name", MANY)
def test_a_text_of_many_numbers_is_answered_in_seconds(tmp_path: Path, name: str) -> None:
    session = made(tmp_path, {"a.md": named(1)})
    session.reading()
    began = time.process_time()
    found = check_sentence(session, MANY[name])
    assert len(found["numbers"]) > 1_000
    assert time.process_time() - began < 12


def test_numbers_beyond_the_limit_are_not_called_right_or_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sentences, "MOST_COMPARED", 30)
    session = made(tmp_path, {"a.md": named(1)}, "".join(ROWS.splitlines(keepends=True)[:21]))
    said = [one["verdict"] for one in check_sentence(session, "k is 7.25, k is 7.25, k is 7.25, k is 8")["numbers"]]
    assert [one == "not read" for one in said] == [False, False, True, True]
