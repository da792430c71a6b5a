/** The panel of a hint, as a template of the state. */
import { derived } from "../app/derived.js";
import { createPhrases } from "../explain/phrases.js";
import { createProofView } from "../explain/proof-view.js";
import { button } from "../ui/buttons.js";
import { h } from "../ui/draw.js";
import { island } from "../ui/kit.js";
import { hintOf, isLast, toldOf } from "./model.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {import("./ladder.js").Said} Said */
/** @typedef {import("snabbdom").VNode} VNode */
/**
 * @typedef {object} Actions
 * @property {() => void} press
 * @property {() => void} close
 * @property {(walk: import("../explain/proof-view.js").Walk) => void} walk
 * @property {(points: Points | null) => void} light
 */

const LIVE = { attrs: { "aria-live": "polite" } };

const phrasesOf = derived(createPhrases);

/** @param {State} state @param {Translator} t @param {Actions} on @returns {import("../ui/draw.js").Template | null} */
export function panel(state, t, on) {
  const hint = hintOf(state);
  const told = toldOf(state);
  if (!hint || !told) return null;
  const { rungs, at, doing } = "rungs" in told ? told : { rungs: [], at: 0, doing: null };
  const rung = rungs[at];
  const proof = rung?.proof ?? null;
  const name = doing && isLast(state) ? doing : "hint.more";
  const working = "remark" in told && told.working;
  const say = (/** @type {Said} */ said) => paragraph(said, at, t, on);
  const onKey = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && on.close();
  return [
    h("div", { on: { keydown: onKey } }, [
      h(
        "div.hint-bars",
        { attrs: { "aria-hidden": "true" } },
        rungs.map((_, index) => h(index <= at ? "span.is-told" : "span")),
      ),
      h("div.hint-text.story", LIVE, [
        "remark" in told ? h("p", { key: told.remark }, t.text(told.remark)) : null,
        ...(rung?.said ?? []).map(say),
      ]),
      island("div.proof.hint-proof", {}, [proof, hint.walk, t], (place) =>
        createProofView(place, on).render(proof, hint.walk, t),
      ),
      h("div.hint-text.story", LIVE, rung?.so ? [say(rung.so)] : []),
      h("div.hint-buttons", [
        rung ? button(".hint-more", t.text(name), on.press) : null,
        button(".small.hint-close", t.text(working ? "explain.cancel" : "hint.close"), on.close),
      ]),
    ]),
  ];
}

/** A sentence. It has a key, so that a live region reads a new one as a whole. @param {Said} said @param {number} rung @param {Translator} t @param {Actions} on */
function paragraph({ lead, ...sentence }, rung, t, on) {
  const parts = phrasesOf(t).parts(sentence);
  return h("p", { key: `${rung} ${sentence.key}` }, [
    ...(lead ? [h("span.story-lead", t.text(`step.${lead}`)), " "] : []),
    ...parts.map(({ text, aloud, points }) => (points ? reference(text, aloud, points, on) : text)),
  ]);
}

/** Words that light up what they refer to. @param {string} text @param {string | undefined} aloud @param {Points} points @param {Actions} on */
function reference(text, aloud, points, { light }) {
  const [lit, unlit] = [() => light(points), () => light(null)];
  return h(
    "span.reference",
    {
      attrs: { tabindex: 0 },
      on: { pointerenter: lit, pointerleave: unlit, focus: lit, blur: unlit },
    },
    // A screen reader reads coordinates in words, the eye sees them short.
    aloud && aloud !== text
      ? [h("span", { attrs: { "aria-hidden": "true" } }, text), h("span.unseen", aloud)]
      : [text],
  );
}
