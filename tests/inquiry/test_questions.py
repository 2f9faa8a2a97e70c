"""Questions in the words of a first-time user: a useful answer is among the first three results, or is the reply."""

import json
from pathlib import Path

import pytest

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry.answers import check_sentence, search, sources, value, what_if
from calcgraph.hosts.inquiry.search_words import asked_words, words_of
from calcgraph.hosts.inquiry.wire import MOST, in_json

DEVICES = """# Devices

<!-- calc: table devices from d.csv -->

<!-- calc: table pumps -->
| pump | flow [L/min] | price [USD] |
|---|---|---|
| small | 4 | 120 |
| large | 9 | 310 |

```calc
gpu = pick devices: h100 # what is shown
bw [TB/s] = gpu.bw # memory bandwidth
vram [GB] = gpu.vram # memory
```
"""
CSV = (
    "id,device,vram [GB],bw [TB/s],rent [USD/h],power [W],source\n"
    "h100,H100 SXM,80,3.35,2.95,700,@sheet\nh200,H200,141,4.8,3.5,,@sheet\nb200,B200,192,8,4.5,1000,@other\n"
)
SPEED = """# Decode is bound by memory bandwidth

An H200 reads its memory with a bandwidth that bounds the speed. Eight H100 with thirty-two users make much more.

```calc
use [[devices]]: devices, pumps
gpu = pick devices: h200 # accelerator
weights = 140 GB # bytes of a step
step [ms] = weights / gpu.bw # one step
filling [min] = 18 L / pumps.large.flow # of the tank
check quick: filling < 3 min
seen_h200 = 27.4 tok/s # measured on one H200
users = 32 in 1..64 # at once
```

A tank fills in [2 min](#filling). The sheet says [90 ms](#step "disputed: it divides by the peak; @sheet").
"""
CASH = """# Cash

```calc
fixed = 85 USD # rent of a month
cash(0) = 1000 USD # today
cash(n) = cash(n - 1) - fixed for n in 1..12
customers(0) = 400
customers(n) = customers(n - 1) + 5 for n in 1..12
twice(x) = 2 * x
left [USD] = cash(12)
share = 21 %
```
"""
LIBRARY = """references:
- {id: sheet, type: webpage, title: A datasheet, URL: "https://example.com/d", checked: 2026-01-02}
- {id: other, type: webpage, title: Another}
"""


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    root: Path = tmp_path_factory.mktemp("vault")
    (root / "docs").mkdir()
    (root / "formulas").mkdir()
    (root / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    (root / "formulas" / "sources.yaml").write_text(LIBRARY)
    for name, text in {"devices.md": DEVICES, "d.csv": CSV, "speed.md": SPEED, "cash.md": CASH}.items():
        (root / "docs" / name).write_text(text)
    return Session(VaultOptions(root, settings=(("values.reference", False),)))


ASKED = [
    ("bandwidth of H200", "devices.h200.bw", "4.8 TB/s"),
    ("what is the memory bandwidth of an H200?", "devices.h200.bw", "4.8 TB/s"),
    ("how much memory does a B200 have", "devices.b200.vram", "192 GB"),
    ("price of an H100 per hour", "devices.h100.rent", "2.95 USD/h"),
    ("how much power does the B200 draw", "devices.b200.power", "1000 W"),
    ("cost of the large pump", "pumps.large.price", "310 USD"),
    ("flow of small pumps", "pumps.small.flow", "4 L/min"),
]


@pytest.mark.parametrize(("query", "name", "shown"), ASKED, ids=[row[0] for row in ASKED])
def test_a_row_and_what_is_asked_of_it_are_found_as_the_cell(
    session: Session, query: str, name: str, shown: str
) -> None:
    found = [(one.get("name"), one.get("value")) for one in search(session, query)["found"][:3]]
    assert (name, shown) in found


def test_a_row_alone_is_found_as_the_row_and_words_of_no_row_find_no_cell(session: Session) -> None:
    assert search(session, "B200")["found"][0]["kind"] == "row"
    assert all(one["kind"] != "cell" for one in search(session, "tank")["found"])


def test_an_empty_cell_is_not_said_to_be_another(session: Session) -> None:
    found = search(session, "power of the H200")["found"]
    assert all(one.get("value") not in {"700 W", "1000 W"} for one in found if "h200" in str(one.get("name")))


def test_a_number_in_words_is_the_number(session: Session) -> None:
    assert words_of("thirty-two users, eight GPUs") == words_of("32 user 8 gpu")
    assert words_of("Optimization of speed and its status") == words_of("optimisations of speeds and its status")
    assert asked_words("where are these notes about 32 users") == ["32", "user"]
    assert "thirty-two" in str(search(session, "8 H100 with 32 users")["found"][0].get("text"))


def test_the_words_of_a_query_go_before_a_number_in_it(session: Session) -> None:
    assert search(session, "2 min")["found"][0]["name"] == "filling"
    names = [one.get("name") for one in search(session, "bandwidth of an H200 for 140 GB")["found"]]
    assert names.index("devices.h200.bw") < names.index("weights")


def test_a_sentence_of_a_paragraph_is_found_by_itself(session: Session) -> None:
    (one,) = [one for one in search(session, "thirty-two users make more")["found"] if one["kind"] == "sentence"][:1]
    assert one["text"] == "Eight H100 with thirty-two users make much more."


def test_a_cell_says_what_its_column_means_and_where_its_row_comes_from(session: Session) -> None:
    found = value(session, "devices.h200.bw")
    assert (found["value"], found["means"], found["sources"]) == ("4.8 TB/s", "memory bandwidth", ["sheet"])
    assert found["cited"][0]["url"] == "https://example.com/d"
    assert found["row"]["vram"] == "141 GB"
    assert "devices.md#devices.h100" in sources(session, "sheet")["sources"][0]["used_by"]


def test_a_value_of_a_series_or_function_is_read_and_its_argument_is_a_value(session: Session) -> None:
    assert value(session, "cash(12)")["value"] == "-20 USD"
    assert value(session, "cash#cash(1)")["value"] == "915 USD"
    assert value(session, "twice(4 kg)")["value"] == "8 kg"
    for hostile in ("cash(11 + 1)", "twice(cash)", "twice(1) + twice(1)", "twice(1, 2)", "twice(left)"):
        assert "value" not in value(session, hostile)


def test_a_disputed_value_says_why(session: Session) -> None:
    (claim,) = value(session, "speed#step")["claims"]
    assert "divides by the peak" in claim["why"]
    (number,) = check_sentence(session, "It takes 90 ms.")["numbers"]
    assert "divides by the peak" in number["disputed"]["why"]
    assert "disputed" not in check_sentence(session, "It takes 91 ms.")["numbers"][0]


def test_a_name_of_several_notes_has_the_value_of_each(session: Session) -> None:
    assert value(session, "gpu")["values"] == {
        "devices.md#gpu": "h100: what is shown",
        "speed.md#gpu": "h200: accelerator",
    }


def test_a_cell_of_a_note_can_be_tried_with_all_that_would_fail(session: Session) -> None:
    found = what_if(session, "filling", "pumps.large.flow=6 L/min")
    assert (found["then"], {one["says"] for one in found["would_fail"]}) == ("3 min", {"2 min", "quick"})
    assert what_if(session, "filling", "pumps.large.flow=0.006 m^3/min")["then"] == "3 min"
    assert value(session, "pumps.large.flow")["value"] == "9 L/min"


def test_a_cell_of_a_file_can_be_tried_where_a_pick_takes_its_row(session: Session) -> None:
    assert what_if(session, "speed#step", "devices.h200.bw=4 TB/s")["then"] == "35 ms"
    assert "takes no number" in what_if(session, "speed#step", "devices.h100.bw=4 TB/s")["problem"]


@pytest.mark.parametrize("given", ["3", "3 kg", "1 + 2 L/min", "left", "", "6 L/min) + (1 L/min"])
def test_a_cell_takes_only_a_value_of_its_kind(session: Session, given: str) -> None:
    assert "then" not in what_if(session, "filling", f"pumps.large.flow={given}")


def test_an_unknown_row_is_answered_with_the_nearest_or_all(session: Session) -> None:
    assert "h200" in what_if(session, "speed#step", "gpu=h20")["hint"]
    assert "b200" in what_if(session, "speed#step", "gpu=zzz")["hint"]


def test_little_words_are_no_units_before_another_word(session: Session) -> None:
    for text in ("There are 400 in the queue.", "It has 400 a day.", "We count 140 GB in memory.", "See 5 at once."):
        for one in check_sentence(session, text)["numbers"]:
            assert one["number"].split()[-1] not in {"in", "a", "at"}
    assert check_sentence(session, "It is 5 in.")["numbers"][0]["number"] == "5 in"


def test_the_start_of_a_series_and_a_share_name_nothing(session: Session) -> None:
    verdicts = {
        one["number"]: one["verdict"] for one in check_sentence(session, "Of 455 customers 21 % pay.")["numbers"]
    }
    assert verdicts == {"455": "nothing like it", "21 %": "a value of the same size exists"}


def test_thirteen_numbers_have_their_verdicts_in_one_answer(session: Session) -> None:
    text = " ".join(f"It is {number} GB." for number in range(130, 143))
    answer = in_json(check_sentence(session, text))
    assert len(answer) <= MOST
    same = [
        one["number"] for one in json.loads(answer)["numbers"] if one["verdict"] == "a value of the same size exists"
    ]
    assert same == ["140 GB", "141 GB"]
    assert len(json.loads(answer)["numbers"]) == 13
    mixed = " ".join(f"A step of the weights takes {number} ms." for number in range(28, 41))
    answer = json.loads(in_json(check_sentence(session, mixed)))
    assert len(answer["numbers"]) == 13
    assert "more" not in answer
    assert "number" in check_sentence(session, "A step takes 29 ms.")["numbers"][0]["is"][0]
