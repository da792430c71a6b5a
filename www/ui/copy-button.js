/** A button that copies the value of a field, and says so until it loses the focus. */
import { copyText } from "./clipboard.js";
import { button, element } from "./dom.js";

/** @param {HTMLInputElement | HTMLTextAreaElement} field @param {import("../i18n/translator.js").Translator["text"]} text */
export function copyButton(field, text) {
  const status = element("span", "unseen");
  status.setAttribute("role", "status");
  const copy = button(text("share.copy"), "small share-copy", async () => {
    if (await copyText(field.value)) {
      copy.firstChild?.replaceWith(text("share.copied"));
      status.textContent = text("share.copied");
    } else {
      // Select the text for copying by hand.
      field.focus();
      field.select();
      status.textContent = text("share.noClipboard");
    }
  });
  copy.addEventListener("blur", () => copy.firstChild?.replaceWith(text("share.copy")));
  return element("span", "share-copying", copy, status);
}
