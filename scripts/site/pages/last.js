// The lesson that was opened last, so that the start page can offer to go on with it.

const LAST = "switch-course/last";

export function remember(notebook) {
  try {
    localStorage.setItem(LAST, notebook);
  } catch {
    // a browser that lets pages keep nothing begins at the start each time
  }
}

export function remembered() {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}
