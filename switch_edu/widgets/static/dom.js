// The smallest renderer that keeps focus: views are plain descriptions, `patch` changes only
// what differs. Everything that comes in as data becomes a text node or an attribute, never markup.

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const remembered = new WeakMap(); // element -> { key, props } of the last patch

/**
 * Describe an element. Props: `key`, `class`, `on: {click}`, `create: (element) => …`, attributes;
 * and `memo`: as long as it stays the same, so do the children.
 */
function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: present(children) };
}

/** Children without the ones that a condition left out. */
function present(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Make the children of `parent` match the descriptions; elements with the same key survive. */
function patch(parent, children) {
  const old = new Map();
  for (const node of parent.childNodes) old.set(remembered.get(node)?.key ?? node, node);
  const counters = new Map();
  const wanted = present(children).map((child) => {
    const key = keyOf(child, counters);
    const node = updated(old.get(key), child, key);
    old.delete(key);
    return node;
  });
  for (const stale of old.values()) stale.remove();
  wanted.forEach((node, place) => {
    if (parent.childNodes[place] !== node) parent.insertBefore(node, parent.childNodes[place] ?? null);
  });
}

function keyOf(child, counters) {
  const kind = typeof child === "object" ? child.tag : "#text";
  if (child.props?.key !== undefined) return `${kind}:${child.props.key}`;
  const count = counters.get(kind) ?? 0;
  counters.set(kind, count + 1);
  return `${kind}#${count}`;
}

function updated(existing, child, key) {
  if (typeof child !== "object") return updatedText(existing, String(child), key);
  const node = existing ?? document.createElement(child.tag);
  const before = existing ? remembered.get(existing).props : {};
  remembered.set(node, { key, props: child.props });
  if (child.props.create) {
    if (!existing) child.props.create(node);
  } else if (child.props.memo === undefined || child.props.memo !== before.memo) {
    patch(node, child.children);
  }
  setProps(node, before, child.props);
  return node;
}

function updatedText(existing, text, key) {
  const node = existing ?? document.createTextNode("");
  remembered.set(node, { key, props: {} });
  if (node.data !== text) node.data = text;
  return node;
}

function setProps(node, before, now) {
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (["key", "create", "memo"].includes(name)) continue;
    if (name === "on") setListeners(node, before.on ?? {}, now.on ?? {});
    else if (name === "choice") node.value = now[name]; // what is in force, also after a choice that was refused
    else if (before[name] !== now[name]) setOne(node, name, now[name]);
  }
}

function setListeners(node, before, now) {
  for (const type of new Set([...Object.keys(before), ...Object.keys(now)])) node[`on${type}`] = now[type] ?? null;
}

function setOne(node, name, value) {
  if (name === "value" || name === "checked" || name === "open") node[name] = value ?? false;
  else if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}

/** An SVG element with attributes and children, for the drawings. */
function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG_NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** A button; `attributes` may carry `on`, `aria-…`, `data-…`; it never submits a form. */
function button(attributes, ...children) {
  return h("button", { type: "button", ...attributes }, ...children);
}

/** A button of a panel, known to tests and to the style sheet by its `data-act`. */
function actButton(act, label, onClick, attributes = {}) {
  return button({ key: act, class: "swe-button", "data-act": act, on: { click: onClick }, ...attributes }, label);
}

/** Words for screen readers only. */
function hiddenText(text) {
  return h("span", { class: "swe-hidden" }, text);
}
