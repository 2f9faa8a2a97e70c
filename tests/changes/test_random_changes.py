"""Edits of any kind, drawn by chance: what is said of a change fits both sides, and nothing is said of none."""

import importlib.util
import json
import math
import random
import sys
from pathlib import Path

import pytest

from calcgraph.changes.compare import compare
from calcgraph.changes.differences import Changes
from calcgraph.changes.judge import judge
from calcgraph.project import read_project
from calcgraph.queries.memo import Memo
from calcgraph.render.changes.forms import FORMS
from calcgraph.render.changes.words import Summary
from calcgraph.source import NoteId, SourceFile

sys.path.insert(0, str(Path(__file__).parent))
from vaults import PLAIN

_place = Path(__file__).parents[1] / "hosts/random_edits.py"
_spec = importlib.util.spec_from_file_location("random_edits", _place)
random_edits = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(random_edits)

COST = {
    "docs/cost.md": "# Cost\n\n```calc\nuse [[deep]]: k\nrent = 8 USD/h\nprice = rent / k\n```\n\n"
    "So [4 USD/h](#price).\n",
    "docs/step.md": "# Step\n\n```calc\nuse [[cost]]: price\nbw = 3 TB/s\nstep [ms] = 60 GB / bw\nall = step * price\n"
    "```\n",
    "docs/index.md": "# Start\n\n[[cost]] [[step]]\n",
}


def project(texts, memo=None):
    files = {path.removeprefix("docs/"): text for path, text in texts.items()}
    sources = [SourceFile(NoteId(path), text, path) for path, text in files.items() if path.endswith(".md")]
    others = {path: text for path, text in files.items() if not path.endswith(".md")}
    return read_project(sources, tuple(others), others.get, PLAIN, memo=memo)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_said_of_random_edits_fits_both_sides(seed):
    chance = random.Random(seed)  # noqa: S311 - the same edits every time
    texts, memo = {**random_edits.MORE, **COST}, Memo()
    base, anew = project(texts, memo), project(texts)
    for _ in range(12):
        after = texts
        for _ in range(chance.randrange(1, 4)):
            after, _ = random_edits.edited(chance, after)
        head, head_anew = project(after, memo), project(after)
        changes = compare(base, head, (base.diagnostics, head.diagnostics))
        assert changes == compare(anew, head_anew, (base.diagnostics, head.diagnostics))
        assert_fits(changes, base, head)
        texts, base, anew = after, head, head_anew
    assert compare(base, anew) == Changes()


def assert_fits(changes, base, head):
    for one in changes.values:
        shares = [share.contribution for share in one.why.shares]
        if shares and None not in shares and one.converted is not None:
            sizes = [*shares, one.after.figure, one.converted]
            slack = 1e-9 * max(map(abs, sizes))
            assert math.isclose(math.fsum(shares), one.after.figure - one.converted, rel_tol=1e-9, abs_tol=slack), one
    assert len(head.notes) - len(base.notes) == len(changes.notes.added) - len(changes.notes.removed)
    back = compare(head, base, (head.diagnostics, base.diagnostics))
    assert {one.name for one in back.values} == {one.name for one in changes.values}
    assert sorted(back.notes.added) == sorted(changes.notes.removed)
    summary = Summary("a", "b", changes, judge(changes))
    told = {name: form(summary) for name, form in FORMS.items()}
    assert len(json.loads(told["json"])["values"]) == len(changes.values)
    assert all(line.startswith("::") for line in told["github"].splitlines())
