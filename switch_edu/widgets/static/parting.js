// A game that went differently in two houses: both tables beside each other, turn by turn, and the ruling that decides.

/** In how many games a house made a difference, and a button that shows one of them. */
function partedView(ui, { text, shown }, house) {
  const open = ui.state.panel.parting?.house === house;
  return h("li", { key: house }, h("span", {}, seriesSign(house), ` ${text}`),
    shown && actButton(`part-${house}`, open ? "Hide" : "Show one", () => ui.send("part", { house: open ? null : house }),
      { class: "swe-button swe-small", "aria-expanded": String(open), "aria-label": open ? "Hide the game" : "Show a game that went differently" }));
}

function partingView(ui) {
  const { parting } = ui.state.panel;
  if (!parting) return null;
  const { which, nth, count, summary, why, title, turn, turns, sides } = parting;
  return h("section", { key: "parting", class: "swe-explorer swe-parting", "aria-label": "A game that went differently" },
    h("p", { key: "summary", class: "swe-parting-summary" }, h("b", {}, withCards(summary))),
    why.length > 0 && h("ul", { key: "why", class: "swe-differences" }, why.map((each) => h("li", { key: each }, unlikeSign(), h("span", {}, withCards(each))))),
    h("div", { key: "steps", class: "swe-parting-steps" },
      h("div", { class: "swe-actions", role: "group", "aria-label": "Turns" },
        stepButton(ui, "turn", -1, "◀", "Previous turn", turn > 0),
        h("b", { class: "swe-parting-turn" }, title),
        stepButton(ui, "turn", 1, "▶", "Next turn", turn < turns)),
      h("div", { class: "swe-actions", role: "group", "aria-label": "Games" },
        stepButton(ui, "game", -1, "◀", "Previous game that went differently", nth > 0),
        h("span", {}, which),
        stepButton(ui, "game", 1, "Next game ▶", "Next game that went differently", nth + 1 < count))),
    h("div", { key: "sides", class: "swe-sides", "data-count": 2 }, sides.map((side, at) => partingSide(ui, side, at))));
}

function stepButton(ui, type, step, label, name, possible) {
  return actButton(`${type}-${step}`, label, () => possible && ui.send(type, { step }), { "aria-label": name, "aria-disabled": possible ? null : "true" });
}

function partingSide(ui, { name, series, words, table }, at) {
  return h("section", { key: at, class: "swe-side", "data-house": at, "aria-label": name },
    h("h5", { class: "swe-side-title" }, seriesName(series, name)),
    h("p", { class: "swe-parting-words" }, withCards(words)),
    tableView(tableUi(ui, { title: name, table }, at)));
}
