/** Paste, drop and copy: texts and files into the page, texts out of it. */

/**
 * @typedef {object} Intake
 * @property {(text: string) => void} onText
 * @property {(files: File[]) => void} onFiles
 * @property {() => string | null} onCopy  the text to copy, or null for the default action
 * @property {(isOver: boolean) => void} [onDrag]  a drag enters or leaves the target
 */

/** Listens for paste, drop and copy events on the page or one of its elements. @param {Document | HTMLElement} target @param {Intake} to */
export function listenForText(target, { onText, onFiles, onCopy, onDrag = () => {} }) {
  /** @param {string} type @param {(event: any) => void} act */
  const on = (type, act) =>
    target.addEventListener(type, (event) => {
      // Fields in a dialog handle text themselves; a dropped file would replace the page.
      if (!isInDialog(event, target) || hasFiles(event)) act(event);
    });
  on("paste", (/** @type {ClipboardEvent} */ event) => take(event, event.clipboardData));
  on("copy", (/** @type {ClipboardEvent} */ event) => {
    const text = getSelection()?.isCollapsed === false ? null : onCopy();
    if (text === null) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
  });
  on("dragover", (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    onDrag(true);
  });
  on("dragleave", (/** @type {DragEvent} */ event) => {
    if (event.relatedTarget === null) onDrag(false);
  });
  on("drop", (/** @type {DragEvent} */ event) => {
    onDrag(false);
    event.preventDefault();
    take(event, event.dataTransfer);
  });

  /** @param {Event} event @param {DataTransfer | null} data */
  function take(event, data) {
    const text = data?.getData("text/plain");
    const files = [...(data?.files ?? [])];
    if (!text && files.length === 0) return;
    event.preventDefault();
    if (files.length > 0 && !text) onFiles(files);
    else onText(text ?? "");
  }
}

/** @param {Event} event */
function hasFiles(event) {
  const { dataTransfer, clipboardData } = /** @type {DragEvent & ClipboardEvent} */ (event);
  return (dataTransfer ?? clipboardData)?.types.includes("Files") ?? false;
}

/** Whether an event is in a dialog of the page or the element, not of the site around it. @param {Event} event @param {Document | HTMLElement} inside */
function isInDialog({ target }, inside) {
  const dialog = target instanceof Element ? target.closest("dialog") : null;
  return dialog !== null && inside.contains(dialog);
}
