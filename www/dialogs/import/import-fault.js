/** Shows the place of a parse error: an excerpt with the place marked, and a selection in the text box. */
import { button, element } from "../../ui/dom.js";
import { excerptOf, placeOf } from "./fault-place.js";

/**
 * @param {HTMLTextAreaElement} box
 * @param {import("../../i18n/translator.js").Translator} translator
 */
export function createFault(box, { text }) {
  /** @type {import("./fault-place.js").Place | null} */ let place = null;
  const [before, after] = [element("span"), element("span")];
  const marked = element("mark");
  // Screen readers get the place from the error message.
  const excerpt = element("p", "import-excerpt", before, marked, after);
  excerpt.setAttribute("aria-hidden", "true");
  const pointer = button(text("import.place"), "link", point);
  const part = element("div", "import-fault", excerpt, pointer);
  part.hidden = true;

  /** Selects the place in the text box and scrolls to it. */
  function point() {
    if (!place || !box.value) return;
    // A text box scrolls to its selection on focus.
    box.blur();
    box.setSelectionRange(place.from, place.to);
    box.focus();
  }

  return {
    part,
    point,
    /** @param {string} content @param {Record<string, unknown>} details */
    show(content, details) {
      place = placeOf(content, details);
      part.hidden = place === null;
      box.setAttribute("aria-invalid", "true");
      if (!place) return;
      const shown = excerptOf(content, place);
      before.textContent = shown.before;
      marked.textContent = shown.marked;
      after.textContent = shown.after;
      // A very long text is not in the text box.
      pointer.hidden = box.value === "";
    },
    hide() {
      place = null;
      part.hidden = true;
      box.removeAttribute("aria-invalid");
    },
  };
}
