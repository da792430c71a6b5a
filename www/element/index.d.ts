// The types of `redoku/element`, which registers `<redoku-board>`.

import type { RedokuError } from "../engine/redoku-error.js";
import type { Verdict } from "../pkg/redoku.js";

export { RedokuError } from "../engine/redoku-error.js";
export type { Conflict, House, Reason, Verdict } from "../pkg/redoku.js";

/** A puzzle for the board: 81 characters or any text that `parse` reads, nine rows, each a string or nine
 *  one-character strings (LeetCode) or numbers, or 81 numbers. 0 and "." are blanks. */
export type BoardPuzzle =
  | string
  | readonly (readonly (string | number)[])[]
  | readonly (string | number)[];

/** `<redoku-board>`: a complete Sudoku solver as one element.
 *
 *  @csspart frame  the ground on which everything stands
 *  @csspart verdict  where the puzzle stands; inside it `verdict-title` and `verdict-detail`
 *  @csspart grid  the board
 *  @csspart cell  each cell; also `given`, `placed`, `solved` or `conflict`
 *  @csspart pad  the number pad
 *  @csspart tools  Solve and Clear side by side; each is a part of its own, `solve` and `clear`
 *  @cssprop --redoku-ground  the ground of the whole
 *  @cssprop --redoku-ink  text and Solve
 *  @cssprop --redoku-ink-soft  quieter text
 *  @cssprop --redoku-on-ink  text on Solve
 *  @cssprop --redoku-key  the keys of the pad
 *  @cssprop --redoku-rule  the lines around the keys
 *  @cssprop --redoku-warn  the verdict on a mistake
 *  @cssprop --redoku-paper  blank cells
 *  @cssprop --redoku-given  given digits
 *  @cssprop --redoku-given-paper  the cells of given digits
 *  @cssprop --redoku-placed  own digits on a puzzle that was loaded, and pencil marks
 *  @cssprop --redoku-solved  answers
 *  @cssprop --redoku-solved-lit  answers in cells that stand out
 *  @cssprop --redoku-solved-paper  the cells of answers
 *  @cssprop --redoku-differs-paper  cells in which several solutions differ
 *  @cssprop --redoku-conflict  digits that contradict each other
 *  @cssprop --redoku-conflict-paper  their cells
 *  @cssprop --redoku-selected-paper  the selected cell
 *  @cssprop --redoku-peer-paper  blank cells in its row, column and box
 *  @cssprop --redoku-same-paper  cells with the same digit
 *  @cssprop --redoku-candidate  small digits
 *  @cssprop --redoku-focus  the ring around what has the focus
 *  @cssprop --redoku-thin-line  lines between cells
 *  @cssprop --redoku-thick-line  lines around boxes
 *  @cssprop --redoku-ghost  the digits that an empty board suggests
 */
export class RedokuBoardElement extends HTMLElement {
  /** It takes part in forms: its value is what `value` says. */
  static readonly formAssociated: true;

  /** The puzzle to start with, and the one that a form's reset brings back. Attribute `puzzle`. */
  get puzzle(): string;
  set puzzle(puzzle: BoardPuzzle);

  /** Which controls are there, separated by spaces: `verdict`, `pad`, `solve`, `clear`. Attribute
   *  `controls`: without it there are none, and if it is empty there are all. */
  controls: string;

  /** Whether the digits can only be looked at; Solve goes on working. Attribute `readonly`. */
  readonly: boolean;

  /** `light`, `dark`, `auto` as the system likes it, or nothing: as the page around it. Attribute `theme`. */
  theme: "light" | "dark" | "auto" | "";

  /** Attribute `answers`. Empty or `show`: the board is solved from the start. `dot` or `underline`: answers can
   *  be told by more than their colour. Several are separated by spaces. */
  answers: string;

  /** The language of its sentences: English, or Chinese for every `zh`. Without the attribute `lang`, that of
   *  what the board stands in. */
  lang: string;

  /** The name under which the value goes into a form. Attribute `name`. */
  name: string;

  /** Whether nothing can be done with it. Attribute `disabled`. */
  disabled: boolean;

  /** Whether a form wants at least one digit. Attribute `required`. */
  required: boolean;

  /** The 81 characters on the board, `.` for a blank; answers do not count. Set, it puts another puzzle there. */
  get value(): string;
  set value(value: BoardPuzzle);

  /** What is known about the board as it is now; null while it is not known. */
  readonly verdict: Verdict | null;

  /** The answer on the board, 81 digits, or null. */
  readonly solution: string | null;

  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;

  /** Always `redoku-board`. */
  readonly type: "redoku-board";

  /** The labels that name it. */
  readonly labels: NodeList;

  /** A board in conflict or without a solution is a `badInput`. */
  readonly validity: ValidityState;

  /** Why it is not valid, in its language. */
  readonly validationMessage: string;

  /** Whether the form will ask. */
  readonly willValidate: boolean;

  /** Whether the board is valid. */
  checkValidity(): boolean;

  /** The same, and shows the reason. */
  reportValidity(): boolean;

  /** Makes the board invalid for a reason of your own; an empty text takes that back. */
  setCustomValidity(message: string): void;

  /** Fills the blanks in red if there is a solution, and answers with the truth about the puzzle. */
  solve(): Promise<Verdict>;

  /** Takes every digit off the board. */
  clear(): void;

  /** Puts the first puzzle of a text on the board, whatever its format; answers with the new `value`, or is
   *  rejected with a `RedokuError` that says place and reason. */
  load(text: BoardPuzzle): Promise<string>;

  /** The board in the format with this name: "line" unless given, "grid", "s9b", "leetcode-json", … With the
   *  answers if they are on the board. */
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

/** A person changed the board. */
export type RedokuInput = {
  /** The board now. */
  value: string;
  /** The board before. */
  before: string;
  /** The first cell that changed, 0 to 80. */
  cell: number;
};

/** The truth about the board is known. */
export type RedokuVerdict = { value: string; verdict: Verdict };

/** The answer is about to be shown. */
export type RedokuSolved = { value: string; solution: string; verdict: Verdict };

/** A text could not be read, or the engine failed and was restarted. */
export type RedokuFailure = { error: RedokuError };

/** The events of the board. They bubble, and leave shadow trees. */
export interface RedokuBoardEventMap {
  /** A person changed the board. `preventDefault()` takes the change back. */
  "redoku-input": CustomEvent<RedokuInput>;
  /** The truth about the board is known, once for each change. */
  "redoku-verdict": CustomEvent<RedokuVerdict>;
  /** The answer is about to be shown. `preventDefault()` keeps it off the board. */
  "redoku-solved": CustomEvent<RedokuSolved>;
  /** A text could not be read, or the engine failed. `preventDefault()` keeps the board from saying so. */
  "redoku-error": CustomEvent<RedokuFailure>;
}

/** The attributes as markup has them, for the types of JSX and of templates. */
export interface RedokuBoardAttributes {
  puzzle?: BoardPuzzle;
  controls?: string | boolean;
  readonly?: boolean;
  theme?: "light" | "dark" | "auto";
  answers?: string | boolean;
  lang?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    "redoku-board": RedokuBoardElement;
  }
  interface HTMLElementEventMap extends RedokuBoardEventMap {}
}
