import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tex.mathml_tree import tree

from calcgraph.tex.convert import tex_to_mathml
from calcgraph.tex.mathml import ATTRIBUTES, CLASSES, ELEMENTS, LENGTHS

SHOWN = {
    "fraction": (r"\frac{a}{b}", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"),
    "text is escaped once": (r"\text{if <b>}", "<mtext>if\u00a0&lt;b&gt;</mtext>"),
    "colour": (r"\color{red} x", '<mrow mathcolor="#FF0000"><mi>x</mi></mrow>'),
    "colour of pages": (r"\color{#228b22} x", '<mrow mathcolor="#228B22"><mi>x</mi></mrow>'),
    "short colour in text": (r"\textcolor{#f00}{x} y", '<mrow mathcolor="#FF0000"><mi>x</mi></mrow><mi>y</mi>'),
    "colour of one sign": (r"\textcolor{#f00}xy", '<mrow mathcolor="#FF0000"><mi>x</mi></mrow><mi>y</mi>'),
    "model of a colour": (r"\textcolor[HTML]{00FF00}{x}", '<mrow mathcolor="#00FF00"><mi>x</mi></mrow>'),
    "colour in a command": (r"\def\c{\color{#123456}}\c x", '<mrow mathcolor="#123456"><mi>x</mi></mrow>'),
    "colour nobody knows": (r"\textcolor{no}{x}", "<mi>x</mi>"),
    "greek": (r"\alpha", "<mi>α</mi>"),
    "box": (r"\boxed{x}", '<mrow class="cg-tex-box"><mi>x</mi></mrow>'),
    "line over a term": (r"\overline{x}", '<mover class="cg-tex-over"><mi>x</mi><mo stretchy="true">‾</mo></mover>'),
    "distance that a style would set": (r"a\!b", '<mi>a</mi><mspace class="cg-tex-back"></mspace><mi>b</mi>'),
    "definitions alone": (r"\def\R{x}", None),
}
TREES = {
    "a tag that is a formula": (r"a = b \tag{$*$}", "a=b(*)"),
    "a tag in a row": (r"\begin{align}a &= b \tag{$\star$}\\c &= d\end{align}", "a&=b(⋆)//c&=d"),
    "a tag without brackets": (r"a \tag*{$\blacksquare$}", "a■"),
    "a tag of words": (r"a \tag*{QED}", "aQED"),
    "mathematics beside its place": (r"\llap{\alpha}x", "αx"),
    "words beside their place": (r"\rlap{word}x", "wordx"),
    "a line break inside braces": (r"\begin{pmatrix}a & {b \\ c}\end{pmatrix}", "(a&bc)"),
    "an array without columns": (r"\begin{array}{}a & b \\ c\end{array}", "a&b//c"),
    "a line between rows": (r"\begin{gather}a \\ \hline b\end{gather}", "a//b"),
    "an array of ruled rows": (r"\begin{array}{}a & b \\ \hline c\end{array}", "a&b//c"),
    "a character by its number": (r'\mathrm{M12 \unicode{215} \unicode{x32}} \char"D7 \char 65', "M12×2×A"),
    "the place of an index of a root": (r"\sqrt[\uproot{2}\leftroot{-1} n]{c}", "mroot(c;n)"),
    "an option of an environment": (r"\begin{aligned}[t] a &= b\end{aligned}", "a&=b"),
    "a diagram": (r"\begin{CD} A @>f>> B \\ @VVV @AAgA \\ C @<<h< D \end{CD}", "A&→^(f)&B//↓&↑g//C&←_(h)&D"),
    "a diagram with free places": (r"\begin{CD} A @= B \\ @| @. \\ C @. D \\ \end{CD}", "A&=&B//‖//C&D"),
    "a diagram in a formula": (r"x = \begin{CD} A @>{a>b}>> B \end{CD} + y", "x=A&→^(a>b)&B+y"),
    "a tag with a prime": (r"a \tag{14'}", "a(14’)"),
    "a tag with braces": (r"a \tag{11{-}13}", "a(11-13)"),
    "a slash of physicists": (r"\not\!D", "D/"),
    "a large sign that is not there": (r"\Big. x \Big|", "x|"),
    "a strut": (r"\rule{0pt}{2ex}x + \rule[-1ex]{0em}{2ex}", "x+"),
    "a letter in a circle": (r"\textcircled{A} + \text{a \textcircled{b}}", "A+ab"),
    "an equilibrium on one side": (r"\ce{A <=>> B}", "A⇀_(↽)B"),
    "power of a matrix": (r"\begin{pmatrix}1\end{pmatrix}^{-1}", "(1)^(-1)"),
    "power of a binomial": (r"\binom42^2", "(mfrac(4;2))^(2)"),
    "condition below two words": (r"\arg\max_{k} f", "argmax_(k)f"),
    "words with a formula": (r"\text{if $x<0$}", "ifx<0"),
    "row that begins with a bracket": (r"\begin{align}[a] &= b\end{align}", "[a]&=b"),
    "angles": (r"\left< x \right>", "⟨x⟩"),
    "bar between": (r"\left(a\middle|b\right)", "(a|b)"),
    "no numbers of equations": (r"\begin{align}a\\b\end{align}", "a//b"),
    "a number that is asked for": (r"a \tag{7}", "a&(7)"),
    "symbols typed as they are": ("A ∩ B = ∅, x_⊥ ∴ ⇫", "A∩B=⌀,x_(⊥)∴⇫"),
    "comment": ("a % b\nc", "ac"),
    "own command": (r"\newcommand{\half}{\tfrac12}\half", "mfrac(1;2)"),
    "own command with arguments": (r"\def\pair#1#2{(#1,#2)}\pair a{bc}", "(a,bc)"),
    "own command with a default": (r"\newcommand\n[2][p]{#2_{#1}}\n x+\n[q]x", "x_(p)+x_(q)"),
    "own name for a known command": (r"\renewcommand{\R}{r}\R", "r"),
    "own operator": (r"\DeclareMathOperator*{\am}{arg\,max}\am_x", "argmax_(x)"),
    "kept meaning": (r"\let\old\phi\def\phi{\old_1}\phi", "ϕ_(1)"),
}
REFUSED = {
    "a character that is not one": (r"\unicode{x110000}", r"`\unicode` is not a known command"),
    "a character that turns the text round": (r"\unicode{x202E}", r"`\unicode` is not a known command"),
    "a character of markup": (r"\unicode{92}", r"`\unicode` is not a known command"),
    "a matrix with a cell outside": (r"a & b", "found `&`, which may only appear in a table-like environment"),
    "chemistry with an unknown command": (r"\ce{\foo{H}}", r"`\foo` is not a known command"),
    "an unknown unit command": (r"\pu{1 \foo}", r"`\foo` is not a known command"),
    "a diagram with cells of a table": (r"\begin{CD} A & B \end{CD}", "`CD` is not a known environment"),
    "a diagram with an open arrow": (r"\begin{CD} A @>f> B \end{CD}", "`CD` is not a known environment"),
    "an object between vertical arrows": (r"\begin{CD} A @VVV \end{CD}", "`CD` is not a known environment"),
    "a black box": (r"\rule{1em}{1em}", r"`\rule` is not a known command"),
    "address": (r"\href{javascript:1}{y}", r"`\href` is not a known command"),
    "unknown command": (r"\foo{x}", r"`\foo` is not a known command"),
    "unknown environment": (r"\begin{tikz}\end{tikz}", "`tikz` is not a known environment"),
    "open brace": (r"\frac{a", "a `{` is not closed"),
    "closing brace": ("a}", "a `}` closes nothing"),
    "bracket without partner": (r"\left( x", "expected closing token `\\right`, but reached end of input"),
    "nothing": ("  ", "the formula is empty"),
    "too long": ("x" * 6001, "the formula has 6001 characters; calcgraph reads up to 6000"),
    "too deep": ("{" * 41 + "}" * 41, "braces are nested more than 40 deep"),
    "too many commands": (r"\alpha" * 801, "the formula has 801 commands; calcgraph reads up to 800"),
    "too many levels": (r"\sqrt " * 200 + "x", "the formula nests deeper than 120 levels"),
    "command that means itself": (r"\def\a{\a}\a", r"`\a` expands to more than 5000 characters"),
    "command that doubles": (
        "".join(rf"\def\{a}{{\{b}\{b}}}" for a, b in zip("abcdefghijklmnop", "bcdefghijklmnopq", strict=True)) + r"\a",
        r"`\p` expands to more than 5000 characters",
    ),
    "definition of nothing": (r"\newcommand x", r"`\newcommand` needs the name of a command to define"),
    "definition with words between": (r"\def\a[#1]{x}", r"calcgraph cannot read the definition of `\a` in `\def`"),
    "command without its argument": (r"\def\a#1{x}\a", r"`\a` is without one of its 1 arguments"),
}


@pytest.mark.parametrize(("text", "expected"), SHOWN.values(), ids=SHOWN)
def test_shown(text, expected):
    found = tex_to_mathml(text)
    assert found.problem == ""
    assert found.mathml == ("" if expected is None else f"<math>{expected}</math>")


@pytest.mark.parametrize(("text", "expected"), TREES.values(), ids=TREES)
def test_everything_stands_where_it_belongs(text, expected):
    found = tex_to_mathml(text, display=True)
    assert found.problem == ""
    assert tree(str(found.mathml)) == expected


@pytest.mark.parametrize(("text", "expected"), REFUSED.values(), ids=REFUSED)
def test_refused(text, expected):
    found = tex_to_mathml(text)
    assert (found.mathml, found.problem) == (None, expected)


def test_commands_hold_for_the_formulas_below():
    above = tex_to_mathml(r"\newcommand{\half}{\tfrac12}")
    assert tree(str(tex_to_mathml(r"\half", macros=above.macros).mathml)) == "mfrac(1;2)"
    assert tex_to_mathml(r"\half").problem == r"`\half` is not a known command"


COMMANDS = (
    r"\frac \sqrt \left( \right) \left. \begin{matrix} \end{matrix} \begin{cases} \end{cases} & \\ \text \mathbf \hat "
    r"\sum _ ^ { } [ ] ( ) < > \href \style \class \id \color \hspace{1em} \genfrac \binom \limits \over \choose x 1 ' "
    r"\overbrace \prime \operatorname \mathrm \pmod \not \substack \xleftarrow \tag \hline \unicode &#x3c; % \def\a{ "
    r"\newcommand{\a}[1][x] \a #1 \let\a \begin{array}{l|r} \begin{align} \end{align} \overline \boxed \cancel \kern "
    r"\textcolor{red} $ \verb|x| \\[1em] \begin{CD} \middle| \label{a} \raise \rule \textbf \textsf \texttt"
)


@given(st.lists(st.sampled_from(COMMANDS.split(" ")), max_size=14).map(" ".join) | st.text(max_size=60), st.booleans())
def test_any_text_gives_allowed_elements_or_a_sentence(text, display):
    math, problem, _ = tex_to_mathml(text, display=display)
    assert (math is None) == bool(problem)
    if not math:
        return
    for tag, attributes in re.findall(r"<([a-z]\w*)((?: [\w-]+=\"[^\"]*\")*)>", math):
        assert tag in ELEMENTS
        names = dict(re.findall(r" ([\w-]+)=\"([^\"]*)\"", attributes))
        assert set(names) <= set(ATTRIBUTES) | LENGTHS | {"class", "mathcolor"}
        assert set(names.get("class", "").split()) <= CLASSES
    assert re.search(r"style|href|on\w+=|<(?!/?(?:m|b>|i>|code>))", math) is None


@pytest.mark.parametrize("tex", [r"f\bigg|_0", r"\Bigg( x \Bigg)^c", r"\Big\|_1^2"])
def test_a_large_sign_with_an_index_is_in_a_row(tex: str) -> None:
    assert re.search(r"<msu[bp](?:sup)?><mrow><mo [^>]*minsize", str(tex_to_mathml(tex).mathml))


@given(st.text(alphabet="HOCa2n+-=#<>^_.*[](){}$\\' v,;/|~&%ecpu0x", max_size=40), st.sampled_from(["ce", "pu"]))
def test_chemistry_is_set_or_refused(text: str, command: str) -> None:
    found = tex_to_mathml(f"\\{command}{{{text}}}")
    assert (found.mathml is None) == bool(found.problem)


GAPS = {
    "a letter": (r"\sin x", True),
    "a letter in braces": (r"\sin{x}", True),
    "a product in braces": (r"\ln{2x}", True),
    "after an index": (r"\log_2{n}", True),
    "after a power": (r"\sin^2{x}", True),
    "a function in braces": (r"\sin{\cos(x)}", True),
    "with a power": (r"\sin{\alpha}^2", True),
    "a limit": (r"\lim_{x}{f}", True),
    "a fraction": (r"\sin\frac12", True),
    "a bracket": (r"\sin(x)", False),
    "a square bracket": (r"\sin[x]", False),
    "nothing": (r"\sin{}x", False),
    "an equals sign": (r"\sin=x", False),
}
"""What is written after a function, and whether TeX sets it after a thin space."""


@pytest.mark.parametrize(("text", "has_gap"), GAPS.values(), ids=GAPS)
def test_a_function_is_set_apart_from_its_argument(text: str, *, has_gap: bool) -> None:
    mathml = str(tex_to_mathml(text).mathml)
    assert ('<mo lspace="0.1667em">\u2061</mo>' in mathml) is has_gap, mathml
