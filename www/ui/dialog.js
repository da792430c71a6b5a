/** Modal dialogs. */
import "./dialog.css";
import { button } from "./buttons.js";
import { h } from "./draw.js";

/** @import { VNode } from "snabbdom" */

/**
 * A modal dialog, which opens when it is drawn and closes when it is not. The browser keeps the focus inside, and
 * restores it when the dialog closes. An element of the content with `autofocus` has the focus first.
 * @param {object} parts
 * @param {string} parts.id
 * @param {string} parts.title
 * @param {string} parts.closeLabel  of the close button
 * @param {import("./draw.js").Template} parts.content
 * @param {() => void} parts.close  called after the user has closed the dialog
 */
export function modal({ id, title, closeLabel, content, close }) {
  return h(
    `dialog#${id}.dialog`,
    {
      key: id,
      attrs: { "aria-labelledby": `${id}-title` },
      on: {
        mousedown: closeOnBackdrop,
        // An element that is no longer drawn is closed already.
        close: ({ target }) => target instanceof Node && target.isConnected && close(),
      },
      hook: {
        insert: ({ elm }) => dialogOf(elm).showModal(),
        remove({ elm }, done) {
          // Removing alone would lose the focus.
          dialogOf(elm).close();
          done();
        },
      },
    },
    [
      h("div.dialog-head", [
        h(`h2#${id}-title`, title),
        button(".quiet.dialog-close", "×", closeAround, { attrs: { "aria-label": closeLabel } }),
      ]),
      h("div.dialog-body", content),
    ],
  );
}

/** @param {VNode["elm"]} elm */
const dialogOf = (elm) => /** @type {HTMLDialogElement} */ (elm);

/** Closes the dialog around a button at once, so that what is behind it can be pressed. @param {Event} event */
const closeAround = ({ target }) => target instanceof Element && target.closest("dialog")?.close();

/** Closes a dialog whose backdrop is pressed. @param {MouseEvent} event */
function closeOnBackdrop(event) {
  // The dialog has no padding, so the dialog itself is the target only of presses on its backdrop.
  if (!(event.target instanceof HTMLDialogElement)) return;
  // The default action would move the focus that closing restores.
  event.preventDefault();
  event.target.close();
}
