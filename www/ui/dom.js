/** Small helpers for building elements: text is always set as text. */

/** The element with this id, which index.html is known to hold. @param {string} id @returns {HTMLElement} */
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

/** @param {string} text @param {string} className @param {() => void} [onClick] */
export function button(text, className, onClick) {
  const made = element("button", className, text);
  made.type = "button";
  if (onClick) made.addEventListener("click", onClick);
  return made;
}

/** Writes a text where it differs: the same text written again would be laid out again. @param {HTMLElement} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets an attribute where it changes. @param {HTMLElement} element @param {string} name @param {string} value */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Lets a pointer press a button without taking the focus from the board, so that typing goes on.
 * @param {HTMLElement} element
 */
export function keepFocus(element) {
  element.addEventListener("mousedown", (event) => event.preventDefault());
}

/**
 * Changes the page; should the focused element vanish, the focus goes to where work goes on.
 * @param {() => void} change @param {HTMLElement} fallback
 */
export function keepingFocus(change, fallback) {
  const before = document.activeElement;
  change();
  // To ask whether something is visible costs a layout, and where work goes on always is.
  if (!before || before === document.body || fallback.contains(before)) return;
  if (!before.checkVisibility()) fallback.focus();
}

/**
 * Dims a button that has nothing to do, but keeps it focusable: the focus must not get lost.
 * @param {HTMLElement} element @param {boolean} enabled
 */
export function setEnabled(element, enabled) {
  setAttribute(element, "aria-disabled", String(!enabled));
}

/** @param {HTMLElement} element */
export const isEnabled = (element) => element.getAttribute("aria-disabled") !== "true";
