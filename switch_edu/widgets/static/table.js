// The card table, put together from its parts.

function tableView(ui) {
  const table = ui.state.table;
  if (!table) return null;
  return h("section", { key: "table", class: "swe-table", "aria-label": ui.tableName ?? "Card table", on: { keydown: (event) => chancesKey(event, ui) } },
    h("div", { class: table.result ? "swe-felt swe-over" : "swe-felt", "data-others": table.seats.length - 1, "data-chances": ui.chances?.on },
      seatsView(table),
      middleView(ui, table),
      eventsView(table),
      wordsView(ui, table),
      resultView(ui, table) ?? choicesView(ui, table),
      ownView(ui, table)),
    chancesView(ui));
}

/** What the table waits for, unless a choice or the result says it in its own place. */
function wordsView(ui, table) {
  const { id, text } = table.situation;
  const situation = !table.choices && !table.result && h("p", { class: "swe-situation", "data-situation": id }, withCards(text));
  const told = [situation, chancesVerdict(ui), saidView(ui, table)].filter(Boolean);
  return told.length > 0 && h("div", { class: "swe-words" }, told);
}

/** What the live region said last, for eyes, without what a tutorial's reply, the hint or the events say too. */
function saidView(ui, table) {
  const { kind, panel } = ui.state;
  const elsewhere = [table.situation.text, panel?.hint && `Hint: ${panel.hint.text}`, panel?.clock?.text, ...table.events].filter(Boolean);
  const news = elsewhere.reduce((text, sentence) => text.replace(sentence, ""), ui.local.said ?? "").trim();
  if (kind === "tutorial" || !news) return null;
  return h("p", { class: "swe-said", "aria-hidden": "true" }, withCards(news));
}

function eventsView(table) {
  if (table.events.length === 0) return null;
  return h("ol", { class: "swe-events", "aria-label": "Last events" },
    table.events.map((event, place) => h("li", { key: place }, withCards(event))));
}

/** How the deal ended, why, and with which cards left. */
function resultView(ui, table) {
  if (!table.result) return null;
  const { title, text, left, blocked } = table.result;
  const match = ui.state.panel?.match;
  return h("div", { key: "result", class: blocked ? "swe-result swe-blocked" : "swe-result", role: "group", "aria-label": "Result" },
    h("h4", {}, title),
    h("p", {}, withCards(text)),
    h("ul", { class: "swe-left", "aria-label": "Cards left" }, left.map(({ name, cards, points }, place) =>
      h("li", { key: place }, h("span", { class: "swe-name" }, name), " ", h("b", {}, countOf(cards)),
        typeof points === "number" && !match && `, ${countOf(points, "point")}`))), // a match has them in its standings
    ui.state.kind === "game" && afterDeal(ui));
}

/** What follows a deal: the match as it stands and its next deal, or a new game. */
function afterDeal(ui) {
  const { match } = ui.state.panel;
  if (match && !match.result) return [matchView(match), afterButton("next-deal", "Next deal", () => ui.send("next"))];
  return [match && matchView(match), afterButton("play-again", match ? "New match" : "Play again", () => ui.send("deal", { seed: "" }))];
}

function afterButton(act, label, onClick) {
  return actButton(act, label, onClick, { class: "swe-button swe-primary" });
}
