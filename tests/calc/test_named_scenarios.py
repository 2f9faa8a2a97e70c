"""`with` and the name of a scenario: what it says, in formulas, live values, views and claims."""

import pytest

from calcgraph.calc.model import QuantityId
from calcgraph.project import Project, read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

SHEET = """```calc
price = 10 USD in 1 USD..50 USD
churn [%] = 5 % in 1 %..20 %
ltv [USD] = price / churn
dear(x) = x * price
F = (3, 4) N
force = norm(F)
scenario recession: price = 8 USD, churn = 8 %
scenario strong: F = (6, 8) N
```
"""


def read(line: str = "", behind: str = "", **notes: str) -> Project:
    texts = {"n": f"{SHEET}\n```calc\n{line}\n```\n\n{behind}\n", **notes}
    sources = [SourceFile(NoteId(f"{name}.md"), text) for name, text in texts.items()]
    return read_project(sources, [], lambda _: None, Settings())


def said(project: Project) -> list[str]:
    return [f"{one.code} {one.message}" for one in project.diagnostics if one.severity == "error"]


WORTH = {
    "(ltv with recession)": "100 USD",
    "(ltv with recession, price = 9 USD)": "112.50 USD",
    "(ltv with price = 9 USD, recession)": "100 USD",
    "ltv - (ltv with recession)": "100 USD",
    "(price / churn with recession)": "100 USD",
    "((ltv with recession) / price with price = 20 USD)": "5",
    "(dear(2) with recession)": "16 USD",
    "(force with strong)": "10 N",
}


@pytest.mark.parametrize(("formula", "text"), WORTH.items(), ids=WORTH)
def test_it_stands_for_what_the_scenario_says(formula: str, text: str) -> None:
    project = read(f"a = {formula}")
    assert said(project) == []
    found = project.calculation.quantities[QuantityId(NoteId("n.md"), "a")]
    assert f"{found.text} {found.unit.text}".strip() == text


REFUSED = {
    "a = (ltv with recesion)": "CG348 `recesion` is not a scenario of this note",
    "a = (ltv with price)": "CG348 `price` is not a scenario of this note",
    "a = (ltv with recession =)": "CG210",
    "a = (ltv with churn.x)": "CG210",
    "scenario worse: recession, price = 3 USD": "CG210",
    "scenario lost: cost = 3 USD\na = (ltv with lost)": "CG348 `cost` is not in `n.md`",
    "scenario heavy: price = 3 kg\na = (ltv with heavy)": "CG357 `price` is in `USD`, but its new value is in `kg`",
}


@pytest.mark.parametrize(("line", "wrong"), REFUSED.items(), ids=REFUSED)
def test_what_is_none_is_refused(line: str, wrong: str) -> None:
    found = said(read(line))
    assert found
    assert all(one.startswith(wrong) for one in found)


def test_the_first_of_two_scenarios_of_a_name_counts() -> None:
    project = read("scenario recession: price = 1 USD\na = (ltv with recession)")
    assert [one[:5] for one in said(project)] == ["CG340"]
    assert project.calculation.quantities[QuantityId(NoteId("n.md"), "a")].text == "100"


def test_its_names_are_those_of_its_own_note() -> None:
    """`price` of the other note is another quantity, and keeps its value."""
    scenarios = "scenario s: price = 1 USD\nscenario t: theirs = 1 USD\n"
    head = f"```calc\nuse [[n]]: ltv, price as theirs\nprice = 7 USD\n{scenarios}"
    project = read(o=f"{head}a = (ltv with s)\nb = (ltv with t)\nc = (price + ltv with s)\n```\n")
    values = {one.id.name: one.text for one in project.calculation.quantities.values() if one.id.note == "o.md"}
    assert (values["a"], values["b"], values["c"]) == ("200", "20", "201")


def test_a_live_value_and_a_view_take_one() -> None:
    view = "```calc table\nrows: price in 5..10 USD step 5\nshow: ltv, (ltv with recession)\n```"
    project = read("", f"It is `= ltv with recession`, not `= ltv with boom`.\n\n{view}\n")
    first, second = project.calculation.live[NoteId("n.md")]
    assert (first.text, second.text) == ("100 USD", "")
    assert said(project) == ["CG348 `boom` is not a scenario of this note"]


LOOKS = {
    "ltv": True,
    "price": True,
    "ltv as kUSD": False,
    "ltv as USD .2": False,
    "ltv with price = 9 USD": False,
    "ltv with recession": False,
    "2 * ltv": False,
}


@pytest.mark.parametrize(("text", "is_whole"), LOOKS.items(), ids=LOOKS)
def test_only_a_quantity_as_its_row_shows_it_follows_the_row(text: str, is_whole: bool) -> None:  # noqa: FBT001 - a row
    (live,) = read("", f"`= {text}`").calculation.live[NoteId("n.md")]
    assert live.text
    assert live.is_whole is is_whole


CLIMATE = """# Climate

```calc
t = 20 in 0..100
r = 2 * t
F = (3, 4)
scenario drought: t = 30
scenario large: F = (6, 8), t = 2 * r
scenario wrong: t = 3 kg
```
"""
HARVEST = """```calc
use [[climate]]: r, F, drought, large as big
t = 1 in 0..5
y = 10 * r + t
n = norm(F)
scenario own: t = 3
```
"""


def read_harvest(line: str = "", text: str = "", **notes: str) -> Project:
    texts = {"climate": CLIMATE.replace("scenario wrong: t = 3 kg\n", ""), "harvest": HARVEST, **notes}
    texts["harvest"] = f"{HARVEST}\n```calc\n{line}\n```\n\n{text}\n"
    sources = [SourceFile(NoteId(f"{name}.md"), text) for name, text in texts.items()]
    return read_project(sources, [], lambda _: None, Settings())


IMPORTED = {
    "(y with drought)": "601",
    "(y with own)": "403",
    "(n with big)": "10",
    "(y with big)": "1601",
    "(y with drought, own)": "603",
    "(r + t with drought)": "61",
}


@pytest.mark.parametrize(("formula", "text"), IMPORTED.items(), ids=IMPORTED)
def test_an_imported_scenario_keeps_the_names_of_its_note(formula: str, text: str) -> None:
    """`t` of this note is another quantity; `2 * r` is computed as the note of the scenario writes it."""
    project = read_harvest(f"a = {formula}")
    assert said(project) == []
    assert project.calculation.quantities[QuantityId(NoteId("harvest.md"), "a")].text == text


TRUE = (
    '[601](#y "with drought")',
    '[403](#y "with own")',
    '[10](#n "with big")',
    '[60](climate.md#r "with drought")',
    '[160](climate.md#r "with large")',
    '[10](#n "with large")',
)
FALSE = {
    '[403](#y "with drought")': "CG401",
    '[5](#n "with big")': "CG401",
    '[42](climate.md#r "with own")': "CG343",
    '[601](#y "with drowt")': "CG343",
    "[601](#drought)": "CG103",
    "[30](climate.md#drought)": "CG103",
}


@pytest.mark.parametrize("claim", [*TRUE, *FALSE])
def test_claims_in_a_scenario_of_another_note(claim: str) -> None:
    project = read_harvest("", f"It is {claim}.")
    assert [one[:5] for one in said(project)] == [FALSE[claim] for _ in range(claim in FALSE)]


def test_an_imported_scenario_is_imported_again_and_shown() -> None:
    third = """```calc
use [[harvest]]: y, drought as dry
q = (y with dry)
```

It is [601](#q), [601](harvest.md#y "with dry"), [dry](climate.md#drought) and [[climate#drought]].

```calc table
rows: scenarios
show: y
```
"""
    project = read_harvest("", "", third=third)
    assert said(project) == []
    scenarios = project.calculation.scenarios
    assert [one.name for one in scenarios[NoteId("third.md")]] == ["dry"]
    assert [one.name for one in scenarios[NoteId("harvest.md")]] == ["own", "drought", "big"]
    links = project.resolutions[NoteId("third.md")]
    assert [one.anchor for one in links if one.link.fragment == "drought"] == ["calc-drought"] * 2


UNKNOWN = {
    "use [[climate]]: drowt": "CG342 `drowt` is not defined in `climate.md`",
    "use [[climate]]: drought": "CG340",
    "a = (r with large)": "CG348 `large` is not a scenario of this note",
    "scenario worse: drought": "CG210",
}


@pytest.mark.parametrize(("line", "wrong"), UNKNOWN.items(), ids=UNKNOWN)
def test_what_cannot_be_imported_or_named(line: str, wrong: str) -> None:
    found = said(read_harvest(line))
    assert found
    assert all(one.startswith(wrong) for one in found)


def test_a_scenario_that_is_wrong_in_its_note_is_not_known_elsewhere() -> None:
    other = '```calc\nuse [[climate]]: r, wrong\na = r\n```\n\nIt is [40](#a "with wrong").\n'
    found = said(read_harvest("", "", climate=CLIMATE, other=other))
    assert {one[:5] for one in found} == {"CG357", "CG343"}


def test_two_notes_with_a_scenario_of_one_name_decide_nothing() -> None:
    second = "```calc\nu = 1 in 0..5\nscenario drought: u = 2\n```\n"
    other = '```calc\nuse [[climate]]: r\nuse [[second]]: u\na = r + u\n```\n\nIt is [62](#a "with drought").\n'
    assert [one[:5] for one in said(read_harvest("", "", second=second, other=other))] == ["CG343"]
