"""Decks as data: what is refused, and the error messages."""

import re
import tomllib

import pytest
from rules.decks.house_decks import deck_of

import pyrite
from pyrite import Record
from pyrite.core.deck_checks import lines_of, path_text
from pyrite.core.messages import ConfigError
from pyrite.saboteur.decks.deck import components, read_deck

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
    with pytest.raises(ConfigError, match=r"line 2: Unknown name in base\.actions: 'mapp'"):
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
    assert said.english.startswith(f"Deck, at {here}: ")
    assert paths[here] == line


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("base.actions.mapp = 5", "Unknown name in base.actions: 'mapp'. Use one of: broken_pick,"),
        ("base.foo = 1", "gold, totals."),
        ("base.hand = 13", "hand must be a whole number from 1 to 12, not 13."),
        ("base.hand = 7", "At 10 seats, this deck needs at least 70 cards, but there are 67."),
        ("base.totals.paths = 41", "The cards in base.paths add up to 40, not 41"),
        ("base.hand = 7", "every number of seats it allows: change the cards or seats. (B-03)"),
        (
            "base.dwarfs.5.saboteur = 0",
            "this deck needs 5 to 32 dwarfs, but there are 4.",
        ),
    ],
)
def test_the_sentences_say_what_to_do(text, words):
    with pytest.raises(ConfigError, match=re.escape(words)):
        read_deck(tomllib.loads(text))


def test_I23_a_clash_between_modules_is_told_when_they_meet(tmp_path):
    site = "[wardrobe]\n\nsites = [{name = 'wardrobe', ways = 'NS', cell = [4, 2]}]"
    deck = deck_of(site, tmp_path)
    assert components(("wardrobe",), deck).sites[0][1] == (4, 2)
    with pytest.raises(ConfigError, match="line 3: Two cards are on 4,2"):
        components(("wardrobe", "tunnel_party"), deck)
    with pytest.raises(ConfigError, match="line 3: Two cards are on 4,2"):
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
    with pytest.raises(ConfigError, match="A deck must be"):
        read_deck(source)


def test_files_that_cannot_be_read(tmp_path):
    long, latin = tmp_path / "long.toml", tmp_path / "latin.toml"
    long.write_text("#" * 65537)
    latin.write_bytes("[base]\n# für uns\n".encode("latin-1"))
    for file, words in (
        (tmp_path / "none.toml", "No such file"),
        (tmp_path, "Is a directory"),
        ("a\0b", "null"),
        ("~nobody-of-this-name/x.toml", "No such file"),
        (long, "is too long. At most 65536 bytes"),
        (latin, f"In {latin}, line 2: This is not a text file"),
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
