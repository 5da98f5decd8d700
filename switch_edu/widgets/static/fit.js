// The projector shows everything at once: what is needed least gives way, level by level (see projector.css).

const PANEL_LEVELS = 6; // what an answered question no longer needs makes room for the reply
const TABLE_LEVELS = 3; // what the sentences say too makes room for the cards

/** Find the lowest levels at which neither panels nor table need scrolling. */
function fitStage(root) {
  const large = root.dataset.size === "projector";
  fitPart(root, "fit", large ? PANEL_LEVELS : 0, ".swe-panel");
  fitPart(root, "tight", large ? TABLE_LEVELS : 0, ".swe-table");
}

function fitPart(root, name, levels, selector) {
  const parts = [...root.querySelectorAll(selector)];
  const full = () => parts.some((part) => part.scrollHeight > part.clientHeight + 1);
  root.dataset[name] = "0"; // "0 1 2" at level 2, so that a rule names the level from which it holds
  for (let level = 1; level <= levels && full(); level += 1) root.dataset[name] += ` ${level}`;
}
