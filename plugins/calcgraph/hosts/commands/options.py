"""What every command is told: the folder, the library, single settings."""

from dataclasses import dataclass
from pathlib import Path

import click


@dataclass(frozen=True, slots=True)
class VaultOptions:
    """What every command is told."""

    directory: Path
    library: Path | None = None
    settings: tuple[tuple[str, object], ...] = ()
    """Dotted names with their values."""


def setting(
    _context: click.Context, _option: click.Parameter, given: tuple[str, ...]
) -> tuple[tuple[str, object], ...]:
    """`links.fallbacks=[]` as a dotted name and a YAML value; a usage error when it is none."""
    if not given:
        return ()
    import yaml  # noqa: PLC0415 - only with --set

    pairs = []
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise click.BadParameter(f"`{text}` is no NAME=VALUE")
        try:
            pairs.append((name.strip(), yaml.safe_load(value)))
        except yaml.YAMLError:
            raise click.BadParameter(f"`{value}` cannot be read") from None
    return tuple(pairs)
