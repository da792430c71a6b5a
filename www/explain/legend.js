/** The legend of a drawing: a line with the marks that are in use, in the order of reading. */
import { h } from "../ui/draw.js";

/** @import { BoardDrawing } from "../board/drawing.js" */
/** @import { Translator } from "../i18n/translator.js" */

/** The sample of each mark, in a box of 22 by 16. @type {Record<string, () => import("snabbdom").VNode[]>} */
const SAMPLES = {
  base: () => [rect("house base", { x: 1.5, y: 2.5, width: 19, height: 11, rx: 3 })],
  cover: () => [rect("house cover", { x: 1.5, y: 2.5, width: 19, height: 11, rx: 3 })],
  sight: () => [path("sight", "M1 8H21")],
  cross: () => [path("bar", "M6 3l10 10m0 -10l-10 10")],
  target: () => [rect("target", { x: 5, y: 2, width: 12, height: 12, rx: 2 })],
  on: () => [circle("candidate on")],
  off: () => [circle("candidate off")],
  pattern: () => [circle("candidate pattern")],
  second: () => [circle("candidate second")],
  fin: () => [circle("candidate fin")],
  guardian: () => [circle("candidate guardian")],
  strong: () => [path("link strong", "M1 8H21")],
  weak: () => [path("link weak", "M1 8H21")],
  excludes: () => [path("link excludes", "M1 8H14"), path("head", "M21 8l-9 -4v8z")],
  removed: () => [
    h("g", { attrs: { class: "candidate removed" } }, [
      rect("", { x: 4, y: 1, width: 14, height: 14, rx: 3 }),
      h("line", { attrs: { x1: 6, y1: 10.5, x2: 16, y2: 5.5 } }),
    ]),
  ],
};
/** The samples that fill their box; the others are in a square in its middle. */
const WIDE = new Set(["base", "cover", "sight", "strong", "weak", "excludes"]);

/** @param {string} name @param {Record<string, number>} attrs */
const rect = (name, attrs) => h("rect", { attrs: { class: name, ...attrs } });
/** @param {string} name @param {string} d */
const path = (name, d) => h("path", { attrs: { class: name, d } });
/** @param {string} name */
const circle = (name) =>
  h("g", { attrs: { class: name } }, [h("circle", { attrs: { cx: 11, cy: 8, r: 6 } })]);

/** The names of the marks in use. @param {BoardDrawing} drawing */
function marksIn({ houses = [], sights = [], crosses = [], cells, candidates = [], links = [] }) {
  const roles = new Set(candidates.map(({ role }) => role));
  // Once it is said what is true and false, what belongs to the pattern needs no word.
  if (roles.has("on")) roles.delete("pattern");
  const used = new Set([
    ...houses.map(({ role }) => role),
    ...(sights.length ? ["sight"] : []),
    ...(crosses.length ? ["cross"] : []),
    ...([...(cells?.values() ?? [])].includes("target") ? ["target"] : []),
    ...roles,
    ...links.map(({ kind }) => kind),
  ]);
  return Object.keys(SAMPLES).filter((name) => used.has(name));
}

/** What a mark means; the only house by its name, and crosses of one digit with it. @param {string} name @param {BoardDrawing} drawing @param {Translator} t */
function meaning(name, { houses = [], crosses = [] }, t) {
  const [base, ...others] = houses.filter(({ role }) => role === "base");
  if (name === "base" && others.length === 0) {
    return t.text(`house.${base.house.kind}`, { number: base.house.index + 1 });
  }
  const [[, digit] = [], ...rest] = crosses;
  if (name === "cross" && digit && rest.every(([, other]) => other === digit)) {
    return t.text("legend.cross.digit", { digit });
  }
  return t.text(/** @type {import("../i18n/translator.js").Key} */ (`legend.${name}`));
}

/** @param {BoardDrawing | null} drawing @param {Translator} t @returns {import("../ui/draw.js").Template | null} */
export function legend(drawing, t) {
  if (!drawing) return [];
  return marksIn(drawing).map((name) =>
    h("span.legend-mark", { key: name }, [
      h(
        "svg",
        {
          attrs: {
            class: "redoku-drawing legend-sample",
            ...(WIDE.has(name)
              ? { viewBox: "0 0 22 16", width: 22 }
              : { viewBox: "3 0 16 16", width: 16 }),
            height: 16,
            "data-tone": "reason",
          },
        },
        SAMPLES[name](),
      ),
      meaning(name, drawing, t),
    ]),
  );
}
