// The puzzles to measure: the shared lists if present, else generated sets. All are shuffled by the symmetries of
// Sudoku with a fixed seed, so that no branch predictor can learn a file.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { solve } from "../dist/package/index.js";

const ORDER = [
  "easy33",
  "minimal",
  "kaggle",
  "17clue",
  "serg",
  "magictour",
  "hardest1905",
  "hardest1106",
];

/** Writes each set as a file of 82-byte lines into `folder`; returns the files. */
export function writeSets(shared, folder, most) {
  mkdirSync(folder, { recursive: true });
  const sets = existsSync(shared) ? readSets(shared) : makeSets(Math.min(most, 1000));
  return sets.map(([name, puzzles]) => {
    const random = generator(7);
    const picked = sample(puzzles, most, random).map((puzzle) => shuffled(puzzle, random));
    const file = join(folder, `${name}.txt`);
    writeFileSync(file, picked.map((puzzle) => `${puzzle}\n`).join(""));
    return { name, file };
  });
}

function readSets(shared) {
  const place = (name) => ORDER.findIndex((part) => name.includes(part));
  return readdirSync(shared)
    .filter((name) => name.endsWith(".txt"))
    .sort((a, b) => place(a) - place(b))
    .map((name) => {
      const lines = readFileSync(join(shared, name), "utf8").split("\n");
      const puzzles = lines.filter((line) => /^[1-9.0]{81}/.test(line));
      return [
        name.replace(".txt", ""),
        puzzles.map((line) => line.slice(0, 81).replaceAll("0", ".")),
      ];
    });
}

/** Generates minimal puzzles, and easier ones by adding givens. */
function makeSets(number) {
  const random = generator(1);
  const minimal = [];
  const easy = [];
  for (let i = 0; i < number; i++) {
    const solution = solve(seeded(random), { limit: 2 }).solutions?.[0];
    if (!solution) continue;
    let puzzle = solution;
    for (const cell of shuffle([...Array(81).keys()], random)) {
      const fewer = `${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}`;
      if (solve(fewer).status === "unique") puzzle = fewer;
    }
    minimal.push(puzzle);
    const cells = shuffle([...Array(81).keys()], random).slice(0, 20);
    easy.push([...puzzle].map((c, i) => (cells.includes(i) ? solution[i] : c)).join(""));
  }
  return [
    ["made_easy", easy],
    ["made_minimal", minimal],
  ];
}

/** A grid with a random first row, which has many solutions. */
function seeded(random) {
  return shuffle([..."123456789"], random).join("") + ".".repeat(72);
}

/** Picks up to `most` puzzles; a short list is repeated. */
function sample(puzzles, most, random) {
  const picked = shuffle([...puzzles], random).slice(0, most);
  while (picked.length < Math.min(most, 400)) picked.push(...puzzles);
  return picked;
}

/** A random equivalent of a puzzle: digits renamed, rows and columns permuted, perhaps transposed. */
function shuffled(puzzle, random) {
  const digits = shuffle([..."123456789"], random);
  const lines = () =>
    shuffle([0, 1, 2], random).flatMap((band) =>
      shuffle([0, 1, 2], random).map((line) => band * 3 + line),
    );
  const [rows, columns, transposed] = [lines(), lines(), random(2) === 1];
  let text = "";
  for (let cell = 0; cell < 81; cell++) {
    const [row, column] = [rows[Math.floor(cell / 9)], columns[cell % 9]];
    const from = puzzle[transposed ? column * 9 + row : row * 9 + column];
    text += from === "." ? "." : digits[Number(from) - 1];
  }
  return text;
}

function shuffle(items, random) {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

/** Returns a generator of integers below a bound, deterministic for a seed (xorshift). */
function generator(seed) {
  let state = BigInt(seed) * 0x9e3779b97f4a7c15n;
  return (bound) => {
    state ^= (state << 13n) & 0xffffffffffffffffn;
    state ^= state >> 7n;
    state ^= (state << 17n) & 0xffffffffffffffffn;
    return Number((state >> 20n) % BigInt(bound));
  };
}
