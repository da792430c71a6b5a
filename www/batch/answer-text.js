/** The text of an answer: as the command line prints it, with tabs, and as CSV. */

/** @import { Rating } from "../pkg/redoku.js" */
/** @import { Judged } from "./jobs.js" */

/** A solution of each puzzle; 81 zeros if it has none. @param {Judged} judged */
export const solutionText = ({ solution }) => `${solution}\n`;

/** @param {Pick<Judged, "puzzle" | "status">} judged */
export const statusText = ({ status, puzzle }) => `${status}\t${puzzle}\n`;

/**
 * ER, EP, ED, level, score, hardest technique and puzzle; `-` and the status if it has not exactly one solution.
 * @param {Pick<Judged, "puzzle" | "status">} judged @param {Rating | null} rating
 */
export function ratingText({ puzzle, status }, rating) {
  if (!rating) return `-\t-\t-\t${status}\t-\t-\t${puzzle}\n`;
  return `${[...figures(rating), puzzle].join("\t")}\n`;
}

/** The first line of a CSV file. @type {Record<"solve" | "check" | "rate", string>} */
export const CSV_HEADS = {
  solve: "line,puzzle,status,solution\n",
  check: "line,puzzle,status\n",
  rate: "line,puzzle,status,er,ep,ed,level,score,technique\n",
};

/**
 * A line of a CSV file; a field that does not apply is empty.
 * @param {"solve" | "check" | "rate"} task @param {Judged} judged @param {Rating | null} rating
 */
export function csvText(task, { number, puzzle, status, solution }, rating) {
  const fields = [number + 1, puzzle, status];
  if (task === "solve") fields.push(/[1-9]/.test(solution) ? solution : "");
  if (task === "rate") fields.push(...(rating ? figures(rating) : ["", "", "", "", "", ""]));
  return `${fields.join(",")}\n`;
}

/**
 * The text of the answers in a CSV file of a task: what the task writes as text.
 * @param {"solve" | "check" | "rate"} task @param {string} csv
 */
export function textOfCsv(task, csv) {
  const lines = csv.trimEnd().split("\n").slice(1);
  return lines.map((line) => `${fieldsOf(task, line.split(","))}\n`).join("");
}

/** @param {"solve" | "check" | "rate"} task @param {string[]} fields */
function fieldsOf(task, [_, puzzle, status, ...more]) {
  if (task === "solve") return more[0] || "0".repeat(81);
  if (task === "check") return `${status}\t${puzzle}`;
  if (!more[0]) return ["-", "-", "-", status, "-", "-", puzzle].join("\t");
  return [...more, puzzle].join("\t");
}

/** @param {Rating} rating */
function figures({ se, level, score, hardest }) {
  const numbers = [se.er, se.ep, se.ed].map((number) => number.toFixed(1));
  return [...numbers, level, score, hardest ?? "-"];
}
