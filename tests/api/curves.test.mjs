// Where the links of real steps run: inside of the board, from candidate to candidate.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { findSteps } from "redoku";
import { BOARD, DISC, linkCurve, pointOn, spotOf } from "../../www/board/curves.js";
import { startOf } from "../../www/explain/position.js";

/** Boards of every size: the share of a cell before its small digits is larger on small ones. */
const INSETS = [5.4, 9];

/** Positions that need a technique with links: `technique:cells:…`, own digits after a `+`. */
function* fixtures() {
  const folder = new URL("../data/logic/", import.meta.url);
  for (const file of ["chains.txt", "sets.txt", "wings.txt", "forcing.txt"]) {
    for (const line of readFileSync(new URL(file, folder), "utf8").trim().split("\n")) {
      if (line.startsWith("#")) continue;
      const [technique, cells] = line.split(":");
      const digits = [...cells.matchAll(/(\+?)(.)/g)];
      const only = (mark) => digits.map(([, own, digit]) => (own === mark ? digit : ".")).join("");
      yield { technique, board: { puzzle: only(""), placed: only("+") } };
    }
  }
}

/** The links of real steps, each with the board around it. */
function* links() {
  for (const { technique, board } of fixtures()) {
    const { digits, candidates } = startOf(board.puzzle, board.placed);
    const steps = findSteps(board, { techniques: [technique], language: "en" });
    for (const { story } of steps.slice(0, 8)) {
      const lines = story.beats.flatMap((beat) => beat.lines);
      for (const { links: drawn = [] } of lines.map((line) => line.adds ?? {})) {
        for (const link of drawn) yield { ...link, ground: { digits, candidates } };
      }
    }
  }
}

const all = [...links()];

test(`the curves of ${all.length} links stay inside the board`, () => {
  assert.ok(all.length > 2000);
  for (const { from, to, ground } of all) {
    for (const inset of INSETS) {
      const curve = linkCurve(from, to, { ...ground, inset });
      for (let part = 0; part <= 20; part++) {
        for (const value of pointOn(curve, part / 20)) {
          assert.ok(value >= 0 && value <= BOARD, JSON.stringify({ from, to, curve }));
        }
      }
    }
  }
});

test("the curves end at the rims of their candidates", () => {
  for (const { from, to, ground } of all) {
    for (const inset of INSETS) {
      const { start, end } = linkCurve(from, to, { ...ground, inset });
      for (const [point, candidates] of [
        [start, from],
        [end, to],
      ]) {
        const distances = candidates.map((candidate) => {
          const [x, y] = spotOf(candidate, inset);
          return Math.hypot(point[0] - x, point[1] - y);
        });
        assert.ok(Math.min(...distances) <= DISC + 0.01, JSON.stringify({ from, to, point }));
      }
    }
  }
});
