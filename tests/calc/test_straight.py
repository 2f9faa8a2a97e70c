"""Stretches run without looking anything up: what they come to is what `execute` makes of the same operations."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calcgraph.calc.programs.operations import ONE_STEP, ONE_STEP_SHARPLY, execute
from calcgraph.calc.programs.straight import stretch_of, values_of
from calcgraph.calc.programs.values import TOO_MANY, Trouble

HEAD = 3
"""Slots before the stretch: two that vary, and a number."""
ONE, TWO = ("neg", "sqrt", "exp", "abs"), ("add", "sub", "mul", "div", "pow", "lt")
NUMBERS = st.floats(allow_nan=False, allow_infinity=False, width=32) | st.sampled_from([0.0, -1.0, 1e300, -1e300])


class Given:
    """What `execute` asks of a run."""

    def __init__(self, budget):
        self.budget = [budget, 0, 0, 0]

    def value(self, key):
        return {"a": 0.5, "b": -3.0}[key]


@st.composite
def stretches(draw):
    operations = [("index", 0), ("index", 1), ("num", draw(NUMBERS))]
    for _ in range(draw(st.integers(1, 9))):
        before = st.integers(0, len(operations) - 1)
        operations.append(
            draw(
                st.one_of(
                    st.tuples(st.sampled_from(ONE), before),
                    st.tuples(st.sampled_from(TWO), before, before),
                    st.tuples(st.just("read"), st.sampled_from("ab")),
                    st.tuples(st.just("num"), NUMBERS),
                    st.tuples(st.just("index"), st.integers(0, HEAD - 1)),
                )
            )
        )
    return [*operations, ("add", len(operations) - 1, HEAD - 1)]


def slow(operations, slots, run):
    try:
        return float(execute(operations, HEAD, len(operations), slots, run))
    except Trouble as trouble:
        return str(trouble) if run.budget[0] < 0 else None


def quick(stretch, slots, run):
    try:
        found = values_of([stretch], slots, run.budget, 0)
    except Trouble as trouble:
        return str(trouble)
    return None if found is None else found[0]


@given(stretches(), st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=5), st.integers(1, 60))
def test_a_stretch_comes_to_the_same_in_the_same_number_of_steps(operations, places, budget):
    stretch = stretch_of(operations, HEAD, len(operations), ONE_STEP)
    assert stretch is not None
    ways = [(Given(budget), [0.0] * len(operations)) for _ in range(2)]
    has_run = False
    for place in places:
        found = []
        for at, (run, slots) in enumerate(ways):
            slots[:2] = place
            slots[2] = operations[2][1]
            is_quick = at == 1 and has_run
            found.append(quick(stretch, slots, run) if is_quick else slow(operations, slots, run))
        assert found[0] == found[1]
        assert ways[0][0].budget == ways[1][0].budget
        if found[0] == TOO_MANY:
            return
        has_run = has_run or found[0] is not None
        if found[0] is not None:
            assert ways[0][1] == ways[1][1]  # as a search for narrow peaks reads them


@pytest.mark.parametrize(
    "operations",
    [
        [("num", 1.0)],
        [("if", 0, 2, 3), ("num", 1.0), ("add", 0, 1)],
        [("lt", 0, 1, 2, 0), ("neg", 0)],
        [("neg", 0), ("index", 1)],
    ],
    ids=["only a number", "a region", "more operands", "nothing computed at the end"],
)
def test_what_is_longer_or_has_regions_is_no_stretch(operations):
    assert stretch_of(operations, 0, len(operations), ONE_STEP_SHARPLY) is None
