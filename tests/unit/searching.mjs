// A client whose engine runs a made-up search: every hundredth step places a digit, the last one is the solution.
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

const [LOOK, PLACE, FOUND] = [1, 3, 6];
const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** @param {{ steps?: number, slice?: number }} [search]  its length, and how much of it one question runs */
export function searchingClient({ steps = 10_000, slice = 4000 } = {}) {
  let [started, done] = [0, 0];
  const client = {
    /** The questions, without their arguments. @type {string[]} */
    asked: [],
    /** What the next question fails with. @type {Error | null} */
    error: null,
    closed: false,
    count: (method) => client.asked.filter((asked) => asked === method).length,
    close() {
      client.closed = true;
    },
    async ask(method, [, options]) {
      client.asked.push(method);
      await nextTurn();
      const { error } = client;
      client.error = null;
      if (error) throw error;
      return answers[method](options);
    },
  };
  const counts = () => ({ calls: 0, tests: 0, reads: 2 * done, placements: 0, erasures: 0 });
  const answers = {
    watchStart() {
      done = 0;
      return ++started;
    },
    watchRun() {
      done = Math.min(done + slice, steps);
      const finished = done === steps;
      return { steps: done, finished, solution: finished ? SOLUTION : null, counts: counts() };
    },
    watchSeek({ step, reads, events }) {
      const from = step ?? reads / 2;
      const count = Math.min(events, done - from);
      return {
        step: from,
        board: EXAMPLE,
        counts: counts(),
        open: 1,
        path: new Uint8Array(),
        dead: new Uint8Array(),
        events: Uint8Array.from(
          Array.from({ length: count }, (_, index) => eventOf(from + index + 1)).flat(),
        ),
      };
    },
  };
  const eventOf = (step) => {
    if (step === steps) return [FOUND, 81, 0, 81];
    return step % 100 === 0 ? [PLACE, 2, 4, 81] : [LOOK, 2, 0, 81];
  };
  return client;
}

/** Lets some forty questions be answered. */
export async function settle() {
  for (let turn = 0; turn < 40; turn++) await nextTurn();
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
