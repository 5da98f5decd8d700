// Stands before all other scripts, and notes those that could not be loaded: JupyterLab would say nothing, and wait.

window.failedScripts = [];
window.addEventListener("error", ({ target }) => {
  if (target instanceof HTMLScriptElement) window.failedScripts.push(target.src);
}, true);
