"""What a writer waits for on real notes: the server's CPU time from a key to the values and to the note's problems.

By hand: `python benchmarks/writing.py FOLDER [NOTE ...]`, by default this repository's own notes.
"""

import argparse
import asyncio
import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from editing import Client
from figures import Row
from lsprotocol import types as lsp

OWN = Path(__file__).parents[1]
NOTES = (
    "docs/notes/memory-bandwidth-bound-decode.md",
    "docs/notes/kv-cache.md",
    "docs/notes/inference-cost.md",
    "docs/notes/roofline-model.md",
    "docs/notes/speculative-decoding.md",
)
COPIED = ("docs", "formulas", "benchmarks", "mkdocs.yml")
EDITS = 20
"""Edits of each note."""
VALUES, PROBLEMS = 60, 150
"""Milliseconds within which 19 of 20 answers should be there."""
STILL = 1.5
"""Seconds without work after which the server is taken to be done."""
_FENCE = re.compile(r"```calc[^\n]*\n(.*?)```", re.DOTALL)
_GIVEN = re.compile(r"^\w+ [^=\n]*= (\d)", re.MULTILINE)


class Waits(NamedTuple):
    """Milliseconds of the processor from each key to an answer, in the order of the keys."""

    values: list[float]
    problems: list[float]
    rest: list[float]
    """Until the whole vault is up to date."""


class Writer(Client):
    """A client that types in notes and reads how long the server has worked."""

    def worked(self) -> float:
        """Return the milliseconds that all threads of the server have worked."""
        tasks = Path(f"/proc/{self.process}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e6

    def told(self, uri: str, word: str) -> None:
        """Wait until the problems of a note contain a word."""

        async def wait() -> None:
            while word not in self.messages.get(uri, ""):
                self.reported.clear()
                await self.reported.wait()

        self.wait(wait())

    def rest(self) -> None:
        """Wait until the server does nothing for a while."""
        before = -1.0
        while (now := self.worked()) - before > 20:
            before = now
            self.wait(asyncio.sleep(STILL))


def typed(folder: Path, notes: Sequence[str], edits: int = EDITS) -> Waits:
    """Return what 100 keys in five notes cost, each after the server has come to rest."""
    client, chance, found = Writer(folder), Random(1), Waits([], [], [])  # noqa: S311 - seeded
    for name in notes:
        text = (folder / name).read_text("utf-8") + "\nOne more [[nowhere-0]].\n"
        client.open(folder / name, text)
        client.told((folder / name).as_uri(), "nowhere-0")
        client.rest()
        for number in range(1, edits + 1):
            text = edited(chance, text).replace(f"nowhere-{number - 1}]", f"nowhere-{number}]")
            _time(client, folder / name, text, f"nowhere-{number}", found)
    client.end()
    return found


def edited(chance: Random, text: str) -> str:
    """Return a text after a digit of a sheet, a comment in it or a sentence has been typed."""
    places = [(fence.start(1) + at.start(1)) for fence in _FENCE.finditer(text) for at in _GIVEN.finditer(fence[1])]
    kind = chance.randrange(4)
    if places and kind < 2:
        at = chance.choice(places)
        return text[:at] + str(1 + int(text[at]) % 9) + text[at + 1 :]
    fences = [fence.end(1) - 1 for fence in _FENCE.finditer(text)]
    if fences and kind == 2:
        at = chance.choice(fences)
        return text[:at] + " # x" + text[at:]
    return f"{text.rstrip()} Word.\n"


def _time(client: Writer, file: Path, text: str, word: str, found: Waits) -> None:
    document, lines = lsp.TextDocumentIdentifier(file.as_uri()), text.count("\n")
    whole = lsp.Range(lsp.Position(0, 0), lsp.Position(lines, 0))
    start = client.worked()
    client.type(file, text)
    assert client.ask(lsp.TEXT_DOCUMENT_INLAY_HINT, lsp.InlayHintParams(document, whole))
    found.values.append(client.worked() - start)
    client.told(file.as_uri(), word)
    found.problems.append(client.worked() - start)
    client.rest()
    found.rest.append(client.worked() - start)


def late(times: Sequence[float]) -> float:
    """Return the time within which 19 of 20 were there."""
    return sorted(times)[max(len(times) * 19 // 20 - 1, 0)]


def writing_rows(folder: Path) -> Iterator[Row]:
    """100 keys in five of this repository's notes."""
    copied(folder)
    waits = typed(folder, NOTES)
    values, problems = late(waits.values), late(waits.problems)
    yield Row("own notes: key to values, 19 of 20", f"{values:.0f} ms CPU", f"{VALUES} ms", values <= VALUES)
    yield Row(
        "own notes: key to problems of the note, 19 of 20",
        f"{problems:.0f} ms CPU",
        f"{PROBLEMS} ms",
        problems <= PROBLEMS,
    )
    yield Row("own notes: key to the whole vault, in the middle", f"{median(waits.rest):.0f} ms CPU", "", None)


def copied(folder: Path) -> None:
    """Copy this repository's notes, with the files that they quote."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source = OWN / name
        if source.is_dir():
            shutil.copytree(source, folder / name, dirs_exist_ok=True)
        else:
            shutil.copy(source, folder / name)


def main() -> None:
    """Print the middle and the slow end of all waits."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", nargs="?", type=Path)
    reader.add_argument("notes", nargs="*", default=NOTES)
    reader.add_argument("--edits", type=int, default=EDITS)
    options = reader.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "vault"
        if options.folder:
            shutil.copytree(options.folder, folder)
        else:
            copied(folder)
        waits = typed(folder, options.notes, options.edits)
    for what, times in waits._asdict().items():
        print(f"{what:<9} p50 {median(times):7.1f} ms   p95 {late(times):7.1f} ms   most {max(times):7.1f} ms")


if __name__ == "__main__":
    main()
