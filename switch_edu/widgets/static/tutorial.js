// The tutorial beside the table: steps, question, answer, reply, hints. It never moves on by itself.
// It has two sections, because on a phone the table stands between the task and the reply to a move.

const STEP_STATES = {
  todo: { sign: "", word: "not done yet" },
  right: { sign: "✓", word: "right at once" },
  mended: { sign: "↺", word: "right in the end" },
  wrong: { sign: "✗", word: "went wrong" },
  skipped: { sign: "–", word: "skipped" },
};
const SHORT_OPTION = 8; // characters; shorter options stand side by side
const REPLY_SIGNS = { right: "✓", wrong: "✗", info: "i" };

/** Task, table and answer, in the order in which they are used: for a question about the table, the table last. */
function tutorialView(ui) {
  const { panel } = ui.state;
  const onTable = ["pick", "move", "try"].includes(panel.step?.type);
  const table = tableView(ui);
  const answer = answerView(ui, panel);
  return [taskView(ui, panel), onTable ? [table, answer] : [answer, table]];
}

function taskView(ui, panel) {
  return h("section", { key: "task", class: "swe-panel swe-tutorial swe-task", "aria-label": `Tutorial: ${panel.title}` },
    panel.summary ? summaryView(ui, panel) : stepView(ui, panel.step));
}

function answerView(ui, panel) {
  const step = panel.summary ? null : panel.step;
  return h("section", { key: "answer", class: "swe-panel swe-tutorial swe-answer", "aria-label": "Answer" },
    step && hintsView(step),
    step && replyView(step.reply),
    step ? stepActions(ui, panel) : h("div", { class: "swe-actions" }, actButton("back", "Back", () => ui.send("back"))),
    h("details", { key: "more", class: "swe-details" },
      h("summary", {}, "More"),
      step?.source && h("p", { class: "swe-source" }, "Source: ", step.source),
      h("div", { class: "swe-actions" },
        step && actButton("again", "Do this step again", () => ui.restart("again")),
        actButton("reset", "Forget all my answers", () => ui.restart("reset"))),
      progressView(ui, panel)));
}

/** All progress as a line of text, and a place for one from elsewhere. */
function progressView(ui, { progress }) {
  const take = (event) => {
    event.preventDefault();
    ui.send("import", { line: event.target.elements.import.value });
  };
  return h("div", { key: "progress", class: "swe-group" },
    h("div", { class: "swe-form" },
      h("label", { class: "swe-field" }, h("span", {}, "Your progress as text"),
        h("input", { type: "text", readonly: true, value: progress, "data-field": "progress" })),
      actButton("copy-progress", "Copy", (event) => copyText(event.target.previousElementSibling.querySelector("input")))),
    h("form", { class: "swe-form", on: { submit: take } },
      textField(ui, "import", "import", "Progress from elsewhere", ""),
      h("button", { type: "submit", class: "swe-button", "data-act": "import" }, "Take it over"),
      errorBeside(ui, "import")));
}

function stepDots(ui, panel) {
  return h("ol", { class: "swe-dots", "aria-label": "Steps" }, panel.steps.map((step, place) => {
    const { sign, word } = STEP_STATES[step.state] ?? STEP_STATES.todo;
    return h("li", { key: step.id }, button({
      class: "swe-dot", "data-step": step.id, "data-state": step.state, "aria-current": step.current ? "step" : null,
      "aria-label": `Step ${place + 1} of ${panel.steps.length}, ${word}`, on: { click: () => ui.restart("go", { step: step.id }) },
    }, h("span", { "aria-hidden": "true" }, sign || place + 1)));
  }));
}

function stepView(ui, step) {
  return h("div", { key: step.id, class: "swe-step", "data-current": step.id, "data-type": step.type },
    h("h4", { class: "swe-objective", tabindex: -1 }, withCards(step.objective)),
    h("div", { class: "swe-text" }, step.text.map((paragraph) => h("p", {}, withCards(paragraph)))),
    step.options ? optionsView(ui, step) : questionView(ui, step));
}

function questionView(ui, step) {
  if (!step.question) return null;
  return h("div", { class: "swe-question" }, h("p", {}, withCards(step.question)), pickView(ui, step), chosenView(ui, step));
}

/** Where to click when cards are asked for: in the hand, and among the moves beside it if there are any. */
function pickView(ui, step) {
  if (!ui.picking) return null;
  const { name } = ui.state.table.seats[ui.state.table.me];
  const hand = `Click the cards in ${name === "You" ? "your" : `${name}’s`} hand`;
  return h("p", { class: "swe-how" }, step.options ? `${hand}, or tick:` : `${hand}.`);
}

function chosenView(ui, step) {
  if (!ui.picking) return null;
  const chosen = [...ui.local.chosen].map((move) => moveShort(ui.state.table, step, move));
  return h("p", { class: "swe-chosen" }, chosen.length > 0 ? withCards(`Chosen: ${chosen.join(", ")}`) : "Nothing chosen yet.");
}

/** How a chosen move is written: "9♦", or the words on its button or beside its box. */
function moveShort(table, step, move) {
  const offered = [...table.moves, ...(table.choices?.options ?? []), ...(step.options ?? [])].find(({ id }) => id === move);
  return offered?.label ?? offered?.text ?? cardShort(move);
}

function optionsView(ui, step) {
  const short = step.options.every(({ text }) => text.length <= SHORT_OPTION);
  return h("fieldset", { class: "swe-question" },
    h("legend", {}, withCards(step.question ?? step.objective)),
    pickView(ui, step),
    h("div", { class: short ? "swe-options swe-options-short" : "swe-options" }, step.options.map((option) => optionView(ui, step, option))),
    chosenView(ui, step));
}

function optionView(ui, step, { id, text, state }) {
  const chosen = ui.local.chosen.has(id);
  const verdict = state === "right" || state === "wrong" ? state : null;
  return h("label", { key: id, class: chosen ? "swe-option swe-option-chosen" : "swe-option", "data-state": state },
    h("input", {
      type: step.multiple ? "checkbox" : "radio", name: `${ui.uid}-${step.id}`, value: id, checked: chosen, "data-option": id,
      on: { change: () => ui.toggle(id, step.multiple) },
    }),
    h("span", { class: "swe-option-text" }, withCards(text)),
    verdict && h("span", { class: "swe-verdict", "data-verdict": verdict },
      h("span", { "aria-hidden": "true" }, REPLY_SIGNS[verdict]), hiddenText(`, ${verdict}`)));
}

function hintsView({ hints }) {
  if (hints.length === 0) return null;
  return h("ol", { class: "swe-hints", "aria-label": "Hints" }, hints.map((hint, place) =>
    h("li", { key: place }, h("b", {}, `Hint ${place + 1}: `), withCards(hint))));
}

function replyView(reply) {
  if (!reply) return null;
  return h("div", { key: "reply", class: "swe-reply", "data-kind": reply.kind },
    h("span", { class: "swe-reply-sign", "aria-hidden": "true" }, REPLY_SIGNS[reply.kind] ?? "i"),
    h("div", {},
      h("p", { class: "swe-reply-text" }, withCards(reply.text)),
      (reply.more ?? []).map((line, place) => h("p", { key: place, class: "swe-reply-more" }, withCards(line)))));
}

function stepActions(ui, { step, index, count }) {
  const asks = step.type === "predict" || step.type === "pick";
  const check = asks && !step.done;
  const goesOn = step.done || step.type === "show";
  return h("div", { class: "swe-actions" },
    check && actButton("check", "Check", () => ui.send("answer", { value: [...ui.local.chosen] }), { class: "swe-button swe-primary" }),
    actButton("next", index + 1 < count ? "Next" : "Finish", () => ui.send("next"), { class: goesOn ? "swe-button swe-primary" : "swe-button" }),
    actButton("back", "Back", () => ui.send("back"), { "aria-disabled": index === 0 ? "true" : null }),
    step.hintsLeft > 0 && !step.done && actButton("hint", `Hint (${step.hintsLeft} left)`, () => ui.send("hint")));
}

/** The end: how it went, and what did not, with how that ended, to be done again. */
function summaryView(ui, { summary: { text, again }, steps }) {
  const wordFor = (id) => STEP_STATES[steps.find((step) => step.id === id)?.state]?.word;
  return h("div", { key: "summary", class: "swe-step swe-summary", "data-current": "summary" },
    h("h4", { class: "swe-objective", tabindex: -1 }, "The end of this tutorial"),
    h("p", {}, withCards(text)),
    again.length > 0 && h("p", {}, "These did not go right at once. Do them again:"),
    again.length > 0 && h("ul", { class: "swe-again" }, again.map(({ id, text: label }) =>
      h("li", { key: id }, button({ class: "swe-button", "data-step": id, on: { click: () => ui.restart("go", { step: id }) } }, withCards(label)), " ", h("span", { class: "swe-went" }, wordFor(id))))));
}
