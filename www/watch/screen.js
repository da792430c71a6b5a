/** Shows a moment of a search: the sentence, the slider, the program and the tree. */
import { BLANK } from "../app/state.js";
import { button } from "../ui/dom.js";
import { setPlayIcon } from "../ui/widgets.js";
import { createCode } from "./code.js";
import { writeProgress } from "./progress.js";
import { markOf } from "./rendering.js";
import { createRibbon } from "./ribbon.js";
import { isClassic } from "./search.js";
import { sentenceOf } from "./sentence.js";
import { WORK } from "./stage.js";
import { createTree } from "./tree.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Message} Message */
/** @typedef {import("../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("./search.js").Search} Search */
/** @typedef {import("./tape.js").Picture} Picture */
/**
 * @typedef {object} Scene  everything that the view shows
 * @property {string} puzzle
 * @property {Algorithm} algorithm
 * @property {Search | null} search
 * @property {boolean} stopped       the user stopped the search before its end
 * @property {boolean} playing
 * @property {Picture | null} picture
 * @property {Message | null} remark  replaces the sentence about the step
 */

/** @param {import("./markup.js").WatchParts} parts @param {{ loadExample(): void }} actions */
export function createScreen(parts, { loadExample }) {
  const code = createCode(parts.code, parts.line);
  const ribbon = createRibbon(parts.timeline);
  const tree = createTree(parts.stage);
  let announced = "";

  /** @param {Scene} scene @param {Translator} translator */
  function showSentence({ puzzle, algorithm, picture, remark }, { text, language }) {
    const message = remark ?? (picture && sentenceOf(picture, isClassic(algorithm)));
    const isStart = picture?.step === 0 && !remark && puzzle === BLANK;
    const sentence = isStart ? text("watch.empty") : message ? text(message.key, message.args) : "";
    // Screen readers would read the same sentence again.
    if (announced === `${language} ${sentence}`) return;
    announced = `${language} ${sentence}`;
    parts.sentence.replaceChildren(sentence);
    if (isStart) parts.sentence.append(" ", button(text("watch.example"), "link", loadExample));
  }

  /** @param {Scene} scene @param {Translator} translator */
  function showPosition({ search, picture }, { text }) {
    const steps = search?.steps ?? 0;
    const step = picture?.step ?? 0;
    const { position, count } = parts;
    position.max = String(steps);
    position.value = String(step);
    position.style.setProperty("--done", `${(100 * step) / Math.max(steps, 1)}%`);
    position.setAttribute("aria-valuetext", text("watch.position.value", { step, steps }));
    count.textContent = text("watch.position.count", { step, steps });
  }

  /** @param {boolean} playing @param {Translator} translator */
  function showPlaying(playing, { text }) {
    setPlayIcon(parts.play, playing);
    parts.play.setAttribute("aria-label", text(playing ? "watch.pause" : "watch.play"));
    // Screen readers announce single steps, not playback.
    parts.sentence.setAttribute("aria-live", playing ? "off" : "polite");
  }

  /** @param {Scene} scene @param {Picture} picture @param {Translator} translator */
  function showMoment({ puzzle, algorithm }, picture, translator) {
    const { event, work, open } = picture;
    code.run(event ? markOf(Uint8Array.of(event.kind, event.cell, event.digit), 0) : null);
    tree.draw(puzzle, picture, triesUpward(algorithm), parts.stage.fold.checked, translator);
    const numbers = { ...work, depth: open };
    parts.stage.counts.forEach((place, index) => {
      place.textContent = translator.number(numbers[WORK[index]]);
    });
  }

  return {
    code,
    outline: ribbon.draw,
    /** @param {Scene} scene @param {Translator} translator */
    render(scene, translator) {
      const crashed = scene.remark?.key === "watch.crash";
      writeProgress(parts, { ...scene, crashed }, translator);
      showPlaying(scene.playing, translator);
      showPosition(scene, translator);
      showSentence(scene, translator);
      if (scene.picture) showMoment(scene, scene.picture, translator);
    },
  };
}

/** Whether each call tries the digits of one cell upward, so that the path determines the tree. @param {Algorithm} algorithm */
const triesUpward = (algorithm) => isClassic(algorithm) || algorithm === "fewest-first";
