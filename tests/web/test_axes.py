"""A page finds the same ends and ticks of an axis as the build."""

import json
import random
import subprocess
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from calcgraph.calc.model import ONE
from calcgraph.render.plots.axes import fitting, ticks_of

COUNT = 600
SIZES = (Fraction(1), Fraction(10**9), Fraction(1, 1000), Fraction(1, 100), Fraction(3600))
FRAMES = ((216.0, 30.0), (1000.0, 0.0))


def values_of(chance: random.Random) -> list[float]:
    size, middle = 10 ** chance.uniform(-6, 12), chance.choice([0, 0, 1, -1, 3])
    found = [size * (middle + chance.uniform(-1, 1)) for _ in range(chance.randint(1, 5))]
    return chance.choice([found, [abs(one) for one in found], found[:1] * 2, [round(one, 1) for one in found]])


def test_ends_and_ticks_are_those_of_the_build() -> None:
    chance, asked, ours = random.Random(7), [], []  # noqa: S311 - seeded
    for _ in range(COUNT):
        unit = replace(ONE, factor=chance.choice(SIZES), offset=Fraction(chance.choice([0, 0, 0, 27315]), 100))
        log = not unit.offset and chance.random() < 0.4
        values, frame = values_of(chance), chance.choice(FRAMES)
        found = fitting(values, *frame, unit, log=log)
        like = f"0,1,{frame[0]:g},{frame[1]:g},{'log' if log else 'lin'},{float(unit.factor)!r},{float(unit.offset)!r}"
        asked.append({"like": like, "values": values})
        ours.append(found)
    done = subprocess.run(
        ["node", str(Path(__file__).parent / "run_axes.js")],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    theirs = json.loads(done.stdout)
    assert sum(one is not None for one in ours) > COUNT / 2
    for question, mine, other in zip(asked, ours, theirs, strict=True):
        if mine is None:
            assert other is None, question
            continue
        assert (other["lo"], other["hi"]) == pytest.approx((mine.low, mine.high), rel=1e-12), question
        assert other["ticks"] == [[tick.at, tick.text] for tick in ticks_of(mine)], question
