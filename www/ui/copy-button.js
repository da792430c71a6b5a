/** Buttons that copy something, and say so until they lose the focus. */
import { copyText } from "./clipboard.js";
import { button, element } from "./dom.js";

/** @typedef {import("../i18n/translator.js").Translator["text"]} Text */

/** Copies the value of a field. @param {HTMLInputElement | HTMLTextAreaElement} field @param {Text} text @param {string} [label] */
export function copyButton(field, text, label) {
  return copierOf(label ?? text("share.copy"), async () => {
    if (await copyText(field.value)) return text("share.copied");
    // Select the text for copying by hand.
    field.focus();
    field.select();
    return { failure: text("share.noClipboard") };
  });
}

/**
 * @param {string} label
 * @param {() => Promise<string | { failure: string }>} copy  resolves to what the button or a screen reader says
 */
export function copierOf(label, copy) {
  const status = element("span", "unseen");
  status.setAttribute("role", "status");
  const copier = button(label, "small share-copy", async () => {
    const outcome = await copy();
    if (typeof outcome === "string") copier.firstChild?.replaceWith(outcome);
    status.textContent = typeof outcome === "string" ? outcome : outcome.failure;
  });
  copier.addEventListener("blur", () => copier.firstChild?.replaceWith(label));
  return element("span", "share-copying", copier, status);
}
