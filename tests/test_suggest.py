"""What a writer may have meant."""

import pytest

from calcgraph.suggest import closest, did_you_mean

MEANT = {
    "two letters swapped": ("wieghts", ["heights", "weights"], "weights"),
    "a letter doubled": ("llayers", ["layers", "players"], "layers"),
    "a letter left out": ("kv_byte", ["kv_bits", "kv_bytes"], "kv_bytes"),
    "nothing near": ("x", ["weights", "layers"], ""),
    "nothing known": ("x", [], ""),
    "equally near": ("lin", ["min", "lid"], "lid"),
    "too long to compare": ("a" * 201, ["a" * 201 + "b"], ""),
}


@pytest.mark.parametrize(("written", "known", "meant"), MEANT.values(), ids=MEANT)
def test_the_closest_name(written, known, meant):
    assert closest(written, known) == meant


def test_a_question_or_what_is_said_otherwise():
    assert did_you_mean("nvidia", ["nvidia-h100"], "@") == "did you mean `@nvidia-h100`?"
    assert did_you_mean("x", ["weights"], otherwise="its columns are `weights`") == "its columns are `weights`"
