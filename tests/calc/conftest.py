"""A small vault from texts, evaluated."""

from collections.abc import Callable, Iterator, Mapping

import pytest
from msgspec.structs import replace

from calcgraph.calc.algebra.asking import Worker
from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.model import Claim, ClaimCandidate, QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.units.table import unit_table
from calcgraph.diagnostics import Diagnostic
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile
from evaluating import evaluate, sheets_of

UNITS = unit_table()


@pytest.fixture(scope="session")
def worker() -> Iterator[Worker]:
    """One algebra worker for all tests."""
    found = Worker(deadline=4.0)
    yield found
    found.close()


def read_vault(
    files: Mapping[str, str], worker: Worker, memory: dict[str, str] | None = None, **settings: object
) -> tuple[Calculation, tuple[Diagnostic, ...]]:
    notes = [parse_note(SourceFile(NoteId(path), text))[0] for path, text in files.items()]
    ids = sorted(note.id for note in notes)

    def resolve(_note: NoteId, target: str) -> NoteId | None:
        return next((id_ for id_ in ids if target in {id_.removesuffix(".md"), id_.rsplit("/", 1)[-1][:-3]}), None)

    values = ValueSettings(**{"reference": False, **settings})
    inputs = sheets_of(notes, UNITS, resolve, files.get, values)
    return evaluate(replace(inputs, algebra=worker.ask, memory={} if memory is None else memory))


@pytest.fixture
def vault(worker: Worker) -> Callable[..., tuple[Calculation, tuple[Diagnostic, ...]]]:
    """Notes by path to what they come to; `sheet=` makes one note `n.md` of a sheet alone."""

    def build(files: Mapping[str, str] | None = None, *, sheet: str = "", **settings: object):
        return read_vault({"n.md": f"```calc\n{sheet}\n```\n"} if sheet else files or {}, worker, **settings)

    return build


@pytest.fixture
def claimed(vault) -> Callable[..., tuple[tuple[Claim, ...], tuple[Diagnostic, ...]]]:
    """A sheet and a sentence, with other text above, to the sentence's claims and problems."""

    def claim(sheet: str, prose: str, above: str = "", title: str = ""):
        text = f"{title}{above}\n```calc\n{sheet}\n```\n\n{prose}\n"
        calculation, _ = vault({"n.md": text})
        note, _ = parse_note(SourceFile(NoteId("n.md"), text))
        asked = [
            ClaimCandidate(note.id, "n.md", link, QuantityId(note.id, link.fragment), note.title)
            for link in note.links
            if link.fragment
        ]
        found = check_claims(calculation, asked, ValueSettings()).values()
        return tuple(one for one, _ in found if one), tuple(problem for _, problems in found for problem in problems)

    return claim


@pytest.fixture
def shown(vault) -> Callable[[str], dict[str, str]]:
    """A sheet to the values it shows, with units, by name."""

    def show(sheet: str) -> dict[str, str]:
        calculation, _ = vault(sheet=sheet)
        return {
            id_.name: f"{quantity.text} {quantity.unit.text}".strip()
            for id_, quantity in calculation.quantities.items()
        }

    return show
