// Houses side by side: a card table for each, what it answers to the last move, and where they differ.

const ANSWER_SIGNS = { yes: "✓", no: "✗", none: "–" };
const HOW = "Click a card: it is played in every house that allows it, and each house says what follows.";
const HOW_HIDDEN = "The verdicts are hidden. Click the card in question, let everybody decide, then reveal.";

function explorerView(ui) {
  const { panel } = ui.state;
  return h("div", { key: "explorer", class: "swe-explorer" },
    howView(panel),
    explorerBar(ui, panel),
    panel.open?.panel === "position" && positionView(ui, panel.open),
    panel.open?.panel === "rules" && rulesView(ui, panel.open, panel.houses.length),
    h("div", { key: "sides", class: "swe-sides", "data-count": panel.houses.length },
      panel.houses.map((house, at) => sideView(ui, house, at))),
    tellView(panel));
}

/** What to do: in a few words, or the move that the class is to decide about. */
function howView({ hidden, asked }) {
  const told = hidden
    ? asked ? ["In question: ", h("b", {}, withCards(asked)), ". What does each house say? Decide, then reveal."] : HOW_HIDDEN
    : [HOW, " ", unlikeSign(), " marks what they answer differently."];
  return h("p", { key: "how", class: "swe-explain" }, told);
}

function explorerBar(ui, panel) {
  const { list, open } = panel;
  return h("div", { key: "explorer-bar", class: "swe-actions swe-explorer-bar", role: "group", "aria-label": "Explorer" },
    list && listView(ui, list),
    panel.hidden && actButton("reveal", "Reveal", () => ui.send("reveal"), { class: "swe-button swe-primary" }),
    panel.quiz && !panel.hidden && actButton("hide", "Hide again", () => ui.send("quiz", { on: true })),
    actButton("undo", "Undo", () => ui.send("undo"), { "aria-disabled": panel.undo ? null : "true" }),
    actButton("reset", "Reset", () => ui.send("reset")),
    actButton("position", "Edit position", () => ui.send("open", { panel: "position", house: 0 }), { "aria-expanded": String(open?.panel === "position") }),
    panel.more && actButton("add", "Add a house", () => ui.send("add")),
    actButton("quiz", panel.quiz ? "Always show verdicts" : "Hide verdicts", () => ui.send("quiz", { on: !panel.quiz })));
}

/** Previous and next in a list of positions. */
function listView(ui, { at, count }) {
  return h("span", { key: "list", class: "swe-list" },
    actButton("previous", "◀", () => ui.send("go", { step: -1 }), { "aria-label": "Previous position", "aria-disabled": at === 0 ? "true" : null }),
    h("span", {}, `${at + 1} of ${count}`),
    actButton("next", "▶", () => ui.send("go", { step: 1 }), { "aria-label": "Next position", "aria-disabled": at + 1 === count ? "true" : null }));
}

function sideView(ui, house, at) {
  const expanded = ui.state.panel.open?.panel === "rules" && ui.state.panel.open.house === at;
  return h("section", { key: at, class: "swe-side", "data-house": at, "aria-label": `House ${at + 1}: ${house.title}` },
    h("div", { class: "swe-side-head" },
      h("h4", { class: "swe-side-title" }, house.title, " ", h("code", { class: "swe-side-line" }, house.line)),
      house.checks > 0 && h("span", { class: "swe-side-checks" }, `⚠ ${countOf(house.checks, "remark")}`),
      button({
        key: "rules", class: "swe-button swe-small", "data-act": `rules-${at}`, "aria-expanded": String(expanded),
        "aria-label": `Change the rules of ${house.title}`, on: { click: () => ui.send("open", { panel: "rules", house: at }) },
      }, "Rules")),
    house.table ? tableView(tableUi(ui, house, at)) : h("p", { key: "problem", class: "swe-side-problem" }, withCards(house.problem)),
    answerOf(house.answer));
}

/** The link of one table: it shows its own house, keeps its own choices, and says which house is played on. */
function tableUi(ui, house, at) {
  ui.local.tables ??= [];
  ui.local.tables[at] ??= { chosen: new Set(), said: null };
  return Object.assign(Object.create(ui), {
    state: { ...ui.state, table: house.table, panel: null },
    local: ui.local.tables[at],
    marked: house.table.marked,
    picking: false,
    tableName: `Card table of ${house.title}`,
    send: (type, more) => ui.send(type, { ...more, house: at }),
  });
}

/** What a house answers to the last move. */
function answerOf(answer) {
  if (!answer) return h("div", { key: "answer" });
  const { sign, move, text, mistake, source, odd } = answer;
  return h("div", { key: "answer", class: "swe-answer-of", "data-sign": sign, "data-odd": odd ? "true" : null },
    h("span", { class: "swe-reply-sign", "aria-hidden": "true" }, ANSWER_SIGNS[sign]),
    h("div", {},
      h("p", {}, odd && [unlikeSign(), " "], h("b", {}, withCards(move)), " ", withCards(text)),
      mistake && h("p", {}, mistake),
      source && h("p", { class: "swe-source" }, source)));
}

function unlikeSign() {
  return h("span", { class: "swe-unlike", role: "img", "aria-label": "differs:" }, "≠");
}

/** The differences in sentences: of the last move, then of those that could come next. */
function tellView({ said, parted, differences, agree }) {
  return h("div", { key: "tell", class: "swe-tell" },
    said && h("p", { key: "said", class: "swe-tell-said" }, withCards(said)),
    parted && h("p", { key: "parted" }, withCards(parted)),
    agree && h("p", { key: "agree" }, "On every move from here the houses agree."),
    differences.length > 0 && h("div", { key: "differences" },
      h("h4", {}, "How they differ on the next move"),
      h("ul", { class: "swe-differences" }, differences.map((text) => h("li", { key: text }, unlikeSign(), h("span", {}, withCards(text)))))));
}
