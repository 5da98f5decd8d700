// Opens and closes all answers at once, for who wants to read or print them.
(() => {
  const button = document.getElementById("all");
  const answers = document.querySelectorAll(".answer");
  const show = () => {
    const open = [...answers].every((answer) => answer.open);
    button.textContent = open ? "Fold all answers" : "Open all answers";
    return open;
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    const open = !show();
    for (const answer of answers) answer.open = open;
    show();
  });
  for (const answer of answers) answer.addEventListener("toggle", show);
})();
