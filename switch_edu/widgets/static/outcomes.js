// An experiment: houses, players, bots and games are chosen; games are played; what comes of them is shown live.

function outcomesView(ui) {
  const { panel } = ui.state;
  return h("div", { key: "outcomes", class: "swe-outcomes" },
    // ticks change nothing here, so that what is being typed stays
    h("div", { key: "setup", class: "swe-setup", memo: setupVersion(ui, panel) }, setupView(ui, panel)),
    startView(ui, panel),
    panel.report && reportView(ui, panel.report, panel.outdated),
    callView(panel.call));
}

function setupVersion(ui, { changes }) {
  const { search, filter, theme } = ui.local;
  return JSON.stringify([changes, search, filter, theme, Boolean(ui.form?.themes)]);
}

function setupView(ui, panel) {
  return [
    h("p", { key: "how", class: "swe-explain" }, "Choose houses and change their rules. All play the same deals with the same luck, so that only the rules make a difference."),
    h("div", { key: "houses", class: "swe-contestants", role: "group", "aria-label": "Houses" },
      panel.houses.map((house, at) => contestantView(ui, house, at)),
      panel.more && actButton("add", "Add a house", () => ui.send("add"))),
    panel.open && rulesView(ui, panel.open, panel.houses.length),
    h("div", { key: "settings", class: "swe-settings", role: "group", "aria-label": "Players and games" },
      wholeField(ui, "players", "Players", panel.players), wholeField(ui, "games", "Games", panel.games), wholeField(ui, "seed", "Seed", panel.seed),
      panel.bots.map((bot, seat) => selectField(ui, `bot-${seat}`, `Seat ${seat + 1} plays`, bot, panel.known.map((name) => [name, name]),
        (name) => ui.send("bot", { seat, bot: name })))),
  ];
}

function wholeField(ui, part, label, [value, least, most]) {
  return numberField(ui, part, label, value, least, most, (text) => ui.send("set", { part, value: text }));
}

/** A house that takes part; the first one is what the others are held against. */
function contestantView(ui, { line, title, checks }, at) {
  const expanded = ui.state.panel.open?.house === at;
  return h("div", { key: at, class: "swe-contestant", "data-house": at },
    seriesSign(at),
    h("div", { class: "swe-contestant-name" }, h("b", {}, title), " ", h("code", { class: "swe-side-line" }, line),
      checks > 0 && h("span", { class: "swe-side-checks" }, ` ⚠ ${countOf(checks, "remark")}`)),
    button({
      key: "rules", class: "swe-button swe-small", "data-act": `rules-${at}`, "aria-expanded": String(expanded),
      "aria-label": `Change the rules of ${title}`, on: { click: () => ui.send("open", { house: at }) },
    }, "Rules"));
}

/** Play and stop are one button, so that the focus stays; beside it how far it is. */
function startView(ui, { waiting, auto, progress, next, report, outdated }) {
  const play = report && !outdated ? "Play on to" : "Play";
  return h("div", { key: "start", class: "swe-start" },
    h("div", { class: "swe-actions" },
      button({
        key: "start", class: "swe-button swe-primary", "data-act": waiting ? "cancel" : "run", on: { click: () => ui.send(waiting ? "cancel" : "run") },
      }, waiting ? "Stop" : `${play} ${countOf(next, "game")}`),
      actButton("auto", "Play at each change", () => ui.send("auto", { on: !auto }), { "aria-pressed": String(auto) })),
    progress && gamesPlayedView(progress));
}

function gamesPlayedView({ games, asked, left }) {
  return h("div", { key: "progress", class: "swe-progress" },
    h("progress", { max: asked, value: games, "aria-label": "Games played" }),
    h("span", { class: "swe-progress-words" }, `${games.toLocaleString("en-GB")} of ${countOf(asked, "game")}`, left && `, ${left}`));
}

function callView(call) {
  return h("details", { key: "call", class: "swe-details swe-foot" },
    h("summary", {}, "The same in Python"),
    h("div", { class: "swe-form" },
      h("label", { class: "swe-field" }, hiddenText("In Python"), h("input", { type: "text", readonly: true, value: call, "data-field": "call" })),
      actButton("copy-call", "Copy", (event) => copyText(event.target.previousElementSibling.querySelector("input")))));
}
