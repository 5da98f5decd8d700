// The middle of the table: stock, discard pile, suit in force, direction, what is owed.

const CLOCKWISE = "M4 12A8 8 0 0 1 18.6 7.5M18.6 2.5V7.5H13.6M20 12A8 8 0 0 1 5.4 16.5M5.4 21.5V16.5H10.4";

function middleView(ui, table) {
  return h("div", { class: "swe-middle" },
    stockView(ui, table), pileView(table),
    h("div", { class: "swe-signs" }, suitView(table), directionView(table), owedView(table), openQueenView(table)));
}

/** The stock as a picture; a click on it draws (the button below does the same for everybody else). */
function stockView(ui, table) {
  const move = table.moves.find(({ id, legal }) => legal && (id === "draw" || id === "take"));
  const pressed = move && !table.quiet ? () => ui.send("move", { move: move.id }) : null;
  return h("div", { class: pressed ? "swe-stock swe-stock-open" : "swe-stock", on: { click: pressed } },
    h("span", { class: "swe-heap", "aria-hidden": "true" }, backs(table.stock, 3)),
    h("span", { class: "swe-caption" }, `stock ${table.stock}`));
}

function pileView(table) {
  const { top, face, laid, under } = table.pile;
  const shown = laid.length > 0 ? laid : [top].filter(Boolean);
  const last = shown.length - 1;
  return h("div", { class: "swe-pile", role: "group", "aria-label": "Discard pile" },
    h("div", { class: "swe-laid", "data-count": shown.length },
      under > 0 && h("span", { class: "swe-under", "aria-hidden": "true" }),
      shown.map((card, place) => laidCard(card, place === last ? face : null, place, last))),
    h("span", { class: "swe-caption" }, pileCaption(table, shown)));
}

function laidCard(card, face, place, last) {
  const label = face ? `joker as ${cardName(face)}` : cardName(card);
  const classes = place === last ? "swe-top" : "swe-lower";
  return h("span", { key: `${card}@${place}`, class: `swe-slot ${classes}` },
    cardPicture(card, { "aria-label": place === last ? `top card: ${label}` : label, "data-top": place === last ? card : null }),
    face && h("span", { class: "swe-declared" }, withCards(`as ${cardShort(face)}`)));
}

function pileCaption(table, shown) {
  if (shown.length === 0) return "no card yet";
  if (table.pile.laid.length > 1) return `${table.pile.laid.length} cards laid`;
  return "top card";
}

function suitView(table) {
  if (table.suit?.awaited) return h("div", { key: "awaited", class: "swe-suit swe-suit-awaited" }, "suit to be named");
  if (!table.suit?.id) return null;
  const { id, named } = table.suit;
  const word = SUITS[id]?.word ?? id;
  return h("div", { class: named ? "swe-suit swe-suit-named" : "swe-suit", "data-suit": id },
    h("span", { class: "swe-suit-sign", key: id, create: (node) => node.append(suitSign(id)) }),
    h("span", { class: "swe-suit-word" }, h("b", {}, word), h("span", {}, named ? "named" : "in force")));
}

function directionView(table) {
  if (table.seats.length < 3 || !table.direction) return null;
  const forward = table.direction === 1;
  return h("span", { class: "swe-direction", "data-direction": table.direction },
    h("span", { key: "sign", class: "swe-direction-sign", create: (node) => node.append(turnSign()) }),
    forward ? "clockwise" : "anticlockwise");
}

function turnSign() {
  return svg("svg", { viewBox: "0 0 24 24", class: "swe-svg", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: CLOCKWISE, fill: "none", stroke: "currentColor", "stroke-width": 2.4, "stroke-linecap": "round", "stroke-linejoin": "round" }));
}

function owedView(table) {
  if (!table.owed) return null;
  return h("span", { class: "swe-owed" }, withCards(table.owed.text));
}

function openQueenView(table) {
  return table.pile.open ? h("span", { class: "swe-open" }, "waits for a cover") : null;
}
