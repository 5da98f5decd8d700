// Short movements of cards, only for people who have not asked for less motion.

const MOTION = { duration: 220, easing: "cubic-bezier(.2,.7,.3,1)" };

/** Note where cards are; the returned function lets new ones travel from where they came from. */
function watchCards(root) {
  if (!root.isConnected || !window.matchMedia("(prefers-reduced-motion: no-preference)").matches) return () => {};
  const hand = new Map([...root.querySelectorAll(".swe-hand .swe-card")].map((node) => [node.dataset.card, node.getBoundingClientRect()]));
  const top = root.querySelector("[data-top]")?.dataset.top;
  const drawnBefore = hand.size > 0;
  return (table) => {
    const journeys = [];
    const played = root.querySelector("[data-top]");
    if (played && top && played.dataset.top !== top) journeys.push([played, hand.get(played.dataset.top) ?? seatBox(root, table?.last?.seat)]);
    const stock = root.querySelector(".swe-heap")?.getBoundingClientRect();
    for (const card of drawnBefore ? root.querySelectorAll(".swe-hand .swe-card") : []) {
      if (!hand.has(card.dataset.card)) journeys.push([card, stock]);
    }
    travel(journeys);
  };
}

function seatBox(root, seat) {
  return root.querySelector(`[data-seat="${Number(seat)}"] .swe-fan`)?.getBoundingClientRect();
}

/** Let each node come from a box; all are measured before any moves, so that the page is laid out once. */
function travel(journeys) {
  const measured = journeys.filter(([, from]) => from?.width > 0).map(([node, from]) => [node, from, node.getBoundingClientRect()]);
  for (const [node, from, to] of measured) {
    const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    node.animate([{ transform: shift, opacity: 0.6 }, { transform: "none", opacity: 1 }], MOTION);
  }
}
