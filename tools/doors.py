"""Prints each place of the package that opens, writes, lists or unpacks a file: its door, its calls and its limit.

`python tools/doors.py` reads the syntax trees as `tests/attacks/test_doors.py` does, and follows the names that the
package imports from `calcgraph.files` and from the modules that start processes.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.attacks.test_doors import ALLOWED

PACKAGE = Path(__file__).parents[1] / "plugins/calcgraph"
DOORS = {
    **dict.fromkeys(("read_file", "opened", "digest_of", "own_bytes", "own_text"), "reads"),
    **dict.fromkeys(("entries", "below", "own_files"), "lists"),
    **dict.fromkeys(("write_files", "rewrite", "copy_to", "remove", "date", "Scratch", "scratch"), "writes"),
    **dict.fromkeys(("lasting_folder", "remove_lasting"), "makes or removes a folder of ours"),
    **dict.fromkeys(("ask", "each", "answers", "started"), "asks Git"),
    **dict.fromkeys(("read_kept", "replace_kept"), "reads or writes the cache"),
}
"""What a function does, by its name in `calcgraph.files`, `calcgraph.vault.git` or `calcgraph.sealing`."""
FROM = {"calcgraph.files", "calcgraph.vault.git", "calcgraph.sealing"}
WITH_LIMIT = frozenset({"read_file", "digest_of", "each", "ask"})
"""Functions that take a limit."""
LIMITS = {
    "read_file": "4 MiB, or the argument",
    "opened": "the caller's",
    "digest_of": "the argument",
    **dict.fromkeys(("own_bytes", "own_text", "own_files"), "installed files of ours"),
    **dict.fromkeys(("entries", "below"), "names only; links are not followed"),
    **dict.fromkeys(("Scratch", "scratch", "lasting_folder", "remove_lasting"), "512 MiB a folder"),
    "copy_to": "4 GiB a file",
    **dict.fromkeys(("write_files", "rewrite", "remove", "date"), "new files below a checked folder"),
    **dict.fromkeys(("ask", "answers"), "30 s, 16 MiB"),
    **dict.fromkeys(("each", "started"), "120 s, a number of names"),
    **dict.fromkeys(("read_kept", "replace_kept"), "512 MiB, sealed"),
}


def rows() -> Iterator[tuple[str, str, str, str]]:
    """Yield the place, its work, the function and the limit of each use of a door."""
    for file in sorted(PACKAGE.rglob("*.py")):
        place = file.relative_to(PACKAGE).as_posix()
        nodes = [*ast.walk(ast.parse(file.read_text("utf-8")))]
        names: dict[str, str] = {}
        for one in nodes:
            if isinstance(one, ast.ImportFrom) and one.module in FROM:
                names |= {alias.asname or alias.name: alias.name for alias in one.names if alias.name in DOORS}
        given = {id(one.func): limit_in(one) for one in nodes if isinstance(one, ast.Call)}
        uses = (one for one in nodes if isinstance(one, ast.Name) and one.id in names)
        for use in sorted(uses, key=lambda one: one.lineno):
            name = names[use.id]
            limit = given.get(id(use), "") if name in WITH_LIMIT else ""
            yield f"{place}:{use.lineno}", DOORS[name], name, f"`{limit}`" if limit else LIMITS[name]


def limit_in(call: ast.Call) -> str:
    """Return the limit that a call states; empty for the usual one."""
    named = [word.value for word in call.keywords if word.arg == "most"]
    found = [ast.unparse(one) for one in (*named, *call.args[1:2])]
    return next((one for one in found if one.isupper() or one.strip("_").isupper() or one.isdigit()), "")


def main() -> None:
    """Print the table, and the places that use no door, with the reason."""
    print("| place in `plugins/calcgraph` | does | by | limit |\n|---|---|---|---|")
    for row in rows():
        print("| {} | {} | `{}` | {} |".format(*row))
    for place, uses in ALLOWED.items():
        for use, why in uses.items():
            print(f"| {place} | without a door: {use} | | {why} |")


if __name__ == "__main__":
    main()
