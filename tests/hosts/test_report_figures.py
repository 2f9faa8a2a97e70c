"""A report has the plots of its note, and the rows and formulas that its sentences take from elsewhere."""

import re
import struct
from html import unescape
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

LOGS = "# Logs\n\n```calc\nhours = 12 h\npumped [m^3] = hours * 3 m^3/h # in a day\n```\n"
NOTE = """# Field

As @fig-head and @fig-rows show, with wood it is [6 m](#head "with pipe=wood"), and a day has [36 m³](logs.md#pumped).
The first of the tests has [1.25 m](#tests.a.drop).

<!-- calc: table pipes -->
| id | d [m] | f | price |
|---|---|---|---|
| steel | 0.5 | 4 | 7 |
| wood | 0.25 | 6 | 8 |
| clay | 0.1 | 5 | 9 |

<!-- calc: table tests -->
| id | load [kg] | drop [m] |
|---|---|---|
| a | 1 | 1.25 |
| b | 2 | 2.5 |
| c | 4 | 4.75 |

```calc
pipe = pick pipes: steel
speed = 3 in 1..9
head [m] = pipe.f * 1 m * speed^2 * 0.111111 / (pipe.d / 0.25 m)
```

```calc figure title="Head <of> the pump"
input: speed
result: head
```
{#fig-head}

```calc plot
head over speed in 1..5
```

```calc plot title="Tests"
tests.drop over tests.load
```

{#fig-rows title="All & every test"}

```calc plot
histogram tests.drop
```

```calc table
rows: speed in 1, 2
cols: head
```
"""


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/field.md").write_text(NOTE)
    (tmp_path / "docs/logs.md").write_text(LOGS)
    (tmp_path / "mkdocs.yml").write_text("site_name: S\nplugins: [calcgraph]\n")
    return tmp_path


def printed(vault: Path, name: str, *given: str) -> bytes:
    done = CliRunner().invoke(main, ["report", "field", "--in", str(vault), "-o", str(vault / name), *given])
    assert done.exit_code == 0, done.output
    return (vault / name).read_bytes()


def plain(html: str) -> str:
    return " ".join(unescape(re.sub("<[^>]+>", " ", html)).replace("\u00a0", " ").split())


def figures_of(html: str) -> list[tuple[str, str]]:
    """Return the drawings of a report with their captions."""
    found = re.findall(r"<figure>(<svg .*?</svg>)<figcaption>(.*?)</figcaption></figure>", html, re.DOTALL)
    return [(drawing, plain(caption)) for drawing, caption in found]


def test_all_plots_of_the_note_are_drawn_with_the_names_that_the_text_gives_them(vault: Path) -> None:
    html = printed(vault, "a.html").decode()
    found = figures_of(html)
    assert [caption for _, caption in found[:1]] == ["Figure 1. Head <of> the pump."]
    assert found[1][1] == "head over speed."
    assert found[2][1].startswith("Figure 2. All & every test.")
    assert len(found) == 4
    assert "As Figure 1 and Figure 2 show" in plain(html)
    assert all("<path" in drawing or "<rect" in drawing for drawing, _ in found)
    assert "<button" not in html
    assert "<output" not in html


def test_a_plot_is_drawn_with_the_inputs_of_the_report(vault: Path) -> None:
    """Its point, and its lines, are those of the case, and its words do not say that the note has them."""
    same, other = (figures_of(printed(vault, "a.html", *given).decode()) for given in ((), ("--with", "pipe=wood")))
    for before, after in zip(same[:2], other[:2], strict=True):
        assert "At 3: 2 m" in plain(before[0])
        assert "At 3: 6 m" in plain(after[0])
        assert re.findall("<text.*?</text>", before[0]) != re.findall("<text.*?</text>", after[0])
        assert "As written" not in after[0]
    assert same[2:] == other[2:]


TITLES = (
    "Head  of <the> pump",
    "Head at -3 m",
    "</svg><desc </desc> <details",
    "<figcaption> <svg onload=alert(1)>",
    "Head.",
)


@pytest.mark.parametrize("drawn", ["head over speed in 1..5", "tests.drop over tests.load", "histogram tests.drop"])
@pytest.mark.parametrize("title", TITLES)
def test_words_of_the_note_are_printed_once_and_mark_nothing(vault: Path, title: str, drawn: str) -> None:
    """Neither titles nor comments say where a drawing ends or its caption begins."""
    words = "speed </desc></svg>. As written, at <desc <figcaption>"
    note = (
        NOTE.partition("```calc figure")[0]
        .replace("in 1..9", f"in 1..9 # {words}")
        .replace("@fig-head and @fig-rows", "they")
    )
    (vault / "docs/field.md").write_text(f'{note}```calc plot title="{title}"\n{drawn}\n```\n')
    ((drawing, caption),) = figures_of(printed(vault, "a.html", "--with", "pipe=wood").decode())
    shown = " ".join(title.split()).replace("at -3", "at −3")
    assert caption.replace("at -3", "at −3").removesuffix(".") == shown.removesuffix(".")
    assert drawing.count("<svg") == drawing.count("<desc") == drawing.count("</desc>") == 1
    assert (words in plain(drawing)) == ("speed" in drawn)
    assert "At 3: 6 m." in plain(drawing) or "speed" not in drawn


def test_rows_that_a_sentence_puts_in_the_place_of_the_picked_one_are_printed(vault: Path) -> None:
    """With wood is 6 · 3² · 0.111111 / (0.25 / 0.25) = 6, times the rest: nothing but the paper is needed."""
    html = printed(vault, "a.html").decode()
    pipes = plain(html.partition("<h3>pipes")[2].partition("</table>")[0])
    assert "1 of 3 rows" in pipes
    assert pipes.endswith("id d [m] f wood 0.25 6")
    tests = plain(html.partition("<h3>tests")[2].partition("</table>")[0])
    assert tests.endswith("id drop [m] a 1.25")


def test_formulas_behind_a_quoted_result_of_another_note_are_printed(vault: Path) -> None:
    html = printed(vault, "a.html").decode()
    others = plain(html.partition("Inputs from other notes")[2].partition("<h2>")[0])
    laws = plain(html.partition("Formulas of other notes")[2].partition("<h2>")[0])
    assert "hours Logs 12 h" in others
    assert "pumped" in laws
    assert laws.endswith("36 m³")
    assert "docs/logs.md" in html.partition("<h2>Files</h2>")[2]


def test_a_row_that_a_line_of_the_sheet_names_is_printed(vault: Path) -> None:
    sheet = NOTE.replace("speed = 3 in 1..9\n", "speed = 3 in 1..9\nclay [m] = (head with pipe=clay)\n")
    (vault / "docs/field.md").write_text(sheet.replace("with wood", "here").replace(' "with pipe=wood"', ""))
    html = printed(vault, "a.html").decode()
    assert plain(html.partition("<h3>pipes")[2].partition("</table>")[0]).endswith("clay 0.1 5")


def test_a_table_too_long_to_print_is_described_and_its_place_named(vault: Path) -> None:
    (vault / "docs/long.csv").write_text("id,x\n" + "".join(f"r{at},{at}\n" for at in range(1, 302)))
    (vault / "docs/field.md").write_text(
        "# Field\n\n<!-- calc: table long from long.csv in x: m -->\n\n```calc\nall [m] = total(long.x)\n```\n"
    )
    text = plain(printed(vault, "a.html").decode())
    assert "301 rows, too many to print. All of them are in docs/long.csv, whose hash is below." in text
    assert "x [m] 301 1 151 301" in text


def test_pictures_of_a_document_are_the_plots(vault: Path) -> None:
    docx = ZipFile(BytesIO(printed(vault, "a.docx")))
    pictures = [docx.read(name) for name in docx.namelist() if name.startswith("word/media/")]
    sizes = [struct.unpack(">II", one[16:24]) for one in pictures]
    assert sizes == [(2070, 792)] * 4
    assert len(set(pictures)) == 4
    words = docx.read("word/document.xml").decode()
    assert "Figure 1. Head &lt;of&gt; the pump." in words
    assert "Figure 2. All &amp; every test." in words


def test_a_document_without_a_browser_says_what_the_plot_shows(vault: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("calcgraph.hosts.commands.printing.BROWSERS", ())
    docx = ZipFile(BytesIO(printed(vault, "a.docx")))
    assert not [name for name in docx.namelist() if name.startswith("word/media/")]
    words = plain(docx.read("word/document.xml").decode())
    assert "the HTML report has the plot" in words


def test_a_pdf_has_its_plots_as_lines_and_letters(vault: Path) -> None:
    """Letters of a picture could not be found or read aloud."""
    pdf = printed(vault, "a.pdf")
    assert pdf.startswith(b"%PDF-")
    assert b"/Subtype /Image" not in pdf


def test_of_a_table_whose_cells_are_read_only_those_rows_are_printed(vault: Path) -> None:
    """A table of 200 rows, of which a formula reads one, would be pages that nobody needs."""
    rows = "".join(f"| r{at} | {at} | {2 * at} |\n" for at in range(1, 60))
    (vault / "docs/field.md").write_text(
        "# Field\n\n<!-- calc: table runs -->\n| id | took [s] | other |\n|---|---|---|\n"
        f"{rows}\n```calc\nfirst = runs.r7.took\nboth = first + runs.r9.took\n```\n"
    )
    runs = plain(printed(vault, "a.html").decode().partition("<h3>runs")[2].partition("</table>")[0])
    assert "2 of 59 rows, those named here" in runs
    assert runs.endswith("id took [s] r7 7 r9 9")


def test_columns_of_a_table_are_as_wide_as_their_words_in_a_document(vault: Path) -> None:
    """Pandoc makes all columns equal, and a word processor then breaks the names of rows."""
    (vault / "docs/field.md").write_text(
        "# Field\n\n<!-- calc: table runs -->\n| id | a [s] | b | c |\n|---|---|---|---|\n"
        "| a_long_name_of_a_row | 1 | 2 | 3 |\n\n```calc\nall = total(runs.a)\nalso = total(runs.b)\n```\n"
    )
    words = ZipFile(BytesIO(printed(vault, "a.docx"))).read("word/document.xml").decode()
    grids = re.findall(r"<w:tblGrid>(.*?)</w:tblGrid>", words)
    columns = [[int(one) for one in re.findall(r'w:w="(\d+)"', grid)] for grid in grids]
    (table,) = (one for one in columns if len(one) == 4)
    assert table[0] > 2 * max(table[1:])
