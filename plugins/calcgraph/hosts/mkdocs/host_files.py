"""The vault as MkDocs sees it: its files, and the library added to them as generated pages."""

import os
import posixpath
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files, InclusionLevel, set_exclusions
from msgspec import Struct
from pathspec.gitignore import GitIgnoreSpec

from calcgraph.calc.tables.artefacts import ExternalFiles
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.hosts.mkdocs.known_texts import KnownTexts
from calcgraph.links.names import DRAWING
from calcgraph.project import Project
from calcgraph.project.given import ALONE, PluginEffects
from calcgraph.settings import Settings
from calcgraph.source import START, NoteId, SourceFile
from calcgraph.vault.artefacts import Places, outside_of
from calcgraph.vault.company import SNIPPETS, Plugins, beside_of, is_navigation, with_snippets
from calcgraph.vault.file_names import is_text
from calcgraph.vault.files import TEMPLATES, data_reader, library_in, read_source
from calcgraph.vault.folders import (
    find_link,
    is_inside,
    is_note,
    is_of_project,
    leads_nowhere,
    leads_out,
    leads_to_hidden,
    no_file,
    no_name,
    not_published,
    refused_folder,
    same_page,
    shown_path,
    walk_folder,
)
from calcgraph.vault.library import not_shown
from calcgraph.vault.patterns import REFUSED, is_too_wild


class HostData(Struct, frozen=True):
    """The data read from the host's files."""

    sources: tuple[SourceFile, ...]
    attachments: tuple[str, ...]
    read_data: Callable[[str], str | None]
    diagnostics: list[Diagnostic]
    """The problems of files; reading data adds to them."""
    shown: Mapping[str, str]
    """The files of the vault with their names in reports."""
    unpublished: tuple[str, ...]
    """Notes that exist and are in no output, as `exclude_docs` and `draft_docs` say."""
    library: str
    """Vault path of the formula library."""
    outside: ExternalFiles
    """The files that the notes may quote."""
    beside: PluginEffects = ALONE
    """The effects of the other plugins on notes."""
    of_theme: frozenset[str] = frozenset()
    """The files that the theme publishes."""

    def shown_as(self, path: str) -> str:
        """A vault path as reports print it."""
        return self.shown.get(path, path)


def project_root(config: MkDocsConfig) -> Path:
    """The folder of the configuration file; reports print paths relative to it."""
    return Path(config.config_file_path).parent if config.config_file_path else Path.cwd()


def watchable(config: MkDocsConfig, roots: Iterable[str]) -> list[Path]:
    """The folders of data that a server watches: all but links, and those that the site is written into."""
    root, site = project_root(config), os.path.realpath(config.site_dir)
    folders = [root / path for path in roots]
    return [one for one in folders if not leads_out(root, one) and not is_inside(site, os.path.realpath(one))]


def refuse_wild_patterns(config: MkDocsConfig) -> None:
    """End a build that would take hours to see which files it leaves out."""
    for name in ("exclude_docs", "draft_docs"):
        patterns = getattr(config[name], "patterns", ())
        if any(is_too_wild(str(getattr(one, "pattern", ""))) for one in patterns):
            raise PluginError(f"`{name}` has {REFUSED}; name folders")


def leave_out_templates(config: MkDocsConfig) -> None:
    """Exclude drawings, and `Templates/` as the host does `templates/`; a pattern of the site takes them back."""
    config.exclude_docs = GitIgnoreSpec.from_lines([_PATTERN, f"*{DRAWING}.md"]) + (
        config.exclude_docs or GitIgnoreSpec([])
    )


_PATTERN = f"/{TEMPLATES}/"


def _take_back_attachments(files: Files, config: MkDocsConfig) -> None:
    """Publish pictures and other attachments in `Templates/`, unless a pattern of the site excludes them."""
    patterns = [*(config.exclude_docs or GitIgnoreSpec([])).patterns]
    ours = next((at for at, one in enumerate(patterns) if getattr(one, "pattern", "") == _PATTERN), len(patterns))
    among = [one for one in files if one.src_uri.startswith(f"{TEMPLATES}/") and not is_note(one.src_uri)]
    found = [one for one in among if one.inclusion is InclusionLevel.EXCLUDED]
    for file in found:
        file.inclusion = InclusionLevel.UNDEFINED
    rest = {"exclude_docs": GitIgnoreSpec(patterns[:ours] + patterns[ours + 1 :])}
    set_exclusions(found, cast("MkDocsConfig", {**config, **rest}))


def refuse_site(config: MkDocsConfig) -> None:
    """End a build whose site folder would be a link out of the project."""
    if leads_out(project_root(config), Path(config.site_dir)):
        raise PluginError(f"`site_dir`: `{config.site_dir}` is a link out of the project; name where it leads")


def refuse_links(config: MkDocsConfig, *, deep: bool) -> None:
    """End a build that would write through a link in the folder of the site; `deep` where it is not emptied."""
    if link := find_link(Path(config.site_dir), deep=deep):
        raise PluginError(f"`{link}` is a symbolic link, and the site would be written through it; remove it")


def refuse_gone(error: Exception, files: Iterable[File]) -> None:
    """End a build from under which one of its files was taken with the name of that, where the host has a traceback."""
    if isinstance(error, FileNotFoundError) and any(file.abs_src_path == error.filename for file in files):
        shown = shown_path(Path.cwd(), Path(str(error.filename)))
        raise PluginError(f"`{shown}` was deleted while the site was built; build it again") from None


def gather(
    files: Files, config: MkDocsConfig, library: Path, settings: Settings, known: KnownTexts | None = None
) -> HostData:
    """Return notes and attachments of the site; add the library's to `files`, and remove those that may not be read.

    The settings name the folders that notes may quote from. A server passes the texts that it has read, and
    shows the pages named in `draft_docs`.
    """
    if settings.habits.drafts:
        _take_back_attachments(files, config)
    root, plugins = project_root(config), plugins_of(config)
    is_nav = is_navigation(plugins)
    found = [*_add_library(files, config, library), *_take_out_strangers(files, config, is_escaped=settings.is_escaped)]
    own = _own_files(files, config, InclusionLevel.DRAFT if known else InclusionLevel.NOT_IN_NAV)
    sources: list[SourceFile] = []
    attachments: list[str] = []
    places = {file.src_uri: Path(file.abs_src_path) for file in own if file.abs_src_path}
    made = shown_path(root, Path(config.docs_dir))
    shown = {file.src_uri: f"{made}/{file.src_uri}" for file in own}  # what plugins make is where its address says
    copied = copied_by(config)
    written = {path: copied.get(os.path.normpath(place), place) for path, place in places.items()}
    homes = [str(root), config.docs_dir, str(library)]
    shown |= {path: shown_path(root, one) for path, one in written.items() if _is_in(one, homes)}
    for file in own:
        if _is_note(file) and not is_nav(file.src_uri):
            sources.append(_read(file, places.get(file.src_uri), shown[file.src_uri], found, known))
        else:
            attachments.append(file.src_uri)
    pages = [file.src_uri for file in own if file.is_documentation_page() and file.src_uri in attachments]
    read = {file.src_uri for file in own}
    if known:
        known.keep_only(read)
    left_out = (file for file in files if file.src_uri not in read)
    unpublished = tuple(file.src_uri for file in left_out if _is_note(file) or _is_below(file, config.docs_dir))
    read_data = data_reader(places, root, found)
    name = library_in(Path(config.docs_dir), library)
    outside = outside_of(Places(root, places, {"": Path(config.docs_dir), f"{name}/": library}, settings.data.roots))
    beside = beside_of(plugins, pages, has_hooks=has_hooks(config), aliases=translations_of(files, config))
    of_theme = frozenset(file.src_uri for file in files if _is_of_theme(file, config))
    return HostData(
        tuple(sources), tuple(attachments), read_data, found, shown, unpublished, name, outside, beside, of_theme
    )


def _is_in(place: Path, homes: Iterable[str]) -> bool:
    """Return whether a file is in one of some folders, and not in one that a plugin has made somewhere else."""
    return any(is_inside(os.path.abspath(place), os.path.abspath(home)) for home in homes)  # noqa: PTH100 - links and all


def copied_by(config: MkDocsConfig) -> Mapping[str, Path]:
    """Return the files that the plugin `monorepo` has copied into its own folder, with their originals."""
    found = getattr(config.plugins.get("monorepo"), "files_source_dir", None) or {}
    return {os.path.normpath(copy): Path(original) for copy, original in found.items()}


def _is_below(file: File, folder: str) -> bool:
    """Return whether a file is in the folder of the notes, and not in a hidden folder."""
    is_inside = bool(file.abs_src_path) and Path(str(file.abs_src_path)).is_relative_to(folder)
    return is_inside and "/." not in f"/{file.src_uri}"


def plugins_of(config: MkDocsConfig) -> Plugins:
    """Return the settings of the other plugins by their names, without the theme before them."""
    found = {name.rpartition("/")[2]: getattr(plugin, "config", {}) for name, plugin in config.plugins.items()}
    plugins = {name: one if isinstance(one, Mapping) else {} for name, one in found.items()}
    extensions = {name: (config.mdx_configs or {}).get(name) for name in config.markdown_extensions if name == SNIPPETS}
    return with_snippets(plugins, extensions)


def has_hooks(config: MkDocsConfig) -> bool:
    """Return whether a hook of the site changes the text of pages."""
    return any(hasattr(one, "on_page_markdown") for one in config.plugins.values() if isinstance(one, ModuleType))


def bringers_of(config: MkDocsConfig) -> tuple[str, ...]:
    """Return the plugins and hooks that may change the text of any page."""
    ours = ("calcgraph", "tags", "meta", "blog")  # the last three leave the text of a note as it is
    others = {name: one for name, one in config.plugins.items() if name.rpartition("/")[2] not in ours}
    return tuple(name for name, one in others.items() if _changes_text(one))


def _changes_text(plugin: object) -> bool:
    return hasattr(plugin if isinstance(plugin, ModuleType) else type(plugin), "on_page_markdown")


def posts_of(config: MkDocsConfig) -> list[File]:
    """Return the posts of blogs that are published: the plugin excludes them until the navigation is made."""
    blogs = (getattr(plugin, "blog", None) for plugin in config.plugins.values())
    return [post.file for blog in blogs for post in getattr(blog, "posts", ())]


def language_of(config: MkDocsConfig) -> str:
    """Return the folder of the language that the plugin `i18n` builds now, with `/`; empty for its default language."""
    plugin: Any = config.plugins.get("i18n")
    is_default = plugin is None or getattr(plugin, "is_default_language_build", True)
    return "" if is_default else f"{plugin.current_language}/"


def translations_of(files: Files, config: MkDocsConfig) -> Iterator[tuple[str, str]]:
    """Yield the paths under which the plugin `i18n` finds the files of the language that it builds now."""
    plugin: Any = config.plugins.get("i18n")
    for file in files if plugin is not None else ():
        if plain := getattr(file, "norm_src_uri", ""):
            stem, ending = posixpath.splitext(plain)
            of_languages = [
                path for one in plugin.all_languages for path in (f"{one}/{plain}", f"{stem}.{one}{ending}")
            ]
            yield from ((path, file.src_uri) for path in (plain, *of_languages) if path not in files.src_uris)


def _is_note(file: File) -> bool:
    """Return whether a page is made of Markdown; a notebook is also a page, but its own plugin reads its cells."""
    return file.is_documentation_page() and is_note(file.src_uri) and type(file).__name__ != "NotebookFile"


def _own_files(files: Files, config: MkDocsConfig, least: InclusionLevel) -> list[File]:
    """Files that the host includes at least so much, in order of path; those of the theme are not the vault's."""
    posts = posts_of(config)
    shown = (file for file in files if (file.inclusion.value >= least.value or file in posts) and is_text(file.src_uri))
    return sorted((file for file in shown if not _is_of_theme(file, config)), key=lambda file: file.src_uri)


def _is_of_theme(file: File, config: MkDocsConfig) -> bool:
    place = file.abs_src_path or ""
    return any(place.startswith(os.path.join(folder, "")) for folder in config.theme.dirs)  # noqa: PTH118 - as text


def _read(file: File, place: Path | None, shown: str, found: list[Diagnostic], known: KnownTexts | None) -> SourceFile:
    """Return a page's text; show a file that cannot be read as an empty page, so that a server keeps running."""
    if place is None:
        return SourceFile(NoteId(file.src_uri), file.content_string.replace("\r\n", "\n"), shown)
    read = known.read if known else read_source
    source, problems = read(NoteId(file.src_uri), place, shown)
    if problems:
        file.content_string = ""
        found.extend(problems)
    return source


def _add_library(files: Files, config: MkDocsConfig, library: Path) -> list[Diagnostic]:
    """The library's files as files of the site; one that would hide a writer's is an error."""
    root, docs = project_root(config), Path(config.docs_dir)
    name = library_in(docs, library)
    found: list[Diagnostic] = []
    for path, place in walk_folder(library, found, root, "library"):
        uri = f"{name}/{path}"
        written = files.get_file_from_path(uri)
        if written is None:
            added = File.generated(config, uri, abs_src_path=str(place))
            added.dest_uri = f"{language_of(config)}{added.dest_uri}"
            files.append(added)
        elif written.abs_src_path and not Path(written.abs_src_path).samefile(place):
            found.append(same_page(root, Path(written.abs_src_path), place))
    return found


def _take_out_strangers(files: Files, config: MkDocsConfig, *, is_escaped: bool) -> list[Diagnostic]:
    """Remove links in the file system that point outside the notes' folder, and names without an address.

    A link to a file of the project stays a page, as without the plugin, unless `is_escaped`.
    """
    root, docs = project_root(config), os.path.realpath(config.docs_dir)
    stray = refused_folder(root, Path(config.docs_dir), "docs_dir")
    found = [stray] if stray else []

    @cache
    def is_itself(folder: str, path: str) -> bool:
        """Return whether the folder at this path of the vault is the folder itself, not the target of a link."""
        return os.path.realpath(folder) == os.path.normpath(os.path.join(docs, path))  # noqa: PTH118 - as text

    for file in [file for file in files if is_of_notes(file, config)]:
        place = str(file.abs_src_path)  # a `Path` would be slow for so many
        is_reached = is_itself(os.path.dirname(place), os.path.dirname(file.src_uri))  # noqa: PTH120
        mode = _mode_of(place)
        is_there = stat.S_ISREG(mode)
        is_named = is_text(file.src_uri)
        if is_reached and is_there and is_named and not stray and not os.path.islink(place):  # noqa: PTH114
            continue
        shown = shown_path(root, Path(place))
        if not is_named:
            found.append(no_name(shown))
            if not file.is_documentation_page():
                continue
        elif is_reached and is_there and not stray and not is_escaped and is_of_project(Path(place), root):
            continue
        elif not stray and not is_inside(os.path.realpath(place), docs):
            found.append(
                diagnose("CG904", shown, START, f"`{file.name}` points outside the vault", "copy the file instead")
            )
        elif not stray and is_reached and is_there and not _shows(files, os.path.realpath(place), docs):
            found.append(not_published(shown, file.name))
        elif not stray and leads_to_hidden(Path(place), docs):
            said = f"`{file.name}` points to a hidden file"
            found.append(diagnose("CG904", shown, START, said, "copy the file instead"))
        elif not stray and is_reached and is_there:
            continue
        elif not stray and is_reached:
            found.append(no_file(shown) if mode else leads_nowhere(shown))
        file.inclusion = InclusionLevel.EXCLUDED  # also one in a linked folder, which may lead to itself without end
    return found


def _shows(files: Files, target: str, docs: str) -> bool:
    """Return whether a file of the notes is published."""
    found = files.get_file_from_path(os.path.relpath(target, docs).replace(os.sep, "/"))
    return found is not None and found.inclusion not in {InclusionLevel.EXCLUDED, InclusionLevel.DRAFT}


def _mode_of(place: str) -> int:
    """Return the kind of file that a path leads to; 0 if it is missing."""
    try:
        return os.stat(place).st_mode  # noqa: PTH116 - asked for every file
    except OSError:
        return 0


def is_of_notes(file: File, config: MkDocsConfig) -> bool:
    """Return whether a file is in the notes' folder and meant to be read."""
    is_there = bool(file.abs_src_path) and not file.generated_by and file.src_dir == config.docs_dir
    return is_there and file.inclusion is not InclusionLevel.EXCLUDED


def take_out_unpublished(files: Files, config: MkDocsConfig, gathered: HostData, project: Project) -> None:
    """Leave out the drafts, and the files of a library outside the notes that no note shows."""
    _take_out_drafts(files, gathered, project)
    ours = {file.src_uri: file for file in files if file.src_uri.startswith(f"{gathered.library}/")}
    outside = [path for path, file in ours.items() if file.generated_by and not _is_below(file, config.docs_dir)]
    for path in not_shown((path for path in outside if not _is_note(ours[path])), gathered.library, project):
        ours[path].inclusion = InclusionLevel.EXCLUDED


def _take_out_drafts(files: Files, gathered: HostData, project: Project) -> None:
    """Notes that call themselves drafts are in no output."""
    for source in gathered.sources:
        file = files.src_uris.get(source.path)
        if file and source.path not in project.notes and source.path not in project.locked:
            file.inclusion = InclusionLevel.EXCLUDED
