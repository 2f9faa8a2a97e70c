"""The records of several builds that share one site, and the joining of their parts.

A build with `shard` writes a record next to its pages. `problems_of` compares the records of all parts: parts that are
missing, given twice, or made from other notes, settings or programs are named. `joined` puts the files together.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import calcgraph
from calcgraph.files import RESERVED, below, digest_of, own_bytes, own_files, read_file, refused_name, two_alike
from calcgraph.shards import Shard, shard_of

RECORD = "calcgraph-shard.json"
"""The file of the record, at the top of a part; it has no leading dot, as artefacts of CI leave such files out."""
SEARCH = "search/search_index.json"
"""The one file of a site that every part has, each with its own pages: entries of the search."""
LARGEST_FILE = 4 * 2**30
LARGEST_RECORD = 256 * 2**20
LARGEST_SEARCH = 2**30
"""Bytes of such a file; that of 10,000 notes has 25 million."""
MOST_NAMED = 5
"""Files that are named in one report; the others are counted."""


class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The inputs of a part of a site, and its files."""

    schema: int
    shard: str
    program: Mapping[str, str]
    """The versions of everything that is installed, by name."""
    settings: Mapping[str, str]
    """Digests of the configuration, the overrides of the theme, and all that any page may show."""
    revision: str
    """The commit of the project's repository; empty outside of one."""
    day: str
    """The date of the build, which themes print."""
    sources: Mapping[str, str]
    """The digest of all that decides a page, by vault path."""
    pages: Sequence[str]
    """The addresses of all pages of the site, in the order of a whole build."""
    files: Mapping[str, str]
    """The digest of each file of this part, by its path."""


class SitePart(Struct, frozen=True):
    """A part of a site as it was found."""

    folder: Path
    shard: Shard
    record: Record


def programs() -> dict[str, str]:
    """Return the versions of all installed packages, the same on every machine; for this one, a digest of its files."""
    from importlib.metadata import distributions  # noqa: PLC0415 - 20 ms, and most checks do not need it

    own = own_files(Path(calcgraph.__file__).parent)
    code = sha256()
    for name, place in own:
        if "__pycache__" not in name:
            code.update(f"{name} {sha256(own_bytes(place)).hexdigest()}".encode())
    found = {str(one.name).lower(): one.version for one in distributions() if one.name}
    return {**found, "python": ".".join(map(str, sys.version_info[:3])), "calcgraph": code.hexdigest()[:12]}


def files_in(folder: Path) -> Iterator[str]:
    """Yield the paths of all files below a folder, except the record, in order."""
    found = (Path(path).relative_to(folder).as_posix() for path in below(folder) if not Path(path).is_dir())
    yield from sorted(path for path in found if path != RECORD)


def digests_in(folder: Path) -> dict[str, str]:
    """Return the digest of each file below a folder; OSError or ValueError for one that cannot be read."""
    found = {}
    for path in files_in(folder):
        if (folder / path).is_symlink():
            raise ValueError(f"`{path}` is a symbolic link")
        found[path] = digest_of(str(folder / path), LARGEST_FILE)[0]
    return found


def read_part(folder: Path) -> SitePart | str:
    """Return the part in a folder, or why it is not one, as text to follow the name of the folder."""
    raw = read_file(folder / RECORD, LARGEST_RECORD, follow=False)
    if isinstance(raw, str):
        return f"is not a part of a site: its `{RECORD}` {raw}"
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, RecursionError):
        return f"has a damaged `{RECORD}`"
    shard = shard_of(record.shard)
    if record.schema != 1 or shard is None:
        return f"has a `{RECORD}` of another version of calcgraph"
    return SitePart(folder, shard, record)


def problems_of(parts: Sequence[SitePart]) -> Iterator[str]:
    """Yield why parts do not make a site together: first which parts these are, then what each is made from."""
    first = parts[0]
    places: dict[int, Path] = {}
    for part in parts:
        if part.shard.count != first.shard.count:
            yield f"`{part.folder}` is part {part.shard}, and `{first.folder}` is part {first.shard}"
        elif part.shard.number in places:
            yield f"part {part.shard} is there twice: `{places[part.shard.number]}` and `{part.folder}`"
        places.setdefault(part.shard.number, part.folder)
    lost = [f"{number}/{first.shard.count}" for number in range(1, first.shard.count + 1) if number not in places]
    if lost:
        yield f"{_some(lost)} of the parts {'is' if len(lost) == 1 else 'are'} missing"
    for part in parts[1:]:
        yield from _differences(first, part)
    for part in parts:
        yield from _damages(part)


def _differences(first: SitePart, part: SitePart) -> Iterator[str]:
    """Yield the inputs in which two parts differ."""
    one, other = first.record, part.record
    about = f"part {part.shard} in `{part.folder}` was built"
    if one.revision != other.revision:
        yield f"{about} from commit {other.revision or 'none'}, part {first.shard} from {one.revision or 'none'}"
    if names := _differing(one.program, other.program):
        said = [
            f"{name} {other.program.get(name, 'missing')} (not {one.program.get(name, 'installed')})" for name in names
        ]
        yield f"{about} with other programs: {_some(said)}"
    if names := _differing(one.settings, other.settings):
        yield f"{about} with another {_some(names)}"
    if one.day != other.day:
        yield f"{about} on {other.day}, part {first.shard} on {one.day}; set SOURCE_DATE_EPOCH for all of them"
    if names := _differing(one.sources, other.sources):
        yield f"{about} from other notes: {_some([f'`{name}`' for name in names])}"
    elif one.pages != other.pages:
        yield f"{about} with other pages, or in another order"


def _damages(part: SitePart) -> Iterator[str]:
    """Yield the files of a part that are not as its build left them."""
    about = f"part {part.shard} in `{part.folder}`"
    try:
        found = digests_in(part.folder)
    except (OSError, ValueError) as error:
        yield f"{about} has a file that cannot be read: {error}"
        return
    if gone := sorted(part.record.files.keys() - found.keys()):
        yield f"{about} has lost {_some([f'`{path}`' for path in gone])}"
    if new := sorted(found.keys() - part.record.files.keys()):
        yield f"{about} holds what its build did not write: {_some([f'`{path}`' for path in new])}"
    changed = [path for path in found if found[path] != part.record.files.get(path, found[path])]
    if changed:
        yield f"{about} has changed since its build: {_some([f'`{path}`' for path in changed])}"


def _differing(one: Mapping[str, str], other: Mapping[str, str]) -> list[str]:
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(names[:MOST_NAMED]) + more


class JoinError(Exception):
    """The error of parts that cannot be joined; its message names the file."""


def joined(parts: Sequence[SitePart]) -> dict[str, bytes | Path]:
    """Return the files of the whole site; JoinError where two parts have other content for one, or an unfit name.

    `parts` have no problems.
    """
    found: dict[str, bytes | Path] = {}
    owners: dict[str, SitePart] = {}
    for part in sorted(parts, key=lambda part: part.shard.number):
        for path, digest in part.record.files.items():
            if path in owners and path != SEARCH and owners[path].record.files[path] != digest:
                raise JoinError(f"`{path}` differs between the parts {owners[path].shard} and {part.shard}")
            owners.setdefault(path, part)
            found.setdefault(path, part.folder / path)
    for path, part in owners.items():
        if (why := refused_name(path)) not in ("", RESERVED):
            raise JoinError(f"`{path}` of part {part.shard} {why}")
    if alike := two_alike(found):
        named = " and ".join(f"`{path}` of part {owners[path].shard}" for path in alike)
        raise JoinError(f"{named} cannot both be in one folder on every disk")
    having = [part for part in parts if SEARCH in part.record.files]
    if having and len(having) < len(parts):
        raise JoinError(f"only some of the parts have `{SEARCH}`")
    if having:
        found[SEARCH] = joined_search(having)
    return found


def joined_search(parts: Sequence[SitePart]) -> bytes:
    """Return the search index of the whole site: the entries of all pages, in the order of a whole build."""
    entries: dict[str, list[Any]] = {page: [] for page in parts[0].record.pages}
    forms, rests = {True, False}, set[str]()
    for part in parts:
        raw = read_file(part.folder / SEARCH, LARGEST_SEARCH)
        index: dict[str, Any] = {}
        try:
            index = json.loads(raw if isinstance(raw, bytes) else "")
            forms &= {sorts for sorts in forms if _dumped(index, sorts=sorts).encode() == raw}
            for entry in index.pop("docs"):
                entries[entry["location"].partition("#")[0]].append(entry)
            rests.add(_dumped(index, sorts=False))
            is_joinable = index.keys() == {"config"} and len(rests) == 1 and bool(forms)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            is_joinable = False
        if not is_joinable:
            said = "; leave out `prebuild_index`" if "index" in index else ""
            raise JoinError(f"`{SEARCH}` of part {part.shard} is not in a form that can be joined{said}")
    docs = [entry for of_page in entries.values() for entry in of_page]
    return _dumped({**index, "docs": docs}, sorts=min(forms)).encode()


def _dumped(index: dict[str, Any], *, sorts: bool) -> str:
    """Return an index as the host's own search writes it, with sorted keys, or Material's."""
    return json.dumps(index, sort_keys=sorts, separators=(",", ":"))
