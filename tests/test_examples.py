"""The examples in docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

PLUGINS = Path(__file__).parent.parent / "plugins"
MODULES = [
    ".".join(file.relative_to(PLUGINS).with_suffix("").parts)
    for file in sorted(PLUGINS.rglob("*.py"))
    if ">>> " in file.read_text("utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted > 0
    assert found.failed == 0
