// The other players: name, how many cards, and what everybody at the table should know about them.

const FAN_LIMIT = 8; // backs drawn at most; the number beside them is exact
const PLACES = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"];

/** Seats in the order of play, starting with the one after mine. */
function otherSeats(table) {
  const count = table.seats.length;
  const others = watchesOnly(table) ? count : count - 1;
  return Array.from({ length: others }, (_, step) => (table.me + 1 + step) % count);
}

/** Whether nobody sits here: in a deal that the learner sits out, no seat is "me". */
function watchesOnly(table) {
  return table.me < 0;
}

function seatsView(table) {
  const others = otherSeats(table);
  if (others.length === 0) return null;
  return h("ul", { class: "swe-seats", "aria-label": "Other players", "data-count": others.length },
    others.map((seat) => seatView(table, seat)));
}

function seatView(table, seat) {
  const { name, cards } = table.seats[seat];
  const classes = table.turn === seat ? "swe-seat swe-at-turn" : "swe-seat";
  return h("li", { key: seat, class: classes, "data-seat": seat },
    h("span", { class: "swe-fan", "aria-hidden": "true" }, backs(cards, FAN_LIMIT)),
    h("span", { class: "swe-seat-line" },
      h("span", { class: "swe-name" }, name), " ",
      h("span", { class: "swe-count" }, countOf(cards))),
    h("span", { class: "swe-badges" }, seatBadges(table, seat, "to play")));
}

/** Card backs without any card behind them. */
function backs(count, limit) {
  return Array.from({ length: Math.min(count, limit) }, (_, place) => h("span", { key: place, class: "swe-back" }));
}

/** Whose turn, last card, turns to miss, place reached, card just played. */
function seatBadges(table, seat, turnText) {
  const { said, miss, place } = table.seats[seat];
  const finished = typeof place === "number" && place > 0;
  return [
    table.turn === seat && badge("turn", `▶ ${turnText}`),
    finished && badge("place", `finished ${PLACES[place - 1] ?? place}`),
    said && !finished && badge("said", "last card!"),
    miss > 0 && badge("miss", `misses ${countOf(miss, "turn")}`),
    table.owed?.seat === seat && badge("owes", owedShort(table.owed)),
    table.last?.seat === seat && table.last.card && badge("last", "played ", cardShort(table.last.card)),
  ];
}

function badge(kind, ...text) {
  return h("span", { key: kind, class: `swe-badge swe-badge-${kind}` }, withCards(text.join("")));
}

/** "faces 4 cards", "faces 2 turns": beside the name of the seat. */
function owedShort(owed) {
  const parts = [owed.cards > 0 && countOf(owed.cards), owed.turns > 0 && countOf(owed.turns, "turn")];
  return `faces ${parts.filter(Boolean).join(" and ")}`;
}
