"""The options of every command: the folder, the library, single settings."""

from pathlib import Path

import click
from msgspec import Struct

CLEAN, ERRORS, COULD_NOT_RUN = 0, 1, 2
"""The exit statuses of a command; the last is for wrong arguments, nothing to read, or a failed write."""


class VaultOptions(Struct, frozen=True):
    """The options that every command takes."""

    directory: Path
    library: Path | None = None
    settings: tuple[tuple[str, object], ...] = ()
    """Dotted names with their values."""
    whole: bool = False
    """True if the folder itself contains the notes, whatever its configuration says about them."""
    only: str = ""
    """The one note that is reported, as reports print its path; empty for all."""
    untrusted: bool = False
    """True if the vault and its configuration are untrusted: nothing is read through links or from outside."""
    silenced: bool = False
    """True if an untrusted configuration may still silence reports, as for the editor of the vault."""


def setting(
    _context: click.Context, _option: click.Parameter, given: tuple[str, ...]
) -> tuple[tuple[str, object], ...]:
    """Return options such as `links.fallbacks=[]` as dotted names and YAML values; a usage error if one is invalid."""
    if not given:
        return ()
    import yaml  # noqa: PLC0415 - only with --set

    from calcgraph.configured import to_settings  # noqa: PLC0415 - same
    from calcgraph.project.severities import unknown_rules  # noqa: PLC0415 - same
    from calcgraph.vault.files import overridden  # noqa: PLC0415 - same

    pairs = []
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise click.BadParameter(f"`{text}` is not NAME=VALUE, as in `values.digits=4`")
        try:
            pairs.append((name.strip(), yaml.safe_load(value)))
        except yaml.YAMLError:
            raise click.BadParameter(f"`{value}` cannot be read as YAML") from None
    settings, problems = to_settings(overridden({}, pairs))
    for problem in (*problems, *unknown_rules(settings)):
        raise click.BadParameter(f"{problem.message}; {problem.hint}")
    return tuple(pairs)


def limit(_context: click.Context, _option: click.Parameter, given: tuple[str, ...]) -> tuple[object, ...]:
    """Return options such as `price=5%` as limits on a value's change; a usage error if one is invalid."""
    if not given:
        return ()
    from calcgraph.changes.judge import read_limit  # noqa: PLC0415 - only with --fail-over

    found = []
    for text in given:
        read = read_limit(text)
        if read is None:
            raise click.BadParameter(f"`{text}` is not a limit, like `5%`, `price=5%` or `#costs=5%`")
        found.append(read)
    return tuple(found)
