"""Drifts in a repository made by a script: how many are reported, and where. `make fuzz` plants 500."""

import os
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read

sys.path.insert(0, str(Path(__file__).parent))
from planted_drifts import KINDS, drift, make_repository, write

PLACES = tuple[str, int]
SETTINGS = (("values.reference", False),)


def told(folder):
    return {(one.path, one.span.line): one.code for one in read(VaultOptions(folder, None, SETTINGS)).diagnostics}


def plant(folder, count, seed):
    """How many drifts of each kind were planted, and those that were not told at all their places."""
    repository = make_repository(seed)
    write(folder, repository.files)
    assert len(repository.numbers) == 60
    assert told(folder) == {}
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    planted, missed, elsewhere = Counter(), [], []
    for at in range(count):
        one = drift(repository, [*KINDS][at % len(KINDS)], chance)
        assert any(repository.files[name] != text for name, text in one.files.items()), one.what
        write(folder, one.files)
        found = told(folder)
        planted[one.kind] += 1
        missed += [] if one.places <= found.keys() else [one.what]
        strays = {place for place in found if place not in one.places and place[0] != "README.md"}
        elsewhere += [(one.what, strays)] if strays and one.kind in {"unit", "hash", "date"} else []
        write(folder, {name: repository.files[name] for name in one.files})
    assert told(folder) == {}
    return planted, missed, elsewhere


def test_a_slice(tmp_path):
    planted, missed, elsewhere = plant(tmp_path, 36, 7)
    assert sum(planted.values()) == 36
    assert missed == []
    assert elsewhere == []


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(5))
def test_five_hundred(tmp_path, seed):
    _, missed, elsewhere = plant(tmp_path, 100, seed)
    assert len(missed) <= 1, missed
    assert elsewhere == []


def test_a_tree_that_was_only_touched_is_not_reported(tmp_path):
    repository = make_repository(3)
    write(tmp_path, repository.files)
    write(tmp_path, repository.files)
    for path in tmp_path.rglob("*"):
        os.utime(path, (1, 1))
    assert told(tmp_path) == {}
