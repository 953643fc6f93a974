"""What bots say serves their side, and no bot repeats itself."""

import random
from typing import Any

import mines
import pytest
from boards import dwarfs, table

from pyrite import State, new_game
from pyrite.bots.find import find_bot
from pyrite.bots.levels import EasyBot, MediumBot
from pyrite.bots.table import play_game
from pyrite.core.events import Event
from pyrite.core.messages import NotationError
from pyrite.core.talk import EMOTES, Talk, check_talk

SAW_STONE = {"goals": {"8,0": "stone1"}, "looks": [["8,0"], [], [], [], []]}
SAW_TREASURE = {"goals": {"8,0": "treasure"}, "looks": [["8,0"], [], [], [], []]}


def said(state: State, *news: Event | Talk, times: int = 8) -> list[str]:
    """What A says if it is asked so many times after these news."""
    bot = MediumBot(state.describe())
    for item in news:
        if isinstance(item, Event):
            bot.told(item)
        else:
            bot.hear(item)
    talks = []
    for n in range(times):
        talk = bot.say(state.view(0), random.Random(n))
        if talk:
            bot.hear(talk)  # as everybody does
            talks.append(talk.to_text())
    return talks


def seat_a(side: str, **more: Any) -> State:
    return table("S═", dwarfs=dwarfs(f"{side}ddds"), **more)


def test_a_digger_says_what_it_saw_and_says_it_once() -> None:
    assert said(seat_a("d", **SAW_TREASURE)) == ["goal 2 yes"]
    assert said(seat_a("d", **SAW_STONE)) == ["goal 2 no"]
    assert said(seat_a("d")) == []


LEVELS = ("easy", "medium", "hard:40", "master", "master:40")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_weighs_what_it_hears_and_speaks(level: str) -> None:
    looked = [Event("looked", 2, {"cell": "8,0"}, {})] * 9  # `easy` misses some

    def hope(*talk: Talk) -> float:
        state = seat_a("d")
        bot: Any = find_bot(level)(state.describe())
        for event in looked:
            bot.told(event)
        for one in talk:
            bot.hear(one)
        view = state.view(0)
        bot.say(view, random.Random(1))
        return float(bot.beliefs(view).goals["8,0"])

    yes, no = (Talk(2, "goal", goal=2, has_gold=has_gold) for has_gold in (True, False))
    assert hope(no) < hope() < hope(yes)
    view = seat_a("d", **SAW_TREASURE).view(0)
    speakers = [find_bot(level)(seat_a("d").describe()) for _ in range(9)]
    texts = {str(talk and talk.to_text()) for n, bot in enumerate(speakers)
             for talk in [bot.say(view, random.Random(n))]}  # fmt: skip
    assert texts == {"goal 2 yes", "None"}


def test_a_saboteur_lies_more_often_than_not() -> None:
    bots = [MediumBot(seat_a("s").describe()) for _ in range(40)]
    view = seat_a("s", **SAW_TREASURE).view(0)
    talks = [bot.say(view, random.Random(n)) for n, bot in enumerate(bots)]
    lies = [not talk.has_gold for talk in talks if talk]
    assert 0.5 < sum(lies) / len(lies) < 1.0


def test_a_digger_names_whom_it_suspects() -> None:
    broke = [{"seat": 3, "verb": "break", "card": "broken_lamp", "target": b} for b in (1, 2)]
    news = [Event("declared", 3, {"action": deed}, {}) for deed in broke * 3]
    assert said(seat_a("d"), *news) == ["suspect D"]


def test_a_saboteur_turns_on_its_accuser() -> None:
    assert said(seat_a("s"), Talk(2, "suspect", target=0))[:2] == ["suspect C", "deny"]
    assert said(seat_a("d"), Talk(2, "suspect", target=0)) == ["deny"]


def test_help_is_asked_for_and_thanked_for() -> None:
    broken = seat_a("d", front=[["lamp"], [], [], [], []])
    assert said(broken) == ["tool lamp"]
    mended = Event("repaired", 3, {"target": 0, "tool": "lamp"}, {})
    assert said(seat_a("d"), mended) == ["thanks D"]
    assert said(seat_a("d"), mended, Event("round_started", 0, {"round": 2}, {})) == []


def test_L08_of_cards_that_were_looked_at_nothing_is_said() -> None:
    five = ["blue_loyal", "blue_saboteur", "blue_loyal", "yellow_loyal", "yellow_saboteur"]
    seen = mines.table("B", seats=5, dwarfs=five, dwarfs_seen_by=[[], [0], [], [], []])
    assert said(seen) == []


TABLES: list[dict[str, Any]] = [{}, {"modules": ("saboteur2",)}, {"game": "lostmines"}]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_nothing_is_said_twice_in_a_round(options: dict[str, Any]) -> None:
    state = new_game(**{"game": "saboteur", **options}, seats=5, seed=2, rounds=1)
    levels = (EasyBot, MediumBot)
    record = play_game(state, [levels[seat % 2](state.describe()) for seat in range(5)])
    heard = [talk for _, talk in record.talk]
    assert len(heard) == len(set(heard))
    assert heard or "game" in options


@pytest.mark.parametrize("emote", EMOTES)
def test_an_emote_is_talk_that_no_bot_answers(emote: str) -> None:
    talk = Talk(2, "emote", emote=emote)
    assert Talk.from_text(2, talk.to_text()) == Talk.from_dict(2, talk.as_dict()) == talk
    assert said(seat_a("d"), talk) == said(seat_a("d"))
    check_talk(talk, new_game("lostmines", seats=3).describe())


@pytest.mark.parametrize("emote", [None, "", "laugh ", "explode", 3, ["laugh"], {"laugh": 1}])
def test_there_are_no_other_emotes(emote: Any) -> None:
    with pytest.raises(NotationError):
        check_talk(Talk.from_dict(2, {"kind": "emote", "emote": emote}), seat_a("d").describe())
