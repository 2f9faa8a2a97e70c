"""Notes as they should not be: each is read, and what is wrong is reported with its line."""

import pytest

from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.files import read_text

BROKEN = {
    "not YAML": ("---\ntitle: MoE: a view\n---\n# A\n", ["CG201:2"]),
    "a list": ("---\n- a\n- b\n---\n# A\n", ["CG202:2"]),
    "a number": ("---\n42\n---\n# A\n", ["CG202:2"]),
    "nothing": ("---\n---\n# A\n", []),
    "never closed": ("---\ntitle: x\n\n# A\n", []),
    "a Python object": ("---\nx: !!python/object/apply:os.system [ls]\n---\n# A\n", ["CG201:2"]),
    "nested without end": ("---\nx: " + "[" * 10_000 + "\n---\n# A\n", ["CG201:1"]),
    "nested by dashes": ("---\n" + "- " * 10_000 + "\n---\n# A\n", ["CG201:1"]),
    "a list of itself": ("---\nx: &x [*x]\n---\n# A\n", []),
    "a billion laughs": (
        "---\na: &a [x, x]\n"
        + "".join(f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
        + "---\n# A\n",
        [],
    ),
    "too long": ("---\n" + "a: b\n" * 30_000 + "---\n# A\n", ["CG201:1"]),
    "a key that is a list": ("---\n? [a]\n: b\n---\n# A\n", ["CG201:2"]),
    "a list that is not closed": ("---\nup: x\ntags: [home\ntitle: A\n---\n# A\n", ["CG201:3"]),
    "a date that is none": ("---\nup: x\ndate: 2024-13-45\n---\n# A\n", ["CG201:3"]),
    "an unquoted link": ("---\nup: [[X]]\n---\n# A\n", ["CG203:2"]),
    "tabs": ("---\n\ttitle: x\n---\n# A\n", ["CG201:2"]),
    "an open fence": ("# A\n\n```\ncode\n", ["CG204:3"]),
    "an open comment": ("# A\n\n%%\nx\n", ["CG205:3"]),
    "a table comment without a name": ("# A\n\n<!-- calc: table -->\n| a |\n|---|\n", ["CG208:3"]),
    "a table comment without a table": ("# A\n\n<!-- calc: table t -->\n\ntext\n", ["CG208:3"]),
    "a cut link": ("# A\n\n| a | b |\n|---|---|\n| [[x|y]] | |\n", ["CG104:5"]),
    "an import in the text": ("# A\n\nuse [[x]]: a, b as c\n\n> use [[y]]: c\n", ["CG209:3", "CG209:5"]),
    "imports in the text": ("# A\n\nuse [[x]]\nuse [[y]]: a\n", ["CG209:3"]),
    "no import": ("# A\n\nuse [[x]] for it\n\nWe\nuse [[x]]\n\n`use [[x]]`\n\n```calc\nuse [[x]]\n```\n", []),
    "an id twice": ("# A\n\none ^a\n\ntwo ^a\n", ["CG504:5"]),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_note_is_read_and_the_fault_reported(name):
    text, expected = BROKEN[name]
    note, diagnostics = parse_note(SourceFile(NoteId("a.md"), text))
    assert [f"{one.code}:{one.span.line}" for one in diagnostics] == expected
    assert [heading.text for heading in note.headings][:1] == ["A"]


def test_an_impossible_date_is_named():
    _, (found,) = parse_note(SourceFile(NoteId("a.md"), "---\ndate: 2024-13-45\n---\n# A\n"))
    assert found.message == "broken front matter at `date: 2024-13-45`: this date is not in the calendar"
    assert found.hint == "correct the day or the month"


COLONS = {
    "a key without its colon": ("title Foo\ntags: [a]", "write `title: Foo`"),
    "a line of a value, before one that is open": ('description: the page\n  title of the book\ntags: "bar', None),
    "an item of a list": ("x:\n  - a\n  up the hill\n  foo: bar", None),
    "text in quotes that are open": ('x: "a\ntags of it', None),
}


@pytest.mark.parametrize(("text", "hint"), COLONS.values(), ids=COLONS)
def test_a_colon_is_missing_only_after_a_key(text: str, hint: str | None) -> None:
    _, (found,) = parse_note(SourceFile(NoteId("a.md"), f"---\n{text}\n---\n# A\n"))
    assert ("a colon is missing" in found.message) == (hint is not None)
    assert hint is None or found.hint == hint


def test_an_import_in_the_text_is_told_where_it_stands():
    _, (found,) = parse_note(SourceFile(NoteId("a.md"), "# A\n\n> use [[b]]: x\n"))
    assert (found.span.column, found.span.end_column) == (3, 15)
    assert found.message == "`use [[b]]: x` is in the text and imports nothing"
    assert found.hint == "move it into the `calc` fence that reads the names"


NO_CODE = "write `<!-- calc: ignore CG401 reason -->` with the code of a rule"
MISSPELT = {
    "a letter": ("<!-- calc: ingore CG101 later -->", "write `<!-- calc: ignore CG101 later -->`"),
    "no colon": ("<!-- calc ignore CG101 -->", "write `<!-- calc: ignore CG101 -->`"),
    "a colon too many": ("<!-- calc: ignore: CG101 later -->", "write `<!-- calc: ignore CG101 later -->`"),
    "small letters": ("<!-- calc: ignore cg101 later -->", "write `<!-- calc: ignore CG101 later -->`"),
    "capitals": ("<!-- CALC: Ignore CG101 -->", "write `<!-- calc: ignore CG101 -->`"),
    "the name in full": ("<!-- calcgraph: ignore CG101 -->", "write `<!-- calc: ignore CG101 -->`"),
    "a letter in the code": ("<!-- calc: ignore CG1O1 -->", NO_CODE),
    "no code": ("<!-- calc: ignore -->", NO_CODE),
    "not closed on its line": ("<!-- calc: ignore", NO_CODE),
    "another word": ("<!-- calc: off -->", NO_CODE),
}


@pytest.mark.parametrize(("comment", "hint"), MISSPELT.values(), ids=MISSPELT)
@pytest.mark.parametrize("text", ["[[x]] {}", "{}\n[[x]]", "## {}", "| a |\n|---|\n| {} |"])
def test_a_comment_that_was_meant_to_silence_is_reported(text, comment, hint):
    note, diagnostics = parse_note(SourceFile(NoteId("a.md"), text.format(comment)))
    assert note.ignores == ()
    reported = comment if comment.endswith(">") or "|" not in text else f"{comment} |"
    assert [(one.code, one.message, one.hint) for one in diagnostics] == [
        ("CG906", f"`{reported}` suppresses nothing", hint)
    ]


TABLES = {
    "a letter": ("<!-- calc: tabel gpus -->", "gpus"),
    "beside text": ("The table. <!-- calc: table gpus -->", "gpus"),
    "capitals": ("<!-- calc: Table -->", "name"),
}


@pytest.mark.parametrize(("text", "name"), TABLES.values(), ids=TABLES)
def test_a_comment_that_was_meant_to_name_a_table_is_reported(text, name):
    _, (found,) = parse_note(SourceFile(NoteId("a.md"), f"{text}\n\n| id |\n|----|\n| a |\n"))
    assert (found.code, found.message) == ("CG208", f"`{text[text.index('<') :]}` names no table")
    assert found.hint == f"put `<!-- calc: table {name} -->` on its own line above the table"


@pytest.mark.parametrize(
    "text",
    [
        "`<!-- calc: ingore CG101 -->`",
        "```html\n<!-- calc: ingore CG101 -->\n```",
        "<!-- calculated by hand, see CG101 -->",
        "<!-- calc is explained in CG101 -->",
        "<!-- the calc: ingore CG101 -->",
    ],
)
def test_a_comment_of_somebody_else_is_not_reported(text):
    assert parse_note(SourceFile(NoteId("a.md"), f"{text}\n"))[1] == ()


def test_message_of_broken_yaml():
    _, (found,) = parse_note(SourceFile(NoteId("a.md"), "---\ntitle: MoE: a view\n---\n"))
    assert (
        found.message == "broken front matter at `title: MoE: a view`: mapping values are not allowed in this context"
    )
    assert found.hint == 'write `title: "MoE: a view"`'


def test_one_broken_line_leaves_the_others():
    text = "---\nid: 42v\ntitle: MoE: a view\naliases: [experts]\n---\n# A\n"
    note, (found,) = parse_note(SourceFile(NoteId("a.md"), text))
    assert (note.zettel, note.aliases, note.title, found.span.line) == ("42v", ("experts",), "A", 3)


@pytest.mark.parametrize(
    ("text", "said"), [("- a", "a list"), ("42", "a text"), ("words", "a text")], ids=["list", "number", "words"]
)
def test_message_of_front_matter_without_keys(text, said):
    _, (found,) = parse_note(SourceFile(NoteId("a.md"), f"---\n{text}\n---\n"))
    assert (found.code, found.message) == ("CG202", f"the front matter is {said}, not properties")
    assert found.hint == "write each line as `key: value`"


BYTES = {
    "CRLF": (b"# A\r\n\r\n[[b]]\r\n", "# A\n\n[[b]]\n", ""),
    "old line ends": (b"# A\r[[b]]", "# A\n[[b]]", ""),
    "byte order mark": (b"\xef\xbb\xbf# A", "# A", ""),
    "Latin-1": (b"x\ncaf\xe9", "", "`a.md` is not UTF-8: byte 0xe9"),
    "UTF-16": ("a".encode("utf-16"), "", "`a.md` is not UTF-8: byte 0xff"),
}


@pytest.mark.parametrize("name", BYTES)
def test_bytes(name, tmp_path):
    data, text, problem = BYTES[name]
    (tmp_path / "a.md").write_bytes(data)
    read, problems = read_text(tmp_path / "a.md", "a.md")
    assert (read, "".join(found.message for found in problems)) == (text, problem)


def test_fences_keep_their_places():
    text = (
        "> - ```calc\n>   x = 1\n>\n>   y = 2\n>   ```\n\n"
        '~~~~calc table title="T"\n~~~\n~~~~\n\n    ```calc\n    no\n    ```\n'
    )
    note, _ = parse_note(SourceFile(NoteId("a.md"), text))
    sheet, view = note.fences
    assert (sheet.text, sheet.first_line, sheet.indents) == ("x = 1\n\ny = 2", 2, (4, 1, 4))
    assert (view.word, dict(view.options), view.text, view.span.line) == ("table", {"title": "T"}, "~~~", 7)


def test_queries_of_dataview_are_no_live_values():
    queries = ("this.due", "date(today) + 3", "date(2026-01-02)", "[[b]].due", 'link("b")')
    rows = ('count(jobs where jobs.state = "failed")',)
    text = " ".join(f"`= {query}`" for query in (*queries, "this", "due.this", "date(2)", *rows))
    note, _ = parse_note(SourceFile(NoteId("a.md"), text))
    assert [one.text for one in note.live_values] == ["this", "due.this", "date(2)", *rows]


def test_abstractions_are_code_in_a_note_without_sheets():
    text = "`= λx. f x` `= 2 * x.y`\n"
    plain, _ = parse_note(SourceFile(NoteId("a.md"), text))
    assert [one.text for one in plain.live_values] == ["2 * x.y"]
    with_sheet, _ = parse_note(SourceFile(NoteId("a.md"), f"{text}\n```calc\nx = 1\n```\n"))
    assert [one.text for one in with_sheet.live_values] == ["λx. f x", "2 * x.y"]


def test_capitals_are_code_in_a_note_without_sheets():
    text = "`= ANY` `= NULL` `= E` `= total` `= 2 * ANY`\n"
    plain, _ = parse_note(SourceFile(NoteId("a.md"), text))
    assert [one.text for one in plain.live_values] == ["E", "total", "2 * ANY"]
    with_sheet, _ = parse_note(SourceFile(NoteId("a.md"), f"{text}\n```calc\nANY = 1\n```\n"))
    assert [one.text for one in with_sheet.live_values] == ["ANY", "NULL", "E", "total", "2 * ANY"]


def test_numbers_are_code_in_a_note_without_sheets():
    text = "`= 42` `= -1.5` `= 1,000` `= 42 km` `= 2 * 3` `= 5 mi as km`\n"
    plain, _ = parse_note(SourceFile(NoteId("a.md"), text))
    assert [one.text for one in plain.live_values] == ["42 km", "2 * 3", "5 mi as km"]
    with_sheet, _ = parse_note(SourceFile(NoteId("a.md"), f"{text}\n```calc\nx = 1\n```\n"))
    assert [one.text for one in with_sheet.live_values][:3] == ["42", "-1.5", "1,000"]


def test_lists_are_code_in_a_note_without_sheets():
    lists = ("D,C + merge(A,o ; B,o)", "a, b", "f(x); g(x)", "1, 2")
    values = ("max(a, b) * 2", "1,5 * 2", "a[1, 2]")
    text = " ".join(f"`= {one}`" for one in (*lists, *values)) + "\n"
    plain, _ = parse_note(SourceFile(NoteId("a.md"), text))
    assert [one.text for one in plain.live_values] == [*values]
    with_sheet, _ = parse_note(SourceFile(NoteId("a.md"), f"{text}\n```calc\na = 1\n```\n"))
    assert [one.text for one in with_sheet.live_values] == [*lists, *values]


def test_sentence_reason_and_section_of_links():
    text = (
        "# T\n\n## S\n\nOne of e.g. [[a]] here. Two [[b|of *it*]]!\n\n"
        "- builds-on:: [[c]], [[d]] because\n- x (up:: [[e]] so) y\n"
    )
    note, _ = parse_note(SourceFile(NoteId("a.md"), text))
    rows = [(one.target, one.sentence, one.section, one.relation, one.reason) for one in note.links]
    assert rows == [
        ("a", "One of e.g. a here.", "S", "", ""),
        ("b", "Two of *it*!", "S", "", ""),
        ("c", "builds on c, d because", "S", "builds-on", "because"),
        ("d", "builds on c, d because", "S", "builds-on", "because"),
        ("e", "x (up e so) y", "S", "up", "so"),
    ]


SENTENCES = {
    "title and text of a callout": (
        "> [!tip]- Where to [[a|start]]\n> Read [[b]] first. Then [[c]].",
        ["Where to start", "Read b first.", "Then c."],
    ),
    "a callout without title": ("> [!note]\n> Read [[a]].", ["Read a."]),
    "a callout in a callout": ("> [!note] One\n> > [!tip|x] See [[a]]\n> > of two", ["See a"]),
    "marks of footnotes": ("One[^1] and [[a]]^[said below] end[^two].", ["One and a end."]),
    "a footnote that is code": ("One `[^1]` and [[a]].", ["One [^1] and a."]),
    "no callout outside a quotation": ("[!tip] See [[a]]", ["[!tip] See a"]),
    "a key in its line": ("builds-on:: [[a]]", ["builds on a"]),
    "a key in bold": ("**Builds on**:: [[a]], [[b]]", ["Builds on a, b"] * 2),
    "a key in a bracket": ("It (part_of:: [[a]]) is.", ["It (part of a) is."]),
    "no key in code": ("`a:: ` [[b]]", ["a:: b"]),
    "no key before a link": ("He says:: 5 [[b]]", ["He says:: 5 b"]),
}


@pytest.mark.parametrize("case", SENTENCES)
def test_the_sentence_of_a_link_is_what_a_reader_sees(case):
    text, sentences = SENTENCES[case]
    note, _ = parse_note(SourceFile(NoteId("a.md"), text))
    assert [one.sentence for one in note.links] == sentences


def test_the_sentence_of_a_link_in_a_table_is_its_row_without_bars():
    text = "| what | where |\n|---|---|\n| a `plot` | [[views]] |\nb | [[c\\|d]]\n"
    note, _ = parse_note(SourceFile(NoteId("a.md"), text))
    assert [one.sentence for one in note.links] == ["a plot · views", "b · d"]
