"""The site generator that a folder of notes is written for, found by its configuration file."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

QUARTZ = "Quartz"
"""The generator of vaults of Obsidian, which finds notes by their names as Obsidian does."""
_MARKS = {
    "Jekyll": ("_config.yml", "_config.yaml", "_config.toml"),
    "Hugo": ("hugo.toml", "hugo.yaml", "hugo.json", "archetypes/default.md"),
    "mdBook": ("book.toml",),
    "Docusaurus": ("docusaurus.config.js", "docusaurus.config.ts", "docusaurus.config.mjs"),
    "VitePress": (".vitepress/config.js", ".vitepress/config.ts", ".vitepress/config.mts", ".vitepress/config.mjs"),
    "VuePress": (".vuepress/config.js", ".vuepress/config.ts"),
    QUARTZ: ("quartz.config.ts",),
    "Eleventy": (".eleventy.js", "eleventy.config.js", "eleventy.config.mjs", "eleventy.config.cjs"),
    "Gatsby": ("gatsby-config.js", "gatsby-config.ts", "gatsby-config.mjs"),
    "Astro": ("astro.config.mjs", "astro.config.js", "astro.config.ts"),
    "Sphinx": ("conf.py",),
}
_MOST_ABOVE = 4
"""Folders above the notes that are looked at."""


def generator_of(folder: Path) -> str:
    """Return the name of the generator that a folder, or one above it in its repository, is configured for, or ''."""
    for one in islice(_upwards(folder), _MOST_ABOVE):
        for name, files in _MARKS.items():
            if any((one / file).is_file() for file in files):
                return name
    return ""


def _upwards(folder: Path) -> Iterator[Path]:
    """Yield a folder and the folders above it as far as its repository reaches; without one, only the next above."""
    here = folder.absolute()
    above = [here, *here.parents]
    top = next((at for at, one in enumerate(above) if (one / ".git").exists()), 1)
    yield from above[: top + 1]
