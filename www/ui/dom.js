/** Helpers for building and changing elements. Strings become text nodes, never markup. */

const SVG = "http://www.w3.org/2000/svg";

/** Returns the element with this id; throws if index.html lacks it. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {string} [className] @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, className = "", ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** Builds an SVG element. @param {string} name @param {Record<string, string | number>} attributes @param {string} [text] */
export function shape(name, attributes, text = "") {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

/** @param {string} text @param {string} className @param {() => void} [onClick] */
export function buttonElement(text, className, onClick) {
  const made = element("button", className, text);
  made.type = "button";
  if (onClick) made.addEventListener("click", onClick);
  return made;
}

/** Sets the text if it differs, which saves a layout. @param {HTMLElement} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets an attribute if it differs. @param {HTMLElement} element @param {string} name @param {string} value */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Keeps the focus on the board when a button is pressed, so that the user can type on.
 * @param {HTMLElement} element
 */
export function keepFocus(element) {
  element.addEventListener("mousedown", (event) => event.preventDefault());
}

/**
 * Applies a change; if that hides the focused element, focuses `fallback`.
 * @param {() => void} change @param {HTMLElement} fallback
 */
export function keepingFocus(change, fallback) {
  const before = document.activeElement;
  change();
  // checkVisibility() forces a layout; `fallback` is always visible.
  if (!before || before === document.body || fallback.contains(before)) return;
  if (!before.checkVisibility()) fallback.focus();
}

/**
 * Disables a button but keeps it focusable, so that the focus is not lost.
 * @param {HTMLElement} element @param {boolean} enabled
 */
export function setEnabled(element, enabled) {
  setAttribute(element, "aria-disabled", String(!enabled));
}

/** @param {HTMLElement} element */
export const isEnabled = (element) => element.getAttribute("aria-disabled") !== "true";
