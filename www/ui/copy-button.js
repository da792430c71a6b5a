/** A button that copies what a field holds, and says so until something changes. */
import { copyText } from "./clipboard.js";
import { button, element } from "./dom.js";

/** @param {HTMLInputElement | HTMLTextAreaElement} field @param {import("../i18n/translator.js").Translator["text"]} text */
export function copyButton(field, text) {
  const said = element("span", "unseen");
  said.setAttribute("role", "status");
  const copy = button(text("share.copy"), "small share-copy", async () => {
    if (await copyText(field.value)) {
      copy.firstChild?.replaceWith(text("share.copied"));
      said.textContent = text("share.copied");
    } else {
      // Selected, it can be copied by hand.
      field.focus();
      field.select();
      said.textContent = text("share.noClipboard");
    }
  });
  copy.addEventListener("blur", () => copy.firstChild?.replaceWith(text("share.copy")));
  return element("span", "share-copying", copy, said);
}
