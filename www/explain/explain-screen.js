/** Shows the state of the Explain view: the step and its reasons, the path, the difficulty. */
import { element, setText } from "../ui/dom.js";
import { setPlayIcon } from "../ui/widgets.js";
import { aboutKey, ideaOf } from "./about.js";
import { drawIdea } from "./about-drawing.js";
import { countsOf } from "./path-groups.js";
import { createPathView } from "./path-view.js";
import { createProofView } from "./proof-view.js";
import { storyNodes, techniqueKey } from "./story-view.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {import("../pkg/logic.js").Explanation} Explanation */
/** @typedef {import("../pkg/logic.js").Rating} Rating */
/** @typedef {ReturnType<typeof import("./stepper.js").createStepper>} Stepper */
/**
 * @typedef {object} Scene  everything that the view shows
 * @property {import("./explain-view.js").Phase} phase
 * @property {number} share
 * @property {Explanation | null} explanation
 * @property {Rating | null} rating
 * @property {Map<string, import("../pkg/logic.js").Technique>} techniques  in teaching order
 * @property {Stepper} stepper
 */

/**
 * @param {import("./explain-markup.js").ExplainParts} parts
 * @param {import("./proof-view.js").ProofActions & { go(step: number): void }} actions
 */
export function createExplainScreen(parts, actions) {
  const path = createPathView(parts.path, actions.go);
  const proof = createProofView(parts.proof, actions);
  /** What the story, the proof and the difficulty were drawn for: drawing them again would lose the focus. */
  /** @type {Record<string, unknown[]>} */ const drawn = {};

  /** The step on the board. @type {{ step: import("../pkg/logic.js").Step | null, translator: Translator } | null} */
  let shown = null;
  parts.what.addEventListener("toggle", showIdea);

  /** Runs a drawing if one of its values has changed. @param {string} name @param {unknown[]} values @param {() => void} draw */
  function once(name, values, draw) {
    if (drawn[name]?.every((value, index) => value === values[index])) return;
    drawn[name] = values;
    draw();
  }

  /** @param {Scene} scene @param {Translator} translator */
  function showState({ phase, share, stepper }, { text }) {
    const isReady = phase === "ready";
    for (const part of [
      parts.player,
      parts.story,
      parts.proof,
      parts.so,
      parts.path,
      parts.difficulty,
      parts.bar,
      parts.link,
      parts.kinds,
    ]) {
      part.hidden = !isReady;
    }
    parts.what.hidden = !isReady || !stepper.step;
    if (!isReady) parts.rating.hidden = true;
    parts.state.hidden = isReady;
    const canRetry = phase === "stopped" || phase === "crash";
    parts.statusButton.hidden = !(phase === "working" || canRetry || phase === "empty");
    if (phase === "ready") return;
    const percent = Math.round(100 * share);
    setText(
      parts.status,
      phase === "working" && percent > 0
        ? text("explain.share", { percent })
        : text(`explain.${phase}`),
    );
    const key =
      phase === "working"
        ? "explain.cancel"
        : phase === "empty"
          ? "explain.example"
          : "explain.resume";
    setText(parts.statusButton, text(key));
  }

  /** @param {Stepper} stepper @param {Translator} translator */
  function showPosition({ steps, at, playing }, { text }) {
    const { position, count, play, story, so } = parts;
    position.max = String(steps.length + 1);
    position.value = String(at + 1);
    position.style.setProperty("--done", `${(100 * at) / Math.max(steps.length, 1)}%`);
    const shown = { step: Math.min(at + 1, steps.length), steps: steps.length };
    position.setAttribute("aria-valuetext", text("explain.position.value", shown));
    setText(count, text("explain.position.count", shown));
    setPlayIcon(play, playing);
    play.setAttribute("aria-label", text(playing ? "explain.pause" : "explain.play"));
    // Screen readers announce single steps, not playback.
    for (const part of [story, so]) part.setAttribute("aria-live", playing ? "off" : "polite");
  }

  /** @param {Stepper} stepper @param {Translator} translator */
  function showStep({ step, position, walk }, translator) {
    once("story", [step, position, translator], () => {
      if (!step || !position) {
        parts.story.replaceChildren(element("p", "", translator.text("explain.end")));
        return parts.so.replaceChildren();
      }
      const { see, because, so } = storyNodes(step, position, translator, actions.light);
      parts.story.replaceChildren(see, because);
      parts.so.replaceChildren(so);
      setText(parts.title, translator.text(techniqueKey(step.technique)));
      setText(parts.about, translator.text(aboutKey(step.technique)));
    });
    shown = { step, translator };
    showIdea();
    once("proof", [step, walk, translator], () => proof.render(step, walk, translator));
  }

  /** Draws the idea of the technique, if the user asks what it is. */
  function showIdea() {
    if (!shown?.step || !parts.what.open) return;
    const { step, translator } = shown;
    const idea = ideaOf(step.technique);
    once("idea", [idea, translator], () =>
      parts.idea.replaceChildren(drawIdea(idea, translator.text("explain.idea"))),
    );
  }

  /** @param {Rating | null} rating @param {Explanation} explanation @param {Scene["techniques"]} techniques @param {Translator} translator */
  function showDifficulty(rating, { steps }, techniques, translator) {
    const { text } = translator;
    const counts = [...countsOf(steps)];
    const used = new Set(counts.map(([technique]) => technique));
    const hardest = [...techniques.keys()].findLast((technique) => used.has(technique));
    const path = { steps: steps.length, hardest: text(techniqueKey(hardest ?? "full-house")) };
    setText(parts.difficulty, text("explain.difficulty", path));
    parts.rating.hidden = !rating;
    if (rating) {
      const { er, ep, ed } = fixed(rating.se);
      const level = text(/** @type {Key} */ (`level.${rating.level}`));
      setText(parts.rated, text("verdict.rating", { level, er }));
      setText(parts.meaning, text("explain.rating.what", { er, ep, ed, score: rating.score }));
    }
    parts.bar.replaceChildren(
      ...counts.map(([technique, count]) => {
        const kind = element("span", "kind");
        kind.dataset.level = techniques.get(technique)?.level ?? "";
        kind.style.flexGrow = String(count);
        kind.title = text("explain.count", { name: text(techniqueKey(technique)), count });
        return kind;
      }),
    );
    parts.counts.replaceChildren(
      ...counts.map(([technique, count]) =>
        element(
          "li",
          "",
          element("span", "", text(techniqueKey(technique))),
          element("span", "", translator.number(count)),
        ),
      ),
    );
  }

  return {
    /** @param {Scene} scene @param {Translator} translator */
    render(scene, translator) {
      showState(scene, translator);
      const { explanation, rating, techniques, stepper } = scene;
      if (scene.phase !== "ready" || !explanation) return;
      showPosition(stepper, translator);
      showStep(stepper, translator);
      path.render(stepper, translator);
      once("difficulty", [explanation, rating, translator], () =>
        showDifficulty(rating, explanation, techniques, translator),
      );
    },
  };
}

/** The numbers of Sudoku Explainer as players write them: 7.0, not 7. @param {Rating["se"]} se */
function fixed({ er, ep, ed }) {
  return { er: er.toFixed(1), ep: ep.toFixed(1), ed: ed.toFixed(1) };
}
