// My own hand and the moves that are not cards. The hand is one tab stop; arrow keys walk along it.

/** The seat whose view this is: name, count, badges, moves and cards. */
function ownView(ui, table) {
  if (watchesOnly(table)) return h("div", { class: "swe-own" }, watchView(ui));
  const seat = table.seats[table.me];
  const classes = table.turn === table.me ? "swe-own swe-at-turn" : "swe-own";
  return h("div", { class: classes, "data-seat": table.me },
    h("div", { class: "swe-own-line" },
      h("span", { class: "swe-own-name" },
        h("span", { class: "swe-name" }, seat.name), " ",
        h("span", { class: "swe-count" }, countOf(seat.cards)),
        h("span", { class: "swe-badges" }, seatBadges(table, table.me, "your turn"))),
      clockView(ui), ui.state.kind !== "game" && chancesButton(ui, "Which card is best?", "swe-move"), movesView(ui, table)),
    watchView(ui) || handView(ui, table));
}

/** For who is out and only watches: why, and a way to the end. */
function watchView(ui) {
  const watching = ui.state.panel?.watching;
  return watching && h("div", { key: "watch", class: "swe-watch" }, h("p", {}, watching),
    actButton("finish", "To the end of this deal", () => ui.send("finish"), { class: "swe-button swe-move" }));
}

function movesView(ui, table) {
  if (table.moves.length === 0) return null;
  return h("div", { class: "swe-moves", role: "group", "aria-label": "Moves" }, table.moves.map((move) => moveButton(ui, table, move)));
}

/** A move as a button. One that is not allowed stays pressable: the refusal explains the rule. */
function moveButton(ui, table, { id, label, legal, why, differs }) {
  const shown = ui.marked && !ui.picking;
  const usable = (legal || !shown) && !table.quiet;
  const picked = ui.picking ? ui.local.chosen.has(id) : null;
  return button({
    key: id, class: usable && shown ? "swe-button swe-move swe-primary" : "swe-button swe-move", "data-move": id,
    "aria-disabled": usable ? null : "true", "aria-pressed": picked === null ? null : String(picked),
    "aria-label": legal || !why || !shown ? null : `${label}, not possible: ${plainEnd(why)}${differs ? ", the houses differ" : ""}`,
    on: { click: () => tryMove(ui, table, id) },
  }, picked && h("span", { "aria-hidden": "true" }, "✓"), differs && unlikeSign(), withCards(label), chanceView(ui, id), ui.chanceOf(id) && hiddenText(chanceWords(ui, id)));
}

function handView(ui, table) {
  const cards = table.hand;
  const stop = tabStop(ui, cards);
  return h("div", {
    class: "swe-hand", role: "toolbar", "aria-label": `Your hand, ${countOf(table.seats[table.me].cards)}`,
    style: `--swe-held: ${cards.length}`,
    on: { keydown: (event) => walk(event, ".swe-card") },
  },
  cards.map((held, place) => cardButton(ui, table, held, held.card === stop, place)),
  table.unknown > 0 && h("span", { class: "swe-unknown" },
    h("span", { class: "swe-fan", "aria-hidden": "true" }, backs(table.unknown, 4)),
    h("span", { class: "swe-caption" }, `${table.unknown} unknown`)));
}

/** The one card of the hand that Tab reaches: the last one walked to, else the first. */
function tabStop(ui, cards) {
  const kept = cards.find(({ card }) => card === ui.local.card);
  return (kept ?? cards[0])?.card;
}

function cardButton(ui, table, held, isStop, place) {
  const { card, playable, price, drawn } = held;
  const picked = ui.picking ? ui.local.chosen.has(card) : held.asked || null; // chosen for an answer, or in question
  const marked = ui.marked && !ui.picking && !table.quiet;
  const classes = ["swe-card", marked && playable && "swe-playable", picked && "swe-picked", drawn && "swe-drawn"];
  return button({
    key: `${card}${duplicateMark(table.hand, place)}`, class: classes.filter(Boolean).join(" "), "data-card": card,
    "aria-label": cardLabel(held, marked) + chanceWords(ui, card), "aria-pressed": picked === null ? null : String(picked),
    "aria-disabled": marked && !playable ? "true" : null, tabindex: isStop ? 0 : -1,
    on: { click: () => tryCard(ui, table, card), focus: () => { ui.local.card = card; } },
  },
  h("span", { key: card, class: "swe-face", create: (node) => node.append(cardFace(card)) }),
  marked && playable && price > 0 && h("span", { class: "swe-tag swe-price", "aria-hidden": "true" }, `+${price}`),
  held.differs && h("span", { class: "swe-tag swe-unlike", "aria-hidden": "true" }, "≠"),
  drawn && h("span", { class: "swe-tag swe-new", "aria-hidden": "true" }, "drawn"),
  chanceView(ui, card));
}

/** With two packs a hand may hold the same card twice. */
function duplicateMark(hand, place) {
  const earlier = hand.slice(0, place).filter(({ card }) => card === hand[place].card).length;
  return earlier > 0 ? `#${earlier}` : "";
}

/** "nine of diamonds, playable", "king of clubs, not playable: neither a club nor a nine". */
function cardLabel({ card, playable, price, why, drawn, differs }, marked) {
  const parts = [cardName(card)];
  if (drawn) parts.push("just drawn");
  if (marked && playable) parts.push(price > 0 ? `playable, costs ${countOf(price)}` : "playable");
  if (marked && !playable) parts.push(why ? `not playable: ${plainEnd(why)}` : "not playable");
  if (differs) parts.push("the houses differ");
  return parts.join(", ");
}

function plainEnd(sentence) {
  return sentence.replace(/\.\s*$/, "");
}

function tryCard(ui, table, card) {
  ui.local.card = card;
  tryMove(ui, table, card);
}

/** Send a move, or choose it for an answer, or say what the table waits for when nothing may be played now. */
function tryMove(ui, table, move) {
  if (ui.picking) ui.toggle(move, true);
  else if (table.quiet) ui.announce(table.situation.text);
  else ui.send("move", { move });
}
