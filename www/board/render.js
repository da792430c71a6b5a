/** Draws a board's view, touching only the cells that changed. */
import { distance, seesEachOther } from "./geometry.js";
import { drawNotes } from "./notes.js";

/** @typedef {"" | "given" | "placed" | "solved" | "searched" | "tried"} Origin */
/**
 * @typedef {object} BoardView
 * @property {string} label              the grid's name
 * @property {string} digits             81 characters, `.` for a blank
 * @property {Origin[]} origins
 * @property {string[]} names            the full name of each cell
 * @property {number} selected
 * @property {Map<number, string>} marks conflict, reason or dead
 * @property {Set<number>} differing     cells in which several solutions disagree
 * @property {number | null} lit         the cell a sentence points at
 * @property {string | null} ghost       digits that are only suggested
 * @property {import("../keys.js").Letters} [letters]  which single keys act
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
  const cells = Array.from({ length: 81 }, (_, index) => cell(index));
  for (let row = 0; row < 9; row++) {
    const line = part("row", "row");
    line.append(...cells.slice(row * 9, row * 9 + 9));
    grid.append(line);
  }
  const digits = cells.map((cell) => cell.appendChild(document.createTextNode("")));
  host.replaceChildren(grid);
  return { grid, cells, digits, drawn: cells.map(() => ({})), noted: cells.map(() => "") };
}

/** @param {string} name @param {string} [role] */
function part(name, role) {
  const element = document.createElement("div");
  element.className = `redoku-${name}`;
  if (role) element.setAttribute("role", role);
  return element;
}

/** @param {number} index */
function cell(index) {
  const element = part("cell", "gridcell");
  element.dataset.cell = String(index);
  return element;
}

/** @param {Drawing} drawing @param {BoardView} view @param {BoardView | null} before */
export function render(drawing, view, before) {
  const { label, answers = "colour" } = view;
  if (label !== before?.label) drawing.grid.setAttribute("aria-label", label);
  if (drawing.grid.dataset.answers !== answers) drawing.grid.dataset.answers = answers;
  for (let index = 0; index < 81; index++) {
    const appears = before !== null && isSolved(view, index) && !isSolved(before, index);
    draw(drawing, view, index, appears);
    note(drawing, view, index);
  }
}

/** @param {Drawing} drawing @param {BoardView} view @param {number} index */
function note({ cells, noted }, view, index) {
  const blank = view.digits[index] === ".";
  const own = (blank && view.notes?.own[index]) || 0;
  const candidates = (blank && view.notes?.candidates[index]) || 0;
  const chosen = own | candidates ? chosenOf(view) : "";
  const wanted = own | candidates ? `${own} ${candidates} ${chosen}` : "";
  if (wanted === noted[index]) return;
  drawNotes(cells[index], own, candidates, chosen);
  noted[index] = wanted;
}

/** The digit that stands out, `.` for none. @param {BoardView} view */
const chosenOf = (view) =>
  view.chosen ?? (view.centre === undefined ? view.digits[view.selected] : ".");

/** @param {BoardView} view @param {number} cell */
const isSolved = (view, cell) => view.origins[cell] === "solved";

/** @param {Drawing} drawing @param {BoardView} view @param {number} index @param {boolean} appears */
function draw({ cells, digits, drawn }, view, index, appears) {
  const element = cells[index];
  const digit = view.digits[index];
  if (appears) {
    const delay = (distance(index, view.selected) / 8) * SPREAD;
    element.style.setProperty("--redoku-delay", `${delay.toFixed(0)}ms`);
  }
  const text = digit === "." ? "" : digit;
  if (digits[index].data !== text) digits[index].data = text;
  const wanted = attributesOf(view, index);
  if (appears) wanted["data-appears"] = "";
  for (const [name, value] of Object.entries(wanted)) {
    if (drawn[index][name] !== value) element.setAttribute(name, value);
  }
  for (const name of Object.keys(drawn[index])) {
    // The fade may still be running: it ends by itself, and with the solved origin.
    const fading = name === "data-appears" && isSolved(view, index);
    if (fading) wanted[name] = "";
    else if (!(name in wanted)) element.removeAttribute(name);
  }
  drawn[index] = wanted;
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
    "aria-label": view.names[index],
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
