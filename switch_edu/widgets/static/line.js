// The line to Python: one message at a time, ticks at the chosen pace, a word when nobody answers.

const ANSWER_LIMIT = 6000; // milliseconds without an answer before the page says so
const NO_ANSWER = "No answer from Python. Load this page again or, in a notebook, run this cell again.";
const ALWAYS_SENT = ["pause", "pace"]; // wanted even while another message is under way
const PATIENT = ["outcomes"]; // kinds of widgets whose ticks only count

function makeLine(model, ui, repaint) {
  let lockedAt = null; // the number of the state that the last message answered
  let lastSent = null;
  let ticked = false; // whether the last message was a tick
  let ticking = null;
  let patience = null;
  let alive = true; // until the kernel restarts, which is told; one that died is noticed by its silence
  const waiting = new Map();

  /** Send a message and return true; false while another one is under way. */
  function send(type, more = {}) {
    const { number } = ui.state;
    if (lockedAt === number) {
      if (ALWAYS_SENT.includes(type) || (ticked && type !== "tick" && changesNothing(ui.state))) waiting.set(type, more);
      return false;
    }
    lockedAt = number;
    ticked = type === "tick";
    if (!ticked) lastSent = type;
    clearTimeout(ticking);
    clearTimeout(patience);
    if (alive) {
      patience = setTimeout(noAnswer, ANSWER_LIMIT);
      model.send({ type, number, ...more });
    } else {
      noAnswer();
    }
    return true;
  }

  /** Whether ticks leave what is on show as it is, so that what is asked for meanwhile can wait for one. */
  function changesNothing({ kind, panel }) {
    return PATIENT.includes(kind) || Boolean(panel?.thinking);
  }

  function cutOff() {
    alive = false;
  }

  function noAnswer() {
    lockedAt = null;
    ui.notice = NO_ANSWER;
    ui.speak(NO_ANSWER);
    repaint();
  }

  function arrived() {
    clearTimeout(ticking);
    clearTimeout(patience);
    if (lockedAt !== ui.state.number) lockedAt = null;
    ui.notice = null;
    alive = true;
    if (!changesNothing(ui.state)) waiting.delete("move"); // it was meant for the table as it was
    const [next] = waiting;
    if (next && lockedAt === null) {
      waiting.delete(next[0]);
      send(...next);
    } else {
      planTick();
    }
  }

  function planTick() {
    const { panel } = ui.state;
    if (panel?.thinking) ticking = setTimeout(send, 0, "tick"); // what one of the others has begun to think about
    else if (panel?.waiting && !panel.paused) ticking = setTimeout(send, panel.pace * 1000, "tick");
  }

  function stop() {
    model.off("comm_live_update", cutOff);
    clearTimeout(ticking);
    clearTimeout(patience);
  }

  model.on("comm_live_update", cutOff); // a comm lives when its view is made, so that this is its end
  return { send, arrived, stop, lastSent: () => lastSent };
}
