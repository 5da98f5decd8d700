// The report of many games: for each measure sentences, a plot of means with their intervals, and the numbers as a table.

const RIM = 0.06; // of the width of a plot, left free on both sides
const PLOT = { width: 320, height: 90 };

function reportView(ui, report, outdated) {
  const { headline, title, sentences, parted, panels, more, rules, notes } = report;
  const measures = (some) => h("div", { key: "measures", class: "swe-measures" }, some.map((each) => measureView(each)));
  return h("section", { key: "report", class: "swe-report", "aria-label": "What came of it" },
    outdated && h("p", { key: "outdated", class: "swe-outdated" }, "These are the settings of before: play again for those above."),
    h("div", { key: "headline", class: "swe-headline" }, headline.map((sentence) => h("p", {}, sentence))),
    h("p", { key: "title", class: "swe-report-title" }, [title, ...sentences].join(" ")),
    h("ul", { key: "parted", class: "swe-parted" }, parted.map((each, at) => partedView(ui, each, at + 1))),
    partingView(ui),
    measures(panels),
    more.length > 0 && h("details", { key: "more", class: "swe-details" },
      h("summary", {}, `More: ${more.map((each) => each.title).join(", ")}`),
      measures(more)),
    notes.map((note) => h("p", { class: "swe-source" }, note)),
    h("details", { key: "rules", class: "swe-details" },
      h("summary", {}, "Rules that were played"),
      h("ul", { class: "swe-rules-played" }, rules.map((rule) => h("li", {}, rule)))));
}

function measureView({ title, meaning, sentences, bars, often, steps, heads, rows }) {
  return h("section", { key: title, class: "swe-measure", "data-measure": title, "aria-label": title },
    h("h5", {}, title), h("p", { class: "swe-gloss" }, meaning),
    sentences.map((sentence, at) => h("p", { class: "swe-measure-words" }, sentences.length > 1 && [seriesSign(at + 1), " "], sentence)),
    bars.length > 0 && intervalsView(bars),
    steps.length > 0 && h("details", { key: "often", class: "swe-details" }, h("summary", {}, "How often"), distributionView(title, often, steps)),
    h("details", { key: "numbers", class: "swe-details" }, h("summary", {}, "Numbers"), tableOf(title, heads, rows)));
}

/** The name of a house with its sign in all plots. */
function seriesName(at, name) {
  const [first, ...rest] = name.split(" "); // the sign stays with the first word
  return h("span", { class: "swe-series-name" }, h("span", { class: first.length < 20 ? "swe-unbroken" : null }, seriesSign(at), ` ${first}`), rest.map((word) => ` ${word}`));
}

// -- means with their intervals ------------------------------------------------------------------

/** A line for each house, all on one scale; the words above each line say what it shows. */
function intervalsView(bars) {
  const [low, high] = rangeOf(bars.flatMap((bar) => [bar.value, bar.low, bar.high]));
  const place = (number) => (100 * (number - low)) / (high - low);
  const written = (number) => Number(number.toPrecision(6)).toLocaleString("en-GB", { maximumFractionDigits: 6 }).replace("-", "−");
  return h("div", { key: "intervals", class: "swe-intervals" },
    bars.map((bar) => h("div", { key: bar.series },
      h("p", { class: "swe-interval-words" }, seriesName(bar.series, bar.label), ": ", h("b", {}, bar.words)),
      h("div", { class: "swe-interval", "data-series": bar.series, "aria-hidden": "true" },
        bar.low !== null && h("span", { class: "swe-interval-line", style: `left: ${place(bar.low)}%; width: ${place(bar.high) - place(bar.low)}%` }),
        bar.value !== null && h("span", { class: "swe-interval-dot", style: `left: ${place(bar.value)}%` })))),
    h("div", { key: "scale", class: "swe-scale", "aria-hidden": "true" },
      roundNumbers(low, high).map((number) => h("span", { key: number, style: `left: ${place(number)}%` }, written(number)))));
}

/** The round numbers on a scale, about four of them. */
function roundNumbers(low, high) {
  const rough = (high - low) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => unit * times).find((size) => size >= rough);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
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

/** Distributions as lines over each other: what they show in a sentence, and the same numbers as a table. */
function distributionView(title, often, steps) {
  const shown = JSON.stringify(steps);
  const rows = steps[0].ranges.map((range, place) => [range, ...steps.map(({ shares }) => `${shares[place][1].toFixed(1)} %`)]);
  return h("div", {},
    h("p", { key: "often", class: "swe-gloss" }, often),
    h("p", { key: "key", class: "swe-gloss" }, steps.map(({ label }, at) => [seriesName(at, label), " "])),
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
