// On the notebook page: says what is loading, runs the first cell once Python is there, and keeps links in this tab.

import { fetchAll, megabytes } from "./downloads.js";

const PATIENCE = 120; // seconds, for a slow phone
const SLOW = "It takes too long. Load this page again.";

const bar = document.createElement("div");
bar.className = "course-bar";
bar.innerHTML = '<a href="../index.html">All lessons</a><span role="status"></span><progress max="1" aria-label="Loading"></progress>';
const told = bar.querySelector("[role=status]");
const progress = bar.querySelector("progress");

function say(text, state) {
  told.textContent = text;
  bar.dataset.state = state;
}

async function until(condition) {
  for (let tries = 0; tries < PATIENCE * 10; tries += 1) {
    const found = condition();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(SLOW);
}

function openPanel() {
  const panel = window.jupyterapp?.shell?.currentWidget;
  return panel?.context?.isReady && panel.sessionContext?.isReady ? panel : null;
}

async function runFirstCell() {
  const panel = await until(openPanel);
  const first = panel.content.widgets.findIndex((cell) => cell.model.type === "code");
  if (first < 0) return;
  let started = false;
  panel.sessionContext.session.kernel.info.then(() => { started = true; });
  await until(() => started);
  say("The cards are dealt …", "waiting");
  panel.content.activeCellIndex = first;
  await window.jupyterapp.commands.execute("notebook:run-cell");
}

async function begin() {
  document.body.prepend(bar);
  say("Python is loading …", "waiting");
  const loaded = fetchAll((done, total) => {
    progress.value = done / total;
    progress.title = `${megabytes(done)} of ${megabytes(total)} MB`;
  }).then(() => {
    progress.removeAttribute("value");
    say("Python is starting in your browser: some seconds more …", "waiting");
  });
  await Promise.all([loaded, runFirstCell()]);
  say("", "ready");
}

/** The notebook that a link leads to, or null: links of the text are commands of JupyterLab's, not addresses. */
function notebookBehind(link) {
  const path = JSON.parse(link.dataset.commandlinkerArgs ?? "{}").path ?? link.getAttribute("href") ?? "";
  return path.split("/").pop().match(/^[\w-]+\.ipynb$/)?.[0] ?? null;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a");
  const notebook = link && notebookBehind(link);
  if (!notebook) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(`?path=${notebook}`);
}, true);

begin().catch((error) => say(error.message, "failed"));
