// What a page of the course does beside its widgets: it follows the browser's colours, and says when it has lost Python.

const WHY = {
  4000: "The program behind this page has stopped.",
  4001: "Nobody has used this page for a while, so its place was given away.",
  4002: "The class is over.",
};
const UNREACHABLE = "The computer that runs the course does not answer.";
const KEPT = "What you have done in the lessons is kept.";
const PATIENCE = [500, 1500, 4000, 8000]; // milliseconds before each try to reach the computer again
const STEADY = 10000; // milliseconds after which a line has held

const dark = matchMedia("(prefers-color-scheme: dark)");
function followColours() {
  document.body.dataset.jpThemeLight = String(!dark.matches);
}
dark.addEventListener("change", followColours);
followColours();

/** Keep a line open to the kernel of this page: whoever closes it says why. */
function keepLine(kernel, tries = 0) {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/line/${kernel}`);
  const since = performance.now();
  line.onclose = ({ code }) => {
    if (leaving) return;
    if (performance.now() - since > STEADY) tries = 0;
    if (code in WHY) say(WHY[code]);
    else if (tries < PATIENCE.length) setTimeout(keepLine, PATIENCE[tries], kernel, tries + 1);
    else say(UNREACHABLE);
  };
}

/** Say in front of everything what has happened; whoever wants to go on reading finds it below. */
function say(why) {
  const said = document.createElement("dialog");
  said.className = "course-lost";
  said.setAttribute("aria-label", "This page has to be loaded again");
  const words = document.createElement("p");
  words.textContent = `${why} ${KEPT}`;
  const again = document.createElement("button");
  again.textContent = "Go on";
  again.onclick = () => location.reload();
  said.append(words, again);
  said.addEventListener("close", () => said.show());
  document.body.append(said);
  said.showModal();
}

let leaving = false;
addEventListener("pagehide", () => { leaving = true; });
addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload(); }); // brought back by "back", without a kernel
addEventListener("DOMContentLoaded", () => keepLine(JSON.parse(document.getElementById("jupyter-config-data").textContent).kernelId));
