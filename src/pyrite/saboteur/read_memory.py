"""Reading what seats remember (memory.py), and what it says about cards that are to be dealt."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pyrite.core.errors import NotationError
from pyrite.core.source import Source
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import (
    DISCARD_PLACE,
    DWARF_PLACE,
    GOAL_PLACE,
    KNOWERS,
    MAX_MEMO_CARDS,
    MAX_MEMOS,
    MAX_SEATS,
    SPARE_PLACE,
)
from pyrite.saboteur.picture import Memo, Picture
from pyrite.saboteur.redeal import FIRST, Domain, Want

MEMOS, MEMO_CARDS = MAX_MEMOS // KNOWERS, MAX_MEMO_CARDS // KNOWERS  # room of each knower
FAMILIES = (("hands", "discards"), ("goals",), ("dwarfs", "spare"))  # cards never leave theirs


def read_memory(source: Source, p: Picture) -> None:
    """Fill in the memos; left out, nobody remembers anything."""
    for i, row in enumerate(source.items("memory", [])):
        memo = _memo(source, p, f"memory {i}", row)
        p.memos.append(memo)
        own = [len(other.cards) for other in p.memos if other.knower == memo.knower]
        if len(own) > MEMOS or sum(own) > MEMO_CARDS:
            most = f"at most {MEMOS} entries of a knower, about {MEMO_CARDS} cards"
            source.wrong_type("memory", most)


def _memo(source: Source, p: Picture, where: str, value: Any) -> Memo:
    kinds = [kind for family in FAMILIES for kind in family]
    row = source.as_mapping(where, value, ("knower", "cards", "least", *kinds))
    knower = row.get("knower")
    used = {kind for kind in kinds if kind in row}
    family = next((family for family in FAMILIES if used and used <= set(family)), None)
    if family is None:
        source.wrong_value(where, sorted(used), "; ".join(" and ".join(f) for f in FAMILIES))
    places = {FIRST[kind] + source.whole(where, number, 0, _how_many(p, kind) - 1)
              for kind in used for number in source.as_list(where, row[kind])}  # fmt: skip
    names = _names(p, family)
    cards = [names[source.one_of(where, name, list(names))]
             for name in source.as_list(where, row.get("cards"))]  # fmt: skip
    if not 0 < len(cards) <= MEMO_CARDS:
        source.wrong_type(where, f"about 1 to {MEMO_CARDS} cards")
    least = source.whole(where, row.get("least"), 1, len(cards))
    seat = MAX_SEATS if knower is None else source.seat(where, knower)
    return Memo(seat, tuple(sorted(places)), tuple(cards), least)


def _how_many(p: Picture, kind: str) -> int:
    """How many places of this kind there are."""
    seats = p.rules.seats
    counts = {"hands": seats, "dwarfs": seats, "goals": p.rules.ngoals}
    return (counts | {"spare": len(p.spare), "discards": len(p.discards)})[kind]


def _names(p: Picture, family: Sequence[str]) -> dict[str, int]:
    """The cards that may lie in such places."""
    words = p.words
    if "dwarfs" in family:
        return {words.dwarfs[dwarf]: dwarf for dwarf in words.dwarf_cards}
    if "goals" in family:
        return {words.cards[card].name: card for card in words.goal_cards}
    return {card.name: number for number, card in enumerate(words.cards) if card.verb}


def with_wants(p: Picture, domains: list[Domain]) -> list[Domain]:
    """The domains with what is remembered about them; what cannot be true is refused.

    Cards that lie there for certain are not wanted any more.
    """
    memos = list(p.memos)
    if p.rules.treasure_always:
        goals = range(GOAL_PLACE, GOAL_PLACE + p.rules.ngoals)
        memos.append(Memo(MAX_SEATS, tuple(goals), (p.rules.treasure,), 1))
    wants: list[list[Want]] = [[] for _ in domains]
    for memo in memos:
        number = _domain(memo)
        want = _want(p, domains[number], memo)
        if want.least > 0:
            wants[number].append(want)
    return [domain._replace(wants=own) for domain, own in zip(domains, wants, strict=True)]


def _domain(memo: Memo) -> int:
    """Deck, goals, paths of chests, chests, dwarfs: in this order the reader has them."""
    first = memo.places[0] if memo.places else 0
    if first < DWARF_PLACE or first >= DISCARD_PLACE:
        return 0
    return 1 if first >= GOAL_PLACE else 4


def _want(p: Picture, domain: Domain, memo: Memo) -> Want:
    blank = set(domain.places)
    known = Counter(c for at in memo.places if at not in blank for c in _lying(p, at))
    cards = Counter(memo.cards)
    least = memo.least - (cards & known).total()
    missing = cards - known
    room = sum(place in memo.places for place in domain.places)
    if least > min(room, (missing & Counter(domain.pool)).total()):
        raise NotationError(say("position-memory"))
    return Want(memo.places, sorted(missing.elements()), least)


def _lying(p: Picture, place: int) -> list[int]:
    """The cards of a place that is not blank."""
    if place >= DISCARD_PLACE:
        return [p.discards[place - DISCARD_PLACE][0]]
    if place >= GOAL_PLACE:
        return [p.goals[place - GOAL_PLACE][1]]
    if place >= SPARE_PLACE:
        return [p.spare[place - SPARE_PLACE]]
    if place >= DWARF_PLACE:
        return [p.dwarf[place - DWARF_PLACE]]
    return p.hands[place]
