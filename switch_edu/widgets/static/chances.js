// Which card is best: how often each move wins, as a bar under its card, growing while Python counts.

const COUNTING = "Counting how often each move wins.";
const BEST_KEY = "b";

/** Asks Python to count on, once for each answer, and says the verdict when it stands. */
function makeCount(model, ui) {
  let asked = null;
  let told = true; // what stands already when a view appears is not said

  return () => {
    const { number, part, on, counting, analysis } = ui.chances ?? {};
    const stands = Boolean(on && !counting && analysis);
    if (stands && !told) ui.speak(analysis.verdict);
    told = stands || (told && !ui.chances);
    const next = `${number} ${part}`;
    if (!counting || next === asked) return;
    asked = next;
    model.send({ type: "count", number, part });
  };
}

/** The button that shows and hides the chances, where they are offered. */
function chancesButton(ui, label, look = "") {
  if (!ui.chances) return null;
  return actButton("chances", label, () => toggleChances(ui), {
    class: `swe-button swe-ask-chances ${look}`, "aria-pressed": String(ui.chances.on), "aria-keyshortcuts": BEST_KEY, title: `Key: ${BEST_KEY}`,
  });
}

function toggleChances(ui) {
  const on = !ui.chances.on;
  if (ui.send("chances", { on })) ui.speak(on ? COUNTING : "The chances are hidden.");
}

/** Keydown handler of the table. */
function chancesKey(event, ui) {
  if (event.key !== BEST_KEY || event.repeat || event.ctrlKey || event.metaKey || event.altKey || !ui.chances) return;
  event.preventDefault();
  toggleChances(ui);
}

/** The chance of a move as a bar with its interval and a number; in the end the name of its button says the same. */
function chanceView(ui, move) {
  const bar = ui.chanceOf(move);
  if (!bar) return null;
  return h("span", { key: "chance", class: "swe-chance", "data-sign": bar.sign, "aria-hidden": "true" },
    h("span", { class: "swe-chance-track" },
      h("span", { class: "swe-chance-bar", style: `width: ${bar.value}%` }),
      h("span", { class: "swe-chance-line", style: `left: ${bar.low}%; width: ${bar.high - bar.low}%` })),
    h("span", { class: "swe-chance-text" }, bar.sign && `${bar.sign} `, bar.number, h("span", { class: "swe-chance-unit" }, " %")));
}

/**
 * The end of a button's name: ", wins 46 % (from 44 to 48 %), most often". Only once that stands: a screen reader would
 * say the button in focus again with every part.
 */
function chanceWords(ui, move) {
  const bar = ui.chanceOf(move);
  return bar && !ui.chances.counting ? `, ${bar.words}` : "";
}

/** The verdict so far, where the table says what it waits for. */
function chancesVerdict(ui) {
  if (!ui.chances?.on) return null;
  const { analysis } = ui.chances;
  return h("p", { key: "verdict", class: "swe-said swe-chances-verdict" }, withCards(analysis?.verdict ?? COUNTING));
}

/** Below the table: what the signs mean, and the numbers. */
function chancesView(ui) {
  const analysis = ui.chances?.on && ui.chances.analysis;
  if (!analysis) return null;
  return h("div", { key: "chances", class: "swe-chances" },
    h("p", {}, analysis.key),
    h("details", { class: "swe-details" }, h("summary", {}, "The chances as a table"),
      tableOf("Chances to win", analysis.heads, analysis.rows),
      analysis.notes.map((note) => h("p", { class: "swe-source" }, note))));
}
