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
    "turns below the middle": ("q = -1..2\nn = 2\nb = n * q^2", "0–8", True),
    "turns between the corners": ("r = 2 ± 1\nn = 5\nb = r^2 - r * n", "-6.25 to -4", True),
    "turns near an end": ("x = 1..100\nb = 4 / x + x", "4–100", True),
    "turns far below a wide end": ("x = 0.001..1000000\nb = 4 / x + x", "4–1,000,000", True),
    "a square that is zero inside": ("a = -2..3\nb = a^2", "0–9", True),
    "a bend": ("a = -2..3\nb = abs(a)", "0–3", True),
    "many turns": ("a = -1..2\nb = sin(7 * a)", "-1 to 1", True),
    "a valley of two": ("a = 1..3\nc = 2..5\nb = (a - c)^2", "0–16", True),
}
POLES = {
    "a pole": ("1 / q", "no value in all of its range: division by zero at `q = 0`"),
    "a pole that no sample hits": (
        "1 / (q - 1 / 3)",
        "no value in all of its range: division by zero at `q = 0.333`",
    ),
    "a pole that only the search climbs": (
        "1 / ln(exp(q) / 1.4)",
        "no value in all of its range: it grows without bound at `q = 0.336`",
    ),
    "a pole without a change of sign": ("1 / q^2", "no value in all of its range: division by zero at `q = 0`"),
    "a log": ("ln(q)", "no value in all of its range: log of zero or less at `q = -1`"),
    "a root": ("sqrt(q)", "no value in all of its range: root of a negative number at `q = -1`"),
}
CHECKS = {
    "holds at all": ("q < 3", ()),
    "fails at an end": ("q > 0", ("the check fails, `c`: not at `q = -1`",)),
    "fails inside": ("(q - 0.2)^2 > 0.01", ("the check fails, `c`: not at `q = 0.2`",)),
    "a formula and itself": ("q^2 - 1 = (q - 1) * (q + 1)", ()),
    "through a formula": ("y > -1.5", ("the check fails, `c`: not at `q = -1`",)),
}
TABLE = "<!-- calc: table t -->\n| id | v |\n|---|---|\n| x | [1, 2] |\n| y | [3, 4] |\n| z | 0 |\n\n"


@pytest.mark.parametrize("name", RANGES)
def test_range(vault, name):
    sheet, text, sampled = RANGES[name]
    calculation, problems = vault({"n.md": f"{TABLE}```calc\n{sheet}\n```\n"})
    assert problems == ()
    (found,) = (q for id_, q in calculation.quantities.items() if id_.name == "b")
    assert (found.text, found.value.sampled) == (text, sampled)


@pytest.mark.parametrize("name", POLES)
def test_no_value_somewhere_in_the_range(vault, name):
    formula, message = POLES[name]
    calculation, problems = vault(sheet=f"q = -1..2\ny = {formula}\nz = y + 1")
    assert [(found.code, found.message) for found in problems] == [("CG350", message)]
    assert [q.value for id_, q in calculation.quantities.items() if id_.name in {"y", "z"}] == [None, None]


@pytest.mark.parametrize("name", CHECKS)
def test_check_of_a_range(vault, name):
    formula, messages = CHECKS[name]
    _, problems = vault(sheet=f"q = -1..2\ny = 2 * q\ncheck c: {formula}")
    assert tuple(found.message for found in problems) == messages


def test_live_value_without_value_somewhere(vault):
    _, problems = vault({"n.md": "```calc\nq = -1..2 m\n```\n`= 1 m / q`.\n"})
    assert [found.message for found in problems] == ["no value in all of its range: division by zero at `q = 0 m`"]


def test_live_values_have_ranges(vault):
    calculation, _ = vault({"n.md": "```calc\na = 2..4\n```\n`= 2 * a + 1`, `= (a with a = 3)`.\n"})
    assert [found.text for found in calculation.live["n.md"]] == ["5–9", "3"]
