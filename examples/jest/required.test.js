// CommonJS, which Jest runs without a setting.
const { RedokuError, solve } = require("redoku");
const { rate } = require("redoku/logic");

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("the puzzle has one solution", () => {
  expect(solve(puzzle)).toMatchObject({ status: "unique", givens: 30 });
});

test("the puzzle is easy", () => {
  expect(rate(puzzle).level).toBe("easy");
});

test("a text that is no puzzle is an error with a code", () => {
  expect(() => solve("53..7")).toThrow(RedokuError);
});
