"""The `calcgraph` command: the same checks as a build, without the build."""

import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path

import click
from msgspec.structs import replace

from calcgraph.hosts.commands.options import VaultOptions, limit, setting
from calcgraph.hosts.commands.streams import Commands
from calcgraph.sealing import user_folder, why_not_ours

Command = Callable[..., None]
Settings = tuple[tuple[str, object], ...]
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)
TABLES = click.Choice(["text", "json", "csv"])
GRAPHS = click.Choice(["text", "json", "graphml", "gexf", "dot", "jsonld", "csv"])
CHANGES = click.Choice(["text", "json", "markdown", "github"])
REPORTS = click.Choice(["text", "json", "sarif", "github", "junit"])
DIR = click.argument("directory", type=FOLDER, default=".", metavar="[DIR]")
FILE_OR_DIR = click.argument("directory", type=click.Path(exists=True, path_type=Path), default=".", metavar="[DIR]")
IN_DIR = click.option("--in", "directory", type=FOLDER, default=".", metavar="DIR", help="The project's folder.")
IN_DIR_OR_FILE = click.option(
    "--in",
    "directory",
    type=click.Path(exists=True, path_type=Path),
    default=".",
    metavar="DIR",
    help="The project's folder, or a single note such as a README.",
)
WHERE = "DIR is a project's folder or any folder of notes (default: the current folder)."
"""At the end of the help of commands that read a vault."""


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="mkdocs-calcgraph", prog_name="calcgraph")
def main() -> None:
    """Check and read Markdown notes that link like a wiki and compute like a spreadsheet."""


def vault_options(folder: Callable[[Command], Command]) -> Callable[[Command], Command]:
    """The `folder`, the library and single settings, as every command takes them, given as `vault`."""
    set_help = "Override a setting: values.digits=4."

    def decorate(command: Command) -> Command:
        @folder
        @click.option("--library", type=FOLDER, help="The folder of the formula library.")
        @click.option("--set", "settings", multiple=True, metavar="NAME=VALUE", callback=setting, help=set_help)
        @wraps(command)
        def given(directory: Path, library: Path | None, settings: Settings, **more: object) -> None:
            command(vault=VaultOptions(directory, library, settings), **more)

        return given

    return decorate


TRUSTED = click.option(
    "--trusted", is_flag=True, help="You trust every vault you open: follow links, read Parquet, SQLite and long files."
)
UNTRUSTED = click.option(
    "--untrusted",
    is_flag=True,
    help="Treat the vault as untrusted: follow no symbolic links, read no environment variables.",
)


@main.command(epilog=f"{WHERE} Or it is a single note, such as a README, of any repository.")
@vault_options(FILE_OR_DIR)
@click.option("--format", "form", type=REPORTS, default="text", show_default=True)
@click.option("--no-reference", is_flag=True, help="Skip the exact-arithmetic cross-check.")
@click.option("--watch", "is_watching", is_flag=True, help="Check again after every change.")
@click.option("--stdin", metavar="PATH", default="", help="Take the text of this note from standard input.")
@click.option(
    "--baseline",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Ignore problems listed in this file; create it if it does not exist.",
)
@click.option("--cache", type=click.Path(file_okay=False, path_type=Path), help="Cache results in this folder.")
@click.option("--no-cache", is_flag=True, help="Don't read or write the cache.")
@click.option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    help="Start with the results of an earlier check in this folder, and write the new ones there.",
)
@UNTRUSTED
def check(  # noqa: PLR0913 - one parameter an option
    *,
    vault: VaultOptions,
    form: str,
    no_reference: bool,
    is_watching: bool,
    stdin: str,
    baseline: Path | None,
    cache: Path | None,
    no_cache: bool,
    keep: Path | None,
    untrusted: bool,
) -> None:
    """Report every broken link and every wrong formula, unit and claim.

    Exits with 0 if nothing is wrong, 1 if there are errors, 2 if it could not run.
    """
    from calcgraph.hosts.commands.check import CheckOptions, run_check, watch  # noqa: PLC0415 - not for other commands

    if no_reference:
        vault = replace(vault, settings=(*vault.settings, ("values.reference", False)))
    if untrusted and baseline and not baseline.exists():
        raise click.UsageError(f"`{baseline}` is not there, and --untrusted writes nothing")
    vault = replace(vault, untrusted=untrusted)
    if cache and not (no_cache or untrusted) and (why := why_not_ours(cache)):
        click.echo(f"the cache folder `{cache}` {why}, so it is not used; name a folder that is yours alone", err=True)
    if keep and (untrusted or stdin or is_watching or baseline or vault.directory.is_file()):
        raise click.UsageError(
            "--keep is for the check of a folder, without --untrusted, --stdin, --watch or --baseline"
        )
    options = CheckOptions(form, None if no_cache or untrusted else cache or user_folder(), baseline, keep, stdin)
    if vault.directory.is_file():
        from calcgraph.hosts.commands.single import around  # noqa: PLC0415 - same

        if is_watching or stdin:
            raise click.UsageError("--watch and --stdin need a folder")
        vault = around(vault)
    if is_watching and stdin:
        raise click.UsageError("--watch and --stdin cannot be combined")
    if is_watching:
        watch(vault, options)
        return
    sys.exit(run_check(vault, options))


def _table(name: str, forms: click.Choice[str], text: str) -> None:
    @main.command(name, help=text, epilog=WHERE)
    @vault_options(DIR)
    @click.option("--format", "form", type=forms, default="text", show_default=True)
    def command(vault: VaultOptions, form: str) -> None:
        from calcgraph.hosts.commands.tables import run_table  # noqa: PLC0415 - not for other commands

        run_table(name, vault, form)


_table("links", TABLES, "Print every link with its place, kind, status and target.")
_table("values", TABLES, "Print every quantity with its value, unit and inputs.")


@main.command(epilog=f"{WHERE} Or it is a single note, such as a README, of any repository.")
@vault_options(FILE_OR_DIR)
@click.option("--format", "form", type=TABLES, default="text", show_default=True)
@click.option(
    "--badge",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write a picture with the number of checked numbers, such as `numbers.svg`.",
)
def claims(vault: VaultOptions, form: str, badge: Path | None) -> None:
    """Print every claim with its verdict and computed value."""
    from calcgraph.hosts.commands.tables import run_badge, run_table  # noqa: PLC0415 - not for other commands

    if vault.directory.is_file():
        from calcgraph.hosts.commands.single import around  # noqa: PLC0415 - same

        vault = around(vault)
    if badge is None:
        run_table("claims", vault, form)
    else:
        sys.exit(run_badge(vault, badge))


@main.command(epilog=WHERE)
@vault_options(DIR)
@click.option("--format", "form", type=GRAPHS, default="text", show_default=True)
@click.option("--pin", is_flag=True, help="Save the positions of the map in the library's `layout.json`.")
def graph(vault: VaultOptions, form: str, *, pin: bool) -> None:
    """Print nodes and typed edges."""
    from calcgraph.hosts.commands.tables import run_pin, run_table  # noqa: PLC0415 - not for other commands

    if pin:
        run_pin(vault)
    else:
        run_table("graph", vault, form)


@main.command(epilog=WHERE)
@click.argument("base", default="")
@click.argument("head", default="")
@vault_options(IN_DIR_OR_FILE)
@click.option("--format", "form", type=CHANGES, default="text", show_default=True)
@click.option(
    "--fail-over",
    "limits",
    multiple=True,
    metavar="LIMIT",
    callback=limit,
    help="Exit with 1 if a value changes by more: 5%, price=1%, '#costs=10%'.",
)
@click.option("--no-cache", is_flag=True, help="Don't store or reuse the results of algebra.")
@UNTRUSTED
def diff(  # noqa: PLR0913 - one parameter an option
    *,
    vault: VaultOptions,
    base: str,
    head: str,
    form: str,
    limits: tuple[object, ...],
    no_cache: bool,
    untrusted: bool,
) -> None:
    """Show which values, claims, links and notes a change moved, and which edit moved them.

    BASE and HEAD are Git revisions or folders. HEAD defaults to your files as they are, BASE to the commit at which
    you left the main branch. Exits with 0 if nothing broke, 1 if something broke or moved over its limit, 2 if it
    could not run.
    """
    from calcgraph.hosts.commands.diff.run import DiffOptions, run_diff  # noqa: PLC0415 - not for other commands

    cache = None if no_cache or untrusted else user_folder()
    vault = replace(vault, untrusted=untrusted)
    if vault.directory.is_file():
        from calcgraph.hosts.commands.single import around  # noqa: PLC0415 - same

        vault = around(vault)
    sys.exit(run_diff(vault, DiffOptions(base, head, form, limits, cache)))  # type: ignore[arg-type]  # of `limit`


@main.command(epilog=WHERE)
@vault_options(DIR)
@click.option("--format", "form", type=TABLES, default="text", show_default=True)
@click.option(
    "--accept", multiple=True, metavar="KEY", help="You have reviewed the file: write its new hash, rows and date."
)
def sources(vault: VaultOptions, form: str, accept: tuple[str, ...]) -> None:
    """List sources, and their statements that are no longer true.

    With --accept the hash, the number of rows and today's date are written into `sources.yaml`.
    """
    from calcgraph.hosts.commands.sources import run_accept, run_sources  # noqa: PLC0415 - not for other commands

    if accept:
        run_accept(vault, accept)
    else:
        run_sources(vault, form)


def _codes(_context: click.Context, _argument: click.Parameter, begun: str) -> list[str]:
    from calcgraph.rules import rules  # noqa: PLC0415 - not for other commands

    return [code for code in rules() if code.startswith(begun.upper())]


@main.command()
@click.argument("code", required=False, shell_complete=_codes)
@click.option("--format", "form", type=click.Choice(["text", "json", "markdown"]), default="text", show_default=True)
def explain(code: str | None, form: str) -> None:
    """Explain a code and how to fix it, or list all codes."""
    from calcgraph.hosts.commands.explain import run_explain  # noqa: PLC0415 - not for other commands

    run_explain(code, form)


@main.command(epilog=WHERE)
@vault_options(FILE_OR_DIR)
@click.option("--write", is_flag=True, help="Make the edits instead of showing them.")
@click.option("--guess", is_flag=True, help="Also apply a suggestion that is only a guess, if it is the only one.")
@click.option(
    "--rewrite", is_flag=True, help="Also rewrite numbers that are right but now round differently; list all."
)
def fix(vault: VaultOptions, *, write: bool, guess: bool, rewrite: bool) -> None:
    """Show the edits that are certain, or make them, and ask about the others.

    They correct misspelt links, headings and names, and claims whose number has changed.
    """
    from calcgraph.hosts.commands.rewriting.fix import run_fix  # noqa: PLC0415 - not for other commands

    if vault.directory.is_file():
        from calcgraph.hosts.commands.single import around  # noqa: PLC0415 - same

        vault = around(vault)
    run_fix(vault, write=write, guess=guess, rewrite=rewrite)


@main.command(epilog=f"{WHERE} Or it is a single note, such as a README, of any repository.")
@vault_options(FILE_OR_DIR)
@click.option("--yes", is_flag=True, help="Don't ask: link a number only if one value fits and the text names it.")
@click.option("--write", is_flag=True, help="Make the edits instead of showing them.")
def adopt(vault: VaultOptions, *, yes: bool, write: bool) -> None:
    """Link numbers of a text to the JSON and CSV files that contain them.

    Each becomes a link to a cell, with a comment that names the table at the end of the text.
    """
    from calcgraph.hosts.commands.rewriting.adopt import run_adopt  # noqa: PLC0415 - not for other commands

    if vault.directory.is_file():
        from calcgraph.hosts.commands.single import around  # noqa: PLC0415 - same

        vault = around(vault)
    sys.exit(run_adopt(vault, yes=yes, write=write))


@main.command(epilog="NOTE is the name or path of a note with a sheet.")
@click.argument("note", type=str)
@vault_options(IN_DIR)
@click.option("--scenario", default="", metavar="NAME", help="A scenario of the note.")
@click.option("--with", "given", default="", metavar="NAME=VALUE", help="Other values of inputs: `q=3, gpu=b200`.")
@click.option(
    "--out", "-o", type=click.Path(path_type=Path), required=True, help="The file to write: `.html`, `.pdf` or `.docx`."
)
def report(vault: VaultOptions, note: str, scenario: str, given: str, out: Path) -> None:
    """Write a note's calculation as one file: inputs, formulas, numbers, results, checks, sources and hashes.

    The HTML file needs no other file. A PDF needs Chromium, Chrome or Edge, and a DOCX needs Pandoc.
    """
    from calcgraph.hosts.commands.report import run_report  # noqa: PLC0415 - not for other commands

    sys.exit(run_report(vault, note, scenario, given, out))


@main.command(epilog=WHERE)
@vault_options(FILE_OR_DIR)
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option(
    "--limit", type=click.IntRange(0), default=100, show_default=True, help="Maximum number of links to print (0: all)."
)
@click.option("--numbers", is_flag=True, help="List unchecked numbers and the quantities that match them.")
def suggest(vault: VaultOptions, form: str, limit: int, *, numbers: bool) -> None:
    """List possible links, the likeliest first.

    These are first mentions of a note without a link to it, and notes with neighbours in common; with --numbers,
    links from numbers in the text to quantities and cells that have this value, the same unit first.
    """
    from calcgraph.hosts.commands.suggest import run_numbers, run_suggest  # noqa: PLC0415 - not for other commands

    if vault.directory.is_file():
        from calcgraph.hosts.commands.single import around  # noqa: PLC0415 - same

        if not numbers:
            raise click.UsageError("name a folder to search for links; a single file needs --numbers")
        vault = around(vault)
    (run_numbers if numbers else run_suggest)(vault, form, limit)


@main.command()
@click.argument("folder", type=click.Path(path_type=Path), required=False)
@click.option("--from", "vault", type=FOLDER, help="Existing notes: write only a configuration.")
def new(folder: Path | None, vault: Path | None) -> None:
    """Start a vault in a new folder, or a site from your existing notes.

    A new folder contains two notes, a library and a configuration. With --from, only `mkdocs.yml` is written: in
    FOLDER, or next to the notes. Notes are never changed, and the remaining decisions are printed.
    """
    if vault:
        from calcgraph.hosts.commands.moving import run_moving  # noqa: PLC0415 - not for other commands

        run_moving(vault, folder)
        return
    if folder is None:
        raise click.UsageError("name a new folder, or existing notes with --from")
    from calcgraph.hosts.commands.new import run_new  # noqa: PLC0415 - same

    run_new(folder)


@main.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print shell completions.

    In the start file of the shell: eval "$(calcgraph completion bash)"
    """
    from click.shell_completion import get_completion_class  # noqa: PLC0415 - not for other commands

    made = get_completion_class(shell)
    assert made is not None
    click.echo(made(main, {}, "calcgraph", "_CALCGRAPH_COMPLETE").source())


@main.command(epilog=WHERE)
@click.argument("old")
@click.argument("new_name", metavar="NEW")
@vault_options(DIR)
@click.option("--write", is_flag=True, help="Make the edits instead of showing them.")
def rename(vault: VaultOptions, old: str, new_name: str, *, write: bool) -> None:
    """Rename a note, heading, quantity, column, row, block, label, scenario or tag, and its uses.

    OLD is `note`, `note#Heading`, `note#name`, `note#table.column`, `note#table.row`, `note#^block`,
    `note#fig-loss` or `#tag`; NEW is the new name alone, for a note also a path. Without --write the edits are only
    shown.
    """
    from calcgraph.hosts.commands.rewriting.rename import run_rename  # noqa: PLC0415 - not for other commands

    run_rename(vault, old, new_name, write=write)


@main.command(epilog=WHERE)
@vault_options(DIR)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Output folder.")
def build(vault: VaultOptions, out: Path) -> None:
    """Write the vault as one folder for a host that runs no plugins.

    Notes, library, generated pages, data, styles and scripts: everything the host needs besides our Markdown extension.
    """
    from calcgraph.hosts.commands.build import run_build  # noqa: PLC0415 - not for other commands

    sys.exit(run_build(vault, out))


@main.command()
@click.argument("parts", type=FOLDER, nargs=-1, required=True)
@click.option("--into", type=click.Path(path_type=Path), required=True, help="The folder of the site, new or empty.")
def merge(parts: tuple[Path, ...], into: Path) -> None:
    """Join the parts of a site that builds with `shard` have written.

    The result is the site of a whole build, byte for byte. If a part is missing, given twice, damaged, or made from
    other notes, settings or programs, every reason is printed and the command writes no file.
    """
    from calcgraph.hosts.commands.merge import run_merge  # noqa: PLC0415 - not for other commands

    sys.exit(run_merge(parts, into))


@main.command()
@TRUSTED
@click.option("--stdio", is_flag=True, expose_value=False, help="Has no effect; many editors pass it.")
def lsp(*, trusted: bool) -> None:
    """Serve an editor over standard input and output.

    The editor starts this; it shows values next to the lines that compute them, even in unsaved text.
    """
    from calcgraph.vault.collector import collector_paused  # noqa: PLC0415 - not for other commands

    try:
        with collector_paused():  # the protocol alone makes hundreds of classes
            from calcgraph.hosts.editor.run import run  # noqa: PLC0415 - an extra, and not for other commands
    except ModuleNotFoundError as error:
        if error.name not in {"pygls", "lsprotocol"}:
            raise
        raise click.UsageError("the server is an extra: `pip install 'mkdocs-calcgraph[editor]'`") from None
    run(trusted=trusted)


@main.command(epilog=WHERE)
@vault_options(DIR)
@TRUSTED
def mcp(vault: VaultOptions, *, trusted: bool) -> None:
    """Answer a language model over standard input and output, read-only.

    Search, notes, values with their computation, what-if scenarios, numbers of a text, paths between notes.
    """
    try:
        from calcgraph.hosts.inquiry.server import serve  # noqa: PLC0415 - an extra, and not for other commands
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "mcp":
            raise
        raise click.UsageError("the server is an extra: `pip install 'mkdocs-calcgraph[mcp]'`") from None
    serve(replace(vault, untrusted=not trusted, silenced=True))
