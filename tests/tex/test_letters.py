"""Every letter and digit in every font is that letter, as Unicode says."""

import re
import string
import unicodedata

import pytest

from calcgraph.tex.convert import tex_to_mathml

FONTS = [
    *(rf"\math{name}" for name in ("frak", "bb", "cal", "scr", "bf", "it", "sf", "tt", "rm", "normal")),
    *(rf"\math{name}" for name in ("sfit", "bfit", "bfsfit", "bffrak", "bfscr", "bfcal")),
    *(rf"\text{name}" for name in ("", "bf", "it", "sf", "tt", "rm")),
    *(rf"\{name}" for name in ("frak", "Bbb", "cal", "bf", "it", "sf", "tt", "rm", "bm", "pmb", "symbf", "boldsymbol")),
    *(r"\operatorname", r"\boldsymbol\mathfrak"),
]
GREEK = [
    *(
        "alpha",
        "beta",
        "gamma",
        "delta",
        "epsilon",
        "zeta",
        "eta",
        "theta",
        "iota",
        "kappa",
        "lambda",
        "mu",
        "nu",
        "xi",
    ),
    *("pi", "rho", "sigma", "tau", "phi", "chi", "psi", "omega"),
    *("Gamma", "Delta", "Theta", "Lambda", "Xi", "Pi", "Sigma", "Upsilon", "Phi", "Psi", "Omega"),
]


def letters_of(tex: str) -> str:
    """The letters and digits of a formula as they are without a font."""
    found = tex_to_mathml(tex)
    assert found.problem == ""
    shown = unicodedata.normalize("NFKC", re.sub("<[^>]*>", "", str(found.mathml)))
    return "".join(sign for sign in shown if sign.isalnum())


@pytest.mark.parametrize("font", FONTS)
def test_a_letter_of_a_font_is_that_letter(font: str) -> None:
    for letter in string.ascii_letters + string.digits:
        for around in ("{}", "x{}", "{}2"):
            written = around.format(letter)
            assert letters_of(f"{font}{{{written}}}") == written


@pytest.mark.parametrize("font", [r"\mathbf", r"\boldsymbol", r"\bm", r"\mathrm", r"\mathit", r"\mathsf", ""])
def test_a_greek_letter_of_a_font_is_that_letter(font: str) -> None:
    for name in GREEK:
        letter = letters_of(f"{font}{{\\{name}}}")
        assert unicodedata.name(letter).split()[-1].replace("LAMDA", "LAMBDA") in (name.upper(), "SYMBOL"), name
