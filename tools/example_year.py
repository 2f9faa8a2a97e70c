"""Writes the hours of the year of `docs/examples/house`: weather and use by formulas, so that anyone can repeat them.

The temperature swings with the year, the day and the fronts of about a week; the sun stands higher in summer and is
hidden by clouds for days; the use of the household has a peak in the morning and one in the evening.
"""

from datetime import UTC, datetime, timedelta
from math import cos, exp, pi, sin
from pathlib import Path

FILE = Path(__file__).parents[1] / "docs/examples/house/data/year.csv"
HOURS = 8760
START = datetime(2025, 1, 1, tzinfo=UTC)


def row_of(hour: int) -> tuple[int, str, float, int, float]:
    """Return the hour, its month, the temperature in °C, the sun in W/m² and the use in kW."""
    day, clock = divmod(hour, 24)
    cold = 9.5 - 9.5 * cos(2 * pi * (hour / HOURS - 20 / 365))
    warm = cold + 3.5 * cos(2 * pi * (clock - 15) / 24) + 2.5 * sin(2 * pi * hour / 151)
    height = 0.62 * cos(2 * pi * (clock - 12.5) / 24) + 0.36 * sin(2 * pi * (day - 81) / 365)
    clouds = 0.6 + 0.4 * sin(2 * pi * day / 4.7)
    use = 0.25 + 0.2 * exp(-(((clock - 7.5) / 1.5) ** 2)) + 0.55 * exp(-(((clock - 19.5) / 2) ** 2))
    month = (START + timedelta(hours=hour)).strftime("%m")
    return hour, f"m{month}", round(warm, 1), round(max(0.0, height) * 900 * clouds), round(use, 2)


def text_of() -> str:
    """Return the file."""
    rows = (",".join(map(str, row_of(hour))) for hour in range(HOURS))
    return "hour [h],month,air [°C],sun [W/m^2],use [kW]\n" + "".join(f"{row}\n" for row in rows)


if __name__ == "__main__":
    FILE.write_text(text_of(), encoding="utf-8")
