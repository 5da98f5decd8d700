// What Python in the browser consists of: fetched ahead, so that one can see how far it is.

const AT_ONCE = 3; // more at a time gain nothing on a school's network
const TOO_OLD = "This browser cannot run Python: it is too old, or WebAssembly is switched off in it. Open the page in another one.";
const NO_SUCH = "There is no such lesson: the link may be old, or mistyped. Please choose from all lessons.";

/** Throws a sentence where Python cannot run: Pyodide needs WebAssembly with exceptions, which browsers have had since 2022. */
export function requirePython() {
  if (!globalThis.WebAssembly?.Exception) throw new Error(TOO_OLD);
}

/** Rejects with a sentence where a link leads to no notebook of the course, or nobody can tell. */
export async function requireNotebook(name) {
  let content = [];
  await ask("api/contents/all.json", async (answer) => { ({ content } = await answer.json()); });
  if (!content.some(({ path }) => path === name)) throw new Error(NO_SUCH);
}

/** Fetch all; `report(done, total)` is told the bytes. Rejects with a sentence about what could not be fetched. */
export async function fetchAll(report) {
  let downloads = [];
  await ask("downloads.json", async (answer) => { ({ downloads } = await answer.json()); });
  const total = downloads.reduce((sum, { bytes }) => sum + bytes, 0);
  const waiting = [...downloads];
  let done = 0;
  const worker = async () => {
    while (waiting.length > 0) {
      await ask(waiting.shift().url, async ({ body }) => {
        for await (const part of parts(body)) report(done += part.length, total);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The network may fail at once or in the middle of a file. */
async function ask(name, read) {
  try {
    const answer = await fetch(new URL(name, import.meta.url));
    if (!answer.ok) throw new Error(answer.statusText);
    await read(answer);
  } catch {
    throw notLoaded(name);
  }
}

export function notLoaded(address) {
  const file = address.split("/").pop();
  return new Error(`${file} could not be loaded. Load this page again when the network is back.`);
}

async function* parts(body) { // not every browser can iterate over a stream
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
export const amount = (done, total) => `${megabytes(done)} of ${megabytes(total)} MB`;
