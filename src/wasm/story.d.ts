// Steps in words and pictures. The generated redoku.d.ts includes this file as it is.

/** A language that stories are told in. */
export type Language = "en" | "zh-Hans";

/** A step in words and pictures. */
export type Story = {
  /** The technique's name. */
  name: string;
  /** The conclusion, such as "r3c4 can’t be 3." */
  claim: Part[];
  /** What a hint says before it shows the step: the kind of move, and where to look. */
  hints: [kind: Part[], where: Part[]];
  /** The moments of the story, the result last. */
  beats: Beat[];
};

/** A moment of a story. */
export type Beat = {
  /** What the moment is about, in a few words. */
  title: string;
  lines: Line[];
  /** What the moment adds to the picture of the moments before. */
  adds: Picture;
  /** Whether the picture starts from nothing, as for the next case of a proof. */
  fresh?: true;
};

/** A sentence, an item of a list, or a line of a walk. */
export type Line = {
  text: Part[];
  /** Why it holds, in a few words. */
  reason?: Part[];
  /** Of a line of a walk: whether it says that something is true. */
  on?: boolean;
  /** What the line adds to the picture. */
  adds?: Picture;
  /** A proof of the line, to be folded. */
  lemma?: Line[];
};

/** A part of a text. */
export type Part = {
  /** What is written. */
  text: string;
  /** What a screen reader says, if it differs. */
  spoken?: string;
  /** What the part refers to; `step` is the position of an earlier step. */
  points?:
    | { cells: number[] }
    | { candidates: Candidate[] }
    | { houses: House[] }
    | { step: number };
};

/** Marks on the board: meaning, not paint. Of two roles of a candidate, cell or house, the last counts. */
export type Picture = {
  candidates?: [cell: number, digit: number, role: CandidateRole][];
  cells?: [cell: number, role: CellRole][];
  houses?: [house: House, role: HouseRole][];
  /** Lines between candidates. */
  links?: PictureLink[];
  /** From a cell with a digit to an empty cell that it bars. */
  sights?: [from: number, to: number][];
  /** Digits that are not possible in an empty cell, and no pencil marks of the board. */
  crosses?: Candidate[];
  /** Cells that belong together. */
  groups?: number[][];
};

/** A line between candidates, or groups of them. */
export type PictureLink = {
  from: Candidate[];
  to: Candidate[];
  /** At least one end is true; at most one is; the first end, if true, rules the second out. */
  kind: "strong" | "weak" | "excludes";
};

/** The part that a candidate plays: `fin` is a place outside the covers of a fish, `guardian` prevents a deadly one; `on` and `off` are true and false at this point. */
export type CandidateRole =
  | "pattern"
  | "second"
  | "fin"
  | "guardian"
  | "on"
  | "off"
  | "placed"
  | "removed";

/** The part that a cell plays: `source` bars others with its digit, `target` is the only place left. */
export type CellRole = "pattern" | "second" | "fin" | "source" | "target" | "stuck" | "wrong";

/** The part that a house plays: it needs a digit, takes it, or is left without a place for it. */
export type HouseRole = "base" | "cover" | "stuck";
