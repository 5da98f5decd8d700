// Runs the cells of the open notebook in their order, each when the reader comes near it: a page is alive without a key pressed.

// A cell is due when it is above the window's end or less than a window's height below it.
const DUE = "10000000px 0px 100% 0px";

/** Run all cells that were there at the start; `whenFirst(well)` is told how the first went, `whenBusy(is)` of each other. */
export async function runCells(panel, whenFirst, whenBusy) {
  const cells = panel.content.widgets.filter((cell) => cell.model.type === "code");
  const touched = watch(cells);
  for (const [number, cell] of cells.entries()) {
    if (number > 0) await due(cell, panel);
    if (cell.isDisposed || touched.has(cell)) continue;
    if (number > 0) whenBusy(true);
    const done = await run(cell, panel);
    if (number > 0) whenBusy(false);
    else whenFirst(done);
    if (!done) return; // as Run All does: what follows may need it
  }
}

/** Only what the reader has written is worth a question on leaving: what cells show comes back by itself. */
export function neverMindOutputs({ context: { model } }) {
  const written = () => JSON.stringify(model.sharedModel.cells.map((cell) => cell.source));
  const shipped = written();
  const tidy = () => {
    if (model.dirty && written() === shipped) model.dirty = false;
  };
  model.stateChanged.connect(() => queueMicrotask(tidy)); // after everybody has heard of it
  tidy();
}

/** Returns the cells that have begun to run from now on, whoever ran them. */
function watch(cells) {
  const touched = new Set();
  for (const cell of cells) {
    cell.model.stateChanged.connect((_, { name }) => {
      if (name === "executionCount") touched.add(cell);
    });
  }
  return touched;
}

function due(cell, panel) {
  return new Promise((resolve) => {
    cell.disposed.connect(resolve);
    const look = (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    };
    new IntersectionObserver(look, { root: panel.content.outerNode, rootMargin: DUE }).observe(cell.node);
  });
}

/** Says whether it went well. The notebook's own command would take the focus from a card. */
async function run(cell, panel) {
  const reply = await cell.constructor.execute(cell, panel.sessionContext).catch(() => null);
  return reply?.content.status === "ok";
}
