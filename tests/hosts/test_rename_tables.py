"""`rename` of columns, rows, blocks, tags and scenarios: all that names them follows, and values stay."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.calc.model import Kind
from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read

GPUS = """# Devices

<!-- calc: table gpus -->
| id | name | bw [TB/s] | vram [GB] |
|---|---|---|---|
| h100 | H100 | 3.35 | 80 |
| b200 | B200 | 8 | 180 |

```calc
gpu = pick gpus: h100   # h100 is held, gpu.bw is not renamed in a comment
quant = pick bits: b200
best = Max(gpus.bw)
time [ms] = 1 GB / gpu.bw
other = (time with gpu = b200)
quick_one = 2 * (time with fast) - (time with fast, gpu = b200)
bw = 3 m
scenario fast: gpu = b200, quant = h100
```

<!-- calc: table bits -->
| id | bw |
|---|---|
| h100 | 2 |
| b200 | 1 |

```calc table
rows: gpu in h100, b200
cols: gpu.bw, time
```

It has [8 TB/s](#gpus.b200.bw), or `= gpu.bw`, `= time with gpu=b200`, `= time with fast`. #hardware/gpu ^first
"""
USER = """---
tags: [hardware/gpu, other]
---
# User

```calc
use [[devices]]: gpu as device, time as t
own = 2 GB / device.bw
there = (t with gpu = b200)
```

So it is [0.125 ms](devices.md#time "with gpu = b200") by [[devices#^first]], see [3.35 TB/s](devices.md#gpu.bw).
"""


@pytest.fixture
def vault(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph: {dialect: obsidian}]\n")
    (tmp_path / "docs" / "devices.md").write_text(GPUS)
    (tmp_path / "docs" / "user.md").write_text(USER)
    return tmp_path


def rename(vault: Path, old: str, new: str) -> tuple[int, str]:
    found = CliRunner().invoke(main, ["rename", old, new, str(vault), "--write"])
    return found.exit_code, found.output


def values(vault: Path) -> list[str]:
    reading = read(VaultOptions(vault))
    assert [one.message for one in reading.diagnostics] == []
    return sorted(one.text for one in reading.project.calculation.quantities.values() if one.kind is not Kind.PICK)


FORMS = {
    "a column": ("devices#gpus.bw", "speed", {
        "| bw [TB/s]": "| speed [TB/s]", "Max(gpus.bw)": "Max(gpus.speed)",
        "GB / gpu.bw": "GB / gpu.speed", "cols: gpu.bw": "cols: gpu.speed", "#gpus.b200.bw": "#gpus.b200.speed",
        "`= gpu.bw": "`= gpu.speed",
    }, {"device.bw": "device.speed", "#gpu.bw": "#gpu.speed"}),
    "a column by a pick": ("devices#gpu.vram", "memory", {"vram": "memory"}, {}),
    "a row": ("devices#gpus.b200", "b300", {
        "| b200 | B200": "| b300 | B200", "gpus.b200": "gpus.b300", "gpu = b200": "gpu = b300",
        "h100, b200": "h100, b300", "gpu=b200": "gpu=b300",
    }, {"gpu = b200": "gpu = b300"}),
    "a row of the other table": ("devices#bits.b200", "four", {
        "bits: b200": "bits: four", "| b200 | 1": "| four | 1",
    }, {}),
    "a row with signs": ("devices#gpus.h100", "h100-80gb_sxm", {
        "| h100 | H100": "| h100-80gb_sxm | H100", "gpus: h100": "gpus: h100-80gb_sxm", "in h100,": "in h100-80gb_sxm,",
    }, {}),
    "a scenario": ("devices#fast", "quick", {
        "scenario fast": "scenario quick", "with fast": "with quick",
    }, {}),
    "a block": ("devices#^first", "^begin", {"^first": "^begin"}, {"^first": "^begin"}),
    "a tag": ("#hardware", "#machines", {"#hardware/": "#machines/"}, {"[hardware/": "[machines/"}),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "here", "there"), FORMS.values(), ids=FORMS)
def test_what_names_it_follows(vault: Path, old: str, new: str, here: dict[str, str], there: dict[str, str]) -> None:
    before, expected, user = values(vault), GPUS, USER
    code, output = rename(vault, old, new)
    assert code == 0, output
    for written, meant in here.items():
        expected = expected.replace(written, meant)
    for written, meant in there.items():
        user = user.replace(written, meant)
    assert (vault / "docs" / "devices.md").read_text() == expected
    assert (vault / "docs" / "user.md").read_text() == user
    assert values(vault) == before


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        pytest.param("devices#gpus.bw", "vram", "`vram` is not a free name in `gpus`", id="a column that is there"),
        pytest.param("devices#gpus.h100", "b200", "`b200` is not a free name in `gpus`", id="a row that is there"),
        pytest.param("devices#gpus.h100", "a b", "is not a free name", id="no row"),
        pytest.param("devices#gpus.bw", "a.b", "is not a free name", id="no column"),
        pytest.param("devices#gpus.id", "key", "names the rows", id="the head of the rows"),
        pytest.param("devices#^first", "a b", "is not a free id of a block", id="no id"),
        pytest.param("devices#^none", "x", "has no block `^none`", id="no block"),
        pytest.param("#none", "x", "no note has the tag `#none`", id="no tag"),
        pytest.param("#hardware", "1", "`1` is not a tag", id="a number"),
        pytest.param("devices#fast", "gpu", "`gpu` is not a free name", id="a scenario named as a quantity"),
    ],
)
def test_what_cannot_be_named_so_is_refused(vault: Path, old: str, new: str, why: str) -> None:
    code, output = rename(vault, old, new)
    assert code == 2
    assert why in " ".join(output.split())
    assert (vault / "docs" / "devices.md").read_text() == GPUS


def test_a_table_of_a_file_keeps_its_names(vault: Path) -> None:
    (vault / "docs" / "data.csv").write_text("id,x [m]\na,1\nb,2\n")
    (vault / "docs" / "more.md").write_text(
        "# More\n\n<!-- calc: table data from data.csv -->\n\n```calc\ny = max(data.x)\n```\n"
    )
    code, output = rename(vault, "more#data.x", "z")
    assert code == 2
    assert "data.csv" in output


def test_a_constant_gets_a_name_of_its_own(vault: Path) -> None:
    note = vault / "docs" / "photon.md"
    note.write_text("```calc\nuse constants: h, c\nx [J] = h * c / (500 nm)\n```\n")
    before = values(vault)
    assert rename(vault, "photon#c", "light")[0] == 0
    assert note.read_text() == "```calc\nuse constants: h, c as light\nx [J] = h * light / (500 nm)\n```\n"
    assert values(vault) == before


COMPUTED = """<!-- calc: table plans -->
| id | price [USD] | seats |
|---|---|---|
| pro | 20 | 3 |
| team | 50 | 2 |

```calc
plans.sum [USD] = plans.price * plans.seats  # plans.sum is not renamed in a comment
best = pick plans: pro
all = total(plans.sum where plans.sum > 1 USD) + best.sum + plans.team.sum
```

It is [60 USD](#plans.pro.sum), `= total(plans.sum)`.
"""


def test_a_computed_column(vault: Path) -> None:
    note, other = vault / "docs" / "plans.md", vault / "docs" / "other.md"
    note.write_text(COMPUTED)
    sheet = "```calc\nuse [[plans]]: plans as offers\nx = total(offers.sum)\n```\n\n"
    other.write_text(f"{sheet}So [100 USD](plans.md#plans.team.sum).\n")
    before = values(vault)
    assert rename(vault, "plans#plans.sum", "gain")[0] == 0
    assert note.read_text() == COMPUTED.replace(".sum", ".gain").replace("plans.gain is not", "plans.sum is not")
    assert "total(offers.gain)" in other.read_text()
    assert "#plans.team.gain" in other.read_text()
    assert values(vault) == before
    assert rename(vault, "plans#plans.gain", "price")[0] != 0
    assert rename(vault, "plans#plans.price", "cost")[0] == 0
    assert "plans.cost * plans.seats" in note.read_text()


def test_a_function_of_a_library_gets_a_name_of_its_own(vault: Path) -> None:
    note = vault / "docs" / "test.md"
    note.write_text("```calc\nuse statistics: t_cdf, chi2_cdf\nx = t_cdf(1, 2) + chi2_cdf(1, 2)\n```\n")
    before = values(vault)
    assert rename(vault, "test#t_cdf", "student")[0] == 0
    assert "use statistics: t_cdf as student, chi2_cdf\nx = student(1, 2) + chi2_cdf(1, 2)\n" in note.read_text()
    after = values(vault)
    assert [one for one in after if "#x" in str(one)] == [one for one in before if "#x" in str(one)]


FITTED = """# Springs

<!-- calc: table springs -->
| id | force [N] | stretch [mm] |
|---|---|---|
| a | 2 | 8.1 |
| b | 4 | 16.8 |
| c | 6 | 23.7 |

```calc
fit law: stretch = rest + give * force over springs where force > 1 N for rest, give
stiff = 1 / give
```

It gives [4 mm/N](#give "±5%").
"""
OF_FITS = {
    "a coefficient": ("give", "slope", "rest + slope * force over springs where force > 1 N for rest, slope"),
    "a column": ("springs.force", "pull", "rest + give * pull over springs where pull > 1 N for rest, give"),
    "a table": ("springs", "tests", "rest + give * force over tests where force > 1 N for rest, give"),
}


@pytest.mark.parametrize(("old", "new", "line"), OF_FITS.values(), ids=OF_FITS)
def test_names_in_a_fit(tmp_path: Path, old: str, new: str, line: str) -> None:
    (tmp_path / "springs.md").write_text(FITTED, encoding="utf-8")
    code, said = rename(tmp_path, f"springs.md#{old}", new)
    assert code == 0, said
    assert line in (tmp_path / "springs.md").read_text(encoding="utf-8")


def test_a_name_that_a_fit_makes_is_not_renamed(tmp_path: Path) -> None:
    (tmp_path / "springs.md").write_text(FITTED, encoding="utf-8")
    code, said = rename(tmp_path, "springs.md#give_error", "doubt")
    assert code
    assert "rename `give`" in said
