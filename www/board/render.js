/** Draws a board's view, touching only the cells that changed. */

import { distance, outward, seesEachOther } from "../sudoku/geometry.js";
import { layOut } from "../ui/tasks.js";
import { drawNotes } from "./notes.js";

/** @typedef {"" | "given" | "placed" | "solved" | "searched" | "tried"} Origin */
/**
 * @typedef {object} BoardView
 * @property {string} label              the grid's name
 * @property {string} digits             81 characters, `.` for a blank
 * @property {Origin[]} origins
 * @property {(cell: number) => string} nameOf  the full name of a cell; asked for when it is drawn
 * @property {number} selected
 * @property {Map<number, string>} marks conflict, reason or dead
 * @property {Set<number>} differing     cells in which several solutions disagree
 * @property {number | null} lit         the cell a sentence points at
 * @property {string | null} ghost       digits that are only suggested
 * @property {import("./keys.js").Letters} [letters]  which single keys act
 * @property {number | null} [centre]    the cell whose peers are tinted; the selected one unless given
 * @property {Map<number, Record<string, string>>} [extra]  more attributes of single cells
 * @property {import("./notes.js").Notes} [notes]      small digits in blank cells
 * @property {string} [chosen]           the digit that stands out; at first that of the selected cell
 * @property {boolean} [peers]           whether the cells that see the selected one stand out; at first yes
 * @property {"colour" | "dot" | "underline"} [answers]  how answers can be told, besides by colour
 */
/**
 * @typedef {object} Drawing
 * @property {HTMLElement} grid
 * @property {HTMLElement[]} cells
 * @property {Text[]} digits                   the text of each cell
 * @property {Record<string, string>[]} drawn  the attributes of each cell
 * @property {string[]} noted                  the small digits of each cell
 */

/** The fade runs outward from the selected cell, its last ring starting after this many ms. */
const SPREAD = 130;

/** Builds the grid once: rows of cells. @param {HTMLElement} host @returns {Drawing} */
export function build(host) {
  const grid = part("grid", "grid");
  // As long as nobody wants it otherwise; to say so later would have all cells styled anew.
  grid.dataset.answers = "colour";
  const row = part("row", "row");
  const cell = part("cell", "gridcell");
  cell.append("");
  // Copies are made in a fraction of the time that 81 cells take one by one.
  row.append(...Array.from({ length: 9 }, () => cell.cloneNode(true)));
  grid.append(...Array.from({ length: 9 }, () => row.cloneNode(true)));
  const cells = /** @type {HTMLElement[]} */ (
    [...grid.children].flatMap((row) => [...row.children])
  );
  for (const [index, cell] of cells.entries()) cell.dataset.cell = String(index);
  const digits = cells.map((cell) => /** @type {Text} */ (cell.firstChild));
  host.replaceChildren(grid);
  return { grid, cells, digits, drawn: cells.map(() => ({})), noted: cells.map(() => "") };
}

/** @param {string} name @param {string} role */
function part(name, role) {
  const element = document.createElement("div");
  element.className = `redoku-${name}`;
  element.setAttribute("role", role);
  return element;
}

/**
 * So much is drawn in the first frame, and in each where the machine is slow: a new digit or new notes must be laid out,
 * and count for more than a new colour; to begin a fade takes as long again; a cell that was never drawn has all its
 * attributes to get. A key changes the colour of at most 41 cells, and is drawn at once.
 */
const LEAST = 45;
const MOST = 3 * LEAST;
const [DIGIT, FADE, FIRST, COLOUR] = [5, 5, 3, 1];
/** So many ms of a frame are for it. */
const A_MOMENT = 4;

/**
 * Draws the cells in this order until it is enough for one frame, and lays them out: the frame has then only to paint
 * them. (In a task of its own, layout would often come with the frame.) Gives those that are left, and how much the
 * next frame may take on: a whole new board takes four frames on a quick machine, nine on a slow one, which has no time
 * for the fade either.
 * @param {Drawing} drawing @param {BoardView} view @param {number[]} order
 * @param {number} [allowance]
 */
export function render(drawing, view, order, allowance = LEAST) {
  const { label, answers = "colour" } = view;
  const { grid } = drawing;
  const begun = performance.now();
  if (grid.getAttribute("aria-label") !== label) grid.setAttribute("aria-label", label);
  if (grid.dataset.answers !== answers) grid.dataset.answers = answers;
  const fades = allowance > LEAST;
  let effort = 0;
  const enough = order.findIndex((cell) => {
    effort += draw(drawing, view, cell, fades) + note(drawing, view, cell);
    return effort >= allowance || performance.now() - begun > A_MOMENT;
  });
  // What took long already, as the first does on a slow machine, must not take longer still.
  if (performance.now() - begun < A_MOMENT) grid.getBoundingClientRect();
  else layOut(grid);
  const pace = effort / (performance.now() - begun);
  return {
    left: enough < 0 ? [] : order.slice(enough + 1),
    next: Math.min(Math.max(A_MOMENT * pace, LEAST), MOST),
  };
}

/**
 * All cells: the one that was selected and the one that is now, because there is but one; the others outward.
 * @param {Drawing} drawing @param {BoardView} view
 */
export function orderOf({ drawn }, { selected }) {
  const before = drawn.findIndex(({ tabindex }) => tabindex === "0");
  const others = outward(selected);
  return before < 0 ? others : [before, ...others.filter((cell) => cell !== before)];
}

/** @param {Drawing} drawing @param {BoardView} view @param {number} index */
function note({ cells, noted }, view, index) {
  const blank = view.digits[index] === ".";
  const own = (blank && view.notes?.own[index]) || 0;
  const candidates = (blank && view.notes?.candidates[index]) || 0;
  const chosen = own | candidates ? chosenOf(view) : "";
  const wanted = own | candidates ? `${own} ${candidates} ${chosen}` : "";
  if (wanted === noted[index]) return 0;
  drawNotes(cells[index], own, candidates, chosen);
  noted[index] = wanted;
  return DIGIT;
}

/** The digit that stands out, `.` for none. @param {BoardView} view */
const chosenOf = (view) =>
  view.chosen ?? (view.centre === undefined ? view.digits[view.selected] : ".");

/** @param {BoardView} view @param {number} cell */
const isSolved = (view, cell) => view.origins[cell] === "solved";

/** @param {Drawing} drawing @param {BoardView} view @param {number} index @param {boolean} fades  whether an answer may fade in */
function draw({ cells, digits, drawn }, view, index, fades) {
  const element = cells[index];
  const before = drawn[index];
  const wanted = attributesOf(view, index);
  const isFading = "data-appears" in before;
  if (isSolved(view, index) && (isFading || (fades && isNewAnswer(before)))) {
    const delay = (distance(index, view.selected) / 8) * SPREAD;
    if (!isFading) element.style.animationDelay = `${delay.toFixed(0)}ms`;
    wanted["data-appears"] = "";
  } else if (isFading) {
    element.removeAttribute("style");
  }
  drawn[index] = wanted;
  const text = view.digits[index] === "." ? "" : view.digits[index];
  const isNew = digits[index].data !== text;
  if (isNew) digits[index].data = text;
  const changed = setAttributes(element, wanted, before);
  const isLaidOut = isNew || wanted["data-ghost"] !== before["data-ghost"];
  if (isLaidOut) return "data-appears" in wanted ? DIGIT + FADE : DIGIT;
  return "tabindex" in before ? changed && COLOUR : FIRST;
}

/** Whether an answer is new to a cell that was drawn like this. @param {Record<string, string>} before */
const isNewAnswer = (before) => "tabindex" in before && before["data-origin"] !== "solved";

/** An answer has faded in: an animation that is over makes a cell take longer to style. @param {Drawing} drawing @param {number} index */
export function endFade({ cells, drawn }, index) {
  delete drawn[index]["data-appears"];
  cells[index].removeAttribute("data-appears");
  cells[index].removeAttribute("style");
}

/** @param {HTMLElement} element @param {Record<string, string>} wanted @param {Record<string, string>} before */
function setAttributes(element, wanted, before) {
  let changed = 0;
  // Not `Object.entries`: a key would make arrays for each of 81 cells, for the browser to sweep up meanwhile.
  for (const name in wanted) {
    if (before[name] === wanted[name]) continue;
    element.setAttribute(name, wanted[name]);
    changed = 1;
  }
  for (const name in before) {
    if (name in wanted) continue;
    element.removeAttribute(name);
    changed = 1;
  }
  return changed;
}

/** Everything that a cell says about itself, as attributes. @param {BoardView} view @param {number} index */
function attributesOf(view, index) {
  const digit = view.digits[index];
  const { centre = view.selected, peers = true } = view;
  const selects = view.centre === undefined;
  const chosen = chosenOf(view);
  const mark = view.marks.get(index);
  /** @type {Record<string, string>} */
  const attributes = {
    "aria-label": view.nameOf(index),
    tabindex: index === view.selected ? "0" : "-1",
  };
  if (view.origins[index]) attributes["data-origin"] = view.origins[index];
  if (selects && index === view.selected) {
    attributes["aria-selected"] = "true";
  } else if (peers && centre !== null && seesEachOther(index, centre)) {
    attributes["data-peer"] = "";
  }
  if (digit !== "." && digit === chosen) attributes["data-same"] = "";
  if (mark) attributes["data-mark"] = mark;
  if (mark === "conflict") attributes["aria-invalid"] = "true";
  if (view.differing.has(index)) attributes["data-differs"] = "";
  if (index === view.lit) attributes["data-lit"] = "";
  const ghost = view.ghost?.[index] ?? ".";
  if (ghost !== ".") attributes["data-ghost"] = ghost;
  return Object.assign(attributes, view.extra?.get(index));
}
