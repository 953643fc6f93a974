"""Colours of the terminal are readable on black and on white."""

import pytest
from rich.color import Color, ColorSystem
from rich.default_styles import DEFAULT_STYLES

from pyrite.cli.terminal.printer import THEME

BLACK, WHITE = 0.0, 1.0
ENOUGH = 3.6  # 3 is for large letters, and no colour has more than 4.6 on both
SYSTEMS = (ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT)  # of terminals
COLOURS = {
    name: style.color
    for name, style in THEME.styles.items()
    if style.color and style != DEFAULT_STYLES.get(name)
}


def light(part: int) -> float:
    """How bright red, green or blue is to the eye."""
    share = part / 255
    return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4


def brightness(color: Color) -> float:
    red, green, blue = map(light, color.get_truecolor())
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: float, other: float) -> float:
    """As the web's guidelines for accessible contents reckon it."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("ground", [BLACK, WHITE])
def test_every_colour_can_be_read(ground: float, system: ColorSystem) -> None:
    shown = {name: color.downgrade(system) for name, color in COLOURS.items()}
    contrasts = {name: contrast(brightness(color), ground) for name, color in shown.items()}
    assert len(contrasts) > 20
    assert {name: worth for name, worth in contrasts.items() if worth < ENOUGH} == {}
