// What Python in the browser consists of: fetched ahead, so that one can see how far it is.

const AT_ONCE = 3; // more at a time gain nothing on a school's network

/** Fetch all; `report(done, total)` is told the bytes. Rejects with a sentence about what could not be fetched. */
export async function fetchAll(report) {
  const { downloads } = await (await ask("downloads.json")).json();
  const total = downloads.reduce((sum, { bytes }) => sum + bytes, 0);
  const waiting = [...downloads];
  let done = 0;
  const worker = async () => {
    while (waiting.length > 0) {
      const reader = (await ask(waiting.shift().url)).body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        done += part.value.length;
        report(done, total);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function ask(name) {
  const answer = await fetch(new URL(name, import.meta.url)).catch(() => null);
  if (!answer?.ok) throw new Error(`${name} could not be loaded. Load this page again when the network is back.`);
  return answer;
}

export const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
