"""Names that a file can have wherever a vault or a site is copied to."""

import re
import unicodedata

LONGEST = 200
"""Bytes of a name; file systems end at 255."""
_UNFIT = re.compile(r'[\\/:*?"<>|\x00-\x1f\x7f]')
"""Refused by Windows, and by Obsidian there and on Android."""
_DEVICE = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\..*)?", re.IGNORECASE | re.DOTALL)
"""Windows keeps these for devices, with any ending: https://learn.microsoft.com/windows/win32/fileio/naming-a-file"""


def why_unfit(name: str) -> str:
    """Return the reason not to name a file or folder so, as words after the name; empty if every system takes it.

    >>> why_unfit("nul.html"), why_unfit("why?"), why_unfit(".x"), why_unfit("v1.2")
    ('is the name of a device under Windows', 'holds `?`', 'is hidden: it begins with a dot', '')
    """
    if not name or not is_text(name):
        return "is not UTF-8" if name else "is empty"
    if name.startswith("."):
        return "is hidden: it begins with a dot"
    if found := _UNFIT.search(name):
        return f"holds `{found[0]}`"
    if name[-1] in ". ":
        return f"ends with a {'dot' if name[-1] == '.' else 'blank'}, which Windows drops"
    if _DEVICE.fullmatch(name):
        return "is the name of a device under Windows"
    return f"is longer than {LONGEST} bytes" if len(name.encode()) > LONGEST else ""


def folded(path: str) -> str:
    """Return the common form of two paths that are one file if a disk folds case or composes accents.

    >>> folded("B/É") == folded("b/é")
    True
    """
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", path).casefold())


def is_text(name: str) -> bool:
    """Return whether the name of a file is UTF-8; Python keeps the bytes of others as halves of surrogate pairs."""
    return name.isascii() or not any("\ud800" <= char <= "\udfff" for char in name)
