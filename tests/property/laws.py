"""The laws of the engine, each a function that fails where it is broken: (a state, some luck)."""

import json
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from contract.policies import uniform
from property.nearby import Tries

import pyrite
from pyrite import IllegalAction, Record, State
from pyrite.saboteur.deck import Components, components, read_deck
from pyrite.saboteur.fold import fold
from pyrite.saboteur.picture import Picture
from pyrite.saboteur.why_not import why_not

Law = Callable[[State, Random], None]
HOLDING = ("swap_goals", "keep_discard")  # asks about a card that is discarded afterwards
FRONT_CARDS = {tool: f"broken_{tool}" for tool in ("pick", "lamp", "cart")}


def whole(state: State) -> list[Any]:
    """Everything that can be seen of a state from outside."""
    return [pyrite.position(state), state.legal_actions(), state.asked, list(state.events)]


def seats_of(state: State) -> range:
    """All seats."""
    return range(len(state.gold))


def play_on(state: State, rng: Random, moves: int) -> None:
    """A few moves more."""
    while moves and not state.over:
        state.play(uniform(state, rng))
        moves -= 1


def copies_are_independent(state: State, rng: Random) -> None:
    """Neither notices what happens to the other, and both have the same luck before them."""
    luck, before = rng.getrandbits(32), whole(state)
    first, second = state.copy(), state.copy()
    assert first.dump() == second.dump() == state.dump()
    assert list(first.events) == []
    play_on(first, Random(luck), 90)
    first.luck.below(7)
    assert whole(state) == before
    assert second.dump() == state.dump()
    play_on(second, Random(luck), 90)
    assert second.position() == first.position()
    assert whole(state) == before


def playing_leaves_copies_alone(state: State, rng: Random) -> None:
    """The other way round: the copy keeps the moment while the game goes on."""
    game = Record.of(state).replay()
    kept = game.copy()
    before = whole(kept)
    play_on(game, rng, 40)
    assert whole(kept) == before
    assert game.position() != kept.position() or state.over


def play_accepts_exactly_the_legal_actions(state: State, rng: Random) -> None:
    """What is listed can be done, by number and by text; the rest is refused, nothing changes."""
    before, tries = state.dump(), Tries(state)
    for seat in seats_of(state):
        legal = set(state.legal_actions(seat))
        for action in tries.some(seat, rng, 30 if legal else 3):
            if action in legal:
                trusted, checked, written = state.copy(), state.copy(), state.copy()
                trusted.apply(action)
                checked.play(action, seat)
                written.play(state.to_text(action), seat)
                assert trusted.dump() == checked.dump() == written.dump() != before
            else:
                with pytest.raises(IllegalAction):
                    state.play(action, seat)
    assert state.dump() == before


def legal_lists_are_sorted_and_whole(state: State, rng: Random) -> None:
    """Without twins; all together are those of the seats that are asked; nobody else has any."""
    everybody = state.legal_actions()
    assert everybody == sorted(set(everybody))
    own = {seat: state.legal_actions(seat) for seat in seats_of(state)}
    assert sorted(action for actions in own.values() for action in actions) == everybody
    assert all(actions == sorted(set(actions)) for actions in own.values())
    assert tuple(seat for seat, actions in own.items() if actions) == state.asked


def why_not_agrees_with_the_legal_lists(state: State, rng: Random) -> None:
    """None for what is legal; a sentence for everything else, however near."""
    tries, picture = Tries(state), Picture.of(state)
    for seat in seats_of(state):
        legal = set(state.legal_actions(seat))
        for action in tries.some(seat, rng, 20 if legal else 5):
            reason = state.why_not(action, seat)
            assert (reason is None) == (action in legal), state.to_text(action)
        for action in tries.all_of(seat) if legal else []:
            message = why_not(picture, seat, action)
            assert (message is None) == (action in legal), state.to_text(action)


def cards_are_conserved(state: State, rng: Random) -> None:
    """Every card of the boxes lies somewhere, once: deck, goals, chests, dwarfs and gold."""
    p = pyrite.position(state)
    printed = boxes(p["options"])
    deck = Counter({card.name: card.copies for card in printed.paths}) + Counter(printed.copies)
    assert cards_of(p) == deck
    assert Counter(p["dwarfs"] + p["spare"]) == Counter(printed.dwarfs[len(p["hands"])])
    check_covers(p, printed)
    check_sites(p, printed)
    won = [row["value"] for row in p["won"] if not row["changed"]]
    assert Counter(p["gold_pile"] + p["pool"] + won) == Counter(printed.gold)
    assert sum(state.gold) == sum(won) + sum(p["coins"])


def boxes(options: dict[str, Any]) -> Components:
    """What lies in the boxes of this table."""
    return components(("base", *options["modules"]), read_deck(options.get("deck")))


def cards_of(p: dict[str, Any]) -> Counter[str]:
    """All paths and actions of a position, wherever they lie."""
    cards = Counter(p["pile"] + p["aside"] + p["offer"])
    for hand in p["hands"]:
        cards.update(hand)
    cards.update(row["card"] for row in p["discards"])
    cards.update(FRONT_CARDS.get(name, name) for front in p["front"] for name in front)
    fixed = {"0,0", *p["goals"], *(chest["cell"] for chest in p["chests"]), *site_cells(p)}
    cards.update(tile.split()[0] for cell, tile in p["board"].items() if cell not in fixed)
    cards.update(re.split("[@>:]", text)[0] for text in played_now(p))
    return cards


def played_now(p: dict[str, Any]) -> list[str]:
    """The card that is declared, or that lies with a question until it is answered."""
    held = [ask["about"] for ask in p["asks"] if ask["kind"] in HOLDING]
    return held if p["declared"] is None else [p["declared"], *held]


def site_cells(p: dict[str, Any]) -> dict[str, str]:
    """Where the fixed cards of the table lie, and which."""
    return {f"{x},{y}": card.name for card, (x, y) in boxes(p["options"]).sites}


def check_covers(p: dict[str, Any], printed: Components) -> None:
    """Goals and chests: none twice, as many as there are cells, on the table as they say."""
    goals, chests = p["goals"], p["chests"]
    assert Counter(goals.values()) <= Counter(card.name for card in printed.goals)
    assert len(goals) == len(printed.goal_cells)
    assert Counter(c["chest"] for c in chests) <= Counter(printed.chests)
    paths = Counter({card.name: card.copies for card in printed.chest_paths})
    assert Counter(c["path"] for c in chests) <= paths
    assert len(chests) == len(printed.chest_cells)
    covers = goals | {c["cell"]: c["path"] for c in chests if c["cell"] is not None}
    assert len(covers) == len(goals) + sum(c["cell"] is not None for c in chests)
    for cell, card in covers.items():
        assert p["board"][cell] in ("?", card, f"{card} r")
    assert sum(tile == "?" for tile in p["board"].values()) <= len(covers)


def check_sites(p: dict[str, Any], printed: Components) -> None:
    """M-W1, M-P1: sites lie where they lay, whether somebody has joined them or not."""
    sites = site_cells(p)
    assert {cell: p["board"][cell] for cell in sites} == sites
    assert set(p["sites"]) <= sites.keys()
    assert len(p["aside"]) == printed.set_aside


def coins_change_only_by_events(state: State, rng: Random) -> None:
    """I-09, S-37: what everybody began with, what was told since, and gold cards changed."""
    p = pyrite.position(state)
    coins = [boxes(p["options"]).coins_each] * len(p["coins"])
    for event in state.events:
        if event.kind == "coins" and "total" in event.open:
            assert event.open["total"] == p["coins"][event.seat]
        elif event.kind == "coins":
            coins[event.seat] += event.open["coins"]
            assert event.open["has_gold"] or coins[event.seat] == 0
        elif event.kind == "changed":
            coins[event.seat] += event.secret["value"]
            assert p["won"][event.open["card"]]["value"] == event.secret["value"]
    assert coins == p["coins"]
    assert all(amount >= 0 for amount in coins)


def texts_round_trip(state: State, rng: Random) -> None:
    """Every action that is one, legal or not, can be written and read again."""
    tries = Tries(state)
    for seat in seats_of(state):
        for action in tries.some(seat, rng, 60):
            text = state.to_text(action)
            assert state.from_text(seat, text) == action, text


def positions_round_trip(state: State, rng: Random) -> None:
    """Through JSON and back it is the same moment, and the game goes on in the same way."""
    position = pyrite.position(state)
    other = pyrite.from_position(json.loads(json.dumps(position)))
    assert pyrite.position(other) == position
    assert other.legal_actions() == state.legal_actions()
    assert [other.view(s) for s in seats_of(state)] == [state.view(s) for s in seats_of(state)]
    assert (other.over, other.gold, other.winners) == (state.over, state.gold, state.winners)
    luck, twin = rng.getrandbits(32), state.copy()
    play_on(other, Random(luck), 30)
    play_on(twin, Random(luck), 30)
    assert pyrite.position(other) == pyrite.position(twin)


def replaying_a_record_gives_the_same_state(state: State, rng: Random) -> None:
    """Through text and back; the events are the same too."""
    record = Record.of(state)
    again = Record.from_text(record.to_text())
    assert again == record
    assert whole(again.replay()) == whole(state)


def folding_events_gives_the_view(state: State, rng: Random) -> None:
    """For every seat and a spectator; and a mark cuts the events without loss."""
    for seat in (*seats_of(state), None):
        events = state.events_for(seat)
        assert fold(state.rules, seat, events) == state.view(seat), seat
        mark = rng.randint(0, len(events))
        assert events[mark:] == state.events_for(seat, mark)


def looking_changes_nothing(state: State, rng: Random) -> None:
    """Every call that only looks leaves all as it was."""
    before = whole(state)
    for seat in (*seats_of(state), None):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        state.events_for(seat)
        pyrite.imagine(view, rng)
        assert state.legal_actions(seat) is not state.legal_actions(seat)
    for action in state.legal_actions():
        state.why_not(action)
        state.to_text(action)
    assert (state.over, state.gold, state.winners) == (state.over, state.gold, state.winners)
    assert whole(state) == before


LAWS: list[Law] = [
    copies_are_independent,
    playing_leaves_copies_alone,
    play_accepts_exactly_the_legal_actions,
    legal_lists_are_sorted_and_whole,
    why_not_agrees_with_the_legal_lists,
    cards_are_conserved,
    coins_change_only_by_events,
    texts_round_trip,
    positions_round_trip,
    replaying_a_record_gives_the_same_state,
    folding_events_gives_the_view,
    looking_changes_nothing,
]
