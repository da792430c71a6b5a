// The figures on the Learn page match the searches, in both languages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { explain, solve, trace } from "redoku";

const EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const AGAINST_SCANNING =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const articles = readFileSync(new URL("../../www/pages/learn.html", import.meta.url), "utf8")
  .split("<article")
  .slice(1);

const figures = (puzzle, algorithm, ...names) => {
  const { counts } = trace(puzzle, algorithm, { maxEvents: 0 });
  return names.map((name) => counts[name].toLocaleString("en"));
};

test("the figures of the Learn page match the searches", () => {
  const all = [
    ...figures(EXAMPLE, "scan", "calls", "tests", "placements", "erasures", "reads"),
    ...figures(EXAMPLE, "from-top", "reads"),
    ...figures(EXAMPLE, "tables", "reads"),
    ...figures(EXAMPLE, "blank-list", "calls", "reads"),
    ...figures(EXAMPLE, "fewest-first", "placements"),
    ...figures(AGAINST_SCANNING, "fewest-first", "placements"),
    ...figures(AGAINST_SCANNING, "propagation", "placements"),
  ];
  assert.equal(articles.length, 2);
  for (const [index, article] of articles.entries()) {
    for (const figure of all) assert.ok(article.includes(figure), `${figure} in article ${index}`);
  }
  assert.match(solve(AGAINST_SCANNING).solution, /^987654321/);
  assert.equal(figures(EXAMPLE, "propagation", "calls", "tests").join(), "1,0");
  assert.equal(figures(EXAMPLE, "fewest-first", "erasures").join(), "0");
});

test("each puzzle of the Learn page needs the technique that it shows", () => {
  const demos = articles.map((article) => [
    ...article.matchAll(/data-technique="([^"]+)" data-puzzle="([^"]+)"/g),
  ]);
  assert.deepEqual(
    demos.map((list) => list.length),
    [5, 5],
  );
  for (const [, technique, puzzle] of demos.flat()) {
    const { steps } = explain(puzzle, { rate: false });
    assert.ok(
      steps.some((step) => step.technique === technique),
      technique,
    );
  }
});
