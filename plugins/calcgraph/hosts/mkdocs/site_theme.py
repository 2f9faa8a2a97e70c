"""The theme of MkDocs: its files, unsupported parts of a vault, and files that must not replace the theme's own."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from calcgraph.diagnostics import Diagnostic
from calcgraph.files import is_file, read_file
from calcgraph.hosts.mkdocs.host_files import is_of_notes
from calcgraph.notes.model import Note
from calcgraph.vault.promise import check_extensions
from calcgraph.vault.theme_keys import Theme, check_files, check_properties, is_in_place_of


def theme_of(config: MkDocsConfig) -> Theme:
    """The theme with the files of its folders."""
    dirs = [Path(folder) for folder in config.theme.dirs]
    return Theme(str(config.theme.name or ""), lambda path: any(is_file(folder / path) for folder in dirs))


def check_site(
    config: MkDocsConfig, notes: Iterable[Note], shown: Mapping[str, str], *, is_escaped: bool
) -> list[Diagnostic]:
    """Return the parts of notes, files and configuration that the theme or `html: escape` cannot handle."""
    theme = theme_of(config)
    found = [*check_properties(notes, theme, is_escaped=is_escaped)]
    if is_escaped:
        file = Path(config.config_file_path or "mkdocs.yml")
        raw = read_file(file)
        text = raw.decode("utf-8", "replace") if isinstance(raw, bytes) else ""
        found += check_files(shown, theme)
        found += check_extensions(config.markdown_extensions, file.name, text)
    return found


def put_back_theme(files: Files, config: MkDocsConfig, theme: Theme) -> None:
    """Take files of the vault that would be run in place of the theme's out of the site, and put the theme's in."""
    for file in [file for file in files if is_of_notes(file, config) and is_in_place_of(file.src_uri, theme)]:
        files.remove(file)
        folder = next(folder for folder in config.theme.dirs if is_file(Path(folder) / file.src_uri))
        files.append(File(file.src_uri, folder, config.site_dir, config.use_directory_urls))
