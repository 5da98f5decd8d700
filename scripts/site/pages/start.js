// The start page: it loads what every lesson needs meanwhile, and offers to go on where one was.

import { amount, fetchAll, requirePython } from "./downloads.js";
import { remembered } from "./last.js";

const status = document.getElementById("course-status");
const loaded = document.getElementById("course-amount");
const progress = document.getElementById("course-progress");

function offerLast() {
  const links = [...document.querySelectorAll("nav a")];
  const last = links.find((link) => link.href.endsWith(`=${remembered()}`));
  if (!last) return;
  const go = document.getElementById("course-go");
  go.href = last.href;
  go.textContent = `Go on: ${last.textContent}`;
}

async function load() {
  requirePython();
  status.textContent = "Python is loading. You need not wait for it here.";
  await fetchAll((done, total) => {
    progress.value = done / total;
    loaded.textContent = amount(done, total);
  });
  return "Python is loaded. A lesson opens in some seconds.";
}

offerLast();
load().catch((error) => error.message).then((sentence) => {
  status.textContent = sentence;
  for (const part of [loaded, progress]) part.hidden = true;
});
