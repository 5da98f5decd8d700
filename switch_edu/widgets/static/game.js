// The panel of a full game: pace, undo, hint, new deal, saving, the rules in force, the game in words.

const PACE_LIMIT = 5; // seconds
const NO_RECORD = "This game began from a position whose text would show all hands: save it under a name.";
const UNSPOKEN_RECORD = "The text of this game names its rules: save it under a name, or reveal them.";

function gameView(ui) {
  const { panel, table } = ui.state;
  const over = Boolean(table?.result);
  return h("section", { key: "game", class: "swe-panel swe-game", "aria-label": "Game" },
    panel.match && !over && matchView(panel.match),
    panel.unspoken && unspokenView(ui),
    h("div", { class: "swe-actions" },
      actButton("undo", "Undo", () => ui.send("undo"), { "aria-disabled": panel.undo ? null : "true" }),
      playButton(ui, over, "hint", "Hint", () => ui.send("hint")),
      actButton("new-deal", panel.match ? "New match" : "New deal", () => ui.send("deal", { seed: "" }))),
    panel.hint && h("div", { key: "hint", class: "swe-hint" },
      h("p", {}, h("b", {}, "Hint: "), withCards(panel.hint.text)),
      chancesButton(ui, "How much better?")),
    panel.seen && h("p", { class: "swe-seen" }, "Undo has shown cards that were hidden; this deal is for practice."),
    paceView(ui, panel, over), othersView(ui, panel), dealView(ui, panel),
    referenceView(panel), logView(panel), saveView(ui, panel));
}

/** A button for the course of the deal: once that is over it says so, and does nothing else. */
function playButton(ui, over, act, label, onClick, open = true) {
  return actButton(act, label, over ? () => ui.announce("The deal is over.") : onClick, { "aria-disabled": open && !over ? null : "true" });
}

function paceView(ui, panel, over) {
  return h("div", { key: "pace", class: "swe-group", role: "group", "aria-label": "Pace of the others" },
    h("div", { class: "swe-actions" },
      playButton(ui, over, "pause", panel.paused ? "Go on" : "Pause", () => ui.send("pause", { on: !panel.paused })),
      playButton(ui, over, "step", "One move", () => ui.send("tick"), panel.waiting)),
    h("label", { class: "swe-pace" },
      h("span", {}, panel.pace > 0 ? `${panel.pace.toFixed(1)} s a move` : "at once"),
      h("input", {
        type: "range", min: 0, max: PACE_LIMIT, step: 0.5, value: String(panel.pace), "data-act": "pace",
        on: { change: (event) => ui.send("pace", { seconds: Number(event.target.value) }) },
      })));
}

/** What a table does not tell, and the way to have it told. */
function unspokenView(ui) {
  return h("div", { key: "unspoken", class: "swe-unspoken" },
    h("p", {}, "The rules of this table are not told. Try what you like, and find them out: a mistake only shows what it costs."),
    actButton("reveal", "Reveal the rules", () => ui.send("reveal")));
}

/** How well the others play and attend to calls, and the rule that this is about. */
function othersView(ui, { skill, calls }) {
  const same = (options) => options.map((option) => [option, option]);
  return h("details", { key: "others", class: "swe-details" }, h("summary", {}, "The others"),
    h("div", { class: "swe-form" },
      selectField(ui, "skill", "They play", skill.value, skill.options, (value) => ui.send("skill", { value }))),
    h("p", { class: "swe-source" }, "Sharp players try every move in many deals that may be; like all of them they see no card but their own."),
    calls && h("p", {}, calls.text),
    calls && h("div", { class: "swe-form" },
      selectField(ui, "forget", "The others forget a call", calls.forget.value, same(calls.forget.options), (forget) => ui.send("calls", { forget })),
      selectField(ui, "notice", "They notice yours", calls.notice.value, same(calls.notice.options), (notice) => ui.send("calls", { notice }))));
}

/** The seed of this deal; a deal is repeated, or another looked up, by its seed. */
function dealView(ui, panel) {
  const deal = (event) => {
    event.preventDefault();
    ui.send("deal", { seed: event.target.elements.seed.value });
  };
  return h("form", { key: "deal", class: "swe-group swe-form", on: { submit: deal } },
    textField(ui, "deal", "seed", "Seed", String(panel.seed ?? "")),
    h("button", { type: "submit", class: "swe-button", "data-act": "deal" }, "Deal this seed"),
    errorBeside(ui, "deal"));
}

/** A labelled text field; its error, if it caused one, is tied to it. */
function textField(ui, act, name, label, value) {
  const failed = ui.errorFor(act);
  return h("label", { class: "swe-field" }, h("span", {}, label),
    h("input", {
      type: "text", name, value, autocomplete: "off", spellcheck: "false", "data-field": name,
      "aria-invalid": failed ? "true" : null, "aria-describedby": failed ? `${ui.uid}-error-${act}` : null,
    }));
}

function errorBeside(ui, act) {
  const error = ui.errorFor(act);
  return error && h("p", { key: "error", class: "swe-error", id: `${ui.uid}-error-${act}` }, error);
}

function saveView(ui, panel) {
  const save = (event) => {
    event.preventDefault();
    ui.send(event.submitter?.dataset.act === "load" ? "load" : "save", { name: event.target.elements.name.value });
  };
  const loadText = (event) => {
    event.preventDefault();
    ui.send("load", { text: event.target.elements.record.value });
  };
  return h("details", { key: "save", class: "swe-details" }, h("summary", {}, "Save and load"),
    h("form", { class: "swe-form", on: { submit: save } },
      textField(ui, "save", "name", "Name", panel.saved ?? ""),
      h("button", { type: "submit", class: "swe-button", "data-act": "save" }, "Save"),
      h("button", { type: "submit", class: "swe-button", "data-act": "load" }, "Load"),
      panel.saved && h("p", { class: "swe-saved" }, `Saved as ${panel.saved}.`)),
    errorBeside(ui, "save"), errorBeside(ui, "load"),
    h("form", { class: "swe-form swe-record", on: { submit: loadText } },
      h("label", { class: "swe-field" }, h("span", {}, "This game as text"),
        h("textarea", { name: "record", rows: 4, spellcheck: "false", "data-field": "record", value: panel.record, placeholder: panel.record ? null : panel.unspoken ? UNSPOKEN_RECORD : NO_RECORD })),
      actButton("copy", "Copy", (event) => copyText(event.target.form.elements.record)),
      h("button", { type: "submit", class: "swe-button", "data-act": "load-text" }, "Load this text")));
}

function referenceView(panel) {
  if (panel.reference.length === 0) return null;
  return h("details", { key: "reference", class: "swe-details swe-reference" }, h("summary", {}, "Quick reference"),
    h("dl", {}, panel.reference.map(({ title, text }, place) =>
      h("div", { key: place }, h("dt", {}, withCards(title)), h("dd", {}, withCards(text))))));
}

function logView(panel) {
  return h("details", { key: "log", class: "swe-details swe-log" }, h("summary", {}, "The game in words"),
    h("ol", { tabindex: 0, "aria-label": "The game in words" }, panel.log.map((line, place) => h("li", { key: place }, withCards(line)))));
}

/** Copy a field's text; where the clipboard is closed to pages, leave it selected for Ctrl+C. */
function copyText(field) {
  field.select();
  navigator.clipboard?.writeText(field.value).catch(() => field.select());
}
