"""Ranges: corners where a formula rises or falls only, samples where it turns."""

import pytest

RANGES = {
    "a range": ("a = 2..4\nb = 3 * a", "6–12", False),
    "a spread": ("a = 0.7 ± 0.1\nb = 1 / (1 - a)", "2.5–5", False),
    "falls in one, rises in the other": ("a = 2..4\nc = 1..2\nb = a / c", "1–4", False),
    "through formulas": ("a = 2..4\nc = a^2\nb = c - a", "2–12", False),
    "the same input twice cancels": ("a = 2..4\nb = a - a", "0", False),
    "turns": ("a = -1..2\nb = a^2", "0–4", True),
    "a step": ("a = 1.5..2.5\nb = floor(a)", "1–2", False),
    "overridden": ("a = 2..4\nc = 3 * a\nb = (c with a = 5)", "15", False),
    "in a total": ("b = total(t.v)", "4–6", False),
    "in a picked cell": ("r = pick t: x\nb = 2 * r.v", "2–4", False),
    "in another cell": ("r = pick t: y\nb = 2 * r.v", "6–8", False),
    "not in an exact cell": ("r = pick t: x\nc = 2 * r.v\nb = (c with r = z)", "0", False),
}
TABLE = "<!-- calc: table t -->\n| id | v |\n|---|---|\n| x | [1, 2] |\n| y | [3, 4] |\n| z | 0 |\n\n"


@pytest.mark.parametrize("name", RANGES)
def test_range(vault, name):
    sheet, text, sampled = RANGES[name]
    calculation, problems = vault({"n.md": f"{TABLE}```calc\n{sheet}\n```\n"})
    assert problems == ()
    (found,) = (q for id_, q in calculation.quantities.items() if id_.name == "b")
    assert (found.text, found.value.sampled) == (text, sampled)


def test_live_values_have_ranges(vault):
    calculation, _ = vault({"n.md": "```calc\na = 2..4\n```\n`= 2 * a + 1`, `= (a with a = 3)`.\n"})
    assert [found.text for found in calculation.live["n.md"]] == ["5–9", "3"]
