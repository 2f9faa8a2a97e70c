"""Every file that calcgraph reads or writes: regular files only, up to a limit, never through a link into a new place.

No other package opens, lists, makes, moves or removes a file; `tests/attacks/test_doors.py` compares the whole package
with this. `reading` reads files, `writing` changes a project all at once, `scratch` fills a private folder, and `names`
decides which names may be written at all. This package knows only files, not notes.

Callers: `calc`, `hosts`, `notes`, `tex` and `vault`.
Knows: no other package.
"""

from calcgraph.files.reading import (
    CHANGED,
    LARGEST,
    NO_FILE,
    OVER,
    TOO_LARGE,
    below,
    digest_of,
    entries,
    is_file,
    is_there,
    open_nothing,
    opened,
    own_bytes,
    own_files,
    own_text,
    read_file,
    reason_of,
)
from calcgraph.files.safe_names import DEEPEST, RESERVED, fold, refused_name, two_alike
from calcgraph.files.scratch import Scratch, ScratchError, lasting_folder, remove_lasting, scratch
from calcgraph.files.writing import (
    HOUR,
    Fault,
    Move,
    NewFile,
    copy_to,
    date,
    remove,
    rewrite,
    why_refused,
    write_files,
    write_folder,
)

__all__ = [
    "CHANGED",
    "DEEPEST",
    "HOUR",
    "LARGEST",
    "NO_FILE",
    "OVER",
    "RESERVED",
    "TOO_LARGE",
    "Fault",
    "Move",
    "NewFile",
    "Scratch",
    "ScratchError",
    "below",
    "copy_to",
    "date",
    "digest_of",
    "entries",
    "fold",
    "is_file",
    "is_there",
    "lasting_folder",
    "open_nothing",
    "opened",
    "own_bytes",
    "own_files",
    "own_text",
    "read_file",
    "reason_of",
    "refused_name",
    "remove",
    "remove_lasting",
    "rewrite",
    "scratch",
    "two_alike",
    "why_refused",
    "write_files",
    "write_folder",
]
