"""The tutorial's and the game's panels without Jupyter."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.frontend.demo import Demo, Show


def test_one_option_is_chosen_and_checked(show: Show) -> None:
    demo = show("predict")
    demo.find("[data-act=check]").click()
    demo.show("predict", number=40)
    demo.find("[data-option=suit]").check()
    demo.find("[data-option=rank]").check()
    demo.find("[data-act=check]").click()
    assert [message["value"] for message in demo.sent()] == [[], ["rank"]]
    assert demo.sent()[1]["type"] == "answer"


def test_several_options_are_chosen_and_checked(show: Show) -> None:
    demo = show("multiple")
    demo.find("[data-option=suit]").check()
    demo.find("[data-option=rank]").check()
    demo.find("[data-option=suit]").uncheck()
    demo.find("[data-option=wild]").check()
    demo.find("[data-act=check]").click()
    assert demo.sent()[0]["value"] == ["rank", "wild"]


def test_cards_and_moves_are_picked_by_toggling(show: Show) -> None:
    demo = show("pick")
    expect(demo.card("9D")).to_have_accessible_name("nine of diamonds")  # gives nothing away
    for card in ("9D", "7H", "KC", "7H"):
        demo.card(card).click()
    demo.find("button[data-move=draw]").click()
    expect(demo.card("9D")).to_have_attribute("aria-pressed", "true")
    expect(demo.card("7H")).to_have_attribute("aria-pressed", "false")
    expect(demo.find(".swe-chosen")).to_have_text("Chosen: 9♦, K♣, Draw a card")
    demo.find("[data-act=check]").click()
    assert demo.sent() == [{"type": "answer", "number": 15, "value": ["9D", "KC", "draw"]}]


def test_a_pick_says_where_to_click_and_what_is_chosen(show: Show) -> None:
    demo = show("pick")
    expect(demo.find(".swe-how")).to_have_text("Click the cards in your hand.")
    demo.show("pick-moves")
    expect(demo.find(".swe-how")).to_have_text("Click the cards in your hand, or tick:")
    demo.card("9D").click()
    demo.find("[data-option=draw]").check()
    expect(demo.find(".swe-chosen")).to_have_text("Chosen: 9♦, draw a card")
    demo.find("[data-act=check]").click()
    assert demo.sent()[0]["value"] == ["9D", "draw"]


def test_none_of_them_goes_with_no_other_option(show: Show) -> None:
    demo = show("multiple")
    offered = [{"id": id, "text": id, "state": ""} for id in ("none", "suit", "rank")]
    demo.change(panel__step__options=offered)
    chosen = demo.find("[data-option]:checked")
    for clicks, left in ((("suit", "rank", "none"), ["none"]), (("suit",), ["suit"])):
        for option in clicks:
            demo.find(f"[data-option={option}]").click()
        assert chosen.evaluate_all("boxes => boxes.map(box => box.dataset.option)") == left


def test_the_end_of_a_lesson_says_what_to_do_again_and_how_it_went(show: Show) -> None:
    demo = show("summary")
    expect(demo.find(".swe-again li")).to_have_text(
        [re.compile("may be played went wrong$"), re.compile("nothing fits right in the end$")]
    )


def test_doing_a_step_again_forgets_what_was_chosen(show: Show) -> None:
    demo = show("predict")
    demo.find("[data-option=suit]").check()
    demo.find(".swe-answer summary").click()
    demo.find("[data-act=again]").click()
    demo.show("predict", number=41)
    expect(demo.find("[data-option]:checked")).to_have_count(0)
    demo.find("[data-act=reset]").click()
    demo.show("predict", number=42)
    demo.find("[data-step=matching-4]").click()
    sent = [(message["type"], message.get("step")) for message in demo.sent()]
    assert sent == [("again", None), ("reset", None), ("go", "matching-4")]


def test_step_dots_say_their_state_and_differ_in_sign(show: Show) -> None:
    demo = show("predict")
    states = ["right", "mended", "wrong", "skipped"]
    signs = [demo.find(f".swe-dot[data-state={state}]").text_content() for state in states]
    assert len(set(signs)) == 4
    current = demo.find(".swe-dot[aria-current=step]")
    expect(current).to_have_accessible_name("Step 3 of 6, went wrong")


def test_the_keyboard_follows_the_lesson(show: Show) -> None:
    demo = show("predict-wrong")
    check = demo.find("[data-act=check]")
    check.focus()
    demo.page.keyboard.press("Enter")
    demo.show("predict-right")
    assert demo.focused() == "next"  # Check has gone
    demo.page.keyboard.press("Enter")
    demo.show("pick")
    assert "swe-objective" in demo.focused()  # reading begins at the new step
    demo.page.keyboard.press("Tab")
    assert demo.focused() == "draw"
    assert [message["type"] for message in demo.sent()] == ["answer", "next"]


def waiting_game(show: Show) -> Demo:
    """Show a game in which Robin is to play while only the test moves the clock."""
    demo = show("playing")
    demo.page.clock.install(time=0)
    demo.page.clock.pause_at(60_000)
    demo.show("game-waiting")
    return demo


def test_ticks_come_at_the_pace_and_stop_when_paused(show: Show) -> None:
    demo = waiting_game(show)
    demo.page.clock.run_for(400)
    assert demo.sent() == []
    demo.page.clock.run_for(200)
    assert demo.sent() == [{"type": "tick", "number": 23}]
    demo.page.clock.run_for(3000)
    assert len(demo.sent()) == 1  # one answer, one tick
    demo.change(number=24, panel__paused=True)
    demo.page.clock.run_for(3000)
    assert len(demo.sent()) == 1
    demo.find("[data-act=step]").click()
    assert demo.sent()[1] == {"type": "tick", "number": 24}


def test_pause_is_heard_even_while_a_tick_is_under_way(show: Show) -> None:
    demo = show("game-waiting")
    demo.find("[data-act=step]").click()
    demo.find("[data-act=pause]").click()
    demo.change(number=24)
    assert demo.sent()[1:] == [{"type": "pause", "number": 24, "on": True}]


def test_while_others_think_ticks_follow_at_once_and_what_is_clicked_waits(show: Show) -> None:
    demo = waiting_game(show)
    demo.change(number=24, panel__thinking=True, panel__paused=True)
    demo.page.clock.run_for(10)
    assert [message["type"] for message in demo.sent()] == ["tick"]
    demo.find("[data-act=step]").click()  # a tick is under way
    demo.find("[data-act=undo]").click()
    assert len(demo.sent()) == 1
    demo.change(number=25)
    assert demo.sent()[1:] == [{"type": "undo", "number": 25}]


def test_a_card_that_was_clicked_at_another_table_is_not_played(show: Show) -> None:
    demo = waiting_game(show)
    demo.change(number=24, panel__thinking=True, table__quiet=False)  # Alex may be challenged
    demo.page.clock.run_for(10)
    demo.card("9D").click()  # while Robin thinks
    demo.find("[data-act=undo]").click()
    demo.change(number=25, panel__thinking=False, panel__waiting=False)  # Robin has played
    demo.change(number=26)
    demo.page.clock.run_for(10)
    assert [message["type"] for message in demo.sent()] == ["tick", "undo"]


def test_how_well_the_others_play_is_chosen(show: Show) -> None:
    demo = show("game")
    demo.page.get_by_text("The others", exact=True).click()
    demo.page.get_by_label("They play").select_option("sharply")
    assert demo.sent() == [{"type": "skill", "number": 21, "value": "sharp"}]


def test_silence_is_told_in_words(show: Show) -> None:
    demo = show("playing")
    demo.page.clock.install()
    demo.card("9D").click()
    demo.page.clock.run_for(10_000)
    expect(demo.find(".swe-error")).to_contain_text("No answer from Python")
    demo.card("9D").click()
    demo.show("playing", number=2)
    expect(demo.find(".swe-error")).to_have_count(0)
    assert len(demo.sent()) == 2


def test_a_restarted_kernel_is_told_at_once(show: Show) -> None:
    demo = show("playing")
    demo.page.evaluate("model.listeners.get('comm_live_update').forEach(cutOff => cutOff())")
    demo.card("9D").click()
    expect(demo.find(".swe-error")).to_contain_text("run this cell again", timeout=1000)
    demo.show("playing", number=2)
    demo.card("9D").click()
    assert len(demo.sent()) == 1


def test_after_the_end_the_game_is_played_again_and_nothing_else_goes_on(show: Show) -> None:
    demo = show("game-won")
    for act in ("hint", "pause", "step"):
        expect(demo.find(f"[data-act={act}]")).to_have_attribute("aria-disabled", "true")
        demo.find(f"[data-act={act}]").click(force=True)
        expect(demo.find(".swe-live")).to_have_text("The deal is over.")
    expect(demo.find(".swe-situation")).to_have_count(0)  # the result says it
    demo.find("[data-act=play-again]").click()
    assert demo.sent() == [{"type": "deal", "number": 25, "seed": ""}]


def test_a_new_deal_leaves_the_seed_of_this_one_alone(show: Show) -> None:
    demo = show("game")
    expect(demo.find("[data-field=seed]")).to_have_value("7")
    demo.find("[data-act=new-deal]").click()
    demo.show("game", number=22)
    demo.find("[data-act=deal]").click()
    assert [message["seed"] for message in demo.sent()] == ["", "7"]


def test_a_new_deal_sends_the_seed_as_typed_and_shows_the_error_beside_it(show: Show) -> None:
    demo = show("game")
    seed = demo.find("[data-field=seed]")
    seed.fill("seven")
    seed.press("Enter")
    assert demo.sent() == [{"type": "deal", "number": 21, "seed": "seven"}]
    demo.show("game-error")
    expect(seed).to_have_value("seven")
    expect(seed).to_have_attribute("aria-invalid", "true")
    expect(seed).to_have_accessible_description(re.compile("^“seven” is not a seed: .* 7.$"))
    expect(demo.find(".swe-live")).to_contain_text("is not a seed")


def test_a_game_is_saved_loaded_and_copied(show: Show) -> None:
    demo = show("game-hint")
    demo.find("summary").filter(has_text="Save and load").click()
    expect(demo.find("[data-field=name]")).to_have_value("tuesday")
    demo.find("[data-field=name]").fill("a & <b>")
    demo.find("[data-act=save]").click()
    demo.show("game-hint", number=50)
    demo.find("[data-act=load]").click()
    demo.show("game-hint", number=51)
    demo.find("[data-field=record]").fill("a record")
    demo.find("[data-act=load-text]").click()
    demo.show("game-hint", number=52)
    demo.find("input[data-act=pace]").fill("3")
    assert [{**message, "number": None} for message in demo.sent()] == [
        {"type": "save", "number": None, "name": "a & <b>"},
        {"type": "load", "number": None, "name": "a & <b>"},
        {"type": "load", "number": None, "text": "a record"},
        {"type": "pace", "number": None, "seconds": 3},
    ]
