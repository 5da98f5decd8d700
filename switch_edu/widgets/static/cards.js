// What cards are called and how they are written: "10H" is the ten of hearts, "JK1" a joker.

const SUITS = {
  S: { word: "spades", glyph: "♠" },
  H: { word: "hearts", glyph: "♥" },
  C: { word: "clubs", glyph: "♣" },
  D: { word: "diamonds", glyph: "♦" },
};
const RANKS = {
  A: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten",
  J: "jack", Q: "queen", K: "king",
};
const RANK_ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const CARD_IN_TEXT = /((?:10|[2-9AJQK])[♠♥♣♦])/;

function isJoker(card) {
  return card.startsWith("JK");
}

function suitOf(card) {
  return isJoker(card) ? "joker" : card.slice(-1);
}

function rankOf(card) {
  return isJoker(card) ? "joker" : card.slice(0, -1);
}

/** "nine of diamonds", "joker". */
function cardName(card) {
  if (isJoker(card)) return "joker";
  return `${RANKS[rankOf(card)] ?? rankOf(card)} of ${SUITS[suitOf(card)]?.word ?? suitOf(card)}`;
}

/** "9♦", "joker": the way people write it. */
function cardShort(card) {
  return isJoker(card) ? "joker" : rankOf(card) + (SUITS[suitOf(card)]?.glyph ?? "");
}

/** "1 card", "4 cards", "10,000 games". */
function countOf(count, noun = "card") {
  return `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
}

/** A sentence in which every "9♦" becomes a small white chip in the colour of its suit. */
function withCards(text) {
  return String(text).split(CARD_IN_TEXT).filter(Boolean).map((part) => {
    if (!CARD_IN_TEXT.test(part)) return part;
    const suit = Object.keys(SUITS).find((id) => SUITS[id].glyph === part.slice(-1));
    return h("span", { class: "swe-chip", "data-suit": suit }, part);
  });
}
