/** One lane of the race: the choice of its algorithm, its small board and its state. */
import { build } from "../../ui/build.js";
import { ALGORITHMS } from "../moment-link.js";
import { createMiniBoard } from "./mini-board.js";
import { Racer } from "./racer.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */
/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("./clock.js").Unit} Unit */

/** @typedef {{ place: number | null, unit: Unit, total: string }} Standing  the place is null until the racer finishes */

/** The choice of an empty lane. */
const NOBODY = "";

/**
 * @param {object} parts
 * @param {number} parts.number  one-based
 * @param {boolean} parts.mayBeEmpty
 * @param {string} parts.puzzle
 * @param {Algorithm | ""} parts.runner  the initial algorithm
 * @param {Translator} parts.translator
 * @param {() => void} parts.changed     called on progress of the search
 * @param {() => void} parts.entered     called when another algorithm is chosen
 * @param {(error: unknown) => void} parts.failed
 */
export function createLane(parts) {
  const { number, mayBeEmpty, puzzle, translator } = parts;
  const { text } = translator;
  const choice = build("select", {
    class: "choice",
    "aria-label": text("watch.race.lane", { number }),
  });
  if (mayBeEmpty) choice.append(build("option", { value: NOBODY }, text("watch.race.empty")));
  choice.append(
    ...ALGORITHMS.map((id) => build("option", { value: id }, text(`watch.name.${id}`))),
  );
  choice.value = parts.runner;
  const mini = createMiniBoard(puzzle);
  const medal = build("span", { class: "medal", hidden: "" });
  const words = build("span");
  const state = build("p", { class: "runner-state" }, medal, words);
  const element = build("div", { class: "runner" }, choice, mini.svg, state);
  /** @type {Racer | null} */ let racer = null;
  /** @type {import("../tape.js").Picture | null} */ let picture = null;
  /** @type {Standing} */ let standing = { place: null, unit: "reads", total: "" };

  choice.addEventListener("change", () => {
    enter();
    parts.entered();
  });
  enter();

  function enter() {
    racer?.close();
    racer = null;
    picture = null;
    const algorithm = /** @type {Algorithm | ""} */ (choice.value);
    if (algorithm) {
      racer = new Racer(puzzle, algorithm, {
        changed: parts.changed,
        draw,
        failed: parts.failed,
      });
    }
    mini.draw({ board: [...puzzle], event: null }, false);
    mini.name(text("watch.race.board", { name: nameOf() }));
    element.toggleAttribute("data-empty", !algorithm);
  }

  function nameOf() {
    return choice.value ? text(`watch.name.${/** @type {Algorithm} */ (choice.value)}`) : "";
  }

  /** @param {import("../tape.js").Picture} next */
  function draw(next) {
    picture = next;
    const solved = racer?.solution ?? null;
    mini.draw(next, solved !== null && next.board.join("") === solved);
    words.textContent = sentence();
  }

  /** Shows the standing. @param {Standing} next */
  function say(next) {
    standing = next;
    medal.textContent = next.place === null ? "" : String(next.place);
    medal.hidden = next.place === null;
    words.textContent = sentence();
  }

  function sentence() {
    if (!racer) return "";
    if (!racer.counts(standing.unit)) return text("watch.race.uncounted");
    if (standing.place !== null) return standing.total;
    const { placements = 0, erasures = 0 } = picture?.work ?? {};
    return text("watch.race.state", { placements, erasures });
  }

  return {
    element,
    say,
    get name() {
      return nameOf();
    },
    get racer() {
      return racer;
    },
    /** @returns {Algorithm | ""} */
    get runner() {
      return /** @type {Algorithm | ""} */ (choice.value);
    },
  };
}
