# Compiled: see core/native.py
"""Trove (C-18, I-14): keep one of the top five discards instead of drawing.

Source: championship card 2018, box of 2024. Needs nothing, forbids nothing. Rulings: the cards put
back keep their order and lie face down in every edition; of equal cards the topmost is taken. It
needs a discard pile. The trove is discarded when the choice is made, so it lies on top and is not
among the five; until then the question itself holds it.
"""

from pyrite.core.cards import Card
from pyrite.core.messages import Message, speaker
from pyrite.core.moves import Moves, card_of, pack
from pyrite.saboteur.numbers import PUBLIC
from pyrite.saboteur.play.effects import keep_for, keep_top, list_top, see_top
from pyrite.saboteur.play.turn import discard, owe
from pyrite.saboteur.table.module import Choices, Module, Words
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_card_verb
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.why_not import held

ENGLISH = {
    "not-without-discards": "The discard pile is empty, so there is nothing to bring back.",
    "not-in-trove": "{card} is not one of the discarded cards you see.",
}
say = speaker(ENGLISH)
LOOKS = 5


def list_trove(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the trove if there is a discard to keep (I-14)."""
    moves.acts[n] = pack(TROVE, card, 0)
    return n + 1 if table.ndiscards else n


def how_many(table: Table) -> int:
    """Return how many discards the seat looks at: five, or all if there are fewer."""
    return min(5, table.ndiscards)


def resolve_trove(table: Table, action: int) -> None:
    """Let the seat look at the top discards in secret, then choose."""
    see_top(table, table.turn, how_many(table))
    push_ask(table, KEEP_DISCARD, 1 << table.turn, action)


def list_kept(table: Table, seat: int, moves: Moves) -> None:
    list_top(table, how_many(table), moves)


def resolve_keep(table: Table, action: int) -> None:
    """Take the card in place of a draw, then discard the trove."""
    trove = card_of(table.ask_about[table.nasks - 1])
    pop_ask(table)
    keep_top(table, table.turn, card_of(action), how_many(table))
    discard(table, table.turn, trove, PUBLIC)
    owe(table, table.owed - 1)


TROVE: int = new_card_verb(13, "trove", list_trove, resolve_trove)
KEEP_DISCARD: int = new_ask(5, "keep_discard", list_kept)
keep_for(KEEP_DISCARD, resolve_keep)


def why_not_trove(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse the trove without a discard pile."""
    return None if snapshot.discards else say("not-without-discards", "I-14")


def why_not_keep(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse a card that was not looked at."""
    if card in [discard for discard, _ in looked_at(snapshot)]:
        return None
    return say("not-in-trove", "C-18", card=snapshot.names.cards[card].name)


def looked_at(snapshot: Snapshot) -> list[tuple[int, int]]:
    """Return the top five discards, and which seats know each of them."""
    return snapshot.discards[max(0, len(snapshot.discards) - LOOKS) :]


def check(snapshot: Snapshot, seats: int, about: int) -> str | None:
    """Refuse a question that is not put to the seat on turn about discards it has seen."""
    seen = all(seen_by >> snapshot.turn & 1 for _, seen_by in looked_at(snapshot))
    verb, _, _ = snapshot.names.unpack(about)
    good = verb == "trove" and seats == 1 << snapshot.turn and not snapshot.pending
    return None if good and seen and snapshot.discards else "position-asks-turn"


Y2018_TROVE = Module(
    "y2018_trove",
    source="championship card 2018, box of 2024",
    rules=("C-18",),
    cards=(Card("trove", "trove"),),
    choices=Choices(
        forms={"trove": "alone"},
        asks={"keep_discard": "action"},
        refusals={("turn", "trove"): held(why_not_trove), ("keep_discard", "keep"): why_not_keep},
        checks={"keep_discard": check},
        holds_up={"keep_discard": LOOKS},
    ),
    words=Words(ENGLISH),
)
