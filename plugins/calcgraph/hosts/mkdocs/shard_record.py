"""`shard`: the sites that cannot be built in parts, and the record of a part's inputs."""

import os
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from types import FunctionType

import msgspec
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.utils import get_build_datetime

from calcgraph.files import below, digest_of, read_file, rewrite
from calcgraph.hosts.kept_parts import digest
from calcgraph.hosts.mkdocs.host_files import project_root
from calcgraph.hosts.mkdocs.part import ShardFiles
from calcgraph.hosts.shards import RECORD, Record, digests_in, programs
from calcgraph.hosts.site import Site
from calcgraph.project.pages import Marks
from calcgraph.settings import Settings
from calcgraph.source import NoteId
from calcgraph.vault.git import RevisionError

ALONE = frozenset({"calcgraph", "search", "material/search", "materialx/search", "material/meta", "materialx/meta"})
"""The plugins that make each page by itself. Others may gather pages, and a part has only its own."""
_OF_A_RUN = frozenset({"site_dir", "strict", "dev_addr", "watch", "config_file", "config_file_path", "shard"})
"""Settings that change no file of a site."""
_LARGEST = 64 * 2**20
"""Bytes of a file of the theme's overrides."""


def refuse_shard(config: MkDocsConfig, settings: Settings, *, is_kept: bool) -> None:
    """End a build in parts whose parts might differ from the whole, with the reason.

    `is_kept` is true for a site that is served, or not emptied before.
    """
    reasons = {
        "is for `mkdocs build` without `--dirty`": is_kept,
        "cannot be combined with `only`": bool(settings.only),
        "cannot be combined with `html: escape`, with which all pages share one limit": settings.is_escaped,
        "cannot be combined with `extra_templates`, which may list pages": bool(config.extra_templates),
        "cannot be combined with hooks, which may gather pages": bool(config.hooks),
    }
    reasons |= {
        f"cannot be combined with the plugin `{name}`, which may gather pages": True
        for name in config.plugins
        if name not in ALONE and name not in config.hooks
    }
    for why, is_so in reasons.items():
        if is_so:
            raise PluginError(f"`shard` {why}; nothing was built")


def refuse_late(site: Site) -> None:
    """End a build in parts that has links to places which only finished pages have: the page may be in another part."""
    for note in site.late_links:
        raise PluginError(f"`shard` cannot check the links of `{note}`, whose text is changed while it is built")


def write_record(files: ShardFiles, config: MkDocsConfig, settings: Settings, marks: Marks) -> None:
    """Write the record of a part, now that all its files are there."""
    site = Path(config.site_dir)
    pages = files.all_pages()
    try:
        record = Record(
            schema=1,
            shard=settings.shard,
            program=programs(),
            settings={
                "configuration": digest("\n".join(map(_said, config.user_configs))),
                "theme": digest(repr([*_overrides(config)])),
                "project": marks.all,
            },
            revision=_revision(project_root(config)),
            day=get_build_datetime().date().isoformat(),
            sources={
                file.src_uri: _mark(file.abs_src_path, marks.notes.get(NoteId(file.src_uri), "")) for file in pages
            },
            pages=[file.page.url for file in pages if file.page],
            files=digests_in(site),
        )
    except (OSError, ValueError) as error:
        raise PluginError(f"`shard` writes no record: {error}") from None
    rewrite(site, RECORD, msgspec.json.format(msgspec.json.encode(record), indent=1))


def _revision(root: Path) -> str:
    from calcgraph.vault.revisions import find_repository  # noqa: PLC0415 - only a part needs Git

    try:
        return find_repository(root).commit("HEAD")
    except (RevisionError, OSError):
        return ""


def _overrides(config: MkDocsConfig) -> Iterator[tuple[str, str]]:
    """Yield the files of the project that stand in place of the theme's."""
    folder = config.theme.custom_dir
    for path in sorted(below(folder)) if folder else ():
        if not Path(path).is_dir():
            yield os.path.relpath(path, folder), digest_of(path, _LARGEST)[0]


def _mark(place: str | None, mark: str) -> str:
    """Return a digest of everything that decides a page: its text, and the fingerprint of the rest."""
    text = read_file(place) if place else b""
    return digest(f"{mark} {text.hex() if isinstance(text, bytes) else text}")


def _said(value: object) -> str:
    """Return a setting as text, without places in memory."""
    match value:
        case Mapping():
            return f"{{{', '.join(f'{key}: {_said(one)}' for key, one in value.items() if key not in _OF_A_RUN)}}}"
        case list() | tuple():
            return f"[{', '.join(map(_said, value))}]"
        case partial():
            return _said([value.func, value.args, value.keywords])
        case FunctionType() | type():
            return f"{value.__module__}.{value.__qualname__}"
        case _:
            return repr(value) if isinstance(value, str | int | float | bool | None) else type(value).__qualname__
