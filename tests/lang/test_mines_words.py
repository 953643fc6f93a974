"""The Lost Mines in words: events, actions, refusals and the game's own wording."""

import pytest
from deep import cases
from mines import table

import pyrite
from pyrite.bots import BOTS
from pyrite.bots.table import play_game
from pyrite.core.events import Event, for_seat
from pyrite.lang import LANGUAGES, Speaker, tell_action, tell_message

STATE = pyrite.new_game("lostmines", seats=3, seed=1)
TABLE = STATE.describe()
ENGLISH = Speaker("en", TABLE)


def told(seat: int | None, *events: Event) -> list[str]:
    messages = STATE.tell([for_seat(event, seat) for event in events])
    return [tell_message(ENGLISH, message, seat) for message in messages]


def test_a_game_may_say_something_in_its_own_way() -> None:
    digging = Speaker("en", pyrite.describe("saboteur", seats=3))
    assert digging.card("NESW") == "tunnel ╬"
    assert ENGLISH.card("NESW") == "path ╬"
    assert Speaker("et", TABLE).gold(2) == "2 punkti"
    assert ENGLISH.say("news-title") == digging.say("news-title")


def test_only_the_game_knows_what_is_said_only_there() -> None:
    assert ENGLISH.knows("event-skipped")
    assert not ENGLISH.knows("event-nonsense")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("rock_NSW@4,5r", "lay a rocky path ╠"),
        ("trap@2,3E", "set a trap"),
        ("info_mine_treasure:2", "look at treasure 2"),
        ("info_mine_dwarf@9,1", "look at mine 1"),
        ("info_mine_dwarf>C", "look at player C's role"),
        ("pass NW trap", "discard path ╝, trap"),
        ("turned", "turned around"),
        ("step W", "west"),
        ("stop", "stop here"),
        ("take 2", "take treasure 2"),
        ("propose", "propose to end the round"),
        ("agree", "agree"),
        ("refuse", "refuse"),
    ],
)
def test_actions_are_told_in_words(text: str, words: str) -> None:
    assert tell_action(ENGLISH, STATE.action(text, 0)) == words


def test_steps_are_told_as_one_move() -> None:
    first, second = (Event("stepped", 1, {"cell": c, "side": "E"}, {}) for c in ("2,3", "3,3"))
    assert told(0, first, second) == ["Player B walks 2 steps."]
    last = Event("stepped", 1, {"cell": "11,3", "side": "E"}, {})
    assert told(0, second, last) == ["Player B walks 2 steps to mine 2."]
    assert told(1, last) == ["You walk one step to mine 2."]
    assert told(1, first) == ["You walk one step."]
    assert told(0, first, second._replace(seat=0)) == [
        "Player B walks one step.",
        "You walk one step.",
    ]


def test_only_the_owner_hears_which_cards_go() -> None:
    cards = [Event("discarded", 1, {"seen_by": [1]}, {"card": c}, 2) for c in ("NW", "axe")]
    passed, lost = Event("passed", 1, {"cards": 2}, {}), Event("lost", 1, {}, {})
    assert told(1, passed, *cards) == ["You discard path ╝, axe."]
    assert told(0, passed, *cards) == ["Player B discards 2 cards."]
    assert told(1, lost, cards[1]) == ["The trap snaps shut: you lose axe."]
    assert told(0, lost, cards[1]) == ["The trap snaps shut: player B loses a card."]


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (
            Event("looked", 0, {"what": "mine", "cell": "9,1"}, {"mine": "gold"}, 1),
            "You look at mine 1: gold mine.",
            "Player A looks at mine 1.",
        ),
        (
            Event("looked", 0, {"what": "treasure", "treasure": 2}, {"value": 4}, 1),
            "You look at treasure 2. It is worth 4.",
            "Player A looks at treasure 2.",
        ),
        (
            Event("looked", 0, {"what": "dwarf", "target": 1}, {"dwarf": "selfish"}, 1),
            "You look at player B's role: selfish dwarf.",
            "Player A looks at your role.",
        ),
        (
            Event("treasure_taken", 0, {"treasure": 2}, {"value": 4}, 1),
            "You take treasure 2. It is worth 4.",
            "Player A takes treasure 2.",
        ),
        (
            Event("dwarf_dealt", 0, {"clan": "blue"}, {"dwarf": "loyal"}, 1),
            "Your role this round: loyal dwarf, blue clan.",
            None,
        ),
        (Event("drew", 0, {}, {"card": "axe"}, 1), "You draw: axe.", None),
        (
            Event("answers", 0, {"agreed": [1, 2]}, {}),
            "Player B and player C want to end the round.",
            "Player B and player C want to end the round.",
        ),
        (
            Event("round_ended", 0, {"how": "treasures_gone"}, {}),
            "The last treasure is taken. The round is over.",
            "The last treasure is taken. The round is over.",
        ),
    ],
)
def test_secrets_are_told_to_those_who_know_them(
    event: Event, own: str, others: str | None
) -> None:
    assert told(0, event) == [own]
    assert told(1, event) == ([] if others is None else [others])


@pytest.mark.parametrize("lang", cases(LANGUAGES, ["et"]))
def test_every_message_of_whole_games_can_be_told_to_every_seat(lang: str) -> None:
    """The speaker refuses a sentence whose arguments are not all there."""
    seats, ids = 4, set[str]()
    for seed in range(3):
        state = pyrite.new_game("lostmines", seats=seats, seed=seed)
        table = state.describe()
        speaker = Speaker(lang, table)
        play_game(state, [BOTS["medium"](table) for _ in range(seats)])
        for seat in (None, *range(seats)):
            for message in state.messages(seat):
                ids.add(message.id)
                sentence = tell_message(speaker, message, seat)
                assert sentence[0].isupper()
                assert "{" not in sentence
    told = ("mine_shown", "treasure_taken", "dwarf_shown", "treasure_shown", "scored")
    assert {f"event-{kind}" for kind in told} <= ids


WOOD = """
    B ═r╬l
    ║
"""


@pytest.mark.parametrize(
    ("hand", "action", "sentence"),
    [
        (["boat"], "boat@2,3", "Dort gibt es nichts zu überwinden mit: Boot. (L-20)"),
        (["axe"], "axe@3,3", "Dort gibt es nichts zu überwinden mit: Axt. (L-20)"),
        (["axe"], "boat@3,3", "Du hast diese Karte nicht auf der Hand: Boot. (L-05)"),
        (["trap"], "trap@1,3E", "Dort liegt schon: Falle. (L-23)"),
        (["trap"], "trap@6,6E", "Dort führt kein Weg hinüber. (L-22)"),
        (["info_mine_dwarf"], "info_mine_dwarf:1", "keinen Schatz ansehen. (L-21)"),
        (["NESW"], "NESW@9,5", "Dieses Feld berührt keine Karte auf dem Tisch. (L-10)"),
        (["NS"], "NS@4,3", "Die Karte passt dort nicht"),
        (["thunderstorm"], "thunderstorm@2,3", "Auf dieser Karte steht ein Zwerg"),
        (["axe"], "pass axe axe", "Diese Karte hast du nur einmal: Axt. (L-05)"),
    ],
)
def test_refusals_are_sentences_with_names(hand: list[str], action: str, sentence: str) -> None:
    state = table(WOOD, hand, stands=["2,3"], traps=["1,3E"])
    refusal = state.refusal(action, 0)
    assert refusal is not None
    assert sentence in Speaker("de", TABLE).message(refusal)


def test_what_somebody_wrote_is_repeated_as_it_was_written() -> None:
    state = table(WOOD, ["info_mine_dwarf"])
    with pytest.raises(pyrite.NotationError) as wrong:
        state.play("info_mine_dwarf@1,1")
    for lang in LANGUAGES:
        assert "info_mine_dwarf>B" in Speaker(lang, TABLE).message(wrong.value.message)
