"""Decks of The Lost Mines: what is printed, what may change, what is refused with its line."""

import re
import tomllib
from collections import Counter

import pytest
from mines import row, table

import pyrite
from pyrite.core.messages import ConfigError
from pyrite.lostmines.about import LOSTMINES
from pyrite.lostmines.decks.deck import components, printed, read_deck


def changed(text):
    """The components after this change."""
    return components(read_deck(tomllib.loads(text)))


# --- what is printed ------------------------------------------------------------------------------


def test_the_printed_set_passes_its_own_checks_and_totals():
    assert components(read_deck(printed())) == components()


def test_L04_forty_paths_by_what_is_on_them():
    parts = components()
    on_them = Counter()
    for card in parts.paths:
        on_them[card.feature or "plain"] += card.copies
    assert on_them == {
        **{"plain": 23, "rock": 4, "campfire": 4},
        **{"trunk": 3, "lake": 3, "ditch": 3},
    }
    assert on_them.total() == 40


def test_L20_to_L24_twenty_three_actions():
    assert {card.name: (card.verb, card.copies) for card in components().actions} == {
        **dict.fromkeys(("axe", "boat", "rope"), ("tool", 3)),
        "trap": ("trap", 3),
        "troll": ("troll", 2),
        "info_mine_treasure": ("look", 2),
        "info_mine_dwarf": ("look", 2),
        "info_treasure_dwarf": ("look", 2),
        "thunderstorm": ("thunderstorm", 3),
    }


def test_L20_tokens_are_as_many_as_their_cards():
    parts = components()
    cards = {card.name: card.copies for card in parts.actions}
    assert parts.tokens == {name: cards[name] for name in parts.tokens}
    assert sum(parts.tokens.values()) == 14


def test_L01_L02_mines_and_treasures():
    parts = components()
    assert {card.name: card.ways for card in parts.mines} == {
        **{"dragon": (15,), "gems": (9,), "gold": (3,), "silver": (14,)}
    }
    assert Counter(kind for kind, _ in parts.treasures) == {"silver": 4, "gold": 4, "gems": 4}
    assert sum(value for _, value in parts.treasures) == 8 + 12 + 16


def test_the_catalogue_says_what_is_not_certain():
    (base,) = LOSTMINES.modules()
    unsure = {(part["part"], part["name"]): part["sure"] for part in base["unsure"]}
    assert set(unsure.values()) == {"U"}
    assert {part for part, _ in unsure} == {
        *("start", "start_cells", "mines", "mine_cells", "treasures", "actions", "tokens", "paths")
    }
    for certain in ("seats", "rounds", "hand", "set_aside", "dwarfs"):
        assert (certain, "") not in unsure
    assert ("paths", "rock_NSW") in unsure
    assert ("mines", "dragon") in unsure
    assert base["rules"] == ["L-00", "L-45"]
    assert sum(base["cards"].values()) == 63


def test_an_owner_may_say_that_something_is_certain():
    parts = changed("[base.sure]\ntreasures = 'A'\nmine_cells = 'B'")
    sure = {fact.key: fact.sure for fact in parts.sure if not fact.name}
    assert (sure["treasures"], sure["mine_cells"], sure["tokens"]) == ("A", "B", "U")


def test_the_catalogue_knows_seats():
    assert LOSTMINES.seats_for(()) == (3, 9)


def test_the_description_knows_shapes_and_kinds():
    cards = pyrite.describe("lostmines", seats=3).cards
    assert cards["start_blue"].ways == cards["start_yellow"].ways == ("NESW",)
    assert (cards["rock_NSW"].ways, cards["rock_NSW"].feature) == (("NSW",), "rock")
    assert (cards["gems"].ways, cards["gems"].kind, cards["gems"].verb) == (("NW",), "mine", None)
    assert (cards["trap"].ways, cards["trap"].kind, cards["trap"].copies) == ((), "action", 3)
    assert (cards["axe"].tools, cards["NE"].tools) == (("trunk",), ())
    assert cards["info_treasure_dwarf"].looks_at == ("treasure", "dwarf")
    assert (cards["NESW"].turns, cards["NE"].turns, cards["NE"].kind) == (1, 2, "path")


def test_the_description_knows_the_board_and_what_is_dealt():
    table = pyrite.describe("lostmines", seats=5)
    assert (table.board.columns, table.board.rows, table.board.first_cell) == (11, 7, "1,1")
    places = [(place.cell, place.kind, place.card) for place in table.board.places]
    mines = [(cell, "mine", None) for cell in ("9,1", "11,3", "11,5", "9,7")]
    starts = [("1,3", "start", "start_blue"), ("1,5", "start", "start_yellow")]
    assert places == starts + mines
    assert (table.dwarfs["blue_loyal"], sum(table.dwarfs.values())) == (2, 8)
    assert [(t.value, t.copies) for t in table.treasures if t.kind == "gems"] == [
        (3, 1),
        (4, 2),
        (5, 1),
    ]
    assert table.tokens == {"axe": 3, "boat": 3, "rope": 3, "trap": 3, "troll": 2}
    assert (table.deck_size, table.hand, table.rounds) == (63, 5, 2)


def test_an_own_deck_is_described_as_it_is_played():
    deck = {"base": {"paths": [{"ways": "NES", "kind": "lake", "copies": 40}]}}
    cards = pyrite.new_game("lostmines", seats=3, deck=deck, seed=1).describe().cards
    assert (cards["lake_NES"].copies, cards["lake_NES"].feature) == (40, "lake")
    assert "NESW" not in cards


# --- what an owner may change ---------------------------------------------------------------------


def test_tables_are_merged_and_lists_replaced():
    text = "[base.actions]\ntrap = 5\n[base.treasures]\ngold = [9]\n[base.tokens]\ntrap = 5"
    parts = changed(text)
    assert {card.name: card.copies for card in parts.actions}["trap"] == 5
    assert [v for kind, v in parts.treasures if kind == "gold"] == [9]
    assert len(parts.treasures) == 9
    assert parts.tokens["trap"] == 5


def test_nought_takes_a_card_out():
    parts = changed("base.actions.troll = 0")
    assert "troll" not in {card.name for card in parts.actions}
    state = pyrite.new_game("lostmines", seats=6, seed=1, deck={"base": {"actions": {"troll": 0}}})
    state.play_random(1)
    assert state.over


def test_a_table_is_set_up_with_the_changed_cells_and_numbers():
    deck = {
        "base": {
            **{"start_cells": {"blue": [2, 2], "yellow": [2, 6]}, "set_aside": 3, "rounds": 4},
            **{"mine_cells": [[5, 1], [6, 1], [7, 1], [8, 1]], "hand": 6},
        }
    }
    state = pyrite.new_game("lostmines", seats=3, seed=1, deck=deck)
    view = state.view(None)
    assert list(view["board"]) == ["5,1", "6,1", "7,1", "8,1", "2,2", "2,6"]
    assert set(view["stands"]) <= {"2,2", "2,6"}
    assert (view["aside"], view["hands"], view["options"]["rounds"]) == (3, [6, 6, 6], 4)


def test_paths_of_ones_own():
    ways = {"ways": "NESW", "copies": 40}
    deck = {"base": {"paths": [{**ways, "kind": "lake"}, {**ways, "copies": 20}]}}
    state = table(row(2, 2, "╬l"), ["boat"], deck=deck)
    assert state.why_not("boat@2,2") is None


# --- what is refused ------------------------------------------------------------------------------

CELLS = "mine_cells = [[9, 1], [11, 3], [11, 5], [9, 7]]"
MINES = "".join(
    f"[[base.mines]]\nname = '{name}'\nways = '{ways}'\n"
    for name, ways in (("dragon", "NESW"), ("gems", "NW"), ("gold", "NE"))
)
WRONG = [
    # sets, keys and names
    ("[base]\n[saboteur2]\nhand = 5", 2, "deck-set"),
    ("[base]\nround = 2", 2, "deck-unknown"),
    ("[base]\ngoal_cells = [[1, 1]]", 2, "deck-unknown"),
    ("[base.actions]\naxe = 3\nsaw = 3", 3, "deck-unknown"),
    ("[base.actions]\nmap = 1", 2, "deck-unknown"),
    ("[base.tokens]\ngold = 1", 2, "deck-unknown"),
    ("[base.treasures]\nsilver = [1]\ndragon = [1]", 3, "deck-unknown"),
    ("[base.dwarfs.5]\nloyal = 2\ngreedy = 1", 3, "deck-unknown"),
    ("[base.dwarfs]\n10 = {loyal = 5}", 2, "deck-unknown"),
    ("[base.hand]\n5 = 5\n2 = 5", 3, "deck-unknown"),
    ("[base.start_cells]\nblue = [1, 3]\nred = [1, 5]", 3, "deck-unknown"),
    ("[[base.mines]]\nname = 'iron'\nways = 'NESW'", 2, "deck-unknown"),
    ("[[base.paths]]\nways = 'NE'\nkind = 'ladder'", 3, "deck-unknown"),
    ("[[base.paths]]\nways = 'NE'\nkind = 'plain'", 3, "deck-unknown"),
    ("[[base.paths]]\nways = 'NE'\n[[base.paths]]\nways = 'NW'\nsize = 2", 5, "deck-unknown"),
    ("[base.totals]\npaths = 40\ndwarfs = 10", 3, "deck-unknown"),
    ("[base.sure]\npath = 'A'", 2, "deck-unknown"),
    # values
    ("[base]\nrounds = 0", 2, "deck-number"),
    ("[base]\nset_aside = 33", 2, "deck-number"),
    ("[base]\nhand = 0", 2, "deck-number"),
    ("[base.hand]\n3 = 5\n4 = 13", 3, "deck-number"),
    ("[base.actions]\naxe = 41", 2, "deck-number"),
    ("[base.tokens]\naxe = -1", 2, "deck-number"),
    ("[base.treasures]\ngold = [3, 0]", 2, "deck-number"),
    ("[base.treasures]\ngold = [\n  3,\n  '4',\n]", 4, "deck-number"),
    ("[base.dwarfs.5]\nloyal = 10", 2, "deck-number"),
    ("[base.treasures]\ngold = []", 2, "deck-list"),
    ("[base.treasures]\ngold = 4", 2, "deck-list"),
    ("[base]\nmine_cells = [[1, 1], [2, 1], [3, 1], [4, 1], [5, 1]]", 2, "deck-list"),
    ("[base]\nactions = 23", 2, "deck-table"),
    ("[base]\nsure = 'C'", 2, "deck-sure"),
    ("[[base.paths]]\ncopies = 3", 1, "deck-row"),
    ("[[base.mines]]\nname = 'gold'", 1, "deck-row"),
    ("[base]\nseats = [2, 5]", 2, "deck-seats"),
    ("[base]\nseats = [3, 10]", 2, "deck-seats"),
    ("[base]\nstart_cells.blue = [1, 3, 1]", 2, "deck-cell"),
    ("[base]\nstart_cells.blue = '1,3'", 2, "deck-cell"),
    # cells off the board (L-01)
    ("[base]\nstart_cells.blue = [0, 3]", 2, "mines-deck-cell"),
    ("[base]\nstart_cells.blue = [1, 0]", 2, "mines-deck-cell"),
    ("[base.start_cells]\nblue = [1, 3]\nyellow = [1, 8]", 3, "mines-deck-cell"),
    ("[base]\nmine_cells = [\n  [9, 1],\n  [11, 8],\n]", 4, "mines-deck-cell"),
    ("[base]\nstart_cells.blue = [12, 3]", 2, "deck-cell"),
    # shapes (L-10, L-31)
    ("[[base.paths]]\nways = 'NX'", 2, "deck-shape"),
    ("[base]\nstart = ''", 2, "deck-shape"),
    ("[[base.paths]]\nways = 'NSN'", 2, "deck-side-twice"),
    ("[[base.paths]]\nways = 'N-S'", 2, "mines-deck-stub"),
    ("[base]\nstart = 'NS-EW'", 2, "mines-deck-stub"),
    ("[[base.mines]]\nname = 'gold'\nways = 'N-E'", 3, "mines-deck-stub"),
    ("[[base.mines]]\nname = 'gold'\nways = 'NS'", 3, "mines-deck-mine"),
    ("[[base.mines]]\nname = 'gems'\nways = 'N'", 3, "mines-deck-mine"),
    # what does not add up
    ("[base.actions]\naxe = 2\n[base.totals]\nactions = 23", 4, "deck-total"),
    ("[base.totals]\npaths = 41", 2, "deck-total"),
    ("[base.totals]\ntokens = 13", 2, "deck-total"),
    (MINES, 1, "mines-deck-mines"),
    ("[base]\nrounds = 2\nmine_cells = [[1, 1]]", 3, "mines-deck-mines"),
    (f"[base]\n{CELLS.replace('9, 7', '9, 1')}", 2, "deck-same-cell"),
    (f"[base]\nrounds = 2\n{CELLS.replace('9, 7', '1, 5')}", 3, "deck-same-cell"),
    ("[base.start_cells]\nblue = [9, 1]", 1, "deck-same-cell"),
    ("[base]\nstart_cells = {blue = [1, 1], yellow = [1, 1]}", 2, "deck-same-cell"),
    (f"[base]\n{CELLS.replace('9, 7', '2, 5')}", 2, "deck-beside-start"),
    ("[base]\nrounds = 2\nstart_cells = {yellow = [1, 4]}", 3, "deck-beside-start"),
    ("[base.start_cells]\nblue = [9, 2]", 1, "deck-beside-start"),
    ("[[base.mines]]\nname = 'gold'\nways = 'NE'\n" * 2, 4, "deck-name-twice"),
    ("[[base.paths]]\nways = 'NE'\n[[base.paths]]\nways = 'SW'", 3, "deck-same-card"),
    # too few, too many (L-02 to L-04)
    ("[base.treasures]\ngold = [2]\ngems = [3]\nsilver = [1]", 1, "mines-deck-treasures"),
    ("[base.treasures]\ngold = [2]\ngems = [3, 3, 3]", 1, "mines-deck-treasures"),
    ("[base.dwarfs.9]\nloyal = 2", 1, "deck-dwarfs"),
    ("[base.dwarfs.3]\nloyal = 0\nselfish = 0", 1, "deck-dwarfs"),
    ("[base.dwarfs.3]\nloyal = 9\nselfish = 9", 1, "deck-dwarfs"),
    ("[base]\nhand = 8", 2, "deck-cards"),
    ("[base]\nset_aside = 28", 2, "deck-cards"),
    ("[base]\npaths = [{ways = 'NESW', copies = 20}]", 2, "deck-cards"),
    ("[base.actions]\n" + "".join(f"{name} = 40\n" for name in ("axe", "boat", "rope")), 1,
     "deck-many"),
    ("[base.treasures]\nsilver = [" + "1, " * 29 + "1]", 1, "deck-many"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "id"), WRONG, ids=[f"{w[2]}-{w[0][:50]}" for w in WRONG])
def test_what_is_wrong_in_a_file_is_told_with_its_line(text, line, id, tmp_path):
    file = tmp_path / "house.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError) as caught:
        pyrite.new_game("lostmines", seats=3, deck=file)
    said = caught.value.message
    assert said.args["problem"].id == id, str(said)
    assert str(said).startswith(f"In {file}, line {line}: "), str(said)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("base.start_cells.blue = [0, 3]", "from [1, 1] to [11, 7], not [0, 3]. (L-01)"),
        ("base.start = 'N-S'", "All exits of a card are joined in this game. Write 'N-S' as one"),
        ("base.treasures.gold = [1]\nbase.treasures.gems = [1]\nbase.treasures.silver = [1]",
         "At 4 seats, this deck needs 4 treasures, but there are 3."),
        ("base.dwarfs.9.loyal = 2", "At 9 seats, this deck needs 9 to 32 dwarfs, but there are 8."),
        ("base.hand = 8", "At 7 seats, this deck needs at least 66 cards, but there are 63."),
        ("base.totals.paths = 41", "The cards in base.paths add up to 40, not 41"),
    ],
)  # fmt: skip
def test_the_sentences_say_what_to_do(text, words):
    with pytest.raises(ConfigError, match=re.escape(words)):
        components(read_deck(tomllib.loads(text)))


def test_the_mines_of_a_table_may_have_any_shape_that_can_be_entered():
    for ways in ("NESW", "NE", "NW", "ES", "SW", "NES", "NSW", "NEW", "ESW"):
        rows = MINES + f"[[base.mines]]\nname = 'silver'\nways = '{ways}'\n"
        assert len(changed(rows).mines) == 4


@pytest.mark.parametrize("options", [{"rounds": 0}, {"first_seat": 3}, {"must_connect": True}])
def test_options_that_do_not_fit_are_refused(options):
    with pytest.raises(ConfigError):
        pyrite.new_game("lostmines", seats=3, **options)
