"""The language that most of a vault's text is in, as the theme names it."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from operator import itemgetter

LEAST = 40
"""Letters or common words from which on the language is judged."""
SHARE = 0.4
"""The share of the letters that a script other than the Latin one has at least: code, names and units are Latin."""
AHEAD = 1.4
"""The ratio between the common words of one language and those of the next."""
SCRIPTS: Mapping[str, str] = {
    "ja": "\u3041-\u30ff",
    "ko": "\uac00-\ud7a3",
    "zh": "\u4e00-\u9fff",
    "ar": "\u0621-\u064a",
    "he": "\u05d0-\u05ea",
    "el": "\u0370-\u03ff",
    "ru": "\u0410-\u044f",
    "hi": "\u0904-\u0939",
    "th": "\u0e01-\u0e2e",
    "en": "A-Za-z",
}
"""The letters of each script, by the language that uses it most."""
MARKS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "ar": (("fa", "پچژگ"),),
    "ru": (("uk", "їєґ"),),
    "zh": (("ja", "ぁあいうのはを"),),
}
"""Letters of another language of the same script."""
WORDS: Mapping[str, frozenset[str]] = {
    language: frozenset(words.split())
    for language, words in {
        "en": "the and of to is that for with this are was from not it be on which",
        "de": "der die und das ist nicht ein eine mit den von auf wird sich auch dem",
        "fr": "le les des est une pour dans que sur pas du et aux avec plus cette",
        "es": "el los las una para con del por como más se es y en que está",
        "it": "il che della per una di non sono gli con nel è più delle come anche",
        "pt": "não uma os para com em são do da dos mais como que ao pela é",
        "nl": "het een van niet zijn met op voor dat aan ook worden wordt maar bij deze",
        "pl": "nie się jest na do że jak przez dla od który są to oraz być czy",
        "sv": "och att det som är på för med inte av till den har om ett kan",
    }.items()
}
"""The commonest words of languages with Latin letters; those of several count for each."""
_WORD = re.compile(r"[^\W\d_]+")


def language_of(texts: Iterable[str]) -> str:
    """Return `de` for German text; `en` if there is too little text, or languages are mixed.

    >>> language_of(["Der Wert ist nicht der von gestern, und das wird sich auch nicht ändern. " * 9])
    'de'
    """
    letters, words, marks = Counter[str](), Counter[str](), Counter[str]()
    for text in texts:
        for language, span in SCRIPTS.items():
            letters[language] += len(re.findall(f"[{span}]", text))
        words.update(_WORD.findall(text.lower()))
        marks.update(one for pairs in MARKS.values() for _, some in pairs for one in some if one in text)
    if letters["ja"] > letters["zh"] / 5:
        letters["ja"] += letters.pop("zh", 0)  # Japanese is written with Chinese characters as well
    foreign, most = max(
        ((one, found) for one, found in letters.items() if one != "en"), key=itemgetter(1), default=("en", 0)
    )
    if most >= max(SHARE * letters.total(), LEAST):
        return next((other for other, some in MARKS.get(foreign, ()) if sum(marks[one] for one in some) > 1), foreign)
    counts = Counter({language: sum(words[word] for word in known) for language, known in WORDS.items()})
    (best, first), (_, second) = counts.most_common(2)
    return best if first >= max(AHEAD * second, LEAST) else "en"
