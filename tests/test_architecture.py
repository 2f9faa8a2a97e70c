"""The page for contributors: the files it names for each kind of change are those that such a change is in."""

import ast
import importlib
import importlib.util
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "plugins/calcgraph"
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (a [^|]+) \| (`[^|]+`) \| (.+) \|$", PAGE, re.MULTILINE)
SEARCHED = {
    "a function": r"(?<![\w.])erf(?!\w)|\berror_function",
    "a unit": r"\bmetric_horsepower\b",
    "a rule": r"CG409",
    "a view": r"(?i)sensitivity|data-sens|[| ]sens\b|cg-sens",
    "a setting": r"\bcounting_units\b",
    "a relation with its own look": r"[\"'.]sequence[\"' ]|\bsequence: \d",
    "a host": r"(?<!markdown\.)zensical",
}
"""What is searched for in the package: the words of a change that already exists."""
ELSEWHERE = {"a relation with its own look": ("links/", "hosts/", "render/page", "render/map", "graph/model")}
"""Where the word means something else: the order of notes, which an edge is drawn for."""


def files_with(expression, elsewhere):
    kinds = {".py", ".js", ".css", ".html", ".toml", ".txt", ".json"}
    found = (path for path in PACKAGE.rglob("*") if path.suffix in kinds)
    names = (
        path.relative_to(PACKAGE).as_posix()
        for path in found
        if re.search(expression, f"{path.stem}\n{path.read_text(encoding='utf-8')}")
    )
    return {name for name in names if not name.startswith((*elsewhere, "scripts/"))}  # these are made from `assets`


def test_each_change_has_its_row():
    assert [row[0] for row in ROWS] == list(SEARCHED)


@pytest.mark.parametrize(("change", "listed"), [(row[0], row[2]) for row in ROWS], ids=[row[0] for row in ROWS])
def test_the_files_of_a_change_are_all_that_it_touches(change, listed):
    named = set(re.findall(r"`([^`]+)`", listed))
    assert files_with(SEARCHED[change], ELSEWHERE.get(change, ("\0",))) == named


def test_every_file_and_room_that_the_page_names_exists():
    named = re.findall(r"`((?:[a-z_]+/)+[\w.]*|[a-z_]+\.(?:py|toml))`", PAGE)
    assert [name for name in named if not (PACKAGE / name).exists() and not (ROOT / name).exists()] == []
    assert len(named) > 15


ROOMS = sorted(path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("__init__.py"))[1:]
CONTRACT = re.compile(r"\S.*?\n\n(?:.*\n\n)?Callers: (.+?)\.\nKnows: (.+?)\.", re.DOTALL)


@pytest.fixture(scope="module")
def imports(trees):
    """Return each room with the rooms that it imports from; `.` has the modules at the top of the package."""
    found = {room: set() for room in [".", *ROOMS]}
    for path, tree in trees.items():
        room = room_of(Path(path).parent.as_posix())
        for one in ast.walk(tree):
            if isinstance(one, ast.ImportFrom) and one.module and one.module.startswith("calcgraph"):
                base = one.module.removeprefix("calcgraph").strip(".").replace(".", "/")
                found[room] |= {room_of(f"{base}/{alias.name}".strip("/")) for alias in one.names}
    return found


def room_of(path):
    """Return the room that a module is in."""
    while path not in {*ROOMS, "."}:
        path = Path(path).parent.as_posix()
    return path


def is_named(room, names):
    """Return whether a contract names a room, or a room around it."""
    return any(room == name or room.startswith(f"{name}/") for name in names)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_what_is_in_it_who_may_call_it_and_what_it_may_know(room, trees, imports):
    """All rooms may know the modules at the top of the package, and a room what is inside or around it."""
    text = ast.get_docstring(trees[f"{room}/__init__.py"])
    found = CONTRACT.match(text)
    assert found, f"{text}\nhas no lines `Callers:` and `Knows:`"
    callers, known = (re.findall(r"`([a-z/]+)`", part) for part in found.groups())
    assert [one for one in (*callers, *known) if one not in ROOMS] == []
    strangers = {one for one in ROOMS if not is_named(one, [room]) and not is_named(room, [one])}
    assert {one for one in strangers if room in imports[one] and not is_named(one, callers)} == set()
    assert {one for one in strangers & imports[room] if not is_named(one, known)} == set()


CALLED_BY_NAME = {"makeExtension", "write_dimension", "__getattr__"}
"""What Python or a library asks a module for, and what writes the table that the package reads."""


def test_nothing_in_the_package_is_for_tests_alone():
    """What only tests or contributors use is in `tools`: every function and class is named somewhere else, too."""
    texts = {path: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    others = [path.read_text(encoding="utf-8") for path in (*PACKAGE.rglob("*.html"), ROOT / "pyproject.toml")]
    named = Counter(word for text in (*texts.values(), *others) for word in re.findall(r"\w+", text))
    made = [
        (path.relative_to(PACKAGE).as_posix(), one.name)
        for path, text in texts.items()
        for one in ast.parse(text).body
        if isinstance(one, ast.FunctionDef | ast.ClassDef) and not one.decorator_list
    ]
    assert len(made) > 2000
    assert [(path, name) for path, name in made if named[name] == 1 and name not in CALLED_BY_NAME] == []


SCRIPTS = [path for room in ("benchmarks", "tools", "tests/guided") for path in sorted((ROOT / room).glob("*.py"))]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_scripts_that_no_test_runs_import_what_is_there(script):
    nodes = [one for one in ast.walk(ast.parse(script.read_text(encoding="utf-8"))) if isinstance(one, ast.ImportFrom)]
    wanted = [(str(one.module), alias.name) for one in nodes for alias in one.names]
    for module, name in (pair for pair in wanted if pair[0].startswith("calcgraph")):
        found = importlib.import_module(module)
        assert hasattr(found, name) or importlib.util.find_spec(f"{module}.{name}"), f"{module}.{name}"


def enums():
    """Every enum of the package."""
    for path in sorted(PACKAGE.rglob("*.py")):
        names = re.findall(r"^class (\w+)\(\w*Enum\)", path.read_text(encoding="utf-8"), re.MULTILINE)
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        yield from (getattr(importlib.import_module(module), name) for name in names)


def test_naming_a_member_of_an_enum_asks_no_function():
    found = [*enums()]
    assert [
        one for one in found if any(vars(one)[name] is not member for name, member in one.__members__.items())
    ] == []
    assert len(found) > 10


def test_every_folder_of_tests_has_a_line_in_their_readme():
    page = (ROOT / "tests/README.md").read_text(encoding="utf-8")
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    assert sorted(name for name in folders if f"`{name}`" not in page) == []
    named = re.findall(r"`((?:tests/)?(?:cases/)?[a-z_/]+(?:\.json|\.txt|\.py)?)`", page.split("## How do I")[0])
    assert [one for one in named if not (ROOT / "tests" / one).exists() and not (ROOT / one).exists()] == []


QUESTIONS = {"What", "Whether", "Where", "Which", "How", "Who", "Why", "When", "Whose"}


@pytest.fixture(scope="module")
def trees():
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in PACKAGE.rglob("*.py")
    }


def test_no_docstring_begins_with_a_question_word(trees):
    """A docstring says what is returned or done; those of fields count too."""
    asked = [
        f"{path}:{one.lineno} {one.value.value.splitlines()[0]}"
        for path, tree in trees.items()
        for one in ast.walk(tree)
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) and isinstance(one.value.value, str)
        if one.value.value.split(None, 1)[:1] and one.value.value.split(None, 1)[0] in QUESTIONS
    ]
    assert asked == []


def classes_of(trees):
    return [one.name for tree in trees.values() for one in ast.walk(tree) if isinstance(one, ast.ClassDef)]


def test_no_class_name_is_used_twice(trees):
    """A private class has no name of another one either: `_Frame` beside `Frame` is two things of one name."""
    names = Counter(name.lstrip("_") for name in classes_of(trees))
    assert [name for name, count in names.items() if count > 1] == []


PARTICIPLE = re.compile(
    r"(?:[a-z]ed|Been|Bound|Brought|Built|Chosen|Done|Drawn|Found|Given|Gone|Heard|Held|Kept|Known|Led|Left|Lost|Made|Meant|"
    r"Met|Put|Read|Said|Seen|Sent|Shown|Taken|Told|Understood|Worn|Written)$"
)
PREPOSITION = re.compile(
    r"(?:About|Above|After|Along|Apart|Around|At|Before|Behind|Below|Beside|Between|Beyond|By|During|For|From|In|Inside|Into|"
    r"Near|Of|Off|On|Out|Outside|Over|Since|Through|To|Under|Until|Up|Upon|With|Within|Without)$"
)


def is_no_noun(name):
    """Return whether the last word of a class name is a participle or a preposition."""
    return bool(PARTICIPLE.search(name) or re.search(rf"(?:^_?|[a-z]){PREPOSITION.pattern}", name))


@pytest.mark.parametrize("name", ["Cited", "Found", "_Before", "AddAround", "BuiltIn", "RunsOf", "_Fitted", "CellsAt"])
def test_a_participle_and_a_preposition_are_no_names(name):
    assert is_no_noun(name)


@pytest.mark.parametrize("name", ["CitedSource", "BuiltInFunction", "Origin", "Bounds", "FitResult", "Column", "Lead"])
def test_a_noun_is_a_name(name):
    assert not is_no_noun(name)


def test_no_class_is_a_participle_or_a_preposition(trees):
    """A class in lower case is used like a function."""
    assert [name for name in classes_of(trees) if is_no_noun(name) and not name.islower()] == []


def test_no_function_has_more_than_sixty_lines(trees):
    """The functions of the page are counted in `tests/web/lengths.test.js`."""
    functions = [
        (path, one) for path, tree in trees.items() for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)
    ]
    long = [f"{path}:{one.name}" for path, one in functions if one.end_lineno - one.lineno >= 60]
    assert long == []
    assert len(functions) > 5000


def test_no_file_name_is_used_more_than_three_times():
    names = Counter(path.name for path in PACKAGE.rglob("*.py") if path.name != "__init__.py")
    assert [name for name, count in names.items() if count > 3] == []
