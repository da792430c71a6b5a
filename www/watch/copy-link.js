/** Copies the address of the page, and confirms it on the button. */
import { copyText } from "../ui/clipboard.js";

/** How long the button shows the confirmation, in ms. */
const CONFIRMATION = 2000;

/** @param {HTMLElement} button @param {() => import("../i18n/translator.js").Translator} translator */
export async function copyAddress(button, translator) {
  const copied = await copyText(location.href);
  button.textContent = translator().text(copied ? "watch.link.copied" : "watch.link.shown");
  setTimeout(() => {
    button.textContent = translator().text("watch.link");
  }, CONFIRMATION);
}
