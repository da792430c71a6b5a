/** Text from outside: pasted or dropped anywhere on the page, and the board copied from the grid. */
import { byId, isInDialog } from "./dom.js";

/** A puzzle, or even a book of them, is far smaller; a film dropped by mistake is not. */
const LARGEST = 16 << 20;

/**
 * @param {object} to
 * @param {(text: string) => void} to.onText
 * @param {(files: File[]) => void} to.onFiles
 * @param {() => string | null} to.onCopy  the line to copy, or null to leave copying alone
 */
export function listenForText({ onText, onFiles, onCopy }) {
  document.addEventListener("paste", (event) => {
    if (isInDialog(event)) return;
    const text = event.clipboardData?.getData("text/plain");
    const files = [...(event.clipboardData?.files ?? [])];
    if (!text && files.length === 0) return;
    event.preventDefault();
    if (text) onText(text);
    else onFiles(files);
  });
  document.addEventListener("copy", (event) => {
    if (isInDialog(event)) return;
    const line = getSelection()?.isCollapsed === false ? null : onCopy();
    if (line === null) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", line);
  });
  listenForDrops(onText, onFiles);
}

/** @param {(text: string) => void} onText @param {(files: File[]) => void} onFiles */
function listenForDrops(onText, onFiles) {
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
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
    else onText(event.dataTransfer?.getData("text/plain") ?? "");
  });
}

/** @param {File} file @returns {Promise<string>} */
export async function readFile(file) {
  if (file.size > LARGEST) throw new Error("too large for a text with puzzles");
  return decode(new Uint8Array(await file.arrayBuffer()));
}

/** The text in the bytes of a file: UTF-8 or UTF-16, else what Windows wrote before them. @param {Uint8Array} bytes */
export function decode(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) throw new Error("not a text");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
