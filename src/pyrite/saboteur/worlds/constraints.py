# Compiled: see core/native.py
"""Dealing so that what is remembered holds: constraints are met one after the other.

Each constraint keeps what already lies right and fetches what is missing from elsewhere; what was
kept for one is not moved for another. So every deal that satisfies all of them is possible, and no
other. For cards in order, one of them is taken to the hand, each equally likely, and the rest
closes up.
"""

from pyrite.core.chance import Luck, shuffle
from pyrite.saboteur.numbers import UNSEEN
from pyrite.saboteur.worlds.unknowns import IN_HAND, IN_PILE, Unknowns


def meet_all(blanks: Unknowns, d: int, first: int, luck: Luck) -> bool:
    for i in range(blanks.ncards[d]):
        blanks.kept[i] = 0
    for want in range(first, blanks.last_want[d]):
        if blanks.order[want]:
            if not place_order(blanks, d, want, luck):
                return False
            continue
        start: int = first_wanted(blanks, want)
        least: int = blanks.least[want]
        for i in range(start, blanks.cards_end[want]):
            blanks.missing[blanks.wanted[i]] += 1
        for i in range(blanks.cards_end[want], blanks.wanted_end[want]):
            if blanks.missing[blanks.wanted[i]]:
                blanks.missing[blanks.wanted[i]] -= 1
                least -= 1
        met: bool = meet(blanks, d, want, least, luck)
        for i in range(start, blanks.cards_end[want]):
            blanks.missing[blanks.wanted[i]] = 0
        if not met:
            return False
    return True


def meet(blanks: Unknowns, d: int, want: int, least: int, luck: Luck) -> bool:
    """Keep what already lies right, fixed cards first, then fetch what is missing."""
    movable: int = 0
    for i in range(blanks.nplaces[d]):
        if not blanks.among[want][i]:
            continue
        if not blanks.kept[i]:
            blanks.movable[movable] = i
            movable += 1
        elif blanks.missing[blanks.cards[d][i]]:
            blanks.missing[blanks.cards[d][i]] -= 1
            least -= 1
    if least > 0:
        shuffle(blanks.movable, movable, luck)
    left: int = 0
    for k in range(movable):
        i = blanks.movable[k]
        if least > 0 and blanks.missing[blanks.cards[d][i]]:
            blanks.missing[blanks.cards[d][i]] -= 1
            blanks.kept[i] = 1
            least -= 1
        else:
            blanks.movable[left] = i
            left += 1
    while least > 0:
        left -= 1
        if left < 0 or not fetch(blanks, d, want, blanks.movable[left], luck):
            return False
        least -= 1
    return True


def fetch(blanks: Unknowns, d: int, want: int, place: int, luck: Luck) -> bool:
    """Swap one of the missing cards here from outside the wanted places.

    Cards beyond the places of a domain lie nowhere; they may be fetched like any other.
    """
    n: int = 0
    for i in range(blanks.ncards[d]):
        if blanks.missing[blanks.cards[d][i]] and not blanks.kept[i] and not blanks.among[want][i]:
            blanks.sources[n] = i
            n += 1
    if n == 0:
        return False
    source: int = blanks.sources[luck.below(n)]
    card: int = blanks.cards[d][source]
    blanks.cards[d][source] = blanks.cards[d][place]
    blanks.cards[d][place] = card
    blanks.missing[card] -= 1
    blanks.kept[place] = 1
    return True


def place_order(blanks: Unknowns, d: int, want: int, luck: Luck) -> bool:
    """Move one of the ordered cards to the hand, or wherever it went from there (C-18)."""
    start: int = first_wanted(blanks, want)
    n: int = blanks.order[want]
    taken: int = luck.below(n)
    while blanks.may_take[want] >> taken & 1 == 0:
        taken = luck.below(n)
    card: int = blanks.wanted[start + taken]
    hand: int = any_place(blanks, d, want, luck)
    for i in range(start + n, blanks.wanted_end[want]):
        if card != UNSEEN and blanks.wanted[i] == card:
            hand = -1  # assume it is the one that was seen, or that is known to lie there
            break
    else:
        if card != UNSEEN and (hand < 0 or not put_card(blanks, d, hand, card, luck)):
            return False
    left: int = n - 1
    for i in range(blanks.nplaces[d]):
        if blanks.among[want][i] < IN_PILE:
            continue
        k: int = blanks.among[want][i] - IN_PILE
        k += k >= taken
        known: bool = blanks.wanted[start + k] != UNSEEN
        if known and not put_card(blanks, d, i, blanks.wanted[start + k], luck):
            return False
        blanks.movable[k] = i
        left -= 1
    if card == UNSEEN and hand >= 0:
        card = blanks.cards[d][hand]
    if left == 0:  # cards named in a position stay where they are
        take_uppermost(blanks, d, taken, n, card)
    return True


def any_place(blanks: Unknowns, d: int, want: int, luck: Luck) -> int:
    """Return where the taken card may lie, or -1."""
    n: int = 0
    for i in range(blanks.nplaces[d]):
        if blanks.among[want][i] == IN_HAND and not blanks.kept[i]:
            blanks.sources[n] = i
            n += 1
    return blanks.sources[luck.below(n)] if n else -1


def take_uppermost(blanks: Unknowns, d: int, taken: int, n: int, card: int) -> None:
    """Let the topmost of equal cards be the one that was taken."""
    for k in range(n - 1, taken, -1):
        if blanks.cards[d][blanks.movable[k]] == card:
            for i in range(k, taken + 1, -1):
                blanks.cards[d][blanks.movable[i]] = blanks.cards[d][blanks.movable[i - 1]]
            blanks.cards[d][blanks.movable[taken + 1]] = card
            for i in range(taken + 1, k + 1):
                blanks.kept[blanks.movable[i]] = 1
            return


def put_card(blanks: Unknowns, d: int, place: int, card: int, luck: Luck) -> bool:
    """Swap a card of this kind here, from wherever it lies."""
    n: int = 0
    for i in range(blanks.ncards[d]):
        if blanks.cards[d][i] == card and not blanks.kept[i]:
            blanks.sources[n] = i
            n += 1
    if n == 0 or blanks.kept[place]:
        return False
    blanks.cards[d][blanks.sources[luck.below(n)]] = blanks.cards[d][place]
    blanks.cards[d][place] = card
    blanks.kept[place] = 1
    return True


def are_met(blanks: Unknowns, d: int, first: int) -> bool:
    for want in range(first, blanks.last_want[d]):
        if not is_met(blanks, d, want):
            return False
    return True


def is_met(blanks: Unknowns, d: int, want: int) -> bool:
    """Return whether enough of these cards lie there."""
    start: int = first_wanted(blanks, want)
    least: int = blanks.least[want]
    for i in range(start, blanks.cards_end[want]):
        blanks.missing[blanks.wanted[i]] += 1
    for i in range(blanks.nplaces[d]):
        if blanks.among[want][i] and blanks.missing[blanks.cards[d][i]]:
            blanks.missing[blanks.cards[d][i]] -= 1
            least -= 1
    for i in range(start, blanks.cards_end[want]):
        blanks.missing[blanks.wanted[i]] = 0
    return least <= 0


def first_wanted(blanks: Unknowns, want: int) -> int:
    return blanks.wanted_end[want - 1] if want else 0
