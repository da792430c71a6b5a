// Whether steps hold. The generated redoku.d.ts includes this file as it is.

/** Why a step does not hold. */
export type Flaw =
  /** It has no effect, or one on a candidate that is not on the board. */
  | "effect"
  /** The evidence is not what the name of the technique says. */
  | "shape"
  /** The evidence rests on something that is not true of the board. */
  | "premise"
  /** The effects do not follow from the evidence. */
  | "claim"
  /** The step rests on the puzzle having one solution, and it is in a path to a contradiction. */
  | "uniqueness"
  /** The step is a contradiction, and what it says is impossible is still possible. */
  | "possible";

/** The verdict on a path. */
export type Verification =
  | {
      valid: true;
      /** Whether the last step leaves the solution, or is the contradiction of a puzzle without one. */
      complete: boolean;
    }
  | {
      valid: false;
      /** The position of the first step that does not hold, counted from 0. */
      step: number;
      flaw: Flaw;
      /** The flaw in a sentence. */
      message: string;
    };

/** Checks each step from its evidence alone, on the board that the steps before it leave. The steps are as `explain`,
 *  `hint` and `findSteps` return them, also after JSON; their stories are not looked at. For the steps of `refute`, its
 *  contradiction is the last step, and the board is the puzzle. Throws a RedokuError for what is no step. */
export function verify(board: Puzzle | Board, steps: readonly Step[]): Verification;
