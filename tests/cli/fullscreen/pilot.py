"""A player in full screen who presses keys and reads what is shown."""

import asyncio
import math
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from cli.visitor import unsaved
from textual import events
from textual.pilot import Pilot
from textual.screen import ModalScreen, Screen

from pyrite.cli.fullscreen.app import FullScreen
from pyrite.cli.fullscreen.choosing import Picking
from pyrite.cli.fullscreen.game_screen import LocalScreen
from pyrite.cli.fullscreen.page import Page
from pyrite.cli.fullscreen.play_screen import PlayScreen
from pyrite.cli.terminal.printer import Printer
from pyrite.games import new_game

SIZE = (80, 24)
ENDLESS = 4000  # keys after which any game should be over


def table(
    game: str, lang: str = "en", people: tuple[int, ...] = (0,), **options: Any
) -> LocalScreen:
    """Return the screen of a new game against bots that play randomly and instantly."""
    state = new_game(game, **{"seed": 7, **options})
    return LocalScreen(Printer(lang), unsaved(state, people), pause=0)


def visit(
    screen: Screen[Any],
    do: Callable[[Pilot[Any]], Awaitable[None]],
    size: tuple[int, int] = SIZE,
    printer: Printer | None = None,
) -> Any:
    """Show the screen, let a pilot act there, and return what it was dismissed with."""

    async def story(app: FullScreen) -> Any:
        return await app.push_screen_wait(screen)

    async def run() -> Any:
        app = FullScreen(printer or Printer("en"), story)
        async with piloted(app, size) as pilot:
            await do(pilot)
        return app.return_value

    return asyncio.run(run())


@asynccontextmanager
async def piloted(app: FullScreen, size: tuple[int, int] = SIZE) -> AsyncIterator[Pilot[Any]]:
    """Run the application with a pilot who looks before every key, and never holds one."""
    app.held_within = -1
    async with app.run_test(size=size) as pilot:
        press, click = pilot.press, pilot.click

        async def look_and_press(*keys: str) -> None:
            for key in keys:
                await seen(pilot)
                await press(key)

        async def look_and_click(*where: Any, **how: Any) -> bool:
            await seen(pilot)
            return await click(*where, **how)

        pilot.press, pilot.click = look_and_press, look_and_click  # type: ignore[method-assign]
        await pilot.pause()
        yield pilot


async def seen(pilot: Pilot[Any]) -> None:
    """Wait until the screen takes keys."""
    for _ in range(ENDLESS):
        page = pilot.app.screen
        if pilot.app._exit or not isinstance(page, Page) or page.shown_at < math.inf:
            return
        await pilot.pause(0.01)
    raise AssertionError(f"no key is taken: {shown(pilot)}")


def typed(pilot: Pilot[Any], *keys: str) -> None:
    """Type all keys before the application sees the first of them."""
    driver = pilot.app._driver
    assert driver is not None
    for key in keys:
        driver.send_message(events.Key(key, key if len(key) == 1 else None))


async def handled(pilot: Pilot[Any]) -> None:
    """Wait until the application has seen every key and shows something again."""
    for _ in range(3):
        if not pilot.app._exit:
            await pilot.pause()
    if not pilot.app._exit:
        await seen(pilot)


def shown(pilot: Pilot[Any]) -> str:
    """Return the whole screen as text."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def region(pilot: Pilot[Any], selector: str) -> str:
    """Return the words shown in a widget."""
    x, y, width, height = pilot.app.screen.query_one(selector).region
    lines = shown(pilot).splitlines()[y : y + height]
    return " ".join(" ".join(line[x : x + width] for line in lines).split())


async def asked(pilot: Pilot[Any]) -> Picking | None:
    """Wait until the player is asked; None if a dialog is open or the game is over."""
    for _ in range(ENDLESS):
        screen = pilot.app.screen
        if isinstance(screen, ModalScreen) or not pilot.app.is_running or pilot.app._exit:
            return None
        if isinstance(screen, PlayScreen) and screen.picking is not None:
            return screen.picking
        await pilot.pause(0.01)
    raise AssertionError(f"nobody is asked: {shown(pilot)}")


class Player:
    """Plays randomly by keys until the game is over, closing every page."""

    def __init__(
        self,
        seed: int = 1,
        look: Callable[[Pilot[Any]], None] | None = None,
        last: str = "Play again",
    ) -> None:
        self.rng = random.Random(seed)
        self.look = look
        self.last = last  # text on the last page
        self.most = ENDLESS  # key presses before the game is left
        self.questions: set[str] = set()  # kinds of questions answered
        self.pages: list[str] = []

    async def __call__(self, pilot: Pilot[Any]) -> None:
        for _ in range(self.most):
            if pilot.app._exit or not pilot.app.is_running:
                return
            await self._next(pilot)
        assert self.most < ENDLESS, f"the game has no end: {shown(pilot)}"
        pilot.app.exit()

    async def _next(self, pilot: Pilot[Any]) -> None:
        picking = await asked(pilot)
        if self.look is not None and not pilot.app._exit:
            self.look(pilot)
        if picking is None:
            if isinstance(pilot.app.screen, ModalScreen):
                while not shown(pilot).strip():  # not painted yet
                    await pilot.pause(0.01)
                self.pages.append(shown(pilot))
                is_last = self.last in self.pages[-1]
                await pilot.press("2" if is_last else "enter")
            return
        self.questions.add(picking.choosing.view["ask"]["kind"])
        await pilot.press(*self._keys(picking))

    def _keys(self, picking: Picking) -> list[str]:
        """Move around a little, then do something."""
        if picking.aims:
            return [*self.rng.choices(("up", "down", "left", "right", "tab"), k=2), "enter"]
        if not picking.targets or self.rng.random() < 0.1:
            return ["right"] if self.rng.random() < 0.5 else ["x", "enter"]
        return ["right", "enter"] if self.rng.random() < 0.3 else ["enter", "r"]
