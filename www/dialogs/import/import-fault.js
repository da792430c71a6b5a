/** Shows where a text was refused: its line with the place marked, and the place itself in the paste box. */
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
  // The sentence above names the place in words.
  const excerpt = element("p", "import-excerpt", before, marked, after);
  excerpt.setAttribute("aria-hidden", "true");
  const pointer = button(text("import.place"), "link", point);
  const part = element("div", "import-fault", excerpt, pointer);
  part.hidden = true;

  /** Selects the place in the box, and brings it into sight. */
  function point() {
    if (!place || !box.value) return;
    // A box scrolls to what is selected when it gets the focus.
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
      const said = excerptOf(content, place);
      before.textContent = said.before;
      marked.textContent = said.marked;
      after.textContent = said.after;
      // A text that is too long for the box is not in it.
      pointer.hidden = box.value === "";
    },
    hide() {
      place = null;
      part.hidden = true;
      box.removeAttribute("aria-invalid");
    },
  };
}
