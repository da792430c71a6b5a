/** Text in and out of a board: pasted, dropped and copied where it has the focus. */
import { readFile } from "../ui/intake.js";

/**
 * @param {HTMLElement} host
 * @param {object} to
 * @param {(text: string) => void} to.onText
 * @param {() => string} to.onCopy
 */
export function listenForText(host, { onText, onCopy }) {
  host.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain");
    if (!text) return;
    event.preventDefault();
    onText(text);
  });
  host.addEventListener("copy", (event) => {
    if (getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", onCopy());
  });
  host.addEventListener("dragover", (event) => event.preventDefault());
  host.addEventListener("drop", async (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const plain = event.dataTransfer?.getData("text/plain") ?? "";
    // What is no text gives the same answer as a text without a puzzle.
    onText(file ? await readFile(file).catch(() => "") : plain);
  });
}
