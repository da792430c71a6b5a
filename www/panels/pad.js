/** The number pad: nine digits, Erase, Skip and the pencil. Phones do not open their keyboard. */
import { button, keepFocus, setAttribute } from "../ui/dom.js";
import { rove } from "../ui/roving.js";

const PENCIL = "M4 16l1-4L14 3l3 3-9 9zM12 5l3 3";
const ERASE = "M8 4h10v12H8l-6-6zM11 7.5l5 5m0-5l-5 5";

/**
 * @param {HTMLElement} pad  has the keys in its markup, or is empty
 * @param {{ digit(digit: number): void, erase(): void, skip(): void, pencil(on: boolean): void }} actions
 */
export function createPad(pad, actions) {
  if (pad.childElementCount === 0) pad.append(...buildKeys());
  const keys = /** @type {HTMLElement[]} */ ([...pad.querySelectorAll(".key")]);
  const digits = keys.slice(0, 9);
  const [erase, skip, pencil] = keys.slice(9);
  for (const key of keys) keepFocus(key);
  rove(keys);
  for (const [index, key] of digits.entries()) {
    key.addEventListener("click", () => actions.digit(index + 1));
  }
  erase.addEventListener("click", actions.erase);
  skip.addEventListener("click", actions.skip);
  pencil.addEventListener("click", () =>
    actions.pencil(pencil.getAttribute("aria-pressed") !== "true"),
  );

  return {
    /** @param {import("../app/state.js").State} state */
    render({ penciling, armed, settings }) {
      setAttribute(pencil, "aria-pressed", String(penciling));
      setAttribute(pad, "data-writes", penciling ? "marks" : "digits");
      digits.forEach((key, index) => {
        if (settings.digitFirst) setAttribute(key, "aria-pressed", String(armed === index + 1));
        else key.removeAttribute("aria-pressed");
      });
    },
    /** @param {import("../i18n/translator.js").Translator} translator */
    translate({ text }) {
      digits.forEach((key, index) => {
        key.setAttribute("aria-label", text("pad.digit", { digit: index + 1 }));
      });
      erase.setAttribute("aria-label", text("pad.erase"));
      skip.textContent = text("pad.skip");
      pencil.setAttribute("aria-label", text("pad.pencil"));
      pencil.title = text("pad.pencil");
    },
  };
}

/** Builds the same keys as index.html: digits, Erase, Skip, pencil. */
function buildKeys() {
  const digits = Array.from({ length: 9 }, (_, index) => button(String(index + 1), "key"));
  const [erase, skip, pencil] = ["erase", "skip", "pencil"].map((name) =>
    button("", `key key-${name}`),
  );
  erase.append(icon(ERASE));
  pencil.append(icon(PENCIL));
  return [...digits, erase, skip, pencil];
}

/** @param {string} path */
function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}
