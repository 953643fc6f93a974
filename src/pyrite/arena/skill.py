"""Ratings by openskill, updated game by game in the order of the deals."""

from collections.abc import Iterable, Sequence
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from pyrite.arena.played import PlayedGame


def ratings(
    games: Iterable[PlayedGame], seatings: Sequence[Sequence[str]]
) -> dict[str, PlackettLuceRating]:
    """Return the rating of every bot; each game ranks its seats by final gold."""
    model = PlackettLuce()
    bots = sorted({bot for names in seatings for bot in names})
    found = {bot: model.rating() for bot in bots}
    if len(bots) < 2:
        return found
    for game in games:
        names = seatings[game.rotation]
        teams = [[found[name]] for name in names]
        rated = model.rate(teams, scores=[float(score) for score in game.scores])
        for bot in {*names}:
            own = [team[0] for name, team in zip(names, rated, strict=True) if name == bot]
            found[bot] = _mean(model, own)
    return found


def _mean(model: PlackettLuce, seats: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    """Return the mean rating of a bot's seats, since one bot may hold several."""
    mu = fmean(rating.mu for rating in seats)
    return model.rating(mu, fmean(rating.sigma for rating in seats))
