"""Any state of a game on a page: the test plays the server's side of the socket."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute
from web.at_table import wait_until

from pyrite.core.actions import Action
from pyrite.core.feed import Feed
from pyrite.core.state import State
from pyrite.server.frames import news

CODE = "SHOWNX"


class ShownState:
    """A page at a table whose every moment is chosen by the test."""

    def __init__(self, page: Page, state: State, seat: int) -> None:
        self.page, self.state, self.seat = page, state, seat
        self.version = 0
        self.done: list[str] = []  # texts of the actions sent
        self.asked_why: list[str] = []
        self.socket: WebSocketRoute | None = None
        mine = {"table": self._table(), "mine": [seat], "host": False}
        page.route(f"**/api/tables/{CODE}", lambda route: route.fulfill(json=mine))
        page.route_web_socket(re.compile("/socket$"), self._connected)
        page.goto(f"/table/{CODE}")
        self._wait()

    def show(self, state: State, seat: int | None = None) -> None:
        """Show this state on the page from now on, as the seat sees it."""
        self.state, self.seat, self.done = state, self.seat if seat is None else seat, []
        self._welcome()
        self._wait()

    def play(self, *actions: str) -> None:
        """Play these actions and send the news of each, without waiting until they are shown."""
        assert self.socket is not None
        feed = Feed(self.state, [self.seat])
        for action in actions:
            self.state.play(action)
            self.version += 1
            self.socket.send(news(self.version, feed.update())[self.seat].decode())

    def change(self, **table: Any) -> None:
        """Change what is known about the table itself, such as an open vote."""
        self.version += 1
        self._send(type="table", version=self.version, table={**self._table(), **table})
        self._wait()

    def advise(self, action: str) -> None:
        """Suggest this action, as a bot does when it is asked."""
        message = {"id": "browser-choose-card", "args": {}}
        self._send(type="advice", action=action, message=message)

    def wait_for_action(self) -> None:
        """Wait until the page has sent an action."""
        wait_until(self.page, lambda: bool(self.done))

    def _wait(self) -> None:
        """Wait until this version is shown, and go on from the result of a round before it."""
        table = self.page.locator(f"[data-version='{self.version or 1}']")
        next_round = self.page.locator(".reveal footer button")
        table.or_(next_round).wait_for()
        if next_round.count():
            next_round.click()
        table.wait_for()

    def _connected(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._heard(json.loads(text)))

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            self._welcome()
        elif message["type"] == "act":
            self.done.append(message["action"])
            self._send(type="done", id=message["id"])
        elif message["type"] == "why":
            self.asked_why.append(message["action"])
            problem = self.state.refusal(message["action"], self.seat)
            self._send(type="reason", id=message["id"], problem=problem and problem.as_dict())

    def _welcome(self) -> None:
        self.version += 1
        asked = self.seat in self.state.asked
        self._send(
            type="welcome",
            version=self.version,
            seat=self.seat,
            table=self._table(),
            description=self.state.describe().as_dict(),
            public=self.state.public(),
            private=self.state.private(self.seat),
            actions=[action.as_dict() for action in self._actions()] if asked else [],
            told=[],
            talk=[],
            said=0,
            events=[],
        )
        self._send(type="presence", here=[True], watching=0, seconds_left=None)

    def _actions(self) -> list[Action]:
        return list(self.state.actions(self.seat))

    def _table(self) -> dict[str, Any]:
        seats = [{"name": f"N{i}"} for i in range(self.state.describe().seats)]
        plan = {"seats": len(seats), "game": self.state.describe().game}
        table = {"code": CODE, "plan": plan, "phase": "playing", "version": self.version}
        added = [""] * len(seats)
        return {**table, "seats": seats, "commitment": "", "added": added, "proposal": None}

    def _send(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))


def act(shown: ShownState, action: Action) -> None:
    """Play this action like a person: cards, then their use, then the place."""
    page = shown.page
    page.keyboard.press("Escape")
    cards = list(action.cards) or ([action.card] if action.card else [])
    held = list(shown.state.view(shown.seat)["hand"] or [])
    directly = page.locator(f'.question [data-action="{action.text}"]')
    if cards and not directly.count():
        choose_cards(page, held, cards)
    use = page.locator(f'[data-use="{action.verb}{action.guard or ""}"]')
    if use.count() and use.get_attribute("aria-pressed") != "true":
        use.click()
    direct(shown, action)


def choose_cards(page: Page, held: list[str], cards: list[str]) -> None:
    """Click these cards in the hand, in this order."""
    if len(cards) > 1:
        page.locator("[data-several]").click()
    for card in cards:
        place = held.index(card)
        held[place] = ""
        page.locator(".hand button").nth(place).click()


def direct(shown: ShownState, action: Action) -> None:
    """Choose the places, the seat, the treasure or the answer of the action."""
    page = shown.page
    if action.turned and action.card:
        page.keyboard.press("r")
    for place in places_of(shown.state, action):
        page.locator(f'[data-place="{place}"]').dispatch_event("click")
    if action.target is not None:
        page.locator(f'[data-seat="{"ABCDEFGHIJKL"[action.target]}"] .who').click()
    if action.treasure:
        page.locator(f'[data-treasure="{action.treasure}"]').first.click()
    answer = page.locator(f'[data-action="{action.text}"]')
    page.evaluate("() => null")  # what the page has sent so far comes before this answer
    if not shown.done and answer.count():
        answer.first.click()


def places_of(state: State, action: Action) -> list[str]:
    """Return the places on the board to click for this action."""
    if action.cell:
        return [action.cell + (action.side or "")]
    if action.goals:
        goals = list(state.public()["goals"])
        return [goals[number - 1] for number in action.goals]
    return []
