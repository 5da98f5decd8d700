// The start page: it fetches what Python in the browser consists of, says how far it is, and goes on to the course.

const status = document.getElementById("course-status");
const progress = document.getElementById("course-progress");
const AT_ONCE = 3; // more at a time gain nothing on a school's network
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

async function fetchAll() {
  status.textContent = "Looking what there is to load …";
  const { downloads } = await (await ask("downloads.json")).json();
  const total = downloads.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const report = (bytes) => {
    done += bytes;
    progress.value = (100 * done) / total;
    progress.textContent = `${megabytes(done)} of ${megabytes(total)} MB`;
  };
  status.textContent = `Python and the cards are loading: ${megabytes(total)} MB, only the first time.`;
  const waiting = [...downloads];
  const worker = async () => {
    while (waiting.length > 0) await fetchOne(waiting.shift().url, report);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function fetchOne(url, report) {
  const reader = (await ask(url)).body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) report(part.value.length);
}

async function ask(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

fetchAll().then(
  () => {
    status.textContent = "Loaded. The first lesson opens …";
    window.location.assign(document.getElementById("course-go").href);
  },
  (error) => {
    status.textContent = `Something could not be loaded (${error.message}). Load this page again when the network is back.`;
  },
);
