// Names and roles that JupyterLab leaves out, for a screen reader, and a way to scroll by keyboard.

const NAMES = {
  ".cm-content": "Python code",
  ".jp-collapseHeadingButton": "Fold what is under this heading",
};

export function nameParts(panel) {
  for (const [selector, name] of Object.entries(NAMES)) {
    for (const node of panel.node.querySelectorAll(selector)) node.setAttribute("aria-label", name);
  }
  for (const node of panel.node.querySelectorAll(".jp-mod-outputsScrolled > * .jp-OutputArea")) node.tabIndex = 0;
  panel.node.querySelector("[role=feed]")?.setAttribute("role", "group"); // cells are no articles
}
