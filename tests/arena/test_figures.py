"""Intervals and ratings, checked by hand and against known distributions."""

import random
from math import log10, sqrt
from statistics import fmean, stdev

import pytest
from arena.games import game

from pyrite.arena.statistics import (
    Estimate,
    duels,
    elo,
    elo_ratings,
    openskill_ratings,
    proportion,
    ratio,
    share,
    strengths,
    student,
)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042)]
)
def test_the_quantiles_are_those_of_the_printed_table(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_the_mean_of_deals_has_students_interval() -> None:
    values = [3.0, 5.0, 4.0, 8.0]
    found = share([(value, 1) for value in values])
    reach = student(3) * stdev(values) / sqrt(4)
    assert found == pytest.approx((5.0, 5.0 - reach, 5.0 + reach))


def test_deals_of_different_weight_are_one_sum_divided_by_another() -> None:
    pairs = [(2.0, 1.0), (2.0, 4.0), (6.0, 5.0)]
    value, low, high = share(pairs)
    without = [8 / 9, 8 / 6, 4 / 5]
    spread = sqrt(2 / 3 * sum((x - fmean(without)) ** 2 for x in without))
    assert value == 1.0
    assert (low, high) == pytest.approx((1 - student(2) * spread, 1 + student(2) * spread))


def test_too_few_deals_have_no_interval() -> None:
    assert share([]) == Estimate(None)
    assert share([(1, 2), (2, 2)]) == Estimate(0.75)
    assert ratio([(0, 1), (0, 2), (0, 3)]) == Estimate(0.0)
    assert ratio([(1, 0), (2, 0), (3, 0)]) == Estimate(None)
    assert ratio([(1, 1), (0, 1), (0, 1)]) == Estimate(1 / 3)


def test_a_share_ends_at_none_and_all() -> None:
    assert proportion([(1, 1), (1, 1), (0, 1)]).high == 1.0
    assert proportion([(0, 1), (0, 1), (1, 1)]).low == 0.0
    assert proportion([(1, 2), (1, 2), (1, 2)]) == Estimate(0.5, 0.5, 0.5)


def test_a_ratio_turned_round_has_the_interval_turned_round() -> None:
    pairs = [(4.0, 2.0), (3.0, 2.5), (5.0, 2.0), (4.0, 3.0)]
    value, low, high = ratio(pairs)
    turned = ratio([(b, a) for a, b in pairs])
    assert value == pytest.approx(16 / 9.5)
    assert turned == pytest.approx((1 / value, 1 / high, 1 / low))
    same = ratio([(x, 2 * x) for x in (1.0, 5.0, 9.0)])
    assert same == pytest.approx((0.5, 0.5, 0.5))  # deals with much gold do not blur a ratio


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """The ratio of two means of 12 paired deals: 95 of 100 intervals should hold the true 1.5."""
    rng, held, tries = random.Random(1), 0, 600
    for _ in range(tries):
        luck = [rng.uniform(1, 3) for _ in range(12)]
        pairs = [(1.5 * x + rng.gauss(0, 0.5), x + rng.gauss(0, 0.5)) for x in luck]
        _, low, high = ratio(pairs)
        held += low <= 1.5 <= high
    assert 0.92 < held / tries < 0.98


NAMES = [("a", "b"), ("b", "a")]


def test_two_bots_are_rated_by_their_odds() -> None:
    wins = {("a", "b"): 29.5, ("b", "a"): 9.5}
    found = strengths(wins)
    assert found["a"] / found["b"] == pytest.approx(30 / 10)  # half a win each is added
    assert elo(wins)["a"] == pytest.approx(200 * log10(3))


def test_three_bots_get_back_the_strengths_they_were_made_with() -> None:
    true = {"a": 4.0, "b": 2.0, "c": 0.125}
    wins = {(x, y): 1e6 * true[x] / (true[x] + true[y]) for x in true for y in true if x != y}
    assert strengths(wins) == pytest.approx(true, rel=1e-4)


def test_who_never_lost_is_not_infinitely_strong() -> None:
    found = strengths({("a", "b"): 5, ("b", "a"): 0})
    assert found["a"] / found["b"] == pytest.approx(5.5 / 0.5)


def test_seats_of_one_bot_are_no_duels_and_ties_are_half_a_win() -> None:
    names = [("a", "a", "b")]
    assert duels([game(0, 0, [3, 1, 1])], names) == {
        ("a", "b"): 1.5,
        ("b", "a"): 0.5,
    }
    assert elo_ratings([]) == {}


def test_ratings_have_intervals_from_the_deals() -> None:
    deals = [
        duels([game(deal, 0, [2, 1]), game(deal, 1, [deal % 2 * 3, 2])], NAMES) for deal in range(8)
    ]
    found = elo_ratings(deals)
    value, low, high = found["a"]
    assert low < value < high
    assert found["b"] == pytest.approx((-value, -high, -low))


def test_openskill_rates_who_ends_with_more_higher_and_is_surer_after_more_games() -> None:
    games = [game(deal, deal % 2, [4, 1] if deal % 2 == 0 else [1, 4]) for deal in range(20)]
    found = openskill_ratings(games, NAMES)
    few = openskill_ratings(games[:4], NAMES)
    assert found["a"].mu > few["a"].mu > 25 > few["b"].mu > found["b"].mu
    assert found["a"].sigma < few["a"].sigma
    assert openskill_ratings(games, [("a", "a"), ("a", "a")])["a"].mu == 25
