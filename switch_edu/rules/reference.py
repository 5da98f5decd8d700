"""A quick reference of one page, made from the rules in force."""

from __future__ import annotations

from collections.abc import Iterator

from switch_edu.rules.house import House
from switch_edu.rules.moot import moot, several_cards
from switch_edu.rules.saying import power_sentence, value_in_words
from switch_edu.rules.words import capital, cards_in_words, counted

_DUTY = {
    "yes": "No card to play?",
    "yes-but-wild": "No card to play, or only wild cards that you hold back?",
    "no": "Cannot or will not play?",
}
_DRAWN = {
    "never": "the turn ends",
    "may": "the drawn card may be played if it fits",
    "must": "the drawn card must be played if it fits",
    "any-card": "any card that fits may then be played",
}
_PRICE = {
    "refused": "A card that does not fit is refused.",
    "draw-1": "A card that may not be played comes back and costs one card.",
    "draw-2": "A card that may not be played comes back and costs two cards.",
}
_END = {
    "first-out": "the first to empty the hand wins",
    "one-left": "the first to empty the hand wins; the others play on until one is left",
    "all-out": "the first to empty the hand wins; the others play on until all are out",
}


def reference(house: House) -> list[dict[str, str]]:
    """Return the quick reference of a house as rows of {"title", "text"}, in playing order."""
    rows = [("Deal", _deal(house)), ("Your turn", _turn(house)), *_powers(house)]
    if several_cards(house):
        rows.append(("Several cards", _runs(house)))
    rows += [("Last card", call_text(house)), ("Finish", _finish(house)), ("Stock", _stock(house))]
    return [{"title": title, "text": text} for title, text in rows if text]


def _deal(house: House) -> str:
    parts = [value_in_words(ruling, house.value(ruling)) for ruling in ("players", "packs")]
    if house.value("jokers"):
        parts.append(value_in_words("jokers", house.value("jokers")))
    each = f"{value_in_words('hand', house.value('hand'))} each"
    if house.value("hand-by-players") != "fixed":
        each += f" ({value_in_words('hand-by-players', house.value('hand-by-players'))})"
    first = value_in_words("first-player", house.value("first-player"))
    way = value_in_words("direction", house.value("direction"))
    return f"{capital(', '.join([*parts, each]))}. First to play: {first}; play goes {way}."


def _turn(house: House) -> str:
    duty = _DUTY[str(house.value("must-play"))]
    draw = value_in_words("draw", house.value("draw"))
    drawn = _DRAWN[str(house.value("drawn-card"))]
    wrong = _PRICE[str(house.value("illegal.card"))]
    return f"Play a card of the suit or the rank on top. {duty} Draw {draw}; {drawn}. {wrong}"


def _powers(house: House) -> Iterator[tuple[str, str]]:
    for selector in house.powers:
        title = capital(cards_in_words(selector).partition(" ")[2])
        text = power_sentence(house, selector).partition(": ")[2]
        if house.powers[selector] == "cover":
            text = f"{text} What covers: {value_in_words('cover.with', house.value('cover.with'))}."
        yield title, capital(text)


def _runs(house: House) -> str:
    steps = house.value("run.steps")
    parts = []
    if steps:
        words = value_in_words("run.steps", steps)
        acts = value_in_words("run.powers", house.value("run.powers"))
        parts.append(f"In one turn a card may be followed by {words}. Which powers act: {acts}.")
    if house.value("together") != "no":
        parts.append(f"{capital(value_in_words('together', house.value('together')))}.")
    if house.value("name.when") == "go-on":
        parts.append("After naming a suit the same player may go on in it.")
    return " ".join(parts)


def call_text(house: House) -> str:
    """Return how a last card is announced, what forgetting it costs, and until when."""
    when = str(house.value("call.when"))
    if when in ("none", "automatic"):
        return "The table announces a last card." if when == "automatic" else "No call is needed."
    price = int(str(house.value("call.price")))
    cost = f" Forgotten: {counted(price, 'card')}." if price else ""
    missed = value_in_words("call.missed", house.value("call.missed"))
    said = value_in_words("call.word", house.value("call.word"))
    due = value_in_words("call.when", when)
    return f"Say {said} {due}.{cost} Does it stop the win? {capital(missed)}.{_late(house)}"


def players_notice(house: House) -> bool:
    """Say whether a forgotten call costs something only if another player notices it."""
    return "call.lapses" not in moot(house)


def _late(house: House) -> str:
    """Return when a call and a challenge come too late, where players have to notice."""
    if not players_notice(house):
        return ""
    window = value_in_words("call.window", house.value("call.window"))
    lapses = value_in_words("call.lapses", house.value("call.lapses"))
    return f" The latest moment to say it: {window}. Too late to challenge: {lapses}."


def _finish(house: House) -> str:
    end = capital(_END[str(house.value("game-end"))])
    barred = house.value("finish.barred")
    if not barred:
        return f"{end}. Any card may be the last."
    then = value_in_words("finish.then", house.value("finish.then"))
    return f"{end}. Not as the last card: {value_in_words('finish.barred', barred)} ({then})."


def _stock(house: House) -> str:
    if house.value("refill") == "never":
        return "The stock is never refilled."
    return "Older discards make a new stock; the top card stays."
