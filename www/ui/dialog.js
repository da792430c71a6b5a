/** A modal sheet over the page. */
import "./dialog.css";
import { button, element } from "./dom.js";

/**
 * Opens a dialog. The browser keeps the focus inside, and gives it back when the dialog closes.
 * @param {object} parts
 * @param {string} parts.id
 * @param {string} parts.title
 * @param {string} parts.close  the name of the button that closes it
 * @param {(Node | string)[]} parts.content
 * @returns {HTMLDialogElement}
 */
export function openDialog({ id, title, close, content }) {
  const heading = element("h2", "", title);
  heading.id = `${id}-title`;
  const closer = button("×", "quiet dialog-close", () => dialog.close());
  closer.setAttribute("aria-label", close);
  const head = element("div", "dialog-head", heading, closer);
  const dialog = element("dialog", "dialog", head, element("div", "dialog-body", ...content));
  dialog.id = id;
  dialog.setAttribute("aria-labelledby", heading.id);
  // The dialog has no padding: only a press on its backdrop has the dialog itself as the target.
  dialog.addEventListener("mousedown", (event) => {
    if (event.target !== dialog) return;
    // The press would take the focus that closing gives back.
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
