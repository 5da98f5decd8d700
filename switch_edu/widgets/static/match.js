// The standings of a match: who leads, what each round brought, what it is played for.

function matchView(match) {
  const { aim, progress, rows, result } = match;
  return h("section", { key: "match", class: "swe-match", "aria-label": "Match" },
    result && h("h4", { class: "swe-match-end" }, `End of the match: ${result.title}`),
    result && h("p", {}, result.text),
    standingsView(rows),
    !result && h("p", { class: "swe-match-aim" }, `${progress} ${aim}`));
}

/** The roles are written out because a narrow page lays the rows out as grids (match.css). */
function standingsView(rows) {
  const points = rows.some((row) => row.points !== null);
  const won = rows.some((row) => row.won !== null);
  return h("table", { class: "swe-standings", role: "table", "aria-label": "Standings" },
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" },
      heading("place", "#", "Place"), heading("player", "Player"), heading("rounds", "Rounds"),
      points && heading("points", "Points"), won && heading("won", "Won", "Rounds won"))),
    h("tbody", { role: "rowgroup" }, rows.map((row) => standingView(row, points, won))));
}

function heading(part, text, label = null) {
  return h("th", { key: part, class: `swe-standing-${part}`, role: "columnheader", scope: "col", "aria-label": label }, text);
}

function standingView({ place, name, rounds, points, won, out }, hasPoints, hasWon) {
  return h("tr", { key: name, class: out ? "swe-out" : null, role: "row" },
    standingCell("place", place ?? ""),
    h("th", { class: "swe-standing-player", role: "rowheader", scope: "row" }, h("span", { class: "swe-name" }, name), out && " (out)"),
    standingCell("rounds", rounds.join(", ")),
    hasPoints && standingCell("points", points), hasWon && standingCell("won", won));
}

function standingCell(part, value) {
  return h("td", { key: part, class: `swe-standing-${part}`, role: "cell" }, String(value));
}
