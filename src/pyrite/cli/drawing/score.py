"""Gold from finished rounds, as far as the viewer knows it; shared by all games."""

from typing import NamedTuple

from pyrite.cli.drawing.renderer import View
from pyrite.lang import Speaker

MINUS, HIDDEN, NOTHING = "−", "◆", "–"
MANY = 3  # more gold cards than this are shown as a count


class Sum(NamedTuple):
    """The known part of a sum, and the number of gold cards of unknown value in it."""

    known: int = 0
    hidden: int = 0

    def plus(self, other: "Sum") -> "Sum":
        """Return the total of both."""
        return Sum(self.known + other.known, self.hidden + other.hidden)

    @property
    def cards(self) -> str:
        """One sign for each card that only its owner knows."""
        return HIDDEN * self.hidden if self.hidden <= MANY else f"{self.hidden}{HIDDEN}"

    @property
    def gained(self) -> str:
        """The change in gold: "+3", "−1", "+1◆◆"."""
        return (signed(self.known) if self.known else "") + self.cards or NOTHING

    @property
    def owned(self) -> str:
        """The gold someone has: "3", "1◆◆"."""
        return f"{self.known}" + self.cards if self.known or not self.hidden else self.cards


def gains(view: View, result: View, seat: int) -> dict[str, Sum]:
    """Return a seat's gold in a round by rule, leaving out zeros."""
    by_rule: dict[str, Sum] = {}
    for row in result["paid"]:
        if row["seat"] == seat:
            amount = row["amount"] if row["won"] is None else view["won"][row["won"]]["value"]
            one = Sum(hidden=1) if amount is None else Sum(amount)
            by_rule[row["rule"]] = by_rule.get(row["rule"], Sum()).plus(one)
    return {rule: total for rule, total in by_rule.items() if total != Sum()}


def gain(view: View, result: View, seat: int) -> Sum:
    """Return a seat's total gold in a round."""
    total = Sum()
    for one in gains(view, result, seat).values():
        total = total.plus(one)
    return total


def gainers(view: View, result: View) -> list[int]:
    """Return the seats that gained gold in a round."""
    seats = range(len(result["dwarfs"]))
    return [seat for seat in seats if max(gain(view, result, seat)) > 0]


def best(view: View, result: View) -> list[int]:
    """Return the seats that gained the most in a round."""
    won = {seat: gain(view, result, seat).known for seat in gainers(view, result)}
    return [seat for seat, amount in won.items() if amount == max(won.values())]


def signed(amount: int) -> str:
    """Return an amount with its sign: "+3", "−1"."""
    return f"{MINUS if amount < 0 else '+'}{abs(amount)}"


def rule_title(speaker: Speaker, rule: str) -> str:
    """Return the title of a rule, with its number."""
    return f"{speaker.part(f'rule-{rule}', 'title')} ({rule})"


def reasons(speaker: Speaker, by_rule: dict[str, Sum], wide: bool) -> str:
    """Return the rules by which gold came or went, with amounts if there are several."""
    said = {rule: rule_title(speaker, rule) if wide else rule for rule in by_rule}
    if len(said) == 1:
        return next(iter(said.values()))
    return ", ".join(f"{by_rule[rule].gained} {title}" for rule, title in said.items())
