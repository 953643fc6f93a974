"""What the score sheets of all games share."""

from pyrite.lang import Speaker

MINUS = "−"


def signed(amount: int) -> str:
    """What came or went: "+3", "−1"."""
    return f"{MINUS if amount < 0 else '+'}{abs(amount)}"


def rule_title(speaker: Speaker, rule: str) -> str:
    """What a rule is about, with its number."""
    return f"{speaker.part(f'rule-{rule}', 'title')} ({rule})"
