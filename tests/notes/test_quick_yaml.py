"""libyaml gives what the Python loader gives: the same nodes at the same places, the same contents, the same errors."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from calcgraph import quick_yaml
from calcgraph.calc.tables.plain_yaml import plain_loader
from calcgraph.merging import DEEPEST, ShallowBase, ShallowSafe

SOURCES = (Path(__file__).parents[2] / "formulas" / "sources.yaml").read_text(encoding="utf-8")
TEXTS = {
    "the sources of this repository": SOURCES,
    "nothing": "",
    "a comment": "# nothing\n",
    "a text": "word\n",
    "lists and mappings": "- {id: a, title: 'It''s', n: 1.50}\n- id: b\n  list: [x, \"y\\n\", ~]\n",
    "a block": "a: |\n  one\n\n  two\nb: >-\n  folded\n  text\n",
    "an anchor": "a: &x {b: 1}\nc: *x\nd: {<<: *x, e: 2}\n",
    "a circle": "a: &x [*x]\n",
    "a key twice": "a: 1\na: 2\n",
    "a tag": "a: !ENV NAME\nb: !!python/name:os.system\nc: !!set {x}\n",
    "a tab": "a:\n\t- b\n",
    "not closed": "a: [1, 2\nb: 3\n",
    "a colon": "title: one: two\n",
    "two documents": "a: 1\n---\nb: 2\n",
    "a mark of bytes": "\ufeffa: 1\n",
    "line ends": "a: 1\r\nb: 2\rc: 3\u2028d: 4\n",
    "beyond the plane": "a: 😀 b\n'ü': [😀, 1]\n",
    "a control": "a: \x07\n",
    "half a pair": "a: \ud800\n",
    "numbers": "- 0x10\n- 1_000\n- 1e3\n- .5\n- 2021-03-01\n- 12:30:45\n- yes\n- null\n",
    "deep": "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1),
    "too deep": "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
    "much too deep": "[" * 30_000,
    "deep lists in a line": "- " * 30_000 + "a",
    "deep behind comments": "[ #]\n" * 30_000,
}


def outline(node: yaml.Node | None, seen: tuple[int, ...] = ()) -> object:
    """A node with the places of its beginning, and of its end where it is a text."""
    if node is None or id(node) in seen:
        return None
    at, below = (node.tag, node.start_mark.line, node.start_mark.column), (*seen, id(node))
    if isinstance(node, yaml.ScalarNode):
        return (*at, node.value, node.end_mark.line, node.end_mark.column)
    parts = [part for one in node.value for part in (one if isinstance(one, tuple) else (one,))]
    return (*at, [outline(part, below) for part in parts])


def found(read, *of) -> tuple[str, str]:
    try:
        return "", repr(read(*of))
    except Exception as error:  # noqa: BLE001 - compared
        mark = getattr(error, "problem_mark", None)
        return f"{type(error).__name__} {getattr(error, 'problem', '')}", f"{mark and (mark.line, mark.column)}"


def assert_same(text: str) -> None:
    plain = found(lambda: outline(yaml.compose(text, Loader=ShallowSafe)))
    assert found(lambda: outline(quick_yaml.compose(text))) == plain
    assert found(quick_yaml.load_texts, text) == found(lambda: yaml.load(text, Loader=ShallowBase))  # noqa: S506 - texts
    assert found(quick_yaml.load, text, plain_loader) == found(lambda: yaml.load(text, Loader=plain_loader()))  # noqa: S506


@pytest.mark.parametrize("name", TEXTS)
def test_both_loaders_find_the_same(name: str) -> None:
    assert_same(TEXTS[name])


def broken() -> Iterator[str]:
    """Texts with a few characters taken out, put in or moved."""
    chance = random.Random(3)  # noqa: S311 - no secret
    entries = SOURCES.split("\n- ")
    for _ in range(60):
        text = "- " + "\n- ".join(chance.sample(entries[1:], 2))
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(text))
            text = (
                text[:at]
                + chance.choice(("", ":", "'", '"', "[", "}", "\n", " ", "\t", "#", "- ", "&a ", "*a", "|"))
                + text[at + 1 :]
            )
        yield text


def test_both_loaders_find_the_same_in_broken_texts() -> None:
    for text in broken():
        assert_same(text)


def test_texts_as_usual_are_read_by_libyaml() -> None:
    if not yaml.__with_libyaml__:
        pytest.fail("the environment of the tests has no libyaml, and nothing here is tested")
    assert quick_yaml._quick_node(yaml.CSafeLoader, SOURCES)[0]  # noqa: SLF001 - both ways have the same results
    assert not quick_yaml._quick_node(yaml.CSafeLoader, TEXTS["deep behind comments"])[0]  # noqa: SLF001 - same
