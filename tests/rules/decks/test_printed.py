"""Decks as data: what is printed, set by set."""

import pytest
from rules.decks.house_decks import names

from pyrite.core.deck import check_totals, count_of
from pyrite.core.sides import way_text
from pyrite.saboteur.config.registry import MODULES
from pyrite.saboteur.decks.deck import components, printed, read_deck

SETS = tuple(key for key in MODULES if key in printed())
CARDS_OF_YEARS = tuple(key for key in SETS if key[0] == "y" and key != "y2016_greedy_dwarf")


def test_every_set_with_components_has_a_table():
    with_cards = {key for key, module in MODULES.items() if module.cards}
    assert with_cards <= {*SETS} <= MODULES.keys()
    assert SETS[0] == "base"
    assert len(SETS) > 15


@pytest.mark.parametrize("name", SETS)
def test_every_printed_set_passes_its_own_checks_and_totals(name):
    deck = read_deck({name: printed()[name]})
    assert components((name,), deck) == components((name,))
    check_totals(name, printed()[name], printed()[name].get("totals", {}))


@pytest.mark.parametrize("name", SETS)
def test_every_set_and_every_row_says_how_sure_it_is(name):
    said = printed()[name]["sure"]
    assert set(said.values() if isinstance(said, dict) else [said]) <= {"A", "B", "U"}
    for key in ("paths", "goals", "sites", "chest_paths"):
        assert all(row["sure"] in ("A", "B", "U") for row in printed()[name].get(key, ()))


def test_B03_the_base_deck_has_40_paths_and_27_actions():
    base = components(())
    assert sum(card.copies for card in base.paths) == 40
    assert sum(base.copies.values()) == 27
    assert {card.verb for card in base.paths} == {"place"}
    assert all(card.name == way_text(card.ways) for card in base.paths)


def test_B02_start_and_goals_have_their_cards_and_cells():
    base = components(())
    assert (base.start.name, base.start.ways, base.start.verb) == ("start", (15,), "")
    assert base.start_cell == (0, 0)
    assert {card.name: card.ways for card in base.goals} == {
        "treasure": (15,),
        "stone1": (3,),
        "stone2": (9,),
    }
    assert base.goal_cells == ((8, -2), (8, 0), (8, 2))


def test_B01_dwarfs_are_one_more_than_seats_and_11_in_the_box():
    base = components(())
    assert base.seats == (3, 10)
    assert {n: sum(dwarfs.values()) - n for n, dwarfs in base.dwarfs.items()} == dict.fromkeys(
        range(3, 11), 1
    )
    assert count_of(printed()["base"]["dwarfs"]) == 11
    assert base.hand == {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}


def test_B04_there_are_28_gold_cards_and_B51_three_rounds():
    base = components(())
    assert base.gold == {1: 16, 2: 8, 3: 4}
    assert base.rounds == 3


def test_S01_saboteur2_adds_30_paths_and_20_actions_and_brings_15_dwarfs():
    base, both = components(()), components(("saboteur2",))
    assert sum(card.copies for card in both.paths) == 40 + 30
    assert sum(both.copies.values()) == 27 + 20
    assert both.paths[: len(base.paths)] == base.paths
    assert both.seats == (2, 12)
    box = {"blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}
    assert both.dwarfs == dict.fromkeys(range(2, 13), box)
    assert set(both.hand.values()) == {6}
    assert both.hand.keys() == both.dwarfs.keys()
    assert (both.set_aside, both.gold, both.goals) == (10, {}, base.goals)


@pytest.mark.parametrize(
    ("start", "kinds", "cards"),
    [("ladder_", 4, 4), ("door_blue_", 3, 3), ("door_green_", 3, 3), ("crystal_", 8, 10)],
)
def test_S10_kinds_of_paths(start, kinds, cards):
    new = [card for card in components(("saboteur2",)).paths if card.name.startswith(start)]
    assert (len(new), sum(card.copies for card in new)) == (kinds, cards)
    for card in new:
        assert card.name == start + way_text(card.ways)
        assert card.verb == ("ladder" if start == "ladder_" else "place")
        assert card.begins == (start == "ladder_")
        assert card.filter == {"door_blue_": 1, "door_green_": 2}.get(start, 0)
        assert card.bonus == (start == "crystal_")


def test_S10_other_paths_are_plain():
    plain = components(("saboteur2",)).paths[16:]
    assert names(card for card in plain if "_" not in card.name) == {
        "NS-EW": 2, "NW-ES": 2, "NS-W-E": 1, "EW-N-S": 1, "NW-E": 1, "NW-S": 1, "NE-W": 1,
        "NE-S": 1,
    }  # fmt: skip


def test_C16_one_digger_is_greedy():
    dwarfs = components(("y2016_greedy_dwarf",)).dwarfs
    assert dwarfs[3] == {"digger": 2, "saboteur": 1, "greedy": 1}
    for n, before in components(()).dwarfs.items():
        assert dwarfs[n] == {**before, "digger": before["digger"] - 1, "greedy": 1}


@pytest.mark.parametrize("name", CARDS_OF_YEARS)
def test_C17_to_C23_are_one_more_card(name):
    card = name[6:]
    assert components((name,)).copies == {**components(()).copies, card: 1}


def test_all_championship_cards_together():
    more = len(CARDS_OF_YEARS)
    with_dwarf = ("y2016_greedy_dwarf", *CARDS_OF_YEARS)
    assert sum(components(with_dwarf).copies.values()) == 27 + more
    assert sum(components(("saboteur2", *CARDS_OF_YEARS)).copies.values()) == 27 + 20 + more


def test_MT1_toll():
    parts = components(("toll",))
    assert (parts.tokens["guards"], parts.coins_each) == (2, 1)
    assert (components(()).tokens["guards"], components(()).coins_each) == (0, 0)


def test_MW1_MP1_sites_are_watched_and_have_a_cell_each():
    sites = components(("wardrobe", "tunnel_party")).sites
    assert [(card.name, card.ways, cell) for card, cell in sites] == [
        ("wardrobe", (15,), (4, -2)),
        ("tunnel_party", (15,), (4, 2)),
    ]
    assert all(card.watched and not card.verb for card, _ in sites)


def test_MG1_eight_goals_five_laid():
    parts = components(("new_goals",))
    assert [card.name for card in parts.goals] == [
        "treasure", "stone_1", "stone_2", "stone_3", "sack_1", "sack_2", "dragon", "spider",
    ]  # fmt: skip
    assert parts.goal_cells == ((8, -4), (8, -2), (8, 0), (8, 2), (8, 4))


def test_MC1_seven_chest_paths_ten_chests_four_laid():
    parts = components(("treasure_chests",))
    assert names(parts.stash_paths) == {
        "chest_NESW": 2, "chest_ESW": 2, "chest_NSW": 1, "chest_NE": 1, "chest_NW": 1,
    }  # fmt: skip
    assert {card.verb for card in parts.stash_paths} == {""}
    assert sum(parts.stashes.values()) == len(parts.stashes) == 10
    assert parts.stash_cells == ((2, -2), (2, 2), (6, -1), (6, 1))


def test_VT1_tournament():
    parts = components(("tournament",))
    assert parts.seats == (5, 9)
    assert {n: list(dwarfs.values()) for n, dwarfs in parts.dwarfs.items()} == {
        5: [3, 1, 1], 6: [3, 2, 1], 7: [3, 2, 2], 8: [3, 3, 2], 9: [4, 3, 2],
    }  # fmt: skip
    assert all(sum(dwarfs.values()) == n for n, dwarfs in parts.dwarfs.items())
    assert parts.hand == {5: 6, 6: 5, 7: 5, 8: 4, 9: 4}
    assert (parts.gold, parts.open_cell, components(()).open_cell) == ({}, (4, 0), None)


def test_every_card_has_a_name_of_its_own():
    parts = components([name for name in SETS if name not in ("y2016_greedy_dwarf", "tournament")])
    cards = [*parts.paths, *parts.goals, *parts.stash_paths, *(card for card, _ in parts.sites)]
    found = [*(card.name for card in cards), *parts.copies, parts.start.name]
    assert len(found) == len(set(found))
    sums = [sum(own.get("actions", {}).values()) for own in printed().values()]
    assert sum(parts.copies.values()) == sum(sums)


def test_modules_without_components_add_nothing():
    assert components(("sabotaged_dwarf", "base")) == components(())


def test_what_is_not_certain_can_be_listed():
    facts = components(("saboteur2", "treasure_chests", "new_goals")).sure
    unsure = {(fact.module, fact.key, fact.name): fact.sure for fact in facts if fact.sure != "A"}
    assert unsure["saboteur2", "paths", "NE-S"] == "U"
    assert unsure["saboteur2", "paths", "ladder_E"] == "B"
    assert unsure["treasure_chests", "chests", ""] == "B"
    assert unsure["treasure_chests", "chest_cells", ""] == "U"
    assert ("saboteur2", "paths", "ladder_S") not in unsure
    assert not {fact for fact in facts if fact[:2] in (("base", "goals"), ("base", "dwarfs"))}
    assert {fact.sure for fact in components(()).sure} == {"A"}
