"""`calcgraph sources`: the sources of the numbers, and whether they are still valid."""

import datetime as dt
from collections.abc import Iterable, Mapping

import click

from calcgraph.calc.inputs import artefacts_of
from calcgraph.calc.tables.artefacts import Artefact, Unreadable
from calcgraph.calc.tables.receipts import Receipt, check_receipt, count_rows, file_of, read_receipts
from calcgraph.calc.tables.sources import read_sources
from calcgraph.documents import Row
from calcgraph.files import NewFile, read_file
from calcgraph.hosts.commands.files import write_or_stop
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.reports import print_rows
from calcgraph.hosts.commands.vaults import read_to_write, vault_of
from calcgraph.render.reports.text import printable
from calcgraph.source import NoteId, SourceFile
from calcgraph.suggest import did_you_mean
from calcgraph.vault.files import Vault, outside_vault, read_text
from calcgraph.vault.library import SOURCES


def run_sources(options: VaultOptions, form: str) -> None:
    """Print the entries of `sources.yaml` with their problems."""
    vault, _ = vault_of(options)
    print_rows("sources", source_rows(vault), form, _line)


def _line(row: Row) -> str:
    said = [f"@{row['key']}", row["file"], row["checked"], row["state"]]
    return " · ".join(str(part) for part in said if part)


def run_accept(options: VaultOptions, keys: Iterable[str]) -> None:
    """Write the hash, the rows and today's date into the entries of some keys, after you have reviewed them."""
    vault = read_to_write(options).vault
    _text(vault)
    raw = read_file(vault.folder / SOURCES)
    before = raw if isinstance(raw, bytes) else b""
    text = before.decode()  # with its line ends
    note = NoteId(f"{vault.settings.library}/{SOURCES}")
    known = {one.key: one for one in read_receipts(SourceFile(note, text), every=True)}
    outside = outside_vault(vault)
    assert outside.today is not None
    edits: list[tuple[int, int, str]] = []
    wanted: dict[str, Mapping[str, str]] = {}
    for key in dict.fromkeys(keys):
        if key not in known:
            hint = did_you_mean(key, known, otherwise="`calcgraph sources` lists them")
            raise click.UsageError(f"no source is named `{key}`; {hint}")
        file, _ = file_of(known[key], note, artefacts_of(outside))
        if isinstance(file, Unreadable):
            raise click.UsageError(f"`{known[key].path}` {file.reason}")
        wanted[key] = _fields(known[key], file, outside.today)
        edits += _edits(text, known[key], wanted[key])
    for start, end, new in sorted(edits, reverse=True):
        text = f"{text[:start]}{new}{text[end:]}"
    _refuse_broken(SourceFile(note, text), [*known], wanted)
    write_or_stop([NewFile(vault.folder, SOURCES, text.encode(), before)])
    for key, fields in wanted.items():
        click.echo(printable(f"@{key}: " + ", ".join(f"{name} {value}" for name, value in fields.items())))


def _refuse_broken(source: SourceFile, keys: list[str], wanted: Mapping[str, Mapping[str, str]]) -> None:
    """End the program if the new text would not have the expected meaning, as with values over several lines."""
    now = {one.key: one for one in read_receipts(source, every=True)}
    for key, fields in wanted.items():
        if [*now] != keys or any(now[key].text(name) != value for name, value in fields.items()):
            lines = ", ".join(f"`{name}: {value}`" for name, value in fields.items())
            raise click.UsageError(printable(f"the entry of `{key}` cannot be edited; write into it {lines}"))


def _text(vault: Vault) -> str:
    file = vault.files.get(f"{vault.settings.library}/{SOURCES}")
    text, problems = read_text(file, SOURCES) if file else ("", ())
    if problems:
        raise click.ClickException(printable(problems[0].message))
    return text


def source_rows(vault: Vault) -> list[Row]:
    """Return the entries of the library's `sources.yaml`, each with its receipt and the problems of that."""
    text = _text(vault)
    note = NoteId(f"{vault.settings.library}/{SOURCES}")
    outside = outside_vault(vault)
    titles = read_sources(text)
    rows: list[Row] = []
    for one in read_receipts(SourceFile(note, text), every=True):
        file, tree = file_of(one, note, artefacts_of(outside))
        faults = [*check_receipt(one, file, tree, outside.today)]
        title = titles.get(one.key)
        fields = {name: one.text(name) for name in ("sha256", "rows", "made_by", "commit", "checked", "max_age")}
        rows.append(
            {
                "key": one.key,
                "short": title.short if title else "",
                "url": title.url if title else "",
                "file": file.path if isinstance(file, Artefact) else one.path,
                **fields,
                "state": "; ".join(fault.said for fault in faults) or "holds",
                "codes": [fault.code for fault in faults],
            }
        )
    return rows


def _fields(receipt: Receipt, file: Artefact | None, today: dt.date) -> Mapping[str, str]:
    """Return the updated fields of an entry."""
    found: dict[str, str] = {}
    if file:
        found["sha256"] = file.digest
        if "rows" in receipt.fields:
            rows = count_rows(file, receipt.pointer)
            if isinstance(rows, Unreadable):
                raise click.UsageError(f"`{file.path}` {rows.reason}")
            found["rows"] = str(rows)
    return {**found, "checked": today.isoformat()}


def _edits(text: str, receipt: Receipt, fields: Mapping[str, str]) -> list[tuple[int, int, str]]:
    """Return positions in a text with their new text; fields that the entry does not have yet follow its last field."""
    edits = [(one.start, one.end, value) for name, value in fields.items() if (one := receipt.fields.get(name))]
    missing = {name: value for name, value in fields.items() if name not in receipt.fields}
    last = max(one.end for one in receipt.fields.values())
    if receipt.indent is None:
        return [*edits, (last, last, "".join(f", {name}: {value}" for name, value in missing.items()))]
    end = text.find("\n", last)
    end = len(text) if end < 0 else end
    return [*edits, (end, end, "".join(f"\n{' ' * receipt.indent}{name}: {value}" for name, value in missing.items()))]
