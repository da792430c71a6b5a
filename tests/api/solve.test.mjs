// solve, check, candidates and trueCandidates: the truth about any puzzle, in any of its shapes.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as full from "redoku";
import * as small from "redoku/solver";
import { ANSWER, ANTI_BRUTE_FORCE, assertThrows, board, PICTURE } from "./helpers.mjs";

const EMPTY = ".".repeat(81);

for (const [entry, engine] of Object.entries({ redoku: full, "redoku/solver": small })) {
  const { candidates, check, init, solve, trueCandidates } = engine;

  describe(entry, () => {
    test("init is idempotent", async () => {
      await init();
      await init();
    });

    test("one solution", () => {
      const verdict = solve(PICTURE);
      assert.deepEqual(verdict, { status: "unique", givens: 30, guesses: 0, solution: ANSWER });
      assert.equal(solve(ANSWER).solution, ANSWER);
      assert.match(solve(ANTI_BRUTE_FORCE).solution, /^987654321/);
    });

    test("every shape of the same puzzle has the same answer", () => {
      const numbers = [...PICTURE].map((character) => Number(character) || 0);
      const rows = board(PICTURE);
      const shapes = [
        PICTURE.replaceAll(".", "0"),
        rows,
        rows.map((row) => row.join("")),
        rows.map((row) => row.map((character) => Number(character) || 0)),
        numbers,
        Uint8Array.from(numbers),
        Float64Array.from(numbers),
        rows.map((row) => row.join("")).join("\n"),
        ...(entry === "redoku" ? [JSON.stringify(rows)] : []),
      ];
      for (const shape of shapes) assert.equal(solve(shape).solution, ANSWER);
    });

    test("several solutions: two of them, and the cells in which they differ", () => {
      const verdict = solve(ANSWER.replaceAll(/[12]/g, "."), { limit: 1000 });
      assert.equal(verdict.status, "multiple");
      assert.equal(verdict.exact, true);
      assert.equal(verdict.solutions.length, verdict.count);
      const [first, second] = verdict.solutions;
      const differing = [...first].flatMap((digit, cell) => (digit === second[cell] ? [] : [cell]));
      assert.deepEqual(verdict.differing, differing);
    });

    test("the limit stops the count, and says so", () => {
      for (const limit of [1, 2, 3, 10_000]) {
        const verdict = solve(EMPTY, { limit });
        assert.equal(verdict.count, Math.max(limit, 2));
        assert.equal(verdict.exact, false);
        assert.equal(verdict.solutions.length, Math.min(verdict.count, 100));
      }
    });

    test("no solution: a reason, as simple as it can be", () => {
      const typo = `${PICTURE.slice(0, 14)}4${PICTURE.slice(15)}`;
      assert.deepEqual(solve(typo).because, {
        kind: "digit",
        digit: 4,
        house: { kind: "box", index: 4 },
        givens: [14, 31, 36, 49, 66],
      });
      const stuck = `12345678.${".".repeat(71)}9`;
      assert.deepEqual(solve(stuck).because, {
        kind: "cell",
        cell: 8,
        givens: [0, 1, 2, 3, 4, 5, 6, 7, 80],
      });
    });

    test("conflicting givens name their house", () => {
      const twice = `55${PICTURE.slice(2)}`;
      assert.deepEqual(solve(twice).conflicts, [
        { digit: 5, cells: [0, 1], house: { kind: "row", index: 0 } },
        { digit: 5, cells: [0, 1], house: { kind: "box", index: 0 } },
      ]);
      assert.deepEqual(check(twice), { conflicts: solve(twice).conflicts, complete: false });
    });

    test("check knows a finished board", () => {
      assert.deepEqual(check(ANSWER), { conflicts: [], complete: true });
      assert.deepEqual(check(PICTURE), { conflicts: [], complete: false });
      assert.equal(check("1".repeat(81)).complete, false);
    });

    test("candidates by the rules, and the true ones", () => {
      const masks = candidates(PICTURE);
      assert.equal(masks.length, 81);
      assert.equal(masks[0], 1 << 4);
      assert.equal(masks[2], 0b1011);
      const solved = [...ANSWER].map((digit) => 1 << (Number(digit) - 1));
      assert.deepEqual(trueCandidates(PICTURE), solved);
      assert.deepEqual(trueCandidates(EMPTY), Array(81).fill(511));
      assert.deepEqual(trueCandidates(`12345678.${".".repeat(71)}9`), Array(81).fill(0));
      assert.deepEqual(trueCandidates(`11${".".repeat(79)}`), Array(81).fill(0));
    });

    test("timed measures the engine", () => {
      const { micros } = solve(PICTURE, { timed: true });
      assert.ok(micros > 0 && micros < 50_000, `${micros} µs`);
    });

    test("the time does not include that of the browser's compiler", () => {
      const now = performance.now.bind(performance);
      let asked = 0;
      // As in WebKit: the first round takes 64 ms more.
      performance.now = () => now() + (asked++ > 0 ? 64 : 0);
      try {
        const { micros } = solve(PICTURE, { timed: true });
        assert.ok(micros > 0 && micros < 10_000, `${micros} µs`);
      } finally {
        delete performance.now;
      }
    });

    test("nonsense is an error with a code, never a crash", () => {
      const hostile = new Proxy({}, { get: () => assert.fail("no") });
      for (const call of [solve, check, candidates, trueCandidates]) {
        for (const value of [
          null,
          undefined,
          0,
          NaN,
          true,
          1n,
          Symbol("s"),
          {},
          () => {},
          new Date(),
        ]) {
          assertThrows(() => call(value), "bad-shape");
        }
        assertThrows(() => call(hostile), "unreadable");
        assertThrows(() => call(new Array(9)), "bad-shape");
        assertThrows(() => call(new Array(81)), "bad-character");
        assertThrows(() => call({ length: 9 }), "bad-shape");
        assertThrows(() => call(Array(81).fill(1.5)), "bad-character");
        assertThrows(() => call(Array(81).fill(-1)), "bad-character");
        assertThrows(() => call(""), "empty");
        const several = entry === "redoku" ? "several-puzzles" : "too-long";
        assertThrows(() => call(`${EMPTY}\n${PICTURE}`), several);
      }
      for (const limit of [0, -1, 1.5, NaN, Infinity, "2", null, {}]) {
        assertThrows(() => solve(PICTURE, { limit }), "bad-option");
      }
      assertThrows(() => solve(PICTURE, 5), "bad-option");
      const throwing = {
        get limit() {
          return assert.fail("no");
        },
      };
      const trapping = new Proxy({}, { getOwnPropertyDescriptor: () => assert.fail("no") });
      for (const options of [throwing, trapping]) {
        assertThrows(() => solve(PICTURE, options), "unreadable");
      }
      assert.equal(solve(PICTURE, null).status, "unique");
    });

    test("ten megabytes of nonsense are an error", () => {
      const size = 10_000_000;
      for (const text of ["x", ".", "1", " ", "[", "\n", "数", '["5",', "1,", "|", "S9B", ":"]) {
        const large = text.repeat(Math.ceil(size / text.length));
        assert.throws(() => solve(large), { name: "RedokuError" }, text);
      }
    });
  });
}
