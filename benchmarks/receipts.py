"""What numbers from files cost: a long table, put together by a column."""

import random
from collections.abc import Iterator
from pathlib import Path

from figures import Row
from measure import middle, program, run

ROWS = 1_000_000


def receipt_rows(folder: Path) -> Iterator[Row]:
    """A check of one note with such a table, over one without it."""
    folder.mkdir(parents=True, exist_ok=True)
    chance = random.Random(1)  # noqa: S311 - seeded on purpose
    lines = (f"{at},m{at % 7},{chance.uniform(0, 100):.3f}\n" for at in range(ROWS))
    (folder / "runs.csv").write_text("run,model,latency [ms]\n" + "".join(lines), encoding="utf-8")
    command = [program("calcgraph"), "check", str(folder), "--no-cache"]
    (folder / "index.md").write_text("# Runs\n", encoding="utf-8")
    without = middle(3, lambda: run(command, folder))
    text = "# Runs\n\n<!-- calc: table runs from runs.csv per model: mean latency, count -->\n"
    (folder / "index.md").write_text(text, encoding="utf-8")
    own = middle(3, lambda: run(command, folder)).wall - without.wall
    yield Row("a table of 1,000,000 lines, grouped", f"{own:.2f} s", "1 s", own <= 1)
