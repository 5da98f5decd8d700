// Which Switch do you play? A question with its table and answers, or the house that was found.

function interviewView(ui) {
  const { panel } = ui.state;
  return h("section", { key: "interview", class: "swe-panel swe-interview", "aria-label": panel.title },
    h("div", { key: panel.step, class: "swe-step", "data-current": panel.step },
      h("h4", { class: "swe-objective", tabindex: -1 }, panel.heading),
      panel.question ? questionAsked(ui, panel.question) : houseFound(ui, panel.found)),
    h("div", { key: "actions", class: "swe-actions", role: "group", "aria-label": "Interview" },
      panel.found && actButton("more", "Ask me more", () => ui.send("more")),
      actButton("back", "Back", () => ui.send("back"), { "aria-disabled": panel.back ? null : "true" }),
      actButton("again", "Begin again", () => ui.send("again"), { "aria-disabled": panel.back ? null : "true" })));
}

function questionAsked(ui, { text, scene, choices, unknown }) {
  return [
    h("p", { class: "swe-question" }, withCards(text)),
    scene && h("p", { class: "swe-explain" }, withCards(scene)),
    tableView(ui),
    h("div", { key: "answers", class: "swe-options", role: "group", "aria-label": "Answers" },
      choices.map((choice, place) => actButton(`answer-${place + 1}`, withCards(choice), () => ui.send("answer", { value: place + 1 }), { class: "swe-button swe-reading" })),
      actButton("unknown", unknown, () => ui.send("answer", { value: null }), { class: "swe-button swe-reading" })),
  ];
}

function houseFound(ui, { text, lists, line, sheet, saved }) {
  return [
    text.map((paragraph, place) => h("p", { key: `text-${place}` }, paragraph)),
    lists.map(({ title, rows }) => h("div", { key: title, class: "swe-text" },
      h("h5", {}, title),
      h("ul", { class: "swe-found" }, rows.map((row) => h("li", { key: row }, withCards(row)))))),
    line && h("details", { key: "sheet", class: "swe-details" }, h("summary", {}, "The rule sheet"),
      h("pre", { class: "swe-sheet", tabindex: 0, "aria-label": "The rule sheet" }, sheet)),
    line && houseKept(ui, saved),
  ];
}

/** Saving the house under a name of its own. */
function houseKept(ui, saved) {
  const save = (event) => {
    event.preventDefault();
    ui.send("save", { name: event.target.elements.name.value });
  };
  return h("form", { key: "save", class: "swe-form", on: { submit: save } },
    textField(ui, "save", "name", "Save this house as", saved),
    h("button", { type: "submit", class: "swe-button", "data-act": "save" }, "Save"),
    saved && h("p", { class: "swe-saved" }, `Saved: sw.house("${saved}") reads it.`),
    errorBeside(ui, "save"));
}
