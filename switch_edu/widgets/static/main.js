// One view of the model: it shows `state`, sends messages, and leaves nothing behind when it goes.

let viewCount = 0;

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "switch-edu";
  root.setAttribute("data-lm-suppress-shortcuts", "true");
  const live = document.createElement("div");
  live.className = "swe-live";
  live.setAttribute("role", "status");
  live.setAttribute("aria-live", "polite");
  const body = document.createElement("div");
  root.append(live, body);
  el.append(root);

  viewCount += 1;
  const ui = makeUi(model, `swe${viewCount}`, root, live, paint);
  const setStage = makeStage(el, root, () => ui.setLook({ size: "normal" }));
  const stopKeys = (event) => event.stopPropagation();
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, stopKeys);

  function paint() {
    const restoreFocus = keepFocus(root);
    const tables = [...root.querySelectorAll(".swe-table")].map(watchCards);
    ui.read();
    root.dataset.size = ui.look.size;
    root.dataset.suits = ui.look.suits;
    body.className = "swe-body";
    body.dataset.kind = ui.state.kind;
    body.dataset.number = ui.state.number; // which state is on show, for tests and measurements
    patch(body, bodyView(ui));
    ui.showClock();
    setStage(ui.look.size === "projector");
    fitStage(root);
    restoreFocus();
    for (const moveCards of tables) moveCards();
  }

  const onChances = () => {
    paint();
    ui.countOn();
  };
  const onState = () => {
    ui.arrived();
    onChances();
  };
  model.on("change:state", onState);
  model.on("change:chances", onChances);
  model.on("change:look", paint);
  const shown = new ResizeObserver(() => setStage(ui.look.size === "projector"));
  shown.observe(el);
  onState();

  return () => {
    model.off("change:state", onState);
    model.off("change:chances", onChances);
    model.off("change:look", paint);
    shown.disconnect();
    ui.stop();
    el.replaceChildren();
  };
}

function bodyView(ui) {
  return [
    barView(ui), errorView(ui),
    h("div", { key: "columns", class: "swe-columns" },
      mainView(ui),
      ui.state.kind === "game" && ui.state.panel && gameView(ui)),
    footView(ui),
  ];
}

function mainView(ui) {
  const { kind, panel } = ui.state;
  if (kind === "explorer") return explorerView(ui);
  if (kind === "outcomes") return outcomesView(ui);
  if (kind === "interview") return interviewView(ui);
  return kind === "tutorial" && panel ? tutorialView(ui) : tableView(ui);
}

export default { initialize: keepInBrowser, render };
