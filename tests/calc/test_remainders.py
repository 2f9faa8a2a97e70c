"""What is proposed for the remainder of other languages keeps the formula's meaning."""

import pytest

HINTS = {
    "7 mod 3": "write `mod(7, 3)`",
    "1e16 mod 3": "write `mod(1e16, 3)`",
    "17 // 5": "write `floor(17 / 5)`",
    "-7 mod 3": "write the remainder as a function: `mod(x, y)`",
    "2 * 10 mod 4": "write the remainder as a function: `mod(x, y)`",
    "5 mod 3 * 2": "write the remainder as a function: `mod(x, y)`",
    "2 * 17 // 5": "",
}


@pytest.mark.parametrize(("formula", "hint"), HINTS.items())
def test_a_proposed_remainder_is_of_the_same_numbers(vault, formula, hint):
    _, problems = vault(sheet=f"x = {formula}")
    assert problems[0].hint == hint
