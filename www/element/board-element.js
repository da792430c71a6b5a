/**
 * `<redoku-board>`: a complete solver on any page. Its reference is index.d.ts.
 *
 * This class connects attributes, properties and forms to the board; the board itself is the same code as on
 * the site's own page.
 */
import { entryFor } from "../app/export.js";
import { BLANK, isEmpty, ratingOf, solutionOf, verdictOf } from "../app/state.js";
import { languageFor } from "../i18n/translator.js";
import { readFile } from "../ui/files.js";
import { listenForText } from "../ui/intake.js";
import { answersOf, controlsOf, languageAt, lineOf, textOf } from "./attributes.js";
import { createBoard } from "./board-root.js";
import { FormControl, reflectFlags, reflectTexts, report, upgrade } from "./control.js";
import { buildTree } from "./shadow-tree.js";
import { engine } from "./shared-engine.js";

/** The events whose default action preventDefault() stops. */
const CANCELABLE = new Set(["redoku-input", "redoku-solved", "redoku-error"]);
/** The properties that a page may set before the element is defined. */
const SETTABLE = [
  "value",
  "puzzle",
  "controls",
  "theme",
  "answers",
  "name",
  "readonly",
  "disabled",
  "required",
];

export class RedokuBoardElement extends FormControl {
  static observedAttributes = [
    "puzzle",
    "controls",
    "readonly",
    "lang",
    "answers",
    "required",
    "aria-label",
  ];

  #tree = buildTree(this.attachShadow({ mode: "open" }));
  #board = createBoard(this.#tree, {
    fire: (type, detail) => this.#fire(type, detail),
    changed: () => this[report](),
    edited: () => this.#edited(),
    name: () => this.getAttribute("aria-label") || (this.labels[0]?.textContent ?? "").trim(),
  });
  /** Counts the loads and pastes, so that a slow one does not replace a newer one. */
  #loads = 0;
  #ready = false;
  /** The attributes that have changed and do not show yet. @type {Set<string>} */
  #changed = new Set();

  constructor() {
    super();
    listenForText(this, {
      onText: (text) => this.#take(text),
      // A file that is not text is reported as a text without a puzzle.
      onFiles: ([file]) => this.#take(readFile(file).catch(() => "")),
      onCopy: () => this.value,
    });
    // A click on the label, or the browser pointing at an invalid control.
    for (const type of ["click", "focus"]) {
      this.addEventListener(type, (event) => {
        if (event.composedPath()[0] === this) this.focus();
      });
    }
    this.#ready = true;
    this[report]();
  }

  connectedCallback() {
    // A form can only point at a control that can have the focus.
    if (!this.hasAttribute("tabindex")) this.tabIndex = -1;
    upgrade(this, SETTABLE);
    this.#show();
    const inside = lineOf(this.textContent ?? "");
    if (!this.hasAttribute("puzzle") && inside && isEmpty(this.#board.state.board)) {
      this.#board.load({ puzzle: inside });
    }
    if (answersOf(this.getAttribute("answers")).show) this.#solveAtOnce();
    this.#board.check();
  }

  disconnectedCallback() {
    this.#board.cancel();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    // What a script may read at once changes at once.
    if (name === "puzzle") this.load(after ?? "").catch(() => {});
    else if (name === "required") this[report]();
    else this.#showSoon(name);
  }

  /** Shows all attributes that change in one task together. @param {string} name */
  #showSoon(name) {
    if (this.#changed.size === 0) queueMicrotask(() => this.#showChanged());
    this.#changed.add(name);
  }

  #showChanged() {
    // A board that came to a page meanwhile shows them already.
    if (this.#changed.size === 0) return;
    const isAsked = this.#changed.has("answers") && this.isConnected;
    this.#show();
    if (isAsked && answersOf(this.getAttribute("answers")).show) this.#solveAtOnce();
  }

  /** @param {boolean} disabled */
  formDisabledCallback(disabled) {
    this.#tree.frame.inert = disabled;
  }

  formResetCallback() {
    this.load(this.puzzle).catch(() => {});
  }

  /** @param {string} state */
  formStateRestoreCallback(state) {
    this.value = state;
  }

  get puzzle() {
    return this.getAttribute("puzzle") ?? "";
  }

  set puzzle(puzzle) {
    const text = textOf(puzzle);
    // Setting the same puzzle again restores it.
    if (text === this.getAttribute("puzzle")) this.load(text).catch(() => {});
    else this.setAttribute("puzzle", text);
  }

  get value() {
    return this.#board.value();
  }

  set value(value) {
    this.load(value).catch(() => {});
  }

  get verdict() {
    return verdictOf(this.#board.state);
  }

  get solution() {
    const { state } = this.#board;
    return state.shown ? solutionOf(state) : null;
  }

  get rating() {
    return ratingOf(this.#board.state);
  }

  get type() {
    return "redoku-board";
  }

  focus() {
    this.#tree.grid.focus();
  }

  /** @param {unknown} wanted @returns {Promise<string>} */
  async load(wanted) {
    const text = textOf(wanted);
    const own = ++this.#loads;
    const puzzle = text.trim() === "" ? BLANK : lineOf(text);
    const entry = puzzle ? { puzzle } : await this.#read(text, own);
    if (own === this.#loads) {
      this.#board.load(entry);
      if (this.isConnected && answersOf(this.getAttribute("answers")).show) this.#solveAtOnce();
    }
    return this.value;
  }

  clear() {
    this.#loads++;
    this.#board.clear();
  }

  solve() {
    return this.#board.solve();
  }

  /** @param {string} [format] @returns {Promise<string>} */
  async export(format = "line") {
    const { state } = this.#board;
    const subject = { ...state.board, marks: state.pencil, solution: this.solution };
    const entry = entryFor(subject, format, subject.solution !== null);
    if (format === "line") return entry.puzzle;
    return engine.ask("format", [entry, format]);
  }

  /** @param {string} text @param {number} own  the number of this load */
  async #read(text, own) {
    try {
      return (await engine.ask("parse", [text])).puzzles[0];
    } catch (error) {
      const cause = /** @type {import("../engine/redoku-error.js").RedokuError} */ (error);
      if (own === this.#loads) this.#board.refuse(cause);
      throw error;
    }
  }

  /** Loads a text that the user pasted or dropped. @param {string | Promise<string>} given */
  async #take(given) {
    if (this.hasAttribute("readonly")) return;
    const own = ++this.#loads;
    const text = await given;
    const puzzle = lineOf(text);
    const entry = puzzle ? { puzzle } : await this.#read(text, own).catch(() => null);
    if (entry && own === this.#loads) this.#board.byUser(() => this.#board.load(entry));
  }

  #solveAtOnce() {
    if (!isEmpty(this.#board.state.board)) this.solve().catch(() => {});
  }

  #show() {
    this.#changed.clear();
    const controls = controlsOf(this.getAttribute("controls"));
    const answers = answersOf(this.getAttribute("answers"));
    const look = { controls, readonly: this.hasAttribute("readonly"), answers };
    this.#board.show(look, languageFor(languageAt(this)));
    this[report]();
  }

  /** Reports the value and the validity of the board to its form. */
  [report]() {
    if (!this.#ready) return;
    const empty = isEmpty(this.#board.state.board);
    const invalidity = this.#board.invalidity();
    const missing = empty && this.hasAttribute("required");
    FormControl.report(this, {
      value: empty ? "" : this.value,
      state: this.value,
      problems: { badInput: invalidity !== "", valueMissing: missing },
      message: invalidity || (missing ? this.#board.text("verdict.empty") : ""),
      anchor: this.#tree.grid,
    });
  }

  /** Fires the events that every form control fires after a change by the user. */
  #edited() {
    for (const type of ["input", "change"]) {
      this.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    }
  }

  /** @param {string} type @param {object} detail @returns {boolean} */
  #fire(type, detail) {
    const cancelable = CANCELABLE.has(type);
    return this.dispatchEvent(
      new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }),
    );
  }
}

reflectTexts(RedokuBoardElement.prototype, ["controls", "theme", "answers"]);
reflectFlags(RedokuBoardElement.prototype, ["readonly"]);
