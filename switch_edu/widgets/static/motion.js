// Short movements of cards, only for people who have not asked for less motion.

const MOTION = { duration: 220, easing: "cubic-bezier(.2,.7,.3,1)" };

/** Note where the cards of a table are; the returned function lets new ones travel from where they came from. */
function watchCards(table) {
  if (!table.isConnected || !window.matchMedia("(prefers-reduced-motion: no-preference)").matches) return () => {};
  const hand = new Map([...table.querySelectorAll(".swe-hand .swe-card")].map((node) => [node.dataset.card, node.getBoundingClientRect()]));
  const top = table.querySelector("[data-top]")?.dataset.top;
  const drawnBefore = hand.size > 0;
  return () => {
    const journeys = [];
    const played = table.querySelector("[data-top]");
    if (played && top && played.dataset.top !== top) journeys.push([played, hand.get(played.dataset.top) ?? seatBox(table)]);
    const stock = table.querySelector(".swe-heap")?.getBoundingClientRect();
    for (const card of drawnBefore ? table.querySelectorAll(".swe-hand .swe-card") : []) {
      if (!hand.has(card.dataset.card)) journeys.push([card, stock]);
    }
    travel(journeys);
  };
}

/** Where the player sits who has played the last card. */
function seatBox(table) {
  return table.querySelector(".swe-seat:has(.swe-badge-last) .swe-fan")?.getBoundingClientRect();
}

/** Let each node come from a box; all are measured before any moves, so that the page is laid out once. */
function travel(journeys) {
  const measured = journeys.filter(([, from]) => from?.width > 0).map(([node, from]) => [node, from, node.getBoundingClientRect()]);
  for (const [node, from, to] of measured) {
    const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    node.animate([{ transform: shift, opacity: 0.6 }, { transform: "none", opacity: 1 }], MOTION);
  }
}
