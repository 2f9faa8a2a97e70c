import pytest

from calcgraph.render.math.names import in_words

LABELS = {
    "words": ("kv_per_token", "kv per token"),
    "a symbol is as it is typed": ("t_flow", "t_flow"),
    "a Greek one": ("alpha_max", "alpha_max"),
    "a column": ("pipe.d_inner / wall_loss", "pipe.d_inner / wall loss"),
    "digits": ("x_1 + q_1_2", "x_1 + q_1_2"),
}


@pytest.mark.parametrize(("text", "expected"), LABELS.values(), ids=LABELS)
def test_a_label(text, expected):
    assert in_words(text) == expected
