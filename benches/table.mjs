// The table of results: one row for each set and task.

/**
 * The time of the fastest known native solver, relative to the `sudoku` crate: 1 except for these sets, where
 * tdoku or fastband is faster.
 */
const ENVELOPE = {
  magictour: { first: 1, prove: 0.93 },
  hardest1905: { first: 0.87, prove: 0.85 },
  hardest1106: { first: 0.71, prove: 0.69 },
};

export function envelope(set, task) {
  const known = Object.keys(ENVELOPE).find((name) => set.includes(name));
  return known ? ENVELOPE[known][task] : 1;
}

/** The best time of a solver on a set, if measured. */
export function best(figures, set, task, solver) {
  return figures.find((f) => f.set === set && f.task === task && f.solver === solver)?.best;
}

/** The sets in order. */
export const setsOf = (figures) => figures.filter((f) => f.guesses !== undefined).map((f) => f.set);

const COLUMNS = [
  ["redoku", "redoku"],
  ["wasm", "redoku wasm"],
  ["Chromium", "redoku chromium"],
  ["sudoku", "sudoku"],
  ["msolve", "msolve"],
  ["own DLX", "our dancing-links"],
  ["npm DLX", "dancing-links"],
];

export function table(figures) {
  const columns = COLUMNS.filter(([, solver]) =>
    figures.some((figure) => figure.solver === solver),
  );
  const head = [
    "set",
    "task",
    ...columns.map(([name]) => name),
    "native/env.",
    "wasm/env.",
    "guesses",
    "no guess",
  ];
  const rows = setsOf(figures).flatMap((set) =>
    ["first", "prove"].map((task) => row(figures, columns, set, task)),
  );
  const times = aligned([head, ...rows]);
  return `Microseconds per puzzle, best of the rounds; env. = the fastest known native solver.\n\n${times}\n\n${rest(figures)}`;
}

function row(figures, columns, set, task) {
  const time = (solver) => best(figures, set, task, solver);
  const bar = time("sudoku") * envelope(set, task);
  const ratio = (solver) => (time(solver) / bar).toFixed(2);
  const { guesses, without } = figures.find(
    (figure) => figure.set === set && figure.guesses !== undefined,
  );
  return [
    set,
    task,
    ...columns.map(([, solver]) => short(time(solver))),
    ratio("redoku"),
    ratio("redoku wasm"),
    guesses.toFixed(2),
    `${Math.round(100 * without)} %`,
  ];
}

/** The solvers that run only on the easy sets, the counts of solutions, and the new puzzles. */
function rest(figures) {
  const shown = COLUMNS.map(([, solver]) => solver);
  const slow = figures.filter((f) => f.solver && f.task === "first" && !shown.includes(f.solver));
  const lines = slow.map((f) => [f.solver, f.set, `${short(f.best)} µs`]);
  const counts = figures
    .filter((f) => f.count)
    .map((f) => [f.count, "solutions of the empty grid", `${f.millions} million/s`]);
  const made = figures
    .filter((f) => f.make)
    .map((f) => [f.make, "new minimal puzzles", `${f.thousands} thousand/s`]);
  return aligned([...lines, ...counts, ...made]);
}

function short(micros) {
  if (micros === undefined) return "";
  return micros < 10 ? micros.toFixed(2) : micros < 100 ? micros.toFixed(1) : micros.toFixed(0);
}

export function aligned(rows) {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => `${row[i]}`.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i < 2 ? `${cell}`.padEnd(widths[i]) : `${cell}`.padStart(widths[i])))
        .join("  "),
    )
    .join("\n");
}
