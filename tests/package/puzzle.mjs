// LeetCode's puzzle, which every trial solves, and its answer.
export const PUZZLE =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const ANSWER =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** What the entries answer that have a part of the functions each. */
export const PARTS = {
  solver: ANSWER,
  repair: ANSWER,
  text: "leetcode-json",
  classic: ANSWER,
  logic: "easy",
  photo: "no-grid",
};

/** The results that the page with every entry (pages/all.js) shows if all is well. */
export const EVERY = {
  redoku: ANSWER,
  slim: ANSWER,
  ...PARTS,
  worker: ANSWER,
  element: ANSWER,
  shown: ANSWER,
  aborted: "TimeoutError",
  error: true,
};
