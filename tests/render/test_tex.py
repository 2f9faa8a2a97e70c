import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calcgraph.render.tex import ATTRIBUTES, ELEMENTS, LENGTHS, tex_to_mathml

SHOWN = {
    "fraction": (r"\frac{a}{b}", "<mfrac><mrow><mi>a</mi></mrow><mrow><mi>b</mi></mrow></mfrac>"),
    "comparison is escaped once": ("a < 3", "<mi>a</mi><mo>&lt;</mo><mn>3</mn>"),
    "text keeps its letters": (r"\text{if <b>}", "<mtext>if\u00a0&lt;b&gt;</mtext>"),
    "colour is dropped": (r"\color{red} x", "<mstyle><mi>x</mi></mstyle>"),
    "greek": (r"\alpha", "<mi>α</mi>"),
}
REFUSED = {
    "address": (r"\href{javascript:1}{y}", r"`\href` is not read"),
    "definition": (r"\def\a{\a\a}\a", r"`\def` is not read"),
    "unknown command": (r"\foo{x}", r"`\foo` is not a command that is known"),
    "open brace": (r"\frac{a", "a `{` is not closed"),
    "closing brace": ("a}", "a `}` closes nothing"),
    "half a fraction": (r"\frac{a}", "a part of a fraction, index or power is missing"),
    "bracket without partner": (r"\left( x", "extra left or missing right"),
    "nothing": ("  ", "the formula is empty"),
    "too long": ("x" * 2001, "the formula has 2001 characters, at most 2000 are read"),
    "too deep": ("{" * 41 + "}" * 41, "braces stand inside each other more than 40 deep"),
}


@pytest.mark.parametrize(("text", "expected"), SHOWN.values(), ids=SHOWN)
def test_shown(text, expected):
    math, problem = tex_to_mathml(text)
    assert (str(math), problem) == (f'<math display="inline"><mrow>{expected}</mrow></math>', "")


@pytest.mark.parametrize(("text", "expected"), REFUSED.values(), ids=REFUSED)
def test_refused(text, expected):
    assert tex_to_mathml(text) == (None, expected)


COMMANDS = (
    r"\frac \sqrt \left( \right) \left. \begin{matrix} \end{matrix} \begin{cases} \end{cases} & \\ \text \mathbf \hat "
    r"\sum _ ^ { } [ ] ( ) < > \href \style \class \id \color \hspace{1em} \genfrac \binom \limits \over \choose x 1 ' "
    r"\overbrace \prime \operatorname \mathrm \pmod \not \substack \xleftarrow \tag \hline \unicode &#x3c; %"
)


@given(st.lists(st.sampled_from(COMMANDS.split(" ")), max_size=14).map(" ".join) | st.text(max_size=60))
def test_any_text_gives_allowed_elements_or_a_sentence(text):
    math, problem = tex_to_mathml(text)
    assert (math is None) == bool(problem)
    if math is None:
        return
    for tag, attributes in re.findall(r"<([a-z]\w*)((?: [\w-]+=\"[^\"]*\")*)>", math):
        assert tag in ELEMENTS | {"math"}
        names = set(re.findall(r" ([\w-]+)=", attributes))
        assert names <= set(ATTRIBUTES) | LENGTHS | ({"display"} if tag == "math" else set())
