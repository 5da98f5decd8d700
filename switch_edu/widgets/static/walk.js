// Walking among buttons with the arrow keys: the hand and the grid of faces are one tab stop each.

const RANK_KEYS = { 1: "10", a: "A", j: "J", q: "Q", k: "K" };

/** Keydown handler: arrows, Home and End move the focus; a rank's key goes to the next card of that rank. */
function walk(event, selector) {
  const all = [...event.currentTarget.querySelectorAll(selector)];
  const here = all.indexOf(event.target.closest(selector));
  if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = walkTarget(event.key, all, here);
  if (!next) return;
  event.preventDefault();
  for (const one of all) one.tabIndex = one === next ? 0 : -1;
  next.focus();
}

function walkTarget(key, all, here) {
  const last = all.length - 1;
  switch (key) {
    case "ArrowRight": return all[here === last ? 0 : here + 1];
    case "ArrowLeft": return all[here === 0 ? last : here - 1];
    case "Home": return all[0];
    case "End": return all[last];
    case "ArrowDown": return inNextRow(all, here, 1);
    case "ArrowUp": return inNextRow(all, here, -1);
    default: return nextOfRank(key, all, here);
  }
}

/** The button nearest below (or above) this one; in the last row, stay. */
function inNextRow(all, here, sign) {
  const from = middleOfBox(all[here]);
  let best = null;
  let bestDistance = Infinity;
  for (const one of all) {
    const to = middleOfBox(one);
    const down = (to.y - from.y) * sign;
    const distance = down * 4 + Math.abs(to.x - from.x);
    if (down > to.height / 2 && distance < bestDistance) [best, bestDistance] = [one, distance];
  }
  return best ?? all[here];
}

function middleOfBox(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
}

function nextOfRank(key, all, here) {
  const rank = RANK_KEYS[key.toLowerCase()] ?? key;
  const circle = [...all.slice(here + 1), ...all.slice(0, here)];
  return circle.find((one) => one.dataset.card && rankOf(one.dataset.card) === rank) ?? null;
}
