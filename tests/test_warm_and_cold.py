"""A check that continues from an earlier one allows nothing that a new check refuses, in vaults at their limits.

The vaults are drawn by chance and edited by chance. After each edit the values, claims and diagnostics of a memo that
has seen all states before, or of one that another process has kept, are those of a memo that has seen none.
"""

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from calcgraph.calc import budget
from calcgraph.calc.binding import needed
from calcgraph.calc.budget import CUT, Work
from calcgraph.calc.programs import known_runs, machine
from calcgraph.calc.programs.known_runs import MachineRuns
from calcgraph.calc.stages import bound
from calcgraph.project.families import all_parts
from calcgraph.project.meaning import CheckedLink
from calcgraph.project.project import Project
from calcgraph.project.read import read_project
from calcgraph.project.values import evaluated, spent
from calcgraph.queries.memo import Memo
from calcgraph.queries.plain import from_plain, to_plain
from calcgraph.queries.traces import Traces
from calcgraph.settings import Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

SMALL = {
    Work.STEPS: 400,
    Work.RANGES: 400,
    Work.READINGS: 300,
    Work.VIEWS: 600,
    Work.DATA: 900,
    Work.ALL_STEPS: 4_000,
}
"""Limits that some of the vaults reach and others do not."""
FREE = {Work.STEPS: 40, Work.RANGES: 40, Work.READINGS: 5, Work.VIEWS: 20}
STRICT = {Work.ALL_STEPS: 900, Work.DATA: 900}
"""Limits that all notes share, as for an untrusted vault."""
PARTS = "<!-- calc: table parts -->\n\n| id | mass [kg] |\n|---|---|\n" + "".join(
    f"| r{at} | {at + 1} |\n" for at in range(9)
)
PIECES = (
    "```calc\nsum_@ = Sum(sin(i), (i, 1, {n}))\n```\n",
    "```calc\nspan_@ = 1..2\nmove_@ = Sum(sin(span_@ * i), (i, 1, {n}))\n```\n",
    "```calc\npick_@ = pick parts: r1\nload_@ = Sum(pick_@.mass / {n}, (i, 1, {n}))\n```\n\nIt is [{m} kg](#load_@).\n",
    "```calc\nfree_@ = 2 in 1..9\nfar_@ = Sum(free_@ * i, (i, 1, {n}))\n```\n\n```calc table\nfar_@ over free_@\n```\n",
    '```calc\nw_@ = 2 in 1..9\nq_@ = Sum(w_@, (i, 1, {n}))\n```\n\nIt is [{n}](#q_@ "with w_@ = 1").\n',
    "<!-- calc: table rows_@ from x{m}.csv -->\n",
    "<!-- calc: table tree_@ from y{m}.json -->\n",
    "```calc\nread_@ = from y{m}.json /0/v\n```\n\nIt is [{m}](#read_@).\n",
    "```calc\nlaw_@ = 2 in 1..9\ncheck Sum(sin(i * law_@), (i, 1, {n})) < 10^9 for all\n```\n",
    "Words.\n",
)


class Piece(NamedTuple):
    text: str
    steps: int
    file: int


class State(NamedTuple):
    notes: dict[str, list[Piece]]
    imports: dict[str, str]
    rows: dict[str, int]

    def sources(self) -> list[SourceFile]:
        return [SourceFile(NoteId(path), self._text(path)) for path in sorted(self.notes)]

    def _text(self, path: str) -> str:
        pieces = [
            one.text.replace("@", f"{path[0]}{at}").format(n=one.steps, m=one.file)
            for at, one in enumerate(self.notes[path])
        ]
        other = self.imports.get(path)
        use = (
            f"```calc\nuse [[{other[:-3]}]]: base as got\nbase = got + 1\n```\n"
            if other
            else "```calc\nbase = 1\n```\n"
        )
        return "\n".join([f"# {path[0].upper()}\n", use, PARTS, *pieces])

    def data(self, path: str) -> str | None:
        if path not in self.rows:
            return None
        rows = range(self.rows[path])
        if path.endswith(".csv"):
            return "id,v\n" + "".join(f"r{at},{at}\n" for at in rows)
        return json.dumps([{"id": f"r{at}", "v": at + 2} for at in rows])


COSTLY_PIECES = (
    "```calc\nk_@ = {m} + 1\nroot_@ = solve root_@^3 = k_@ + base for root_@ in 0..{n}\n```\n\nIt is [{m}](#root_@).\n",
    "```calc\nw_@ = {m} + 1\nfar_@ = Sum(sin(w_@ * i), (i, 1, {n}))\nnear_@ = (far_@ with w_@ = base)\n```\n",
    "```calc\nk_@ = {m}\nlaw_@(x) = Sum(k_@ * x, (i, 1, {n}))\nsteep_@ = law_@(base) + law_@(k_@)\n```\n",
    "```calc\nk_@ = {m} + 1\narea_@ = integrate(sin(x * k_@), (x, 0, {n}))\nover_@ = 1 / (area_@ - area_@)\n```\n",
    "```calc\nk_@ = {m} + 1\np_@ = normal(k_@, 1)\nmid_@ = p90(p_@ * base) + Sum(mean(p_@), (i, 1, {n}))\n```\n",
    "```calc\nk_@ = {m}\npick_@ = pick parts: r1\nload_@ = Sum(pick_@.mass / (k_@ - 1), (i, 1, {n}))\n```\n",
)
"""Lines that take long to compute, some too long."""


def piece(chance: random.Random, pieces: Sequence[str] = PIECES) -> Piece:
    return Piece(chance.choice(pieces), chance.choice((3, 30, 90, 200)), chance.randrange(3))


def drawn(chance: random.Random, some: Sequence[str] = PIECES) -> State:
    names = [f"{one}.md" for one in "abcde"]
    files = {
        f"{kind}{at}.{end}": chance.randrange(1, 14) for kind, end in (("x", "csv"), ("y", "json")) for at in range(3)
    }
    imports = {one: chance.choice(names[:at]) for at, one in enumerate(names) if at and chance.random() < 0.5}
    return State({path: [piece(chance, some) for _ in range(3)] for path in names}, imports, files)


def edit(chance: random.Random, state: State) -> None:
    path = chance.choice(sorted(state.notes))
    pieces = state.notes[path]
    match chance.randrange(6):
        case 0:
            pieces.append(piece(chance))
        case 1 if len(pieces) > 1:
            pieces.pop(chance.randrange(len(pieces)))
        case 2 if path in state.imports:
            del state.imports[path]
        case 3:
            state.rows[chance.choice(sorted(state.rows))] = chance.randrange(1, 14)
        case 4 if len(state.notes) > 3 and path not in state.imports.values():
            del state.notes[path]
            state.imports.pop(path, None)
        case _:
            pieces[chance.randrange(len(pieces))] = piece(chance)


def retouch(chance: random.Random, state: State) -> None:
    """Another number in a line, and nothing else."""
    pieces = state.notes[chance.choice(sorted(state.notes))]
    at = chance.randrange(len(pieces))
    is_far = chance.random() < 0.3
    pieces[at] = pieces[at]._replace(
        **({"steps": chance.choice((3, 30, 90))} if is_far else {"file": chance.randrange(3)})
    )


class Seen(NamedTuple):
    diagnostics: list[str]
    values: dict[str, str]
    claims: list[str]


def seen(project: Project) -> Seen:
    values = {id_.key: f"{one.text} {one.value}" for id_, one in project.calculation.quantities.items()}
    claims = [
        f"{path} {one.link.span} {one.verdict} {one.explanation}"
        for path, some in project.claims.items()
        for one in some
    ]
    return Seen([f"{one.path} {one.span} {one.code} {one.message}" for one in project.diagnostics], values, claims)


def check(state: State, memo: Memo, memory: dict[str, str], limits: Mapping[Work, float] | None) -> Seen:
    sources = state.sources()
    by_path = {one.path: one for one in sources}
    memo.fetch = lambda _, key: by_path[key[0]]
    settings = Settings(values=ValueSettings(reference=False, algebra_seconds=0))
    return seen(read_project(sources, [], state.data, settings, memory=memory, memo=memo, limits=limits))


def another_process(memo: Memo) -> Memo:
    rows = json.loads(json.dumps(memo.traces().as_json()))
    return Memo(Traces(rows["queries"], rows["rows"]))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "LIMITS", {**budget.LIMITS, **SMALL})
    for work, amount in FREE.items():
        monkeypatch.setitem(budget.FREE, work, amount)
    monkeypatch.setattr(budget, "FLOOR", 5)


MODES: dict[str, Mapping[Work, float] | None] = {"trusted": None, "untrusted": STRICT}
EDITS = 8
SEEDS = (0, 1, 14, 15, 34)
"""14 and 15 find a line that is computed again for what another note has lost, 34 a total that is nearly used up."""


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_warm_check_is_a_cold_one(seed: int, mode: str) -> None:
    chance = random.Random(f"{seed} {mode}")  # noqa: S311 - no secret
    state, memo, memory = drawn(chance), Memo(), dict[str, str]()
    check(state, memo, memory, MODES[mode])
    for at in range(EDITS):
        edit(chance, state)
        cold = check(state, Memo(), {**memory}, MODES[mode])
        memo = another_process(memo) if at % 3 == 1 else memo
        assert check(state, memo, memory, MODES[mode]) == cold, f"after edit {at}"


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("seed", [1, 3])
def test_an_outcome_that_is_known_is_that_of_a_new_run(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same where costly lines are not run again, and some take more operations than one value may."""
    monkeypatch.setattr(budget, "LIMITS", {**budget.LIMITS, Work.STEPS: 6_000})
    monkeypatch.setattr(machine, "MOST_STEPS", 3_000)
    monkeypatch.setattr(known_runs, "COSTLY", 20)
    found = list[bool]()
    run = MachineRuns.run
    monkeypatch.setattr(
        MachineRuns, "run", lambda self, key: found.append((known := run(self, key)) is not None) or known
    )
    chance = random.Random(seed)  # noqa: S311 - no secret
    state, memo, memory = drawn(chance, COSTLY_PIECES), Memo(), dict[str, str]()
    check(state, memo, memory, None)
    for at in range(EDITS):
        retouch(chance, state)
        cold = check(state, Memo(), {**memory}, None)
        assert check(state, memo, memory, None) == cold, f"after edit {at}"
    assert sum(found) > 10


LINES = """```calc
first = Sum(sin(i), (i, 1, 3))
second = Sum(cos(i), (i, 1, 300))
third = second + Sum(cos(i), (i, 1, 3))
fourth = third + 1
```
"""


@pytest.mark.parametrize("most", [700, 1_000_000])
def test_an_outcome_that_is_known_costs_what_it_cost(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that is cut short in one state of the note and not in another, and what reads it."""
    monkeypatch.setattr(budget, "LIMITS", {**budget.LIMITS, Work.STEPS: 900.0})
    monkeypatch.setitem(budget.FREE, Work.STEPS, 40)
    monkeypatch.setattr(machine, "MOST_STEPS", most)
    limits, memo = {Work.ALL_STEPS: 1_000_000.0}, Memo()
    own, said = (NoteId("n.md"),), list[bool]()
    for text in (LINES, LINES + "Words.\n", LINES.replace("1, 3))\nsec", "1, 300))\nsec"), LINES):
        cold = Memo()
        new = claimed({"n.md": text}, cold, limits)
        assert claimed({"n.md": text}, memo, limits) == new
        assert memo.ask(spent, own) == cold.ask(spent, own)
        said.append(any(CUT[Work.STEPS] in one for one in new.diagnostics))
    assert said[2]
    assert said[0] == said[1] == said[3]


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("mode", MODES)
def test_the_vaults_reach_their_limits(mode: str) -> None:
    """Or the test above would compare nothing: each limit cuts something somewhere, and much is left whole."""
    said: set[str] = set()
    whole = 0
    for seed in range(8):
        state = drawn(random.Random(f"{seed} {mode}"))  # noqa: S311 - no secret
        found = check(state, Memo(), {}, MODES[mode])
        said |= {work for work, words in CUT.items() if any(words in one for one in found.diagnostics)}
        whole += sum(not one.startswith(" ") for one in found.values.values())
    assert said >= ({Work.ALL_STEPS, Work.DATA} if mode == "untrusted" else {Work.STEPS, Work.RANGES, Work.DATA})
    assert whole > 50


ROWS = "<!-- calc: table parts -->\n\n| id | mass [kg] |\n|---|---|\n" + "".join(
    f"| r{at} | {at + 1} |\n" for at in range(40)
)
WRONG = f"{ROWS}\n```calc\npart = pick parts: r0\nload = Sum(part.mass / 9, (i, 1, 9))\n```\n\nIt is [41 kg](#load).\n"
"""A claim that is right in no row, so that all of them are tried."""


def claimed(notes: Mapping[str, str], memo: Memo, limits: Mapping[Work, float] | None = None) -> Seen:
    sources = [SourceFile(NoteId(path), text) for path, text in notes.items()]
    settings = Settings(values=ValueSettings(reference=False, algebra_seconds=0))
    return seen(read_project(sources, [], lambda _: None, settings, memo=memo, limits=limits))


def test_rows_that_an_earlier_check_has_tried_are_counted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "LIMITS", {**budget.LIMITS, Work.READINGS: 300})
    monkeypatch.setitem(budget.FREE, Work.READINGS, 5)
    memo = Memo()
    claimed({"n.md": WRONG}, memo)
    edited = {"n.md": WRONG.replace("It is", "Here it is")}
    warm = claimed(edited, memo)
    assert warm == claimed(edited, Memo())
    assert "not all other rows of `part` are tried" in "".join(warm.diagnostics)


def test_claims_share_the_totals_of_an_untrusted_vault_in_the_order_of_their_notes() -> None:
    notes = {f"{name}.md": WRONG for name in "abcd"}
    limits, memo = {Work.ALL_STEPS: 5_500.0}, Memo()

    def cut(found: Seen) -> set[str]:
        return {one.partition(" ")[0] for one in found.diagnostics if "not all other rows" in one}

    states: tuple[tuple[dict[str, str], set[str]], ...] = (
        (notes, {"c.md", "d.md"}),
        ({**notes, "d.md": WRONG.replace("It is", "Here it is")}, {"c.md", "d.md"}),
        ({**notes, "a.md": "Words.\n"}, {"d.md"}),
        ({**notes, "a.md": "Words.\n", "b.md": "Words.\n"}, set()),
        (notes, {"c.md", "d.md"}),
    )
    for state, expected in states:
        warm = claimed(state, memo, limits)
        assert (warm, cut(warm)) == (claimed(state, Memo(), limits), expected)


def test_an_edit_where_the_totals_are_used_up_reaches_what_it_reaches() -> None:
    """The claims of other notes are not checked anew, though a total that all notes share is used up."""
    notes = {f"{name}.md": WRONG for name in "abcdef"}
    limits, memo = {Work.ALL_STEPS: 7_500.0}, Memo()
    assert "not all other rows" in "".join(claimed(notes, memo, limits).diagnostics)
    again = {"a": {"checked": 1}, "f": {"checked_with_rest": 1}}
    for name, runs in again.items():
        memo.runs.clear()
        notes[f"{name}.md"] = WRONG.replace("It is", f"Here in {name} it is")
        warm = claimed(notes, memo, limits)
        assert {one: memo.runs[one] for one in ("checked", "checked_with_rest") if memo.runs[one]} == runs
        assert warm == claimed(notes, Memo(), limits)


HOME = """# Home

<!-- calc: table parts -->

| id | mass [kg] | price |
|---|---|---|
| bolt | 2 | 3 |
| nut | 1 | 4..5 |

```calc
wide = 1..3 m
far = 2 m
price = 10 in 1..20
costs = price * 2
bad = 1 / (price - 10)
worse = bad + 1
sum_of(k) = Sum(i * price, (i, 1, k))
place = (1, 2) m
cash(n) = cash(n - 1) * 1.1 for n in 1..5
cash(0) = 100
odd = normal(3, 1)
root = solve root^2 = price for root in 0..9
scenario dear: price = 20
unused = far + wide
check rich: costs > 15
```
"""
AWAY = {
    "a value": "```calc\nuse [[home]]: costs\ntwice = 2 * costs\n```\n",
    "what fails": "```calc\nuse [[home]]: worse\ntwice = 2 * worse\n```\n",
    "a view": "```calc\nuse [[home]]: costs, price\n```\n\n```calc table\nrows: price in 2, 4\nshow: costs\n```\n",
    "a live value": "```calc\nuse [[home]]: wide, root\n```\n\nThat is `= wide`, or `= root + 1`.\n",
    "a table": "```calc\nuse [[home]]: parts\npart = pick parts: bolt\nw = part.mass\nall = total(parts.price)\n```\n",
    "a table in prose": "```calc\nuse [[home]]: parts\n```\n\nAll take `= total(parts.mass)`.\n",
    "a vector": "```calc\nuse [[home]]: place\nnear = norm(place)\n```\n",
    "a sequence": "```calc\nuse [[home]]: cash\nlast = cash(4)\n```\n\n```calc plot\ncash over n in 0..5\n```\n",
    "a distribution": "```calc\nuse [[home]]: odd\nmost = p90(2 * odd)\n```\n",
    "a scenario": "```calc\nuse [[home]]: costs, dear\n```\n\n```calc table\nrows: scenarios\nshow: costs\n```\n",
    "other arguments": "```calc\nuse [[home]]: costs, price\nmore = (costs with price = 12)\n```\n\n[24](#more).\n",
    "a claim": 'It is [24](home.md#costs "with price = 12").\n',
    "a name that is not there": "```calc\nuse [[home]]: nothing, costs\nx = nothing + costs\n```\n",
    "a check": "```calc\nuse [[home]]: rich\ncheck so: rich\n```\n\nThat is [rich](#so).\n",
}


@pytest.mark.parametrize(
    "home", [HOME, HOME.replace("unused =", "correlate odd, other: 0.5\nother = normal(1, 1)\nunused =")]
)
def test_a_note_evaluated_alone_is_as_among_all_others(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of other notes it then evaluates only what it imports, and what that reads: the words of lines are enough."""
    is_complete, complete = bound.is_complete, list[bool]()
    monkeypatch.setattr(bound, "is_complete", lambda *some: complete.append(is_complete(*some)) or complete[-1])
    compare_with_all_others(home, monkeypatch)
    assert all(complete)


def test_a_line_that_is_not_found_by_its_words_is_found_by_what_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needed, "words_in", lambda _: ())
    is_complete, complete = bound.is_complete, list[bool]()
    monkeypatch.setattr(bound, "is_complete", lambda *some: complete.append(is_complete(*some)) or complete[-1])
    compare_with_all_others(HOME, monkeypatch)
    assert not all(complete)


def compare_with_all_others(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = {"home.md": home} | {f"{name}.md": f"# {name}\n\n{text}" for name, text in AWAY.items()}
    memo, alone = Memo(), Memo()
    whole = claimed(notes, memo)
    assert len(memo.ask(all_parts)) == len(notes) - 1
    monkeypatch.setattr(Memo, "many", lambda self, query, keys, *_, **__: [self(query, key) for key in keys])
    assert claimed(notes, alone) == whole
    for own in memo.ask(all_parts):
        one, other = memo.ask(evaluated, own), alone.ask(evaluated, own)
        for part in ("quantities", "views", "live", "sheets", "names", "scenarios", "problems", "uses"):
            assert getattr(one.calculation, part) == getattr(other.calculation, part), (own, part)
        assert ({*one.problems}, {*one.unread}) == ({*other.problems}, {*other.unread}), own


def test_what_claims_come_to_is_read_as_it_was_kept(own_notes: Any) -> None:
    """For every claim of this repository's own notes: equal, and of the same types down to the powers of units."""
    found = [CheckedLink(claim, ()) for some in own_notes.reading.project.claims.values() for claim in some]
    assert len(found) > 1_000
    text = to_plain(tuple(found))
    assert text is not None
    kept = from_plain(tuple[CheckedLink, ...], text)
    assert kept == tuple(found)
    assert repr(kept) == repr(tuple(found))
