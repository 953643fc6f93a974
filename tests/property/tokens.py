"""Memory tested with cards that are all different: every clue must be true at every moment.

Run by test_memory.py through core/interpreted.py, because the parts of a turn are C functions
otherwise. Prints how often each thing was done, how many clues were checked, and what was wrong.
"""

import json
import sys
from random import Random

from pyrite.core.chance import Luck
from pyrite.saboteur.config.config import read_options, rules_for
from pyrite.saboteur.knowledge import memory
from pyrite.saboteur.numbers import (
    DISCARD_PLACE,
    DWARF_PLACE,
    GOAL_PLACE,
    HAND_PLACE,
    IN_ORDER,
    MAX_HAND,
    PUBLIC,
    SPARE_PLACE,
    UNSEEN,
)
from pyrite.saboteur.play import effects, setup, turn
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.snapshot import Clue, clues_of

SEATS = 4
RULES = rules_for(read_options(seats=SEATS, modules=("saboteur2", "new_goals")))


def new_table(luck: int) -> Table:
    """Return a freshly dealt round in which no two cards, dwarfs or goals are alike."""
    table = Table()
    table._seat_at(RULES, Luck(luck))
    setup.start_game(table)
    setup.start_round(table)
    for seat in range(SEATS):
        for i in range(table.nhand[seat]):
            table.hands[seat * MAX_HAND + i] = 6 * seat + i
        table.dwarf[seat] = seat
    for i in range(table.npile):
        table.pile[i] = 6 * SEATS + i
    for i in range(table.nspare):
        table.spare[i] = SEATS + i
    for goal in range(RULES.ngoals):
        table.goal_card[goal] = goal
    return table


def lying(table: Table, place: int) -> list[int]:
    """Return the cards of a place."""
    if place >= DISCARD_PLACE:
        at = place - DISCARD_PLACE
        return [table.discards[at]] if at < table.ndiscards else []
    if place >= GOAL_PLACE:
        return [table.goal_card[place - GOAL_PLACE]]
    if place >= SPARE_PLACE:
        return [table.spare[place - SPARE_PLACE]]
    if place >= DWARF_PLACE:
        return [table.dwarf[place - DWARF_PLACE]]
    first = (place - HAND_PLACE) * MAX_HAND
    return table.hands[first : first + table.nhand[place - HAND_PLACE]]


def wrong(table: Table) -> list[str]:
    """Return clues that are false, or that tell a seat about its own hand."""
    found = []
    for clue in clues_of(table._dump()):
        if clue.least > IN_ORDER:
            if not is_in_order(table, clue):
                found.append(f"{clue} but the discards are {table.discards[: table.ndiscards]}")
            continue
        there = {card for place in clue.places for card in lying(table, place)}
        if len(there & set(clue.cards)) < clue.least or clue.knower in clue.places:
            found.append(f"{clue} but there lie {sorted(there)}")
    return found


def is_in_order(table: Table, clue: Clue) -> bool:
    """Check that one of the cards was taken and the others lie in order."""
    n = clue.least - IN_ORDER
    order, gone = clue.cards[:n], clue.cards[n:]
    discards = [place for place in clue.places if place >= DISCARD_PLACE]
    below, others = discards[: n - 1], set(clue.places) - set(discards[: n - 1])
    pile = [card for place in below for card in lying(table, place)]
    there = {card for place in others for card in lying(table, place)} | set(gone)
    for taken, card in enumerate(order):
        left = [*order[:taken], *order[taken + 1 :]]
        fits = all(c in (UNSEEN, at) for c, at in zip(left, pile, strict=True))
        if fits and (card == UNSEEN or card in there):
            return True
    return False


def a_seat(table: Table, rng: Random) -> int | None:
    """Return a random seat that holds cards."""
    holding = [seat for seat in range(SEATS) if table.nhand[seat]]
    return rng.choice(holding) if holding else None


def a_card(table: Table, seat: int, rng: Random) -> int:
    return rng.choice(lying(table, HAND_PLACE + seat))


def play_seen(table: Table, seat: int, other: int, rng: Random) -> None:
    card = a_card(table, seat, rng)
    turn.drop(table, seat, card)
    memory.saw(table, PUBLIC, HAND_PLACE + seat, card)
    turn.discard(table, seat, card, PUBLIC)


def pass_unseen(table: Table, seat: int, other: int, rng: Random) -> None:
    turn.discard_unseen(table, seat, a_card(table, seat, rng), 0)


def draw(table: Table, seat: int, other: int, rng: Random) -> None:
    if table.nhand[seat] < 9:
        setup.draw(table, seat)


def swap_hands(table: Table, seat: int, other: int, rng: Random) -> None:
    effects.swap_hands(table, seat, other)


def take_card(table: Table, seat: int, other: int, rng: Random) -> None:
    if table.nhand[other] and table.nhand[seat] < 9:
        effects.take_card(table, seat, other)


def trove(table: Table, seat: int, other: int, rng: Random) -> None:
    n = min(5, table.ndiscards)
    if n and table.nhand[seat] < 9:
        effects.see_top(table, seat, n)
        kept = rng.choice(table.discards[table.ndiscards - n : table.ndiscards])
        effects.keep_top(table, seat, kept, n)


def search(table: Table, seat: int, other: int, rng: Random) -> None:
    effects.shuffle_discards(table, seat)
    trove(table, seat, other, rng)


def look(table: Table, seat: int, other: int, rng: Random) -> None:
    goal = rng.randrange(RULES.ngoals)
    table.knows[seat] |= 1 << goal
    memory.saw(table, 1 << seat, GOAL_PLACE + goal, table.goal_card[goal])


def swap_goals(table: Table, seat: int, other: int, rng: Random) -> None:
    goal, second = sorted(rng.sample(range(RULES.ngoals), 2))
    effects.swap_goals(table, seat, goal, second, rng.random() < 0.5)


def inspect(table: Table, seat: int, other: int, rng: Random) -> None:
    effects.look_at_dwarf(table, seat, other)


def swap_hat(table: Table, seat: int, other: int, rng: Random) -> None:
    effects.swap_hat(table, seat)


def party(table: Table, seat: int, other: int, rng: Random) -> None:
    effects.deal_anew(table)


PARTS = (play_seen, pass_unseen, draw, swap_hands, take_card, trove, search)
HIDDEN = (look, swap_goals, inspect, swap_hat, party)


def main(rounds: int, moves: int) -> None:
    done: dict[str, int] = {}
    clues = 0
    problems: list[str] = []
    for luck in range(rounds):
        table, rng = new_table(luck), Random(luck)
        weights = [rng.randint(1, 9) for _ in PARTS + HIDDEN]
        told = []
        for table.step in range(moves):
            seat = a_seat(table, rng)
            if seat is None:
                break
            other = rng.choice([s for s in range(SEATS) if s != seat])
            part = rng.choices(PARTS + HIDDEN, weights)[0]
            part(table, seat, other, rng)
            told.append(f"{part.__name__} {seat} {other}")
            done[part.__name__] = done.get(part.__name__, 0) + 1
            clues += table.nclues
            problems += [f"round {luck}: {told[-4:]}: {text}" for text in wrong(table)]
        if problems:
            break
    print(json.dumps({"done": done, "clues": clues, "problems": problems}))


main(int(sys.argv[1]), int(sys.argv[2]))
