"""What readers call one row of a pick's table is found without a look at the other rows."""

import random
from collections.abc import Mapping

from msgspec.structs import replace
from tests.calc.conftest import read_vault

from calcgraph.calc.claims.row import name_of_row, rows_of_pick
from calcgraph.calc.model import Kind, QuantityId
from calcgraph.source import NoteId

TEXT = """<!-- calc: table gpus -->

| id | name | mem [GB] |
|---|---|---|
| h100 | Hopper | 80 |
| b200 | @nvidia | 192 |
| mi300 |  | 192 |

<!-- calc: table prices -->

| id | region | price [USD] |
|---|---|---|
| h100 | eu | 3 |
| h100 | us | 2 |
| b200 | us | 5 |

```calc
one = pick gpus: h100
device, place = pick prices: h100, eu
other = 3
```
"""


class ReadRows(Mapping):
    """Rows that note which of them are read."""

    def __init__(self, rows):
        self.rows, self.read = rows, []

    def __getitem__(self, key):
        self.read.append(key)
        return self.rows[key]

    def __contains__(self, key):
        return key in self.rows

    def __iter__(self):
        return iter(self.rows)

    def __len__(self):
        return len(self.rows)


def test_the_name_of_a_row_is_that_among_all_rows(worker):
    calculation = read_vault({"n.md": TEXT}, worker)[0]
    found = {}
    picks = [one for one in calculation.quantities.values() if one.kind is Kind.PICK]
    for quantity in (*picks, calculation.quantities[QuantityId(NoteId("n.md"), "other")]):
        among = rows_of_pick(calculation, quantity)
        for row in (*among, "h100", "eu", "h100,eu", "none", ""):
            found[quantity.id.name, row] = name_of_row(calculation, quantity, row)
            assert found[quantity.id.name, row] == among.get(row, "")
    assert found["one", "h100"] == "Hopper"
    assert found["one", "b200"] == "b200"
    assert found["one", "none"] == found["other", "h100"] == ""
    assert found["place", "eu"] == "eu"


def test_other_rows_are_not_read(worker):
    calculation = read_vault({"n.md": TEXT}, worker)[0]
    note = NoteId("n.md")
    table = calculation.names[note]["gpus"]
    rows = ReadRows(calculation.datasets[table].rows)
    datasets = {**calculation.datasets, table: replace(calculation.datasets[table], rows=rows)}
    quantity = calculation.quantities[QuantityId(note, "one")]
    for row in random.Random(1).sample([*rows], 3):  # noqa: S311 - a test, not a secret
        rows.read.clear()
        assert name_of_row(replace(calculation, datasets=datasets), quantity, row)
        assert rows.read == [row]
