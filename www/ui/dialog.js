/** Modal dialogs. */
import "./dialog.css";
import { button, element } from "./dom.js";

/**
 * Opens a modal dialog. The browser keeps the focus inside, and restores it when the dialog closes.
 * @param {object} parts
 * @param {string} parts.id
 * @param {string} parts.title
 * @param {string} parts.close  the label of the close button
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
  // The dialog has no padding, so the dialog itself is the target only of presses on its backdrop.
  dialog.addEventListener("mousedown", (event) => {
    if (event.target !== dialog) return;
    // The default action would move the focus that closing restores.
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
