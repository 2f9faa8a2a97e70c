"""What of a vault's mathematics cannot be set, and where; the commands that a vault and a note define."""

import pytest

from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

FILES = {"preamble.sty": "\\usepackage{x}\n\\newcommand{\\half}{\\tfrac12}\n\\newcommand oops\n"}
ADVICE = "define it above, or in the file that `tex_macros` names"
OPEN = ("this formula is never closed", "close it with $$")
REPORTED = [
    pytest.param("$x$", (), id="set"),
    pytest.param("# A\n\n$$\na\n\\foo\n$$\n", ((5, 1, r"`\foo` is not a known command", ADVICE),), id="command"),
    pytest.param("It is $\\frac{a$.", ((1, 7, "a `{` is not closed", ""),), id="brace"),
    pytest.param("> $$\n> \\bar\n> $$", ((1, 3, "expected argument but reached end of input", ""),), id="quoted"),
    pytest.param("$\\def\\a{1}$ $\\a$", (), id="defined above"),
    pytest.param("$\\a$ $\\def\\a{1}$", ((1, 2, r"`\a` is not a known command", ADVICE),), id="defined below"),
    pytest.param("$$\na\n\n# B\n", ((1, 1, *OPEN),), id="never closed"),
    pytest.param("$$\na\n\n# B\n\n$$\n\nText\n", ((1, 1, *OPEN), (6, 1, *OPEN)), id="closed too late"),
    pytest.param("> $$\n> a\n\n$$\n", ((1, 3, *OPEN), (4, 1, *OPEN)), id="closed outside"),
    pytest.param("$\\half$", ((1, 2, r"`\half` is not a known command", ADVICE),), id="of no file"),
]


def reported(text: str, macros: str = ""):
    found = read_project([SourceFile(NoteId("a.md"), text)], [], FILES.get, Settings(tex_macros=macros)).diagnostics
    return tuple((one.code, one.path, *one.span.start, one.message, one.hint) for one in found)


@pytest.mark.parametrize(("text", "expected"), REPORTED)
def test_what_cannot_be_set_is_reported(text: str, expected) -> None:
    assert reported(text) == tuple(("CG207", "a.md", *one) for one in expected)


def test_a_file_of_commands_holds_for_all_notes() -> None:
    assert reported("$\\half$", "preamble.sty") == (
        (
            "CG207",
            "preamble.sty",
            3,
            1,
            "`\\newcommand` needs the name of a command to define",
            "write `\\newcommand{\\name}[1]{… #1 …}`",
        ),
    )


def test_a_file_that_is_not_there_is_reported() -> None:
    assert reported("$x$", "other.sty") == (
        (
            "CG903",
            "other.sty",
            1,
            1,
            "`other.sty` cannot be read, so the formulas lack its commands",
            "name a file of the vault in `tex_macros`",
        ),
    )
