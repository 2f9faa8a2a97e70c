"""A kept answer is given only while it is true: after any edits the warm check says what a cold one says."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from calcgraph.cache import MONTH, RunOutput, look, place_of, place_of_memory, program_mark, recall, remember
from calcgraph.hosts.commands.check import CheckOptions, answer_of, kept_or_new
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.memory import MOST, Memory
from calcgraph.sealing import read_kept, replace_kept, sealed

NAMES = st.sampled_from(["a", "b", "c", "deep/a", "deep/d", "deep/e"])
"""Two of them are one name to a link."""
TEXTS = st.sampled_from(
    [
        "# One\n\n[[b]] and [[c]]\n",
        "# Two\n\n```calc\nx = 2 m\ny = 3 * x\n```\n\n[6 m](#y)\n",
        "# Two\n\n```calc\nx = 2 m\ny = 4 * x\n```\n\n[6 m](#y)\n",
        "# Three\n\n```calc\nuse [[b]]: y\nz = 2 * y\n```\n",
        "# Four\n\nnothing\n",
        "# Five\n\n```calc\nx = (1 + 1e-17 - 1) / 1e-17\n```\n",
        "# Six\n\n[[missing]] and [[a#Two]] and [[d|a name of two]]\n",
        "",
    ]
)


class Edits(RuleBasedStateMachine):
    """A vault under edits, additions, renames and deletions; time stamps are put back as clocks do."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.vault = self.folder / "vault"
        (self.vault / "docs" / "deep").mkdir(parents=True)
        (self.vault / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")

    def teardown(self) -> None:
        shutil.rmtree(self.folder)

    @rule(name=NAMES, text=TEXTS, back=st.booleans())
    def write(self, name: str, text: str, back: bool) -> None:  # noqa: FBT001 - drawn by hypothesis
        file = self.vault / "docs" / f"{name}.md"
        file.write_text(text)
        if back:
            os.utime(file, ns=(0, 1_000_000_000))

    @rule(name=NAMES)
    def delete(self, name: str) -> None:
        (self.vault / "docs" / f"{name}.md").unlink(missing_ok=True)

    @rule(old=NAMES, new=NAMES)
    def rename(self, old: str, new: str) -> None:
        file = self.vault / "docs" / f"{old}.md"
        if file.exists():
            file.replace(self.vault / "docs" / f"{new}.md")

    @rule(word=st.sampled_from(["warn", "error", "ghost"]))
    def configure(self, word: str) -> None:
        text = f"site_name: x\nplugins:\n  - calcgraph: {{links: {{unresolved: {word}}}}}\n"
        (self.vault / "mkdocs.yml").write_text(text)

    @invariant()
    def warm_is_cold(self) -> None:
        assert_warm_is_cold(self.vault, self.folder / "cache")


SHORT = settings(max_examples=8, stateful_step_count=8, deadline=None, suppress_health_check=list(HealthCheck))
LONG = settings(max_examples=60, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck))
Edits.TestCase.settings = SHORT
TestEdits = Edits.TestCase


@pytest.mark.fuzz
class TestManyEdits(Edits.TestCase):  # type: ignore[name-defined,misc]
    settings = LONG


def assert_warm_is_cold(vault: Path, cache: Path) -> None:
    asked, options = VaultOptions(vault), CheckOptions("text", cache)
    first = kept_or_new(asked, options, colour=False)
    warm = kept_or_new(asked, options, colour=False)
    cold = answer_of(asked, CheckOptions("text"), colour=False)
    assert first == cold
    assert warm == cold


PARTS = st.sampled_from(
    [
        "Some words.",
        "7 m and [6 m](#y) and [[a#y|8 m]]",
        "[[b#x|2 m]], [[c#Tow]], [[b#^here]], [there](a.md#there), ![[c]], [[nowhere]]",
        "![[a#One]]",
        "[[nowhere]] <!-- calc: ignore CG101 so it is -->",
        "<!-- calc: ignore CG101 there is none -->",
        "<!-- calc: ignore CG109 no ring -->",
        "## One",
        "Its id ^here",
        "<b id=there></b>",
        "```calc\nx = 2 m\ny = 3 * x\n```",
        "```calc\nx = 2 m\ny = 4 * x\n```",
        "```calc\nx = 2 m in 1 m..3 m\ny = 4 m\n```",
        "```calc\nx = (1 + 1e-17 - 1) / 1e-17\n```",
        "```calc\nuse [[b]]: y\nz = 2 * y\n```",
        "```calc\nuse [[a]]: y, x as w\nz = 2 * y\n```",
        "<!-- calc: table t -->\n| r | v [m] |\n|---|---|\n| p | 3 |\n\n```calc\nq = pick t: p\nx = q.v\ny = x\n```",
        "<!-- calc: table t from rows.csv -->\n\n```calc\nq = pick t: p\nx = q.v\ny = x\n```",
        "```calc plot\ny over x\n```",
        "`= y` and `= nothing`",
    ]
)
HEADS = st.sampled_from(["", "", "---\naliases: [nowhere]\n---\n", "---\nid: 1a1\n---\n", "---\nneeds: '[[b]]'\n---\n"])
OTHERS = 16
"""Notes that stay as they are, so that those which change are few among many."""


class SmallEdits(RuleBasedStateMachine):
    """Parts of notes that come and go, after which only what has to do with them is checked."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.vault = self.folder / "vault"
        self.vault.mkdir()
        self.parts = {
            "a": ["# A", "```calc\nx = 2 m in 1 m..3 m\ny = 3 * x\n```", "Its id ^here"],
            "b": ["# B", "```calc\nuse [[a]]: y, x as w\nz = 2 * y\n```", "[12 m](#z)"],
            "c": ["# C", "[[a#y|6 m]], [[b#z|about 12 m]], [[a#^here]]", "<!-- calc: ignore CG502 it begins here -->"],
        }
        for name, parts in self.parts.items():
            (self.vault / f"{name}.md").write_text("\n\n".join(parts))
        for number in range(OTHERS):
            text = f"# Other {number}\n\n[[other-{number // 2}]], [[a#y|8 m]]\n" if number % 5 else "# Nothing\n"
            (self.vault / f"other-{number}.md").write_text(text)
        (self.vault / "rows.csv").write_text("r,v [m]\np,3\n")

    def teardown(self) -> None:
        shutil.rmtree(self.folder)

    @rule(name=st.sampled_from("abc"), part=PARTS, at=st.integers(1, 4))
    def put(self, name: str, part: str, at: int) -> None:
        self.parts[name].insert(at, part)
        self.write(name)

    @rule(name=st.sampled_from("abc"), at=st.integers(1, 4))
    def take(self, name: str, at: int) -> None:
        self.parts[name][at : at + 1] = []
        self.write(name)

    @rule(name=st.sampled_from("abc"), head=HEADS)
    def begin(self, name: str, head: str) -> None:
        self.parts[name][0] = f"{head}\n# {name.upper()}"
        self.write(name)

    @rule(floor=st.sampled_from([0, 0, 0.3]))
    def configure(self, floor: float) -> None:
        (self.vault / "calcgraph.toml").write_text(f"[values]\ncoverage_floor = {floor}\n")

    @invariant()
    def warm_is_cold(self) -> None:
        assert_warm_is_cold(self.vault, self.folder / "cache")

    def write(self, name: str) -> None:
        (self.vault / f"{name}.md").write_text("\n\n".join(self.parts[name]) + "\n")


SmallEdits.TestCase.settings = SHORT
TestSmallEdits = SmallEdits.TestCase


@pytest.mark.fuzz
class TestManySmallEdits(SmallEdits.TestCase):  # type: ignore[name-defined,misc]
    settings = LONG


@pytest.fixture
def vault(tmp_path: Path) -> Path:
    folder = tmp_path / "vault"
    folder.mkdir()
    (folder / "a.md").write_text("# A\n")
    return folder


def kept(vault: Path, folder: Path) -> tuple[Path, RunOutput]:
    place = place_of(folder, ("text",), vault)
    assert place is not None
    answer = RunOutput("said\n", 1)
    remember(place, answer, look([vault], []))
    return place, answer


def test_a_change_under_the_same_stamp_is_seen(vault: Path, tmp_path: Path) -> None:
    place, answer = kept(vault, tmp_path / "cache")
    assert recall(place) == answer
    before = (vault / "a.md").stat()
    (vault / "a.md").write_text("# B\n")
    os.utime(vault / "a.md", ns=(before.st_atime_ns, before.st_mtime_ns))
    assert recall(place) is None


CLOCKS = [
    ("a clock an hour ahead", 3_600_000_000_000),
    ("a clock a day behind", -86_400_000_000_000),
    ("a clock at its start", None),
]


@pytest.mark.parametrize("ahead", [row[1] for row in CLOCKS], ids=[row[0] for row in CLOCKS])
def test_a_change_is_seen_whatever_the_time_of_the_file(
    vault: Path, tmp_path: Path, ahead: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = vault / "a.md"
    time_set = 1_000_000_000 if ahead is None else time.time_ns() + ahead
    os.utime(note, ns=(time_set, time_set))
    ten_seconds_later = time.time_ns() + 10_000_000_000
    monkeypatch.setattr(time, "time_ns", lambda: ten_seconds_later)
    place = place_of(tmp_path / "cache", ("text",), vault)
    assert place is not None
    remember(place, RunOutput("said\n", 0), look([vault], []))
    assert recall(place) == RunOutput("said\n", 0)
    note.write_text("# B\n")
    os.utime(note, ns=(time_set, time_set))
    assert recall(place) is None


BROKEN = [
    ("nothing", b""),
    ("half a file", b'{"files": {"a": [1,'),
    ("another form", b"[]"),
    ("another type", b'{"folders": 3, "singles": [], "stamps": {}, "output": "", "code": 0}'),
    ("no text", b"\xff\xfe\x00"),
    ("deep nesting", b"[" * 100_000),
]


@pytest.mark.parametrize("content", [row[1] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_broken_answer_is_none(vault: Path, tmp_path: Path, content: bytes) -> None:
    place, _ = kept(vault, tmp_path / "cache")
    for written in (content, sealed(place.name, content)):
        place.write_bytes(written)
        assert recall(place) is None


def damaged(whole: bytes) -> Iterator[bytes]:
    """A file cut short at 100 places, and with one of its bits turned over at 100 places."""
    for number in range(100):
        yield whole[: number * len(whole) // 100]
        bit = number * (8 * len(whole) - 1) // 99
        turned = bytearray(whole)
        turned[bit // 8] ^= 1 << (bit % 8)
        yield bytes(turned)


def test_no_damage_to_a_file_of_the_cache_changes_an_answer(vault: Path, tmp_path: Path) -> None:
    place, answer = kept(vault, tmp_path / "cache")
    memory = place.with_suffix(".memory")
    remember_one(memory)
    for file in (place, memory):
        whole = file.read_bytes()
        for number, content in enumerate(damaged(whole)):
            file.write_bytes(content)
            found = recall(file) if file is place else dict(Memory(file))
            assert not found, (number, content)
        file.write_bytes(whole)
    assert (recall(place), dict(Memory(memory))) == (answer, {"question": "answer"})


def test_a_check_goes_on_from_damaged_files(vault: Path, tmp_path: Path) -> None:
    (vault / "exact.md").write_text(EXACT)
    asked, options = VaultOptions(vault), CheckOptions("text", tmp_path / "cache")
    cold = kept_or_new(asked, options, colour=False)
    wholes = {file: file.read_bytes() for file in (tmp_path / "cache").iterdir()}
    assert len(wholes) == 3  # the answer, what was found, the memory of algebra
    for number in range(6):
        for file, whole in wholes.items():
            file.write_bytes(list(damaged(whole))[31 * number + 1])
        assert kept_or_new(asked, options, colour=False) == cold


AGES = [
    ("an answer of a month ago", "0" * 40 + ".json", MONTH + 60, False),
    ("an answer of this month", "1" * 40 + ".json", MONTH - 60, True),
    ("an answer of tomorrow", "2" * 40 + ".json", -MONTH, True),
    ("half an answer of two hours ago", f".calcgraph-{'3' * 16}.new", 7200, False),
    ("half an answer that is being written", f".calcgraph-{'4' * 16}.new", 0, True),
    ("a file of somebody else", "budget.json", 9 * MONTH, True),
    ("a picture of somebody else", "5" * 40 + ".png", 9 * MONTH, True),
]


def test_what_nobody_has_used_for_a_month_is_dropped(vault: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    folder.mkdir()
    for _, name, age, _ in AGES:
        (folder / name).write_text("{}")
        os.utime(folder / name, (time.time() - age,) * 2)
    kept(vault, folder)
    assert {row: (folder / name).exists() for row, name, _, _ in AGES} == {row: stays for row, _, _, stays in AGES}


def test_what_is_read_stays(vault: Path, tmp_path: Path) -> None:
    place, answer = kept(vault, tmp_path / "cache")
    memory = place_of_memory(place.parent, vault)
    assert memory is not None
    remember_one(memory)
    for file in (place, memory):
        os.utime(file, (time.time() - MONTH - 60,) * 2)
    assert recall(place) == answer
    assert dict(Memory(memory)) == {"question": "answer"}
    remember(place.with_name("5" * 40 + ".json"), answer, look([vault], []))
    assert place.exists()
    assert memory.exists()


def test_a_cache_inside_the_vault_is_not_used(vault: Path) -> None:
    assert place_of(vault / ".cache", ("text",), vault) is None
    assert place_of(vault, ("text",), vault) is None


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(vault: Path, tmp_path: Path) -> None:
    in_the_way = tmp_path / "cache"
    in_the_way.write_text("a file where the folder should be")
    for folder in (in_the_way, Path("/proc/self")):  # nobody writes into the second, not even root
        place, _ = kept(vault, folder)
        assert recall(place) is None
        remember_one(folder / "memory.json")
        assert dict(Memory(folder / "memory.json")) == {}


def remember_one(file: Path) -> None:
    memory = Memory(file)
    memory["question"] = "answer"
    memory.save()


FULL = """
import resource, sys
from pathlib import Path
from calcgraph.cache import MONTH, RunOutput, look, remember
from calcgraph.memory import Memory
vault, place = map(Path, sys.argv[1:])
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
remember(place, RunOutput("x" * 200_000, 0), look([vault], []))
memory = Memory(place.with_suffix(".memory"))
memory["long"] = "x" * 200_000
memory.save()
print("went on")
"""


def test_a_full_disk_leaves_the_old_answer(vault: Path, tmp_path: Path) -> None:
    place, answer = kept(vault, tmp_path / "cache")
    remember_one(place.with_suffix(".memory"))
    command = [sys.executable, "-c", FULL, str(vault), str(place)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "went on\n", done.stderr
    assert recall(place) == answer
    assert dict(Memory(place.with_suffix(".memory"))) == {"question": "answer"}
    assert sorted(file.suffix for file in place.parent.iterdir()) == [".json", ".memory"]


def test_two_at_once_leave_one_whole_answer(vault: Path, tmp_path: Path) -> None:
    seen = look([vault], [])
    place = place_of(tmp_path / "cache", ("text",), vault)
    assert place is not None
    answers = [RunOutput(f"{n}" * 10_000, n) for n in range(8)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda answer: [remember(place, answer, seen) for _ in range(20)], answers))
    assert recall(place) in answers
    assert [path.name for path in place.parent.iterdir()] == [place.name]


def test_a_kill_at_any_moment_leaves_the_cache_whole(vault: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    place, answer = kept(vault, folder)
    program = (
        "import sys; from pathlib import Path; from calcgraph.cache import RunOutput, look, remember\n"
        f"seen = look([Path({str(vault)!r})], []); place = Path({str(place)!r})\n"
        "print('begun', flush=True)\n"
        "while True: remember(place, RunOutput('x' * 200_000, 0), seen)\n"
    )
    for moment in range(20):
        process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(moment / 2000)
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        assert recall(place) in (answer, RunOutput("x" * 200_000, 0))
        read_kept(place)


EXACT = """# Exact

```calc
x = 9
y = (1 + 1e-17 - 1) / 1e-17
same = (1 - 1) / 1e-17
other = (1.00000000000000001 - 1) / 1e-17
root = solve z * z = x for z
z = 2 in 0..10
```
"""
HEAVY = """
import sys
from calcgraph.hosts.command_line import main
try:
    main(sys.argv[1:])
finally:
    print(sorted({"sympy", "pint", "mpmath", "numpy", "networkx"} & set(sys.modules)))
"""


def test_a_formula_that_was_verified_needs_no_algebra_again(vault: Path, tmp_path: Path) -> None:
    (vault / "exact.md").write_text(EXACT)
    command = [sys.executable, "-c", HEAVY, "check", str(vault), "--cache", str(tmp_path / "cache")]
    first = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    (vault / "a.md").write_text("# A\n\nchanged\n")
    second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    report, loaded = first.stdout.rsplit("\n", 2)[:2]
    assert "mpmath" in loaded
    assert "CG352 `y` is numerically unstable" in report
    assert "CG352 `other` is numerically unstable" in report
    assert second.stdout == f"{report}\n[]\n"


def test_what_is_remembered_is_written_once(tmp_path: Path) -> None:
    file = tmp_path / "memory.json"
    memory = Memory(file)
    assert dict(memory) == {}
    memory.save()
    assert not file.exists()
    memory["question"] = "answer"
    memory.save()
    assert dict(Memory(file)) == {"question": "answer"}


def test_only_what_was_used_last_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "memory.json"
    memory = Memory(file)
    memory.update((str(n), "x") for n in range(MOST))
    assert memory["0"] == "x"
    memory["news"] = "y"
    memory.save()
    again = Memory(file)
    assert len(again) == MOST
    assert ("0" in again, "1" in again, again["news"]) == (True, False, "y")


@pytest.mark.parametrize("content", [row[1] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_broken_memory_is_empty(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "memory.json"
    for written in (content, sealed(file.name, content)):
        file.write_bytes(written)
        assert dict(Memory(file)) == {}


def test_the_memory_of_another_program_is_empty(tmp_path: Path) -> None:
    file = tmp_path / "memory.json"
    memory = Memory(file)
    memory["question"] = "answer"
    memory.save()
    replace_kept(file, json.dumps(json.loads(read_kept(file)) | {"program": "of before"}).encode("ascii"))
    assert dict(Memory(file)) == {}


def test_a_memory_inside_the_vault_is_not_used(vault: Path) -> None:
    assert place_of_memory(vault / ".cache", vault) is None


def checks(vault: Path, folder: Path, count: int) -> list[subprocess.Popen[str]]:
    command = [sys.executable, "-c", HEAVY, "check", str(vault), "--cache", str(folder)]
    return [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(count)]


def test_two_checks_at_once_say_the_same(vault: Path, tmp_path: Path) -> None:
    (vault / "exact.md").write_text(EXACT)
    both = [process.communicate(timeout=60)[0] for process in checks(vault, tmp_path / "cache", 2)]
    warm = checks(vault, tmp_path / "cache", 1)[0].communicate(timeout=60)[0]
    assert both[0] == both[1]
    assert warm.rpartition("[")[0] == both[0].rpartition("[")[0]


@pytest.mark.fuzz
def test_a_check_killed_at_any_moment_leaves_the_cache_right(vault: Path, tmp_path: Path) -> None:
    (vault / "exact.md").write_text(EXACT)
    cold = answer_of(VaultOptions(vault), CheckOptions("text"), colour=False)
    for moment in range(20):
        (vault / "a.md").write_text(f"# A\n\nedit {moment}\n")
        process = checks(vault, tmp_path / "cache", 1)[0]
        time.sleep(moment / 20)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        answer = kept_or_new(VaultOptions(vault), CheckOptions("text", tmp_path / "cache"), colour=False)
        assert answer == cold
        assert kept_or_new(VaultOptions(vault), CheckOptions("text", tmp_path / "cache"), colour=False) == cold


@pytest.mark.fuzz
def test_a_build_killed_at_any_moment_leaves_the_next_one_right(tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(Path(__file__).parent / "site", site)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "0", "XDG_CACHE_HOME": str(tmp_path / "user")}
    command = [Path(sys.executable).parent / "mkdocs", "build", "-q", "-d"]

    def built(name: str) -> dict[str, bytes]:
        subprocess.run([*command, name], cwd=site, env=environment, check=True, timeout=120)
        return {str(file.relative_to(site / name)): file.read_bytes() for file in (site / name).rglob("*.*")}

    whole = built("cold")
    for moment in range(20):
        process = subprocess.Popen([*command, "warm"], cwd=site, env=environment)
        time.sleep(moment / 8)
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert built("warm") == whole


@pytest.mark.parametrize("change", ["removed", "added"])
def test_an_icon_of_the_project_is_part_of_the_answer(tmp_path: Path, change: str) -> None:
    """What the theme cannot use is reported, and an icon may come or go without any note that changes."""
    folder = tmp_path / "vault"
    icon = folder / "theme" / ".icons" / "own" / "tree.svg"
    icon.parent.mkdir(parents=True)
    (folder / "docs").mkdir()
    (folder / "mkdocs.yml").write_text(
        "site_name: V\ntheme: {name: material, custom_dir: theme}\nplugins: [calcgraph]\n"
    )
    (folder / "docs" / "index.md").write_text("---\nicon: own/tree\n---\n# A\n")
    if change == "removed":
        icon.write_text("<svg/>")
    options = CheckOptions(cache=tmp_path / "cache")
    first = kept_or_new(VaultOptions(folder), options, colour=False)
    assert ("CG913" in first.output) == (change == "added")
    icon.unlink() if change == "removed" else icon.write_text("<svg/>")
    second = kept_or_new(VaultOptions(folder), options, colour=False)
    assert ("CG913" in second.output) == (change == "removed")


@pytest.mark.parametrize("name", ["site-packages", "dist-packages"])
def test_another_version_of_a_library_is_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """What it has made of a page, or said of a note, may be otherwise now."""
    libraries = tmp_path / name
    (libraries / "markdown-3.10.dist-info").mkdir(parents=True)
    monkeypatch.syspath_prepend(str(libraries))
    marks = []
    for version in ("3.10", "3.11", "3.11"):
        for old in libraries.iterdir():
            old.rename(libraries / f"markdown-{version}.dist-info")
        program_mark.cache_clear()
        marks.append(program_mark())
    program_mark.cache_clear()
    assert marks[0] != marks[1] == marks[2]
