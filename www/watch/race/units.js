/** The choices of the unit and the speed of the clock, and the format of amounts. */
import { build, named } from "../../ui/build.js";
import { GATHERING, SPEEDS } from "./clock.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */
/** @typedef {import("./clock.js").Unit} Unit */

const UNITS = /** @type {const} */ (["reads", "time"]);

/** @param {Translator} translator @param {() => void} changed  called when the unit changes */
export function createUnits({ text, short }, changed) {
  const unit = build("select", { id: "race-unit", class: "choice" });
  unit.append(...UNITS.map((id) => build("option", { value: id }, text(`watch.race.by.${id}`))));
  const speed = build("select", { id: "race-speed", class: "choice" });
  const chosen = () => /** @type {Unit} */ (unit.value);

  function offerSpeeds() {
    speed.replaceChildren(
      ...SPEEDS[chosen()].map((value) =>
        build("option", { value: String(value) }, speedName(value)),
      ),
    );
  }

  /** @param {number} value */
  function speedName(value) {
    if (value === GATHERING) return text("watch.race.speed.gathering");
    if (chosen() === "reads") return text("watch.race.speed.reads", { number: value });
    return value === 1000
      ? text("watch.race.speed.real")
      : text("watch.race.speed.slow", { number: 1000 / value });
  }

  unit.addEventListener("change", () => {
    offerSpeeds();
    changed();
  });
  offerSpeeds();

  return {
    elements: [named(unit, text("watch.race.by")), named(speed, text("watch.speed"))],
    get unit() {
      return chosen();
    },
    /** Cells or milliseconds per second of playback. */
    get speed() {
      return Number(speed.value);
    },
    /** @param {number} amount */
    written(amount) {
      return chosen() === "reads"
        ? text("watch.race.reads", { number: Math.floor(amount) })
        : text("time.milliseconds", { number: short(amount) });
    },
  };
}
