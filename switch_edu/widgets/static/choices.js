// Naming a suit, or saying which card a joker is.

function choicesView(ui, table) {
  if (!table.choices) return null;
  const { kind, title, options } = table.choices;
  return h("div", { key: `choices-${kind}`, class: `swe-choices swe-choices-${kind}`, role: "group", "aria-label": title },
    h("p", { class: "swe-choices-title" }, withCards(title)),
    kind === "joker" ? jokerGrid(ui, table, options) : suitButtons(ui, table, options));
}

function suitButtons(ui, table, options) {
  return h("div", { class: "swe-suits" }, options.map((option) => {
    const suit = option.id.slice(-1);
    return choiceButton(ui, table, option, "swe-suit-choice", null,
      h("span", { class: "swe-suit-sign", key: suit, create: (node) => node.append(suitSign(suit)) }),
      h("span", {}, option.label));
  }));
}

/** Thirteen ranks in four suits, in the order of a pack; only faces that are offered appear. */
function jokerGrid(ui, table, options) {
  const offered = new Map(options.map((option) => [option.id.replace(/^=/, ""), option]));
  const walked = offered.has(ui.local.face) ? ui.local.face : (options.find(({ legal }) => legal) ?? options[0])?.id.slice(1);
  const rows = Object.keys(SUITS).map((suit) => RANK_ORDER.map((rank) => rank + suit).filter((face) => offered.has(face)));
  return h("div", { class: "swe-joker-grid", on: { keydown: (event) => walk(event, ".swe-choice") } },
    rows.filter((row) => row.length > 0).map((row) => h("div", { key: suitOf(row[0]), class: "swe-joker-row" },
      row.map((face) => choiceButton(ui, table, offered.get(face), "swe-face-choice", {
        "data-card": face, "data-suit": suitOf(face), tabindex: face === walked ? 0 : -1,
        onFocus: () => { ui.local.face = face; },
      }, cardShort(face))))));
}

function choiceButton(ui, table, { id, label, legal, why }, look, extra, ...content) {
  const { onFocus, ...attributes } = extra ?? {};
  const refusal = legal ? "" : `, not possible${why ? `: ${plainEnd(why)}` : ""}`;
  return button({
    key: id, class: `swe-choice ${look}`, "data-move": id, "data-suit": id.slice(-1), "aria-disabled": legal ? null : "true",
    "aria-label": choiceName(id, label) + refusal + chanceWords(ui, id),
    on: { click: () => tryMove(ui, table, id), focus: onFocus ?? null }, ...attributes,
  }, ...content, chanceView(ui, id));
}

function choiceName(id, label) {
  const face = id.replace(/^=/, "");
  return face.length > 1 ? cardName(face) : label;
}
