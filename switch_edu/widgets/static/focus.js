// Where the keyboard is after the page has changed under it.

/** Remember where the focus is; the returned function repairs it if its element has gone. */
function keepFocus(root) {
  const before = root.contains(document.activeElement) ? document.activeElement : null;
  const inHand = before?.closest(".swe-hand");
  const place = inHand ? [...inHand.querySelectorAll(".swe-card")].indexOf(before) : -1;
  const choosing = root.querySelector(".swe-choices") !== null;
  return () => {
    if (!before) return;
    const choices = root.querySelector(".swe-choices");
    if (choices && !choosing) choices.querySelector("button:not([aria-disabled]):not([tabindex='-1'])")?.focus();
    else if (!before.isConnected || !root.contains(document.activeElement)) nextPlace(root, place)?.focus({ preventScroll: true });
  };
}

/** The neighbour in the hand, else the obvious next button, else the hand. */
function nextPlace(root, place) {
  const cards = [...root.querySelectorAll(".swe-hand .swe-card")];
  const neighbour = place >= 0 ? cards[Math.min(place, cards.length - 1)] : null;
  if (neighbour) {
    for (const card of cards) card.tabIndex = card === neighbour ? 0 : -1;
    return neighbour;
  }
  const obvious = ["[data-act=next].swe-primary", "[data-act=check]", ".swe-hand [tabindex='0']", "[data-act=deal]", "[data-act=next]", "button"];
  return obvious.map((selector) => root.querySelector(selector)).find(Boolean);
}
