"""Decks as data: what a custom deck may change."""

import json
import pickle
import re
import tomllib
from pathlib import Path

from rules.decks.house_decks import changed, deck_of, names

from pyrite.saboteur.decks.deck import components, read_deck

PAGE = Path(__file__).parents[3] / "docs/decks.md"


def test_the_examples_of_the_page_can_be_read():
    examples = re.findall(r"^```toml\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert len(examples) >= 2
    for text in examples:
        assert read_deck(tomllib.loads(text))


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
