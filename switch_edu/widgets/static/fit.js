// The projector shows everything at once: what an answered question no longer needs gives way to the reply.

const FIT_LEVELS = 4; // each level hides a little more, see projector.css

/** Find the lowest level at which the panels need no scrolling. */
function fitPanels(root) {
  root.dataset.fit = "0";
  if (root.dataset.size !== "projector") return;
  const panels = [...root.querySelectorAll(".swe-panel")];
  const full = () => panels.some((panel) => panel.scrollHeight > panel.clientHeight + 1);
  for (let level = 1; level <= FIT_LEVELS && full(); level += 1) root.dataset.fit = String(level);
}
