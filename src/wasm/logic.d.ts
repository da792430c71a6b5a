// The human solver. The generated redoku.d.ts includes this file as it is.
// Cells are numbered 0-80 row by row, digits are 1-9.

/** A digit in a cell: `[cell, digit]`. */
export type Candidate = [cell: number, digit: number];

/** A position of a person at work: the givens, their own digits, and the pencil marks they crossed out. */
export type Board = { puzzle: Puzzle; placed?: Puzzle; removed?: Candidate[] };

/** What a solution must provide: a digit for a cell, or a place for a digit in a house. */
export type Demand = { cell: number } | { digit: number; house: House };

/** A step towards the solution: its effects, and why they hold. */
export type Step = {
  /** The id of the technique, or `mistake`, or `contradiction`. */
  technique: string;
  /** The candidates that are true. */
  place: Candidate[];
  /** The candidates that are false. */
  remove: Candidate[];
  evidence: Evidence;
  /** The step in words and pictures, if a language was asked for. */
  story?: Story;
};

/** The reason for a step: what is meant, not how it is drawn. */
export type Evidence =
  | SingleEvidence
  | LockedEvidence
  | SubsetEvidence
  | FishEvidence
  | ChainEvidence
  | ColoursEvidence
  | SetsEvidence
  | DeadlyEvidence
  | ExclusionEvidence
  | TemplateEvidence
  | ProofEvidence
  | MistakeEvidence
  | ContradictionEvidence;

/** One candidate is left that meets the demand. */
export type SingleEvidence = { kind: "single"; demand: Demand };

/** All places for the digit in `from` lie in `to`, which loses it elsewhere. */
export type LockedEvidence = { kind: "locked"; digit: number; from: House; to: House };

/** As many digits as cells in a house: the cells have no other digits, or, if hidden, the digits no other cells. */
export type SubsetEvidence = {
  kind: "subset";
  house: House;
  cells: number[];
  digits: number[];
  hidden: boolean;
  /** Another house that holds all cells, if the step eliminates there, too. */
  also: House | null;
};

/** Each base needs the digit, each cover takes it once. What is eliminated sees all fins. */
export type FishEvidence = {
  kind: "fish";
  digit: number;
  base: House[];
  cover: House[];
  /** Cells of the bases outside the covers. */
  fins: number[];
  /** Cells in two bases; they act as fins. */
  endo: number[];
  /**
   * A second fish on the same bases, if the step shows both: its covers, its fins, and the cells that only this fish
   * eliminates.
   */
  twin: { cover: House[]; fins: number[]; targets: number[] } | null;
};

/** Nodes 0 and 1 are strongly linked, 1 and 2 weakly, 2 and 3 strongly, and so on: the first or the last is on. */
export type ChainEvidence = {
  kind: "chain";
  /** A node is on if its digit is in one of its cells. */
  nodes: { digit: number; cells: number[] }[];
  /** What each strong link rests on: a demand, or cells with one digit more than there are cells. */
  strong: (Demand | { cells: number[] })[];
  /** Whether the last node and the first are weakly linked. */
  closed: boolean;
};

/** Houses with two places for the digit: all cells of one colour hold it, or all of the other. */
export type ColoursEvidence = {
  kind: "colours";
  digit: number;
  houses: House[];
  /** The two colours of each component. */
  components: [number[], number[]][];
};

/** Groups of cells that share digits; a pivot or stem comes first. A link's digit is in one of its two parts at most. */
export type SetsEvidence = {
  kind: "sets";
  parts: number[][];
  links: { parts: [number, number]; digit: number }[];
};

/** Cells that could be filled in two ways if none of the guardians were true. */
export type DeadlyEvidence = {
  kind: "deadly";
  cells: number[];
  /** The two digits of a rectangle or loop; none for a pattern of all blank cells. */
  digits: number[];
  guardians: Candidate[];
  /** What the guardians meet. */
  demands: Demand[];
};

/** Every combination of the base cells' digits that holds a removed candidate is impossible. */
export type ExclusionEvidence = { kind: "exclusion"; base: number[]; against: number[] };

/** Every way to place these digits in the whole grid. */
export type TemplateEvidence = { kind: "template"; digits: number[] };

/** Assumptions, one of them true, that end in a contradiction or in the step's effects. */
export type ProofEvidence = {
  kind: "proof";
  cases:
    | { kind: "one" }
    | { kind: "both"; candidate: Candidate }
    | { kind: "each"; demand: Demand };
  branches: Branch[];
};

/** An assumption and what follows from it. */
export type Branch = {
  assume: { candidate: Candidate; on: boolean };
  lines: ProofLine[];
  /** The demand that nothing meets any more; null if the branch ends in the step's effects. */
  contradiction: Demand | null;
};

/** A conclusion: the candidate is true (`on`) or false, given the lines before. */
export type ProofLine = {
  candidate: Candidate;
  on: boolean;
  why: /** False: this candidate is true and sees it. */
    | { kind: "sees"; candidate: Candidate }
    /** True: nothing else is left for the demand. */
    | { kind: "last"; demand: Demand }
    /** False: the places left for the digit in `from` all lie in `to`. */
    | { kind: "locked"; from: House; to: House }
    /** The opposite leads to a contradiction. */
    | { kind: "lemma"; branch: Branch };
};

/** Candidates of the solution that the board excludes by a wrong digit or a crossed-out mark. */
export type MistakeEvidence = {
  kind: "mistake";
  candidates: Candidate[];
  /** How to correct the first mistake: erase the digit of a cell, or put a pencil mark back. */
  correction: { erase: number } | { restore: Candidate };
};

/** Nothing is left that meets the demand: no digit for a cell, or no place for a digit in a house. */
export type ContradictionEvidence = { kind: "contradiction"; demand: Demand };

/** A technique that people know by name. */
export type Technique = {
  id: string;
  family: string;
  level: Level;
  /** The weight of a step. */
  score: number;
  /** Whether it holds only for puzzles with one solution. */
  needsUniqueness: boolean;
  /** Whether `hint` and `explain` use it; the others wait to be asked for. */
  onPath: boolean;
  /** Codes of the same technique in HoDoKu's library. */
  hodoku: string[];
  /** The id of its idea, which techniques that differ in size only share. */
  ideaId: string;
  /** The technique's name, if a language was asked for. */
  name?: string;
  /** The family's name, if a language was asked for. */
  familyName?: string;
  /** The idea in one or two sentences, if a language was asked for. */
  idea?: string;
};

export type TellOptions = {
  /** The language in which steps are told; without it they have no `story`. */
  language?: Language;
};

export type Level = "easy" | "medium" | "hard" | "expert" | "extreme";

export type LogicOptions = TellOptions & {
  /** Whether techniques may rest on the puzzle having one solution. The default is true. */
  uniqueness?: boolean;
};

export type ExplainOptions = LogicOptions & {
  /** Called with the share of blank cells that are filled, from 0 to 1, when it grows. */
  onProgress?: (share: number) => void;
  /** Whether to rate the puzzle as well (the default). For the hardest puzzles that takes longer than to explain them. */
  rate?: boolean;
};

export type FindOptions = LogicOptions & {
  /** The ids of the techniques to look for; by default those that `explain` uses. */
  techniques?: string[];
  /** Whether all steps are wanted (the default), or only the first. */
  all?: boolean;
};

/** The way to the solution. */
export type Explanation = {
  solved: boolean;
  steps: Step[];
  /** The rating of the puzzle; null if `rate` is false. */
  rating: Rating | null;
};

export type RefuteOptions = TellOptions & {
  /** Called with the share of blank cells that are filled, from 0 to 1, when it grows. */
  onProgress?: (share: number) => void;
};

/** Why a puzzle has no solution. */
export type Refutation = {
  /** The steps that the contradiction rests on, in order. None of them assumes that there is one solution. */
  steps: Step[];
  /** The end: a step without effects. Its technique is `contradiction`, its evidence a `ContradictionEvidence`. */
  contradiction: Step;
};

/** What to do next: a mistake before anything else, then the easiest step; null if the board is full. */
export function hint(board: Board | Puzzle, options?: LogicOptions): Step | null;

/** The steps that a board allows; of those with equal effects the one with the least to follow. Throws `mistakes` if the
 *  board excludes its solution; `details.candidates` are the candidates of the solution that it excludes. */
export function findSteps(board: Board | Puzzle, options?: FindOptions): Step[];

/** Explains a puzzle or a position to the end: every step with its reason, and never a guess. Throws `mistakes` as
 *  `findSteps` does. */
export function explain(puzzle: Puzzle | Board, options?: ExplainOptions): Explanation;

/** Explains why a puzzle has no solution: steps that hold, until no digit is left for a cell, or no place for a digit in a
 *  house. Throws `has-solution` if there is one, and `undecided` if the proof would be far too long to read. */
export function refute(puzzle: Puzzle, options?: RefuteOptions): Refutation;

/** All techniques, in teaching order. */
export function techniques(options?: TellOptions): Technique[];
