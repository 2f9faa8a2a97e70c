"""After an edit only what it reaches is evaluated, and what comes out is what evaluating everything gives."""

from collections.abc import Iterator, Mapping

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from msgspec import Struct, field
from msgspec.structs import asdict, fields, replace

from calcgraph.calc.nodes import Node
from calcgraph.calc.outcomes.ask import ask, compile_expression, shown_unit
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.program import keys_of
from calcgraph.calc.programs.ranges import range_of_question
from calcgraph.calc.syntax.parser import parse_expression
from calcgraph.calc.units.definitions import project_units
from calcgraph.links.index import build_index
from calcgraph.links.resolve import resolve_target
from calcgraph.notes.parse import parse_note
from calcgraph.project import Project, read_project
from calcgraph.queries.memo import Memo
from calcgraph.settings import LinkSettings, Settings, ValueSettings
from calcgraph.source import START, NoteId, SourceFile
from evaluating import Sheets, evaluate, sheets_of

MEMORY: dict[str, str] = {}
"""What SymPy found stays true from test to test."""
NO_ALGEBRA = '{"could_not": "not asked"}'


class Vault(Struct):
    """Notes without their `.md`, data files, the units of the project."""

    notes: dict[str, str] = field(default_factory=dict)
    data: dict[str, str] = field(default_factory=dict)
    units: str = ""
    digits: int = 3
    links: LinkSettings = field(default_factory=LinkSettings)

    def inputs(self) -> Sheets:
        sources = [SourceFile(NoteId(f"{name}.md"), text) for name, text in self.notes.items()]
        notes = [parse_note(source)[0] for source in sources]
        index = build_index(notes, self.data, self.links)
        inputs = sheets_of(
            notes,
            project_units(self.units),
            lambda note, text: resolve_target(index, note, text),
            self.data.get,
            ValueSettings(digits=self.digits),
        )
        return replace(inputs, memory=MEMORY, algebra=lambda _: NO_ALGEBRA)

    def project(self, memo: Memo | None = None) -> Project:
        """The vault read, from what is known of it as it was if that is given."""
        sources = [SourceFile(NoteId(f"{name}.md"), text) for name, text in self.notes.items()]
        data = {**self.data, "formulas/units.txt": self.units}
        given = Settings(links=self.links, values=ValueSettings(digits=self.digits))
        return read_project(sources, self.data, data.get, given, memory=MEMORY, memo=memo)

    def edited(self, **changes: object) -> "Vault":
        """Another vault; a note or data file that becomes None is gone."""
        notes = {**self.notes, **changes.pop("notes", {})}
        data = {**self.data, **changes.pop("data", {})}
        kept = ({name: text for name, text in files.items() if text is not None} for files in (notes, data))
        return replace(self, **dict(zip(("notes", "data"), kept, strict=True)), **changes)


def sheet(*lines: str) -> str:
    return "\n".join(("```calc", *lines, "```\n"))


TABLE = "<!-- calc: table t -->\n\n| id | v [m] |\n|---|---|\n| one | 1 |\n| two | 2..3 |\n\n"
NICK = "---\naliases: [nick]\n---\n"
OF_FILE = "<!-- calc: table u from u.csv -->\n\n"
QUESTIONS = ["q", "p * 2 + q", "total(t.v)", "max(u.v)", "f(3)", "(r with p = 2 m)", "(w with g = two)", "k", "gone"]


def visible(calculation: Calculation) -> dict[str, object]:
    """Everything that anybody can see of a calculation, in order where an order can be seen."""
    shown = asdict(calculation)
    machine, shapes = calculation.machine, calculation.shapes
    del shown["machine"], shown["shapes"], shown["homes"]
    nodes = shown["nodes"] = _needed(calculation)
    shown["outcomes"] = {key: outcome for key, outcome in calculation.outcomes.items() if key in nodes}
    leaves = frozenset(key for key, node in nodes.items() if node.program is None)
    return {
        **shown,
        **{f"{name} in order": list(shown[name].items()) for name in ("quantities", "sheets", "live", "scenarios")},
        "notes in order": [list(shown[name]) for name in ("scopes", "names")],
        "names in order": [list(scope.entries) for scope in calculation.scopes.values()],
        "units": {key: unit for key, unit in shapes.units.items() if key in nodes},
        "table": shapes.table,
        "orders": {key: machine.cone(leaves, key) for key in nodes},
        "values": {key: machine.value(key) for key in nodes},
        "answers": list(answers(calculation)),
    }


def _needed(calculation: Calculation) -> dict[str, Node]:
    """The nodes without sums over tables that somebody has asked for once, and nobody reads now."""
    read = {key for node in calculation.nodes.values() for key in node.reads}
    read |= {id_.key for id_ in calculation.quantities}
    return {key: node for key, node in calculation.nodes.items() if key in read}


def answers(calculation: Calculation) -> Iterator[object]:
    machine = calculation.machine
    for note in calculation.scopes:
        for text in QUESTIONS:
            expr, _ = parse_expression(text, note, START)
            question, problems = compile_expression(calculation, note, expr)
            yield question, problems
            if question is not None:
                value = ask(calculation, question)
                yield value
                if isinstance(value, float):
                    program = question.program
                    read = keys_of(program.operations)
                    yield range_of_question(machine, read, program, value)
                    yield shown_unit(calculation, question, value)


def assert_as_evaluated_anew(again: Mapping[str, object], anew: Mapping[str, object]) -> None:
    for name, expected in anew.items():
        assert again[name] == expected, name


BEFORE = Vault(
    {
        "a": sheet("p = 2 m in 1 m..3 m", "q = 3 * p"),
        "b": sheet("use [[a]]: q", "r = 2 * q"),
        "c": sheet("use [[b]]: r as s", "v = s + 1 m") + "\nIt is `= v`.\n",
        "d": TABLE + OF_FILE + sheet("f(x) = 2 * x", "k = 4"),
        "e": sheet("use [[d]]: t, f", "g = pick t: one", "w = f(g.v)"),
        "lone": sheet("k = 5..6", "h = 2 * k") + "\nSome words, `= h`.\n",
        "words": "Nothing is computed here.\n",
    },
    {"u.csv": "id,v [m]\none,4\n"},
)
TOLD = f"""{sheet("own = 4 m")}
It is [6 m](a.md#q), [12 m](b.md#r), [24 m](b.md#r "with p = own") and not [13 m](c.md#v).

Also [11](lone.md#h), [2 m](e.md#w), [4 m](e.md#w "with g = two"), [3](d.md#k "with k = 2 * nowhere") and
[1 m](d.md#t.one.v).
"""
"""Claims about most notes; one of them has a name of its note in its title, another one that is nowhere."""
AB, DE = {"a", "b", "c"}, {"d", "e"}
EVERYTHING = set(BEFORE.notes) - {"words"}
ROWS = {
    "nothing": ({}, {}, set()),
    "a sentence below": ({}, {"notes": {"lone": BEFORE.notes["lone"] + "More words.\n"}}, set()),
    "a line above": ({}, {"notes": {"lone": "# Lone\n\n" + BEFORE.notes["lone"]}}, {"lone"}),
    "a formula": ({}, {"notes": {"lone": sheet("k = 5..6", "h = 3 * k")}}, {"lone"}),
    "a live value": ({}, {"notes": {"words": "`= 2 * 3`\n"}}, {"words"}),
    "a formula that others read": ({}, {"notes": {"a": sheet("p = 2 m", "q = 4 * p")}}, AB),
    "a formula that reads others": ({}, {"notes": {"c": sheet("use [[b]]: r as s", "v = s + 2 m")}}, {"c"}),
    "an import that comes": ({}, {"notes": {"lone": sheet("use [[a]]: p as k", "h = 2 * k")}}, {"a", "lone"}),
    "an import that goes": ({}, {"notes": {"b": sheet("q = 1 m", "r = 2 * q")}}, AB),
    "an import of a note that comes": (
        {"lone": sheet("use [[new]]: k", "h = 2 * k")},
        {"notes": {"new": sheet("k = 7")}},
        {"lone", "new"},
    ),
    "a note that others import goes": ({}, {"notes": {"a": None}}, {"b", "c"}),
    "a note alone goes": ({}, {"notes": {"lone": None}}, set()),
    "a note that is imported gets another name": (
        {},
        {"notes": {"a": None, "a2": BEFORE.notes["a"]}},
        {"b", "c", "a2"},
    ),
    "an import that another note of the name takes": (
        {"x/k": sheet("q = 9 m"), "y/b": sheet("use [[k]]: q", "r = 2 * q")},
        {"notes": {"y/k": sheet("q = 8 m")}},
        {"x/k", "y/k", "y/b"},
    ),
    "an import that another note of the alias takes": (
        {"lone": sheet("use [[nick]]: k", "h = 2 * k"), "new": NICK.replace("nick", "none") + sheet("k = 7")},
        {"notes": {"new": NICK + sheet("k = 7")}},
        {"lone", "new"},
    ),
    "a cycle across notes is made": ({}, {"notes": {"a": sheet("use [[b]]: r", "p = 2 m", "q = r + p")}}, AB),
    "a cycle across notes is broken": (
        {"a": sheet("use [[b]]: r", "p = 2 m", "q = r + p")},
        {"notes": {"b": sheet("use [[a]]: q", "r = 2 m")}},
        AB,
    ),
    "a ring of imports is broken": (
        {"a": sheet("use [[c]]: q"), "b": sheet("use [[a]]: q"), "c": sheet("use [[b]]: q", "v = q")},
        {"notes": {"a": sheet("q = 1 m")}},
        AB,
    ),
    "a data file": ({}, {"data": {"u.csv": "id,v [m]\none,5\ntwo,6\n"}}, DE),
    "a data file that goes": ({}, {"data": {"u.csv": None}}, DE),
    "a data file that comes": (
        {"lone": "<!-- calc: table l from l.csv -->\n"},
        {"data": {"l.csv": "id,v\na,1\n"}},
        {"lone"},
    ),
    "a file that no table names": ({}, {"data": {"other.csv": "id,v [m]\none,5\n"}}, set()),
    "a table of a pick in another note": ({}, {"notes": {"d": TABLE.replace("1", "7") + BEFORE.notes["d"]}}, DE),
    "a row that a pick in another note takes": (
        {},
        {"notes": {"d": BEFORE.notes["d"].replace("one", "three")}},
        DE,
    ),
    "a function that others call": ({}, {"notes": {"d": BEFORE.notes["d"].replace("2 * x", "3 * x")}}, DE),
    "a fold over a table of another note": (
        {"lone": sheet("use [[d]]: t", "h = total(t.v)")},
        {"notes": {"lone": sheet("use [[d]]: t", "h = 2 * total(t.v) + count(t)")}},
        {"lone"},
    ),
    "a cell of a table of another note": (
        {"lone": sheet("use [[d]]: t", "h = t.two.v")},
        {"notes": {"lone": sheet("use [[d]]: t", "h = 2 * t.two.v")}},
        {"lone"},
    ),
    "a call of a function of another note": (
        {"lone": sheet("use [[d]]: f", "h = f(2)")},
        {"notes": {"lone": sheet("use [[d]]: f", "h = f(3) + f(4)")}},
        {"lone"},
    ),
    "units of the project": ({}, {"units": "rack = 72 * chip"}, EVERYTHING),
    "a setting": ({}, {"digits": 5}, EVERYTHING),
    "a name that is nowhere comes": (
        {"lone": sheet("h = 2 * nowhere")},
        {"notes": {"words": sheet("nowhere = 3")}},
        {"lone", "words"},
    ),
    "a name that is nowhere stands in a sheet": ({}, {"notes": {"lone": sheet("h = 2 * v")}}, {"lone"}),
    "a table that is nowhere comes": (
        {"lone": sheet("g = pick tt: one")},
        {"notes": {"words": TABLE.replace("table t", "table tt")}},
        {"lone", "words"},
    ),
    "a table that is elsewhere": ({}, {"notes": {"lone": sheet("g = pick t: one")}}, {"lone"}),
    "a name that is nowhere, beside a sentence": (
        {"lone": sheet("h = 2 * nowhere")},
        {"notes": {"words": "Other words.\n"}},
        set(),
    ),
    "a name in the title of a claim": ({}, {"notes": {"told": TOLD.replace("own = 4 m", "own = 2 m")}}, {"told"}),
    "a view": ({}, {"notes": {"words": "```calc table\nrows: t\ncols: k\n```\n"}}, {"words"}),
    "an equation": ({}, {"notes": {"lone": sheet("k = 5 in 1..9", "h = solve k^2 = 16 for k")}}, {"lone"}),
    "the last reader of a control": ({}, {"notes": {"b": "Gone.\n"}}, AB),
    "a line that cannot be read": ({}, {"notes": {"a": sheet("p = 2 m", "q = 3 *")}}, AB),
    "a note that begins to compute": ({}, {"notes": {"words": sheet("k = 1")}}, {"words"}),
    "a note that no longer computes": ({}, {"notes": {"lone": "Words.\n"}}, {"lone"}),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_an_edit_reaches(row: tuple[dict[str, str], dict[str, object], set[str]]) -> None:
    first, edit, reached = row
    vault = BEFORE.edited(notes=first)
    memo = Memo()
    before = vault.project(memo).calculation
    after = vault.edited(**edit).project(memo).calculation
    inputs = vault.edited(**edit).inputs()
    assert_as_evaluated_anew(visible(after), visible(evaluate(inputs)[0]))
    evaluated = {note for note, scope in after.scopes.items() if scope is not before.scopes.get(note)}
    assert evaluated == {f"{name}.md" for name in reached}
    for id_, quantity in after.quantities.items():
        assert (quantity is before.quantities.get(id_)) == (id_.note not in evaluated)
    for note in after.scopes.keys() - evaluated:
        assert after.live.get(note) is before.live.get(note)
        assert after.sheets[note] is before.sheets[note]
        assert after.names[note] is before.names[note]


def test_what_was_asked_before_an_edit_is_answered_after_it() -> None:
    """A total asked in prose is a node that no sheet reads."""
    vault = BEFORE.edited(notes={"d": BEFORE.notes["d"] + "\n`= total(t.v)`\n"})
    memo = Memo()
    vault.project(memo)
    after = vault.edited(notes={"lone": None}).project(memo).calculation
    (live,) = after.live[NoteId("d.md")]
    machine = after.machine
    program = live.program
    assert range_of_question(machine, keys_of(program.operations), program, 3.5) == live.value
    assert (live.value.low, live.value.high) == (3, 4)


def assert_as_read_anew(after: Project, anew: Project) -> None:
    assert_as_evaluated_anew(visible(after.calculation), visible(anew.calculation))
    for part in fields(Project):
        if part.name != "calculation":
            assert getattr(after, part.name) == getattr(anew, part.name), part.name


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_project_goes_on_after(row: tuple[dict[str, str], dict[str, object], set[str]]) -> None:
    first, edit, reached = row
    vault = BEFORE.edited(notes={**first, "told": TOLD})
    memo = Memo()
    before, edited = vault.project(memo), vault.edited(**edit)
    after = edited.project(memo)
    assert_as_read_anew(after, edited.project())
    told = NoteId("told.md")
    gone = {name for name, text in edit.get("notes", {}).items() if text is None}
    if (reached | gone).isdisjoint({*EVERYTHING, "told"}):
        assert [*map(id, after.claims[told])] == [*map(id, before.claims[told])]
        assert after.resolutions[told] is before.resolutions[told]


LINKED = Vault(
    {
        "a": "# A\n\n## Part\n\n[[b]], [[c#Here]]\n",
        "b": "# B\n\n[[a#Part]]\n",
        "c": "# C\n\n## Here\n\n[[rows.csv]], [2 m](b.md#x)\n",
        "d": "# D\n\n[[c]], [[nowhere#Part]]\n",
    },
    {"rows.csv": "id,v\none,4\n"},
)
LINKS = {
    "nothing": ({}, ""),
    "a sentence": ({"notes": {"d": LINKED.notes["d"] + "\nWords.\n"}}, ""),
    "a line above": ({"notes": {"d": "Words.\n" + LINKED.notes["d"]}}, "d"),
    "a sentence where a link leads to a part": ({"notes": {"a": LINKED.notes["a"] + "\nWords.\n"}}, ""),
    "a heading": ({"notes": {"c": LINKED.notes["c"].replace("Here", "There")}}, "ac"),
    "a quantity": ({"notes": {"b": LINKED.notes["b"] + sheet("x = 2 m")}}, "c"),
    "a title": ({"notes": {"b": LINKED.notes["b"].replace("# B", "# Nowhere")}}, "bd"),
    "an alias": ({"notes": {"b": NICK + LINKED.notes["b"]}}, "b"),
    "a note that comes": ({"notes": {"nowhere": "[[a]]\n"}}, ["d", "nowhere"]),
    "a note that goes": ({"notes": {"c": None}}, "ad"),
    "a file that goes": ({"data": {"rows.csv": None}}, "c"),
    "a file as it was": ({"data": {"rows.csv": "id,v\none,5\n"}}, ""),
    "a setting of values": ({"digits": 4}, ""),
    "a setting of links": ({"links": LinkSettings(fallbacks=())}, ""),
}


@pytest.mark.parametrize("row", LINKS.values(), ids=LINKS)
def test_links_mean_something_else_after(row: tuple[dict[str, object], str]) -> None:
    edit, again = row
    memo = Memo()
    before, edited = LINKED.project(memo), LINKED.edited(**edit)
    after = edited.project(memo)
    assert_as_read_anew(after, edited.project())
    found = {id_ for id_, of_note in after.resolutions.items() if of_note is not before.resolutions.get(id_)}
    assert found == {f"{name}.md" for name in again}


NAMES = st.sampled_from(["a", "b", "c", "deep/a", "deep/d", "e"])
"""Two of them are one name to a link."""
PARTS = st.lists(
    st.sampled_from(
        [
            sheet("p = 2 m in 1 m..3 m", "q = 3 * p"),
            sheet("p = 2 m..3 m"),
            sheet("q = 5 m"),
            sheet("use [[a]]: p", "q = 2 * p", "scenario long: p = 3 m"),
            sheet("use [[b]]: q", "r = q + 1 m", "check r > 2 m"),
            sheet("use [[deep/a]]: q as p, f", "r = (f(p) with p = 1 m)"),
            sheet("use [[c]]: r as q", "use [[e]]: p as other", "v = q / other"),
            sheet("use [[d]]: t, f", "g = pick t: one", "w = f(g.v) + total(t.v)"),
            sheet("f(x) = x * 2", "w = Sum(f(i), (i, 1, 3))"),
            sheet("use [[b]]: f, k", "f2(x) = f(x) + k"),
            sheet("use [[nick]]: q as n", "v = 2 * n"),
            sheet("h = 2 * nowhere", "r = 3 *"),
            sheet("nowhere = 1", "k = 2 * nowhere"),
            TOLD,
            '[7 m](#q), [[a#q|6 m]], [[nick#q|5 m]], [8 m](#r "with p = 2 m") and [2](#k "with nowhere = 1").\n',
            sheet("k = 7 rack", "check k = 7 rack"),
            sheet("g, g2 = pick t: one, two", "k = q - r"),
            TABLE,
            TABLE.replace("| 1 |", "|  |"),
            OF_FILE + sheet("g = pick u: two", "w = g.v"),
            "`= q`, `= total(t.v)` and `= r with p = 1 m`.\n",
            "```calc table\nrows: t\ncols: g.v, q, nowhere\n```\n",
            "Some words.\n",
            "# Title\n\n## Part\n\nIts id ^here\n",
            "# Other\n\n[[a#Part]], [[nick]], [[title#Part]], [[e#^here]], [[u.csv]], [[b#q]], [x](deep/d.md#part)\n",
        ]
    ),
    max_size=4,
).map("\n".join)


class Edits(RuleBasedStateMachine):
    """A vault under edits, additions, renames and deletions."""

    def __init__(self) -> None:
        super().__init__()
        self.vault = Vault()
        self.memo = Memo()

    @rule(name=NAMES, head=st.sampled_from(["", "", NICK, NICK.replace("nick", "none")]), text=PARTS)
    def write(self, name: str, head: str, text: str) -> None:
        self.vault.notes[name] = head + text

    @rule(name=NAMES, text=st.sampled_from(["# One\n\n", "Words.\n\n", sheet("p = 4 m")]), below=st.booleans())
    def add(self, name: str, text: str, below: bool) -> None:  # noqa: FBT001 - drawn by hypothesis
        before = self.vault.notes.get(name, "")
        self.vault.notes[name] = f"{before}\n{text}" if below else f"{text}{before}"

    @rule(name=NAMES)
    def delete(self, name: str) -> None:
        self.vault.notes.pop(name, None)

    @rule(old=NAMES, new=NAMES)
    def rename(self, old: str, new: str) -> None:
        if old in self.vault.notes:
            self.vault.notes[new] = self.vault.notes.pop(old)

    @rule(text=st.sampled_from(["id,v [m]\none,4\n", "id,v [m]\ntwo,5\n", "id,v\n", ""]))
    def change_data(self, text: str) -> None:
        self.vault.data = {"u.csv": text} if text else {}

    @rule(units=st.sampled_from(["", "rack = 72 * chip", "rack = 8 * chip"]))
    def change_units(self, units: str) -> None:
        self.vault.units = units

    @invariant()
    def going_on_is_beginning_anew(self) -> None:
        assert_as_read_anew(self.vault.project(self.memo), self.vault.project())


SHORT = settings(max_examples=25, stateful_step_count=10, deadline=None, suppress_health_check=list(HealthCheck))
LONG = settings(max_examples=400, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck))
Edits.TestCase.settings = SHORT
TestEdits = Edits.TestCase


@pytest.mark.fuzz
class TestManyEdits(Edits.TestCase):  # type: ignore[name-defined,misc]
    settings = LONG
