"""An answer that is too long comes in pages: what `more` names is all that is missing."""

import json
import random

import pytest

from calcgraph.hosts.inquiry.wire import MOST, in_json

LETTERS = 'abc <&"\\ \u00e9\U0001f600\n'


def some_answer(chance: random.Random) -> dict[str, object]:
    def text(most: int) -> str:
        return "".join(chance.choices(LETTERS, k=chance.randint(0, most)))

    rows = [{"name": text(30), "says": text(chance.choice([40, 3000]))} for _ in range(chance.randint(0, 60))]
    names = {f"q{number}": text(20) for number in range(chance.randint(0, 300))}
    return {
        "kind": "note",
        "said": text(9000),
        "rows": rows,
        "names": names,
        "flat": list(range(chance.randint(0, 900))),
    }


def collected(answer: dict[str, object], part: str, whole: object) -> object:
    """A part of an answer, page by page."""
    got, offset = type(whole)(), 0
    for _ in range(2000):
        page = json.loads(in_json(answer, part, offset))
        piece = page[part]
        got = {**got, **piece} if isinstance(piece, dict) else got + piece
        rest = page.get("more", {}).get(part)
        if rest is None:
            return got
        assert rest["offset"] > offset
        offset = rest["offset"]
    raise AssertionError


@pytest.mark.parametrize("seed", range(12))
def test_following_more_brings_everything(seed: int) -> None:
    answer = some_answer(random.Random(seed))  # noqa: S311 - seeded
    plain = json.loads(json.dumps(answer).replace("\\n", " "))
    text = in_json(answer)
    first = json.loads(text)
    assert len(text) <= MOST
    more = first.pop("more", {})
    for name, value in plain.items():
        if name not in more and not any(path.startswith(f"{name}/") for path in more):
            assert first[name] == value
        elif name in {"said", "names", "flat"}:
            assert collected(answer, name, value) == value
    for path in [path for path in more if path.count("/") == 2]:
        name, at, key = path.split("/")
        assert collected(answer, path, "") == plain[name][int(at)][key]


@pytest.mark.parametrize(("part", "offset"), [("nothing", 0), ("rows/7", 0), ("rows/x", 0), ("", 3), ("kind/0", 0)])
def test_a_part_that_is_not_there_is_named(part: str, offset: int) -> None:
    found = json.loads(in_json({"kind": "x", "rows": [1], "names": {"a": 1}}, part, offset))
    assert "problem" in found


LONG = [
    "x" * 99_000,
    "rows/" + "9" * 5_000,
    "rows/" * 20_000,
    "\x00" * 9_000,
    "names/" + "a" * 90_000,
    "\u0663" * 9_000,
]


@pytest.mark.parametrize("part", LONG)
def test_a_long_part_that_is_not_there_is_answered_briefly(part: str) -> None:
    found = in_json({"kind": "x", "rows": [1], "names": {"a": 1}}, part)
    assert "problem" in json.loads(found)
    assert len(found) < MOST


def test_an_entry_that_is_too_long_keeps_its_texts_whole() -> None:
    """A source that hundreds of quantities cite: the list of these comes in pages."""
    users = [f"notes/note-{number}.md#quantity_{number}" for number in range(300)]
    answer = {"sources": [{"key": "llama3", "title": "The Llama 3 herd", "used_by": users}, {"key": "other"}]}
    text = in_json(answer)
    first = json.loads(text)
    assert len(text) <= MOST
    assert first["sources"][0]["title"] == "The Llama 3 herd"
    assert first["sources"][0]["used_by"] == users[: len(first["sources"][0]["used_by"])]
    assert collected(answer, "sources/0/used_by", users) == users
