/** A story as templates: words that light up what they refer to, a row of dots, and the reasons told so far. */
import { button } from "../ui/buttons.js";
import { h } from "../ui/draw.js";
import { around, spokenOf, textOf } from "./story.js";

/** @import { VNode } from "snabbdom" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { Beat, Line, Part, Story } from "../pkg/logic.js" */
/** @import { Points } from "../sudoku/geometry.js" */
/** @import { Place } from "./story.js" */
/**
 * @typedef {object} WordActions
 * @property {(points: Points | null) => void} light
 * @property {(step: number) => void} [go]  shows an earlier step
 */
/** @typedef {WordActions & { walk: (place: Place) => void }} BeatActions */

/** Words without actions: the eye sees coordinates short, a screen reader reads them in words. @param {Part[]} parts */
export function plain(parts) {
  const [text, spoken] = [textOf(parts), spokenOf(parts)];
  return spoken === text
    ? [text]
    : [h("span", { attrs: { "aria-hidden": "true" } }, text), h("span.unseen", spoken)];
}

/** @param {Part[]} parts @param {WordActions} on */
export const words = (parts, on) => parts.map((part) => word(part, on));

/** @param {Part} part @param {WordActions} on */
function word(part, { light, go }) {
  const { text, points } = part;
  if (!points) return text;
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
      attrs: { tabindex: 0, "data-candidate": "candidates" in points ? "" : false },
      on: { pointerenter: lit, pointerleave: unlit, focus: lit, blur: unlit },
    },
    plain([part]),
  );
}

/** The conclusion of a step. @param {string} selector @param {Part[]} parts @param {boolean} places  whether it places a digit @param {WordActions} on */
export const conclusion = (selector, parts, places, on) =>
  h(
    `p${selector}.claim`,
    { key: "claim", attrs: { "data-places": places ? "" : false } },
    words(parts, on),
  );

/** A dot for each beat, and the title of the one that is told. @param {Beat[]} beats @param {number} at @param {Translator} t @param {BeatActions} on */
export function beatDots(beats, at, t, on) {
  const titleOf = (/** @type {number} */ beat) =>
    t.text("explain.beat", { title: beats[beat].title, beat: beat + 1, beats: beats.length });
  return h("div.beat-dots", { key: "dots" }, [
    h(
      "span.dots",
      { attrs: { role: "group", "aria-label": t.text("explain.beats") } },
      beats.map((_, beat) =>
        button(".dot", "", () => on.walk({ beat, line: null }), {
          key: beat,
          attrs: {
            "aria-label": titleOf(beat),
            "aria-current": beat === at && "step",
            "data-told": beat < at ? "" : false,
            title: beats[beat].title,
          },
        }),
      ),
    ),
    h("span.beat-title", { attrs: { "aria-hidden": "true" } }, [
      h("b", beats[at]?.title ?? ""),
      ` · ${t.number(at + 1)}/${t.number(beats.length)}`,
    ]),
  ]);
}

/**
 * The reasons up to a place, the beats before softer; or all of them, with their titles.
 * @param {Story} story @param {Place} place @param {boolean} isWhole @param {Translator} t @param {BeatActions} on
 */
export function reasons({ beats }, place, isWhole, t, on) {
  const shown = isWhole ? beats : beats.slice(0, place.beat + 1);
  return shown.map(({ title, lines }, at) => {
    const isNow = at === place.beat;
    const isWalk = lines.some((line) => line.on !== undefined);
    const current = isNow ? place : null;
    return h(
      `div.beat${isNow || isWhole ? "" : ".soft"}`,
      { key: at, ...inView(isNow && !isWhole) },
      [
        isWhole ? h("span.story-lead", title) : null,
        h(
          isWalk ? "ol.lines.walk" : "ul.lines",
          { attrs: { "aria-label": title } },
          lines.map((line, index) => lineRow(line, { beat: at, line: index }, current, t, on)),
        ),
      ],
    );
  });
}

/** @param {Line} line @param {Place} place @param {Place | null} current @param {Translator} t @param {BeatActions} on @returns {VNode} */
function lineRow(line, place, current, t, on) {
  const [path, now] = [pathOf(place), current ? pathOf(current) : []];
  const isCurrent = path.join() === now.join();
  // Each line of a proof is shown on the board by itself: a proof is folded until it is read.
  const isLink = line.on !== undefined || path.length > 1;
  const kind = isLink ? ".inference" : line.reason ? ".listed" : "";
  return h(
    `li.line${kind}${isAfter(path, now) ? ".later" : ""}`,
    {
      key: path.at(-1),
      ...inView(isCurrent),
      attrs: { "aria-current": isCurrent && "step" },
      on: isLink ? { click: () => on.walk(isCurrent ? around(place) : place) } : {},
    },
    [
      isLink ? mark(line, path.at(-1) ?? 0, isCurrent, t) : null,
      h("span.line-text", words(line.text, on)),
      line.reason ? h("span.line-reason", words(line.reason, on)) : null,
      line.lemma ? lemma(line.lemma, place, current, t, on) : null,
    ],
  );
}

/** Where a line is in its beat: its number, that of a line of its proof, and so on. @param {Place} place */
const pathOf = ({ line, proof = [] }) => (line === null ? [] : [line, ...proof]);

/** Whether a line comes after the current one. A proof comes with the line that it shows. @param {number[]} path @param {number[]} now */
function isAfter(path, now) {
  const fork = path.findIndex((line, depth) => line !== now[depth]);
  return fork >= 0 && path[fork] > now[fork];
}

/** A disc or a ring: whether a link of a walk is true. A click bubbles to its row, which shows the board up to it. @param {Line} line @param {number} index @param {boolean} isCurrent @param {Translator} t */
const mark = ({ on }, index, isCurrent, t) =>
  button(".line-mark", "", () => {}, {
    attrs: {
      "aria-label": t.text("explain.line", { line: index + 1 }),
      "aria-pressed": String(isCurrent),
      "data-on": on ? "" : false,
      "data-first": index === 0 ? "" : false,
    },
  });

/** The proof of a line, folded. Its lines may have proofs in turn. @param {Line[]} lines @param {Place} place  of the line @param {Place | null} current @param {Translator} t @param {BeatActions} on */
const lemma = (lines, place, current, t, on) =>
  h("details.lemma", { on: { click: (event) => event.stopPropagation() } }, [
    h("summary", t.text("explain.lemma")),
    h(
      "ol.lines",
      lines.map((line, index) =>
        lineRow(line, { ...place, proof: [...(place.proof ?? []), index] }, current, t, on),
      ),
    ),
  ]);

/** Data of an element that scrolls into view when it becomes the current one. @param {boolean} isCurrent */
const inView = (isCurrent) => ({
  isCurrent,
  hook: {
    insert: scrollTo,
    postpatch: (/** @type {VNode} */ before, /** @type {VNode} */ now) => {
      if (!before.data?.isCurrent) scrollTo(now);
    },
  },
});

/** Scrolls the reasons; on a narrow screen the page, between the conclusion and the buttons. @param {VNode} node */
function scrollTo({ elm, data }) {
  if (!(elm instanceof HTMLElement) || !data?.isCurrent) return;
  const list = elm.closest(".argument");
  if (!list) return;
  const isBox = getComputedStyle(list).overflowY !== "visible";
  const room = () => (isBox ? list.getBoundingClientRect() : roomAround(list));
  const scroll = (/** @type {number} */ by) => (isBox ? list : window).scrollBy(0, by);
  const below = elm.getBoundingClientRect().bottom - room().bottom;
  if (below > 0) scroll(below + 2);
  // What is too long is read from its start.
  const above = elm.getBoundingClientRect().top - room().top;
  if (above < 0) scroll(above);
}

/** Where the page shows the reasons: below the conclusion, if that sticks to the board, and above the buttons. @param {Element} list */
function roomAround(list) {
  const stage = list.closest(".explain-stage");
  const head = stage?.querySelector(".scene-top");
  const buttons = stage?.querySelector(".explain-controls");
  const { position, insetBlockStart } = getComputedStyle(head ?? list);
  const height = head?.getBoundingClientRect().height ?? 0;
  return {
    top: position === "sticky" ? Number.parseFloat(insetBlockStart) + height : 0,
    bottom: buttons?.getBoundingClientRect().top ?? innerHeight,
  };
}
