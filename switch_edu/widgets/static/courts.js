// Kings, queens, jacks and jokers: plain double figures in the colour of their suit.
// Each half is drawn in a box 38 wide and 60 high, then turned about the centre of the card.

const SOLID = { fill: "currentColor" };
const TINT = { fill: "currentColor", "fill-opacity": 0.28 };
const PALE = { fill: "currentColor", "fill-opacity": 0.1 };
const PAPER = { fill: "#fff" };
const LINE = { fill: "none", stroke: "currentColor", "stroke-width": 1.4, "stroke-linecap": "round", "stroke-linejoin": "round" };
const OUTLINED = { fill: "#fff", stroke: "currentColor", "stroke-width": 1.4, "stroke-linejoin": "round" };

function path(d, style) {
  return svg("path", { d, ...style });
}

function circle(cx, cy, r, style) {
  return svg("circle", { cx, cy, r, ...style });
}

function courtFrame() {
  return svg("g", {},
    svg("rect", { x: 31, y: 10, width: 38, height: 120, rx: 3, ...PALE }),
    svg("rect", { x: 31, y: 10, width: 38, height: 120, rx: 3, ...LINE, "stroke-opacity": 0.45 }));
}

function courtHalf(card) {
  const draw = { K: king, Q: queen, J: jack }[rankOf(card)];
  const figure = svg("g", { transform: "translate(31 10)" }, ...draw());
  figure.append(pip(suitOf(card), 19, 53.5, 9.5));
  figure.lastChild.setAttribute("fill", "#fff");
  return figure;
}

function faceOfPerson() {
  return [
    circle(15.6, 26, 0.95, SOLID), circle(22.4, 26, 0.95, SOLID),
    path("M19 26.5V30.2H20.4", { ...LINE, "stroke-width": 0.9 }),
  ];
}

function robe() {
  return path("M1 60V53C3 45 11 42 19 42C27 42 35 45 37 53V60Z", SOLID);
}

function king() {
  return [
    robe(),
    path("M9.5 24C8.5 34 9 42 13 45H25C29 42 29.5 34 28.5 24Z", TINT),
    path("M11.5 21H26.5V28C26.5 34 23.5 37.5 19 37.5C14.5 37.5 11.5 34 11.5 28Z", OUTLINED),
    path("M11.5 29C11.5 40 14.5 45.5 19 47.5C23.5 45.5 26.5 40 26.5 29C24.5 33 22 32 19 32C16 32 13.5 33 11.5 29Z", SOLID),
    path("M16.2 35.2H21.8", { ...LINE, stroke: "#fff", "stroke-width": 1.2 }),
    ...faceOfPerson(),
    path("M8.5 21.5L6 8L13 13.5L19 5L25 13.5L32 8L29.5 21.5Z", SOLID),
    path("M10 18.4H28", { ...LINE, stroke: "#fff", "stroke-width": 1.2 }),
    circle(6, 7, 1.7, SOLID), circle(19, 4.2, 1.9, SOLID), circle(32, 7, 1.7, SOLID),
  ];
}

function queen() {
  return [
    path("M8 25C6 40 5 46 8 50H30C33 46 32 40 30 25C28 17 10 17 8 25Z", TINT),
    robe(),
    path("M12 43C13 49 25 49 26 43C24 42.3 14 42.3 12 43Z", PAPER),
    path("M16 36H22V44C20.5 45.4 17.5 45.4 16 44Z", PAPER),
    path("M11.8 23C11.8 17 26.2 17 26.2 23V27.5C26.2 34 22.5 38 19 38C15.5 38 11.8 34 11.8 27.5Z", OUTLINED),
    path("M11.8 25C15 23.5 18 21 19 18.5C20 21 23 23.5 26.2 25C28 16 10 16 11.8 25Z", TINT),
    path("M17 33.6C18.2 34.6 19.8 34.6 21 33.6", LINE),
    ...faceOfPerson(),
    path("M9.5 18.5L8 9.5L13.5 13L19 7.5L24.5 13L30 9.5L28.5 18.5C23 16.5 15 16.5 9.5 18.5Z", SOLID),
    circle(8, 8.4, 1.5, SOLID), circle(13.5, 10.6, 1.3, SOLID), circle(19, 5.6, 1.8, SOLID),
    circle(24.5, 10.6, 1.3, SOLID), circle(30, 8.4, 1.5, SOLID),
  ];
}

function jack() {
  return [
    robe(),
    path("M10 43L19 51L28 43L23 41H15Z", PAPER),
    path("M9 22C7.5 31 8 38 10.5 41C13 42 14 40 14 37V24ZM29 22C30.5 31 30 38 27.5 41C25 42 24 40 24 37V24Z", TINT),
    path("M12 21H26V28C26 34 23 37.8 19 37.8C15 37.8 12 34 12 28Z", OUTLINED),
    path("M17 33.4H21", LINE),
    ...faceOfPerson(),
    path("M7 21C6 12 13 8.5 20 8.5C27.5 8.5 32 13 31 21C24 18.5 14 18.5 7 21Z", SOLID),
    path("M9 19.4C15 17.3 23 17.3 29 19.4", { ...LINE, stroke: "#fff", "stroke-width": 1.2 }),
    path("M25 14C27 8 31 5 35.5 4C35.5 9 32.5 13.5 27.5 15.5Z", OUTLINED),
  ];
}

/** The joker's picture; the second joker of a pack is drawn in outline. */
function jesterHead(card) {
  const cloth = card === "JK2" ? OUTLINED : SOLID;
  return svg("g", { transform: "translate(50 70) scale(1.35) translate(-19 -24)" },
    path("M19 8C15-6 4-8 3 8C6 4 9 10 9.5 23H28.5C29 10 32 4 35 8C34-8 23-6 19 8Z", { ...cloth, stroke: "currentColor", "stroke-width": 1.2 }),
    path("M19 8C16.5 13 16 18 16 23H22C22 18 21.5 13 19 8Z", TINT),
    circle(3, 10.5, 2.4, OUTLINED), circle(35, 10.5, 2.4, OUTLINED), circle(19, 6, 2.4, OUTLINED),
    path("M10.5 23H27.5V31C27.5 38 23.5 42 19 42C14.5 42 10.5 38 10.5 31Z", OUTLINED),
    circle(15.3, 30, 1.2, SOLID), circle(22.7, 30, 1.2, SOLID),
    path("M14 35C16.5 38.5 21.5 38.5 24 35", LINE),
    path("M6 52L11 43L15 48L19 43L23 48L27 43L32 52C24 56 14 56 6 52Z", { ...cloth, stroke: "currentColor", "stroke-width": 1.2 }));
}
