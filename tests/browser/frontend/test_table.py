"""The card table without Jupyter: what it sends, says, shows and leaves behind."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.frontend.demo import Show


def test_a_double_click_plays_once(show: Show) -> None:
    demo = show("playing")
    demo.card("9D").dblclick()
    assert demo.sent() == [{"type": "move", "number": 1, "move": "9D"}]
    demo.show("playing", number=2)
    demo.card("9D").click()
    assert demo.sent()[1:] == [{"type": "move", "number": 2, "move": "9D"}]


def test_cards_are_named_with_the_reason_and_an_unplayable_one_may_be_tried(show: Show) -> None:
    demo = show("playing")
    expect(demo.card("9D")).to_have_accessible_name("nine of diamonds, playable")
    seven = demo.card("7H")
    expect(seven).to_have_accessible_name(
        "seven of hearts, not playable: neither a club nor a nine"
    )
    expect(seven).to_have_attribute("aria-disabled", "true")
    seven.click(force=True)  # Playwright would wait until it is enabled
    demo.find("button[data-move=draw]").click()  # locked: the first try has not been answered
    assert demo.sent() == [{"type": "move", "number": 1, "move": "7H"}]


def test_prices_drawn_cards_and_declared_jokers_are_said(show: Show) -> None:
    demo = show("joker-top")
    expect(demo.card("JK2")).to_have_accessible_name("joker, just drawn, playable, costs 2 cards")
    expect(demo.find("[data-top=JK1]")).to_have_accessible_name("top card: joker as jack of clubs")


def test_the_hand_is_one_tab_stop_walked_with_arrows(show: Show) -> None:
    demo = show("playing")
    assert demo.find(".swe-card[tabindex='0']").count() == 1
    demo.card("AS").focus()
    walk = {"ArrowRight": "5S", "End": "KC", "ArrowLeft": "QD", "Home": "AS", "k": "KC", "1": "10H"}
    for key, card in walk.items():
        demo.page.keyboard.press(key)
        assert demo.focused() == card
    demo.page.keyboard.press("Tab")
    demo.page.keyboard.press("Shift+Tab")
    assert demo.focused() == "10H"


def test_focus_stays_and_goes_to_a_neighbour_when_the_card_has_gone(show: Show) -> None:
    demo = show("twelve")
    demo.card("5S").focus()
    demo.show("playing", number=2)
    assert demo.focused() == "5S"
    demo.card("KC").focus()
    demo.page.keyboard.press("Enter")
    demo.show("facing", number=3)
    assert demo.focused() == "8S"  # the last one of the new hand
    demo.show("naming", number=4)
    assert demo.focused() == "=S"


def test_keys_stay_inside_the_widget(show: Show) -> None:
    demo = show("game")
    demo.page.evaluate(
        """() => {
          window.heard = [];
          for (const type of ['keydown', 'keypress', 'keyup'])
            document.addEventListener(type, event => window.heard.push(event.key));
        }"""
    )
    demo.card("AS").focus()
    for key in ("d", "d", "Escape", "Shift+Enter"):
        demo.page.keyboard.press(key)
    demo.find("[data-field=seed]").fill("")
    demo.page.keyboard.type("abc")
    assert demo.page.evaluate("window.heard") == []
    root = demo.page.locator(".switch-edu")
    expect(root).to_have_attribute("data-lm-suppress-shortcuts", "true")
    expect(demo.find("[data-field=seed]")).to_have_value("abc")


def test_the_live_region_is_there_from_the_start_and_speaks_when_n_changes(show: Show) -> None:
    demo = show("playing")
    live = demo.find(".swe-live")
    expect(live).to_have_attribute("role", "status")
    live.evaluate("node => { window.live = node; }")
    demo.show("refused")
    expect(live).to_have_text("The 7♥ may not be played: it is neither a club nor a nine.")
    expect(demo.find(".swe-said")).to_have_text(live.inner_text())
    demo.change(number=9)  # another state, with nothing new to say
    expect(demo.find(".swe-said")).to_have_count(0)
    assert live.evaluate("node => node === window.live")


def test_nothing_that_comes_in_is_read_as_markup(show: Show) -> None:
    demo = show("hostile")
    expect(demo.find(".swe-said")).to_contain_text("<img src=x")
    expect(demo.find(".swe-error")).to_have_text("<script>window.hacked=1</script>")
    assert demo.page.evaluate("window.hacked ?? null") is None
    assert demo.find(":is(img, script, .swe-seat b, .swe-own b)").count() == 0


def test_hidden_cards_are_backs_only(show: Show) -> None:
    demo = show("fragment")
    assert demo.find(".swe-fan .swe-back, .swe-heap .swe-back").count() > 0
    assert demo.find(".swe-fan :is(svg, [data-card]), .swe-heap :is(svg, [data-card])").count() == 0
    expect(demo.find(".swe-unknown")).to_have_text("3 unknown")


def test_a_suit_is_named_and_a_joker_declared(show: Show) -> None:
    demo = show("naming")
    expect(demo.find(".swe-suit")).to_have_text("suit to be named")
    expect(demo.page.get_by_text("You have to name a suit.")).to_have_count(1)
    demo.find("button[data-move='=H']").click()
    demo.show("declaring")
    expect(demo.find(".swe-choice")).to_have_count(52)
    first = demo.find(".swe-choice[tabindex='0']")
    first.focus()
    demo.page.keyboard.press("End")
    demo.page.keyboard.press("ArrowUp")
    assert demo.focused() == "KC"
    demo.page.keyboard.press("Enter")
    assert [message["move"] for message in demo.sent()] == ["=H", "=KC"]


def test_a_quiet_table_says_what_it_waits_for(show: Show) -> None:
    demo = show("other-faces")
    demo.card("JC").click()
    assert demo.sent() == []
    expect(demo.find(".swe-live")).to_have_text("Robin is to play.")
    expect(demo.find(".swe-owed")).to_have_text("Robin faces four cards")


def test_look_switches_are_kept_in_the_model_and_escape_leaves_the_stage(show: Show) -> None:
    demo = show("playing")
    demo.find("[data-act=suits]").click()
    demo.find("[data-act=size]").click()
    stage = demo.page.get_by_role("dialog")
    expect(stage).to_be_visible()
    assert demo.page.evaluate("window.model.get('look')") == {"size": "projector", "suits": "two"}
    demo.page.keyboard.press("Escape")
    expect(stage).to_be_hidden()
    expect(demo.card("AS")).to_be_visible()
    assert demo.focused() == "size"


def test_views_of_one_model_and_other_widgets_do_not_disturb_each_other(show: Show) -> None:
    demo = show("predict", views=2, models=2)
    assert demo.page.locator(".switch-edu").count() == 4
    demo.find("[data-option=rank]").nth(0).check()
    demo.find("[data-option=suit]").nth(2).check()
    expect(demo.find("[data-option=rank]").nth(0)).to_be_checked()
    names = demo.find("[data-option=rank]").evaluate_all("nodes => nodes.map(node => node.name)")
    assert len(set(names)) == 4
    ids = demo.page.locator("[id]").evaluate_all("nodes => nodes.map(node => node.id)")
    assert len(ids) == len(set(ids))


def test_a_view_that_goes_leaves_nothing_behind(show: Show) -> None:
    demo = show("playing")
    demo.page.clock.install()
    demo.show("game-waiting")
    demo.page.evaluate("window.cleanups.forEach(stop => stop())")
    demo.page.clock.run_for(20_000)
    assert demo.sent() == []
    assert demo.page.locator(".switch-edu, dialog").count() == 0
    assert demo.page.evaluate("[...window.model.listeners.values()].flat().length") == 0
