// Times JavaScript and wasm solvers on one set, interleaved chunk by chunk; runs in Node and in a page.

const LINE = 82;
const CHUNKS = 8;

/**
 * @param {Uint8Array} lines
 * @param {{ name: string, solve: (lines: Uint8Array) => Uint8Array }[]} solvers
 * @param {number} rounds
 * @param {number} budget time per solver, set and round, in ms
 * @returns {{ solver: string, best: number, median: number, puzzles: number }[]} microseconds per puzzle
 */
export function measure(lines, solvers, rounds, budget) {
  const clocks = solvers.map((solver) => {
    const size = fit(lines, solver, budget);
    const part = lines.subarray(0, size * LINE);
    const once = Math.max(Math.min(run(part, solver), run(part, solver)), 0.05);
    return { solver, size, times: empty(), repeats: Math.ceil(LEAST / once) };
  });
  for (let round = 0; round < rounds; round++) {
    for (let chunk = 0; chunk < CHUNKS; chunk++) {
      for (const { solver, size, times, repeats } of clocks) {
        const part = lines.subarray(chunk * size * LINE, (chunk + 1) * size * LINE);
        times[chunk].push(run(part, solver, repeats));
      }
    }
  }
  return clocks.map(({ solver, size, times }) => {
    const sorted = times.map((each) => each.sort((a, b) => a - b));
    const sum = (pick) => sorted.reduce((total, each) => total + pick(each), 0);
    const scale = 1000 / (CHUNKS * size);
    const best = scale * sum((each) => each[0]);
    const median = scale * sum((each) => each[each.length >> 1]);
    return { solver: solver.name, best, median, puzzles: CHUNKS * size };
  });
}

const empty = () => Array.from({ length: CHUNKS }, () => /** @type {number[]} */ ([]));

/** The shortest run, in ms: the clock of a page has a resolution of 0.1 ms. */
const LEAST = 4;

/** The warm-up time of a solver, in ms: browsers compile in two tiers. */
const WARM = 60;

/** The number of lines of a chunk that fit the budget. Also checks the answers. */
function fit(lines, solver, budget) {
  const most = Math.floor(lines.length / LINE / CHUNKS);
  for (let spent = 0; spent < WARM; ) spent += run(lines.subarray(0, CHUNKS * LINE), solver);
  for (let size = 1; ; size = Math.min(size * 2, most)) {
    const part = lines.subarray(0, size * CHUNKS * LINE);
    const time = Math.min(run(part, solver), run(part, solver));
    check(part, solver);
    if (size * 2 > most || time * 2 > budget) return size;
  }
}

/** The mean time of some runs, in ms. */
function run(part, solver, repeats = 1) {
  const start = performance.now();
  for (let repeat = 0; repeat < repeats; repeat++) solver.solve(part);
  return (performance.now() - start) / repeats;
}

/** Throws unless every answer keeps the givens and has each digit once in each house. */
function check(part, solver) {
  const answers = solver.solve(part);
  for (let at = 0; at < part.length; at += LINE) {
    const houses = Array(27).fill(0);
    for (let cell = 0; cell < 81; cell++) {
      const [given, digit] = [part[at + cell], answers[at + cell]];
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      const block = 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3);
      for (const house of [row, 9 + column, block]) houses[house] |= 1 << (digit - 49);
      if (given !== 46 && given !== digit) throw new Error(`${solver.name} changed a given`);
    }
    if (houses.some((digits) => digits !== 0x1ff))
      throw new Error(`${solver.name} gave no solution`);
  }
}
