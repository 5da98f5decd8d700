// The position editor: cards are put where they belong by clicks, or the whole is pasted as text.

const JOKERS = ["JK1", "JK2"];
const DIRECTIONS = [["1", "clockwise"], ["-1", "anticlockwise"]];

function positionView(ui, { edit, text }) {
  return h("section", { key: "position", class: "swe-panel swe-editor", "aria-label": "Edit position" },
    disputeView(ui, edit), placesView(ui, edit), deckView(ui, edit), settingsView(ui, edit), textView(ui, text));
}

function disputeView(ui, edit) {
  return selectField(ui, "dispute", "Start from a question that people argue about", "",
    [["", "Choose a question…"], ...edit.disputes.map(({ id, question }) => [id, question])],
    (id) => id && ui.send("dispute", { id }));
}

/** Where the next card goes: on the pile, or into a hand. */
function placesView(ui, edit) {
  const places = [["top", "Top card"], ...edit.hands.map(({ name }, seat) => [String(seat), name === "You" ? "Your hand" : `${name}’s hand`])];
  const chosen = placeChosen(ui, edit);
  return h("fieldset", { key: "places", class: "swe-places" },
    h("legend", {}, "1. Where do cards go?"),
    places.map(([id, label]) => h("label", { key: id, class: chosen === id ? "swe-option swe-option-chosen" : "swe-option" },
      h("input", { type: "radio", name: `${ui.uid}-place`, value: id, checked: chosen === id, "data-place": id, on: { change: () => ui.choose({ place: id }) } }),
      h("span", { class: "swe-option-text" }, label))));
}

function placeChosen(ui, edit) {
  const { place } = ui.local;
  return place === "top" || Number(place) < edit.hands.length ? place : String(edit.turn ?? 0);
}

/** All cards of a pack; those that lie somewhere say where. */
function deckView(ui, edit) {
  const place = placeChosen(ui, edit);
  const stop = ui.local.picked ?? "AS";
  const rows = [...Object.keys(SUITS).map((suit) => RANK_ORDER.map((rank) => rank + suit)), JOKERS];
  return h("div", { key: "deck", class: "swe-deck", role: "toolbar", "aria-label": "2. Click cards", on: { keydown: (event) => walk(event, ".swe-choice") } },
    h("p", { "aria-hidden": "true" }, "2. Click cards"),
    rows.map((row) => h("div", { key: row[0], class: "swe-joker-row" }, row.map((card) => deckCard(ui, edit, card, place, card === stop)))));
}

function deckCard(ui, edit, card, place, isStop) {
  const at = edit.top === card ? "top" : String(edit.hands.findIndex(({ cards }) => cards.includes(card)));
  const lies = at === "top" ? "top card" : edit.hands[at] && (edit.hands[at].name === "You" ? "your hand" : `${edit.hands[at].name}’s hand`);
  return button({
    key: card, class: "swe-choice swe-face-choice", "data-card": card, "data-suit": suitOf(card), tabindex: isStop ? 0 : -1,
    "aria-pressed": String(at === place), "data-lies": lies ? "true" : null, "aria-label": lies ? `${cardName(card)}, ${lies}` : cardName(card),
    on: { click: () => ui.send("place", { card, where: place === "top" ? "top" : Number(place) }), focus: () => { ui.local.picked = card; } },
  }, cardShort(card));
}

function settingsView(ui, edit) {
  const set = (part) => (value) => ui.send("set", { part, value });
  const seats = edit.hands.map(({ name }, seat) => [String(seat), name]);
  const owed = edit.owed ?? { number: 0, power: "" };
  const powers = Object.entries(edit.powers).map(([id, unit]) => [id, `${unit} because of ${id}`]);
  const owe = (number, power) => ui.send("set", { part: "owed", value: power ? `${number || 1} ${power}` : "" });
  return h("div", { key: "settings", class: "swe-settings" },
    selectField(ui, "turn", "In turn", String(edit.turn ?? ""), seats, set("turn")),
    selectField(ui, "direction", "Direction", String(edit.direction), DIRECTIONS, set("direction")),
    selectField(ui, "suit", "Suit in force", edit.suit, [["", "as on the top card"], ...Object.entries(SUITS).map(([id, { word }]) => [id, `${word}, named`])], set("suit")),
    selectField(ui, "owed", "What waits", owed.power, [["", "nothing"], ...powers], (power) => owe(owed.number, power)),
    owed.power && numberField(ui, "number", "How much", owed.number, 1, 99, (number) => owe(number, owed.power)),
    rankOf(edit.top) === "Q" && selectField(ui, "queen", "The queen", edit.queen ? "open" : "", [["", "is covered"], ["open", "waits for a cover"]], set("queen")),
    numberField(ui, "players", "Players", edit.hands.length, 2, 8, set("players")),
    numberField(ui, "stock", "Stock", edit.stock, 0, 104, set("stock")),
    edit.hands.map(({ name, unknown }, seat) => numberField(ui, `unknown ${seat}`, `Unknown cards: ${name}`, unknown, 0, 52, set(`unknown ${seat}`))));
}

/** Position, houses and plays as one text, to copy, keep and paste. */
function textView(ui, text) {
  const use = (event) => {
    event.preventDefault();
    ui.send("use", { text: event.target.elements.text.value });
  };
  return h("form", { key: "text", class: "swe-form", on: { submit: use } },
    h("label", { class: "swe-field swe-field-wide" }, h("span", {}, "All of it as text: copy it, or paste another one"),
      h("input", {
        type: "text", name: "text", value: text, autocomplete: "off", spellcheck: "false", "data-field": "text",
        "aria-invalid": ui.errorFor("use") ? "true" : null, "aria-describedby": ui.errorFor("use") ? `${ui.uid}-error-use` : null,
      })),
    actButton("copy-text", "Copy", (event) => copyText(event.target.form.elements.text)),
    h("button", { type: "submit", class: "swe-button", "data-act": "use" }, "Use this text"),
    errorBeside(ui, "use"));
}

/** A labelled list to choose from; a choice that is refused goes back to what is in force. */
function selectField(ui, name, label, value, options, onChoose) {
  return h("label", { key: name, class: "swe-field" }, h("span", {}, label),
    h("select", { "data-field": name, choice: value, on: { change: (event) => onChoose(event.target.value) } },
      options.map(([id, text]) => h("option", { key: id, value: id }, text))));
}

function numberField(ui, name, label, value, least, most, onChoose) {
  return h("label", { key: name, class: "swe-field" }, h("span", {}, label),
    h("input", { type: "number", min: least, max: most, choice: String(value), "data-field": name, on: { change: (event) => onChoose(event.target.value) } }));
}
