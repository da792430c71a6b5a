/** A sheet over the page. It comes with its own style, loaded the first time that one is opened. */

import { takeAway } from "./behind.js";
import { button, element } from "./dom.js";
import { loadStyle } from "./styles.js";
import { nextFrame, paced } from "./tasks.js";

/**
 * Opens a dialog; the browser gives the focus back to where it was when it closes.
 * @param {object} parts
 * @param {string} parts.id
 * @param {string} parts.title
 * @param {string} parts.close  the name of the button that closes it
 * @param {(Element | [holder: Element, part: Element])[]} parts.content  comes part by part
 * @param {string | string[]} [parts.style]  style sheets of its own
 * @returns {Promise<HTMLDialogElement>}
 */
export async function openDialog({ id, title, close, content, style }) {
  const styles = ["./dialog.css", style ?? []].flat();
  await Promise.all(styles.map((file) => loadStyle(new URL(file, import.meta.url))));
  const heading = element("h2", "", title);
  heading.id = `${id}-title`;
  const closer = button("×", "quiet dialog-close", () => dialog.close());
  closer.setAttribute("aria-label", close);
  const body = element("div", "dialog-body");
  const head = element("div", "dialog-head", heading, closer);
  const dialog = element("dialog", "dialog", head, body);
  dialog.id = id;
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.setAttribute("aria-modal", "true");
  dialog.dataset.opening = "";
  show(dialog);
  await nextFrame();
  const pause = paced();
  for (const each of content) {
    const [holder, part] = Array.isArray(each) ? each : [body, each];
    holder.append(part);
    await pause(part);
    // A quick hand has closed it, and may want another.
    if (!dialog.open) break;
  }
  delete dialog.dataset.opening;
  /** @type {HTMLElement | null} */ (body.querySelector("[autofocus]"))?.focus();
  return dialog;
}

/** Acts when a dialog is closed; a quick hand may have done that while it opened. @param {HTMLDialogElement} dialog @param {() => void} act */
export function whenClosed(dialog, act) {
  if (dialog.open) dialog.addEventListener("close", act);
  else act();
}

/** Shows a dialog as modal, without the browser's way to take the page away; see behind.js. @param {HTMLDialogElement} dialog */
function show(dialog) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  document.body.append(dialog);
  dialog.show();
  const giveBack = takeAway(dialog);
  // Not before: the last one that listens is the one that hears.
  const forget = onCloseRequest(() => dialog.close());
  dialog.close = () => {
    forget();
    // At once, so that not even the quickest press comes to nothing.
    giveBack();
    HTMLDialogElement.prototype.close.call(dialog);
    // The browser gives back only what the dialog had: a press on its paper leaves the focus to nobody.
    if (document.activeElement === document.body) before?.focus();
    dialog.remove();
  };
}

/** Listens for Escape, and for a phone's way to go back where the browser tells of it. @param {() => void} close @returns {() => void} */
function onCloseRequest(close) {
  const { CloseWatcher } = /** @type {any} */ (globalThis);
  if (CloseWatcher) {
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", close);
    return () => watcher.destroy();
  }
  const listening = new AbortController();
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape" && !event.isComposing && !event.defaultPrevented) close();
  };
  document.addEventListener("keydown", onKey, { signal: listening.signal });
  return () => listening.abort();
}
