"""A living widget in a page, as a person meets it: cards, buttons, and what it says."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


class Widget:
    """One widget; without a `root` the first that is visible in the page."""

    def __init__(self, page: Page, root: Locator | None = None) -> None:
        self.page = page
        self.root = root or page.locator(".switch-edu:visible").first
        self.root.wait_for()

    # -- what is there -------------------------------------------------------------------------

    def find(self, selector: str) -> Locator:
        """Return what the selector names inside the widget."""
        return self.root.locator(selector)

    def card(self, card: str) -> Locator:
        """Return a card of the hand."""
        return self.find(f".swe-hand [data-card='{card}']")

    def move(self, move: str) -> Locator:
        """Return the button of a move that is no card of the hand: "draw", "=H"."""
        return self.find(f"button[data-move='{move}']")

    def button(self, act: str) -> Locator:
        """Return a button of a panel: "check", "next", "undo"."""
        return self.find(f"[data-act='{act}']:not(input)")

    def field(self, name: str) -> Locator:
        """Return a text field: "seed", "name", "record"."""
        return self.find(f"[data-field='{name}']")

    def option(self, option: str) -> Locator:
        """Return an answer that a question offers."""
        return self.find(f"[data-option='{option}']")

    @property
    def live(self) -> Locator:
        """What a screen reader is told."""
        return self.find(".swe-live")

    @property
    def error(self) -> Locator:
        """The sentence about something that could not be done."""
        return self.find(".swe-error")

    @property
    def reply(self) -> Locator:
        """What a tutorial says to an answer."""
        return self.find(".swe-reply")

    @property
    def result(self) -> Locator:
        """How a game has ended."""
        return self.find(".swe-result")

    def hand(self, selector: str = "") -> list[str]:
        """Return the cards of the hand, or those that a selector picks out, in their order."""
        cards = self.find(f".swe-hand .swe-card{selector}")
        found: list[str] = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
        return found

    def seen(self) -> dict[str, object]:
        """Return what tells one position from another: top card, suit, stock, hand, counts."""
        found: dict[str, object] = self.root.evaluate(
            """root => {
              const text = selector => root.querySelector(selector)?.textContent;
              const all = selector => [...root.querySelectorAll(selector)];
              return {
                top: root.querySelector('[data-top]')?.dataset.top,
                suit: text('.swe-suit'), stock: text('.swe-stock'), task: text('.swe-situation'),
                hand: all('.swe-hand .swe-card').map(card => card.dataset.card),
                counts: all('.swe-count').map(count => count.textContent),
              };
            }"""
        )
        return found

    @property
    def number(self) -> str:
        """The number of the state on show; every answer of Python's has a higher one."""
        return self.find(".swe-body").get_attribute("data-number") or ""

    # -- what a person does --------------------------------------------------------------------

    def click(self, target: Locator) -> None:
        """Click where the target is once it rests, and wait for Python's answer."""
        before = self.number
        self.rest(target)
        target.click(force=True)  # what may not be played stays pressable: so one learns
        self.wait_answered(before)

    def rest(self, target: Locator) -> None:
        """Wait until a target no longer moves: a forced click does not, and would miss it."""
        target.scroll_into_view_if_needed()
        handle = target.element_handle()
        assert handle
        handle.wait_for_element_state("stable")

    def wait_answered(self, before: str) -> None:
        """Wait until a newer state is on show than the one with the number `before`."""
        expect(self.find(".swe-body")).not_to_have_attribute("data-number", before)


def focus(page: Page) -> str:
    """Return what tells the focused element from others."""
    name: str = page.evaluate(
        """() => {
          const { dataset, className } = document.activeElement;
          return dataset.card ?? dataset.move ?? dataset.act ?? dataset.option ?? className;
        }"""
    )
    return name
