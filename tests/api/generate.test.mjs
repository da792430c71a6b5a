// generate(): new puzzles, the same for the same seed as natively.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { generate, init, rate, solve } from "redoku";

await init();
const seeds = readFileSync(new URL("../data/seeds.txt", import.meta.url), "utf8");

for (const line of seeds.trim().split("\n")) {
  const [seed, level, symmetry, puzzle] = line.split("\t");
  test(`seed ${seed} gives the puzzle that it gives natively`, () => {
    const made = generate({ seed, level, symmetry });
    assert.equal(made.puzzle, puzzle);
    assert.equal(made.seed, seed);
    assert.equal(solve(puzzle).solution, made.solution);
    assert.deepEqual(made.rating, rate(puzzle));
    assert.equal(made.rating.level, level);
  });
}

test("a puzzle without a seed names the one it was made from", () => {
  const { puzzle, seed } = generate();
  assert.equal(generate({ seed }).puzzle, puzzle);
  assert.notEqual(generate().puzzle, puzzle);
});

test("a range of ratings and a number of givens are kept", () => {
  const { rating } = generate({ er: [2, 3.4], seed: 1 });
  assert.ok(rating.se.er >= 2 && rating.se.er <= 3.4, `${rating.se.er}`);
  assert.equal(generate({ givens: 30, seed: 2 }).puzzle.replaceAll(".", "").length, 30);
  assert.equal(generate({ technique: "naked-pair", seed: 3 }).rating.hardest, "naked-pair");
});

test("a wish that cannot be granted ends, and wrong options are errors", () => {
  const tried = [];
  const ask = () =>
    generate({
      givens: 17,
      minimal: true,
      maxTries: 20,
      onProgress: (number) => tried.push(number),
    });
  assert.throws(ask, { code: "not-found", details: { tries: 20 } });
  assert.equal(tried.at(-1), 19);
  for (const options of [
    { level: "easiest" },
    { symmetry: 4 },
    { er: [3] },
    { er: [4, 3] },
    { er: "3" },
    { er: [0, 0.5], maxTries: 1 },
    { er: [12.1, 20], maxTries: 1 },
    { technique: "luck" },
    { technique: "als-chain" },
    { givens: 16 },
    { seed: {} },
    { level: "easy", er: [1, 2] },
    { maxTries: 0 },
  ]) {
    assert.throws(() => generate(options), { code: /^bad-|^unknown-/ }, JSON.stringify(options));
  }
});
