// The page's tape of a search agrees with the engine at every step.
import assert from "node:assert/strict";
import { test } from "node:test";
import { algorithms, watchRun, watchSeek, watchStart } from "redoku";
import { isClassic } from "../../www/watch/search.js";
import { deadEnds, pairs, Tape } from "../../www/watch/tape.js";

const EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** Hard enough that every algorithm guesses and backtracks. */
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

for (const { id, classic } of algorithms()) {
  for (const [name, puzzle] of Object.entries({ EXAMPLE, HARD })) {
    test(`${id} on ${name}: board, path, depth and counts agree at every step`, () => {
      assert.equal(isClassic(id), classic);
      const search = watchStart(puzzle, id);
      watchRun(search, { events: 100_000 });
      const start = watchSeek(search, { step: 500, events: 3000 });
      const tape = new Tape(start, classic);
      for (let step = tape.start + 1; step <= tape.end; step++) {
        const { board, path, dead, open, work } = tape.at(step);
        const moment = watchSeek(search, { step, events: 0 });
        assert.equal(board.join(""), moment.board, `board at ${step}`);
        assert.deepEqual(path, pairs(moment.path), `path at ${step}`);
        assert.deepEqual(dead, deadEnds(moment.dead), `dead ends at ${step}`);
        assert.equal(open, moment.open, `depth at ${step}`);
        const { calls, tests, placements, erasures } = moment.counts;
        assert.deepEqual(work, { calls, tests, placements, erasures }, `counts at ${step}`);
      }
    });
  }
}
