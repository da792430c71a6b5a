/** Draws the view of a board, and changes only the cells that differ. */
import { distance, seesEachOther } from "../sudoku/geometry.js";
import { drawNotes } from "./notes.js";

/** @typedef {"" | "given" | "placed" | "assumed" | "solved" | "derived" | "searched" | "tried"} Origin */
/**
 * @typedef {object} BoardView
 * @property {string} label              the grid's name
 * @property {string} digits             81 characters, `.` for a blank
 * @property {Origin[]} origins
 * @property {(cell: number) => string} nameOf  the accessible name of a cell
 * @property {number} selected
 * @property {Map<number, string>} marks conflict, reason, dead or wrong
 * @property {Set<number>} differing     cells in which several solutions differ
 * @property {readonly number[] | null} lit  the cells that the words under the pointer refer to
 * @property {string | null} ghost       an example in pale digits, for an empty board
 * @property {import("./keys.js").Letters} [letters]  which single keys are shortcuts
 * @property {number | null} [centre]    the cell whose peers are tinted; by default the selected one
 * @property {Map<number, Record<string, string>>} [extra]  more attributes of single cells
 * @property {import("./notes.js").Notes} [notes]      small digits in blank cells
 * @property {string} [chosen]           the digit that is highlighted; by default that of the selected cell
 * @property {boolean} [peers]           whether the peers of the selected cell are tinted; by default yes
 * @property {"colour" | "dot" | "underline"} [answers]  how answers are marked
 * @property {boolean} [played]          whether an overlay is on the board, so that no cell shows the focus
 * @property {boolean} [parts]           whether cells have names for `::part()`
 * @property {import("./drawing.js").BoardDrawing | null} [drawing]  what a layer draws over the cells
 */
/**
 * @typedef {object} Drawing
 * @property {HTMLElement} grid
 * @property {HTMLElement[]} cells
 * @property {Text[]} digits                   the text of each cell
 * @property {Record<string, string>[]} drawn  the attributes of each cell
 * @property {string[]} noted                  the small digits of each cell
 */

/** Answers fade in outward from the selected cell. The farthest cells start after this delay, in ms. */
const SPREAD = 130;

/** Uses the grid in the host's markup, or builds one: nine rows of nine cells. @param {HTMLElement} host @returns {Drawing} */
export function build(host) {
  const grid =
    /** @type {HTMLElement | null} */ (host.querySelector(".redoku-grid")) ?? emptyGrid();
  const cells = /** @type {HTMLElement[]} */ ([...grid.querySelectorAll(".redoku-cell")]);
  const digits = cells.map((cell, index) => {
    cell.dataset.cell = String(index);
    const digit = document.createTextNode("");
    cell.replaceChildren(digit);
    return digit;
  });
  if (grid.parentNode !== host) host.replaceChildren(grid);
  return { grid, cells, digits, drawn: cells.map(() => ({})), noted: cells.map(() => "") };
}

function emptyGrid() {
  const grid = part("grid", "grid");
  const row = part("row", "row");
  const cell = part("cell", "gridcell");
  row.append(...Array.from({ length: 9 }, () => cell.cloneNode()));
  grid.append(...Array.from({ length: 9 }, () => row.cloneNode(true)));
  return grid;
}

/** @param {string} name @param {string} role */
function part(name, role) {
  const element = document.createElement("div");
  element.className = `redoku-${name}`;
  element.setAttribute("role", role);
  return element;
}

/** Draws the whole view. @param {Drawing} drawing @param {BoardView} view */
export function render(drawing, view) {
  const { label, answers = "colour", played = false } = view;
  const { grid } = drawing;
  if (grid.getAttribute("aria-label") !== label) grid.setAttribute("aria-label", label);
  if (grid.dataset.answers !== answers) grid.dataset.answers = answers;
  grid.toggleAttribute("data-played", played);
  const chosen = chosenOf(view);
  for (let cell = 0; cell < 81; cell++) {
    draw(drawing, view, cell, chosen);
    note(drawing, view, cell, chosen);
  }
}

/** The digit to highlight, `.` for none. @param {BoardView} view */
const chosenOf = (view) =>
  view.chosen ?? (view.centre === undefined ? view.digits[view.selected] : ".");

/** @param {Drawing} drawing @param {BoardView} view @param {number} index @param {string} chosen */
function note({ cells, noted }, view, index, chosen) {
  const blank = view.digits[index] === ".";
  const own = (blank && view.notes?.own[index]) || 0;
  const candidates = (blank && view.notes?.candidates[index]) || 0;
  const wanted = own | candidates ? `${own} ${candidates} ${chosen}` : "";
  if (wanted === noted[index]) return;
  drawNotes(cells[index], own, candidates, chosen);
  noted[index] = wanted;
}

/** @param {Drawing} drawing @param {BoardView} view @param {number} index @param {string} chosen */
function draw({ cells, digits, drawn }, view, index, chosen) {
  const element = cells[index];
  const before = drawn[index];
  const wanted = attributesOf(view, index, chosen);
  const isSolved = view.origins[index] === "solved";
  if (isSolved && ("data-appears" in before || isNewAnswer(before))) {
    if (isNewAnswer(before)) element.style.animationDelay = delayOf(index, view.selected);
    wanted["data-appears"] = "";
  }
  drawn[index] = wanted;
  const text = view.digits[index] === "." ? "" : view.digits[index];
  if (digits[index].data !== text) digits[index].data = text;
  setAttributes(element, wanted, before);
}

/** @param {number} cell @param {number} selected */
const delayOf = (cell, selected) => `${((distance(cell, selected) / 8) * SPREAD).toFixed(0)}ms`;

/** Whether an answer is new in a cell. In the first drawing, answers do not fade in. @param {Record<string, string>} before */
const isNewAnswer = (before) => "tabindex" in before && before["data-origin"] !== "solved";

/** Removes a finished fade, which would slow down styling of its cell. @param {Drawing} drawing @param {number} index */
export function endFade({ cells, drawn }, index) {
  delete drawn[index]["data-appears"];
  cells[index].removeAttribute("data-appears");
  cells[index].removeAttribute("style");
}

/** @param {HTMLElement} element @param {Record<string, string>} wanted @param {Record<string, string>} before */
function setAttributes(element, wanted, before) {
  for (const name in wanted) {
    if (before[name] !== wanted[name]) element.setAttribute(name, wanted[name]);
  }
  for (const name in before) {
    if (!(name in wanted)) element.removeAttribute(name);
  }
}

/** All attributes of a cell. @param {BoardView} view @param {number} index @param {string} chosen */
function attributesOf(view, index, chosen) {
  const digit = view.digits[index];
  const origin = view.origins[index];
  const { centre = view.selected, peers = true } = view;
  const hasSelection = view.centre === undefined;
  const mark = view.marks.get(index);
  /** @type {Record<string, string>} */
  const attributes = {
    "aria-label": view.nameOf(index),
    tabindex: index === view.selected ? "0" : "-1",
  };
  if (origin) attributes["data-origin"] = origin;
  if (hasSelection && index === view.selected) {
    attributes["aria-selected"] = "true";
  } else if (peers && centre !== null && seesEachOther(index, centre)) {
    attributes["data-peer"] = "";
  }
  if (digit !== "." && digit === chosen) attributes["data-same"] = "";
  if (mark) attributes["data-mark"] = mark;
  if (mark === "conflict") attributes["aria-invalid"] = "true";
  if (view.differing.has(index)) attributes["data-differs"] = "";
  if (view.lit?.includes(index)) attributes["data-lit"] = "";
  if (view.parts) attributes.part = ["cell", origin, mark && "conflict"].filter(Boolean).join(" ");
  const role = view.drawing?.cells?.get(index);
  if (role) attributes["data-drawn"] = role;
  const ghost = view.ghost?.[index] ?? ".";
  if (ghost !== ".") attributes["data-ghost"] = ghost;
  return Object.assign(attributes, view.extra?.get(index));
}
