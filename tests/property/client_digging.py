"""Clickable actions in Saboteur, from JSON alone: card, then cell, then orientation."""

from collections.abc import Callable, Iterator
from itertools import combinations, permutations

from property.client import FACE_DOWN, Click, Table, beside, read_cell, write_cell
from property.client_guards import begs, guards, posts, with_gold
from property.client_paths import diversions, ladders, places


def clicks(table: Table) -> Iterator[Click]:
    """Yield everything the seat may do now, depending on the question."""
    if table.view["asked"]:
        for click in ANSWERS[table.view["ask"]["kind"]](table):
            yield {"seat": table.seat, **click}


def in_turn(table: Table) -> Iterator[Click]:
    """B-05: play a card or pass, or use what modules add to a turn."""
    for card in set(table.hand):
        yield from plays(table, card)
    yield from passes(table)
    for option in (sheds, guards, begs):
        yield from option(table)


def plays(table: Table, card: str) -> Iterator[Click]:
    """Yield all ways to play a card; a veto is not played on your own turn (C-19)."""
    verb = table.cards[card]["verb"]
    if verb in PLAYS:
        for parts in PLAYS[verb](table, card):
            yield {"verb": verb, "card": card, **parts}


# --- cards on cells and seats ---------------------------------------------------------------------


def rockfalls(table: Table, card: str) -> Iterator[Click]:
    """B-23, M-C1: any path card, also over a chest; never the start, a goal or a site."""
    hidden = hidden_chests(table)
    for at, tile in table.board.items():
        if table.card(tile)["kind"] in ("path", "chest_path") or write_cell(at) in hidden:
            yield {"cell": write_cell(at)}


def maps(table: Table, card: str) -> Iterator[Click]:
    """B-24, M-C1: a face-down goal or chest; no goals once that chest is open (I-08)."""
    opened = [chest["chest"] for chest in table.view["chests"] if chest["opened"]]
    goals = [] if "no_more_maps" in opened else hidden_goals(table).values()
    yield from ({"cell": at} for at in [*goals, *hidden_chests(table)])


def hidden_goals(table: Table) -> dict[int, str]:
    """Return the face-down goals, by number."""
    board = table.view["board"]
    return {i: at for i, at in enumerate(table.view["goals"], 1) if board[at] == FACE_DOWN}


def hidden_chests(table: Table) -> list[str]:
    """Return the chests whose paths are face down."""
    cells = [chest["cell"] for chest in table.view["chests"]]
    return [at for at in cells if table.view["board"].get(at) == FACE_DOWN]


def broken(table: Table, seat: int) -> set[str]:
    """Return what is in front of a seat, including broken tools."""
    return set(table.view["front"][seat])


def breaks(table: Table, card: str) -> Iterator[Click]:
    """B-20: another seat whose tool works; also your own with `sabotage_self`."""
    seats = table.seats if table.about["flags"]["sabotage_self"] else table.others
    tools = set(table.cards[card]["tools"])
    yield from ({"target": seat} for seat in seats if not tools & broken(table, seat))


def repairs(table: Table, card: str) -> Iterator[Click]:
    """B-21, B-22, C-21: one matching broken tool of any seat."""
    for seat in table.seats:
        for tool in broken(table, seat) & set(table.cards[card]["tools"]):
            yield {"target": seat, "tool": tool}


def before(table: Table, what: str) -> Iterator[Click]:
    """Yield the seats that have this in front of them."""
    yield from ({"target": s} for s in table.seats if what in table.view["front"][s])


def traps(table: Table, card: str) -> Iterator[Click]:
    """S-22, S-27: another seat that is not trapped yet."""
    yield from ({"target": s} for s in table.others if "trapped" not in table.view["front"][s])


def on_others(table: Table, card: str) -> Iterator[Click]:
    """S-24, S-26: any other seat."""
    yield from ({"target": seat} for seat in table.others)


def goal_swaps(table: Table, card: str) -> Iterator[Click]:
    """C-17, I-07: any two face-down goals."""
    yield from ({"goals": list(pair)} for pair in combinations(hidden_goals(table), 2))


def once(possible: bool) -> Iterator[Click]:
    """Yield an action without a target, if it is possible."""
    if possible:
        yield {}


PLAYS: dict[str, Callable[[Table, str], Iterator[Click]]] = {
    "place": places,
    "ladder": ladders,
    "diversion": diversions,
    "rockfall": rockfalls,
    "map": maps,
    "break": breaks,
    "repair": repairs,
    "trapped": traps,
    "inspection": on_others,
    "swap_hands": on_others,
    "goal_swap": goal_swaps,
    "freed": lambda table, card: before(table, "trapped"),  # S-23
    "hands_off": lambda table, card: before(table, "theft"),  # S-21
    "swap_hats": lambda table, card: (  # S-25: if a dwarf is unused
        {"target": seat} for seat in table.seats if table.view["spare"]
    ),
    "theft": lambda table, card: once(  # S-20, S-27
        "theft" not in table.view["front"][table.seat]
    ),
    "trove": lambda table, card: once(bool(table.view["discards"])),  # I-14
    "turnabout": lambda table, card: once(True),  # C-20
    "path_specialist": lambda table, card: once(any(paths(table))),  # C-22
}


# --- discarding and answering ---------------------------------------------------------------------


def passes(table: Table) -> Iterator[Click]:
    """B-05: one card; S-02: up to three, in any order."""
    most = table.about["verbs"]["pass"]["most_cards"]
    for n in range(1, most + 1):
        yield from (
            {"verb": "pass", "cards": list(row)} for row in set(permutations(table.hand, n))
        )


def sheds(table: Table) -> Iterator[Click]:
    """S-02: discard two cards to remove something in front of you."""
    if "shed" in table.about["verbs"]:
        for front in table.view["front"][table.seat]:
            for pair in set(permutations(table.hand, 2)):
                yield {"verb": "shed", "cards": list(pair), "front": front}


def paths(table: Table) -> Iterator[Click]:
    """C-22: yield every way to place a path from the hand."""
    for card in set(table.hand):
        if table.cards[card]["kind"] == "path":
            yield from plays(table, card)


def lay_path(table: Table) -> Iterator[Click]:
    """C-22: placing a path is compulsory, unless none fits."""
    laid = [*paths(table)]
    yield from laid or [{"verb": "done"}]


def vetoes(table: Table) -> Iterator[Click]:
    """C-19: allow the card, or veto it with a veto in hand."""
    yield {"verb": "allow"}
    held = [card for card in set(table.hand) if table.cards[card]["verb"] == "veto"]
    yield from ({"verb": "veto", "card": card} for card in held)


def keeps(table: Table) -> Iterator[Click]:
    """C-18, M-C2: one of the cards held up."""
    yield from ({"verb": "keep", "card": card} for card in set(table.view["offer"]))


def pushes(table: Table) -> Iterator[Click]:
    """M-C2: a face-down goal, if the cell east of it is empty and unguarded."""
    guarded = [beside(cell, side) for cell, side in posts(table, table.board).values()]
    for number, at in hidden_goals(table).items():
        east = beside(read_cell(at), "E")
        if east not in table.board and east not in guarded:
            yield {"verb": "push", "goals": [number]}


def takes(table: Table) -> Iterator[Click]:
    """B-40: one of the remaining gold cards."""
    yield from ({"verb": "take", "value": v} for v in set(table.view["offers"][-1]["values"]))


def seats(verb: str, possible: list[int]) -> Iterator[Click]:
    """Yield one action per seat."""
    yield from ({"verb": verb, "target": seat} for seat in possible)


def words(*verbs: str) -> Iterator[Click]:
    """Yield one action per verb."""
    yield from ({"verb": verb} for verb in verbs)


def with_cards(table: Table) -> list[int]:
    """Return the other seats that hold cards."""
    return [seat for seat in table.others if table.view["hands"][seat]]


ANSWERS: dict[str, Callable[[Table], Iterator[Click]]] = {
    "turn": in_turn,
    "lay_path": lay_path,
    "veto": vetoes,
    "take_gold": takes,
    "push_goal": pushes,
    **dict.fromkeys(("keep_discard", "choose_discard", "keep_drawn"), keeps),
    "pick_goal": lambda table: (  # B-30, I-18
        {"verb": "choose", "cell": at} for at in table.view["pending"]
    ),
    "turn_goal": lambda table: iter([{"verb": "turn"}, {"verb": "turn", "turned": True}]),  # B-31
    "swap_goals": lambda table: words("swap", "leave"),  # C-17
    "pay_toll": lambda table: words("agree", "refuse"),  # M-T1
    "steal": lambda table: seats("steal", with_gold(table)),  # S-36
    "see_dwarf": lambda table: seats("look", table.others),  # M-C2
    "take_card": lambda table: seats("rob", with_cards(table)),  # M-C2
}
