"""No number of a false sentence holds, and no true sentence that names its row or quantity is called off."""

from pathlib import Path
from shutil import copytree

import pytest

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry.answers import check_sentence

ROOT = Path(__file__).parents[2]
NOTE = """# Rack

<!-- calc: table gpus -->
| gpu | bw [TB/s] | vram [GB] | link [GB/s] |
|---|---|---|---|
| h100 | 3.35 | 80 | 900 |
| h200 | 4.8 | 141 | 900 |
| llama-3-70b | 1 | 139 | 10 |

<!-- calc: table offers -->
| device | kind | rent [USD/h] |
|---|---|---|
| h100 | reserved | 2.65 |
| h100 | on-demand | 2.95 |

```calc
gpu = pick gpus: h100
vram [GB] = gpu.vram # memory
weights = 140 GB
pallet = 900 kg
mass_per_rack = 1100 kg
n_racks = 12
users = 4 # copies for all shelves
kv = 328 kB/tok # cache of a token
whole = 465 ms
empty_time = 24 ms
rent = 18 USD/h
```
"""
SAME = "a value of the same size exists"


@pytest.fixture(scope="module")
def rack(tmp_path_factory: pytest.TempPathFactory) -> Session:
    root = tmp_path_factory.mktemp("rack")
    (root / "docs").mkdir()
    (root / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    (root / "docs" / "rack.md").write_text(NOTE)
    return Session(VaultOptions(root, settings=(("values.reference", False),)))


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """The formulas of this repository."""
    root = tmp_path_factory.mktemp("catalogue")
    (root / "mkdocs.yml").write_text("site_name: x\ndocs_dir: docs\nplugins: [calcgraph]\n")
    copytree(ROOT / "formulas", root / "docs" / "formulas")
    return Session(VaultOptions(root, settings=(("values.reference", False),)))


def verdicts(session: Session, text: str) -> dict[str, str]:
    return {one["number"]: one["verdict"] for one in check_sentence(session, text)["numbers"]}


FALSE = [
    ("The h200 has 140 GB.", "140 GB"),
    ("The h200 has 80 GB.", "80 GB"),
    ("| gpu | vram |\n|---|---|\n| h200 | 140 GB |", "140 GB"),
    ("| gpu | vram [GB] |\n|---|---|\n| h200 | 140 |", "140 GB"),
    ("| | h100 | h200 |\n|---|---|---|\n| vram | 141 GB | 80 GB |", "141 GB"),
    ("| | h100 | h200 |\n|---|---|---|\n| vram | 141 GB | 80 GB |", "80 GB"),
    ("- h100: 80 GB\n- h200: 140 GB", "140 GB"),
    ("* h200: 80 GB", "80 GB"),
    ("## Memory of the h200: 140 GB", "140 GB"),
    ("# h200\n\nIts vram is 80 GB.", "80 GB"),
    ("The disk has 140 GB.", "140 GB"),
    ("It has 140 GB.", "140 GB"),
    ("The h200, unlike the h100, has 80 GB.", "80 GB"),
    ("The h200 and the h100 have 80 GB.", "80 GB"),
    ("The h200 has 80 GB, and the h100 has 141 GB.", "80 GB"),
    ("The h200 has 80 GB, and the h100 has 141 GB.", "141 GB"),
    ("The h100 does not have 80 GB.", "80 GB"),
    ("The h100 does not\nhave 80 GB.", "80 GB"),
    ("Half of the memory of an h100 is 80 GB.", "80 GB"),
    ("A pair of h100 has 80 GB.", "80 GB"),
    ("It is wrong that an h100 has 80 GB.", "80 GB"),
    ("The h100 with a link of 3.35 TB/s.", "3.35 TB/s"),
    ("The bandwidth of the h100 is 900 GB/s.", "900 GB/s"),
    ("The pallet has a mass of 1100 kg.", "1100 kg"),
    ("The weights are not 140 GB.", "140 GB"),
    ("Half of the weights is 140 GB.", "140 GB"),
    ("There are 4 shelves.", "4"),
    ("There are 12 doors.", "12"),
    ("There are not 12 racks.", "12"),
    ("The h100 has 12 fans.", "12"),
    ("A token needs 300 kB of cache per token.", "300 kB per token"),
    ("The file has 328 kB of cache.", "328 kB"),
]


@pytest.mark.parametrize(("text", "number"), FALSE)
def test_no_number_of_a_false_sentence_holds(rack: Session, text: str, number: str) -> None:
    assert verdicts(rack, text)[number] != "holds"


TRUE = [
    pytest.param("The h200 has 141 GB and 4.8 TB/s; the h100 has 80 GB.", ["141 GB", "4.8 TB/s", "80 GB"], id="rows"),
    pytest.param("The memory of the h100 is 80 GB.", ["80 GB"], id="another word for a column"),
    pytest.param("The memory of the h200 is 141 GB, that of the h100 80 GB.", ["141 GB", "80 GB"], id="that of"),
    pytest.param("- h100: 80 GB\n- h200: 141 GB", ["80 GB", "141 GB"], id="list"),
    pytest.param("| gpu | vram |\n|---|---|\n| h200 | 141 GB |", ["141 GB"], id="table"),
    pytest.param(
        "| | h100 | h200 |\n|---|---|---|\n| vram | 80 GB | 141 GB |", ["80 GB", "141 GB"], id="rows as heads"
    ),
    pytest.param("A pallet weighs 900 kg.", ["900 kg"], id="quantity"),
    pytest.param("There are 12 racks.", ["12"], id="counted"),
]


@pytest.mark.parametrize(("text", "numbers"), TRUE)
def test_a_number_of_a_named_row_or_quantity_holds(rack: Session, text: str, numbers: list[str]) -> None:
    assert {one: verdict for one, verdict in verdicts(rack, text).items() if verdict != "holds"} == {}
    assert [*verdicts(rack, text)] == numbers


NOT_OFF = [
    pytest.param("Reading the whole memory of an h100 takes 24 ms.", {"24 ms": SAME}, id="a name by chance"),
    pytest.param("An h100 rents for $2.65 per hour.", {"$2.65 per hour": SAME}, id="a row with several keys"),
    pytest.param("Llama-3-70B is large.", {}, id="the number of a name"),
    pytest.param("It needs 328 kB of kv cache per token.", {"328 kB per token": "holds"}, id="per"),
]


@pytest.mark.parametrize(("text", "expected"), NOT_OFF)
def test_a_true_sentence_is_not_called_off(rack: Session, text: str, expected: dict[str, str]) -> None:
    assert verdicts(rack, text) == expected


def test_the_row_of_the_subject_comes_first(rack: Session) -> None:
    (number,) = check_sentence(rack, "The h200 has 140 GB.")["numbers"]
    assert (number["near"][0]["name"], number["verdict"]) == ("gpus.h200.vram", "off by 0.709 %")
    (number,) = check_sentence(rack, "The disk has 140 GB.")["numbers"]
    assert (number["is"], [one["name"] for one in number["same_size"]]) == ([], ["weights"])


CATALOGUE = [
    pytest.param("DeepSeek-V3 has 671 billion parameters.", "671 billion parameters"),
    pytest.param("Llama-3-70B needs 328 kB of cache per token.", "328 kB per token"),
    pytest.param("There are 18 accelerators in the table.", "18"),
    pytest.param("An H100 has 80 GB of memory and reads it at 3.35 TB/s.", "3.35 TB/s"),
    pytest.param("The H200 has 141 GB and 4.8 TB/s; the B200 has 193 GB and 8 TB/s.", "8 TB/s"),
]
FALSE_CATALOGUE = [
    ("DeepSeek-V3 has 675 billion parameters.", "675 billion parameters"),
    ("Llama-3-8B has 70.6 billion parameters.", "70.6 billion parameters"),
    ("Llama-3-70B needs 131 kB of cache per token.", "131 kB per token"),
    ("There are 29 accelerators in the table.", "29"),
    ("The H200 reads 3.35 TB/s.", "3.35 TB/s"),
    ("An H200 has a link of 4.8 TB/s.", "4.8 TB/s"),
    ("The H100 draws 1000 W.", "1000 W"),
    ("| gpu | vram |\n|---|---|\n| H100 | 80 GB |\n| H200 | 193 GB |", "193 GB"),
    ("The H100 has 80 layers.", "80"),
    ("A B200 has 192 GB.", "192 GB"),
    ("The A100 has 3.35 TB/s.", "3.35 TB/s"),
    ("The H100 has 80 GB for each half.", "80 GB"),
]


@pytest.mark.parametrize(("text", "number"), CATALOGUE)
def test_true_sentences_about_the_catalogue_hold(catalogue: Session, text: str, number: str) -> None:
    assert verdicts(catalogue, text)[number] == "holds"


def test_a_number_beside_one_that_is_not_understood_is_not_called_off(catalogue: Session) -> None:
    text = "DeepSeek-V3 has 671 billion parameters, of which 37 billion are active."
    assert verdicts(catalogue, text) == {"671 billion parameters": SAME, "37 billion": "nothing like it"}


@pytest.mark.parametrize(("text", "number"), FALSE_CATALOGUE)
def test_false_sentences_about_the_catalogue_do_not_hold(catalogue: Session, text: str, number: str) -> None:
    assert verdicts(catalogue, text)[number] != "holds"
