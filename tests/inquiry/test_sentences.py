"""Every number of a text that an agent sends has a verdict, and none that a text names wrongly is said to hold."""

import pytest

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry.answers import check_sentence

NOTE = """# Rack

<!-- calc: table gpus -->
| gpu | bw [TB/s] | vram [GB] |
|---|---|---|
| h100 | 3.35 | 80 |
| b200 | 8 | 192 |

```calc
users = 4
weights = 140 GB
step [ms] = weights / 3.35 TB/s
pause = 45 ms
n_layers = 60
rent = 2 to 4 USD/h
due = date 2026-11-22
mass_per_rack = 900 kg
pallet = 1100 kg
share = 20 %
room_temperature = 21 °C
```
"""
NOTHING = "nothing like it"
SAME = "a value of the same size exists"


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    root = tmp_path_factory.mktemp("vault")
    (root / "docs").mkdir()
    (root / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    (root / "docs" / "rack.md").write_text(NOTE)
    return Session(VaultOptions(root, settings=(("values.reference", False),)))


def verdicts(session: Session, text: str) -> list[tuple[str, str]]:
    return [(one["number"], one["verdict"]) for one in check_sentence(session, text)["numbers"]]


ROWS = [
    pytest.param("A step takes 42 ms.", [("42 ms", "holds")], id="unit"),
    pytest.param("A step takes 45 ms.", [("45 ms", "off by 7.68 %")], id="a named value before another that fits"),
    pytest.param("There are 4 users.", [("4", "holds")], id="counted by its name"),
    pytest.param("It has 60 layers.", [("60", "holds")], id="counted by a word of its name"),
    pytest.param("It has 60 doors.", [("60", NOTHING)], id="the same number of another thing"),
    pytest.param("It has 61 layers.", [("61", "off by 1.67 %")], id="another number of what is counted"),
    pytest.param(
        "At least 130 GB, at most 150 GB.", [("At least 130 GB", SAME), ("at most 150 GB", SAME)], id="bounds"
    ),
    pytest.param("The weights are less than 130 GB.", [("less than 130 GB", "off by 7.14 %")], id="bound that fails"),
    pytest.param("The weights are between 100 and 150 GB.", [("between 100 and 150 GB", "holds")], id="between"),
    pytest.param("The rent is 2 to 4 USD/h.", [("2 to 4 USD/h", "holds")], id="range"),
    pytest.param("It takes 7 weeks.", [("7 weeks", NOTHING)], id="no such value"),
    pytest.param("It costs $5.", [("$5", NOTHING)], id="money"),
    pytest.param("It has 141 GB of weights.", [("141 GB", "off by 0.714 %")], id="the last digit"),
    pytest.param("It is due 2026-11-22.", [("2026-11-22", "holds")], id="date"),
    pytest.param("The share is 20%.", [("20%", "holds")], id="percent"),
    pytest.param("The share is 0.2.", [("0.2", "holds")], id="percent as a plain number"),
    pytest.param("The room temperature is 21 °C.", [("21 °C", "holds")], id="temperature"),
    pytest.param("The room temperature is −21 °C.", [("−21 °C", "off by 42 K")], id="sign"),
    pytest.param("An h100 has 80 GB and 3.35 TB/s.", [("80 GB", "holds"), ("3.35 TB/s", "holds")], id="cells by row"),
    pytest.param("The H100, GPT-4 and v2.5 are names.", [], id="names"),
    pytest.param("1. first\n2. weights: 140 GB", [("140 GB", "holds")], id="numbers of a list"),
    pytest.param(
        "Weights: **140** GB\n\nWeights: `140 GB`\n\n**Weights**: [140 GB](x.md#y).",
        [("140 GB", "holds")] * 3,
        id="markup",
    ),
    pytest.param("| step (ms) | x |\n|---|---|\n| 42 | 140 GB |", [("42 ms", "holds"), ("140 GB", SAME)], id="cells"),
    pytest.param("It takes 3,35,0 ms.", [("3,35,0", "not read")], id="unreadable"),
    pytest.param("It takes 3,35 ms.", [("3,35 ms", "nothing like it")], id="a decimal comma"),
    pytest.param(
        "pallet = 1100 kg; mass_per_rack = 900 kg", [("1100 kg", "holds"), ("900 kg", "holds")], id="_ in a name"
    ),
    pytest.param("_pallet_ and __pallet__: _1000 kg_", [("1000 kg", "off by 9.09 %")], id="_ as emphasis"),
    pytest.param("A rack has a mass of 1100 kg.", [("1100 kg", "off by 22.2 %")], id="a name without its per"),
    pytest.param("1.2.3 and 5/6 and 1e999", None, id="odd figures"),
]


@pytest.mark.parametrize(("text", "expected"), ROWS)
def test_every_number_has_a_verdict(session: Session, text: str, expected: list[tuple[str, str]] | None) -> None:
    found = verdicts(session, text)
    if expected is None:
        assert len(found) >= 3
    else:
        assert found == expected


def test_as_many_numbers_come_back_as_were_sent(session: Session) -> None:
    sizes = [f"{number}.{number} {unit}" for number in range(1, 60) for unit in ("ms", "GB", "blobs", "kg/m")]
    assert [number.split()[0] for number, _ in verdicts(session, ", ".join(sizes))] == [one.split()[0] for one in sizes]


def test_a_text_that_is_too_long_is_refused_and_not_cut(session: Session) -> None:
    assert "problem" in check_sentence(session, "5 ms " * 5000)
