// The report of many games: for each measure sentences, a plot of means with their intervals, and the numbers as a table.

const RIM = 0.06; // of the width of a plot, left free on both sides
const PLOT = { width: 320, height: 90 };

function reportView({ houses, title, sentences, panels, more, notes }, outdated) {
  const named = namer(houses);
  const measures = (some) => h("div", { key: "measures", class: "swe-measures" }, some.map((each) => measureView(each, named)));
  return h("section", { key: "report", class: "swe-report", "aria-label": "What came of it" },
    h("h4", { class: "swe-report-title" }, title),
    outdated && h("p", { key: "outdated", class: "swe-outdated" }, "These are the settings of before: play again for those above."),
    sentences.map((sentence) => h("p", {}, named(sentence))),
    measures(panels),
    more.length > 0 && h("details", { key: "more", class: "swe-details" },
      h("summary", {}, `More: ${more.map((each) => each.title).join(", ")}`),
      measures(more)),
    notes.map((note) => h("p", { class: "swe-source" }, note)));
}

/** Return what puts the names of houses, with their signs, in the place of their lines. */
function namer(houses) {
  const longestFirst = houses.map(([line], at) => ({ line, at })).sort((one, other) => other.line.length - one.line.length);
  const name = (at) => {
    const [word, ...rest] = houses[at][1].split(" "); // the sign stays with the first word, unless that is a whole line of rules
    return h("span", { class: "swe-series-name" }, h("span", { class: word.includes("~") ? null : "swe-unbroken" }, seriesSign(at), ` ${word}`), rest.map((more) => ` ${more}`));
  };
  const put = (parts, { line, at }) => parts.flatMap((part) => (typeof part === "string" ? between(part.split(line), () => name(at)) : [part]));
  return (text) => longestFirst.reduce(put, [text]);
}

function between(parts, make) {
  return parts.flatMap((part, place) => (place === 0 ? [part] : [make(), part]));
}

function measureView({ title, meaning, sentences, bars, steps, heads, rows }, named) {
  return h("section", { key: title, class: "swe-measure", "data-measure": title, "aria-label": title },
    h("h5", {}, title), h("p", { class: "swe-gloss" }, meaning),
    sentences.map((sentence) => h("p", { class: "swe-measure-words" }, named(sentence))),
    bars.length > 0 && intervalsView(bars, named),
    steps.length > 0 && h("details", { key: "often", class: "swe-details" }, h("summary", {}, "How often"), distributionView(title, steps, named)),
    h("details", { key: "numbers", class: "swe-details" }, h("summary", {}, "Numbers"), tableOf(title, heads, rows)));
}

// -- means with their intervals ------------------------------------------------------------------

/** A line for each house, all on one scale; the words above each line say what it shows. */
function intervalsView(bars, named) {
  const [low, high] = rangeOf(bars.flatMap((bar) => [bar.value, bar.low, bar.high]));
  const place = (number) => (100 * (number - low)) / (high - low);
  const digits = high - low > 20 ? 0 : high - low > 2 ? 1 : 3;
  const written = (number) => number.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace("-", "−");
  return h("div", { key: "intervals", class: "swe-intervals" },
    bars.map((bar, at) => h("div", { key: at },
      h("p", { class: "swe-interval-words" }, named(bar.label), ": ", h("b", {}, bar.words)),
      h("div", { class: "swe-interval", "data-series": at, "aria-hidden": "true" },
        bar.low !== null && h("span", { class: "swe-interval-line", style: `left: ${place(bar.low)}%; width: ${place(bar.high) - place(bar.low)}%` }),
        bar.value !== null && h("span", { class: "swe-interval-dot", style: `left: ${place(bar.value)}%` })))),
    h("div", { key: "scale", class: "swe-scale", "aria-hidden": "true" }, [low, (low + high) / 2, high].map((number) => h("span", {}, written(number)))));
}

function rangeOf(numbers) {
  const known = numbers.filter((number) => number !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const rim = (high - low) * RIM || Math.abs(low) * 0.02 || 0.5;
  return [low - rim, high + rim];
}

/** The sign of a house in all plots: a colour, and a form for eyes that tell colours badly. */
function seriesSign(at) {
  return h("span", { class: "swe-series", "data-series": at, "aria-hidden": "true" });
}

// -- how often ----------------------------------------------------------------------------------

/** Distributions as lines over each other, and the same numbers as a table. */
function distributionView(title, steps, named) {
  const shown = JSON.stringify(steps);
  const first = steps[0].shares.map(([number]) => number);
  const width = first.length > 1 ? first[1] - first[0] : 1;
  const rows = first.map((number, place) => [
    width > 1 ? `${number} to ${number + width - 1}` : String(number), ...steps.map(({ shares }) => `${shares[place][1].toFixed(1)} %`),
  ]);
  return h("div", {},
    h("p", { key: "key", class: "swe-gloss" }, steps.map(({ label }) => [named(label), " "])),
    h("div", { key: shown, class: "swe-distribution", role: "img", "aria-label": `${title}: how often each number came about`, create: (node) => node.append(distributionPlot(steps)) }),
    tableOf(`${title}, how often`, [title, ...steps.map(({ label }) => label)], rows));
}

function distributionPlot(steps) {
  const numbers = steps.flatMap(({ shares }) => shares.map(([number]) => number));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const most = Math.max(...steps.flatMap(({ shares }) => shares.map(([, share]) => share)));
  const point = ([number, share]) => [
    8 + ((PLOT.width - 16) * (number - low)) / (high - low || 1), PLOT.height - 18 - ((PLOT.height - 26) * share) / (most || 1),
  ].map((place) => place.toFixed(1)).join(",");
  const scale = [[low, 8, "start"], [high, PLOT.width - 8, "end"]].map(([number, x, anchor]) =>
    svg("text", { x, y: PLOT.height - 4, "text-anchor": anchor }, document.createTextNode(String(number))));
  return svg("svg", { viewBox: `0 0 ${PLOT.width} ${PLOT.height}` },
    svg("line", { class: "swe-axis", x1: 8, x2: PLOT.width - 8, y1: PLOT.height - 18, y2: PLOT.height - 18 }),
    ...steps.map(({ shares }, at) => svg("polyline", { class: "swe-steps", "data-series": at, points: shares.map(point).join(" ") })),
    ...scale);
}

// -- numbers ------------------------------------------------------------------------------------

function tableOf(name, heads, rows) {
  return h("div", { key: "table", class: "swe-numbers", role: "region", "aria-label": name, tabindex: 0 },
    h("table", {},
      h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, head)))),
      h("tbody", {}, rows.map(([head, ...cells]) => h("tr", {}, h("th", { scope: "row" }, head), cells.map((cell) => h("td", {}, cell)))))));
}
