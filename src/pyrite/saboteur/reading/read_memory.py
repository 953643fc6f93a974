"""Reading what seats remember: the steps of remembered cards, clues, and what both imply.

history_text.py explains steps, clues.py explains clues. What is remembered restricts how the cards
that a position leaves out may be dealt.
"""

from collections import Counter
from collections.abc import Sequence

from pyrite.core.messages import NotationError
from pyrite.core.numbers import NOBODY
from pyrite.core.seats import PUBLIC, SPECTATORS
from pyrite.core.source import Source
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import (
    CLUE_CARDS_EACH,
    CLUES_EACH,
    DISCARD_PLACE,
    DRAW,
    DWARF_PLACE,
    GOAL_PLACE,
    IN_ORDER,
    KEEP_ONE,
    KNOWERS,
    MAX_DECK,
    MAX_HAND,
    MAX_SEATS,
    MIX,
    PASS_UNSEEN,
    PUT,
    ROW_BYTES,
    SEE,
    SPARE_PLACE,
    STEP_BYTES,
    STEP_ROWS,
    SWAP,
    UNSEEN,
)
from pyrite.saboteur.text.history_text import LETTERS, WORDS, Step
from pyrite.saboteur.text.snapshot import Clue, Snapshot
from pyrite.saboteur.worlds.history_sampler import HistorySampler
from pyrite.saboteur.worlds.unknowns import FIRST, Constraint, Domain, order_places

MOST_STEPS = STEP_ROWS * ROW_BYTES // STEP_BYTES
MOST_KEPT = 16
LONGEST = 100
DECK, GOALS, DWARFS = 0, 1, 4  # domains, in the reader's order
DOMAIN_OF_LETTER = {"h": DECK, "d": DECK, "g": GOALS, "w": DWARFS, "u": DWARFS}
WANTED = "steps like draw h1, pass h1 d12, see h1 map, swap h1 h2, keep h1 d5 5"


def read_history(source: Source, p: Snapshot) -> None:
    """Read the steps; if left out, it is unknown how clues came about."""
    if source.data.get("history") is None:
        p.history = None if "history" in source.data or p.clues else []
        return
    p.history = []
    for i, value in enumerate(source.at_most(MOST_STEPS, "history", "steps")):
        where = f"history {i}"
        row = source.as_mapping(where, value, ("seen_by", "step"))
        seats = _knowers(source, where, row.get("seen_by"))
        p.history.append(_step(source, p, where, row.get("step"))._replace(seats=seats))


def _knowers(source: Source, where: str, value: object) -> int:
    """Read knowers: "all", or a list of seats with null for the spectators."""
    if value == "all":
        return PUBLIC
    knowers = source.as_list(where, value)[: MAX_SEATS + 1]
    return sum({SPECTATORS if k is None else 1 << source.seat(where, k) for k in knowers})


def _step(source: Source, p: Snapshot, where: str, value: object) -> Step:
    """Read a step that is possible by itself."""
    if not isinstance(value, str) or len(value) > LONGEST:
        source.wrong_type(where, WANTED)
    word, first, rest = [*value.split(" ", 2), "", ""][:3]
    kind = WORDS[source.one_of(where, word, list(WORDS))]
    place = _place(source, p, where, first)
    if kind in (SEE, PUT):
        return Step(kind, 0, place, 0, _card(source, p, where, first[0], rest))
    if kind == DRAW:
        step = Step(kind, 0, place)
    else:
        other, _, number = rest.partition(" ")
        n = int(number) if number in map(str, range(1, MOST_KEPT + 1)) else 0
        step = Step(kind, 0, place, _place(source, p, where, other), n)
    if not _is_possible(step) or (rest and kind == DRAW) or (step.card > 0) != (kind == KEEP_ONE):
        source.wrong_value(where, value, WANTED)
    return step


def _place(source: Source, p: Snapshot, where: str, text: str) -> int:
    """Read a letter and the number of a place that exists or has existed."""
    letter = source.one_of(where, text[:1], list(LETTERS))
    seats = p.rules.seats
    counts = {"h": seats, "w": seats, "u": len(p.spare), "g": p.rules.ngoals, "d": MAX_DECK}
    numbers = {str(n): n for n in range(counts[letter])}
    if text[1:] not in numbers:
        source.wrong_value(where, text, f"{letter}0 to {letter}{counts[letter] - 1}")
    return LETTERS[letter] + numbers[text[1:]]


def _card(source: Source, p: Snapshot, where: str, letter: str, name: str) -> int:
    """Return the card by its name among those of its kind."""
    names = p.names
    if DOMAIN_OF_LETTER[letter] == DWARFS:
        return names.dwarfs.index(source.one_of(where, name, names.dwarfs))
    if DOMAIN_OF_LETTER[letter] == GOALS:
        listed = {names.cards[card].name: card for card in names.goal_cards}
    else:
        listed = {card.name: number for number, card in enumerate(names.cards) if card.verb}
    return listed[source.one_of(where, name, list(listed))]


def _is_possible(step: Step) -> bool:
    """Return whether cards can move between these places in this way."""
    kind, place, other = step.kind, step.place, step.other
    from_hand, to_hand = place < DWARF_PLACE, other < DWARF_PLACE
    if kind == DRAW:
        return from_hand
    if kind == PASS_UNSEEN:
        return from_hand and (to_hand or other >= DISCARD_PLACE) and place != other
    if kind == KEEP_ONE:
        return from_hand and DISCARD_PLACE <= other <= DISCARD_PLACE + MAX_DECK - step.card
    if from_hand != to_hand or domain_of(place) != domain_of(other):
        return False
    if kind == MIX:
        return not from_hand and place <= other
    return place != other and (kind == SWAP or not from_hand)


def domain_of(place: int) -> int:
    """Return the domain of a place: deck, goals or dwarfs."""
    if place < DWARF_PLACE or place >= DISCARD_PLACE:
        return DECK
    return GOALS if place >= GOAL_PLACE else DWARFS


def sampler(p: Snapshot, domain: int, pool: Sequence[int]) -> HistorySampler | None:
    """Return a sampler of what the view's seat remembers about these cards, or None.

    It is None without steps, and also if chance hardly ever leads to what was seen. Then the clues
    say what is certain.
    """
    steps = [step for step in p.history or () if domain_of(step.place) == domain]
    if not steps:
        return None
    left = Counter(pool)
    left.update(step.card for step in steps if step.kind == SEE)
    left.subtract(step.card for step in steps if step.kind == PUT)
    if not all(0 <= n <= MAX_DECK for n in left.values()):
        raise NotationError(say("position-memory"))
    found = HistorySampler(steps, _held_before(p, steps), left)
    return found if found.is_of_use() else None


def _held_before(p: Snapshot, steps: Sequence[Step]) -> list[int]:
    """Return how many cards each hand held before the first step, from what it holds now."""
    held = [len(hand) for hand in p.hands]
    for kind, _, place, other, _ in reversed(steps):
        if place >= DWARF_PLACE:
            continue
        if kind == SWAP:
            held[place], held[other] = held[other], held[place]
        elif kind in (SEE, PASS_UNSEEN):
            held[place] += 1
        else:
            held[place] -= 1
        if kind == PASS_UNSEEN and other < DWARF_PLACE:
            held[other] -= 1
        if not all(0 <= n <= MAX_HAND for n in held):
            raise NotationError(say("position-memory"))
    return held


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


def _clue(source: Source, p: Snapshot, where: str, value: object) -> Clue:
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


def _order(source: Source, where: str, value: object, listed: dict[str, int]) -> list[int]:
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
    clues = _merged([clue for clue in p.clues if samplers.get(_domain(clue)) is None])
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


def _merged(clues: Sequence[Clue]) -> list[Clue]:
    """Return the clues with one for each order: all who remember it saw the same card go."""
    merged: dict[tuple[int, ...], Clue] = {}
    plain = [clue for clue in clues if clue.least <= IN_ORDER]
    for clue in clues:
        if clue.least > IN_ORDER:
            key = (clue.least, *clue.places)
            merged[key] = _joined(merged[key], clue) if key in merged else clue
    return plain + list(merged.values())


def _joined(one: Clue, other: Clue) -> Clue:
    """Return what two knowers together know about cards in order; refuse a contradiction."""
    n = one.least - IN_ORDER
    order = [b if a == UNSEEN else a for a, b in zip(one.cards[:n], other.cards[:n], strict=True)]
    if any(b not in (UNSEEN, a) for a, b in zip(order, other.cards[:n], strict=True)):
        raise NotationError(say("position-memory"))
    gone = Counter(one.cards[n:]) | Counter(other.cards[n:])
    return one._replace(cards=(*order, *sorted(gone.elements())))


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
