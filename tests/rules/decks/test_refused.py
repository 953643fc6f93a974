"""Decks as data: what is printed, what an owner may change, and what is refused with its line."""

import json
import pickle
import re
import tomllib
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import pyrite
from pyrite import Record
from pyrite.core.deck_lines import lines_of, path_text
from pyrite.core.deck_sets import check_totals, count_of
from pyrite.core.errors import ConfigError
from pyrite.core.sides import way_text
from pyrite.saboteur.deck import Deck, components, printed, read_deck

SETS = (
    "base", "saboteur2", "y2016_greedy_dwarf", "y2017_goal_swap", "y2018_trove", "y2019_veto",
    "y2020_turnabout", "y2021_master_craftsman", "y2022_path_specialist", "y2023_diversion", "toll",
    "wardrobe", "tunnel_party", "new_goals", "treasure_chests", "tournament",
)  # fmt: skip
PAGE = Path(__file__).parents[3] / "docs/decks.md"
FILES = sorted(Path(str(files("pyrite.saboteur") / "decks")).glob("*.toml"))


def deck_of(text: str, folder: Path) -> Deck:
    """A file with this text, read."""
    file = folder / "house.toml"
    file.write_text(text, encoding="utf-8")
    deck = read_deck(file)
    assert deck is not None
    return deck


def changed(text: str, *modules: str):
    """The components after this change."""
    return components(modules, read_deck(tomllib.loads(text)))


def names(cards) -> dict[str, int]:
    return {card.name: card.copies for card in cards}


# --- what is printed ------------------------------------------------------------------------------


def test_every_set_with_components_has_a_table():
    assert sorted(printed()) == sorted(SETS)


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
        assert card.ladder == (start == "ladder_")
        assert card.door == {"door_blue_": 1, "door_green_": 2}.get(start, 0)
        assert card.crystal == (start == "crystal_")


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


@pytest.mark.parametrize("name", SETS[3:10])
def test_C17_to_C23_are_one_more_card(name):
    card = name[6:]
    assert components((name,)).copies == {**components(()).copies, card: 1}


def test_all_championship_cards_together():
    assert sum(components(SETS[2:10]).copies.values()) == 27 + 7
    assert sum(components(SETS[1:2] + SETS[3:10]).copies.values()) == 27 + 20 + 7


def test_MT1_toll():
    parts = components(("toll",))
    assert (parts.guards, parts.coins_each) == (2, 1)
    assert (components(()).guards, components(()).coins_each) == (0, 0)


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
    assert names(parts.chest_paths) == {
        "chest_NESW": 2, "chest_ESW": 2, "chest_NSW": 1, "chest_NE": 1, "chest_NW": 1,
    }  # fmt: skip
    assert {card.verb for card in parts.chest_paths} == {""}
    assert sum(parts.chests.values()) == len(parts.chests) == 10
    assert parts.chest_cells == ((2, -2), (2, 2), (6, -1), (6, 1))


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
    cards = [*parts.paths, *parts.goals, *parts.chest_paths, *(card for card, _ in parts.sites)]
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


# --- what an owner may change ---------------------------------------------------------------------


def test_tables_are_merged_key_by_key():
    parts = changed("[base.actions]\nmap = 5\n[base.dwarfs.5]\nsaboteur = 3\n")
    assert parts.copies == {**components(()).copies, "map": 5}
    assert parts.dwarfs[5] == {"digger": 4, "saboteur": 3}
    assert parts.dwarfs[6] == components(()).dwarfs[6]


def test_lists_are_replaced_and_nought_takes_a_card_out():
    rows = '[[base.paths]]\nways = "NESW"\ncopies = 30\n[[base.paths]]\nways = "W-E"\n'
    parts = changed(f"{rows}[base.actions]\nmap = 0\n[base.gold]\n3 = 0\n")
    assert names(parts.paths) == {"NESW": 30, "W-E": 1}
    assert parts.copies["map"] == 0
    assert parts.gold == {1: 16, 2: 8}


def test_a_row_without_copies_is_no_card_and_an_empty_table_changes_nothing():
    rows = "[{ways = 'NESW', copies = 40}, {ways = 'NS', copies = 0}, {ways = 'SN', copies = 2}]"
    parts = changed(f"base.paths = {rows}")
    assert names(parts.paths) == {"NESW": 40, "NS": 2}
    assert [fact.name for fact in parts.sure if fact.key == "paths"] == ["NESW", "NS"]
    assert changed("[base.actions]\n[base.dwarfs]\n[base.hand]") == components(())


def test_one_hand_for_all_or_by_seats():
    assert set(changed("base.hand = 5").hand.values()) == {5}
    assert changed("base.hand.3 = 5").hand[3] == 5
    assert changed("base.hand.3 = 5").hand[4] == 6


def test_dwarfs_by_seats_and_dwarfs_for_all_are_not_mixed():
    flat = changed("base.dwarfs = {digger = 8, saboteur = 3}").dwarfs
    assert flat == {n: {"digger": 8, "saboteur": 3} for n in range(3, 11)}
    seats = "saboteur2.seats = [3, 3]\n[saboteur2.dwarfs.3]\nblue = 2\ngreen = 1\n"
    assert changed(seats, "saboteur2").dwarfs == {3: {"blue": 2, "green": 1}}


def test_more_seats_with_what_they_need():
    more = "[base]\nseats = [2, 3]\nhand.2 = 6\ndwarfs.2 = {digger = 2, saboteur = 1}\n"
    assert changed(more).dwarfs[2] == {"digger": 2, "saboteur": 1}


def test_the_modules_of_a_table_see_the_changed_base():
    assert changed("base.rounds = 5", "toll").rounds == 5
    assert changed("base.rounds = 5", "saboteur2").rounds == 3
    assert changed("base.actions.map = 1", "saboteur2").copies["map"] == 1


def test_rows_take_over_how_sure_their_set_is():
    rows = "[{ways = 'NE', sure = 'B'}, {ways = 'NW', copies = 9}]"
    parts = changed(f"treasure_chests.chest_paths = {rows}", "treasure_chests")
    sure = {fact.name: fact.sure for fact in parts.sure if fact.key == "chest_paths"}
    assert sure == {"NE": "B", "NW": "U"}


def test_totals_are_checked_after_merging(tmp_path):
    text = "[base.actions]\nmap = 5\n[base.totals]\nactions = 26\npaths = 40\ndwarfs = 11\n"
    assert deck_of(text, tmp_path)


def test_what_a_deck_says_can_be_saved_and_read_back(tmp_path):
    deck = deck_of("[base.actions]\nmap = 5\n[saboteur2]\nhand = 5\n", tmp_path)
    again = read_deck(json.loads(json.dumps(deck.as_dict())))
    assert again == deck
    assert hash(again) == hash(deck)
    assert read_deck(deck) is deck
    assert pickle.loads(pickle.dumps(deck)) == deck
    assert components(("saboteur2",), again) is components(("saboteur2",), deck)
    assert read_deck({"saboteur2": {"hand": 5}, "base": {"actions": {"map": 5}}}) == deck
    assert read_deck({"base": {"actions": {"map": 4}}}) != deck


def test_python_may_use_tuples_and_numbers_as_keys():
    one = read_deck({"base": {"gold": {1: 15}, "start_cell": (1, 0)}})
    assert one == read_deck({"base": {"gold": {"1": 15}, "start_cell": [1, 0]}})


def test_nothing_is_no_deck(tmp_path):
    empty = tmp_path / "empty.toml"
    empty.write_text("# nothing\n")
    assert read_deck(None) is read_deck(empty) is read_deck({}) is None


def test_a_file_may_be_named_as_text_and_begin_with_a_mark(tmp_path):
    file = tmp_path / "notepad.toml"
    file.write_bytes(b"\xef\xbb\xbf[base]\r\nrounds = 4\r\n")
    assert components((), read_deck(str(file))).rounds == 4


# --- what is refused ------------------------------------------------------------------------------

CELLS = "start_cell = [0, 0]\ngoal_cells = [[8, -2], [8, 0], [8, 2]]\n"
STONES = '[[base.goals]]\nname = "stone1"\nways = "NE"\n'
WRONG = [
    # TOML
    ("[base\nrounds = 3", 1, "deck-syntax"),
    ("[base]\n\nrounds = \n", 3, "deck-syntax"),
    ("[base]\nrounds = 1\nrounds = 2", 3, "deck-syntax"),
    ("[base]\nstart = '''", 2, "deck-syntax"),
    ("base.rounds = " + "9" * 5000, 1, "deck-syntax"),
    ("x = " + "[" * 3000 + "]" * 3000, 1, "deck-syntax"),
    # sets and keys
    ("[base]\n[sabotaged_dwarf]\nseats = [3, 4]", 2, "deck-set"),
    ("# nothing\nmap = 5", 2, "deck-set"),
    ("toll = 5", 1, "deck-table"),
    ("[toll]\nguards = 1\nhand = 3", 3, "deck-unknown"),
    ("[base]\nround = 3", 2, "deck-unknown"),
    ("[base.actions]\nmap = 5\nmapp = 5", 3, "deck-unknown"),
    ("[base.actions]\nveto = 1", 2, "deck-unknown"),
    ("[base.dwarfs.5]\ndigger = 3\ngreedy = 1", 3, "deck-unknown"),
    ("[base.dwarfs]\n5.digger = 3\n13.digger = 14", 3, "deck-unknown"),
    ("[base.dwarfs]\n5.digger = 3\nsaboteur = 4", 3, "deck-unknown"),
    ("[base.hand]\n5 = 6\nfive = 6", 3, "deck-unknown"),
    ("[base.gold]\n0 = 6", 2, "deck-unknown"),
    ("[[base.goals]]\nname = 'spider'\nways = 'NE'", 2, "deck-unknown"),
    ("[treasure_chests.chests]\ngold_2 = 1", 2, "deck-unknown"),
    ("y2016_greedy_dwarf.replace.digger = 'boss'", 1, "deck-unknown"),
    ("y2016_greedy_dwarf.replace.saboteur = 'greedy'", 1, "deck-unknown"),
    ("[[base.paths]]\nways = 'NE'\nkind = 'window'", 3, "deck-unknown"),
    ("[[base.paths]]\nways = 'NE'\n[[base.paths]]\nways = 'NW'\ncopys = 2", 5, "deck-unknown"),
    ("[base.totals]\npaths = 40\nsites = 1", 3, "deck-unknown"),
    ("[base.sure]\nhands = 'A'", 2, "deck-unknown"),
    # values
    ("[base]\nrounds = 0", 2, "deck-number"),
    ("[base]\nrounds = 3.0", 2, "deck-number"),
    ("[base]\nrounds = true", 2, "deck-number"),
    ("[base]\nrounds = 2024-01-01", 2, "deck-number"),
    ("[base]\nrounds = 0x" + "f" * 9999, 2, "deck-number"),
    ("[base]\nrounds = [[[[[[3]]]]]]", 2, "deck-number"),
    ("[base]\nrounds = '" + "x" * 999 + "'", 2, "deck-number"),
    ("[base]\nset_aside = -1", 2, "deck-number"),
    ("[base]\nhand = 13", 2, "deck-number"),
    ("[base.hand]\n3 = 6\n4 = 13", 3, "deck-number"),
    ("[base.actions]\nmap = -1", 2, "deck-number"),
    ("[base.actions]\nmap = 41", 2, "deck-number"),
    ("[base.actions]\nmap = 'six'", 2, "deck-number"),
    ("[base.dwarfs.5]\ndigger = 99", 2, "deck-number"),
    ("[base]\npaths = [\n  {ways = 'NS', copies = 3},\n  {ways = 'EW', copies = -3},\n]", 4,
     "deck-number"),
    ("[base]\nactions = 27", 2, "deck-table"),
    ("[base]\ndwarfs = [4, 2]", 2, "deck-table"),
    ("[base]\npaths = ['NS']", 2, "deck-table"),
    ("[base]\npaths = 40", 2, "deck-list"),
    ("[base]\npaths = []", 2, "deck-list"),
    ("[base]\ngoal_cells = 3", 2, "deck-list"),
    ("[base]\nsure = 'C'", 2, "deck-sure"),
    ("[[base.paths]]\nways = 'NS'\nsure = 'yes'", 3, "deck-sure"),
    ("[treasure_chests.sure]\nchests = 'A'\nchest_cells = 'X'", 3, "deck-sure"),
    ("[[base.paths]]\nways = 'NS'\n[[base.paths]]\ncopies = 3", 3, "deck-row"),
    ("[[wardrobe.sites]]\nname = 'wardrobe'\nways = 'NESW'", 1, "deck-row"),
    ("[base]\nseats = [1, 5]", 2, "deck-seats"),
    ("[base]\nseats = [5, 4]", 2, "deck-seats"),
    ("[base]\nseats = [3, 13]", 2, "deck-seats"),
    ("[base]\nseats = 5", 2, "deck-seats"),
    ("[base]\nseats = ['3', '5']", 2, "deck-seats"),
    ("[base]\nstart_cell = [0, 0, 0]", 2, "deck-cell"),
    ("[base]\nstart_cell = '0,0'", 2, "deck-cell"),
    ("[base]\ngoal_cells = [\n  [8, 0],\n  [8, 21],\n]", 4, "deck-cell"),
    ("[[wardrobe.sites]]\nname = 'wardrobe'\nways = 'NESW'\ncell = [4.0, 1]", 4, "deck-cell"),
    # shapes
    ("[base]\nstart = ''", 2, "deck-shape"),
    ("[base]\nstart = 15", 2, "deck-shape"),
    ("[[base.paths]]\nways = 'NX'", 2, "deck-shape"),
    ("[[base.paths]]\nways = 'ns'", 2, "deck-shape"),
    ("[[base.paths]]\nways = 'NS-'", 2, "deck-shape"),
    ("[[base.paths]]\nways = 'N--S'", 2, "deck-shape"),
    ("[[base.paths]]\nways = 'NSN'", 2, "deck-side-twice"),
    ("[[base.paths]]\nways = 'NS-SE'", 2, "deck-side-twice"),
    ("[[saboteur2.paths]]\nways = 'N-S'\nkind = 'door_blue'", 2, "deck-door"),
    ("[[saboteur2.paths]]\nkind = 'door_green'\nways = 'NS-EW'", 3, "deck-door"),
    ("[[saboteur2.paths]]\nkind = 'ladder'\nways = 'N-S'", 3, "deck-ladder"),
    # what does not add up
    ("[base.actions]\nmap = 5\n[base.totals]\npaths = 40\nactions = 27", 5, "deck-total"),
    ("[base.totals]\ndwarfs = 12", 2, "deck-total"),
    ("[saboteur2.totals]\ndwarfs = 14", 2, "deck-total"),
    ("[base.dwarfs.5]\nsaboteur = 0", 1, "deck-dwarfs"),
    ("[base]\nhand = 4\nseats = [3, 11]", 3, "deck-dwarfs"),
    ("[saboteur2]\ndwarfs.blue = 0", 2, "deck-dwarfs"),
    ("[saboteur2.dwarfs]\nblue = 12\ngreen = 12\nsaboteur = 9", 1, "deck-dwarfs"),
    ("[base.dwarfs]\n3 = {digger = 0, saboteur = 4}\n[y2016_greedy_dwarf]", 2, "deck-replace"),
    ("[base]\nseats = [2, 10]\ndwarfs.2.digger = 3", 2, "deck-no-hand"),
    ("[saboteur2.hand]\n2 = 6", 1, "deck-no-hand"),
    ("[base]\nhand = 7", 2, "deck-cards"),
    ("[base]\nset_aside = 30", 2, "deck-cards"),
    ("[base]\nhand = 6\n[saboteur2]\nhand = 12", 4, "deck-cards"),
    ("[base]\nset_aside = 4\n[tournament]\nhand = 7", 4, "deck-cards"),
    ("[base]\nrounds = 2\npaths = [{ways = 'NESW'}]", 3, "deck-cards"),
    ("[base.gold]\n1 = 40\n2 = 40", 1, "deck-many"),
    (f"[base]\n{CELLS}{STONES}", 4, "deck-no-treasure"),
    ("[base]\nrounds = 3\ngoal_cells = [[8, 0], [8, 2]]", 3, "deck-goal-cells"),
    ("[base]\ngoal_cells = [[8, 0], [8, 2], [8, 4], [8, 6]]", 2, "deck-goal-cells"),
    (STONES.replace("stone1", "treasure"), 1, "deck-goal-cells"),
    ("new_goals.goals = [{name = 'treasure', ways = 'N'}]", 1, "deck-goal-cells"),
    ("[base]\ngoal_cells = [\n  [8, 0],\n  [8, 2],\n  [0, 0],\n]", 5, "deck-same-cell"),
    ("[base]\ngoal_cells = [\n  [8, 0],\n  [8, 2],\n  [8, 0],\n]", 5, "deck-same-cell"),
    ("[base]\nrounds = 3\nstart_cell = [8, 0]", 3, "deck-same-cell"),
    ("[tournament]\nopen_cell = [8, 0]", 2, "deck-same-cell"),
    ("[treasure_chests]\nchest_cells = [\n  [2, 2],\n  [8, 2],\n]", 4, "deck-same-cell"),
    ("[[wardrobe.sites]]\nname = 'wardrobe'\nways = 'NESW'\ncell = [0, 0]", 1, "deck-same-cell"),
    ("[treasure_chests]\nchest_cells = [\n  [2, 2],\n  [5, 5],\n  [2, 3],\n]", 5,
     "deck-side-by-side"),
    ("[base]\ngoal_cells = [\n  [8, -2],\n  [1, 0],\n  [8, 2],\n]", 4, "deck-beside-start"),
    ("[base]\nrounds = 3\nstart_cell = [8, 1]", 3, "deck-beside-start"),
    ("[treasure_chests]\nchest_cells = [\n  [2, 2],\n  [0, -1],\n]", 4, "deck-beside-start"),
    ("[tournament]\nopen_cell = [-1, 0]", 2, "deck-beside-start"),
    ("[[wardrobe.sites]]\nname = 'wardrobe'\nways = 'N'\ncell = [0, 1]", 1, "deck-beside-start"),
    ("treasure_chests.chest_paths = [{ways = 'NS', copies = 13}]", 1, "deck-many"),
    ("treasure_chests.chests = {gold_1 = 24}", 1, "deck-many"),
    ("[treasure_chests]\nchest_cells = [[3, 1], [2, 1]]", 2, "deck-side-by-side"),
    ("[[treasure_chests.chest_paths]]\nways = 'NS'\ncopies = 3", 1, "deck-chests"),
    ("[treasure_chests.chests]\n" + "".join(f"{name} = 0\n" for name in (
        "no_more_maps", "no_draw", "extra_draw", "push_goal", "take_card", "see_dwarf", "burn_5",
    )), 1, "deck-chests"),
    ("[[base.paths]]\nways = 'NE'\n[[base.paths]]\nways = 'NE'\ncopies = 2", 3, "deck-same-card"),
    ("[[base.paths]]\nways = 'NE'\n[[base.paths]]\nways = 'SW'", 3, "deck-same-card"),
    ("[[base.paths]]\nways = 'N-E'\n[[base.paths]]\nways = 'E-N'", 3, "deck-same-card"),
    ("[[saboteur2.paths]]\nways = 'WSE'", 1, "deck-same-card"),
    (f"{STONES}{STONES}", 4, "deck-name-twice"),
]  # fmt: skip


def ids(rows) -> list[str]:
    return [f"{id}-{text[:60]}" for text, _, id in rows]


@pytest.mark.parametrize(("text", "line", "id"), WRONG, ids=ids(WRONG))
def test_what_is_wrong_in_a_file_is_told_with_its_line(text, line, id, tmp_path):
    with pytest.raises(ConfigError) as caught:
        deck_of(text, tmp_path)
    said = caught.value.message
    assert said.args["problem"].id == id, str(said)
    assert str(said).startswith(f"In {tmp_path / 'house.toml'}, line {line}: "), str(said)
    assert str(said).endswith((".", ")"))
    assert len(said.english) < 400


def test_a_key_in_disguise_is_told_with_the_line_of_its_table(tmp_path):
    with pytest.raises(ConfigError, match="line 2: There is no 'mapp'"):
        deck_of('\n[base.actions]\nmap = 5\n"m\\u0061pp" = 5', tmp_path)


MAPPED = [wrong for wrong in WRONG if wrong[2] != "deck-syntax"]


@pytest.mark.parametrize(("text", "line", "id"), MAPPED, ids=ids(MAPPED))
def test_what_is_wrong_in_a_mapping_is_told_with_its_key(text, line, id):
    with pytest.raises(ConfigError) as caught:
        read_deck(tomllib.loads(text))
    said = caught.value.message
    assert said.args["problem"].id == id
    here = said.args["path"]
    paths = {path_text(path): at for path, at in lines_of(text).items()}
    assert said.english.startswith(f"In the deck, at {here}: ")
    assert paths[here] == line


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("base.actions.mapp = 5", "There is no 'mapp' in base.actions; possible are broken_pick,"),
        ("base.hand = 13", "hand must be a whole number from 1 to 12, not 13."),
        ("base.hand = 7", "With 10 seats 70 cards are needed at least; there are 67. (B-03)"),
        ("base.totals.paths = 41", "The cards in base.paths add up to 40, not 41"),
        ("base.dwarfs.5.saboteur = 0", "With 5 seats there are 4 dwarfs; it takes 5 to 32. (B-01)"),
    ],
)
def test_the_sentences_say_what_to_do(text, words):
    with pytest.raises(ConfigError, match=re.escape(words)):
        read_deck(tomllib.loads(text))


def test_I23_a_clash_between_modules_is_told_when_they_meet(tmp_path):
    site = "[wardrobe]\n\nsites = [{name = 'wardrobe', ways = 'NS', cell = [4, 2]}]"
    deck = deck_of(site, tmp_path)
    assert components(("wardrobe",), deck).sites[0][1] == (4, 2)
    with pytest.raises(ConfigError, match="line 3: Two cards would lie on 4,2"):
        components(("wardrobe", "tunnel_party"), deck)
    with pytest.raises(ConfigError, match="line 3: Two cards would lie on 4,2"):
        components(("tunnel_party", "wardrobe"), deck)


def test_face_up_cards_of_two_modules_do_not_touch(tmp_path):
    deck = deck_of("[tournament]\n\nopen_cell = [4, -1]", tmp_path)
    assert components(("tournament",), deck).open_cell == (4, -1)
    with pytest.raises(ConfigError, match=r"line 3: The face-up cards on 4,-2 and 4,-1 .*B-11"):
        components(("tournament", "wardrobe"), deck)


def test_a_deck_whose_goal_touches_the_start_is_refused_with_cell_and_reason():
    cells = {"base": {"goal_cells": [[8, -2], [1, 0], [8, 2]]}}
    with pytest.raises(ConfigError, match=r"The card on 1,0 would touch the start on 0,0.*B-02"):
        pyrite.new_game(seats=4, seed=1, deck=cells)
    with pytest.raises(ConfigError, match="The card on 1,0 would touch the start"):
        pyrite.from_position({"options": {"seats": 4, "deck": cells}})
    with pytest.raises(ConfigError, match="The card on 1,0 would touch the start"):
        Record("saboteur", {"seats": 4, "deck": cells}, 1, ()).replay()


def test_C16_without_diggers_nobody_can_be_replaced():
    with pytest.raises(ConfigError, match=r"With 2 seats there is no digger .*C-16"):
        components(("saboteur2", "y2016_greedy_dwarf"))


@pytest.mark.parametrize("source", [5, b"x", [], ["base"], object(), 1.5, True])
def test_a_deck_is_a_file_or_a_mapping(source):
    with pytest.raises(ConfigError, match="A deck is"):
        read_deck(source)


def test_files_that_cannot_be_read(tmp_path):
    long, latin = tmp_path / "long.toml", tmp_path / "latin.toml"
    long.write_text("#" * 65537)
    latin.write_bytes("[base]\n# für uns\n".encode("latin-1"))
    for file, words in (
        (tmp_path / "none.toml", "No such file"),
        (tmp_path, "Is a directory"),
        ("a\0b", "null"),
        ("~nobody-of-this-name/x.toml", "home"),
        (long, "is too long; 65536 bytes"),
        (latin, f"In {latin}, line 2: This is no text"),
    ):
        with pytest.raises(ConfigError, match=re.escape(words)):
            read_deck(file)


def test_keys_and_values_from_a_record_may_be_anything():
    loop: dict[str, object] = {}
    loop["base"] = loop
    junk = (
        {"hand": None}, {5: 5}, {"paths": {"0": {}}}, {"goals": [[]]}, {"seats": [None, 3]},
        {"sure": []}, {"dwarfs": {"5": None}}, {"start": None}, {"rounds": float("nan")},
        {"set_aside": "\ud800" * 99}, {"paths": [{"ways": []}]}, {"actions": {"map": {}}},
        None, loop,
    )  # fmt: skip
    for source in (loop, {None: 1}, *({"base": section} for section in junk)):
        with pytest.raises(ConfigError):
            read_deck(source)


# --- lines ----------------------------------------------------------------------------------------


def test_lines_of_every_form():
    text = '''# a comment = 1
[a."b c"] # ] = [
x.y = "# = [" # comment
long = """
] = "quoted\\" [
""""
plain = ''\'
z = 1 ''\'
list = [ # [
  1.5, [2, 3],
  { p = "}", q = { r = 2020-01-01T00:00:00 } },
]
odd = ["""a"""", "b", 2]
[[rows]]
p = 1
[rows.sub]
q = 2
[[rows]]
p = 3
[[rows.deep]]
[[rows.deep]]
r = 4
'''
    assert tomllib.loads(text)
    found = {path_text(path): line for path, line in lines_of(text).items()}
    assert found == {
        "a": 2, "a.b c": 2, "a.b c.x": 3, "a.b c.x.y": 3, "a.b c.long": 4, "a.b c.plain": 7,
        "a.b c.list": 9, "a.b c.list[0]": 10, "a.b c.list[1]": 10, "a.b c.list[1][0]": 10,
        "a.b c.list[1][1]": 10, "a.b c.list[2]": 11, "a.b c.list[2].p": 11, "a.b c.list[2].q": 11,
        "a.b c.list[2].q.r": 11, "a.b c.odd": 13, "a.b c.odd[0]": 13, "a.b c.odd[1]": 13,
        "a.b c.odd[2]": 13, "rows": 14, "rows[0]": 14, "rows[0].p": 15, "rows[0].sub": 16,
        "rows[0].sub.q": 17, "rows[1]": 18, "rows[1].p": 19, "rows[1].deep": 20,
        "rows[1].deep[0]": 20, "rows[1].deep[1]": 21, "rows[1].deep[1].r": 22,
    }  # fmt: skip


def paths_in(value, path=()):
    yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths_in(item, (*path, key))
    elif isinstance(value, list):
        for n, item in enumerate(value):
            yield from paths_in(item, (*path, n))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_path_of_a_printed_file_has_a_line(file):
    text = file.read_text(encoding="utf-8")
    assert set(lines_of(text)) == set(paths_in(tomllib.loads(text))) - {()}


@contextmanager
def placed_between(first: int, last: int):
    """If something is refused, then with a line of the file."""
    try:
        yield
    except ConfigError as error:
        if not first <= error.message.args.get("line", 0) <= last:
            pytest.fail(str(error))
        raise


@pytest.mark.parametrize("seed", range(20))
def test_a_file_with_slips_of_the_pen_is_read_or_refused_with_a_line(seed, tmp_path):
    """Printed files with a few characters changed: never any other exception."""
    rng = Random(seed)
    text = rng.choice(FILES).read_text(encoding="utf-8")
    for _ in range(60):
        spoilt = text
        for _ in range(rng.randint(1, 2)):
            at = rng.randrange(len(spoilt))
            put = rng.choice(["", "", *"\"'[]{}=.\n#9N-"])
            spoilt = spoilt[:at] + put + spoilt[at + 1 :]
        with suppress(ConfigError), placed_between(1, spoilt.count("\n") + 1):
            deck_of(spoilt, tmp_path)


def test_the_examples_of_the_page_can_be_read():
    examples = re.findall(r"^```toml\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert len(examples) >= 2
    for text in examples:
        assert read_deck(tomllib.loads(text))
