"""`calcgraph fix`: the edits that are certain enough to make, and questions about the others."""

import math
import posixpath
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

import click
from msgspec.structs import replace

from calcgraph.calc.claims.beside import shown_as
from calcgraph.calc.claims.clause import said_of
from calcgraph.calc.claims.country import two_readings, with_plain_count, with_plain_money
from calcgraph.calc.claims.joined import with_words_around
from calcgraph.calc.claims.licence import own_words
from calcgraph.calc.claims.restated import restated
from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.claims.versions import version_in, version_said
from calcgraph.calc.model import ONE, Claim
from calcgraph.calc.units.table import UnitTable
from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.hosts.commands.findings import is_left_to_host
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.rewriting.edits import Edit, changes, edit_of, show_or_write
from calcgraph.hosts.commands.rewriting.verified import AnnouncedEdit, verified
from calcgraph.hosts.commands.vaults import Reading, read_or_stop, read_to_write
from calcgraph.links.certain_slips import is_same_code, is_same_heading, is_same_name
from calcgraph.links.check import in_markdown, turned_round
from calcgraph.links.index import LinkIndex, build_index
from calcgraph.links.keys import fold, heading_key, heading_keys
from calcgraph.links.names import find_file
from calcgraph.links.retarget import Definitions, find_definitions, find_spot, written
from calcgraph.links.sections import sections_above, with_sections
from calcgraph.links.similar import SimilarNames
from calcgraph.notes.links import parts_of
from calcgraph.notes.model import Link, LinkKind, Note
from calcgraph.notes.parse import file_name
from calcgraph.notes.programs import DENDRON
from calcgraph.notes.text.inline import find_tokens
from calcgraph.render.reports.text import one_line, printable
from calcgraph.source import NoteId, SourceFile, Span
from calcgraph.vault.files import attachments

NAMES = frozenset({"CG302", "CG342", "CG343"})
"""Rules whose hint names a unit or a quantity."""
LINKS = frozenset({"CG101", "CG103"})
_OFFER = re.compile(r"(?:did you mean|write) (`[^`]+`(?:(?: or |, )`[^`]+`)*)\??")
"""A hint that names what should be written in the place, and nothing else."""
_GENERIC = frozenset({"index", "readme"})
"""The names of notes that are not meaningful without their folder."""
_LEAST_LETTERS = 3
"""Letters of a name that is corrected: `C` and `c` are two symbols of chemistry, and hardly a note."""
_COMPARED = 12
"""Files like a name among which only one may be meant."""
_OFTEN = 3
"""Links to a missing name that make it a note to be written, not a typing error."""


class Proposal(NamedTuple):
    """A possible replacement for something that is wrong."""

    found: Diagnostic
    edit: Edit | None
    """None if there is more than one candidate, or if it cannot be written at this position."""
    is_certain: bool
    leads: str = ""
    """Vault path of the file that a link is to lead to."""


def run_fix(options: VaultOptions, *, write: bool, guess: bool, rewrite: bool = False) -> None:
    """Show the edits as differences, or make them; those that are guesses only where they are wanted.

    With `rewrite`, numbers that hold and round to another number now are rewritten as well, and all are listed.
    """
    reading = read_to_write(options) if write else read_or_stop(options)
    proposals = list(find_proposals(reading))
    wanted = [AnnouncedEdit(one.edit, one.leads) for one in proposals if one.edit and (one.is_certain or guess)]
    if options.only:
        proposals = [one for one in proposals if one.found.path == options.only]
        if options.whole:
            texts = {one.shown: one for one in reading.sources.values()}
            proposals = [one for one in proposals if not is_left_to_host(texts[options.only], one.found)]
        left = {one.edit for one in proposals}
        wanted = [one for one in wanted if one.edit in left]
    numbers = [one for one in claim_edits(reading, rounded=rewrite) if options.only in ("", one[0].path)]
    wanted += [AnnouncedEdit(edit, "") for _, edit in numbers]
    edits = [one.edit for one in verified(options, reading, wanted)]
    asked = [one for one in proposals if one.edit not in edits]
    changed = show_or_write(reading, changes(reading.sources, edits), write=write)
    for one in asked:
        click.echo(one_line(one.found))
    if rewrite:
        for found, edit in numbers:
            if edit in edits:
                click.echo(printable(f"{found.path}:{found.span.line}: `{edit.old}` is now `{edit.new}`"))
    elif rounded := sum(one.code == "CG422" for one in reading.diagnostics):
        some = "1 number rounds" if rounded == 1 else f"{rounded} numbers round"
        click.echo(f"{some} differently now: `calcgraph fix --rewrite` shows the edits")
    if not changed:
        click.echo("nothing is certain" if asked else "nothing to fix")
    elif not write:
        given = "".join(f" {name}" for name, is_on in (("--guess", guess), ("--rewrite", rewrite)) if is_on)
        click.echo(f"`calcgraph fix{given} --write` makes these edits")
    if any(one.edit for one in asked):
        click.echo("`calcgraph fix --guess` takes a name where only one is offered, right or wrong")


def find_proposals(reading: Reading) -> Iterator[Proposal]:
    """Yield the replacements that hints offer, diagnostic by diagnostic."""
    notes = {note.source.shown: note for note in reading.project.notes.values()}
    index = build_index(reading.project.notes.values(), attachments(reading.vault), reading.project.settings.links)
    links = {(id_, one.link.span): one.link for id_, all_ in reading.project.resolutions.items() for one in all_}
    missing = {(found.path, found.span) for found in reading.diagnostics if found.code == "CG101"}
    known = _FixContext(
        index,
        links,
        cache(find_definitions),
        SimilarNames(index),
        Counter(fold(one.target) for (id_, span), one in links.items() if (_shown(reading, id_), span) in missing),
        reading.project.settings.links.program == DENDRON,
        frozenset((one.path, one.span.line) for one in reading.diagnostics if one.code in LINKS),
    )
    for found in reading.diagnostics:
        note, offered = notes.get(found.path), _offered(found)
        if note is None or not offered:
            continue
        if found.code in LINKS:
            yield from _of_link(known, found, note, offered)
        elif found.span.line == found.span.end_line:
            yield _of_name(note, found, offered)


def _shown(reading: Reading, note: NoteId) -> str:
    known = reading.project.notes.get(note)
    return known.source.shown if known else note


def _offered(found: Diagnostic) -> list[str]:
    """Return the replacements that a hint offers; empty if the hint says something else."""
    said = _OFFER.fullmatch(found.hint) if found.code in LINKS | NAMES else None
    return re.findall(r"`([^`]+)`", said[1]) if said else []


def _of_name(note: Note, found: Diagnostic, offered: list[str]) -> Proposal:
    """A unit or the name of a quantity."""
    place = edit_of(note.source, found.span, "")
    sure = [one for one in offered if is_same_code(place.old, one)]
    chosen = sure if len(sure) == 1 else offered
    edit = edit_of(note.source, found.span, chosen[0]) if len(chosen) == 1 else None
    return Proposal(found, edit, edit is not None and len(sure) == 1)


class _FixContext(NamedTuple):
    """The data that offered replacements are checked against."""

    files: LinkIndex
    links: Mapping[tuple[NoteId, Span], Link]
    definitions: Callable[[SourceFile], Definitions]
    similar: SimilarNames
    missing: Mapping[str, int]
    """Number of links to each name without a file."""
    is_turned: bool
    """True if the program of the vault writes `[[text|note]]`."""
    broken: frozenset[tuple[str, int]]
    """The notes and lines in which links are wrong."""


def _of_link(known: _FixContext, found: Diagnostic, note: Note, offered: list[str]) -> Iterator[Proposal]:
    """A link to a file, or to a part of one."""
    link = known.links.get((note.id, found.span))
    if link is None:
        return
    turned = turned_round(known.files, link, note.id) if found.code == "CG101" else None
    if turned == offered[0]:
        there = find_file(known.files, note.id, _target_of(turned)[0]).paths[0]
        yield Proposal(found, edit_of(note.source, link.span, turned), known.is_turned, there)
        return
    meant = list(map(_target_of, offered))
    if found.code == "CG101":  # of a link to another file, the part that it names stays
        meant = [(target, link.fragment) for target, _ in meant]
    elif "#" in link.fragment and not in_markdown(link):  # the hint names the sections too
        meant = [(target, fragment.rpartition("#")[2]) for target, fragment in meant]
    is_text = known.is_turned and bool(link.display) and not in_markdown(link)  # `[[text|note]]`
    is_text = is_text or (known.is_turned and found.code != "CG101" and ":#" in link.fragment)  # a range of headings
    sure = [target for target in meant if not is_text and _is_certain(known, note, link, found.code, target)]
    chosen = sure if len(sure) == 1 else meant
    spot = find_spot(note.source, link, known.definitions(note.source)) if len(chosen) == 1 else None
    if spot is None:
        yield Proposal(found, None, is_certain=False)
        return
    place = edit_of(note.source, note.source.span(spot.start, spot.end), "")
    part = link.fragment if found.code == "CG101" else _in_its_sections(known.files, note, link, chosen[0][1])
    new = written(spot, place.old, chosen[0][0], part)
    is_certain = len(sure) == 1
    if is_certain and _is_by_other_name(known.files, note, link, found.code, chosen[0][0]):
        is_certain = "|" not in note.source.line(link.span.line)  # a cell of a table wants another sign
        new += f"|{_shown_name(known.files, note, link, chosen[0][0])}"
    leads = find_file(known.files, note.id, chosen[0][0], relative=in_markdown(link)).paths[:1] or (str(note.id),)
    yield Proposal(found, replace(place, new=new), is_certain=is_certain, leads=leads[0])


def _is_by_other_name(index: LinkIndex, note: Note, link: Link, code: str, target: str) -> bool:
    """Return whether a link that shows its target means a note by an alias or title, which it must keep showing."""
    if code != "CG101" or link.kind is not LinkKind.WIKILINK or link.display:
        return False
    return not any(_is_file(link.target, file_name(path)) for path in find_file(index, note.id, target).paths)


def _shown_name(index: LinkIndex, note: Note, link: Link, target: str) -> str:
    """Return the text of such a link: its own, which may be a plural, or the name that it misspells by a letter."""
    own = file_name(link.target)
    names = [one for path in find_file(index, note.id, target).paths for one in _names(index, path)]
    if any(is_same_name(own, one, is_exact=True) for one in names):
        return own
    return next((one for one in names if is_same_name(own, one, is_plural_same=False)), own)


def _target_of(offered: str) -> tuple[str, str]:
    """File part and fragment of an offered link."""
    parts = parts_of(find_tokens(offered.strip('"'))[0])
    return parts.target, parts.fragment


def _is_certain(known: _FixContext, note: Note, link: Link, code: str, meant: tuple[str, str]) -> bool:
    """Return whether a link leaves no doubt about the file, or the part of it, that was meant."""
    target, fragment = meant
    if code == "CG101":
        return _is_certain_file(known, note, link, target)
    if link.fragment.startswith("^"):
        return link.fragment.lower() == fragment.lower()
    _, path, part = link.fragment.rpartition("#")
    if sum(map(str.isalpha, part or link.fragment)) < _LEAST_LETTERS:
        return False
    if path and not _are_its_sections(known.files, note, link, fragment):
        return False
    if _has_wrong_link(known, note, link, fragment):
        return False
    return any(is_same_heading(said, fragment) for said in (link.fragment, part))


def _is_certain_file(known: _FixContext, note: Note, link: Link, target: str) -> bool:
    """Return whether only one file can be meant, and correcting its name, not its folder or form, is enough."""
    name = file_name(link.target)
    if sum(map(str.isalpha, name)) < _LEAST_LETTERS or (in_markdown(link) and not _has_ending(link.target)):
        return False
    paths = find_file(known.files, note.id, target, relative=in_markdown(link)).paths
    if len(paths) != 1 or not _is_in_same_folder(link, note, paths[0]):
        return False
    alike = {
        path
        for path in (paths[0], *known.similar.files(link.target, _COMPARED))
        if any(_is_file(link.target, one) for one in _names(known.files, path))
    }
    if alike != {paths[0]}:
        return False
    is_exact = any(is_same_name(name, one, is_exact=True) for one in _names(known.files, paths[0]))
    return is_exact or known.missing.get(fold(link.target), 0) < _OFTEN


def _has_ending(target: str) -> bool:
    return bool(re.search(r"\w\.[A-Za-z]\w{0,7}$", target))


def _is_in_same_folder(link: Link, note: Note, path: str) -> bool:
    """Return whether a file is in the folder that a link names: another folder can hold another thing of this name."""
    folder, there = posixpath.dirname(link.target), f"/{posixpath.dirname(path)}"
    if in_markdown(link) or folder.startswith("."):
        here = posixpath.normpath(posixpath.join("/", posixpath.dirname(note.id), folder))
        return fold(there) in {fold(here), fold(f"/{folder.strip('/')}") if folder else fold(here)}
    return not folder or fold(there).endswith(fold(f"/{folder.strip('/')}"))


def _in_its_sections(index: LinkIndex, note: Note, link: Link, fragment: str) -> str:
    """Return a heading with its sections before it, as many as a wikilink names."""
    target = _note_of(index, note, link)
    if target is None or in_markdown(link):
        return fragment
    return with_sections(target.headings, link.fragment, fragment)


def _are_its_sections(index: LinkIndex, note: Note, link: Link, fragment: str) -> bool:
    """Return whether the sections that a link names may be those of a heading, of which there is one, and can stay."""
    if _is_repeated(index, note, link, fragment) or _is_in_another_section(index, note, link, fragment):
        return False
    return _in_its_sections(index, note, link, fragment).count("#") == link.fragment.count("#")


def _is_in_another_section(index: LinkIndex, note: Note, link: Link, fragment: str) -> bool:
    """Return whether a section that a link names exists, and the heading is not in it."""
    target = _note_of(index, note, link)
    if target is None:
        return False
    inside = {key for one in sections_above(target.headings, fragment) for key in heading_keys(one)}
    others = {key for one in target.headings for key in heading_keys(one)} - inside
    return any(heading_key(part) in others for part in link.fragment.split("#")[:-1] if part)


def _note_of(index: LinkIndex, note: Note, link: Link) -> Note | None:
    """Return the note that a link leads to; None for any other file, or a broken link."""
    paths = find_file(index, note.id, link.target, relative=in_markdown(link)).paths if link.target else (note.id,)
    return index.notes.get(NoteId(paths[0])) if paths else None


def _has_wrong_link(known: _FixContext, note: Note, link: Link, fragment: str) -> bool:
    """Return whether a link in a heading is wrong: once it is repaired, the heading has the text that is looked for."""
    target = _note_of(known.files, note, link)
    if target is None:
        return False
    meant = (one for one in target.headings if one.slug == fragment or heading_key(fragment) in heading_keys(one))
    return any((target.source.shown, one.span.line) in known.broken for one in meant)


def _is_repeated(index: LinkIndex, note: Note, link: Link, heading: str) -> bool:
    """Return whether a note has a heading more than once."""
    target = _note_of(index, note, link)
    return target is not None and sum(heading_key(heading) in heading_keys(one) for one in target.headings) > 1


def _is_file(said: str, name: str) -> bool:
    """Return whether a missing file is a misspelt file of this name.

    The plural of a name of one word is a different name: the `Officer` of the police is not one of a firm's `Officers`.
    """
    last = file_name(said)
    if last.lower() in _GENERIC or not any(map(str.isalpha, last)):
        return False
    return is_same_name(last, name, is_plural_same=" " in name)


def _names(index: LinkIndex, path: str) -> tuple[str, ...]:
    """Return the names of a file; for a note also its title and aliases."""
    note = index.notes.get(NoteId(path))
    if note is None:
        return (file_name(path),)
    return (file_name(path), *((note.called,) if note.called else ()), *note.aliases)


def claim_edits(reading: Reading, *, rounded: bool = False) -> Iterator[tuple[Diagnostic, Edit]]:
    """Claims that fail and have no reading that would make them right: the computed value instead of the number.

    Nothing while a table has errors: its rows may be incomplete. With `rounded` also claims that hold, and whose value
    rounds to another number now. A bound, a range and a spread stay as they are: a single value in their place would
    say something else than their writer did.
    """
    codes = {"CG401", "CG422"} if rounded else {"CG401"}
    wrong = {(one.path, one.span): one for one in reading.diagnostics if one.code in codes}
    table = reading.project.calculation.shapes.table
    if any(one.code.startswith("CG24") and one.severity is Severity.ERROR for one in reading.diagnostics):
        return  # without some rows of a table, a total is another number
    for note_id, claims in reading.project.claims.items() if wrong else ():
        source = reading.project.notes[note_id].source
        for claim in claims:
            found = wrong.get((source.shown, claim.link.span))
            if found is not None and (version := _version_now(claim, reading)):
                yield found, edit_of(source, claim.link.span, claim.link.text.replace(claim.link.display, version))
            if found is None or not claim.computed_text or not _is_one_number(claim, reading):
                continue
            old, same = claim.link.display, _restated(claim, table)
            if same == old and found.code == "CG401":
                same = _restated(claim, table, has_zeros=True)
            new = same or _in_the_words_of(claim) or claim.computed_text.replace("\u00a0", " ")
            if new.startswith(_MINUS) != old.startswith(_MINUS):  # `falls by [5 %]` of -6 %
                continue
            is_grouped = _ONE_GROUP.match(new) is not None and "," not in old
            if is_grouped or two_readings(shown_as(claim.link, new, claim.link.before, claim.link.behind))[0]:
                new = new.replace(",", "", 1)  # `13,149 kWh` is another number in other languages
            if claim.link.text.count(old) == 1 and (same or old[:1].isdigit()) and new != old:
                yield found, edit_of(source, claim.link.span, claim.link.text.replace(old, new))


def _version_now(claim: Claim, reading: Reading) -> str:
    """Return the version in a file, in the writer's words, if a link states a different version."""
    if claim.quantity is None or claim.link.text.count(claim.link.display) != 1:
        return ""
    words, said = version_said(claim.link.display)
    now = version_in(reading.project.calculation, claim.quantity) if said else ""
    return f"{words}{now}" if now and now != said else ""


def _is_one_number(claim: Claim, reading: Reading) -> bool:
    """Return whether a claim states a value, and not a bound, a range or a spread, in words on either side."""
    if claim.low is None or claim.high is None:  # a bound, also one that stands next to the link
        return False
    calculation, table = reading.project.calculation, reading.project.calculation.shapes.table
    quantity = calculation.quantities.get(claim.quantity) if claim.quantity is not None else None
    unit, words = (quantity.unit, own_words(said_of(quantity))) if quantity else (ONE, frozenset[str]())
    read = with_words_around(claim.link, unit, words, table).display  # `just under [5 kW]`, `falls by [5 %]`
    text = read_claim(read, table)
    is_turned = read.startswith(_MINUS) and not claim.link.display.startswith(_MINUS)
    if not isinstance(text, ClaimText) or is_turned:
        return False
    return text.kind == "number" and not text.noun.startswith("at ")  # `at the most`


def _restated(claim: Claim, table: UnitTable, *, has_zeros: bool = False) -> str:
    """Return the claim in its own words with the computed number; empty for a range or a part of a distribution."""
    if claim.computed is None or claim.computed_low != claim.computed_high or claim.part is not None:
        return ""
    pointed = _with_points(claim.link, claim.computed, table)
    return pointed or restated(claim.link.display, claim.computed, table, has_zeros=has_zeros)


def _with_points(link: Link, value: float, table: UnitTable) -> str:
    """Return a claim with another value and points between its thousands, if it is written so: `31.250 Läufer`."""
    money = with_plain_money(link)
    plain = with_plain_count(link) if money is link else money
    new = restated(plain.display, value, table) if plain is not link else ""
    found = _THOUSANDS.search(new)
    if found is None:
        return ""
    figure = f"{int(found[0].replace(',', '')):,}".replace(",", ".")
    return f"{new[: found.start()]}{figure}{new[found.end() :]}"


_THOUSANDS = re.compile(r"(?<![\d.,])(?:\d{1,3}(?:,\d{3})++|\d{4,}+)(?![\d.,]*\d)", re.ASCII)
_ONE_GROUP = re.compile(r"\D{0,2}[0-9]{1,3},[0-9]{3}(?![0-9,.])")
_MINUS = ("-", "\N{MINUS SIGN}")
_FIGURE = re.compile(r"(\d+(?:\.\d+)?)(\D*)", re.ASCII)
"""A plain number and the text after it: `6.8 hours`."""


def _in_the_words_of(claim: Claim) -> str:
    """Return the claim with the computed number in its own unit and number of digits; empty if it is not plain.

    `6.8 hours` becomes `7.3 hours`, and `8 million` is left to the caller: its figure is not in the claim's unit.
    """
    written = _FIGURE.fullmatch(claim.link.display)
    if not written or claim.computed is None or claim.computed_low != claim.computed_high or claim.part is not None:
        return ""
    figure, value = float(written[1]), claim.computed
    is_in_unit = claim.low is not None and claim.high is not None and claim.low <= figure <= claim.high
    if not is_in_unit or not 1e-4 < value < 1e9:
        return ""
    digits = len(written[1].replace(".", "").lstrip("0"))
    decimals = max(digits - 1 - math.floor(math.log10(value)), 0)
    return f"{value:.{decimals}f}{written[2]}"
