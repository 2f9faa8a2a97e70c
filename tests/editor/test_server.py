"""The server under a client that types: what it answers, and what it must not."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from tests.editor.editors import Editor

from calcgraph.hosts.command_line import main
from calcgraph.hosts.editor.workspace import Vaults

SPEED = """# Speed

```calc
use [[laws]]: stream_time
weights = 140 GB in 1..500 GB      # held
step [ms] = stream_time(weights, 3.35 TB/s)
tps = 1 tok / step
check quick: tps > 10 tok/s
```

One token takes [42 ms](#step), so the answer is read at `= tps`, see [[laws#Streaming]].
"""
LAWS = """# Laws

## Streaming

```calc
stream_time(bytes, bw) [ms] = bytes / bw   # reading once
fastest [ms] = stream_time(1 GB, 8 TB/s)
```
"""
TABLES = """# Devices

<!-- calc: table devices -->
| id | bw [TB/s] | vram [GB] |
|---|---|---|
| h100 | 3.35 | 80 |
| b200 | 8 | 180 |

```calc
gpu = pick devices: h100
time [ms] = 1 GB / gpu.bw
```
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("vault")
    (root / "docs").mkdir()
    (root / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph: {dialect: obsidian}]\n")
    for name, text in {"speed": SPEED, "laws": LAWS, "devices": TABLES}.items():
        (root / "docs" / f"{name}.md").write_text(text)
    return root


@pytest.fixture(scope="module")
def shared(folder: Path) -> Iterator[Editor]:
    made = Editor(folder)
    yield made
    made.end()


@pytest.fixture
def editor(shared: Editor, folder: Path) -> Editor:
    for name, text in {"speed": SPEED, "laws": LAWS, "devices": TABLES}.items():
        shared.open(folder / "docs" / f"{name}.md", text)
    return shared


@pytest.fixture
def speed(folder: Path) -> Path:
    return folder / "docs" / "speed.md"


def test_values_stand_behind_their_lines(editor: Editor, speed: Path) -> None:
    found = editor.hints(speed)
    assert found["step [ms] = stream_time(weights, 3.35 TB/s)"] == "= 41.8 ms"
    assert found["tps = 1 tok / step"] == "= 23.9 tok/s"
    assert found["check quick: tps > 10 tok/s"] == "holds"
    assert found["weights = 140 GB in 1..500 GB      # held"] == "= 140 GB"


def test_a_key_changes_the_values_that_rest_on_it(editor: Editor, speed: Path) -> None:
    editor.type(speed, SPEED.replace("140 GB in", "70 GB in"))
    found = editor.hints(speed)
    assert found["tps = 1 tok / step"] == "= 47.9 tok/s"
    claim = next(text for line, text in found.items() if line.startswith("One token"))
    assert claim == "≠ 20.9 ms"
    assert editor.problems(speed) == [("CG401", 11)]


def test_a_broken_line_keeps_the_values_of_the_others(editor: Editor, speed: Path) -> None:
    editor.hints(speed)
    editor.type(speed, SPEED.replace("TB/s)\n", "TB/s\n", 1))
    found = editor.hints(speed)
    assert found["weights = 140 GB in 1..500 GB      # held"] == "= 140 GB"
    assert found["tps = 1 tok / step"] == "= 23.9 tok/s (last good)"


def test_a_sheet_without_its_end_takes_no_more_than_its_section(editor: Editor, speed: Path) -> None:
    text = SPEED.replace("```\n\nOne token", "\n## After\n\nOne token")
    editor.type(speed, text)
    found = editor.hints(speed)
    assert found["tps = 1 tok / step"] == "= 23.9 tok/s"
    assert next(text for line, text in found.items() if line.startswith("One token")) == "= 41.8 ms"
    assert editor.problems(speed) == [("CG204", 3)]


def test_another_note_sees_what_is_typed(editor: Editor, folder: Path, speed: Path) -> None:
    editor.type(folder / "docs" / "laws.md", LAWS.replace("bytes / bw ", "2 * bytes / bw "))
    assert editor.hints(speed)["step [ms] = stream_time(weights, 3.35 TB/s)"] == "= 83.6 ms"


def test_a_claim_is_offered_the_quantity_of_its_value_first(editor: Editor, speed: Path) -> None:
    editor.type(speed, f"{SPEED}\nIt is [24 tok/s](#")
    offers = editor.offers(speed, "It is [24 tok/s](#")
    assert (offers[0].label, offers[0].detail) == ("tps", "23.9 tok/s")
    assert "step" in [one.label for one in offers]


@pytest.mark.parametrize(
    ("line", "first"),
    [
        pytest.param("x = gpu.", {"bw", "vram"}, id="columns"),
        pytest.param("y = pick devices: ", {"h100", "b200"}, id="rows"),
        pytest.param("use [[laws]]: ", {"stream_time", "fastest"}, id="names of a note"),
        pytest.param("z = ti", {"time"}, id="names in scope"),
        pytest.param("z = fast", {"fastest"}, id="names of other notes"),
        pytest.param("z = sqr", {"sqrt"}, id="functions"),
        pytest.param("time [ms", {"ms"}, id="units that fit"),
    ],
)
def test_what_fits_is_offered(editor: Editor, folder: Path, line: str, first: set[str]) -> None:
    file = folder / "docs" / "devices.md"
    text = TABLES.replace("time [ms] =", f"{line}\ntime [ms] =") if not line.startswith("time") else TABLES
    editor.type(file, text)
    assert first <= {one.label for one in editor.offers(file, line)[: max(len(first), 1)]}


def test_a_name_of_another_note_comes_with_its_import(editor: Editor, folder: Path) -> None:
    file = folder / "docs" / "devices.md"
    editor.type(file, TABLES.replace("time [ms] =", "z = fast\ntime [ms] ="))
    offer = next(one for one in editor.offers(file, "z = fast") if one.label == "fastest")
    assert [one.new_text for one in offer.additional_text_edits or ()] == ["use [[laws]]: fastest\n"]


def test_a_claim_is_offered_cells_and_quantities_of_other_notes(editor: Editor, speed: Path, folder: Path) -> None:
    editor.type(folder / "docs" / "laws.md", LAWS)
    editor.type(speed, f"{SPEED}\nIt is [0.125 ms](#")
    found = {one.label: one.text_edit for one in editor.offers(speed, "It is [0.125 ms](#")}
    edit = found["fastest"]
    assert isinstance(edit, lsp.TextEdit)
    assert edit.new_text == "laws.md#fastest"
    assert edit.range.start.character == len("It is [0.125 ms](")
    file = folder / "docs" / "devices.md"
    editor.type(file, f"{TABLES}\nA card has [180 GB](#")
    labels = [one.label for one in editor.offers(file, "A card has [180 GB](#")]
    assert labels[:1] == ["devices.b200.vram"]
    assert "devices.h100.vram" not in labels
    editor.type(file, TABLES)
    editor.type(speed, f"{SPEED}\nA card has [180 GB](#")
    offers = editor.offers(speed, "A card has [180 GB](#")
    edit = offers[0].text_edit
    assert isinstance(edit, lsp.TextEdit)
    assert (offers[0].label, edit.new_text) == ("devices.b200.vram", "devices.md#devices.b200.vram")
    assert (offers[0].filter_text or "").startswith("#")  # which stands there already


@pytest.mark.parametrize(
    ("claim", "title", "working"),
    [
        ("41.8 ms", "", "140 GB"),
        ("83.6 ms", "with weights = 280 GB", "280 GB"),
        ("83.6 ms", "with large", "280 GB"),
    ],
)
def test_hover_shows_the_working_of_a_claim_with_its_arguments(
    editor: Editor, speed: Path, claim: str, title: str, working: str
) -> None:
    sheet = SPEED.replace("tps = 1 tok / step", "tps = 1 tok / step\nscenario large: weights = 280 GB")
    written = f'It takes [{claim}](#step "{title}").' if title else f"It takes [{claim}](#step)."
    editor.type(speed, f"{sheet}\n{written}\n")
    found = editor.hover(speed, written, len("It takes ["))
    assert "`" + claim + "` holds" in found
    assert f"= stream_time({working}, 3.35 TB/s)`" in found
    assert ("**step** = `41.8 ms`" in found) == (not title)


@pytest.mark.parametrize(
    ("line", "mark", "said"),
    [
        ("a = 3 kWh", "kWh", "**kWh** = `3,600,000 J` (length^2 mass time^-2)"),
        ("a = 3 TB/s", "B/s", "**TB/s** = `1,000,000,000,000 B/s` (information time^-1)"),
        ("a [ms] = step", "ms]", "**ms** = `0.001 s` (time)"),
        ("a = 20 °C", "°C", "**°C** = `1 K` (temperature)\n\n`0 °C` is `273.15 K`"),
        ("a = 5 %", "%", "**%** = `0.01` (a number)"),
        ("a = 7 K", "K", "**K** (temperature)"),
    ],
)
def test_hover_says_what_a_unit_is(editor: Editor, speed: Path, line: str, mark: str, said: str) -> None:
    editor.type(speed, SPEED.replace("tps = 1 tok / step", f"tps = 1 tok / step\n{line}"))
    assert editor.hover(speed, line, line.index(mark)).startswith(said)


@pytest.mark.parametrize("line", ["a = 3 * step", "a = step", "a = 2 step", "a = max(1, step)"])
def test_a_name_is_no_unit(editor: Editor, speed: Path, line: str) -> None:
    editor.type(speed, SPEED.replace("tps = 1 tok / step", f"tps = 1 tok / step\n{line}"))
    assert editor.hover(speed, line, line.index("step")).startswith("**step** = `41.8 ms`")


@pytest.mark.parametrize("new", ["in", "with", "for", "and", "True"])
def test_a_word_of_the_language_is_no_name(editor: Editor, speed: Path, new: str) -> None:
    with pytest.raises(JsonRpcException, match="name"):
        editor.ask(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameParams(new_name=new, **editor.at(speed, "tps = 1")))


NAMES = (
    "in", "with", "for", "and", "or", "not", "where", "near", "step", "if", "then", "True", "solve", "use",
    "pick", "check", "scenario", "unit", "table", "ode", "first", "from", "with_x", "pi", "e", "oo", "m", "kg",
    "USD", "ms", "sqrt", "max", "integrate", "x_1", "ü", "2x", "a-b", "weights", "stream_time", "quick", "",
    "a b", "tps ",
)  # fmt: skip


@pytest.mark.parametrize("new", NAMES)
def test_one_rule_for_names_in_the_editor_and_the_command(
    editor: Editor, folder: Path, speed: Path, monkeypatch: pytest.MonkeyPatch, new: str
) -> None:
    monkeypatch.chdir(folder)
    done = CliRunner().invoke(main, ["rename", "docs/speed.md#tps", new])
    asked = lsp.RenameParams(new_name=new, **editor.at(speed, "tps = 1"))
    try:
        is_renamed = bool(editor.ask(lsp.TEXT_DOCUMENT_RENAME, asked).changes)
    except JsonRpcException:
        is_renamed = False
    assert is_renamed == (done.exit_code == 0), done.output


def test_notes_are_offered_behind_brackets(editor: Editor, speed: Path) -> None:
    editor.type(speed, f"{SPEED}\nsee [[de")
    assert "devices" in [one.label for one in editor.offers(speed, "see [[de")]


def test_headings_are_offered_behind_a_note(editor: Editor, speed: Path) -> None:
    editor.type(speed, f"{SPEED}\nsee [[laws#")
    assert "Streaming" in [one.label for one in editor.offers(speed, "see [[laws#")]


def test_hover_says_formula_numbers_and_value(editor: Editor, speed: Path) -> None:
    said = editor.hover(speed, "tps = 1", 1)
    assert "`23.9 tok/s`" in said
    assert "`1 tok / step = 1 tok / 41.8 ms`" in said
    assert "`42 ms` agrees: computed `41.8 ms`" in editor.hover(speed, "42 ms", 1)


VECTORS = """# Speed

```calc
force = (2, -3) N
way = 2 * force / 4 N * 1 m
work = dot(force, way)
part = force.y + 1 N
```

It pulls with [−3 N](#force.y).
"""


def test_a_vector_and_its_components_are_known(editor: Editor, speed: Path) -> None:
    editor.type(speed, VECTORS)
    assert editor.hints(speed)["way = 2 * force / 4 N * 1 m"] == "= (1, -1.5) m"
    assert "**force** = `(2, -3) N`" in editor.hover(speed, "force, way", 1)
    assert "**force\\.y** = `-3 N`" in editor.hover(speed, "force.y + 1", 7)
    assert "used by `way`" in editor.hover(speed, "force = (2", 1)
    editor.type(speed, VECTORS.replace("force.y + 1 N", "force."))
    assert {"x", "y"} <= {one.label for one in editor.offers(speed, "part = force.")[:2]}
    editor.type(speed, VECTORS.replace("force.y + 1 N", "cro"))
    assert "cross" in [one.label for one in editor.offers(speed, "part = cro")]


def test_a_vector_is_renamed_with_its_components(editor: Editor, speed: Path) -> None:
    editor.type(speed, VECTORS)
    asked = lsp.RenameParams(new_name="pull", **editor.at(speed, "force = (2", 1))
    assert editor.applied(editor.ask(lsp.TEXT_DOCUMENT_RENAME, asked))["speed.md"] == VECTORS.replace("force", "pull")


def test_note_text_in_a_hover_is_only_text(editor: Editor, speed: Path) -> None:
    editor.type(speed, SPEED.replace("# held", "# <script>alert(1)</script> [x](command:y) \x1b[31m"))
    said = editor.hover(speed, "weights =", 1)
    assert "\\<script\\>" in said
    assert "](command" not in said
    assert "\x1b" not in said


def test_hover_says_why_what_is_wrong_matters(editor: Editor, speed: Path) -> None:
    editor.type(speed, SPEED.replace("[[laws#Streaming]]", "[[lawz]]"))
    said = editor.hover(speed, "[[lawz", 3)
    assert said.startswith("**CG101** unresolved link: ")
    editor.type(speed, SPEED)
    assert "**CG" not in editor.hover(speed, "[[laws", 3)


FOLLOWING = SPEED.replace("tps = 1 tok / step", "tps = 1 tok / step\nboth = step + step\nten = 10 * step")


@pytest.mark.parametrize(
    ("typed", "is_named"),
    [
        ("st", False),
        ("step", False),
        ("step [m", False),
        ("step [ms]", False),
        ("step [ms] =", True),
        ("step [ms] = stream_time(weights", True),
    ],
)
def test_what_follows_from_a_line_that_is_typed_is_folded_into_it(
    editor: Editor, speed: Path, typed: str, *, is_named: bool
) -> None:
    """Lines that read it, its claim, and the import that it would use; a line with its name takes nothing away."""
    whole = "step [ms] = stream_time(weights, 3.35 TB/s)"
    editor.type(speed, FOLLOWING)
    before = editor.problems(speed)
    editor.type(speed, FOLLOWING.replace(whole, typed))
    line = FOLLOWING[: FOLLOWING.index(whole)].count("\n") + 1
    assert {place for _, place in editor.problems(speed)} - {place for _, place in before} == {line}
    (one,) = (one for one in editor.diagnostics[speed.as_uri()] if one.range.start.line + 1 == line)
    assert bool(re.search(r"; \d more follow from it", one.message)) != is_named
    editor.type(speed, FOLLOWING)
    assert editor.problems(speed) == before


def test_what_does_not_follow_from_it_is_still_reported(editor: Editor, speed: Path) -> None:
    """A name that was missing before, another unused import, and a name that is misspelt elsewhere."""
    more = FOLLOWING.replace("ten = 10 * step", "ten = 10 * stepp").replace(
        "weights =", "use [[laws]]: fastest\nweights ="
    )
    editor.type(speed, more)
    before = editor.problems(speed)
    assert {code for code, _ in before} >= {"CG343", "CG361"}
    editor.type(speed, more.replace("step [ms] =", "step [ms"))
    assert {*before} <= {*editor.problems(speed)}


def test_what_is_wrong_with_a_claim_leads_to_its_quantity(editor: Editor, speed: Path) -> None:
    editor.type(speed, SPEED.replace("[42 ms]", "[23 ms]"))
    assert editor.problems(speed) == [("CG401", 11)]
    (related,) = editor.diagnostics[speed.as_uri()][0].related_information or ()
    assert (related.location.uri, related.location.range.start.line) == (speed.as_uri(), 5)
    assert related.message == "step = 41.8 ms"


def test_selection_grows_from_the_word_to_the_note(editor: Editor, speed: Path) -> None:
    asked = lsp.SelectionRangeParams(editor.document(speed), [editor.place(speed, "42 ms", 1)])
    (found,) = editor.ask(lsp.TEXT_DOCUMENT_SELECTION_RANGE, asked)
    lines, texts = SPEED.split("\n"), []
    while found:
        start, end = found.range.start, found.range.end
        inside = lines[start.line : end.line + 1]
        inside[-1] = inside[-1][: end.character]
        inside[0] = inside[0][start.character :]
        texts.append("\n".join(inside))
        found = found.parent
    assert texts == ["42", "42 ms", "[42 ms](#step)", lines[10], SPEED]


def test_definition_and_references_cross_notes(editor: Editor, folder: Path, speed: Path) -> None:
    laws = folder / "docs" / "laws.md"
    found = editor.ask(lsp.TEXT_DOCUMENT_DEFINITION, lsp.DefinitionParams(**editor.at(speed, "stream_time(w", 2)))
    assert (found.uri, found.range.start) == (laws.as_uri(), lsp.Position(5, 0))
    params = lsp.ReferenceParams(lsp.ReferenceContext(include_declaration=False), **editor.at(laws, "stream_time(b", 1))
    lines = {(Path(one.uri).name, one.range.start.line) for one in editor.ask(lsp.TEXT_DOCUMENT_REFERENCES, params)}
    assert {("speed.md", 5), ("laws.md", 6)} <= lines


def test_a_quantity_is_renamed_wherever_it_is_named(editor: Editor, speed: Path) -> None:
    asked = lsp.RenameParams(new_name="step_time", **editor.at(speed, "step [ms]", 1))
    text = editor.applied(editor.ask(lsp.TEXT_DOCUMENT_RENAME, asked))["speed.md"]
    expected = (
        SPEED.replace("step [ms]", "step_time [ms]").replace("/ step", "/ step_time").replace("#step", "#step_time")
    )
    assert text == expected


@pytest.mark.parametrize(
    ("place", "new", "old"),
    [
        pytest.param("gpu.b|w", "speed", "bw", id="a column in a formula"),
        pytest.param("  b|w [TB/s]", "speed", "bw", id="a column in its head"),
        pytest.param("  h1|00", "h200", "h100", id="a row in its cell"),
        pytest.param(": h1|00", "h200", "h100", id="a row in a pick"),
        pytest.param("g|pu =", "device", "gpu", id="a pick"),
    ],
)
def test_what_tables_hold_is_renamed(editor: Editor, folder: Path, place: str, new: str, old: str) -> None:
    file, mark = folder / "docs" / "devices.md", place.replace("|", "").replace("  ", "| ")
    asked = lsp.RenameParams(new_name=new, **editor.at(file, mark, place.index("|")))
    text = editor.applied(editor.ask(lsp.TEXT_DOCUMENT_RENAME, asked))["devices.md"]
    assert text == re.sub(rf"\b{old}\b", new, TABLES)


def test_tags_blocks_and_scenarios_are_renamed(editor: Editor, speed: Path) -> None:
    text = (
        SPEED.replace("check quick", "scenario thin: weights = 7 GB\ncheck quick")
        + "\nA #cost/a and [[#^b1]].\n\nB, in [2.1 ms](#step 'with thin; ±2%'). ^b1\n"
    )
    editor.type(speed, text)
    for mark, within, new, old in (
        ("#cost", 2, "price/b", "cost/a"),
        (". ^b1\n", 3, "b2", "b1"),
        ("thin:", 1, "slim", "thin"),
    ):
        asked = lsp.RenameParams(new_name=new, **editor.at(speed, mark, within))
        found = editor.applied(editor.ask(lsp.TEXT_DOCUMENT_RENAME, asked))["speed.md"]
        assert found == text.replace(old, new)


def test_a_name_that_is_taken_is_refused(editor: Editor, speed: Path) -> None:
    with pytest.raises(JsonRpcException, match="`tps` is not a free name"):
        editor.ask(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameParams(new_name="tps", **editor.at(speed, "step [ms]", 1)))


def test_links_follow_a_note_that_the_editor_renames(editor: Editor, folder: Path) -> None:
    old, new = folder / "docs" / "laws.md", folder / "docs" / "rules.md"
    asked = lsp.RenameFilesParams([lsp.FileRename(old.as_uri(), new.as_uri())])
    text = editor.applied(editor.ask(lsp.WORKSPACE_WILL_RENAME_FILES, asked))["speed.md"]
    assert text == SPEED.replace("[[laws", "[[rules")


def test_links_follow_several_notes_that_the_editor_moves(editor: Editor, folder: Path) -> None:
    moves = [("laws.md", "b/laws.md"), ("speed.md", "b/fast.md")]
    files = [lsp.FileRename((folder / "docs" / old).as_uri(), (folder / "docs" / new).as_uri()) for old, new in moves]
    text = editor.applied(editor.ask(lsp.WORKSPACE_WILL_RENAME_FILES, lsp.RenameFilesParams(files))).get(
        "speed.md", SPEED
    )
    assert text == SPEED, "a link by name finds the note where it is now"
    asked = lsp.RenameFilesParams([lsp.FileRename((folder / "docs").as_uri(), (folder / "notes").as_uri())])
    with pytest.raises(JsonRpcException, match="would leave the vault"):
        editor.ask(lsp.WORKSPACE_WILL_RENAME_FILES, asked)


def test_calls_are_computations(editor: Editor, folder: Path, speed: Path) -> None:
    asked = lsp.CallHierarchyPrepareParams(**editor.at(folder / "docs" / "laws.md", "stream_time(b", 1))
    item = editor.ask(lsp.TEXT_DOCUMENT_PREPARE_CALL_HIERARCHY, asked)[0]
    users = editor.ask(lsp.CALL_HIERARCHY_INCOMING_CALLS, lsp.CallHierarchyIncomingCallsParams(item))
    assert {one.from_.name for one in users} == {"step", "fastest"}
    asked = lsp.CallHierarchyPrepareParams(**editor.at(speed, "tps = 1", 1))
    item = editor.ask(lsp.TEXT_DOCUMENT_PREPARE_CALL_HIERARCHY, asked)[0]
    parts = editor.ask(lsp.CALL_HIERARCHY_OUTGOING_CALLS, lsp.CallHierarchyOutgoingCallsParams(item))
    assert [one.to.name for one in parts] == ["step"]


def test_a_fix_is_offered_and_right(editor: Editor, speed: Path) -> None:
    text = SPEED.replace("[[laws#Streaming]]", "[[laws#Streming]]")
    editor.type(speed, text)
    assert editor.problems(speed) == [("CG103", 11)]
    place = editor.place(speed, "[[laws#Str")
    context = lsp.CodeActionContext(list(editor.diagnostics[speed.as_uri()]))
    asked = lsp.CodeActionParams(editor.document(speed), lsp.Range(place, place), context)
    action = editor.ask(lsp.TEXT_DOCUMENT_CODE_ACTION, asked)[0]
    assert editor.applied(action.edit)["speed.md"] == SPEED


def test_columns_are_counted_as_the_client_counts(editor: Editor, speed: Path) -> None:
    text = SPEED.replace("One token takes", "😀é One token takes").replace("\n", "\r\n")
    editor.type(speed, text)
    found = editor.ask(lsp.TEXT_DOCUMENT_HOVER, lsp.HoverParams(**editor.at(speed, "[42 ms]", 2)))
    assert found.range.start == editor.place(speed, "[42 ms]")


def test_the_outline_holds_headings_with_their_quantities(editor: Editor, speed: Path) -> None:
    found = editor.ask(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL, lsp.DocumentSymbolParams(editor.document(speed)))
    assert [(one.name, [below.name for below in one.children]) for one in found] == [
        ("Speed", ["weights", "step", "tps", "quick"])
    ]


def test_what_is_no_note_of_a_vault_is_answered_with_nothing(editor: Editor, tmp_path: Path) -> None:
    outside = tmp_path / "other.md"
    editor.open(outside, "# x\n\n```calc\na = 1\nb = a\n```\n")
    assert editor.hints(outside) == {}
    assert editor.hover(outside, "a = 1") == ""
    assert editor.offers(outside, "b = ") == []


def test_a_note_that_was_never_saved_is_a_note(editor: Editor, folder: Path) -> None:
    new = folder / "docs" / "new.md"
    editor.open(new, "# New\n\n```calc\nuse [[laws]]: fastest\nb = 2 * fastest\n```\n")
    assert editor.hints(new)["b = 2 * fastest"] == "= 0.25 ms"
    editor.close(new)
    assert editor.hints(new) == {}


def test_requests_that_make_no_sense_are_survived(editor: Editor, speed: Path) -> None:
    for line, character in ((10**6, 0), (0, 10**6), (8, 3)):
        place = lsp.Position(line, character)
        editor.ask(lsp.TEXT_DOCUMENT_HOVER, lsp.HoverParams(editor.document(speed), place))
        editor.ask(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionParams(editor.document(speed), place))
    for uri in ("untitled:x", "http://a/b.md", "file:///%00", "file://", ""):
        editor.ask(lsp.TEXT_DOCUMENT_HOVER, lsp.HoverParams(lsp.TextDocumentIdentifier(uri), lsp.Position(0, 0)))
    with pytest.raises(JsonRpcException):
        editor.ask("calcgraph/nothing", None)
    assert editor.hints(speed)["tps = 1 tok / step"] == "= 23.9 tok/s"


@pytest.mark.parametrize("encoding", list(lsp.PositionEncodingKind))
def test_each_encoding_of_positions_is_spoken(folder: Path, speed: Path, encoding: lsp.PositionEncodingKind) -> None:
    own = Editor(folder, encodings=(encoding,))
    assert own.capabilities.position_encoding == encoding
    own.open(speed, SPEED.replace("One token takes", "😀é One token takes"))
    lengths = {"utf-8": 7, "utf-16": 4, "utf-32": 3}
    column = lengths[encoding.value] + len("One token takes [")
    found = own.ask(lsp.TEXT_DOCUMENT_HOVER, lsp.HoverParams(own.document(speed), lsp.Position(10, column)))
    assert found.range.start == lsp.Position(10, column - 1)
    own.end()


@pytest.mark.parametrize(
    ("expression", "answer"),
    [
        pytest.param("2 * tps", {"value": "47.9 tok/s"}, id="formula"),
        pytest.param("tps with weights = 70 GB", {"value": "47.9 tok/s"}, id="what if"),
        pytest.param("solve tps = 50 tok/s for weights", {"value": "67 GB"}, id="solve"),
        pytest.param("tps + 1 GB", {"problem": "tok/s"}, id="units"),
        pytest.param("tps = 1 tok / step", {"value": "23.9 tok/s"}, id="a line of the sheet"),
        pytest.param("check quick: tps > 10 tok/s", {"problem": ""}, id="a check"),
        pytest.param("tps = 2 tok/s", {"value": "0"}, id="no line of the sheet"),
        pytest.param("1\nx = 2", {"problem": "single line"}, id="two lines"),
        pytest.param("nothing_known", {"problem": "nothing_known"}, id="unknown"),
        pytest.param("", {"problem": "single line"}, id="empty"),
        pytest.param("__import__('os').system('x')", {"problem": ""}, id="Python"),
    ],
)
def test_an_expression_is_evaluated(editor: Editor, speed: Path, expression: str, answer: dict[str, str]) -> None:
    params = lsp.ExecuteCommandParams("calcgraph.evaluate", [speed.as_uri(), expression])
    found = editor.ask(lsp.WORKSPACE_EXECUTE_COMMAND, params)
    found = found if isinstance(found, dict) else vars(found) if hasattr(found, "__dict__") else found._asdict()
    assert found.keys() == answer.keys()
    for key, text in answer.items():
        assert text in found[key]
    assert editor.hints(speed)["tps = 1 tok / step"] == "= 23.9 tok/s"


def test_a_number_is_bound(editor: Editor, speed: Path) -> None:
    text = f"{SPEED}\nSome say 23.9 tok/s.\n"
    editor.type(speed, text)
    place = editor.place(speed, "23.9 tok/s.", 1)
    context = lsp.CodeActionContext([], only=[lsp.CodeActionKind.RefactorRewrite])
    asked = lsp.CodeActionParams(editor.document(speed), lsp.Range(place, place), context)
    action = editor.ask(lsp.TEXT_DOCUMENT_CODE_ACTION, asked)[0]
    assert action.title == "claim tps, 23.9 tok/s, of Speed"
    assert editor.applied(action.edit)["speed.md"] == text.replace("23.9 tok/s.", "[23.9 tok/s](#tps).")


def test_all_that_is_certain_is_fixed_at_once(editor: Editor, speed: Path) -> None:
    text = SPEED.replace("[42 ms]", "[23 ms]").replace("see [[laws#Str", "see [[lawz]] [[laws#str")
    editor.type(speed, text)
    editor.problems(speed)
    context = lsp.CodeActionContext([], only=[lsp.CodeActionKind.SourceFixAll])
    whole = lsp.Range(lsp.Position(0, 0), lsp.Position(0, 0))
    found = editor.ask(lsp.TEXT_DOCUMENT_CODE_ACTION, lsp.CodeActionParams(editor.document(speed), whole, context))
    assert [one.title for one in found] == ["fix all that is certain"]
    assert editor.applied(found[0].edit)["speed.md"] == text.replace("[23 ms]", "[42 ms]")


def test_the_page_of_a_place_is_reported(editor: Editor, speed: Path) -> None:
    params = lsp.ExecuteCommandParams("calcgraph.page", [speed.as_uri(), 8])
    found = editor.ask(lsp.WORKSPACE_EXECUTE_COMMAND, params)
    assert "http://127.0.0.1:8000/speed/#speed" in str(found)


def test_sheets_claims_and_links_are_coloured(editor: Editor, speed: Path) -> None:
    legend = editor.capabilities.semantic_tokens_provider.legend.token_types
    asked = lsp.SemanticTokensParams(editor.document(speed))
    data = editor.ask(lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, asked).data
    line = start = 0
    words = []
    for down, right, length, kind, _ in zip(*[iter(data)] * 5, strict=True):
        line, start = line + down, right if down else start + right
        words.append((SPEED.split("\n")[line][start : start + length], legend[kind]))
    assert ("use", "keyword") in words
    assert ("step", "variable") in words
    assert ("ms", "type") in words
    assert ("[42 ms](#step)", "number") in words
    assert ("[[laws#Streaming]]", "class") in words


def test_a_folder_that_vanishes_is_survived(tmp_path: Path) -> None:
    gone, file = tmp_path / "gone", tmp_path / "gone" / "note.md"
    gone.mkdir()
    (gone / "calcgraph.toml").touch()
    file.write_text("# x\n\n```calc\na = 1\nb = 2 * a\n```\n")
    own = Editor(gone)
    own.open(file)
    assert own.hints(file)["b = 2 * a"] == "= 2"
    file.unlink()
    (gone / "calcgraph.toml").unlink()
    gone.rmdir()
    own.type(file, "# x\n\n```calc\na = 2\n```\n")
    own.hints(file)
    own.close(file)
    assert own.hints(file) == {}
    gone.mkdir()
    (gone / "calcgraph.toml").touch()
    own.open(file, "# x\n\n```calc\na = 3\nb = 2 * a\n```\n")
    assert own.hints(file)["b = 2 * a"] == "= 6"
    own.end()


PLUGIN = "site_name: x\nplugins: [calcgraph]\n"
PLAIN = "site_name: x\nplugins: [search]\n"
VAULTS: dict[str, tuple[dict[str, str], str]] = {
    "none": ({}, ""),
    "its own file": ({"calcgraph.toml": ""}, "."),
    "the host's": ({"mkdocs.yml": PLUGIN}, "."),
    "above the folder that is open": ({"../mkdocs.yml": PLUGIN}, ".."),
    "a site of somebody else": ({"mkdocs.yml": PLAIN}, ""),
    "a site of somebody else in a vault": ({"mkdocs.yml": PLAIN, "../mkdocs.yml": PLUGIN}, ""),
    "a plugin that is off": ({"mkdocs.yml": "plugins: [calcgraph: {enabled: false}]\n"}, ""),
    "its own file in a site of somebody else": ({"mkdocs.yml": PLAIN, "calcgraph.toml": ""}, "."),
    "inherited": ({"mkdocs.yml": "INHERIT: base.yml\nsite_name: y\n", "base.yml": PLUGIN}, "."),
    "inherited, without it": ({"mkdocs.yml": "INHERIT: base.yml\nsite_name: y\n", "base.yml": PLAIN}, ""),
    "half typed": ({"mkdocs.yml": "site_name: x\nplugins: [calcgraph\n"}, "."),
    "named in a comment only": ({"mkdocs.yml": f"# without calcgraph\n{PLAIN}"}, ""),
}


@pytest.mark.parametrize("name", VAULTS)
def test_the_vault_is_the_folder_whose_configuration_is_above_the_file(tmp_path: Path, name: str) -> None:
    files, wanted = VAULTS[name]
    folder = tmp_path / "outer" / "opened"
    (folder / "docs").mkdir(parents=True)
    for file, text in files.items():
        (folder / file).write_text(text)
    session = Vaults().session_of(folder / "docs" / "a.md")
    assert (session.root.resolve() if session else None) == ((folder / wanted).resolve() if wanted else None)


def test_a_plugin_that_is_taken_out_of_the_configuration_is_noticed(tmp_path: Path) -> None:
    vaults, file = Vaults(), tmp_path / "docs" / "a.md"
    (tmp_path / "mkdocs.yml").write_text(PLUGIN)
    assert vaults.session_of(file) is not None
    (tmp_path / "mkdocs.yml").write_text(PLAIN)
    vaults.look_again()
    assert vaults.session_of(file) is None
    assert list(vaults) == []


@pytest.mark.parametrize(
    ("written", "shown"),
    [("[20.9 metres](#d)", ""), ("[20.9 m](#d)", ""), ("[21 m](#d)", "= 20.9 m"), ("[2090 cm](#d)", "= 20.9 m"),
     ("[22 m](#d)", "≠ 20.9 m")],
)  # fmt: skip
def test_a_number_is_not_said_twice(tmp_path: Path, written: str, shown: str) -> None:
    (tmp_path / "calcgraph.toml").touch()
    file = tmp_path / "a.md"
    file.write_text(f"# A\n\n```calc\nd = 41.8 m / 2\n```\n\n{written}\n")
    session = Vaults().session_of(file)
    assert session is not None
    note = session.note_of(file)
    assert note is not None
    assert [one.text for one in session.hints(note) if one.line == 7] == ([shown] if shown else [])


def test_a_later_start_says_what_is_wrong_before_all_is_read(tmp_path: Path) -> None:
    """By what was kept at the end of the one before, with the texts of now; then by the notes themselves."""
    (tmp_path / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    (tmp_path / "docs").mkdir()
    one, two = tmp_path / "docs" / "one.md", tmp_path / "docs" / "two.md"
    one.write_text("# One\n\n[[nowhere]] 😀 [5](#a)\n\n```calc\na = 4\n```\n")
    two.write_text("# Two\n\n[[one]]\n")
    found = []
    for text in ("# Two\n\n[[one]]\n", "# Two\n\n[[one#Nothing]]\n"):
        own = Editor(tmp_path)
        own.open(two, text)
        own.wait(own.reported.wait())
        at_first = {uri: own.placed(uri) for uri in own.diagnostics}
        found.append(at_first)
        own.problems(two)
        assert {uri: own.placed(uri) for uri in own.diagnostics} == at_first
        own.end()
    assert found[0] == {one.as_uri(): [("CG101", 2, 0), ("CG401", 2, 15)]}
    assert found[1] == {**found[0], two.as_uri(): [("CG103", 2, 0)]}


def test_two_vaults_in_one_window_know_nothing_of_each_other(tmp_path: Path) -> None:
    for name, value in (("one", 1), ("two", 2)):
        (tmp_path / name / "docs").mkdir(parents=True)
        (tmp_path / name / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
        (tmp_path / name / "docs" / "a.md").write_text(f"# A\n\n```calc\nk = {value}\n```\n")
    own = Editor(tmp_path)
    text = "# B\n\n```calc\nuse [[a]]: k\nb = 10 * k\n```\n"
    for name, value in (("one", 10), ("two", 20)):
        file = tmp_path / name / "docs" / "b.md"
        own.open(file, text)
        assert own.hints(file)["b = 10 * k"] == f"= {value}"
    own.end()


@pytest.mark.parametrize("text", ["a" * 20_000_000, "[[x]] " * 3_000_000, "```calc\n" + "a = 1\n" * 3_000_000], ids=len)
def test_a_file_of_twenty_million_signs_is_answered(tmp_path: Path, text: str) -> None:
    """It is not read, as no command reads a file of more than 4 MiB."""
    (tmp_path / "calcgraph.toml").touch()
    own, file = Editor(tmp_path), tmp_path / "big.md"
    small = tmp_path / "small.md"
    own.open(small, "# x\n\n```calc\na = 1\nb = 2 * a\n```\n")
    own.open(file, text)
    assert own.hints(small)["b = 2 * a"] == "= 2"
    assert own.hints(file) == {}
    assert own.ask(lsp.TEXT_DOCUMENT_HOVER, lsp.HoverParams(own.document(file), lsp.Position(0, 3))) is None
    own.type(file, "# y\n\n```calc\nc = 3\nd = 2 * c\n```\n")
    assert own.hints(file) == {"d = 2 * c": "= 6"}
    own.end()


def test_thousands_of_notes_are_answered(tmp_path: Path) -> None:
    for number in range(3_000):
        (tmp_path / f"n{number}.md").write_text(f"# N {number}\n\n[[n{number // 2}]]\n")
    (tmp_path / "calcgraph.toml").touch()
    own, file = Editor(tmp_path), tmp_path / "n1.md"
    own.open(file, "# One\n\n```calc\na = 1\nb = 2 * a\n```\n[[n2999]]\n")
    assert own.hints(file)["b = 2 * a"] == "= 2"
    assert "N 2999" in own.hover(file, "[[n2999", 3)
    own.end()
