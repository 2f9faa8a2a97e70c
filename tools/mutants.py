"""Change one operation of the core at a time, and count the changes that its tests notice (`make mutants`).

`python tools/mutants.py 40 --seed 7 tex links` draws 40 mutants of these packages. Each runs the tests of its package
in a fork of a process that has collected them, those that name the changed function or module first, up to the first
failure. `killed`: a test failed, or did not end. `survived`: all tests passed. `undecided`: the processor time was used
up before all of them had run. Prints each mutant with its file and line.
"""

import argparse
import ast
import gc
import os
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest

TOP = Path(__file__).resolve().parents[1]
PACKAGE = TOP / "plugins/calcgraph"
TESTS = {
    "calc": ("tests/calc",),
    "links": ("tests/links",),
    "queries": ("tests/test_memo.py",),
    "tex": ("tests/tex",),
}
"""The tests of each package."""
STUCK = 20.0
"""The processor time in seconds after which a single test counts as one that does not end."""
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.Add: ast.Sub, ast.Sub: ast.Add,
    ast.Mult: ast.Div, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
Def = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(NamedTuple):
    """One changed operation."""

    path: Path
    name: str
    """The qualified name of the outermost function around it."""
    at: int
    """Its number among the operations of the file."""
    line: int
    text: str
    """The expression before and after the change."""


class Mutation(ast.NodeTransformer):
    """Count the operations inside functions, and change the one of a number."""

    def __init__(self, wanted: int | None = None) -> None:
        self.wanted = wanted
        self.count = 0
        self.around: list[str] = []
        self.found: list[tuple[str, int, str]] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Visit the methods of a class."""
        self.around.append(node.name)
        node.body = [self.visit(one) if isinstance(one, Def | ast.ClassDef) else one for one in node.body]
        self.around.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Visit the body of a function without its annotations, defaults and docstring."""
        self.around.append(node.name)
        node.body = [self.visit(one) for one in node.body]
        self.around.pop()
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        """Leave errors as they are: their words are not behaviour."""
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Visit the value alone."""
        node.value = self.visit(node.value) if node.value else None
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Change a node if it is the wanted one."""
        super().generic_visit(node)
        if not self.around or (new := changed(node)) is None:
            return node
        self.count += 1
        if self.wanted is None:
            self.found.append(
                (
                    ".".join(self.around),
                    getattr(node, "lineno", 0),
                    f"{ast.unparse(node)} → {ast.unparse(new)}",
                )
            )
        return new if self.count - 1 == self.wanted else node


def changed(node: ast.AST) -> ast.AST | None:
    """Return a node with another operation; None if it has none."""
    new: ast.AST | None = None
    match node:
        case ast.Compare(left, [op], right) if type(op) in SWAPPED:
            new = ast.Compare(left, [SWAPPED[type(op)]()], right)  # type: ignore[list-item]
        case ast.BinOp(left, op, right) if type(op) in SWAPPED and not _is_text(left) and not _is_text(right):
            new = ast.BinOp(left, SWAPPED[type(op)](), right)  # type: ignore[arg-type]
        case ast.BoolOp(op, values):
            new = ast.BoolOp(SWAPPED[type(op)](), values)  # type: ignore[arg-type]
        case ast.UnaryOp(ast.Not(), operand):
            new = operand
        case ast.Constant(bool(value)):
            new = ast.Constant(not value)
        case ast.Constant(int(value) | float(value)):
            new = ast.Constant(value + 1)
        case ast.Return(value) if value is not None and not (isinstance(value, ast.Constant) and value.value is None):
            new = ast.Return(ast.Constant(None))
    return new and ast.fix_missing_locations(ast.copy_location(new, node))


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def mutants_of(room: str) -> Iterator[Mutant]:
    """Yield all mutants of a package."""
    for path in sorted((PACKAGE / room).rglob("*.py")):
        search = Mutation()
        search.visit(ast.parse(path.read_text("utf-8")))
        for at, (name, line, text) in enumerate(search.found):
            yield Mutant(path, name, at, line, text)


def apply(mutant: Mutant) -> bool:
    """Put the changed code into the live function; False if it is not imported."""
    tree = Mutation(mutant.at).visit(ast.parse(mutant.path.read_text("utf-8")))
    compiled = dict(codes(compile(ast.fix_missing_locations(tree), str(mutant.path), "exec")))
    file, parts = str(mutant.path), mutant.name.split(".")
    names = {".".join(parts[:size]) for size in range(1, len(parts) + 1)}
    found = [
        one
        for one in gc.get_objects()
        if isinstance(one, FunctionType) and one.__code__.co_filename == file and one.__code__.co_qualname in names
    ]
    for one in found:
        one.__code__ = compiled[one.__code__.co_qualname]
    return bool(found)


def codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """Yield the code of each function and class in a module, by its qualified name."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one.co_qualname, one
            yield from codes(one)


class Runner:
    """Runs the collected tests once for each mutant, in a fork."""

    def __init__(self, mutants: Sequence[Mutant], seconds: float) -> None:
        self.mutants = mutants
        self.seconds = seconds
        self.results: list[tuple[str, Mutant]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests for all mutants."""
        gc.unfreeze()  # what was collected is searched for the functions to change
        for mutant in self.mutants:
            result = self.tried(session, mutant)
            self.results.append((result, mutant))
            where = f"{mutant.path.relative_to(PACKAGE)}:{mutant.line}"
            print(f"{result:>10} {where} {mutant.name}: {' '.join(mutant.text.split())[:120]}", flush=True)
        return True

    def tried(self, session: pytest.Session, mutant: Mutant) -> str:
        """Return what became of a mutant."""
        with tempfile.TemporaryFile() as notes:
            child = os.fork()
            if not child:
                self.run(session, mutant, notes.fileno())
            _, status = os.waitpid(child, 0)
            notes.seek(0)
            started = float([b"0", *notes.read().split()][-1])
        if os.WIFSIGNALED(status):
            return "killed" if self.seconds - started > STUCK else "undecided"
        return {0: "survived", 1: "killed", 3: "undecided"}.get(os.WEXITSTATUS(status), "killed")

    def run(self, session: pytest.Session, mutant: Mutant, notes: int) -> None:
        """Run the tests in the child, and end it."""
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        begun = time.process_time()
        limit = int(begun + self.seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        if not apply(mutant):
            os._exit(3)
        items = sorted(session.items, key=lambda item: rank(item, mutant))
        for item, following in zip(items, [*items[1:], None], strict=True):
            os.write(notes, f"{time.process_time() - begun}\n".encode())
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                os._exit(1)
        os._exit(0)


TEXTS: dict[Path, str] = {}


def rank(item: pytest.Item, mutant: Mutant) -> tuple[int, int]:
    """Return the turn of a test: first those whose file names the function, then the module; own notes last."""
    text = TEXTS.setdefault(item.path, item.path.read_text("utf-8"))
    words = mutant.name.split(".")[-1].strip("_"), mutant.path.stem, mutant.path.parent.stem
    is_long = "own_notes" in getattr(item, "fixturenames", ())
    return int(is_long), next(
        (at for at, word in enumerate(words) if word in text or word in item.path.stem), len(words)
    )


def main(arguments: Sequence[str]) -> int:
    """Draw mutants, run them and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("count", type=int)
    parser.add_argument("rooms", nargs="*", default=[*TESTS])
    parser.add_argument("--seed", type=int, default=34)
    parser.add_argument("--seconds", type=float, default=120.0, help="processor time for each mutant")
    given = parser.parse_args(arguments)
    pool = [(room, mutant) for room in given.rooms for mutant in mutants_of(room)]
    drawn = random.Random(given.seed).sample(  # noqa: S311 - a draw that can be repeated
        pool, min(given.count, len(pool))
    )
    total: Counter[str] = Counter()
    for room in given.rooms:
        runner = Runner([mutant for one, mutant in drawn if one == room], given.seconds)
        if runner.mutants:
            paths = [str(TOP / path) for path in TESTS[room]]
            code = pytest.main([*paths, "-qq", "-s", "-p", "no:cacheprovider", "-p", "no:xdist"], plugins=[runner])
            assert code in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}
        counts = Counter(result for result, _ in runner.results)
        total += counts
        print(f"{room}: {dict(counts)} of {sum(one == room for one, _ in pool)} possible mutants", flush=True)
    decided = total["killed"] + total["survived"]
    share = 100 * total["killed"] / max(decided, 1)
    print(f"killed {total['killed']} of {decided} ({share:.0f} %), undecided {total['undecided']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
