/** Copies the page's address, and says so on the button. */
import { copyText } from "../ui/clipboard.js";

/** How long the button says that it is done, in ms. */
const A_WHILE = 2000;

/** @param {HTMLElement} button @param {() => import("../i18n/translator.js").Translator} translator */
export async function copyAddress(button, translator) {
  const copied = await copyText(location.href);
  button.textContent = translator().text(copied ? "watch.link.copied" : "watch.link.shown");
  setTimeout(() => {
    button.textContent = translator().text("watch.link");
  }, A_WHILE);
}
