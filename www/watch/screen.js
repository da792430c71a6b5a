/** Shows a moment of a search: on the board, in a sentence, on the slider, in the program and the tree. */

import { BLANK } from "../app/state.js";
import { button } from "../ui/dom.js";
import { nextTask } from "../ui/tasks.js";
import { createCode } from "./code.js";
import { writeProgress } from "./progress.js";
import { markOf } from "./rendering.js";
import { createRibbon } from "./ribbon.js";
import { isClassic } from "./search.js";
import { searchView } from "./search-view.js";
import { sentenceOf } from "./sentence.js";
import { WORK } from "./stage.js";
import { createTree } from "./tree.js";
import { setPlayIcon } from "./widgets.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Message} Message */
/** @typedef {import("../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("./search.js").Search} Search */
/** @typedef {import("./tape.js").Picture} Picture */

/**
 * @param {import("./markup.js").WatchParts} parts
 * @param {object} from
 * @param {import("../board/grid-element.js").RedokuGridElement} from.board
 * @param {() => Translator} from.translator
 * @param {() => number} from.selected     the cell that the page has selected
 * @param {() => Algorithm} from.algorithm
 * @param {() => { search: Search | null, stopped: boolean }} from.run
 * @param {() => void} from.loadExample
 */
export function createScreen(parts, from) {
  const { translator, algorithm, run } = from;
  const code = createCode(parts.code);
  const ribbon = createRibbon(parts.timeline);
  const tree = createTree(parts.stage);
  /** @type {Picture | null} */ let picture = null;
  /** What is said instead of a step. @type {Message | null} */ let remark = null;
  let puzzle = "";
  let isExplaining = false;

  parts.stage.fold.addEventListener("change", () => picture && showTree(picture));

  /** @param {Picture} next */
  function draw(next) {
    picture = next;
    remark = null;
    from.board.view = drawing() ?? from.board.view;
    showSentence();
    showPosition();
    explain();
  }

  /** Draws the rest, which is about the board, in a task of its own: both would take a slow machine too long. */
  async function explain() {
    if (isExplaining) return;
    isExplaining = true;
    await nextTask();
    isExplaining = false;
    if (!picture) return;
    const { event, work, open } = picture;
    code.run(event ? markOf(Uint8Array.of(event.kind, event.cell, event.digit), 0) : null);
    showTree(picture);
    const numbers = { ...work, depth: open };
    parts.stage.counts.forEach((place, index) => {
      place.textContent = translator().number(numbers[WORK[index]]);
    });
  }

  /** @param {Picture} now */
  function showTree(now) {
    tree.draw(puzzle, now, climbs(algorithm()), parts.stage.fold.checked, translator());
  }

  /** What the board shows. */
  function drawing() {
    if (!picture) return null;
    const solution = run().search?.solution ?? null;
    return searchView(picture, { puzzle, solution, selected: from.selected() }, translator());
  }

  function showSentence() {
    const { text } = translator();
    const message = remark ?? (picture && sentenceOf(picture, isClassic(algorithm())));
    const start = picture?.step === 0 && !remark && puzzle === BLANK;
    parts.sentence.replaceChildren(message ? text(message.key, message.args) : "");
    if (!start) return;
    const offer = button(text("watch.example"), "link", from.loadExample);
    parts.sentence.replaceChildren(text("watch.empty"), " ", offer);
  }

  function showPosition() {
    const { text } = translator();
    const steps = run().search?.steps ?? 0;
    const step = picture?.step ?? 0;
    const { position, count } = parts;
    position.max = String(steps);
    position.value = String(step);
    position.style.setProperty("--done", `${(100 * step) / Math.max(steps, 1)}%`);
    position.setAttribute("aria-valuetext", text("watch.position.value", { step, steps }));
    count.textContent = text("watch.position.count", { step, steps });
  }

  function showProgress() {
    const crashed = remark?.key === "watch.crash";
    writeProgress(parts, { ...run(), crashed }, translator());
    showPosition();
  }

  return {
    code,
    outline: ribbon.draw,
    draw,
    drawing,
    showProgress,
    /** @param {boolean} playing */
    showPlaying(playing) {
      setPlayIcon(parts.play, playing);
      parts.play.setAttribute(
        "aria-label",
        translator().text(playing ? "watch.pause" : "watch.play"),
      );
      // A screen reader hears the steps that a person takes, not those that rush by.
      parts.sentence.setAttribute("aria-live", playing ? "off" : "polite");
    },
    /** Says something else than what the step was. @param {Message} message */
    say(message) {
      remark = message;
      showSentence();
    },
    /** Shows nothing, and from now on another puzzle. @param {string} next */
    clear(next) {
      picture = null;
      puzzle = next;
    },
    /** There is a search again. */
    forgive() {
      remark = null;
    },
    /** Writes it all in the language of now. */
    translate() {
      if (picture) draw(picture);
      else showSentence();
    },
    get puzzle() {
      return puzzle;
    },
    /** Whether two givens clash, so that there is nothing to search. */
    get isRefused() {
      return remark?.key === "watch.conflict";
    },
    get isBlank() {
      return picture === null;
    },
  };
}

/** Whether digits are tried upward in one cell per call, so that the path tells what became of them. @param {Algorithm} algorithm */
const climbs = (algorithm) => isClassic(algorithm) || algorithm === "fewest-first";
