"""The languages of a vault that the plugin `i18n` publishes: a link means the file in the language of its page."""

import posixpath
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from calcgraph.links.keys import fold


class Languages(NamedTuple):
    """Languages by their folder, `fr/kettle.md`, or by a suffix, `kettle.fr.md`."""

    locales: tuple[str, ...]
    """The default language first; empty on a site with one language."""
    is_folders: bool = False

    def parted(self, path: str) -> tuple[str, str]:
        """Return the language of a file, and its path without the language; without one it is for all languages.

        >>> Languages(("en", "fr")).parted("a/kettle.fr.md"), Languages(("en", "fr")).parted("kettle.md")
        (('fr', 'a/kettle.md'), ('en', 'kettle.md'))
        """
        if self.is_folders:
            first, _, rest = path.partition("/")
            return (first, rest) if rest and first in self.locales else ("", path)
        stem, ending = posixpath.splitext(path)
        bare, dot, locale = stem.rpartition(".")
        return (locale, f"{bare}{ending}") if dot and locale in self.locales else (self.locales[0], path)

    def chosen(self, paths: Sequence[str], source: str, known: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
        """Return the files that are meant on the page of `source`: `known` are all files by their folded paths.

        The file in the language of the page counts, otherwise the one in the default language.
        """
        language = self.parted(source)[0] or self.locales[0]
        found: dict[str, bool] = {}
        for path in paths:
            own, plain = self.parted(path)
            here = next((one for one in self._written(plain, language) if one in known.get(fold(one), ())), "")
            if here or own in ("", self.locales[0]):
                found[here or path] = bool(here)
        return tuple(one for one in found if found[one]) or tuple(found)

    def _written(self, plain: str, language: str) -> Iterator[str]:
        """Yield the paths that a file can have in a language."""
        if self.is_folders:
            yield f"{language}/{plain}"
            return
        stem, ending = posixpath.splitext(plain)
        yield f"{stem}.{language}{ending}"
        if language == self.locales[0]:
            yield plain

    def aliases(self, paths: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield the plain paths of files that exist in other languages only."""
        seen = set(paths)
        for path in paths:
            plain = self.parted(path)[1]
            if not self.is_folders and plain not in seen:
                yield plain, path


def languages_from(written: Sequence[str]) -> Languages | None:
    """Return languages from `folder` or `suffix` and their locales, the default one first; None for fewer than two."""
    return Languages(tuple(written[1:]), written[0] == "folder") if len(written) > 2 else None
