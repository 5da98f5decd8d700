// Links to other notebooks open in this tab: those of the text are commands of JupyterLab's, not addresses.

/** The notebook that a link leads to, or null. */
function notebookBehind(link) {
  const path = JSON.parse(link.dataset.commandlinkerArgs ?? "{}").path ?? link.getAttribute("href") ?? "";
  return path.split("/").pop().match(/^[\w-]+\.ipynb$/)?.[0] ?? null;
}

export function keepLinksInTab() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a");
    const notebook = link && notebookBehind(link);
    if (!notebook) return;
    event.preventDefault();
    event.stopPropagation();
    window.location.assign(`?path=${notebook}`);
  }, true);
}
