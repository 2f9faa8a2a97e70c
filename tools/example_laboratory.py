"""Writes the measurements of `docs/examples/laboratory`: straight lines, curves and noise from one seed.

They are not measured. Python's `random.Random` gives the same numbers in every version, so anyone can repeat them.
"""

from pathlib import Path
from random import Random

FOLDER = Path(__file__).parents[1] / "docs/examples/laboratory/data"
SEED = 20261127
STANDARDS = (0.0, 2.0, 4.0, 8.0, 12.0, 16.0)
LEVELS = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 12.0, 20.0)
REPLICATES, DAYS = 3, 60


def texts() -> dict[str, str]:
    """Return the text of each file."""
    random = Random(SEED)  # noqa: S311 - noise that anyone can repeat
    standards = [
        f"{run},{conc:g},{0.012 + 0.0415 * conc + random.gauss(0, 0.004):.4f}"
        for run, conc in enumerate(sorted(STANDARDS * REPLICATES), 1)
    ]
    rates = [
        f"{run},{level:g},{4.2 * level / (2.6 + level) * (1 + random.gauss(0, 0.03)):.3f}"
        for run, level in enumerate(sorted(LEVELS * REPLICATES), 1)
    ]
    found = [f"{day},{10.02 + random.gauss(0, 0.14) + (0.55 if day == 47 else 0):.2f}" for day in range(1, DAYS + 1)]
    heads = {
        "standards.csv": "run,concentration [mg/L],signal",
        "rates.csv": "run,substrate [mmol/L],rate [umol/L/s]",
        "control.csv": "day,found [mg/L]",
    }
    rows = zip(heads.items(), (standards, rates, found), strict=True)
    return {name: f"{head}\n" + "".join(f"{row}\n" for row in lines) for (name, head), lines in rows}


if __name__ == "__main__":
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
