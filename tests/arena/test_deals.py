"""Duplicate deals: the same cards and dwarfs, and every bot in every seat."""

from collections import Counter
from itertools import islice

import pytest
from arena.games import ONE_ROUND, contest

from pyrite.arena.contest import Contest, GameNumber, count_games, game_numbers, seatings
from pyrite.arena.play import Task, play
from pyrite.games import Record


@pytest.mark.parametrize("bots", ["a", "ab", "aab", "abc", "abcde", "abcdefg"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_bot_has_every_seat_equally_often(bots: str, seats: int) -> None:
    rotations = seatings(bots, seats)
    assert {len(names) for names in rotations} == {seats}
    for bot in set(bots):
        at = Counter(seat for names in rotations for seat in range(seats) if names[seat] == bot)
        assert set(at) == set(range(seats))
        assert len(set(at.values())) == 1


def test_bots_fill_the_seats_in_turn_and_seatings_that_look_the_same_are_played_once() -> None:
    assert seatings(("a", "b"), 3) == [("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")]
    assert seatings(("a", "b"), 4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert seatings(("a",), 5) == [("a",) * 5]


def test_games_come_deal_by_deal() -> None:
    two = contest("random", "medium")._replace(seats=(3, 4))
    numbers = list(game_numbers(two, 2))
    assert [n.deal for n in numbers] == [0] * 5 + [1] * 5
    assert len(numbers) == count_games(two, 2) == len(set(numbers))
    assert next(iter(islice(game_numbers(two, 10**12), 1))) == GameNumber(3, 0, 0)


@pytest.mark.parametrize(
    ("game", "options"),
    [("saboteur", {"edition": "2024", "modules": ()}), ("lostmines", {"rounds": 2})],
)
def test_a_deal_has_the_same_cards_and_dwarfs_in_all_rounds_whoever_plays(
    game: str, options: dict[str, object]
) -> None:
    one, other = (
        play(Task(Contest(game, options, bots, (3,), 7), GameNumber(3, 4, 0), with_record=True))
        for bots in (("random",), ("medium", "random", "random"))
    )
    assert one.record != other.record
    assert [r.dwarfs for r in one.game.rounds] == [r.dwarfs for r in other.game.rounds]
    assert len({tuple(r.dwarfs) for r in one.game.rounds}) > 1
    dealt = Contest(game, options, ("random",), (3,), 7).deal
    assert dealt(3, 4) == dealt(3, 4) != dealt(3, 5)


def test_what_is_told_of_a_game_is_what_its_record_says() -> None:
    three_rounds = contest("random", "medium")._replace(options={**ONE_ROUND, "rounds": 3})
    outcome = play(Task(three_rounds, GameNumber(3, 0, 1), with_record=True))
    end = Record(*Record.from_text(outcome.record)).replay()
    assert outcome.game.scores == list(end.scores)
    assert outcome.game.winners == list(end.winners)
    assert outcome.game.moves == len(end.played or ())
    results = end.public()["results"]
    assert [r.dwarfs for r in outcome.game.rounds] == [result["dwarfs"] for result in results]
    assert [r.treasure_found for r in outcome.game.rounds] == [r["treasure_found"] for r in results]
    for round, result in zip(outcome.game.rounds, results, strict=True):
        paid = Counter[int]()
        for payment in result["paid"]:
            paid[payment["seat"]] += payment["amount"]
        assert round.gold == [paid[seat] for seat in range(3)]


def test_luck_depends_on_deal_seat_and_moment_alone() -> None:
    """Games are the same whatever was played before, and whoever waits for another rotation."""

    def record(*bots: str, deal: int = 2, seed: int = 7) -> str:
        return play(Task(contest(*bots, seed=seed), GameNumber(3, deal, 0), True)).record

    alone = record("random")
    assert alone not in (record("random", deal=3), record("random", seed=8))
    assert alone == record("random", "random", "random", "medium")
