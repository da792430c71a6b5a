/** Copies the address of the page, and confirms it on the button. */
import { copyText } from "./clipboard.js";

/** How long the button shows the confirmation, in ms. */
const CONFIRMATION = 2000;

/** @param {HTMLElement} button @param {"watch" | "explain"} view  whose sentences the button shows @param {() => import("../i18n/translator.js").Translator} translator */
export async function copyAddress(button, view, translator) {
  const copied = await copyText(location.href);
  button.textContent = translator().text(copied ? `${view}.link.copied` : `${view}.link.shown`);
  setTimeout(() => {
    button.textContent = translator().text(`${view}.link`);
  }, CONFIRMATION);
}
