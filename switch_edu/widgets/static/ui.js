// What the views know and may do: the state, the look, this page's own choices, and sending.

const FIELD_ACTS = ["deal", "save", "load", "use", "house", "import"]; // messages that come from a text field
const NONE = "none"; // the id of an option such as "none of them", which goes with no other

/** The link between one view and the model; `repaint` is called when only local choices change. */
function makeUi(model, uid, root, live, repaint) {
  const ui = { uid, state: null, look: null, local: { chosen: new Set(), said: null }, notice: null };
  const line = makeLine(model, ui, repaint);
  const clock = makeClock(ui, root);
  let saidNumber = null;
  let stepId = null;

  ui.read = () => {
    ui.state = model.get("state");
    ui.form = model.get("form");
    const chances = model.get("chances");
    ui.chances = chances?.offered && chances.number === ui.state.number ? chances : null;
    ui.look = { size: "normal", suits: "four", ...model.get("look") };
    const step = ui.state.kind === "tutorial" ? ui.state.panel?.step : null;
    ui.picking = step?.type === "pick" && !step.done;
    ui.marked = ui.state.table?.marked !== false && !(step && !step.done && (step.type === "pick" || step.type === "predict"));
    if (step && step.id !== stepId) ui.local.chosen = new Set((step.options ?? []).filter(({ state }) => state).map(({ id }) => id));
    stepId = step?.id ?? null;
  };
  /** A new state has come: unlock, speak, plan the next tick. */
  ui.arrived = () => {
    ui.read();
    line.arrived();
    clock.arrived();
    const { n, text } = ui.state.say;
    if (n !== saidNumber) ui.speak(text);
    if (ui.state.error && (n === saidNumber || !text)) ui.speak(ui.state.error);
    ui.local.said = n !== saidNumber ? text : null; // what was said of an earlier state is out of date
    saidNumber = n;
  };
  /** How often a move wins, while that is asked and known. */
  ui.chanceOf = (move) => ui.chances?.on && ui.chances.analysis?.bars[move];
  ui.speak = (text) => live.replaceChildren(document.createTextNode(text));
  /** Say something that the page knows without asking Python. */
  ui.announce = (text) => {
    ui.local.said = text;
    ui.speak(text);
    repaint();
  };
  ui.send = line.send;
  /** Start a step afresh: what was chosen there is forgotten. */
  ui.restart = (type, more) => {
    ui.local.chosen = new Set();
    line.send(type, more);
  };
  ui.toggle = (id, several) => {
    const { chosen } = ui.local;
    const had = chosen.has(id);
    if (!several || id === NONE) chosen.clear();
    else chosen.delete(NONE);
    if (had && several) chosen.delete(id);
    else chosen.add(id);
    repaint();
  };
  /** Change choices of this page that Python need not know. */
  ui.choose = (changes) => {
    Object.assign(ui.local, changes);
    repaint();
  };
  ui.setLook = (change) => {
    model.set("look", { ...ui.look, ...change });
    model.save_changes();
  };
  /** The error sentence if it came from this field's message; `null` asks for the ones that came from no field. */
  ui.errorFor = (act) => {
    const from = FIELD_ACTS.includes(line.lastSent()) ? line.lastSent() : null;
    return from === act ? ui.state.error : null;
  };
  ui.showClock = clock.show;
  ui.countOn = makeCount(model, ui);
  ui.stop = () => {
    line.stop();
    clock.stop();
  };
  return ui;
}
