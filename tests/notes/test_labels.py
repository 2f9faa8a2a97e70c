"""Labels and citations of prose: what is one, what stays text, in both readings of Markdown."""

import pytest

from calcgraph.notes.model import Note
from calcgraph.notes.parse import parse_note
from calcgraph.notes.reading import OBSIDIANS, Host, reading_of
from calcgraph.settings import MKDOCS, NO_HABITS, Settings
from calcgraph.source import NoteId, SourceFile

READINGS = {"obsidian": OBSIDIANS, "mkdocs": reading_of(Settings(dialect=MKDOCS, habits=NO_HABITS), Host())}
FENCE = "```calc plot\ny over x\n```\n"
TABLE = "| a | b |\n|---|---|\n| 1 | 2 |\n"


@pytest.fixture(params=READINGS, name="read")
def _read(request):
    def read(text: str) -> Note:
        return parse_note(SourceFile(NoteId("a.md"), text), None, READINGS[request.param])[0]

    return read


LABELLED = {
    "a fence": (f"{FENCE}{{#fig-a}}", [("fig-a", "Figure 1", "")]),
    "a fence above an empty line": (f"{FENCE}\n{{#fig-a}}", [("fig-a", "Figure 1", "")]),
    "an image": ("![i](a.png){#fig-a}", [("fig-a", "Figure 1", "")]),
    "an image with a title": ('![i](a.png "The *loss*"){#fig-a}', [("fig-a", "Figure 1", "The *loss*")]),
    "an image above": ("![i](a.png)\n{#fig-a}", [("fig-a", "Figure 1", "")]),
    "an embedded image": ("![[a.png]]\n{#fig-a}", [("fig-a", "Figure 1", "")]),
    "a table": (f"{TABLE}{{#tab-a}}", [("tab-a", "Table 1", "")]),
    "a table with a caption": (f'{TABLE}\n{{#tbl-a title="Pipes"}}', [("tbl-a", "Table 1", "Pipes")]),
    "a formula on lines": ("$$\nh = 1\n$$ {#eq-a}", [("eq-a", "Equation 1", "")]),
    "a formula on a line": ("$$ h = 1 $$ {#eq-a}", [("eq-a", "Equation 1", "")]),
    "a formula with an end": ("$$ a\n= b $$ {#eq-a}", [("eq-a", "Equation 1", "")]),
    "the attribute list of the host": ("$$ h $$ {: #eq-a .big }", [("eq-a", "Equation 1", "")]),
    "attributes before it": ('![i](a.png){ width="300" #fig-a .wide}', [("fig-a", "Figure 1", "")]),
    "a class before it": ("![i](a.png){: .wide #fig-a }", [("fig-a", "Figure 1", "")]),
    "a caption before it": (f'{TABLE}{{title="A #tab-b" #tab-a}}', [("tab-a", "Table 1", "A #tab-b")]),
    "several kinds": (
        f"$$ a $$ {{#eq-a}}\n\n{FENCE}{{#fig-b}}\n\n$$ c $$ {{#eq-c}}\n\n![i](d.png){{#fig-d}}",
        [("eq-a", "Equation 1", ""), ("fig-b", "Figure 1", ""), ("eq-c", "Equation 2", ""), ("fig-d", "Figure 2", "")],
    ),
    "an image in a quotation": ("> ![i](a.png){#fig-a}", [("fig-a", "Figure 1", "")]),
    "a table in a quotation": ("> | a |\n> |---|\n> | 1 |\n> {#tab-a}", [("tab-a", "Table 1", "")]),
    "a formula in a quotation": ("> > $$ a $$ {#eq-a}", [("eq-a", "Equation 1", "")]),
    "an image in a link": ('[![i](a.png "P")](b.md){#fig-a}', [("fig-a", "Figure 1", "P")]),
    "the first of two": ("$$ a $$ {#eq-a}\n\n$$ b $$ {#eq-a}\n", [("eq-a", "Equation 1", "")]),
}


@pytest.mark.parametrize("name", LABELLED)
def test_a_label_after_a_block_is_numbered(read, name: str) -> None:
    text, expected = LABELLED[name]
    assert [(one.id, one.said, one.caption) for one in read(f"# T\n\n{text}\n").labels] == expected


REPEATED = {
    "two formulas": ("$$ a $$ {#eq-a}\n\n$$ b $$ {#eq-a}\n", [5]),
    "three": ("$$ a $$ {#eq-a}\n\n$$ b $$ {#eq-a}\n\n$$ c $$\n{#eq-a}\n", [5, 8]),
    "a figure and an image": (f"{FENCE}{{#fig-a}}\n\n![i](a.png){{#fig-a}}\n\n@fig-a", [8]),
    "another label": ("$$ a $$ {#eq-a}\n\n$$ b $$ {#eq-b}\n", []),
    "another kind": (f"$$ a $$ {{#eq-a}}\n\n{FENCE}{{#fig-a}}", []),
    "code": ("$$ a $$ {#eq-a}\n\n```\n$$ b $$ {#eq-a}\n```\n", []),
    "text": ("$$ a $$ {#eq-a}\n\nThe label is written {#eq-a}\n", []),
}


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("name", REPEATED)
def test_a_label_is_there_once(name: str, reading: str) -> None:
    """A reference leads to the first of two, whichever its writer meant."""
    text, lines = REPEATED[name]
    _, problems = parse_note(SourceFile(NoteId("a.md"), f"# T\n\n{text}\n"), None, READINGS[reading])
    assert [(one.code, one.span.line) for one in problems] == [("CG504", line) for line in lines]


@pytest.mark.parametrize("reading", READINGS)
def test_an_id_of_two_images_of_a_site_is_no_label(reading: str) -> None:
    """Without a reference, the site's own `{#fig-a}` is an id and nothing else, as it was before."""
    text = "# T\n\n![i](a.png){#fig-a}\n\n![j](b.png){#fig-a}\n\n[x](#fig-a)\n"
    _, problems = parse_note(SourceFile(NoteId("a.md"), text), None, READINGS[reading])
    assert [one.code for one in problems] == ([] if reading == "mkdocs" else ["CG504"])


NOT_LABELLED = {
    "a heading": "## Loss {#fig-loss}",
    "another prefix": f"{FENCE}{{#loss}}",
    "no name": f"{FENCE}{{#fig-}}",
    "a paragraph": "Words.\n{#fig-a}",
    "an image in a sentence": "Look: ![i](a.png){#fig-a}",
    "an image and words above": "Look:\n![i](a.png)\n{#fig-a}",
    "a formula in a sentence": "So $$ a $$ {#eq-a}",
    "two empty lines": f"{FENCE}\n\n{{#fig-a}}",
    "inside code": f"```\n{TABLE}{{#tab-a}}\n```",
    "in code of a line": "`$$ a $$ {#eq-a}`",
    "two formulas": "$$ a $$ and $$ b $$ {#eq-a}",
    "another id before it": "![i](a.png){#other #fig-a}",
    "words before it": f"{FENCE}{{see #fig-a}}",
    "a label in a value": "![i](a.png){alt='of #fig-a'}",
    "a label at the end of a value": "![i](a.png){alt=#fig-a}",
    "words in a quotation": "> See ![i](a.png){#fig-a}",
    "an image of a short list": "- ![i](a.png){#fig-a}",
    "words in a link": "[see ![i](a.png)](b.md){#fig-a}",
    "a label in a link": "[![i](a.png){#fig-a}](b.md)",
    "text after it": f"{FENCE}{{#fig-a}} words",
}


@pytest.mark.parametrize("name", NOT_LABELLED)
def test_another_id_stays_an_id(read, name: str) -> None:
    assert read(f"# T\n\n{NOT_LABELLED[name]}\n").labels == ()


def test_a_label_is_not_a_row_of_a_data_table(read) -> None:
    (table,) = read(f"<!-- calc: table t -->\n{TABLE}{{#tab-a}}\n").tables
    assert [[cell.text for cell in row] for row in table.rows] == [["1", "2"]]


@pytest.mark.parametrize("said", ["@tab-size", "@tab-a-b", "@tbl-a", "@eq-foo"])
def test_what_a_site_says_with_an_at_sign_is_text_in_a_note_with_a_label(said: str) -> None:
    text = f"# T\n\n![i](a.png){{#fig-a}}\n\n{TABLE}{{#tab-a}}\n\nOf @fig-a, @fig-b, @tab-a and {said} here.\n"
    note = parse_note(SourceFile(NoteId("a.md"), text), None, READINGS["mkdocs"])[0]
    assert [one.text for one in note.links if one.text[:1] == "@"] == ["@fig-a", "@fig-b", "@tab-a"]


CITED = {
    "[@fao56]": [("fao56", "", "")],
    "[@fao56; @jones, p. 3]": [("fao56", "", ""), ("jones", "", "p. 3")],
    "[see @fao56, pp. 33-35]": [("fao56", "see", "pp. 33-35")],
    "[-@fao56]": [("fao56", "", "")],
    "[@doi:10.1000/182]": [("doi:10.1000/182", "", "")],
    "Of @fao56, and": [("fao56", "", "")],
    "(@fao56)": [("fao56", "", "")],
    "at @fao56.": [("fao56", "", "")],
    "[@two\nlines]": [("two", "", "lines")],
}


@pytest.mark.parametrize("text", CITED)
def test_what_cites(read, text: str) -> None:
    (found,) = read(f"# T\n\nA sentence {text}\n").citations
    assert [(one.key, one.before, one.behind) for one in found.cited] == CITED[text]


NOT_CITED = (
    "ann@example.org",
    "[ann@example.org]",
    "<ann@example.org>",
    "`[@fao56]`",
    r"\[@fao56\]",
    r"\@fao56",
    "[@fao56](a.md)",
    "[@fao56][]\n\n[@fao56]: https://example.org",
    "the package @angular/core@17",
    "it runs @100 MHz",
    "[text](https://example.org/@ann)",
    "https://example.org/@ann",
    "@@fao56",
    "```\n[@fao56]\n```",
)


@pytest.mark.parametrize("text", NOT_CITED)
def test_what_does_not_cite(read, text: str) -> None:
    assert read(f"# T\n\nA sentence\n\n{text}\n").citations == ()


def test_brackets_that_may_be_something_else(read) -> None:
    note = read("[@angular/core] [mail @home] [@nobody] [@fao56; @a/b] [@ann in #12] [@fao56, p. 3]")
    assert [one.is_certain for one in note.citations] == [False, False, True, False, False, True]
