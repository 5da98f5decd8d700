// The bar above every widget: title, rules in force, and the two switches of its look.

function barView(ui) {
  const { table, panel } = ui.state;
  const house = panel?.house ?? table?.house;
  const title = panel?.title ?? (ui.state.kind === "game" ? gameTitle(panel) : "Card table");
  const large = ui.look.size === "projector";
  const twoColours = ui.look.suits === "two";
  return h("div", { key: "bar", class: "swe-bar" },
    h("h3", { class: "swe-title" }, title),
    house && h("span", { class: "swe-house" }, house.title),
    ui.state.kind === "tutorial" && panel && stepDots(ui, panel),
    h("span", { class: "swe-looks", role: "group", "aria-label": "Look" },
      actButton("suits", "Two colours", () => ui.setLook({ suits: twoColours ? "four" : "two" }), { "aria-pressed": String(twoColours) }),
      actButton("size", "Projector size", () => ui.setLook({ size: large ? "normal" : "projector" }), { "aria-pressed": String(large) })));
}

function gameTitle(panel) {
  return panel?.match ? `Match, round ${panel.match.round}` : "Full game";
}

function footView(ui) {
  const line = ui.state.table?.line;
  if (!line) return null;
  return h("details", { key: "foot", class: "swe-details swe-foot" },
    h("summary", {}, "This position as text"),
    h("div", { class: "swe-form" },
      h("label", { class: "swe-field" }, hiddenText("Position"),
        h("input", { type: "text", readonly: true, value: line, "data-field": "line" })),
      actButton("copy-line", "Copy", (event) => copyText(event.target.previousElementSibling.querySelector("input")))));
}

/** A sentence that belongs to no field. */
function errorView(ui) {
  const error = ui.notice ?? ui.errorFor(null);
  return error && h("p", { key: "error", class: "swe-error" }, error);
}

/**
 * The projector's stage: a dialog over the whole window, because a notebook cell is too small for
 * 28-pixel text. The widget itself moves in and out, so that nothing is drawn twice.
 */
function makeStage(host, root, onLeave) {
  const dialog = document.createElement("dialog");
  dialog.className = "switch-edu-stage";
  dialog.setAttribute("aria-label", "Switch, projector size");
  dialog.tabIndex = -1;
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    onLeave();
  });
  host.append(dialog);
  return (wanted) => {
    const large = wanted && host.getClientRects().length > 0; // a hidden dialog would block the whole page
    if (large === dialog.open) return;
    const focused = root.contains(document.activeElement) ? document.activeElement : null;
    if (large) {
      host.style.minHeight = `${host.offsetHeight}px`;
      dialog.append(root);
      dialog.showModal();
    } else {
      dialog.close();
      host.append(root);
      host.style.minHeight = "";
    }
    (focused ?? (large ? dialog : null))?.focus();
  };
}
