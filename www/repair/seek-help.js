/** Asks the engine what helps with a verdict. */
import { judgedPuzzle } from "../app/state.js";
import { solveOptions } from "../app/verdicts.js";
import { reasonDrawing } from "./reason-drawing.js";
import { sinceWhen } from "./since.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Help} Help */
/** @typedef {import("../app/state.js").Verdict} Verdict */
/** @typedef {Pick<import("../engine/client.js").SolverClient, "ask">} Client */

/** The most repairs that are offered. */
const OFFERED = 3;

/** @param {State} state @param {Verdict} verdict  on its puzzle @param {Client} client @returns {Promise<Help>} */
export async function seekHelp(state, verdict, client) {
  const puzzle = judgedPuzzle(state);
  const none = { verdict, repairs: [], since: null, decisive: null, varying: null, drawing: null };
  if (verdict.status === "multiple") {
    const decisive = verdict.exact ? await client.ask("decisive", [puzzle]) : null;
    return {
      ...none,
      decisive: decisive && distinct(decisive.map(([cell]) => cell)),
      varying: await varyingCells(verdict, puzzle, client),
    };
  }
  const repairs = await client.ask("repairs", [puzzle, { most: OFFERED }]);
  const since = await sinceWhen(state, async (before) =>
    countOf(await client.ask("solve", [before, solveOptions(false)])),
  );
  return { ...none, repairs, since, drawing: reasonDrawing(verdict, puzzle) };
}

/** The cells that differ between all solutions, if the verdict does not list them all. @param {Extract<Verdict, { status: "multiple" }>} verdict @param {string} puzzle @param {Client} client */
async function varyingCells({ count, solutions }, puzzle, client) {
  if (count <= solutions.length) return null;
  const masks = await client.ask("trueCandidates", [puzzle]);
  return masks.flatMap((mask, cell) => (mask & (mask - 1) ? [cell] : []));
}

/** @param {Verdict} verdict */
function countOf(verdict) {
  if (verdict.status === "multiple") return verdict.count;
  return verdict.status === "unique" ? 1 : 0;
}

/** @param {number[]} cells */
const distinct = (cells) => [...new Set(cells)].sort((a, b) => a - b);
