// The start page: it loads what the course needs, says how far it is, and goes on to the course.

import { fetchAll, megabytes } from "./downloads.js";

const status = document.getElementById("course-status");
const progress = document.getElementById("course-progress");

status.textContent = "Python and the cards are loading. This takes longest the first time.";
fetchAll((done, total) => {
  progress.value = (100 * done) / total;
  progress.title = `${megabytes(done)} of ${megabytes(total)} MB`;
}).then(
  () => {
    status.textContent = "Loaded. The first lesson opens …";
    window.location.assign(document.getElementById("course-go").href);
  },
  (error) => {
    status.textContent = error.message;
  },
);
