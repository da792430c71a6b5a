/** A list of puzzles with a search field, as a template. Only the visible rows have elements, so it can be very long. */
import { countDigits } from "../../sudoku/puzzles.js";
import { h } from "../../ui/draw.js";
import { targetOf } from "../../ui/kit.js";
import { drawnIn, foundIn, placeOfChosen, ROW } from "./listing.js";

/** @import { Translator } from "../../i18n/translator.js" */
/** @import { Template } from "../../ui/draw.js" */
/** @import { Import } from "./model.js" */
/** @import { Listed } from "./read.js" */
/**
 * @typedef {object} ListActions
 * @property {(query: string) => void} search
 * @property {(list: HTMLElement) => void} see  notes what is in sight
 * @property {(place: number) => void} chooseAt
 * @property {(by: number) => void} moveBy
 * @property {() => void} put  puts the chosen puzzle on the board
 */

/** @param {Import} dialog @param {Translator} t @param {ListActions} on @returns {Template} */
export function puzzleList(dialog, t, on) {
  const { text } = t;
  const { parsed, query, top, height } = dialog;
  const found = foundIn(dialog);
  const [first, last] = drawnIn(dialog);
  const place = placeOfChosen(dialog);
  const counts = { count: found.length, total: parsed?.puzzles.length ?? 0 };
  const move = (/** @type {KeyboardEvent} */ event) => {
    const isList = event.currentTarget === event.target;
    const by = movesOf(isList, height, found.length).get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    on.moveBy(by);
  };
  return [
    h("input#puzzle-search.search", {
      attrs: {
        type: "search",
        placeholder: text("list.search"),
        "aria-label": text("list.search"),
        "aria-controls": "puzzle-list",
      },
      props: { value: query },
      on: { input: (event) => on.search(targetOf(event).value), keydown: move },
    }),
    h(
      "p.note",
      { attrs: { role: "status" } },
      text(counts.count < counts.total ? "list.found" : "list.count", counts),
    ),
    h(
      "div#puzzle-list.list",
      {
        attrs: {
          tabindex: 0,
          role: "listbox",
          "aria-label": text("list.label"),
          "aria-activedescendant": place >= 0 && `puzzle-${found[place]}`,
        },
        props: { scrollTop: top },
        on: {
          scroll: ({ target }) => on.see(/** @type {HTMLElement} */ (target)),
          keydown: move,
          click: ({ target }) => {
            const row = target instanceof Element ? target.closest("[data-at]") : null;
            if (row) on.chooseAt(Number(row.getAttribute("data-at")));
          },
          dblclick: on.put,
        },
        hook: {
          // Once the dialog is open: before that, nothing has a height or can have the focus.
          insert: ({ elm }) => queueMicrotask(() => begin(/** @type {HTMLElement} */ (elm), on)),
        },
      },
      [
        h(
          "div.list-rows",
          { attrs: { role: "none" }, props: { style: `block-size: ${found.length * ROW}px` } },
          found
            .slice(first, last)
            .map((index, offset) =>
              row(parsed?.puzzles[index], index, first + offset, place, found.length, t),
            ),
        ),
      ],
    ),
  ];
}

/** The keys that move through the list, and by how many rows. Home and End belong to the search field there. @param {boolean} isList @param {number} height @param {number} count */
function movesOf(isList, height, count) {
  const page = Math.floor(height / ROW);
  const moves = new Map([
    ["ArrowDown", 1],
    ["ArrowUp", -1],
    ["PageDown", page],
    ["PageUp", -page],
  ]);
  return isList ? moves.set("Home", -count).set("End", count) : moves;
}

/** @param {HTMLElement} list @param {ListActions} on */
function begin(list, on) {
  on.see(list);
  // On phones, focusing the search field would open a keyboard that hides the list.
  const search = list.parentElement?.querySelector("input") ?? list;
  (matchMedia("(pointer: coarse)").matches ? list : search).focus();
}

/** @param {Listed | undefined} entry @param {number} index @param {number} at @param {number} chosen @param {number} count @param {Translator} t */
function row(entry, index, at, chosen, count, { text }) {
  const { puzzle, name } = entry ?? { puzzle: "" };
  return h(
    `div#puzzle-${index}.list-row`,
    {
      key: index,
      attrs: {
        "data-at": at,
        role: "option",
        "aria-selected": String(at === chosen),
        "aria-posinset": at + 1,
        "aria-setsize": count,
      },
      props: { style: `inset-block-start: ${at * ROW}px` },
    },
    [
      h("span.list-number", text("list.number", { number: index + 1 })),
      h(name ? "span.list-name" : "span.list-name.list-line", name ?? puzzle),
      h("span.list-givens", text("list.givens", { givens: countDigits(puzzle) })),
    ],
  );
}
