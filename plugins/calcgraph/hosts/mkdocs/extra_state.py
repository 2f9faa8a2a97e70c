"""The state of `extra` after a page: some plugins store the last page in it, and use it for the pages of the theme."""

from collections import UserDict
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

_ITEMS = "data"
"""The attribute of the host's mapping that has its items; a template prefers its other attributes."""


class ExtraState:
    """Keeps `extra` as the last page of the site left it, so that our pages after it change nothing there.

    `i18n` writes the addresses of a page into it, where `404.html` of the next language reads them.
    """

    def __init__(self) -> None:
        """Start before the first page."""
        self._left: tuple[dict[str, Any], dict[str, Any]] | None = None

    def begin_build(self) -> None:
        """Forget the pages of an earlier build."""
        self._left = None

    def after(self, page: Page, config: MkDocsConfig) -> None:
        """Remember the state after a page of the site; restore it after one of ours."""
        extra: Any = config.extra
        if not isinstance(extra, UserDict):
            return
        if page.file.generated_by != "calcgraph":
            self._left = {**extra.data}, {name: one for name, one in vars(extra).items() if name != _ITEMS}
        elif self._left is not None:
            items, attributes = self._left
            for known, left in ((extra.data, items), (vars(extra), {_ITEMS: extra.data, **attributes})):
                known.clear()
                known.update(left)
