"""The provenance of data files, and the values that depend on an invalid record."""

import datetime as dt
from collections.abc import Iterable, Iterator

from calcgraph.calc.claims.claim_dependencies import ClaimDependencies
from calcgraph.calc.model import Claim
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.tables.artefacts import Artefact, Artefacts
from calcgraph.calc.tables.receipts import Receipt, ReceiptFault, check_receipt, file_of, read_receipts
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.project import given
from calcgraph.project.data_files import Meter, artefacts
from calcgraph.project.families import data_sums
from calcgraph.queries.query import Ask, Keep, query
from calcgraph.source import NoteId, SourceFile


@query(wall=True, keep=Keep.MARK)
def receipts(ask: Ask) -> tuple[Receipt, ...]:
    """Return the entries of the library's `sources.yaml` with the origin of a file, or the age limit of a source."""
    path = f"{ask(given.settings).library}/sources.yaml"
    text = ask(given.data, path)
    return read_receipts(SourceFile(NoteId(path), text)) if text else ()


@query(wall=True, keep=Keep.ANSWER)
def faults(ask: Ask) -> tuple[ReceiptFault, ...]:
    """Return the faults of the source records."""
    found = ask(receipts)
    files = artefacts(ask, Meter(ask(given.limits), before=ask(data_sums))) if found else None
    digests: dict[str, str] = {}
    return tuple(fault for receipt in found if files for fault in _faults_of(ask, receipt, files, digests))


def _faults_of(ask: Ask, receipt: Receipt, files: Artefacts, digests: dict[str, str]) -> Iterator[ReceiptFault]:
    """Yield the faults of an entry; `digests` has those of the files that entries before it name, by their paths."""
    note = NoteId(f"{ask(given.settings).library}/sources.yaml")
    file, tree = file_of(receipt, note, files)
    if isinstance(file, Artefact) and "sha256" in receipt.fields:
        if file.path not in digests:
            digests[file.path] = file.digest
        file = file._replace(known_digest=digests[file.path])
    day = ask(given.day)
    yield from check_receipt(receipt, file, tree, dt.date.fromisoformat(day) if day else None)


@query(keep=Keep.ANSWER)
def receipt_problems(ask: Ask) -> tuple[Diagnostic, ...]:
    """Return the faults of the source records as diagnostics, at the lines of the entries."""
    found = ask(faults)
    if not found:
        return ()
    shown = ask(given.shown, f"{ask(given.settings).library}/sources.yaml")
    return tuple(diagnose(one.code, shown, one.place, f"{_named(one)} {one.said}", one.hint) for one in found)


def check_rests(
    shown: str, calculation: Calculation, claims: Iterable[Claim], found: Iterable[ReceiptFault]
) -> Iterator[Diagnostic]:
    """The claims of a note, `shown` as reports print it, that rest on something of which an entry no longer holds."""
    found = tuple(found)
    claims = tuple(claims) if found else ()
    rests = ClaimDependencies(calculation, (claim.quantity for claim in claims if claim.quantity))
    for claim in claims:
        files, keys = rests.of(claim.quantity) if claim.quantity else (frozenset[str](), frozenset[str]())
        behind = (one for one in found if one.key in keys or one.key in claim.sources or one.file in files)
        for one in {fault.key: fault for fault in reversed([*behind])}.values():  # the first of each entry
            said = f"`{claim.link.display}` rests on {_named(one)}, which {one.said}"
            yield diagnose(one.code, shown, claim.link.span, said, one.hint)


def _named(fault: ReceiptFault) -> str:
    return f"`{fault.file}` (`@{fault.key}`)" if fault.file else f"`@{fault.key}`"
