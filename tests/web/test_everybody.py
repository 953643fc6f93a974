"""Accessibility of every page: no axe violations, no missing texts, nothing that overflows."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from deep import DEEP, cases
from playwright.sync_api import Page
from server.running import Server
from web.at_table import STAYS_OPEN, Game, ask, my_turn, open_table, played_game
from web.checks import wrong_with
from web.conftest import DESKTOP, PHONE, NewPage

LANGUAGES = ("en", "de", "is", "et")


class Games(NamedTuple):
    """Tables that somebody else has played at."""

    over: str
    after_one_round: str


State = Callable[[Page, Games], None]


@pytest.fixture(scope="module")
def games(server: Server, game: Game) -> Games:
    """A finished game, and one of which the first round was played."""
    begun = played_game(f"http://127.0.0.1:{server.port}", rounds=2, played=1)
    return Games(game.code, begun.code)


def goes_to(path: str) -> State:
    """A page that needs nothing else."""

    def state(page: Page, _: Games) -> None:
        page.goto(path, wait_until="networkidle")
        page.locator("h1").wait_for()

    return state


def at_a_table(page: Page, _: Games) -> None:
    open_table(page)
    my_turn(page)


def with_a_card(page: Page, games: Games) -> None:
    at_a_table(page, games)
    my_turn(page).first.click()


def at_the_end_of_a_round(page: Page, games: Games) -> None:
    page.goto(f"/table/{games.after_one_round}")
    page.locator("header .result").click()
    page.locator("dialog table").wait_for()


def at_the_reveal(page: Page, games: Games) -> None:
    """The result of a round for a player who was away when it ended."""
    page.goto("/")
    page.evaluate("code => localStorage.setItem(`rounds-${code}`, '0')", games.after_one_round)
    page.goto(f"/table/{games.after_one_round}")
    page.locator(".reveal[data-done=true]").wait_for()


def at_the_end_of_a_game(page: Page, games: Games) -> None:
    page.goto(f"/table/{games.over}")
    page.locator(".ending table").wait_for()
    page.locator(".story").wait_for()
    for summary in page.locator(".ending summary").all():
        summary.click()


def in_a_replay(page: Page, games: Games) -> None:
    page.goto(f"/replay/{games.over}?move=9")
    page.locator("[data-cell]").first.wait_for()
    for summary in page.locator("summary").all():
        summary.click()


def in_the_lost_mines(page: Page, _: Games) -> None:
    open_table(page, game="lostmines", seats=4)
    my_turn(page)


def in_the_lobby(page: Page, _: Games) -> None:
    code = ask(page, "POST", "/tables", {"bots": [None, "random"]})["table"]["code"]
    ask(page, "PUT", f"/tables/{code}/seats/0", {"name": "Ann"})
    page.goto(f"/table/{code}")
    page.locator("summary").click()


def in_a_lesson(page: Page, _: Games) -> None:
    page.goto("/learn/digger")
    my_turn(page)


def with_a_rule(page: Page, games: Games) -> None:
    at_a_table(page, games)
    page.locator(".choices a").click()
    page.get_by_role("dialog").wait_for()


def with_the_role(page: Page, _: Games) -> None:
    page.add_init_script(STAYS_OPEN)
    open_table(page)
    page.locator(".role-card").wait_for()


def with_the_menu(page: Page, games: Games) -> None:
    at_a_table(page, games)
    page.locator("header [aria-haspopup=dialog]").click()
    page.get_by_role("dialog").wait_for()


def at_a_seat(page: Page, games: Games) -> None:
    """What a player sees of another one, with faces to make."""
    at_a_table(page, games)
    page.locator(".mine .who").click(force=True)  # not a target: it tells more
    page.get_by_role("dialog").wait_for()


def beside_the_log(page: Page, games: Games) -> None:
    at_a_table(page, games)
    if page.locator("header .open").is_visible():
        page.locator("header .open").click()


def without_a_network(page: Page, games: Games) -> None:
    goes_to("/")(page, games)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    page.get_by_role("status").locator("p").wait_for()


STATES: dict[str, State] = {
    "home": goes_to("/"),
    "new table": goes_to("/new"),
    "lobby": in_the_lobby,
    "rules": goes_to("/rules"),
    "learn": goes_to("/learn"),
    "a rule over the table": with_a_rule,
    "a lesson": in_a_lesson,
    "nowhere": goes_to("/table/ABCDEF"),
    "table": at_a_table,
    "card chosen": with_a_card,
    "the lost mines": in_the_lost_mines,
    "all cards": goes_to("/cards"),
    "end of a round": at_the_end_of_a_round,
    "reveal": at_the_reveal,
    "end of a game": at_the_end_of_a_game,
    "replay": in_a_replay,
    "my page": goes_to("/me"),
    "role card": with_the_role,
    "menu": with_the_menu,
    "seat": at_a_seat,
    "log": beside_the_log,
    "offline": without_a_network,
}
LOOKS = [(language, theme) for language in LANGUAGES for theme in ("dark", "light")]
STEP = 4 if DEEP else 7  # of so many pages one is tried in each look: 4 try all in both themes


@pytest.mark.deeper
@pytest.mark.parametrize(
    "look", cases(range(len(LOOKS)), [0]), ids=lambda look: "-".join(LOOKS[look])
)
def test_every_page_is_for_everybody(new_page: NewPage, games: Games, look: int) -> None:
    """In every language and theme, each theme at a desk and on a phone."""
    language, theme = LOOKS[look]
    found: list[Any] = []
    for number, (name, state) in enumerate(STATES.items(), look + look // 2):
        if number % STEP:
            continue
        viewport = PHONE if number // STEP % 2 else DESKTOP
        page = new_page(viewport=viewport, locale=language, color_scheme=theme, bypass_csp=True)
        state(page, games)
        wrong = wrong_with(page)
        if wrong:
            found.append((name, viewport["width"], wrong))
        page.context.close()
    assert not found, found
