// The types of `redoku/element`, which registers `<redoku-board>`.

/// <reference lib="dom" />

import type { RedokuError } from "../engine/redoku-error.js";
import type { Rating, Verdict } from "../pkg/redoku.js";

export { RedokuError } from "../engine/redoku-error.js";
export type { Conflict, House, Rating, Reason, Verdict } from "../pkg/redoku.js";

/** A puzzle for the board: 81 characters or any text that `parse` reads, nine rows, each a string or nine
 *  one-character strings (LeetCode) or numbers, or 81 numbers. 0 and "." are blanks. */
export type BoardPuzzle =
  | string
  | readonly (readonly (string | number)[])[]
  | readonly (string | number)[];

/** `<redoku-board>`: a complete Sudoku solver as one element.
 *
 *  @csspart frame  the box around everything
 *  @csspart verdict  the verdict on the puzzle; it contains `verdict-title` and `verdict-detail`
 *  @csspart grid  the board
 *  @csspart cell  each cell; also `given`, `placed` or `solved`, and `conflict`
 *  @csspart pad  the number pad
 *  @csspart tools  the row of buttons; it contains `solve`, `hint`, `explain` and `clear`
 *  @csspart hint-panel  the hint
 *  @csspart reasons  the explanation of a step
 *  @cssprop --redoku-ground  the background of the frame
 *  @cssprop --redoku-ink  text, and the background of Solve
 *  @cssprop --redoku-ink-soft  secondary text
 *  @cssprop --redoku-on-ink  text on Solve
 *  @cssprop --redoku-key  the background of the pad's keys
 *  @cssprop --redoku-rule  the borders of the keys
 *  @cssprop --redoku-warn  the title of a verdict on a mistake
 *  @cssprop --redoku-paper  the background of blank cells
 *  @cssprop --redoku-given  given digits
 *  @cssprop --redoku-given-paper  the background of given digits
 *  @cssprop --redoku-placed  digits that the user adds to a loaded puzzle, and pencil marks
 *  @cssprop --redoku-solved  answers
 *  @cssprop --redoku-solved-lit  answers in highlighted cells
 *  @cssprop --redoku-solved-paper  the background of answers
 *  @cssprop --redoku-differs-paper  the background of cells in which the solutions differ
 *  @cssprop --redoku-conflict  digits in conflict
 *  @cssprop --redoku-conflict-paper  the background of digits in conflict
 *  @cssprop --redoku-selected-paper  the background of the selected cell
 *  @cssprop --redoku-peer-paper  the background of blank cells in the row, column and box of the selected cell
 *  @cssprop --redoku-same-paper  the background of cells with the digit of the selected cell
 *  @cssprop --redoku-second  the second set or colour of an explained step
 *  @cssprop --redoku-second-paper  the background of cells in the second set of an explained step
 *  @cssprop --redoku-candidate  candidates
 *  @cssprop --redoku-focus  the focus ring
 *  @cssprop --redoku-thin-line  the lines between cells
 *  @cssprop --redoku-thick-line  the lines around boxes
 *  @cssprop --redoku-ghost  the example on an empty board
 */
export class RedokuBoardElement extends HTMLElement {
  /** The element takes part in forms, with `value` as its value. */
  static readonly formAssociated: true;

  /** The initial puzzle, which the reset of a form restores. Attribute `puzzle`. */
  get puzzle(): string;
  set puzzle(puzzle: BoardPuzzle);

  /** The controls to show, separated by spaces: `verdict`, `pad`, `solve`, `clear`, `hint`, `explain`,
   *  `rating`. Attribute `controls`, which may be empty: without it the board has none, and if it is empty, the first four. `hint` says a
   *  little more about the next step at each press; `explain` shows the way to the solution; `rating` adds to the
   *  verdict how hard a solved puzzle is. These are loaded on first use. */
  controls: string;

  /** Whether the user cannot change the digits; Solve still works. Attribute `readonly`. */
  readonly: boolean;

  /** `light`, `dark`, `auto` to follow the system, or empty to follow the page. Attribute `theme`. */
  theme: "light" | "dark" | "auto" | "";

  /** Attribute `answers`, which may be empty: words separated by spaces. Empty or `show`: the board is solved from the start. `dot` or
   *  `underline`: answers differ from other digits by more than their colour. */
  answers: string;

  /** The language of the board: Chinese for every `zh`, otherwise English. Without the attribute `lang`, the
   *  language of the nearest ancestor that has one, or of the browser. */
  lang: string;

  /** The name of the value in a form. Attribute `name`. */
  name: string;

  /** Whether the board takes no input and is left out of the form. Attribute `disabled`. */
  disabled: boolean;

  /** Whether a form needs at least one digit. Attribute `required`. */
  required: boolean;

  /** The 81 characters on the board, `.` for a blank, without the answers. Setting it loads a puzzle. */
  get value(): string;
  set value(value: BoardPuzzle);

  /** The verdict on the current board; null until it is known. */
  readonly verdict: Verdict | null;

  /** The solution on the board, 81 digits, or null. */
  readonly solution: string | null;

  /** How hard the puzzle is: known some time after it was solved, if `controls` has `rating`; else null. */
  readonly rating: Rating | null;

  /** The form of the board, if it has one. */
  readonly form: HTMLFormElement | null;

  /** Always `redoku-board`. */
  readonly type: "redoku-board";

  /** The labels of the board. */
  readonly labels: NodeList;

  /** Why the board is invalid: `badInput` for a conflict or no solution, `valueMissing` if it is required and empty. */
  readonly validity: ValidityState;

  /** Why the board is invalid, in its language. */
  readonly validationMessage: string;

  /** Whether the form validates the board. */
  readonly willValidate: boolean;

  /** Returns whether the board is valid. */
  checkValidity(): boolean;

  /** Returns whether the board is valid, and shows the reason if it is not. */
  reportValidity(): boolean;

  /** Makes the board invalid with a message; an empty message makes it valid again. */
  setCustomValidity(message: string): void;

  /** Fills the blanks in red if there is a solution, and resolves to the verdict on the puzzle. Only a board that
   *  shows its verdict measures `micros`. */
  solve(): Promise<Verdict>;

  /** Removes every digit from the board. */
  clear(): void;

  /** Loads the first puzzle of a text in any format. Resolves to the new `value`, or rejects with a `RedokuError`
   *  that has the place and the reason. */
  load(text: BoardPuzzle): Promise<string>;

  /** Resolves to the board in a format: "line" by default, "grid", "s9b", "leetcode-json", … The text includes
   *  the answers if they are on the board. */
  export(format?: string): Promise<string>;

  addEventListener<K extends keyof RedokuBoardEventMap>(
    type: K,
    listener: (this: RedokuBoardElement, event: RedokuBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The user changed the board. */
export type RedokuInput = {
  /** The board after the change. */
  value: string;
  /** The board before the change. */
  before: string;
  /** The first cell that changed, 0 to 80. */
  cell: number;
};

/** The verdict on the board is known. */
export type RedokuVerdict = { value: string; verdict: Verdict };

/** The solution is about to be shown. */
export type RedokuSolved = { value: string; solution: string; verdict: Verdict };

/** A text could not be read, or the engine failed and was restarted. */
export type RedokuFailure = { error: RedokuError };

/** The events of the board. They bubble, and are composed. */
export interface RedokuBoardEventMap {
  /** The user changed the board. `preventDefault()` undoes the change. */
  "redoku-input": CustomEvent<RedokuInput>;
  /** The verdict on the board is known. Fired once after each change. */
  "redoku-verdict": CustomEvent<RedokuVerdict>;
  /** The solution is about to be shown. `preventDefault()` keeps it off the board. */
  "redoku-solved": CustomEvent<RedokuSolved>;
  /** A text could not be read, or the engine failed. `preventDefault()` keeps the message off the board. */
  "redoku-error": CustomEvent<RedokuFailure>;
}

declare global {
  interface HTMLElementTagNameMap {
    "redoku-board": RedokuBoardElement;
  }
  interface HTMLElementEventMap extends RedokuBoardEventMap {}
  interface DocumentEventMap extends RedokuBoardEventMap {}
  interface WindowEventMap extends RedokuBoardEventMap {}
}
