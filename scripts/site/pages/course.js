// On the notebook page: says what is loading, and lets the cells run once Python is there.

import { neverMindOutputs, runCells } from "./cells.js";
import { amount, fetchAll, notLoaded, requireNotebook, requirePython } from "./downloads.js";
import { remember } from "./last.js";
import { keepLinksInTab } from "./links.js";
import { nameParts } from "./names.js";

const PATIENCE = 120; // seconds, for a slow phone
const SLOW = "Python has not started. Load this page again, or try a newer browser.";

const notebook = new URLSearchParams(window.location.search).get("path");
const bar = document.createElement("div");
bar.className = "course-bar";
bar.innerHTML = `
  <a href="../index.html">All lessons</a>
  <span role="status"></span>
  <span class="course-amount" aria-hidden="true"></span>
  <progress max="1" aria-label="Loading"></progress>`;
const told = bar.querySelector("[role=status]");
const loaded = bar.querySelector(".course-amount");
const progress = bar.querySelector("progress");

function say(text, state) {
  told.textContent = text;
  loaded.textContent = "";
  bar.dataset.state = state;
}

async function until(condition) {
  for (let tries = 0; tries < PATIENCE * 10; tries += 1) {
    const found = condition();
    if (found) return found;
    if (window.failedScripts.length > 0) throw notLoaded(window.failedScripts[0]);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(SLOW);
}

function openPanel() {
  const panel = window.jupyterapp?.shell?.currentWidget;
  return panel?.context?.isReady && panel.sessionContext?.isReady ? panel : null;
}

/** Resolves when the first cell has run, and says whether that went well; the others follow as the reader comes to them. */
async function run() {
  const panel = await until(openPanel);
  const { format, shell } = window.jupyterapp;
  if (format === "mobile") shell.collapseTop();
  neverMindOutputs(panel);
  nameParts(panel);
  let started = false;
  panel.sessionContext.session.kernel.info.then(() => { started = true; });
  await until(() => started);
  say("The cards are dealt …", "waiting");
  const busy = (is) => { bar.dataset.state = is ? "busy" : "ready"; };
  return new Promise((resolve) => { runCells(panel, resolve, busy); });
}

/** The notebook gives the bar as much room as it takes. */
function makeRoom() {
  document.documentElement.style.setProperty("--course-bar", `${bar.offsetHeight}px`);
  window.dispatchEvent(new Event("resize")); // JupyterLab looks at nothing else
}

async function begin() {
  requirePython();
  say("Python is loading …", "waiting");
  let missing = null; // Python may find what we did not, so that this need not be the end
  fetchAll((done, total) => {
    progress.value = done / total;
    loaded.textContent = amount(done, total);
  }).then(() => {
    progress.removeAttribute("value");
    if (bar.dataset.state === "waiting") say("Python is starting …", "waiting");
  }).catch((error) => {
    missing = error;
    say(error.message, "failed");
  });
  const [well] = await Promise.all([run(), requireNotebook(notebook)])
    .catch((error) => { throw missing ?? error; });
  if (missing && !well) throw missing;
  say("", "ready");
}

document.body.prepend(bar);
new ResizeObserver(makeRoom).observe(bar);
keepLinksInTab();
remember(notebook);
begin().catch((error) => say(error.message, "failed"));
