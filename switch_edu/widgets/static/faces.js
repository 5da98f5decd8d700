// Card faces, drawn here: large indices for projectors and phones, pips laid out as on real cards.
// The drawing is decoration (aria-hidden); the button around it carries the name.

const PIP = {
  H: "M0 42C-34 14-46-4-46-20C-46-36-35-45-23-45C-12-45-4-38 0-28C4-38 12-45 23-45C35-45 46-36 46-20C46-4 34 14 0 42Z",
  D: "M0-50C10-31 23-14 38 0C23 14 10 31 0 50C-10 31-23 14-38 0C-23-14-10-31 0-50Z",
  S: "M0-48C14-26 44-8 44 15C44 29 34 36 23 36C15 36 8 32 4 26C5 36 9 43 17 48H-17C-9 43-5 36-4 26C-8 32-15 36-23 36C-34 36-44 29-44 15C-44-8-14-26 0-48Z",
  C: "M0-48A21 21 0 0 1 17-14A21 21 0 1 1 4 18C5 32 9 41 17 48H-17C-9 41-5 32-4 18A21 21 0 1 1-17-14A21 21 0 0 1 0-48Z",
  joker: "M0-48L13-16L47-15L20 7L30 40L0 20L-30 40L-20 7L-47-15L-13-16Z",
};

// Pip places of the number cards: columns left, middle, right; rows from the top, upside down below the middle.
const COLUMN = { l: 40.5, m: 50, r: 59.5 };
const ROW = { a: 26, b: 41, c: 55, d: 48, e: 70, f: 85, g: 99, h: 92, z: 114 };
const PIPS = {
  2: "ma mz", 3: "ma me mz", 4: "la ra lz rz", 5: "la ra me lz rz", 6: "la ra le re lz rz",
  7: "la ra md le re lz rz", 8: "la ra md le re mh lz rz", 9: "la ra lc rc me lf rf lz rz",
  10: "la ra mb lc rc lf rf mg lz rz",
};

const drawnFaces = new Map(); // each face is drawn once and copied

/** The whole face of a card as a new SVG element. */
function cardFace(card) {
  if (!drawnFaces.has(card)) drawnFaces.set(card, drawFace(card));
  return drawnFaces.get(card).cloneNode(true);
}

function drawFace(card) {
  const face = svg("svg", {
    viewBox: "0 0 100 140", class: "swe-svg", "data-suit": suitOf(card), "aria-hidden": "true", focusable: "false",
  });
  face.append(...middleOf(card), corner(card), turned(corner(card)));
  return face;
}

function middleOf(card) {
  const rank = rankOf(card);
  if (isJoker(card)) return [jesterHead(card)];
  if (rank === "A") return [pip(suitOf(card), 50, 70, 50)];
  if (PIPS[rank]) return PIPS[rank].split(" ").map((place) => numberPip(suitOf(card), place));
  return [courtFrame(), courtHalf(card), turned(courtHalf(card))];
}

function numberPip(suit, place) {
  const y = ROW[place[1]];
  return pip(suit, COLUMN[place[0]], y, 17, y > 70);
}

/** A suit sign centred on (x, y), `size` units high, perhaps upside down. */
function pip(suit, x, y, size, upsideDown = false) {
  const scale = size / 100;
  const transform = `translate(${x} ${y}) scale(${upsideDown ? -scale : scale})`;
  return svg("path", { d: PIP[suit], transform, fill: "currentColor" });
}

function corner(card) {
  const group = svg("g", {});
  if (isJoker(card)) {
    group.append(pip("joker", 17, 19, 26));
    return group;
  }
  const rank = rankOf(card);
  const label = svg("text", { x: 16.5, y: 31, "text-anchor": "middle", class: "swe-index", fill: "currentColor" }, rank);
  if (rank === "10") {
    label.setAttribute("textLength", "29");
    label.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
  group.append(label, pip(suitOf(card), 16.5, 48, 21));
  return group;
}

function turned(node) {
  return svg("g", { transform: "rotate(180 50 70)" }, node);
}

/** A suit sign alone, for buttons and for the sign beside the pile. */
function suitSign(suit) {
  const sign = svg("svg", { viewBox: "-52 -52 104 104", class: "swe-svg", "data-suit": suit, "aria-hidden": "true", focusable: "false" });
  sign.append(svg("path", { d: PIP[suit] ?? PIP.joker, fill: "currentColor" }));
  return sign;
}

/** A description of a card lying on the table: a picture with the card's name. */
function cardPicture(card, attributes = {}) {
  const label = attributes["aria-label"] ?? cardName(card);
  return h("span", { key: card, role: "img", ...attributes, "aria-label": label, class: `swe-picture ${attributes.class ?? ""}` },
    h("span", { key: card, class: "swe-face", create: (node) => node.append(cardFace(card)) }));
}
