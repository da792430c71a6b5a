/** A story as a template: its moments and their lines, whose words light up what they refer to. */
import { button } from "../ui/buttons.js";
import { h } from "../ui/draw.js";
import { currentStep } from "../ui/kit.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {import("../pkg/logic.js").Story} Story */
/** @typedef {import("../pkg/logic.js").Beat} Beat */
/** @typedef {import("../pkg/logic.js").Line} Line */
/** @typedef {import("../pkg/logic.js").Part} Part */
/** @typedef {import("./story.js").Place} Place */
/**
 * @typedef {object} StoryActions
 * @property {(points: Points | null) => void} light
 * @property {(place: Place | null) => void} walk
 * @property {(step: number) => void} [go]  shows an earlier step
 */

/** A text. @param {Part[]} parts @param {StoryActions} on */
export const words = (parts, on) => parts.map((part) => word(part, on));

/** @param {Part} part @param {StoryActions} on */
function word({ text, spoken, points }, { light, go }) {
  if (!points) return text;
  // A screen reader reads coordinates in words, the eye sees them short.
  const content =
    spoken && spoken !== text
      ? [h("span", { attrs: { "aria-hidden": "true" } }, text), h("span.unseen", spoken)]
      : [text];
  if ("step" in points) {
    if (!go) return text;
    return button(".link", text, (event) => {
      // The line around it is not meant.
      event.stopPropagation();
      go(points.step);
    });
  }
  const [lit, unlit] = [() => light(points), () => light(null)];
  return h(
    "span.reference",
    {
      attrs: { tabindex: 0 },
      on: { pointerenter: lit, pointerleave: unlit, focus: lit, blur: unlit },
    },
    content,
  );
}

/**
 * The moments of a story.
 * @param {Beat[]} beats @param {Place | null} place @param {Translator} t @param {StoryActions} on
 */
export const beatRows = (beats, place, t, on) =>
  beats.map((beat, at) => beatRow(beat, at, at === beats.length - 1, place, t, on));

/** @param {Beat} beat @param {number} at @param {boolean} isLast @param {Place | null} place @param {Translator} t @param {StoryActions} on */
function beatRow({ title, lines }, at, isLast, place, t, on) {
  const selector = isLast ? "div.beat.story-so" : "div.beat";
  const lead = h("span.story-lead", title);
  const [only] = lines;
  if (lines.length === 1 && !only.lemma && only.on === undefined) {
    return h(selector, { key: `${at} ${title}` }, [
      h("p", [lead, " ", ...words(only.text, on), ...reason(only, on)]),
    ]);
  }
  const line = place?.beat === at ? place.line : null;
  return h(selector, { key: `${at} ${title}` }, [
    h("p", [lead]),
    h(
      "ol.lines",
      { attrs: { "aria-label": title } },
      lines.map((each, index) => lineRow(each, index, { beat: at, current: line }, t, on)),
    ),
  ]);
}

/** @param {Line} line @param {number} index @param {{ beat: number, current: number | null }} at @param {Translator} t @param {StoryActions} on */
function lineRow(line, index, { beat, current }, t, on) {
  const isCurrent = index === current;
  const walk = () => on.walk(isCurrent ? null : { beat, line: index });
  const isLater = current !== null && index > current;
  const mark = line.on === undefined ? "•" : line.on ? "●" : "○";
  return h(
    isLater ? "li.later" : "li",
    { key: index, ...currentStep(isCurrent), on: { click: walk } },
    [
      button(".line-mark", mark, () => {}, {
        attrs: {
          "aria-label": t.text("explain.line", { line: index + 1 }),
          "aria-pressed": String(isCurrent),
        },
      }),
      ...words(line.text, on),
      ...reason(line, on),
      line.lemma ? lemma(line.lemma, t, on) : null,
    ],
  );
}

/** @param {Line} line @param {StoryActions} on */
const reason = ({ reason: why }, on) =>
  why ? [" ", h("span.line-reason", ["· ", ...words(why, on)])] : [];

/** A proof of a line, folded. @param {Line[]} lines @param {Translator} t @param {StoryActions} on */
const lemma = (lines, t, on) =>
  h("details.lemma", { on: { click: (event) => event.stopPropagation() } }, [
    h("summary", t.text("explain.lemma")),
    h(
      "ol.lines",
      lines.map((line) => h("li", [...words(line.text, on), ...reason(line, on)])),
    ),
  ]);
