/**
 * `<redoku-grid>`: the bare grid. It draws the cells and fires events for the user's input.
 *
 * The grid has no state of its own: the embedder listens to its events and sets `view`. Keys may come
 * faster than frames, so the events are relative to the selected cell in the embedder's state, not in
 * the last view.
 *
 * The events bubble and are not composed: `redoku-select` {cell} · `redoku-press` {cell}, by a pointer ·
 * `redoku-move` {kind: "move", direction, leap} or {kind: "edge", edge} ·
 * `redoku-input` {kind: "digit" | "mark" | "skip" | "erase" | "back", digit?} ·
 * `redoku-say` {topic} · `redoku-submit` · `redoku-cancel` · `redoku-help`.
 */

import { commandFor } from "./keys.js";
import { build, endFade, render } from "./render.js";

/** @import { BoardView } from "./render.js" */

// Servers have no HTMLElement, and the import must not fail there.
const Base = globalThis.HTMLElement ?? class {};

export class RedokuGridElement extends Base {
  /** @type {BoardView | null} */ #view = null;
  /** @type {import("./render.js").Drawing | null} */ #drawing = null;
  /** @type {AbortController | null} */ #ratio = null;
  /** Draws `view.drawing`: drawLayer() of drawing.js, set by the first part that needs it. @type {typeof import("./drawing.js").drawLayer | null} */
  layer = null;
  /** @type {import("./drawing.js").BoardDrawing | null} */ #layered = null;

  connectedCallback() {
    this.#followPixelRatio();
    if (this.#drawing) return;
    registerMeasures();
    this.#drawing = build(this);
    this.addEventListener("keydown", (event) => this.#onKey(event));
    this.addEventListener("mousedown", (event) => this.#onPress(event));
    this.addEventListener("animationend", (event) => this.#onFaded(event));
    this.addEventListener("focusin", (event) => this.#select(cellOf(event.target)));
    this.#render();
  }

  disconnectedCallback() {
    this.#ratio?.abort();
  }

  /** The view that the grid shows. */
  get view() {
    return this.#view;
  }

  set view(view) {
    this.#view = view;
    this.#render();
  }

  /** Moves the keyboard focus to the selected cell. */
  focus() {
    this.#selectedCell()?.focus({ preventScroll: true });
  }

  #render() {
    if (!this.#drawing || !this.#view) return;
    const focused = this.#focused();
    // Before render(): moving the focus forces a layout of all changes so far.
    if (this.contains(focused) && focused !== this.#selectedCell()) this.focus();
    render(this.#drawing, this.#view);
    const { drawing = null } = this.#view;
    if (drawing !== this.#layered) this.layer?.(this.#drawing.grid, drawing);
    this.#layered = drawing;
  }

  /** The focused element in the document or shadow tree of the grid. */
  #focused() {
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    return root.activeElement ?? null;
  }

  #selectedCell() {
    return this.#drawing?.cells[this.#view?.selected ?? 0];
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const command = commandFor(event, this.#view?.letters);
    if (!command) return;
    event.preventDefault();
    switch (command.kind) {
      case "move":
      case "edge":
        return this.#fire("redoku-move", command);
      case "say":
        return this.#fire("redoku-say", command);
      case "submit":
      case "cancel":
      case "help":
      case "trial":
        return this.#fire(`redoku-${command.kind}`, {});
      default:
        return this.#fire("redoku-input", command);
    }
  }

  /** Selects the cell under the pointer. @param {MouseEvent} event */
  #onPress(event) {
    const cell = cellOf(event.target);
    if (cell === null) return;
    event.preventDefault();
    this.#select(cell);
    this.#drawing?.cells[cell].focus({ preventScroll: true });
    if (event.button === 0) this.#fire("redoku-press", { cell });
  }

  /** @param {AnimationEvent} event */
  #onFaded({ animationName, target }) {
    const cell = cellOf(target);
    if (animationName === "redoku-appear" && this.#drawing && cell !== null)
      endFade(this.#drawing, cell);
  }

  /** @param {number | null} cell */
  #select(cell) {
    if (cell !== null && cell !== this.#view?.selected) this.#fire("redoku-select", { cell });
  }

  /** @param {string} type @param {object} detail */
  #fire(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  }

  /** Sets the size of a device pixel for the style sheet, and updates it when the zoom changes. */
  #followPixelRatio() {
    const ratio = globalThis.devicePixelRatio || 1;
    this.style.setProperty("--redoku-pixel", `${pixelOf(this, ratio)}px`);
    // A listener would keep a removed grid in memory.
    this.#ratio?.abort();
    this.#ratio = new AbortController();
    const { signal } = this.#ratio;
    const zoomed = () => this.#followPixelRatio();
    matchMedia(`(resolution: ${ratio}dppx)`).addEventListener("change", zoomed, { signal });
  }
}

/** The size of a device pixel by pixel ratio: measuring it forces a layout, once for all grids. @type {Map<number, number>} */
const pixels = new Map();

/**
 * The size of a device pixel in CSS pixels. Device emulation reports a high pixel ratio but rounds
 * lines to real pixels, so the computed width of the thinnest line takes precedence.
 * @param {HTMLElement} element @param {number} ratio
 */
function pixelOf(element, ratio) {
  const known = pixels.get(ratio);
  if (known) return known;
  const thinnest = Number.parseFloat(getComputedStyle(element).outlineWidth);
  const pixel = thinnest > 0.1 ? thinnest : 1 / ratio;
  pixels.set(ratio, pixel);
  return pixel;
}

/** @param {EventTarget | null} target @returns {number | null} */
function cellOf(target) {
  const cell = target instanceof Element ? target.closest("[data-cell]") : null;
  return cell ? Number(cell.getAttribute("data-cell")) : null;
}

/**
 * Registers the board's custom properties as lengths.
 *
 * The size of a cell is a long formula. An unregistered property inherits as the formula, and the browser
 * evaluates it for every cell and every small digit, which takes half the time of a board update. A
 * registered length is evaluated once.
 */
const LENGTHS = ["pixel-size", "thin", "thick", "lines", "cell", "note-inset", "note"];

function registerMeasures() {
  for (const name of LENGTHS) {
    try {
      const length = { syntax: "<length>", inherits: true, initialValue: "0px" };
      CSS.registerProperty({ name: `--redoku-${name}`, ...length });
    } catch {
      // Another copy of this module has registered it, or the browser lacks registerProperty().
    }
  }
}

/** Registers `<redoku-grid>`. Does nothing if the element is already defined, or on a server, which has no custom elements. */
export function defineGrid() {
  const registry = globalThis.customElements;
  if (registry && !registry.get("redoku-grid")) registry.define("redoku-grid", RedokuGridElement);
}
