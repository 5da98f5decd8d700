// Where the keyboard is after the page has changed under it.

/** Remember where the focus is; the returned function repairs it if its element has moved or gone. */
function keepFocus(root) {
  const before = root.contains(document.activeElement) ? document.activeElement : null;
  const table = before?.closest(".swe-table") ?? root; // of several tables, the one that is used
  const place = [...table.querySelectorAll(".swe-hand .swe-card")].indexOf(before);
  const choosing = table.querySelector(".swe-choices") !== null;
  const step = stepShown(root);
  return () => {
    if (!before) return;
    const choices = table.querySelector(".swe-choices");
    if (step && stepShown(root) !== step) root.querySelector(".swe-objective")?.focus();
    else if (choices && !choosing) choices.querySelector("button:not([aria-disabled]):not([tabindex='-1'])")?.focus();
    else if (before.isConnected) before.focus({ preventScroll: true });
    else nextPlace(root, table.isConnected ? table : root, place)?.focus({ preventScroll: true });
  };
}

/** The step whose task is on show; when another comes, reading begins at its objective. */
function stepShown(root) {
  return root.querySelector("[data-current]")?.dataset.current;
}

/** The neighbour in the hand, else the obvious next button, else the hand. */
function nextPlace(root, table, place) {
  const cards = [...table.querySelectorAll(".swe-hand .swe-card")];
  const neighbour = place >= 0 ? cards[Math.min(place, cards.length - 1)] : null;
  if (neighbour) {
    for (const card of cards) card.tabIndex = card === neighbour ? 0 : -1;
    return neighbour;
  }
  const obvious = ["[data-act=next].swe-primary", "[data-act=check]", "[data-act=next-deal]", "[data-act=play-again]", "[data-act=finish]", ".swe-hand [tabindex='0']", "[data-act=next]", "button"];
  return obvious.map((selector) => table.querySelector(selector) ?? root.querySelector(selector)).find(Boolean);
}
