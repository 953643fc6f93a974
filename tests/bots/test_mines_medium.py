"""Choices of the bot medium in small situations of The Lost Mines, drawn on the board."""

import json
import random
from typing import Any

import mines
import pytest

from pyrite import State
from pyrite.bots.levels import MediumBot
from pyrite.core.actions import Action
from pyrite.core.events import Event

LOYAL = ["blue_loyal", "yellow_loyal", "yellow_selfish"]
EAST = "B ╦ ╦ ╦ ╬ ═ ╬ ╬ ╬ ═ ? "
TREASURES = ["gems", "gold", "silver"]


def choice(state: State, seat: int = 0, events: tuple[Event, ...] = (), dice: int = 1) -> str:
    """What a fresh bot answers that has been told these events."""
    bot = MediumBot(state.describe())
    for event in events:
        bot.told(event)
    return bot.choose(state.view(seat), state.actions(seat), random.Random(dice)).text


def table(drawing: str, hand: list[str], **more: Any) -> State:
    return mines.table(drawing, hand, **{"dwarfs": LOYAL, "treasures": TREASURES} | more)


def moving(drawing: str, **more: Any) -> State:
    return mines.moving(drawing, **{"dwarfs": LOYAL, "treasures": TREASURES} | more)


def knows(mine: str, cell: str = "11,3") -> dict[str, Any]:
    """The first seat has looked at a mine."""
    cells = ["9,1", "11,3", "11,5", "9,7"]
    return {"mines": {cell: mine}, "mines_seen_by": [[0] if c == cell else [] for c in cells]}


# --- cards ----------------------------------------------------------------------------------------


def test_a_dwarf_builds_towards_the_mines() -> None:
    assert choice(table("B ═ ", ["EW", "boat"], stands=["2,3"])) == "EW@3,3"


def test_it_closes_the_gap_before_it_builds_elsewhere() -> None:
    gap = EAST.replace("═", "·", 1)
    assert choice(table(gap, ["EW", "NS"], stands=["4,3"])) == "EW@6,3"


def test_it_goes_where_treasures_are_left() -> None:
    drawing = "B ╦ ╦ ╦ ╬ ╬ ╬ ╬ "
    known = {"mines": {"9,1": "gold", "11,3": "silver"}, "mines_seen_by": [[0], [0], [], []]}
    more = known | {"stands": ["8,3"], "hand": ["NS", "EW"]}
    gold = table(drawing, treasures=["gold"] * 3, **more)
    silver = table(drawing, treasures=["silver"] * 3, **more)
    assert choice(gold) == "NS@8,2"
    assert choice(silver) == "EW@9,3"


def test_a_tool_goes_where_it_opens_the_way() -> None:
    drawing = """
        B · · · · · · ╬ ═t╬ ?
        ·
        Y ╦t
    """
    assert choice(table(drawing, ["axe", "boat"], stands=["8,3"])) == "axe@9,3"


def test_a_mine_on_the_way_is_looked_at_before_one_goes_there() -> None:
    hand = ["info_mine_dwarf", "rope"]
    assert choice(table(EAST, hand, stands=["7,3"])) == "info_mine_dwarf@11,3"


def test_nobody_looks_twice_at_the_same_thing() -> None:
    state = table(EAST, ["info_mine_dwarf", "rope"], stands=["7,3"], **knows("gems"))
    assert choice(state) != "info_mine_dwarf@11,3"


def test_of_two_treasures_of_a_kind_one_is_looked_at() -> None:
    more = knows("gems") | {"treasures": ["gems", "gems", "silver"], "stands": ["9,3"]}
    looked = choice(table(EAST, ["info_treasure_dwarf", "rope"], dwarfs=LOYAL[:1], **more))
    assert looked in ("info_treasure_dwarf:1", "info_treasure_dwarf:2")


ROADS = """
    B · · · · · ╬ ╦ ═ ╬ ?
    ·
    Y · · · · · ╬ ╦ ═ ╬ ?
"""


@pytest.mark.parametrize("card", ["troll", "trap"])
@pytest.mark.parametrize(("role", "row"), [("loyal", "5"), ("saboteur", "3")])
def test_L41_each_hinders_those_it_does_not_share_with(card: str, role: str, row: str) -> None:
    dwarfs = [f"blue_{role}", "blue_loyal", "blue", "yellow_loyal", "yellow_loyal"]
    stands = [None, "8,3", "8,3", "8,5", "8,5"]
    more: dict[str, Any] = {"seats": 5, "treasures": ["gems", "gold", "silver", "gems", "gold"]}
    known: list[list[int]] = [[], [0], [], [0], [0]]
    state = table(ROADS, [card, "boat"], dwarfs=dwarfs, dwarfs_seen_by=known, stands=stands, **more)
    chosen = {state.action(choice(state, dice=dice)) for dice in range(8)}
    assert {action.verb for action in chosen} == {card}
    assert {str(action.cell).partition(",")[2] for action in chosen} == {row}


def test_a_trap_lies_where_the_way_is_certain() -> None:
    road = "B · · · · · · ╬ ═ · ?"
    more = {"stands": [None, "8,3", "8,3"], "dwarfs_seen_by": [[], [0], [0]]}
    state = table(road, ["trap", "boat"], **more)
    assert {choice(state, dice=dice) for dice in range(8)} == {"trap@8,3E"}


def test_a_saboteur_wrecks_the_way_of_its_clan_only() -> None:
    stands = ["1,5", "7,3", "7,5"]
    dwarfs = ["yellow_saboteur", "blue_loyal", "yellow_loyal"]
    chosen = choice(table(ROADS, ["thunderstorm", "NS"], dwarfs=dwarfs, stands=stands))
    assert not chosen.startswith("thunderstorm") or chosen.endswith(",5")


def test_two_useless_cards_are_changed_while_the_pile_lasts() -> None:
    hand = ["axe", "boat", "rope"]
    assert choice(table(EAST, hand, stands=["3,3"])).count(" ") == 2
    last = mines.last_turn(EAST, tuple(hand), dwarfs=LOYAL, treasures=TREASURES, stands=["3,3"])
    assert choice(last).count(" ") == 1


def test_the_least_useful_card_is_passed() -> None:
    hands = [["NE", "NSW", "boat"], ["boat"], ["boat"]]
    more: dict[str, Any] = {"dwarfs": LOYAL, "treasures": TREASURES, "pile": []}
    state = mines.table(EAST, hands=hands, stands=["7,3"], **more)
    passes = [action for action in state.actions() if action.verb == "pass"]
    bot = MediumBot(state.describe())
    assert bot.choose(state.view(0), passes, random.Random(1)).text == "pass boat"


# --- steps ----------------------------------------------------------------------------------------


def test_a_dwarf_walks_as_far_as_the_way_leads_on() -> None:
    assert choice(moving("B ═ ═ ╬ ")) == "step E"
    assert choice(moving("B ═ ═ ╬ ", stands=["4,3"])) == "stop"


def test_it_enters_a_mine_with_treasures_and_leaves_the_dragon_asleep() -> None:
    assert choice(moving(EAST, stands=["9,3"], **knows("gems"))) == "step E"
    assert choice(moving(EAST, stands=["10,3"], **knows("gems"))) == "step E"
    assert choice(moving(EAST, stands=["10,3"])) == "step E"
    assert choice(moving(EAST, stands=["10,3"], **knows("dragon"))) != "step E"


def test_L33_it_risks_the_dragon_for_much_but_not_for_a_trifle() -> None:
    """It knows the gems and the gold: behind the mine ahead lies silver, or the dragon."""
    known = {"mines": {"9,1": "gold", "9,7": "gems"}, "mines_seen_by": [[0], [], [], [0]]}
    taken = [{"kind": "gems", "owner": 1}, {"kind": "gold", "owner": 2}]
    for value, wanted in ((1, "stop"), (3, "step E")):
        silver = {"kind": "silver", "value": value}
        more = {"treasures": [*taken, silver], "treasures_seen_by": [[], [], [0]], **known}
        state = moving(EAST, stands=["10,3"], **more)
        assert choice(state) == wanted


def test_it_stays_on_a_mine_until_it_is_empty() -> None:
    mine = EAST.replace("? ", "╦%")
    more: dict[str, Any] = {"stands": ["11,3"], "ask": {"kind": "move"}, "steps": 3}
    rich = table(mine, ["axe"], **more)
    taken = [{"kind": "silver", "owner": 1}, "gems", "gold"]
    poor = table(mine + "\n" + "· " * 10 + "║ ", ["axe"], **more | {"treasures": taken})
    assert choice(rich) == "stop"
    assert choice(poor) == "step S"


def test_L22_who_holds_few_cards_avoids_a_trap() -> None:
    drawing = "B ═ ═ "
    few = moving(drawing, stands=["2,3"], hand=["axe"], pile=[], traps=["2,3E"])
    none = moving(drawing, stands=["2,3"], hand=[], traps=["2,3E"])
    near = moving(EAST, stands=["10,3"], hand=["axe"], traps=["10,3E"], **knows("gems"))
    assert choice(few) == "stop"
    assert choice(none) == "step E"
    assert choice(near) == "step E"


def test_L13_a_dwarf_rests_at_a_campfire() -> None:
    drawing = "B ╦ ╦ ╦ ╬c╬ ╬ ╬ ═ ═ ? "
    assert choice(moving(drawing, steps=1, stands=["4,3"])) == "step E"
    assert choice(moving(drawing, steps=1, stands=["5,3"])) == "stop"


def test_a_walk_does_not_turn_back() -> None:
    for seed in range(4):
        state = mines.table(EAST, seed=seed, dwarfs=LOYAL, treasures=TREASURES)
        state.play(choice(state))
        cells = [state.view(0)["stands"][0]]
        while state.view(0)["ask"]["kind"] == "move" and state.asked == (0,):
            state.play(choice(state))
            cells.append(state.view(0)["stands"][0])
        assert cells[:4] == ["1,3", "2,3", "3,3", "4,3"]


# --- other questions ------------------------------------------------------------------------------


def test_L32_the_best_treasure_is_taken() -> None:
    mine = EAST.replace("? ", "╝*")
    more: dict[str, Any] = {"stands": ["11,3"], "ask": {"kind": "take_treasure"}}
    more["treasures"] = [{"kind": "gems", "value": value} for value, _ in KNOWN_GEMS]
    more["treasures_seen_by"] = [[0] if known else [] for _, known in KNOWN_GEMS]
    state = table(mine, ["axe"], **more)
    assert choice(state) == "take 3"


KNOWN_GEMS = ((3, True), (4, False), (5, True))


@pytest.mark.parametrize(("row", "wanted"), [(3, "upright"), (5, "turned")])
def test_L31_a_mine_is_turned_so_that_it_leads_on(row: int, wanted: str) -> None:
    """Entered from the west, silver leads on to the south upright, to the north turned."""
    mine = f"11,{row}"
    more = {"mines": {mine: "silver"}, "stands": [mine], "treasures": ["gems", "gems", "gold"]}
    ask = {"kind": "turn_mine", "cell": mine}
    assert choice(table(mines.row(row, 9, "═ ═ ?"), ["axe"], ask=ask, **more)) == wanted


def asked(state: State) -> State:
    return mines.play(state, "propose")


def test_L45_nobody_agrees_while_there_is_something_to_gain() -> None:
    near = table(EAST, ["axe"], turn=1, stands=["10,3"], hands=[["axe"], ["boat"], ["rope"]])
    assert choice(asked(near)) == "refuse"


def test_L45_who_can_reach_nothing_any_more_agrees_and_proposes() -> None:
    hands = [["axe"], ["boat"], ["rope"]]
    more: dict[str, Any] = {"hands": hands, "pile": [], "dwarfs": LOYAL, "treasures": TREASURES}
    assert choice(mines.table("B", **more)) == "propose"
    assert choice(asked(mines.table("B", turn=1, **more))) == "agree"


def test_L45_it_is_proposed_once_a_round_and_never_early() -> None:
    hands = [["axe"], ["boat"], ["rope"]]
    more: dict[str, Any] = {"hands": hands, "dwarfs": LOYAL, "treasures": TREASURES}
    road = "B · · · · · · · · ═ ?"
    assert choice(mines.table(road, stands=[None, "10,3", "10,3"], **more)) != "propose"
    state = mines.table("B", pile=[], **more)
    assert choice(state, events=(Event("proposed", 0, {}, {}),)) != "propose"


def test_what_is_unknown_is_answered_all_the_same() -> None:
    state = table(EAST, ["axe", "boat"])
    view, bot = json.loads(json.dumps(state.view(0))), MediumBot(state.describe())
    new = [Action(0, "juggle", "balls", target=1), Action(0, "sing"), Action(0, "hum", cell="3,3")]
    for kind in (*state.describe().questions, "sing_along"):
        view["ask"] = {"kind": kind, "seats": [0], "cell": "11,3", "action": None}
        view["mines"]["11,3"] = "gems"
        assert bot.choose(view, new, random.Random(1)) in new
    view["ask"]["kind"] = "turn"
    discard = state.action("pass axe")
    assert bot.choose(view, [discard, *new], random.Random(1)) in new
