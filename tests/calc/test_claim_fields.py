"""Claims about random values of many fields: no false one is green, true ones are read, what `fix` writes is true."""

import re
import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from tests.calc.claim_fields import claims

GREEN = {"holds", "partly", "agrees"}


def outcome(claimed, made):
    """Green, caught, warned or silent."""
    found, problems = claimed(made.sheet, made.prose)
    if any(one.severity == "error" for one in problems):
        return "caught"
    if found and all(one.verdict in GREEN for one in found):
        return "green"
    return "warned" if problems else "silent"


def shows(capsys, text):
    """Show counts in the log of a passing run."""
    with capsys.disabled():
        sys.stdout.write(f"\n{text}\n")


def counted(claimed, some):
    found, bad = Counter(), []
    for made in some:
        verdict = outcome(claimed, made)
        found[verdict] += 1
        if (verdict == "green") != made.is_true:
            bad.append((verdict, made.kind, made.sheet, made.prose))
    return found, bad


def test_some_claims_of_each_field(claimed):
    false, bad = counted(claimed, islice(claims(1, is_true=False), 150))
    assert [one for one in bad if one[0] in {"green", "silent"}] == []
    true, bad = counted(claimed, islice(claims(1, is_true=True), 60))
    assert len(bad) <= 2, bad
    assert sum(false.values()) + sum(true.values()) == 210


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", [2, 3])
def test_three_thousand_false_and_a_thousand_true_claims(claimed, capsys, seed):
    false, bad = counted(claimed, islice(claims(seed, is_true=False), 3000))
    true, refused = counted(claimed, islice(claims(seed, is_true=True), 1000))
    shows(capsys, f"seed {seed}: false {dict(false)}, true {dict(true)}")
    assert false["green"] < 0.003 * 3000, bad
    assert false["silent"] < 0.005 * 3000, bad
    assert len(refused) < 0.03 * 1000, refused


def repaired(tmp_path, some):
    """The texts of the links after `fix --write`, with the claims."""
    for at, made in enumerate(some):
        (tmp_path / f"n{at:04}.md").write_text(
            f"# Case {at}\n\n```calc\n{made.sheet}\n```\n\n{made.prose}\n", encoding="utf-8"
        )
    ran = subprocess.run(
        [Path(sys.executable).with_name("calcgraph"), "fix", "--write", str(tmp_path)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode in {0, 1}, ran.stderr
    for at, made in enumerate(some):
        text = (tmp_path / f"n{at:04}.md").read_text(encoding="utf-8").rsplit("```\n", 1)[1].strip()
        if text != made.prose:
            yield made, text


def misrepaired(tmp_path, some):
    edits, bad = 0, []
    for made, text in repaired(tmp_path, some):
        edits += 1
        number = re.search(r"\[([^\]]*)\]\(#x\)", text)[1]
        is_right = made.number is not None and abs(made.number(number) - made.value) <= made.value / 20
        if not is_right:
            bad.append((made.kind, made.sheet, made.prose, text))
    return edits, bad


def test_a_repair_of_a_false_claim_is_true(tmp_path):
    edits, bad = misrepaired(tmp_path, [*islice(claims(4, is_true=False), 150)])
    assert edits > 10
    assert bad == []


@pytest.mark.fuzz
def test_repairs_of_a_thousand_false_claims_are_true(tmp_path, capsys):
    edits, bad = misrepaired(tmp_path, [*islice(claims(5, is_true=False), 1000)])
    shows(capsys, f"{edits} repairs")
    assert bad == []
