// The tutorial beside the table: steps, question, answer, reply, hints. It never moves on by itself.

const STEP_STATES = {
  todo: { sign: "", word: "not done yet" },
  right: { sign: "✓", word: "right at once" },
  mended: { sign: "↺", word: "right in the end" },
  wrong: { sign: "✗", word: "went wrong" },
  skipped: { sign: "–", word: "skipped" },
};
const REPLY_SIGNS = { right: "✓", wrong: "✗", info: "i" };

function tutorialView(ui) {
  const panel = ui.state.panel;
  return h("section", { key: "tutorial", class: "swe-panel swe-tutorial", "aria-label": `Tutorial: ${panel.title}` },
    stepDots(ui, panel),
    panel.summary ? summaryView(ui, panel.summary) : stepView(ui, panel),
    h("details", { key: "more", class: "swe-details" },
      h("summary", {}, "More"),
      panel.step?.source && h("p", { class: "swe-source" }, "Source: ", panel.step.source),
      h("div", { class: "swe-actions" },
        actButton("again", "Do this step again", () => ui.restart("again")),
        actButton("reset", "Forget all my answers", () => ui.restart("reset")))));
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

function stepView(ui, panel) {
  const { step } = panel;
  return h("div", { key: step.id, class: "swe-step", "data-type": step.type },
    h("h4", { class: "swe-objective" }, withCards(step.objective)),
    h("div", { class: "swe-text" }, step.text.map((paragraph) => h("p", {}, withCards(paragraph)))),
    step.options ? optionsView(ui, step) : questionView(ui, step),
    hintsView(step),
    replyView(step.reply),
    stepActions(ui, panel));
}

function questionView(ui, step) {
  if (!step.question) return null;
  const chosen = [...ui.local.chosen];
  return h("div", { class: "swe-question" }, h("p", {}, withCards(step.question)),
    ui.picking && h("p", { class: "swe-chosen" }, chosen.length > 0 ? withCards(`Chosen: ${chosen.map(cardShort).join(", ")}`) : "Choose cards of the hand."));
}

function optionsView(ui, step) {
  return h("fieldset", { class: "swe-question" },
    h("legend", {}, withCards(step.question ?? step.objective)),
    step.options.map((option) => optionView(ui, step, option)));
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
  return h("div", { class: "swe-actions swe-step-actions" },
    check && actButton("check", "Check", () => ui.send("answer", { value: [...ui.local.chosen] }), { class: "swe-button swe-primary" }),
    actButton("next", index + 1 < count ? "Next" : "Finish", () => ui.send("next"), { class: goesOn ? "swe-button swe-primary" : "swe-button" }),
    actButton("back", "Back", () => ui.send("back"), { "aria-disabled": index === 0 ? "true" : null }),
    step.hintsLeft > 0 && !step.done && actButton("hint", `Hint (${step.hintsLeft} left)`, () => ui.send("hint")));
}

function summaryView(ui, { text, again }) {
  return h("div", { key: "summary", class: "swe-step swe-summary" },
    h("h4", { class: "swe-objective" }, "The end of this tutorial"),
    h("p", {}, withCards(text)),
    again.length > 0 && h("p", {}, "Try these again:"),
    again.length > 0 && h("ul", { class: "swe-again" }, again.map(({ id, text: label }) =>
      h("li", { key: id }, button({ class: "swe-button", "data-step": id, on: { click: () => ui.restart("go", { step: id }) } }, withCards(label))))),
    h("div", { class: "swe-actions" }, actButton("back", "Back", () => ui.send("back"))));
}
