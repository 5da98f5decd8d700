// The clock of a house that times turns. It counts here; what follows at zero is played by Python.
// It stands still while the game is paused, the page is hidden, or Python does not answer.

const BEAT = 250; // milliseconds
const LONGEST_BEAT = 2000; // a computer that slept has not used up the turn
const SOON = 10; // seconds: told once, and shown in another colour

function makeClock(ui, root) {
  let turn = null; // the turn of the learner's that is counted
  let left = 0; // milliseconds
  let told = false;
  let rung = false;
  let last = 0;
  let beating = null;

  function arrived() {
    const clock = ui.state.panel?.clock;
    if (!clock?.turn) return stop();
    if (clock.turn !== turn) [turn, left, told, rung] = [clock.turn, clock.seconds * 1000, false, false];
    if (beating === null) [last, beating] = [performance.now(), setInterval(beat, BEAT)];
  }

  function beat() {
    const now = performance.now();
    const passed = Math.min(now - last, LONGEST_BEAT);
    last = now;
    if (ui.state.panel.paused || ui.notice || document.hidden) return;
    left = Math.max(0, left - passed);
    show();
    if (left <= SOON * 1000 && !told) {
      told = true;
      ui.speak(`${SOON} seconds left.`);
    }
    if (left === 0 && !rung) rung = ui.send("time", { turn });
  }

  /** Write the seconds left; between the learner's turns, how long a turn may last. */
  function show() {
    for (const node of root.querySelectorAll(".swe-clock-left")) {
      node.textContent = turn === null ? `${ui.state.panel.clock.seconds} s a turn` : `${Math.ceil(left / 1000)} s`;
      node.toggleAttribute("data-soon", turn !== null && left <= SOON * 1000);
    }
  }

  function stop() {
    clearInterval(beating);
    turn = beating = null;
  }

  return { arrived, show, stop };
}

/** The seconds left, which the clock writes, and the button that stops it. */
function clockView(ui) {
  const { panel } = ui.state;
  if (!panel?.clock) return null;
  return h("span", { key: "clock", class: "swe-clock" },
    h("span", { key: "left", class: "swe-clock-left", role: "timer", "aria-label": "Time left", create: () => {} }),
    actButton("clock", panel.paused ? "Start the clock" : "Stop the clock", () => ui.send("pause", { on: !panel.paused }), {
      class: panel.paused ? "swe-button swe-move swe-primary" : "swe-button swe-move",
    }));
}
