"""Every legal action can be chosen step by step, tested without a screen."""

import random
from pathlib import Path

import pytest
from cli.fullscreen.test_whole_games import EVERYTHING
from deep import DEEP

import pyrite.lang
from pyrite.cli.drawing.board import BIG, SMALL, face_of
from pyrite.cli.fullscreen.choosing import Choosing, Picking, cards_of
from pyrite.cli.terminal.streams import plain_text
from pyrite.core.actions import Action
from pyrite.core.state import State
from pyrite.games import describe, new_game
from pyrite.lang import LANGUAGES

TABLES = [("saboteur", ()), ("saboteur", EVERYTHING), ("lostmines", ())]
MOMENTS = 150 if DEEP else 25
CATALOGUES = Path(pyrite.lang.__file__).parent


def reachable(state: State, seat: int) -> set[str]:
    """The texts of all actions that some keys lead to."""
    view, description, actions = state.view(seat), state.describe(), state.actions(seat)
    found = set()
    for cards in {cards_of(action) for action in actions}:
        choosing = Choosing(view, description, actions)
        choosing.pick(*_places(choosing.hand, cards))
        offered = [*choosing.plain, *choosing.without_cards]
        for use in (None, *choosing.uses):
            choosing.wanted = use
            for target in choosing.targets:
                offered += target.actions
        found |= {action.text for action in offered}
    return found


def _places(hand: list[str], cards: tuple[str, ...]) -> list[int]:
    """Where these cards are in the hand."""
    left = list(enumerate(hand))
    places = []
    for card in cards:
        place = next((one for one in left if one[1] == card), None)
        if place is None:
            return []  # cards that are not in the hand are answers
        left.remove(place)
        places.append(place[0])
    return places


@pytest.mark.deeper
@pytest.mark.parametrize(("game", "modules"), TABLES)
def test_every_legal_action_can_be_chosen(game: str, modules: tuple[str, ...]) -> None:
    options = {"modules": modules} if modules else {}
    state, rng = new_game(game, seats=5, seed=1, **options), random.Random(1)
    for _ in range(MOMENTS):
        if state.over:
            return
        seat = state.asked[0]
        actions = state.actions(seat)
        assert {action.text for action in actions} <= reachable(state, seat)
        state.play(rng.choice(actions), seat)


@pytest.mark.deeper
@pytest.mark.parametrize(("game", "modules"), TABLES)
def test_enter_alone_leads_to_a_legal_action(game: str, modules: tuple[str, ...]) -> None:
    options = {"modules": modules} if modules else {}
    state, rng = new_game(game, seats=5, seed=2, **options), random.Random(2)
    led = 0
    for _ in range(MOMENTS):
        if state.over:
            break
        seat = state.asked[0]
        picking = Picking(Choosing(state.view(seat), state.describe(), state.actions(seat)))
        pressed = [picking.confirm() for _ in range(4)]
        action = next((one for one in pressed if isinstance(one, Action)), None)
        assert action is None or state.refusal(action, seat) is None
        led += action is not None
        state.play(action or rng.choice(state.actions(seat)), seat)
    assert led > MOMENTS // 4


@pytest.mark.parametrize("game", ["saboteur", "lostmines"])
def test_every_card_can_be_drawn_in_plain_signs(game: str) -> None:
    options = {"modules": EVERYTHING} if game == "saboteur" else {}
    description = describe(game, seats=5, **options)
    drawn = {}
    for name, card in description.cards.items():
        if card.ways:
            face = face_of(description, name)
            rows = [row.plain for size in (BIG, SMALL) for row in size.draw(face)]
            drawn[name] = "\n".join(plain_text(row, "ascii") for row in rows)
    assert [name for name, text in drawn.items() if "?" in text or not text.isascii()] == []
    paths = [text for name, text in drawn.items() if description.cards[name].kind == "path"]
    assert len(set(paths)) == len(paths)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_of_the_catalogues_has_a_plain_one(lang: str) -> None:
    texts = [file.read_text("utf-8") for file in (CATALOGUES / lang).glob("*.ftl")]
    signs = sorted(set("".join(texts)) - {"?"})
    assert [sign for sign in signs if plain_text(sign, "ascii") == "?"] == []
