// Every question of a house as a form: by theme, searchable, with what each answer means and its source.

const FILTERS = [["all", "all questions"], ["changed", "changed from the original"], ["differ", "answered differently by the houses"]];

function rulesView(ui, { house, form }, count) {
  if (!ui.form?.themes) return null;
  return h("section", { key: `rules-${house}`, class: "swe-panel swe-rules", "aria-label": `Rules of ${form.title}` },
    h("h4", {}, `Rules of ${form.title}`),
    houseView(ui, house, form, count), variationsView(ui, house, form),
    form.checks.length > 0 && h("ul", { key: "checks", class: "swe-checks", "aria-label": "Remarks on these rules" },
      form.checks.map((sentence) => h("li", { key: sentence }, "⚠ ", sentence))),
    questionsView(ui, house, form));
}

/** Which house it is: chosen by name, or pasted as its line. */
function houseView(ui, house, form, count) {
  const use = (event) => {
    event.preventDefault();
    ui.send("house", { house, line: event.target.elements.line.value });
  };
  return h("form", { key: "house", class: "swe-form", on: { submit: use } },
    selectField(ui, "house", "House", form.name, ui.form.houses.map(({ name, title }) => [name, title]), (line) => ui.send("house", { house, line })),
    h("label", { class: "swe-field swe-field-wide" }, h("span", {}, "In one line"),
      h("input", {
        type: "text", name: "line", value: form.line, autocomplete: "off", spellcheck: "false", "data-field": "house-line",
        "aria-invalid": ui.errorFor("house") ? "true" : null, "aria-describedby": ui.errorFor("house") ? `${ui.uid}-error-house` : null,
      })),
    actButton("copy-house", "Copy", (event) => copyText(event.target.form.elements.line)),
    h("button", { type: "submit", class: "swe-button", "data-act": "use-house" }, "Use this line"),
    count > 2 && actButton("remove", "Remove this house", () => ui.send("remove", { house })),
    errorBeside(ui, "house"));
}

function variationsView(ui, house, form) {
  if (form.variations.length + form.knobs.length === 0) return null;
  return h("div", { key: "variations", class: "swe-settings", role: "group", "aria-label": "Variations" },
    form.variations.map(({ name, title, on }) => button({
      key: name, class: "swe-button", "data-vary": name, "aria-pressed": String(on), on: { click: () => ui.send("vary", { house, name, on: !on }) },
    }, on && h("span", { "aria-hidden": "true" }, "✓"), title)),
    form.knobs.map(({ name, title, options, value }) =>
      selectField(ui, `knob ${name}`, title, value, options.map((word) => [word, word]), (word) => ui.send("vary", { house, name, value: word }))));
}

function questionsView(ui, house, form) {
  const { search = "", filter = "all" } = ui.local;
  const wanted = search.trim().toLowerCase();
  const found = ui.form.themes.map(({ title, questions }) =>
    ({ title, questions: questions.filter((question) => matches(question, form.answers[question.id], wanted, filter)) }));
  const narrow = wanted !== "" || filter !== "all";
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return h("div", { key: "questions", class: "swe-questions" },
    h("div", { class: "swe-form" },
      h("label", { class: "swe-field swe-field-wide" }, h("span", {}, "Search the questions"),
        h("input", { type: "search", value: search, "data-field": "search", on: { input: (event) => ui.choose({ search: event.target.value }) } })),
      selectField(ui, "filter", "Show", filter, FILTERS, (id) => ui.choose({ filter: id }))),
    h("p", { class: "swe-source", role: "status" }, narrow ? `${countOf(count, "question")} found` : countOf(count, "question")),
    h("div", { class: "swe-themes" }, found.map(({ title, questions }) => questions.length > 0 && themeView(ui, house, form, title, questions, narrow))));
}

function matches({ id, ask, options }, [answer, , changed, differs], wanted, filter) {
  if ((filter === "changed" && !changed) || (filter === "differ" && !differs)) return false;
  return wanted === "" || [id, ask, answer, ...options.flat()].some((text) => text.toLowerCase().includes(wanted));
}

/** A theme is a fold; its questions are made when it is opened. */
function themeView(ui, house, form, title, questions, narrow) {
  const open = narrow || ui.local.theme === title;
  return h("div", { key: title, class: "swe-theme" },
    button({
      class: "swe-theme-title", "data-theme": title, "aria-expanded": String(open),
      on: { click: () => ui.choose({ theme: ui.local.theme === title ? null : title }) },
    }, h("span", { "aria-hidden": "true" }, open ? "▾" : "▸"), ` ${title} (${questions.length})`),
    open && questions.map((question) => askView(ui, house, form, question)));
}

function askView(ui, house, form, { id, ask, options, free }) {
  const [answer, source, changed, differs] = form.answers[id];
  const words = options.find(([option]) => option === answer)?.[1];
  return h("div", { key: id, class: "swe-ask", "data-question": id },
    h("label", { class: "swe-field" }, h("b", {}, ask), answerField(ui, house, { id, options, free, answer })),
    h("p", { class: "swe-gloss" },
      words && h("span", { class: "swe-gloss-words" }, `${plainEnd(words)}.`),
      differs && [unlikeSign(), " the houses differ. "], changed && `Changed from ${form.base}. `,
      h("code", {}, `${id}=${answer}`), source && ` Source: ${source}`));
}

function answerField(ui, house, { id, options, free, answer }) {
  const send = (value) => ui.send("answer", { house, question: id, value });
  if (!free && options.length < 2) return h("span", {}, answer);
  const common = { "data-answer": id, choice: answer, on: { change: (event) => send(event.target.value.trim()) } };
  if (free?.kind === "number" && options.length === 0) return h("input", { type: "number", min: free.least, max: free.most, ...common });
  if (free) {
    return [h("input", { type: "text", list: `${ui.uid}-${id}`, spellcheck: "false", ...common }),
      h("datalist", { id: `${ui.uid}-${id}` }, options.map(([option, words]) => h("option", { key: option, value: option }, words)))];
  }
  const known = options.some(([option]) => option === answer) ? options : [[answer, asItIs(answer)], ...options];
  return h("select", common, known.map(([option, words]) => h("option", { key: option, value: option }, optionWords(options, option, words))));
}

/** An answer that is none of those on offer can be kept, not chosen. */
function asItIs(answer) {
  return answer === "not-applicable" ? "does not matter in these rules" : `${answer}, as it is now`;
}

/** What an option means; its name as well where two mean the same. */
function optionWords(options, option, words) {
  const alone = options.filter(([, other]) => other === words).length < 2;
  return alone && words ? words : [words, option].filter(Boolean).join(": ");
}
