/**
 * `<redoku-board>`: a complete solver on any page. The types beside it are its reference.
 *
 * The class turns attributes, properties and the form's wishes into calls of the solver; what a board
 * does and says is the page's own code.
 */
import { entryFor } from "../app/export.js";
import { BLANK, isEmpty, solutionOf, verdictOf } from "../app/state.js";
import { languageFor } from "../i18n/translator.js";
import { listenForText, readFile } from "../ui/intake.js";
import { answersOf, controlsOf, languageAt, lineOf, textOf } from "./attributes.js";
import { createSolver } from "./board-root.js";
import { FormControl, retell } from "./control.js";
import { reflectFlags, reflectTexts, upgrade } from "./reflect.js";
import { buildTree } from "./shadow-tree.js";
import { engine } from "./shared-engine.js";

/** These can be objected to; the rest only tells. */
const CANCELABLE = new Set(["redoku-input", "redoku-solved", "redoku-error"]);
/** What may be set on an element before it is defined. */
const EARLY = [
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
  #solver = createSolver(this.#tree, {
    fire: (type, detail) => this.#fire(type, detail),
    changed: () => this[retell](),
    edited: () => this.#edited(),
    name: () => this.getAttribute("aria-label") || (this.labels[0]?.textContent ?? "").trim(),
  });
  /** Counts the puzzles put on the board, so that a late one can be told. */
  #loads = 0;
  #ready = false;

  constructor() {
    super();
    listenForText(this, {
      onText: (text) => this.#take(text),
      // A file without text is refused as a text without a puzzle is.
      onFiles: async ([file]) => this.#take(await readFile(file).catch(() => "")),
      onCopy: () => this.value,
    });
    // By its label, or by the browser because it is not valid.
    for (const type of ["click", "focus"]) {
      this.addEventListener(type, (event) => {
        if (event.composedPath()[0] === this) this.focus();
      });
    }
    this.#ready = true;
    this[retell]();
  }

  connectedCallback() {
    // What cannot be focused, a form cannot point at.
    if (!this.hasAttribute("tabindex")) this.tabIndex = -1;
    upgrade(this, EARLY);
    this.#show();
    this.#speak();
    const inside = lineOf(this.textContent ?? "");
    if (!this.hasAttribute("puzzle") && inside && isEmpty(this.#solver.state.board)) {
      this.#solver.load({ puzzle: inside });
    }
    if (answersOf(this.getAttribute("answers")).show) this.#solveAtOnce();
    this.#solver.check();
  }

  disconnectedCallback() {
    this.#solver.cancel();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === "puzzle") this.load(after ?? "").catch(() => {});
    else if (name === "lang") this.#speak();
    else this.#show();
    if (name === "answers" && this.isConnected && answersOf(after).show) this.#solveAtOnce();
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
    // The same puzzle once more puts it back as it was.
    if (text === this.getAttribute("puzzle")) this.load(text).catch(() => {});
    else this.setAttribute("puzzle", text);
  }

  get value() {
    return this.#solver.value();
  }

  set value(value) {
    this.load(value).catch(() => {});
  }

  get verdict() {
    return verdictOf(this.#solver.state);
  }

  get solution() {
    const { state } = this.#solver;
    return state.shown ? solutionOf(state) : null;
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
    const entry = puzzle ? { puzzle } : await this.#read(text);
    if (own === this.#loads) {
      this.#solver.load(entry);
      if (this.isConnected && answersOf(this.getAttribute("answers")).show) this.#solveAtOnce();
    }
    return this.value;
  }

  clear() {
    this.#loads++;
    this.#solver.clear();
  }

  solve() {
    return this.#solver.solve();
  }

  /** @param {string} [format] @returns {Promise<string>} */
  async export(format = "line") {
    const { state } = this.#solver;
    const subject = { ...state.board, marks: state.pencil, solution: this.solution };
    const entry = entryFor(subject, format, subject.solution !== null);
    if (format === "line") return entry.puzzle;
    return engine.ask("format", [entry, format]);
  }

  /** @param {string} text */
  async #read(text) {
    try {
      return (await engine.ask("parse", [text])).puzzles[0];
    } catch (error) {
      this.#solver.refuse(/** @type {import("../engine/redoku-error.js").RedokuError} */ (error));
      throw error;
    }
  }

  /** A person's text. @param {string} text */
  async #take(text) {
    if (this.hasAttribute("readonly")) return;
    const puzzle = lineOf(text);
    const entry = puzzle ? { puzzle } : await this.#read(text).catch(() => null);
    if (entry) this.#solver.byPerson(() => this.#solver.load(entry));
  }

  #solveAtOnce() {
    if (!isEmpty(this.#solver.state.board)) this.solve().catch(() => {});
  }

  #show() {
    const controls = controlsOf(this.getAttribute("controls"));
    const answers = answersOf(this.getAttribute("answers"));
    this.#solver.show({ controls, readonly: this.hasAttribute("readonly") }, answers);
  }

  #speak() {
    this.#solver.speak(languageFor(languageAt(this)));
    this[retell]();
  }

  /** Tells the form what is on the board, and whether there is anything wrong with it. */
  [retell]() {
    if (!this.#ready) return;
    const empty = isEmpty(this.#solver.state.board);
    const complaint = this.#solver.complaint();
    const missing = empty && this.hasAttribute("required");
    FormControl.tell(this, {
      value: empty ? "" : this.value,
      state: this.value,
      problems: { badInput: complaint !== "", valueMissing: missing },
      message: complaint || (missing ? this.#solver.text("verdict.empty") : ""),
      anchor: this.#tree.grid,
    });
  }

  /** As any control does when a person has changed it. */
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
