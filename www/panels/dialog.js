/** A sheet over the page. It comes with its own style, loaded the first time that one is opened. */
import { button } from "../dom.js";
import { loadStyle } from "../styles.js";
import { layOut, nextFrame, nextTask } from "../tasks.js";

/**
 * Opens a dialog; the browser gives the focus back to where it was when it closes.
 * @param {object} parts
 * @param {string} parts.id
 * @param {string} parts.title
 * @param {string} parts.close  the name of the button that closes it
 * @param {Node[]} parts.content
 * @param {string | string[]} [parts.style]  style sheets of its own
 * @returns {Promise<HTMLDialogElement>}
 */
export async function openDialog({ id, title, close, content, style }) {
  const styles = ["./dialogs.css", style ?? []].flat();
  await Promise.all(styles.map((file) => loadStyle(new URL(file, import.meta.url))));
  const dialog = document.createElement("dialog");
  dialog.className = "dialog";
  dialog.id = id;
  dialog.setAttribute("aria-labelledby", `${id}-title`);
  const heading = document.createElement("h2");
  heading.id = `${id}-title`;
  heading.textContent = title;
  const closer = button("×", "quiet dialog-close", () => dialog.close());
  closer.setAttribute("aria-label", close);
  const head = document.createElement("div");
  head.className = "dialog-head";
  head.append(heading, closer);
  const body = document.createElement("div");
  body.className = "dialog-body";
  dialog.append(head, body);
  // The sheet is covered by its parts, so a press on the dialog itself is one beside the sheet.
  dialog.addEventListener("mousedown", (event) => {
    if (event.target !== dialog) return;
    // Else the press would take the focus that closing gives back.
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  // To open it makes the browser style the whole page anew, so its content is laid out in another task.
  await nextTask();
  dialog.dataset.opening = "";
  document.body.append(dialog);
  dialog.showModal();
  await nextFrame();
  body.append(...content);
  delete dialog.dataset.opening;
  await layOut(body);
  /** @type {HTMLElement | null} */ (body.querySelector("[autofocus]"))?.focus();
  return dialog;
}
