"""Readings of the words around numbers, kept from check to check: words seldom change, and values often do.

An answer is found under a digest of all that decides it, with each text in full: another sentence, row, unit or
setting has another digest. So an answer that is kept is the one that would be found now.
"""

import json
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from hashlib import blake2b
from typing import TypeAlias

from msgspec import Struct, field, structs
from msgspec.structs import replace

from calcgraph.calc.claims.licence import Licence, id_of_link, licence_of
from calcgraph.calc.claims.target import ClaimTarget, find_target
from calcgraph.calc.model import QuantityId, Unit
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.notes.model import Link
from calcgraph.source import NoteId

_PLAIN = "plain"
_MOVED = ("text", "display", "before", "behind")
"""The parts of a link that differ once the words next to it are read as if they were inside."""
Read: TypeAlias = tuple[str, ...]
"""One thing that a claim has read of a calculation: the kind, and the key there."""


class NearCalculation(Struct):
    """The findings of claims in one calculation."""

    licences: dict[tuple[QuantityId, str, str], Licence] = field(default_factory=dict)
    led: dict[tuple[NoteId, str], QuantityId] = field(default_factory=dict)
    """The rows to which links of a note lead, by destination."""
    marks: dict[Read, str] = field(default_factory=dict)
    """The digests of what reads have found."""


class KeptReadings:
    """The readings of the claims of one calculation."""

    def __init__(
        self, memory: MutableMapping[str, str], calculation: Calculation, near: "NearCalculation | None" = None
    ) -> None:
        """Keep the readings in `memory`, which is of one version of this program and also has other answers.

        `near` is what claims of other notes have found in the same calculation.
        """
        near = near or NearCalculation()
        self._memory = memory
        self._calculation = calculation
        self._units = calculation.shapes.table.changes
        self._licences, self._led = near.licences, near.led
        self.reads: dict[Read, None] = {}
        """The reads of the claim that is checked, in order."""
        self.is_read_whole = False
        """True if it has read anything that is not among them."""

    def licence(
        self, id_: QuantityId, unit: Unit | None, subject: str, overrides: Mapping[str, float | str]
    ) -> Licence:
        """Return the licence of a row, found once for each subject."""
        if overrides:
            self.is_read_whole = True
            return licence_of(self._calculation, id_, unit, subject, overrides)
        key = (id_, unit.text if unit else "", subject)
        self.reads["licence", *id_, *key[1:]] = None
        if key not in self._licences:
            self._licences[key] = licence_of(self._calculation, id_, unit, subject, {})
        return self._licences[key]

    def target_of(self, id_: QuantityId) -> ClaimTarget | None:
        """Return the target of a link to a quantity, a pick's column or a cell."""
        self.reads["target", *id_] = None
        return find_target(self._calculation, id_)

    def leads_to(self, note: NoteId, destination: str) -> QuantityId:
        """Return the row that a link of a note leads to, found once."""
        self.reads["leads", note, destination] = None
        key = (note, destination)
        if key not in self._led:
            self._led[key] = id_of_link(self._calculation, note, destination)
        return self._led[key]

    def is_plain(self, link: Link, said: tuple[object, ...], find: Callable[[], tuple[str, str]]) -> tuple[str, str]:
        """Return the fault of the words around a number; only its absence is kept."""
        question = self._question("around", link, said)
        if self._memory.get(question) == _PLAIN:
            return "", ""
        found = find()
        if found == ("", ""):
            self._memory[question] = _PLAIN
        return found

    def joined(self, link: Link, unit: Unit, words: frozenset[str], find: Callable[[], Link]) -> Link:
        """Return the link with the words next to it that state its number, which depend on no value.

        `unit` is the quantity's, and `words` are those of its name and comment.
        """
        question = self._question("joined", link, (unit, sorted(words)))
        if (kept := self._memory.get(question)) is not None:
            return replace(link, **json.loads(kept))
        found = find()
        moved = {name: getattr(found, name) for name in _MOVED if getattr(found, name) != getattr(link, name)}
        if replace(link, **moved) == found:
            self._memory[question] = json.dumps(moved)
        return found

    def sentence(
        self,
        link: Link,
        said: tuple[object, ...],
        other: Callable[[str], Licence],
        find: Callable[[Callable[[str], Licence]], tuple[str, str]],
    ) -> tuple[str, str]:
        """Return the word of a sentence that is not understood, and the fix.

        `other` gives the licences of other rows. Those that decided the answer are kept with it: it holds as long as
        they are the same, since the sentence is then read in the same way.
        """
        question = self._question("sentence", link, said)
        if (kept := self._memory.get(question)) is not None:
            read, mark, word, hint = json.loads(kept)
            if mark == mark_of((one, in_order(other(one))) for one in read):
                return word, hint
        read_now: dict[str, Licence] = {}

        def noted(destination: str) -> Licence:
            found = read_now[destination] = other(destination)
            return found

        word, hint = find(noted)
        mark = mark_of((one, in_order(found)) for one, found in read_now.items())
        self._memory[question] = json.dumps([[*read_now], mark, word, hint])
        return word, hint

    def _question(self, kind: str, link: Link, said: tuple[object, ...]) -> str:
        return f"{kind} {mark_of((self._units, written(link), said))}"


def written(link: Link) -> tuple[object, ...]:
    """Return all of a link except where it stands."""
    return tuple(value for name, value in structs.asdict(link).items() if name != "span")


def in_order(licence: Licence) -> tuple[object, ...]:
    """Return a licence with its words in order, so that equal ones have equal texts in each process."""
    numbers = [(*one[:2], sorted(one.words), *one[3:]) for one in licence.numbers]
    some = (sorted(one) for one in (licence.words, licence.wide, licence.singles, licence.kinds))
    return (licence.id, *some, sorted(licence.needs), numbers)


def mark_of(parts: Iterable[object]) -> str:
    """Return a digest of some texts, numbers, and rows of these."""
    return blake2b(repr(tuple(parts)).encode("utf-8", "surrogatepass"), digest_size=20).hexdigest()
