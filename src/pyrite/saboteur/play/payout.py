# Compiled: see core/native.py
"""Gold: coins, gold cards, sharing the gold of the base game (B-40 to B-42), and results of rounds.

Whoever must pay without a coin changes a gold card for coins (I-09, S-37). Results are plain data
for views and positions; nothing in the game depends on them. Tables that only count moves are
`forgetful` and keep none.
"""

from pyrite.core.chance import shuffle
from pyrite.core.moves import Moves, arg_of, pack
from pyrite.core.native import c_only, python_too, with_gil
from pyrite.core.numbers import NOBODY
from pyrite.core.views import Result
from pyrite.saboteur.numbers import (
    CHANGED,
    CHANGED_CARD,
    COINS,
    COVER_SHOWN,
    DIGGER,
    DRAFTED,
    GOLD_DRAWN,
    HIDDEN,
    LUCK_CHANGE,
    OFFERED,
    PAID,
    PAID_OUT,
    SABOTEUR,
    TOOK_GOLD,
    WAS_PAID,
)
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_verb

RULES: list[str] = []
CARDS_BY: dict[str, int] = {}  # rules that pay in gold cards: how those are won


def worth(table: Table, seat: int) -> int:
    """Return all the gold of a seat."""
    total: int = table.coins[seat]
    for i in range(table.nwon):
        if table.won_seat[i] == seat and table.won_how[i] & CHANGED == 0:
            total += table.won_value[i]
    return total


@c_only
def new_rule(name: str) -> int:
    """Register a rule by which gold is gained or lost."""
    RULES.append(name)
    return len(RULES) - 1


@c_only
def new_card_rule(name: str, how: int) -> int:
    """Register a rule by which gold cards are won in this way."""
    CARDS_BY[name] = how
    return new_rule(name)


def note_gold(table: Table, seat: int, amount: int, rule: int) -> None:
    """Note gold paid to a seat, or by it if negative; everybody sees how much."""
    if not table.forgetful:
        keep_payment(table, seat, amount, NOBODY, rule)


def note_card(table: Table, seat: int, card: int, rule: int) -> None:
    """Note a gold card that only its owner knows, by its number in `won`."""
    if not table.forgetful:
        keep_payment(table, seat, 0, card, rule)


@with_gil
def keep_payment(table: Table, seat: int, amount: int, card: int, rule: int) -> None:
    """Append a row to the payments of this round."""
    table.payments = (*(table.payments or ()), (seat, amount, card, rule))


def show_covers(table: Table) -> None:
    """Show everything still face down to all, because the round is over."""
    for cover in range(table.rules.ncovers):
        cell = table.goal_cell[cover]
        if cell and table.tile[cell] == HIDDEN:
            card = table.goal_card[cover] | table.under[cover] << 8
            table.emit(COVER_SHOWN, NOBODY, table.at[cell], card, 0)


def finish_round(table: Table) -> None:
    """Keep the result of the round before the next is dealt."""
    if table.recording:
        show_covers(table)
    if not table.forgetful:
        keep_result(table)


@with_gil
def keep_result(table: Table) -> None:
    """Keep a copy of the table as a result, made readable only when it is looked at."""
    kept = Table()
    kept.copy_from(table)
    table.results = (*(table.results or ()), Result(kept, table.rules.names.result_text))
    table.payments = ()


def gain(table: Table, seat: int, amount: int, rule: int) -> None:
    """Give coins from the supply to a seat; everybody sees how many."""
    if amount == 0:
        return
    table.coins[seat] += amount
    note_gold(table, seat, amount, rule)
    if table.recording:
        table.emit(COINS, seat, amount, rule << 1 | 1, 0)


def has_gold(table: Table, seat: int) -> bool:
    """Return whether a seat has gold, which everybody knows (S-37)."""
    return table.coins[seat] > 0 or lowest_card(table, seat) != NOBODY


def spend(table: Table, seat: int, rule: int) -> None:
    """Take one gold from a seat: a coin, or its lowest gold card is changed for coins (I-09)."""
    if table.coins[seat] == 0:
        change(table, seat, lowest_card(table, seat))
    table.coins[seat] -= 1
    note_gold(table, seat, -1, rule)
    if table.recording:
        table.emit(COINS, seat, -1, rule << 1 | has_gold(table, seat), 0)


def lowest_card(table: Table, seat: int) -> int:
    """Return the index of the seat's lowest gold card, or NOBODY."""
    lowest = NOBODY
    for i in range(table.nwon):
        if table.won_seat[i] != seat or table.won_how[i] & CHANGED:
            continue
        if lowest == NOBODY or table.won_value[i] < table.won_value[lowest]:
            lowest = i
    return lowest


def change(table: Table, seat: int, i: int) -> None:
    """Return a card to the gold pile, which is shuffled, for its value in coins."""
    table.won_how[i] |= CHANGED
    table.coins[seat] += table.won_value[i]
    table.gold_pile[table.ngold] = table.won_value[i]
    table.ngold += 1
    table.luck.start(table.step, LUCK_CHANGE)
    shuffle(table.gold_pile, table.ngold, table.luck)
    if table.recording:
        table.emit(CHANGED_CARD, seat, table.won_value[i], i, 1 << seat)


def pay(table: Table) -> None:
    """Share the gold step by step until all is paid: to diggers in turn, or to saboteurs."""
    if table.drafter == NOBODY:
        if table.found:
            draw_gold(table)
        else:
            pay_saboteurs(table)
            table.npool = 0
    if table.npool == 0:
        table.stage = PAID
    elif table.npool == 1:
        take(table, 0)
    else:
        offer(table)


def draw_gold(table: Table) -> None:
    """Draw one gold card per digger, or one per seat (nine with ten seats) (B-40)."""
    wanted = how_many(table, DIGGER)
    if not any_shares(table):
        wanted = 0
    elif not table.rules.gold_per_digger:
        wanted = 9 if table.rules.seats == 10 else table.rules.seats
    while table.npool < wanted and table.ngold:
        table.ngold -= 1
        table.pool[table.npool] = table.gold_pile[table.ngold]
        table.npool += 1
    if table.recording:
        table.emit(GOLD_DRAWN, NOBODY, table.npool, 0, 0)
    table.drafter = table.finder
    if table.npool and not shares(table, table.drafter):
        next_digger(table)


def shares(table: Table, seat: int) -> bool:
    """Return whether a seat shares in the gold cards: a digger whom no module excludes."""
    if table.dwarf[seat] != DIGGER:
        return False
    for i in range(table.rules.n_entitled):
        if not table.rules.entitled[i](table, seat):
            return False
    return True


def any_shares(table: Table) -> bool:
    for seat in range(table.rules.seats):
        if shares(table, seat):
            return True
    return False


def how_many(table: Table, dwarf: int) -> int:
    """Count the seats that hold this dwarf; the spare card does not count."""
    n = 0
    for seat in range(table.rules.seats):
        if table.dwarf[seat] == dwarf:
            n += 1
    return n


def next_digger(table: Table) -> None:
    """Move on to the next digger, against the direction of play."""
    seats = table.rules.seats
    table.drafter = (table.drafter - table.direction + seats) % seats
    while not shares(table, table.drafter):
        table.drafter = (table.drafter - table.direction + seats) % seats


def offer(table: Table) -> None:
    """Let the digger choose, even among equal cards: not asking would tell the others."""
    if table.recording:
        for i in range(table.npool):
            table.emit(OFFERED, table.drafter, table.pool[i], i, 1 << table.drafter)
    push_ask(table, TAKE_GOLD, 1 << table.drafter, 0)


def take(table: Table, i: int) -> None:
    """Give one gold card to the digger; the rest is offered to the next."""
    value = table.pool[i]
    table.npool -= 1
    while i < table.npool:
        table.pool[i] = table.pool[i + 1]
        i += 1
    win(table, table.drafter, value, DRAFTED)
    note_card(table, table.drafter, table.nwon - 1, DIGGERS_PAY)
    if table.recording:
        table.emit(TOOK_GOLD, table.drafter, value, DIGGERS_PAY, 1 << table.drafter)
    next_digger(table)


def win(table: Table, seat: int, value: int, how: int) -> None:
    """Give a gold card to a seat; it stays face down until the game ends (B-42)."""
    table.won_seat[table.nwon] = seat
    table.won_value[table.nwon] = value
    table.won_round[table.nwon] = table.round_no
    table.won_how[table.nwon] = how
    table.nwon += 1


def list_gold(table: Table, seat: int, moves: Moves) -> None:
    for value in range(1, 4):
        for i in range(table.npool):
            if table.pool[i] == value:
                moves.acts[moves.n] = pack(TAKE, 0, value)
                moves.n += 1
                break


def resolve_take(table: Table, action: int) -> None:
    i = 0
    while table.pool[i] != arg_of(action):
        i += 1
    pop_ask(table)
    take(table, i)


def pay_saboteurs(table: Table) -> None:
    """Pay 4 to one saboteur, 3 each to two or three, 2 each to four, in seat order (B-41)."""
    table.drafter = table.turn
    saboteurs = how_many(table, SABOTEUR)
    owed = owed_each(saboteurs)
    for seat in range(table.rules.seats):
        if table.dwarf[seat] == SABOTEUR:
            saboteurs -= 1
            pay_sum(table, seat, owed, saboteurs, SABOTEURS_PAY)


@python_too
def owed_each(saboteurs: int) -> int:
    """Return what each of so many saboteurs gets (B-41)."""
    return 4 if saboteurs == 1 else 2 if saboteurs == 4 else 3


def pay_sum(table: Table, seat: int, owed: int, others: int, rule: int) -> None:
    """Pay this sum in gold cards, so that as many others as possible can be paid too."""
    before = table.nwon
    if table.rules.pay_exact:
        pay_exact(table, seat, owed, others)
    else:
        pay_drawn(table, seat, owed)
    tell_paid(table, seat, before, rule)


def tell_paid(table: Table, seat: int, first: int, rule: int) -> None:
    """Announce the sum, which the rule fixes, but not the cards (B-42, ruling)."""
    total = 0
    for i in range(first, table.nwon):
        total += table.won_value[i]
    if total:
        note_gold(table, seat, total, rule)
    if not table.recording:
        return
    for i in range(first, table.nwon):
        said = rule << 24 | total << 8 | table.nwon - 1 - i
        table.emit(WAS_PAID, seat, table.won_value[i], said, 1 << seat)


def pay_exact(table: Table, seat: int, owed: int, others: int) -> None:
    """Pay exactly what is owed, highest cards first."""
    cards = exact_cards(in_pile(table, 1), in_pile(table, 2), in_pile(table, 3), owed, others)
    for _ in range(cards >> 16):
        win(table, seat, from_pile(table, 3), PAID_OUT)
    for _ in range(cards >> 8 & 255):
        win(table, seat, from_pile(table, 2), PAID_OUT)
    for _ in range(cards & 255):
        win(table, seat, from_pile(table, 1), PAID_OUT)


@python_too
def exact_cards(left1: int, left2: int, left3: int, owed: int, others: int) -> int:
    """Return the best cards to pay with: how many of value 3, 2 and 1, one byte each.

    Best is the largest sum up to what is owed, then most others payable, fewest cards, highest
    cards.
    """
    best = -1
    cards = 0
    for threes in range(min(left3, owed // 3) + 1):
        for twos in range(min(left2, (owed - 3 * threes) // 2) + 1):
            ones = min(left1, owed - 3 * threes - 2 * twos)
            total = 3 * threes + 2 * twos + ones
            payable = how_many_paid(left1 - ones, left2 - twos, left3 - threes, owed, others)
            worth = 4096 * total + 256 * payable + 16 * (8 - threes - twos - ones) + threes
            if worth > best:
                best = worth
                cards = threes << 16 | twos << 8 | ones
    return cards


def how_many_paid(left1: int, left2: int, left3: int, owed: int, others: int) -> int:
    """Return how many of the others could be paid in full with these cards."""
    if others == 0:
        return 0
    best = 0
    for threes in range(min(left3, owed // 3) + 1):
        for twos in range(min(left2, (owed - 3 * threes) // 2) + 1):
            ones = owed - 3 * threes - 2 * twos
            if ones <= left1:
                paid = 1 + how_many_paid(
                    left1 - ones, left2 - twos, left3 - threes, owed, others - 1
                )
                best = max(best, paid)
    return best


def in_pile(table: Table, value: int) -> int:
    """Count the gold cards of this value that are left."""
    n: int = 0
    for i in range(table.ngold):
        n += table.gold_pile[i] == value
    return n


def from_pile(table: Table, value: int) -> int:
    """Take a card of this value out of the gold pile."""
    i = 0
    while table.gold_pile[i] != value:
        i += 1
    table.ngold -= 1
    while i < table.ngold:
        table.gold_pile[i] = table.gold_pile[i + 1]
        i += 1
    return value


def pay_drawn(table: Table, seat: int, owed: int) -> None:
    """Pay card by card from the top; a card that would overshoot goes under the pile."""
    tried = 0
    while owed and tried < table.ngold:
        value = table.gold_pile[table.ngold - 1]
        if value <= owed:
            table.ngold -= 1
            win(table, seat, value, PAID_OUT)
            owed -= value
            tried = 0
        else:
            put_under(table)
            tried += 1


def put_under(table: Table) -> None:
    """Put the top gold card under the pile."""
    top = table.gold_pile[table.ngold - 1]
    for i in range(table.ngold - 1, 0, -1):
        table.gold_pile[i] = table.gold_pile[i - 1]
    table.gold_pile[0] = top


DIGGERS_PAY: int = new_rule("B-40")
SABOTEURS_PAY: int = new_card_rule("B-41", PAID_OUT)
TAKE: int = new_verb(3, "take", resolve_take)
TAKE_GOLD: int = new_ask(2, "take_gold", list_gold)
