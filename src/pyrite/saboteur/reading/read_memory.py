"""Reading what seats remember (clues.py), and what it implies for cards yet to be dealt."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pyrite.core.messages import NotationError
from pyrite.core.numbers import NOBODY
from pyrite.core.source import Source
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import (
    CLUE_CARDS_EACH,
    CLUES_EACH,
    DISCARD_PLACE,
    DWARF_PLACE,
    GOAL_PLACE,
    IN_ORDER,
    KNOWERS,
    MAX_SEATS,
    SPARE_PLACE,
    UNSEEN,
)
from pyrite.saboteur.reading.read_history import DECK, DWARFS, GOALS, domain_of, sampler
from pyrite.saboteur.text.snapshot import Clue, Snapshot
from pyrite.saboteur.worlds.unknowns import FIRST, Constraint, Domain, order_places

MOST_IN_ORDER = 16
# Cards never leave their family.
FAMILIES = (("hands", "discards"), ("goals",), ("dwarfs", "spare"))


def read_memory(source: Source, p: Snapshot) -> None:
    """Read the clues; if left out, nobody remembers anything."""
    for i, row in enumerate(source.at_most(CLUES_EACH * KNOWERS, "memory", "entries")):
        clue = _clue(source, p, f"memory {i}", row)
        p.clues.append(clue)
        own = [len(other.cards) for other in p.clues if other.knower == clue.knower]
        if len(own) > CLUES_EACH or sum(own) > CLUE_CARDS_EACH:
            most = f"at most {CLUES_EACH} entries of a knower, about {CLUE_CARDS_EACH} cards"
            source.wrong_type("memory", most)


def _clue(source: Source, p: Snapshot, where: str, value: Any) -> Clue:
    kinds = [kind for family in FAMILIES for kind in family]
    row = source.as_mapping(where, value, ("knower", "cards", "least", "order", *kinds))
    knower = row.get("knower")
    used = {kind for kind in kinds if kind in row}
    family = next((family for family in FAMILIES if used and used <= set(family)), None)
    if family is None:
        source.wrong_value(where, sorted(used), "; ".join(" and ".join(f) for f in FAMILIES))
    places = {FIRST[kind] + source.whole(where, number, 0, _how_many(p, kind) - 1)
              for kind in used for number in source.as_list(where, row[kind])}  # fmt: skip
    listed = _names(p, family)
    cards = [listed[source.one_of(where, name, list(listed))]
             for name in source.as_list(where, row.get("cards"))]  # fmt: skip
    seat = MAX_SEATS if knower is None else source.seat(where, knower)
    if row.get("order") is not None:
        order = _order(source, where, row["order"], listed)
        return _ordered(source, where, Clue(seat, tuple(sorted(places)), tuple(cards), 0), order)
    if not 0 < len(cards) <= CLUE_CARDS_EACH:
        source.wrong_type(where, f"about 1 to {CLUE_CARDS_EACH} cards")
    least = source.whole(where, row.get("least"), 1, len(cards))
    return Clue(seat, tuple(sorted(places)), tuple(cards), least)


def _order(source: Source, where: str, value: Any, listed: dict[str, int]) -> list[int]:
    """Read cards that lay on top of each other, some of them unseen."""
    names = source.as_list(where, value)
    if not 1 < len(names) <= MOST_IN_ORDER:
        source.wrong_type(where, f"2 to {MOST_IN_ORDER} cards in order")
    known = [UNSEEN if n is None else listed[source.one_of(where, n, list(listed))] for n in names]
    if not any(card != UNSEEN for card in known):
        source.wrong_type(where, "an order with a card that is known")
    return known


def _ordered(source: Source, where: str, clue: Clue, order: list[int]) -> Clue:
    """Return an ordered clue; cards no longer listed were seen to leave the hand since."""
    seen = Counter(card for card in order if card != UNSEEN)
    discards = [place for place in clue.places if place >= DISCARD_PLACE]
    too_few = len(discards) < len(order) - 1
    if (
        Counter(clue.cards) - seen
        or too_few
        or any(p >= DWARF_PLACE for p in set(clue.places) - set(discards))
    ):
        source.wrong_type(where, "hands and the discards that are left in this order")
    gone = (seen - Counter(clue.cards)).elements()
    return clue._replace(cards=(*order, *sorted(gone)), least=IN_ORDER + len(order))


def _how_many(p: Snapshot, kind: str) -> int:
    """Return how many places of this kind there are."""
    seats = p.rules.seats
    counts = {"hands": seats, "dwarfs": seats, "goals": p.rules.ngoals}
    return (counts | {"spare": len(p.spare), "discards": len(p.discards)})[kind]


def _names(p: Snapshot, family: Sequence[str]) -> dict[str, int]:
    """Return the cards that may lie in such places."""
    names = p.names
    if "dwarfs" in family:
        return {names.dwarfs[dwarf]: dwarf for dwarf in names.dwarf_cards}
    if "goals" in family:
        return {names.cards[card].name: card for card in names.goal_cards}
    return {card.name: number for number, card in enumerate(names.cards) if card.verb}


def with_constraints(p: Snapshot, domains: list[Domain], is_view: bool) -> list[Domain]:
    """Return the domains with what is remembered about them; refuse contradictions.

    Cards that certainly lie there are no longer wanted. The history of a view tells everything that
    its clues do, and more.
    """
    of_history = (DECK, GOALS, DWARFS) if is_view else ()
    samplers = {d: sampler(p, d, domains[d].pool) for d in of_history if domains[d].places}
    clues = [clue for clue in p.clues if samplers.get(_domain(clue)) is None]
    if p.rules.sure_goal != NOBODY:
        goals = range(GOAL_PLACE, GOAL_PLACE + p.rules.ngoals)
        clues.append(Clue(MAX_SEATS, tuple(goals), (p.rules.sure_goal,), 1))
    constraints: list[list[Constraint]] = [[] for _ in domains]
    for clue in clues:
        number = _domain(clue)
        want = _want(p, domains[number], clue)
        if want.least > 0 or want.order:
            constraints[number].append(want)
    return [
        domain._replace(constraints=own, history=samplers.get(number))
        for number, (domain, own) in enumerate(zip(domains, constraints, strict=True))
    ]


def _domain(clue: Clue) -> int:
    return domain_of(clue.places[0]) if clue.places else DECK


def _want(p: Snapshot, domain: Domain, clue: Clue) -> Constraint:
    if clue.least > IN_ORDER:
        return _want_order(p, domain, clue)
    blank = set(domain.places)
    known = Counter(c for at in clue.places for c in _lying(p, at, blank))
    cards = Counter(clue.cards)
    least = clue.least - (cards & known).total()
    missing = cards - known
    room = sum(place in clue.places for place in domain.places)
    if least > min(room, (missing & Counter(domain.pool)).total()):
        raise NotationError(say("position-memory"))
    if clue.places and DWARF_PLACE <= clue.places[0] < GOAL_PLACE and clue.least == len(clue.cards):
        return Constraint(clue.places, clue.cards, clue.least, known=sorted(known.elements()))
    return Constraint(clue.places, sorted(missing.elements()), least)


def _want_order(p: Snapshot, domain: Domain, clue: Clue) -> Constraint:
    """Return which of the ordered cards may have been taken, given the position (C-18)."""
    n, blank = clue.least - IN_ORDER, set(domain.places)
    order, gone = clue.cards[:n], clue.cards[n:]
    pile = order_places(clue.places, n)
    lying = [_lying(p, place, blank) for place in pile]
    others = [place for place in clue.places if place not in pile]
    known = {card for place in others for card in _lying(p, place, blank)} & {*order}
    has_room = any(place in blank for place in others)
    may_take = 0
    for taken, card in enumerate(order):
        left = order[:taken] + order[taken + 1 :]
        fits = all(not at or card in (UNSEEN, *at) for at, card in zip(lying, left, strict=False))
        is_there = card == UNSEEN or card in gone or card in known or has_room
        may_take |= (fits and is_there) << taken
    if domain.places and not may_take:
        raise NotationError(say("position-memory"))
    return Constraint(clue.places, clue.cards, 0, sorted(known), n, may_take)


def _lying(p: Snapshot, place: int, blank: set[int]) -> list[int]:
    """Return the known cards of a place; a hand may be known in part."""
    if place < DWARF_PLACE:
        return p.known_hand(place)
    if place in blank:
        return []
    if place >= DISCARD_PLACE:
        return [p.discards[place - DISCARD_PLACE][0]]
    if place >= GOAL_PLACE:
        return [p.goals[place - GOAL_PLACE][1]]
    if place >= SPARE_PLACE:
        return [p.spare[place - SPARE_PLACE]]
    return [p.dwarf[place - DWARF_PLACE]]
