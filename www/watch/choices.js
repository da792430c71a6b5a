/** The user's choices, kept for the next visit: algorithm, speed and language of the program. */
import { read, write } from "../app/storage.js";
import { isWritten } from "./code.js";
import { WHOLE_TIME } from "./pace.js";
import { EVERY_FRAME, SPEEDS, WHOLE } from "./player.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("./code.js").Tongue} Tongue */
/** @typedef {Pick<import("./markup.js").WatchParts, "algorithm" | "about" | "speed" | "tongue">} Selects */

const [ALGORITHM, TONGUE, SPEED] = ["algorithm", "tongue", "speed"].map(
  (name) => `redoku.watch.${name}`,
);
const DEFAULT_SPEED = String(WHOLE);

/**
 * @param {Selects} parts
 * @param {object} to
 * @param {ReturnType<typeof import("./code.js").createCode>} to.code
 * @param {() => Translator} to.translator
 * @param {() => void} to.algorithm        called when another algorithm is chosen
 * @param {(speed: number) => void} to.speed
 */
export function createChoices({ algorithm, about, speed, tongue }, to) {
  restore(algorithm, ALGORITHM);
  restore(tongue, TONGUE);
  restore(speed, SPEED, DEFAULT_SPEED);
  to.speed(Number(speed.value));
  let preferred = /** @type {Tongue} */ (tongue.value);

  algorithm.addEventListener("change", () => {
    write(ALGORITHM, algorithm.value);
    show();
    to.algorithm();
  });
  speed.addEventListener("change", () => {
    write(SPEED, speed.value);
    to.speed(Number(speed.value));
  });
  tongue.addEventListener("change", () => {
    preferred = /** @type {Tongue} */ (tongue.value);
    write(TONGUE, preferred);
    show();
  });

  const chosen = () => /** @type {Algorithm} */ (algorithm.value);

  /** Shows the description of the algorithm and its program, in words if the preferred language lacks it. */
  function show() {
    const { text, language } = to.translator();
    about.textContent = text(`watch.about.${chosen()}`);
    for (const option of tongue.options) {
      option.disabled = !isWritten(chosen(), /** @type {Tongue} */ (option.value));
    }
    tongue.value = isWritten(chosen(), preferred) ? preferred : "words";
    to.code.show(chosen(), /** @type {Tongue} */ (tongue.value), language);
  }

  return {
    get algorithm() {
      return chosen();
    },
    set algorithm(value) {
      algorithm.value = value;
      show();
    },
    /** @param {Translator} translator */
    translate(translator) {
      for (const [index, option] of [...speed.options].entries()) {
        option.textContent = speedName(SPEEDS[index], translator);
      }
      show();
    },
  };
}

/** @param {HTMLSelectElement} select @param {string} key @param {string} [fallback] */
function restore(select, key, fallback = select.value) {
  const saved = read(key) ?? fallback;
  const known = [...select.options].some(({ value }) => value === saved);
  select.value = known ? saved : fallback;
}

/** @param {number} speed @param {Translator} translator */
function speedName(speed, { text }) {
  if (speed === WHOLE) return text("watch.speed.whole", { number: WHOLE_TIME });
  if (speed < EVERY_FRAME) return text("watch.speed.second", { number: speed });
  return text("watch.speed.frame", { number: speed / EVERY_FRAME });
}
