"""The rules: found in every language, shown over the table, and closed without losing anything."""

import pytest
from deep import cases
from playwright.sync_api import Locator, Page, expect
from web.at_table import my_turn, open_table
from web.conftest import NewPage

# A word without its accents, and a rule that has it.
SEARCHES = {
    "en": ("map secret", "B-24"),
    "de": ("lucke fullen", "B-23"),
    "is": ("grjotskrida eydu", "B-23"),
    "et": ("varandus poora", "B-31"),
}


def shown(page: Page) -> Locator:
    """The rules that are on the page."""
    return page.locator("article")


@pytest.mark.parametrize("language", cases(SEARCHES, ["de"]))
def test_they_are_found_while_one_types(new_page: NewPage, language: str) -> None:
    page = new_page("/rules", locale=language)
    expect(shown(page).nth(120)).to_be_attached()
    everything = shown(page).count()
    words, number = SEARCHES[language]
    page.get_by_role("searchbox").fill(words)
    expect(page.locator(f"#{number}")).to_be_visible()
    expect(shown(page).nth((everything - 1) // 4)).to_have_count(0)
    page.get_by_role("searchbox").fill("l30")
    expect(shown(page)).to_have_count(1)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(shown(page)).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="xyzzy")).to_be_visible()


@pytest.mark.parametrize("number", cases(["B-15", "M-T1", "E-saboteur_pay", "L-30"], ["M-T1"]))
def test_an_address_leads_to_its_rule(new_page: NewPage, number: str) -> None:
    page = new_page(f"/rules/{number}")
    rule = page.locator(f"#{number}")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()


def test_a_place_on_a_page_is_found_by_its_address(new_page: NewPage) -> None:
    page = new_page("/rules#B-40")
    expect(page.locator("#B-40")).to_be_in_viewport()


@pytest.mark.deep
def test_examples_are_marked_by_words_and_shape(new_page: NewPage) -> None:
    page = new_page("/rules/B-11")
    figures = page.locator("#B-11 figure")
    expect(figures.filter(has_text="Not allowed")).to_have_count(3)
    expect(figures.filter(has_text="Lay a tunnel")).to_have_count(1)


@pytest.mark.deep
def test_a_rule_is_read_over_the_table(new_page: NewPage) -> None:
    page = new_page()
    code = open_table(page)
    my_turn(page)
    link = page.locator(".choices a")
    number = str(link.get_attribute("href")).removeprefix("/rules/")
    link.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_contain_text(number)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.url.endswith(f"/table/{code}")
    link.click()
    dialog.get_by_role("link", name="See all rules").click()
    expect(page.locator(f"#{number}")).to_be_in_viewport()
    page.go_back()
    my_turn(page).first.click()
    page.get_by_role("button", name="discard").first.click()
    expect(page.get_by_text("You pass and discard").first).to_be_attached()


@pytest.mark.deep
def test_every_line_of_the_log_leads_to_its_rule(new_page: NewPage) -> None:
    page = new_page()
    open_table(page)
    my_turn(page)
    lines = page.get_by_label("Game log").locator("li:not(.talk)")  # talk has no rule
    told = lines.filter(has=page.locator("span"))
    expect(told.first.locator("a")).to_be_attached()
    assert told.filter(has_not=page.locator("a")).count() == 0
