"""Elements of HTML that stand between the blocks of a note."""

import re

_TAG = re.compile(r"<([A-Za-z][A-Za-z0-9-]*)((?:[ \t\n/][^<>]*)?)>")
_BLOCK_TAGS = frozenset(
    re.findall(
        r"\w+",
        "address article aside blockquote body canvas center colgroup dd details dialog dir div dl dt fieldset "
        "figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup html iframe legend li link main "
        "map math menu meta nav noscript object ol output p pre progress script section style summary svg table tbody "
        "td template textarea tfoot th thead title tr ul video",
    )
)
_BLANKS = re.compile(r"[ \t]*")
_EMPTY_TAGS = frozenset({"hr", "link", "meta"})


def element_end(text: str, first: int) -> int:
    """Offset after the element of a block that opens at `first`, the end of the text when it is not closed; -1 if none.

    An element with the attribute `markdown` is none: its text is the note's.
    """
    opening = _TAG.match(text, first)
    if opening is None or "markdown" in opening[2]:
        return -1
    name = opening[1].lower()
    if name in _EMPTY_TAGS:
        return opening.end()
    return _closed(text, first, name) if name in _BLOCK_TAGS else -1


def elements_end(text: str, first: int) -> int:
    """The same of all elements that follow each other on a line: `<div></div><script>…</script>`."""
    end = further = element_end(text, first)
    while further > 0:
        end = further
        following = _BLANKS.match(text, end)
        assert following is not None  # it matches every place
        further = element_end(text, following.end())
    return end


def _closed(text: str, first: int, name: str) -> int:
    depth = 0
    for tag in re.compile(rf"<(/?){name}(?=[\s/>])[^<>]*>", re.IGNORECASE).finditer(text, first):
        depth += -1 if tag[1] else 1
        if depth == 0:
            return tag.end()
    return len(text)
