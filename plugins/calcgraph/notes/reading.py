"""From the bytes of a file to its text."""

import re

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
"""Line feeds, tabs and carriage returns apart, a note has no use for these; U+0002 and U+0003 have one for Markdown."""


def read_text(data: bytes) -> tuple[str, str]:
    r"""The text with `\n` line ends, no byte order mark, no control characters; and what was wrong, in words, or "".

    >>> read_text(b"\xef\xbb\xbfa\r\nb")
    ('a\nb', '')
    >>> read_text(b"a\xff")
    ('a\ufffd', 'not UTF-8: byte 0xff at offset 1')
    """
    problem = ""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        problem = f"not UTF-8: byte 0x{data[error.start]:02x} at offset {error.start}"
        text = data.decode("utf-8-sig", errors="replace")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    found = _CONTROL.search(text)
    if found:
        problem = problem or f"control character U+{ord(found[0]):04X} at offset {found.start()}"
        text = _CONTROL.sub("\ufffd", text)
    return text, problem
