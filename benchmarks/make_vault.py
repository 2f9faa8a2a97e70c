"""Write a vault of any size: notes with topics, links and formulas, always the same for the same numbers."""

import argparse
from collections.abc import Callable
from pathlib import Path

TOPICS = 20
WORDS = (
    "memory bandwidth cache token batch weight decode prefill latency step roofline precision expert router draft "
    "sequence context page block fusion kernel chip link ring energy price rack cost hour rate"
).split()


class Picker:
    """A small linear congruential generator: the same numbers on every machine and version."""

    def __init__(self, seed: int) -> None:
        """Start from a seed."""
        self._state = seed * 2654435761 % 2**32

    def below(self, limit: int) -> int:
        """The next number in 0..limit-1."""
        self._state = (1664525 * self._state + 1013904223) % 2**32
        return (self._state >> 8) % limit


def note_name(number: int) -> str:
    """The path of a note, inside the folder of its topic."""
    return f"topic-{number % TOPICS:02d}/note-{number:05d}"


def link_targets(number: int, notes: int, links: int, pick: Picker) -> list[int]:
    """Notes to link to: four of five of the same topic, older ones preferred, as in a grown vault."""
    found: list[int] = []
    while len(found) < min(links, notes - 1):
        other = min(pick.below(notes), pick.below(notes))
        if pick.below(5):
            other += (number - other) % TOPICS
        if other != number and other < notes and other not in found:
            found.append(other)
        elif notes <= TOPICS * 2:
            found.append((number + 1 + len(found)) % notes)
    return found


def sentence(pick: Picker) -> str:
    """Twelve words."""
    return " ".join(WORDS[pick.below(len(WORDS))] for _ in range(12)).capitalize() + "."


def calc(base: int, formulas: int) -> list[str]:
    """A sheet of calcgraph and a value of it in a sentence."""
    rows = [f"base = {base} GB  # read each step"]
    rows += [f"time_{i} [ms] = base * {i + 1} / (3.35 TB/s)  # step {i}" for i in range(formulas)]
    return ["```calc\n" + "\n".join(rows) + "\n```\n", "The first takes `= time_0`.\n"]


def macros(base: int, formulas: int) -> list[str]:
    """The same numbers for mkdocs-macros: templates, without units."""
    rows = [f"{{% set base = {base} %}}"]
    rows += [f"{{% set time_{i} = base * {i + 1} / 3.35 %}}\n- step {i}: {{{{ time_{i} }}}}" for i in range(formulas)]
    return ["\n".join(rows) + "\n", "The first takes {{ time_0 }}.\n"]


def execute(base: int, formulas: int) -> list[str]:
    """The same numbers for markdown-exec: Python that runs in the build, without units."""
    rows = [f"base = {base}"]
    rows += [f"time_{i} = base * {i + 1} / 3.35\nprint(f'- step {i}: {{time_{i}}}')" for i in range(formulas)]
    rows.append("print(f'\\nThe first takes {time_0}.')")
    return ['```python exec="on"\n' + "\n".join(rows) + "\n```\n"]


SHEETS: dict[str, Callable[[int, int], list[str]]] = {"calc": calc, "macros": macros, "exec": execute}


def note_text(number: int, notes: int, links: int, formulas: int, sheet: str = "calc") -> str:
    """The Markdown of one note, its numbers written for one of `SHEETS`."""
    pick = Picker(number + 1)
    parts = [f"---\ntags: [t{number % TOPICS}]\n---\n\n# Note {number}\n"]
    parts += [
        f"{sentence(pick)} See [[{note_name(target)}]] for more. {sentence(pick)}\n"
        for target in link_targets(number, notes, links, pick)
    ]
    parts.append("## Numbers\n")
    if formulas:
        parts += SHEETS[sheet](1 + pick.below(90), formulas)
    parts.append(sentence(pick) + "\n")
    return "\n".join(parts)


def make_vault(folder: Path, notes: int, links: int = 5, formulas: int = 2, sheet: str = "calc") -> None:
    """Write the notes below `folder`."""
    for number in range(notes):
        path = folder / f"{note_name(number)}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(note_text(number, notes, links, formulas, sheet), encoding="utf-8")
    (folder / "index.md").write_text(f"# Vault\n\nStart at [[{note_name(0)}]].\n", encoding="utf-8")


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("--notes", type=int, default=1000)
    reader.add_argument("--links", type=int, default=5)
    reader.add_argument("--formulas", type=int, default=2)
    options = reader.parse_args()
    make_vault(options.folder, options.notes, options.links, options.formulas)
