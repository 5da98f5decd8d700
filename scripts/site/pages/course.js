// On the notebook page: says what is loading, runs the first cell once Python is there, and keeps links in this tab.

const START = "../index.html";
const STAGES = {
  page: "The notebook is opening …",
  python: "Python is starting in your browser: some seconds more …",
  cell: "The cards are dealt …",
};
const PATIENCE = 90; // seconds

const bar = document.createElement("div");
bar.className = "course-bar";
bar.innerHTML = `<a href="${START}">All lessons</a><span role="status"></span><progress aria-label="Loading"></progress>`;
const told = bar.querySelector("[role=status]");

function say(text, waiting = false) {
  told.textContent = text;
  bar.dataset.state = waiting ? "waiting" : "ready";
}

async function until(condition) {
  for (let tries = 0; tries < PATIENCE * 10; tries += 1) {
    const found = condition();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("it takes too long");
}

function openPanel() {
  const panel = window.jupyterapp?.shell?.currentWidget;
  return panel?.context?.isReady && panel.sessionContext?.isReady ? panel : null;
}

async function begin() {
  document.body.prepend(bar);
  say(STAGES.page, true);
  const panel = await until(openPanel);
  say(STAGES.python, true);
  await panel.sessionContext.session?.kernel?.info;
  const first = panel.content.widgets.findIndex((cell) => cell.model.type === "code");
  if (first >= 0) {
    say(STAGES.cell, true);
    panel.content.activeCellIndex = first;
    await window.jupyterapp.commands.execute("notebook:run-cell");
  }
  say("");
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

begin().catch((error) => say(`The notebook could not be started (${error.message}). Load this page again.`));
