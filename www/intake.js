/** Text from outside: pasted or dropped anywhere on the page, and the board copied as a line. */
import { byId } from "./dom.js";

/** A puzzle, or even a book of them, is far smaller; a film dropped by mistake is not. */
const LARGEST = 10_000_000;

/**
 * @param {object} to
 * @param {(text: string) => void} to.onText
 * @param {() => void} to.onUnreadable
 * @param {() => string | null} to.onCopy  the line to copy, or null to leave copying alone
 */
export function listenForText({ onText, onUnreadable, onCopy }) {
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain");
    const file = event.clipboardData?.files[0];
    if (!text && !file) return;
    event.preventDefault();
    if (text) onText(text);
    else if (file) readFile(file).then(onText, onUnreadable);
  });
  document.addEventListener("copy", (event) => {
    const line = getSelection()?.isCollapsed === false ? null : onCopy();
    if (line === null) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", line);
  });
  listenForDrops(onText, onUnreadable);
}

/** @param {(text: string) => void} onText @param {() => void} onUnreadable */
function listenForDrops(onText, onUnreadable) {
  const veil = byId("drop-veil");
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    veil.hidden = false;
  });
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) veil.hidden = true;
  });
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    veil.hidden = true;
    const file = event.dataTransfer?.files[0];
    if (file) readFile(file).then(onText, onUnreadable);
    else onText(event.dataTransfer?.getData("text/plain") ?? "");
  });
}

/** @param {File} file @returns {Promise<string>} */
async function readFile(file) {
  if (file.size > LARGEST) throw new Error("too large for a text with puzzles");
  const bytes = await file.arrayBuffer();
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
