"""A turn: troll off, a card played or discarded, steps of the dwarf, treasure, draw (L-05, L-06).

`apply` is the only writer. It carries the game on until somebody is asked something: what the game
waits for is a plain value on the table, so any moment can be saved, copied, sent and searched.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

if not cython.compiled:
    from pyrite.core.moves import arg_of, card_of, verb_of
    from pyrite.core.numbers import NOBODY
    from pyrite.lostmines.numbers import (
        AGREE,
        AGREED,
        ANSWERED,
        ANSWERS,
        ASK_AGREE,
        ASK_MINE,
        ASK_MOVE,
        ASK_TAKE,
        ASK_TURN,
        ASKED,
        CAMPFIRE,
        CAMPFIRE_STEPS,
        CARDS_GONE,
        DISCARDED,
        DRAGON,
        DRAGON_WOKEN,
        EMPTY,
        FIRST_TILE,
        GAME_ENDED,
        HIDDEN,
        LOOK,
        LOOK_MASK,
        LOOK_SHIFT,
        LOOKED,
        LOST,
        LUCK_TRAP,
        MAX_KINDS,
        MINE,
        MINE_SHOWN,
        MINE_TURNED,
        NOTHING,
        OVER,
        PASS,
        PASSED,
        PLACE,
        PLACED,
        PROPOSE,
        PROPOSED,
        PUBLIC,
        REFUSE,
        SET_TRAP,
        SET_TROLL,
        SKIPPED,
        STEP,
        STEPPED,
        STEPS,
        STOP,
        STOPPED,
        STORMED,
        TAKE,
        TOOL,
        TOOL_LAID,
        TRAP,
        TRAP_BIT,
        TRAP_GONE,
        TRAP_SET,
        TREASURE,
        TREASURE_TAKEN,
        TREASURES_GONE,
        TROLL,
        TROLL_BIT,
        TROLL_LEFT,
        TROLL_SET,
        TURN,
    )
    from pyrite.lostmines.play.results import keep_result
    from pyrite.lostmines.play.scoring import score, show_all
    from pyrite.lostmines.play.setup import draw, start_round
    from pyrite.lostmines.table.board import (
        BACK,
        OFFSET,
        edge_of,
        feature_at,
        may_step,
        misfits,
        put,
        remove,
    )
    from pyrite.lostmines.table.state import Table


def apply(table: "Table", action: int) -> None:
    """Do a legal action and all that follows from it."""
    table.step += 1
    verb = verb_of(action)
    if verb == STEP:
        step(table, arg_of(action))
    elif verb == STOP:
        stop(table)
    elif verb == TURN:
        turn_mine(table, arg_of(action))
    elif verb == TAKE:
        take_treasure(table, arg_of(action))
    elif verb == PROPOSE:
        propose(table)
    elif verb in (AGREE, REFUSE):
        answer(table, arg_of(action), verb == AGREE)
    else:
        play(table, verb, card_of(action), arg_of(action))
    if table.recording and table.stage != OVER:
        tell_ask(table)


def tell_ask(table: "Table") -> None:
    """What the game waits for, and how far the turn has come."""
    about = table.entered | table.steps << 8 | table.owed << 12 | table.proposed << 16
    table.emit(ASKED, table.turn, table.ask, about, table.asked_seats)


# --- proposing the end (L-45) ---------------------------------------------------------------------


def propose(table: "Table") -> None:
    """All others are asked at once; none sees what another one says."""
    table.proposed = 1
    table.agreed = 0
    table.ask = ASK_AGREE
    table.asked_seats = (1 << table.rules.seats) - 1 & ~(1 << table.turn)
    if table.recording:
        table.emit(PROPOSED, table.turn, 0, 0, 0)


def answer(table: "Table", seat: int, yes: bool) -> None:
    """When all have answered, the answers are public: all yes ends the round, else one goes on."""
    table.asked_seats &= ~(1 << seat)
    if yes:
        table.agreed |= 1 << seat
    if table.recording:
        table.emit(ANSWERED, NOBODY, seat, yes, 1 << seat)
    if table.asked_seats:
        return
    if table.recording:
        table.emit(ANSWERS, table.turn, table.agreed, 0, 0)
    if table.agreed == (1 << table.rules.seats) - 1 & ~(1 << table.turn):
        end_round(table, AGREED)
    else:
        table.agreed = 0
        ask_one(table, ASK_TURN)


# --- step 1: a card (L-05, L-10, L-20 to L-24) ----------------------------------------------------


def play(table: "Table", verb: int, card: int, arg: int) -> None:
    """Play a card, or discard one or two; then the dwarf may move."""
    if verb != PASS or table.rules.discard_counts:  # L-43
        table.last_card = table.turn
    table.owed = 1
    drop(table, table.turn, card)
    if verb == PLACE:
        if table.recording:
            table.emit(PLACED, table.turn, arg >> 1, FIRST_TILE + 2 * card + (arg & 1), 0)
        put(table, arg >> 1, FIRST_TILE + 2 * card + (arg & 1))
    elif verb == PASS:
        discard_unseen(table, card, arg)
    elif verb == SET_TROLL:
        set_troll(table, arg)
    else:
        resolve(table, verb, card, arg)
        discard(table, table.turn, card, PUBLIC)
    if is_cut(table):
        end_round(table, CARDS_GONE)
    else:
        begin_move(table)


def resolve(table: "Table", verb: int, card: int, arg: int) -> None:
    """Actions whose card goes to the discards."""
    if verb == TOOL:
        feature = table.rules.overcomes[card]
        table.tool[arg] = 1
        table.supply[feature] -= 1
        if table.recording:
            table.emit(TOOL_LAID, table.turn, arg, card, 0)
    elif verb == LOOK:
        look(table, arg >> LOOK_SHIFT, arg & LOOK_MASK, card)
    elif verb == SET_TRAP:
        table.token[arg] |= TRAP_BIT
        table.supply[TRAP] -= 1
        if table.recording:
            table.emit(TRAP_SET, table.turn, arg, 0, 0)
    else:
        storm(table, arg)


def drop(table: "Table", seat: int, card: int) -> None:
    """The card leaves the hand."""
    table.hands[seat * MAX_KINDS + card] -= 1
    table.nhand[seat] -= 1


def discard(table: "Table", seat: int, card: int, seen_by: int) -> None:
    """Face down on the discard pile; `seen_by` know it."""
    table.discards[table.ndiscards] = card
    table.discard_seen_by[table.ndiscards] = seen_by
    table.ndiscards += 1
    if table.recording:
        table.emit(DISCARDED, seat, card, 0, seen_by)


def discard_unseen(table: "Table", card: int, other: int) -> None:
    """One card or two; only their owner knows them (L-07), and draws as many."""
    if table.recording:
        table.emit(PASSED, table.turn, 2 if other else 1, 0, 0)
    discard(table, table.turn, card, 1 << table.turn)
    if other:
        drop(table, table.turn, other - 1)
        discard(table, table.turn, other - 1, 1 << table.turn)
        table.owed = 2


def look(table: "Table", kind: int, which: int, card: int) -> None:
    """L-21: what is looked at is public, what was seen is not."""
    eye = 1 << table.turn
    if kind == MINE:
        seen = table.mine_card[which]
        table.mine_seen_by[which] |= eye
    elif kind == TREASURE:
        seen = table.treasure_value[which]
        table.treasure_seen_by[which] |= eye
    else:
        seen = table.dwarf[which]
        table.dwarf_seen_by[which] |= eye
    if table.recording:
        table.emit(LOOKED, table.turn, card << 16 | kind << LOOK_SHIFT | which, seen, eye)


def set_troll(table: "Table", edge: int) -> None:
    """L-23: its card lies face up before its owner until it goes."""
    table.token[edge] |= TROLL_BIT
    table.supply[TROLL] -= 1
    table.troll_at[table.turn] = edge
    if table.recording:
        table.emit(TROLL_SET, table.turn, edge, 0, 0)


def remove_troll(table: "Table", seat: int) -> None:
    """The troll goes, its card to the discards."""
    edge = table.troll_at[seat]
    table.token[edge] &= 255 - TROLL_BIT
    table.troll_at[seat] = 0
    table.supply[TROLL] += 1
    if table.recording:
        table.emit(TROLL_LEFT, seat, edge, 0, 0)
    discard(table, seat, table.rules.troll_card, PUBLIC)


def storm(table: "Table", cell: int) -> None:
    """L-24: a path goes with its tool; tokens go only from between two empty cells."""
    card = table.tile[cell] - FIRST_TILE >> 1
    if table.recording:
        table.emit(STORMED, table.turn, cell, card, 0)
    if table.tool[cell]:
        table.tool[cell] = 0
        table.supply[table.rules.feature[card]] += 1
    remove(table, cell)
    discard(table, table.turn, card, PUBLIC)
    for d in range(4):
        edge = edge_of(cell, d)
        if table.token[edge] and table.tile[cell + OFFSET[d]] == EMPTY:
            remove_tokens(table, edge)


def remove_tokens(table: "Table", edge: int) -> None:
    if table.token[edge] & TRAP_BIT:
        table.token[edge] &= 255 - TRAP_BIT
        table.supply[TRAP] += 1
        if table.recording:
            table.emit(TRAP_GONE, table.turn, edge, 0, 0)
    for seat in range(table.rules.seats):
        if table.troll_at[seat] == edge:
            remove_troll(table, seat)


# --- step 2: the dwarf (L-13, L-30 to L-33) -------------------------------------------------------


def ask_one(table: "Table", kind: int) -> None:
    """The seat on turn is asked."""
    table.ask = kind
    table.asked_seats = 1 << table.turn


def begin_move(table: "Table") -> None:
    """L-13: who starts on a campfire moves further."""
    feature = feature_at(table, table.dwarf_at[table.turn])
    table.steps = CAMPFIRE_STEPS if feature == CAMPFIRE else STEPS
    go_on(table)


def go_on(table: "Table") -> None:
    """Another step is offered only where there is one; else the dwarf stays where it is."""
    if table.steps and can_step(table, table.dwarf_at[table.turn]):
        ask_one(table, ASK_MOVE)
    else:
        end_move(table)


def can_step(table: "Table", cell: int) -> bool:
    """Is there a way out of here for a dwarf?"""
    for d in range(4):
        if may_step(table, cell, d):
            return True
    return False


def step(table: "Table", d: int) -> None:
    """L-30: onto the next card; then the trap (L-22), then the mine (L-31)."""
    seat = table.turn
    cell = table.dwarf_at[seat]
    beyond = cell + OFFSET[d]
    table.standing[cell] -= 1
    table.standing[beyond] += 1
    table.dwarf_at[seat] = beyond
    table.steps -= 1
    if table.recording:
        table.emit(STEPPED, seat, beyond, d, 0)
    if table.token[edge_of(cell, d)] & TRAP_BIT and table.nhand[seat]:
        lose_card(table, seat)
        if is_cut(table):
            end_round(table, CARDS_GONE)
            return
    if table.tile[beyond] == HIDDEN:
        enter_mine(table, beyond, BACK[d])
    else:
        go_on(table)


def stop(table: "Table") -> None:
    if table.recording:
        table.emit(STOPPED, table.turn, 0, 0, 0)
    end_move(table)


def lose_card(table: "Table", seat: int) -> None:
    """L-22: chance picks a card of the hand; it goes face down, seen by its owner only."""
    table.luck.start(table.step, LUCK_TRAP)
    n = table.luck.below(table.nhand[seat])
    card = 0
    while n >= table.hands[seat * MAX_KINDS + card]:
        n -= table.hands[seat * MAX_KINDS + card]
        card += 1
    drop(table, seat, card)
    if table.recording:
        table.emit(LOST, seat, 0, 0, 0)
    discard(table, seat, card, 1 << seat)


def mine_at(table: "Table", cell: int) -> int:
    """The number of the mine on this cell, NOBODY if there is none."""
    for mine in range(table.rules.nmines):
        if table.rules.mine_at[mine] == cell:
            return mine
    return NOBODY


def enter_mine(table: "Table", cell: int, entry: int) -> None:
    """L-31: the first dwarf must stop; the mine is turned so that it is open to the entry side."""
    card = table.mine_card[mine_at(table, cell)]
    table.steps = 0
    if table.recording:
        table.emit(MINE_SHOWN, table.turn, cell, card, 0)
    upright = table.rules.sides[FIRST_TILE + 2 * card]
    turned = table.rules.sides[FIRST_TILE + 2 * card + 1]
    table.entered = cell
    if table.rules.turns_of[card] == 1 or not turned & entry:
        turn_mine(table, 0)
    elif not upright & entry:
        turn_mine(table, 1)
    else:
        worse = misfits(table, cell, turned) - misfits(table, cell, upright)
        if worse == 0:
            ask_one(table, ASK_MINE)
        else:
            turn_mine(table, worse < 0)


def turn_mine(table: "Table", flip: int) -> None:
    """The mine lies face up from now on."""
    cell = table.entered
    card = table.mine_card[mine_at(table, cell)]
    table.entered = 0
    if table.recording:
        table.emit(MINE_TURNED, table.turn, cell, FIRST_TILE + 2 * card + flip, 0)
    put(table, cell, FIRST_TILE + 2 * card + flip)
    if table.rules.mine_kind[card] == DRAGON:
        table.dragon = table.turn
        if table.recording:
            table.emit(DRAGON_WOKEN, table.turn, 0, 0, 0)
    end_move(table)


def end_move(table: "Table") -> None:
    """L-32: whoever stands on a mine now must take a treasure of its kind, if one is left."""
    table.steps = 0
    left = 0
    last = NOBODY
    mine = mine_at(table, table.dwarf_at[table.turn])
    if mine != NOBODY:
        kind = table.rules.mine_kind[table.mine_card[mine]]
        for i in range(table.rules.seats):
            if table.treasure_owner[i] == NOBODY and table.treasure_kind[i] == kind:
                left += 1
                last = i
    if left > 1:
        ask_one(table, ASK_TAKE)
    elif left == 1:
        take_treasure(table, last)
    else:
        end_turn(table)


def take_treasure(table: "Table", i: int) -> None:
    """It lies face down before the taker, who looks at it; the last one ends the round (L-40)."""
    seat = table.turn
    table.treasure_owner[i] = seat
    table.treasure_seen_by[i] |= 1 << seat
    table.treasures_left -= 1
    if table.recording:
        table.emit(TREASURE_TAKEN, seat, i, table.treasure_value[i], 1 << seat)
    if table.treasures_left == 0:
        end_round(table, TREASURES_GONE)
    else:
        end_turn(table)


# --- step 3 and what comes after ------------------------------------------------------------------


def end_turn(table: "Table") -> None:
    """Draw, as far as the pile reaches; then the next seat, unless all cards are gone (L-40)."""
    for _ in range(table.owed):
        draw(table, table.turn)
    table.owed = 0
    if all_cards_gone(table):
        end_round(table, CARDS_GONE)
    else:
        next_turn(table)


def is_cut(table: "Table") -> bool:
    """L-40: as printed the round is over with the very last card, in the middle of a turn."""
    return table.rules.cut_last_turn == 1 and all_cards_gone(table)


def all_cards_gone(table: "Table") -> bool:
    """Are the pile and all hands empty?"""
    if table.npile:
        return False
    for seat in range(table.rules.seats):
        if table.nhand[seat]:
            return False
    return True


def next_turn(table: "Table") -> None:
    """L-05: the next seat; who holds no cards is out, but its troll goes all the same."""
    while True:
        table.turn = (table.turn + 1) % table.rules.seats
        if table.troll_at[table.turn]:
            remove_troll(table, table.turn)
        if table.nhand[table.turn]:
            break
        if table.recording:
            table.emit(SKIPPED, table.turn, 0, 0, 0)
    begin_turn(table)


def begin_turn(table: "Table") -> None:
    table.proposed = 0
    ask_one(table, ASK_TURN)


def end_round(table: "Table", how: int) -> None:
    """L-43: the next round, begun by the seat after the one with the last card, or the end."""
    show_all(table, how)
    score(table)
    if not table.forgetful:
        keep_result(table, how)
    if table.round_no < table.rules.rounds:
        if table.last_card != NOBODY:
            table.starter = (table.last_card + 1) % table.rules.seats
        start_round(table)
        begin_turn(table)
        return
    table.stage = OVER
    table.ask = NOTHING
    table.asked_seats = 0
    table.steps = 0
    table.owed = 0
    table.proposed = 0
    table.agreed = 0
    if table.recording:
        table.emit(GAME_ENDED, NOBODY, 0, 0, 0)


def begin(table: "Table") -> None:
    """The first seat of a freshly dealt game is asked."""
    begin_turn(table)
    if table.recording:
        tell_ask(table)
