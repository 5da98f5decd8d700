// Where the browser keeps the user's progress, games and houses: Python is told what there is, and tells what is new.

const KEPT = "switch-edu/"; // before the names in the browser's storage

/** Runs once for each model; returns how to end it. */
function keepInBrowser({ model }) {
  if (!model.get("keeps")) return undefined;
  const recall = () => model.send({ type: "recall", files: keptFiles() });
  const onMessage = ({ type, files }) => {
    if (type === "keep" && !keepFiles(files)) model.send({ type: "lost" });
  };
  const onStorage = ({ key }) => { // another tab has kept something
    if (key?.startsWith(KEPT)) recall();
  };
  model.on("msg:custom", onMessage);
  window.addEventListener("storage", onStorage);
  recall();
  return () => {
    model.off("msg:custom", onMessage);
    window.removeEventListener("storage", onStorage);
  };
}

/** What is kept, by name; nothing where a browser forbids pages to keep anything, as some do in a private window. */
function keptFiles() {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(KEPT));
    return Object.fromEntries(names.map((key) => [key.slice(KEPT.length), localStorage.getItem(key)]));
  } catch {
    return {};
  }
}

/** Keep what is new, forget what is gone; says whether that was possible. */
function keepFiles(files) {
  try {
    for (const [name, text] of Object.entries(files)) {
      if (text === null) localStorage.removeItem(KEPT + name);
      else localStorage.setItem(KEPT + name, text);
    }
    return true;
  } catch {
    return false;
  }
}
