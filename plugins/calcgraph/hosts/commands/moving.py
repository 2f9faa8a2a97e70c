"""`calcgraph new --from`: a configuration for a folder of existing notes."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
import yaml

from calcgraph.diagnostics import errors_in
from calcgraph.files import NewFile
from calcgraph.hosts.commands.files import named, write_or_stop
from calcgraph.hosts.commands.new import how_to_install, title_of
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read
from calcgraph.render.reports.text import printable
from calcgraph.rules import rules
from calcgraph.vault.configuration import HOST_FILES, OWN_FILE
from calcgraph.vault.moving.survey import Survey, look_at

EXTENSIONS = ("admonition", "footnotes", "tables", "pymdownx.details")
"""The extensions that notes of these programs may use, besides a table of contents and blocks of code."""
THEME = """\
theme:
  name: material
  font: false
  palette:
    - {media: "(prefers-color-scheme: light)", scheme: default, toggle: {icon: material/weather-sunny, name: Dark}}
    - {media: "(prefers-color-scheme: dark)", scheme: slate, toggle: {icon: material/weather-night, name: Light}}
"""
"""As light or dark as the reader's system is."""
SUPERFENCES = """\
  - pymdownx.superfences{}
"""
MERMAID = """:
      custom_fences:
        - {name: mermaid, class: mermaid, format: !!python/name:pymdownx.superfences.fence_code_format }"""


def run_moving(vault: Path, site: Path | None) -> None:
    """Write `mkdocs.yml` for the notes of a folder, and print the findings and the open decisions.

    It is a usage error if a configuration already exists, or if the site would be inside the folder of notes.
    """
    survey = look_at(vault)
    if not survey.count:
        raise click.UsageError(f"there is no note in `{vault}`")
    site = site or (vault if survey.notes != vault else Path(f"{vault.resolve()}-site"))
    _refuse_taken(site, survey)
    top, path = named(site / "mkdocs.yml")
    write_or_stop([NewFile(top, path, configuration(survey, site, title_of(vault)).encode())])
    _tell(survey, site)


def _refuse_taken(site: Path, survey: Survey) -> None:
    """A usage error where nothing can be written without harm."""
    taken = next((name for name in (*HOST_FILES, OWN_FILE) if os.path.lexists(site / name)), "")
    if taken:
        said = f"`{site / taken}` already exists; add `- calcgraph` to its `plugins:`"
        raise click.UsageError(said if taken != OWN_FILE else f"`{site / taken}` already exists")
    if site.resolve().is_relative_to(survey.notes.resolve()):
        raise click.UsageError(f"`{site}` is inside the notes; name a folder outside `{survey.notes}`")


def configuration(survey: Survey, site: Path, title: str) -> str:
    """The text of `mkdocs.yml`, each part with its reason."""
    try:
        docs = Path(os.path.relpath(survey.notes.resolve(), site.resolve())).as_posix()
    except ValueError:  # another drive
        docs = survey.notes.resolve().as_posix()
    parts = [
        _line("site_name", title),
        _line("docs_dir", docs),
        *_left_out(survey),
        *(
            ["use_directory_urls: false  # raw HTML names pictures from where the note lies\n"]
            if survey.is_beside
            else []
        ),
        THEME.replace("name: material\n", f"name: material\n  language: {survey.language}\n")
        if survey.language != "en"
        else THEME,
        "plugins:\n  - search\n  - calcgraph:\n",
        *(f"      {line}" for line in _settings(survey)),
        "markdown_extensions:\n",
        *(f"  - {name}\n" for name in EXTENSIONS),
        *(["  - attr_list\n"] if survey.kind == "Markdown" else []),
        "  - toc: {permalink: true}\n",
        SUPERFENCES.format(MERMAID if survey.has_mermaid else ""),
    ]
    return "".join(parts)


def _left_out(survey: Survey) -> Iterator[str]:
    if survey.left_out:
        yield "exclude_docs: |  # templates and other files that are not notes\n"
        yield from (f"  {pattern}\n" for pattern in survey.left_out)


def _settings(survey: Survey) -> Iterator[str]:
    """The lines of the plugin's settings."""
    yield "dialect: obsidian  # line breaks, #tags, callouts and the like, as Obsidian shows them\n"
    if survey.home:
        yield _line("home", survey.home)
    if survey.macros:
        yield _line("tex_macros", survey.macros)
    if not survey.line_breaks:
        yield "line_breaks: false  # a line break is a space, as in the program the notes come from\n"
    if survey.is_large:
        yield "nav: index  # so many notes would be listed on every page\n"
    yield "on_error: warn  # until `calcgraph check` finds nothing\n"


def _line(key: str, value: str) -> str:
    written: str = yaml.safe_dump({key: value}, allow_unicode=True, width=10_000)
    return written


def _tell(survey: Survey, site: Path) -> None:
    """Print the findings, the decisions to make, and the problems that a check finds."""
    kind = {"wiki": "plain notes with wikilinks", "Markdown": "plain Markdown"}.get(survey.kind, survey.kind)
    click.echo(
        printable(f"{site / 'mkdocs.yml'}: {survey.count} notes in {survey.notes} ({kind}); your notes are unchanged")
    )
    found = errors_in(read(VaultOptions(site)).diagnostics)
    lines = [printable(decision) for decision in survey.decisions]
    lines += [
        f"{code} {rules()[code].name}: {count}" for code, count in sorted(Counter(one.code for one in found).items())
    ]
    if lines:
        click.echo()
        click.echo("For you to decide:")
        for line in lines:
            click.echo(f"- {line}")
    if found:
        click.echo()
        click.echo(printable(f"`calcgraph check {site}` shows each error with its line"))
    click.echo()
    click.echo(printable(f"`mkdocs serve -f {site / 'mkdocs.yml'}` shows the site{how_to_install()}"))
