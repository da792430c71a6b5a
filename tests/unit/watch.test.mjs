// The pure functions of the Watch view: tape, tree, sentences, links.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { load } from "../../www/app/edits.js";
import { initialState } from "../../www/app/state.js";
import { openView } from "../../www/app/updates.js";
import { fileOf, isWritten, TONGUES } from "../../www/watch/code.js";
import { levelsOf } from "../../www/watch/levels.js";
import * as model from "../../www/watch/model.js";
import { ALGORITHMS, momentLink, readMomentLink } from "../../www/watch/moment-link.js";
import { easedRate } from "../../www/watch/pace.js";
import { playerCommand } from "../../www/watch/player.js";
import { nextBudget, thinned } from "../../www/watch/search.js";
import { sentenceOf } from "../../www/watch/sentence.js";
import { Tape } from "../../www/watch/tape.js";
import { en, zh } from "./translators.mjs";

const EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const www = new URL("../../www/", import.meta.url);

/** Two calls: the first places 1 and recurses, the second fails. */
const MOMENT = {
  step: 10,
  board: EXAMPLE,
  counts: { calls: 2, tests: 3, reads: 0, placements: 1, erasures: 1, depth: 2 },
  open: 0,
  path: new Uint8Array(),
  dead: new Uint8Array(),
  events: Uint8Array.from(
    [
      [0, 2, 0, 81],
      [2, 2, 5, 0],
      [2, 2, 1, 81],
      [3, 2, 1, 81],
      [0, 3, 0, 81],
      [5, 3, 0, 81],
      [4, 2, 0, 81],
      [5, 2, 0, 81],
    ].flat(),
  ),
};

test("a tape shows the same state at a step after moving forward and back", () => {
  const tape = new Tape(MOMENT, true);
  const state = structuredClone(tape.at(15));
  assert.equal(state.board[2], "1");
  assert.deepEqual(state.path, [[2, 1]]);
  assert.equal(state.open, 2);
  assert.deepEqual(state.work, { calls: 4, tests: 5, placements: 2, erasures: 1 });
  assert.equal(tape.at(17).board[2], ".");
  assert.equal(tape.at(17).before, "1");
  assert.deepEqual(tape.at(18).path, []);
  assert.deepEqual(structuredClone(tape.at(15)), state);
});

test("a tape has the steps whose event it has", () => {
  const tape = new Tape(MOMENT, true);
  assert.deepEqual(
    [10, 11, 18, 19].map((step) => tape.holds(step)),
    [false, true, true, false],
  );
  assert.ok(new Tape({ ...MOMENT, step: 0 }, true).holds(0));
});

/** Each branch as digit and fate: `1x` for a dead end, `2*` for the path, `4?` for an untried digit. */
const drawn = (levels) =>
  levels.map(({ branches }) =>
    branches
      .map(({ digit, fate }) => `${digit}${{ dead: "x", now: "*", open: "?" }[fate]}`)
      .join(" "),
  );

test("the tree has failed, current and untried digits", () => {
  const path = [
    [2, 2],
    [3, 6],
  ];
  const board = [...EXAMPLE];
  board[2] = "2";
  board[3] = "6";
  const levels = levelsOf(EXAMPLE, { path, dead: [], board }, true);
  // 2 fits the second cell in the puzzle, but is now in its row.
  assert.deepEqual(drawn(levels), ["1x 2* 4?", "6*"]);
  assert.deepEqual(
    levels.map(({ forks }) => forks),
    [true, false],
  );
  board[3] = ".";
  assert.deepEqual(drawn(levelsOf(EXAMPLE, { path, dead: [], board }, true)), ["1x 2* 4?", "6x"]);
});

test("the tree has the dead ends that a search reports, in any cell", () => {
  const path = [
    [2, 4],
    [5, 8],
  ];
  const board = [...EXAMPLE];
  board[2] = "4";
  const dead = [
    { level: 0, cell: 2, digit: 1 },
    { level: 0, cell: 12, digit: 3 },
    { level: 1, cell: 5, digit: 8 },
  ];
  assert.deepEqual(drawn(levelsOf(EXAMPLE, { path, dead, board }, false)), ["1x 3x 4*", "8x"]);
});

test("each step has a sentence in both languages", () => {
  const say = (event, before, classic = true) => {
    const [kind, cell, digit, by] = event;
    const { key, args } = sentenceOf({ event: { kind, cell, digit, by }, before }, classic);
    return [en.text(key, args), zh.text(key, args)];
  };
  const cases = [
    [
      [2, 2, 4, 65],
      ".",
      "Row 1, column 3: 4 is already in the column, at row 8.",
      "第1行第3列：本列第8行已有 4。",
    ],
    [
      [2, 2, 5, 0],
      ".",
      "Row 1, column 3: 5 is already in the row, at column 1.",
      "第1行第3列：本行第1列已有 5。",
    ],
    [
      [2, 6, 6, 25],
      ".",
      "Row 1, column 7: 6 is already in box 3, at row 3, column 8.",
      "第1行第7列：第3宫的第3行第8列已有 6。",
    ],
    [[2, 2, 1, 81], ".", "Row 1, column 3: 1 fits.", "第1行第3列：1\u00a0可以填。"],
    [[3, 2, 1, 81], ".", "Row 1, column 3: place 1.", "第1行第3列：填入 1。"],
    [
      [4, 2, 0, 81],
      "1",
      "Row 1, column 3: 1 leads nowhere, so erase it.",
      "第1行第3列：1\u00a0走不通，擦掉。",
    ],
    [
      [5, 2, 0, 81],
      ".",
      "Row 1, column 3: no digit left. Go back.",
      "第1行第3列：已无数字可试，退回。",
    ],
    [
      [5, 0, 0, 81],
      "5",
      "Row 1, column 1 already holds 5. Go back past it.",
      "第1行第1列已有 5，越过它继续退回。",
    ],
    [[5, 81, 0, 81], ".", "Nothing left to try here. Go back.", "这里已无可试，退回。"],
    [[5, 2, 1, 81], "4", "Row 1, column 3: solved from here on.", "第1行第3列：从这里起已解出。"],
    [[6, 81, 0, 81], ".", "The board is full: solved.", "盘面已满：解出。"],
    [[0, 81, 0, 81], ".", "The search calls itself.", "搜索调用自身。"],
    [[1, 0, 0, 81], "5", "Row 1, column 1 already holds 5.", "第1行第1列已有 5。"],
  ];
  for (const [event, before, english, chinese] of cases) {
    assert.deepEqual(say(event, before), [english, chinese]);
  }
  assert.equal(say([2, 2, 1, 81], ".", false)[0], "Row 1, column 3: try 1.");
  assert.equal(sentenceOf({ event: null, before: "." }, true).key, "watch.say.start");
});

test("each algorithm has a name and a description", () => {
  for (const algorithm of ALGORITHMS) {
    for (const part of ["name", "about"]) assert.ok(en.text(`watch.${part}.${algorithm}`));
  }
});

test("a link reads back as its moment, and other fragments are ignored", () => {
  const scene = { algorithm: "scan", step: 1234, puzzle: EXAMPLE };
  assert.deepEqual(readMomentLink(momentLink(scene)), scene);
  for (const foreign of [
    "",
    "#s=S9B",
    "#watch=scan",
    `#watch=quantum&p=${EXAMPLE}`,
    "#watch=scan&p=12",
  ]) {
    assert.equal(readMomentLink(foreign), null, foreign);
  }
  assert.equal(readMomentLink(`#watch=scan&step=-3&p=${EXAMPLE}`).step, 0);
  assert.equal(readMomentLink(`#watch=scan&step=x&p=${EXAMPLE}`).step, 0);
});

test("isWritten() is true for exactly the existing programs", () => {
  for (const algorithm of ALGORITHMS) {
    for (const [tongue] of TONGUES) {
      for (const language of ["en", "zh-Hans"]) {
        const file = new URL(`classic/${fileOf(algorithm, tongue, language)}`, www);
        assert.equal(existsSync(file), isWritten(algorithm, tongue), file.pathname);
      }
    }
  }
});

test("keys control the player, except with a modifier", () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  assert.equal(playerCommand({ key: "ArrowRight", ...plain }), "on");
  assert.equal(playerCommand({ key: " ", ...plain }), "play");
  assert.equal(playerCommand({ key: "D", ...plain }), "dead-end");
  assert.equal(playerCommand({ key: "d", ...plain, ctrlKey: true }), null);
  assert.equal(playerCommand({ key: "5", ...plain }), null);
});

test("a long outline keeps its peaks", () => {
  assert.deepEqual([...thinned(Uint8Array.of(1, 5, 2, 3, 9, 4), 3)], [5, 3, 9]);
  assert.deepEqual([...thinned(Uint8Array.of(1, 5), 3)], [1, 5]);
});

test("slices adapt to the speed of the machine within bounds", () => {
  assert.equal(nextBudget(1_000_000, 24), 500_000);
  assert.equal(nextBudget(1_000_000, 6), 2_000_000);
  let budget = 200_000;
  for (let slice = 0; slice < 50; slice++) budget = nextBudget(budget, 5000);
  assert.ok(budget >= 100_000);
  for (let slice = 0; slice < 50; slice++) budget = nextBudget(budget, 0);
  assert.ok(budget <= 2 ** 32);
});

test("any search plays in about half a minute, and slowly at first", () => {
  for (const steps of [1_000, 65_301, 70_000_000]) {
    let [played, seconds, early] = [0, 0, 0];
    while (played < steps) {
      played += easedRate(seconds, steps) / 60;
      seconds += 1 / 60;
      if (seconds <= 1) early = played;
    }
    assert.ok(Math.abs(seconds - 30) < 1, `${steps} steps take ${seconds} s`);
    assert.ok(early < 50, `${early} of ${steps} steps in the first second`);
  }
  assert.equal(easedRate(20, 54), 10, "a short search stays slow");
});

const CHOICES = { algorithm: "scan", speed: 0, tongue: "words" };
const PICTURE = {
  step: 7,
  board: [...EXAMPLE],
  work: { calls: 1, tests: 2, placements: 0, erasures: 0 },
  open: 1,
  path: [],
  dead: [],
  event: null,
  before: ".",
};

test("what a search shows lies on the board only in its view, and has a link while it rests", () => {
  const found = { steps: 9, finished: false, solution: null };
  const opened = model.report(model.open(load(initialState, EXAMPLE), CHOICES), found);
  assert.equal(model.overlayOf(opened), null);
  assert.equal(model.linkOf(opened), undefined);
  const shown = model.show(model.go(opened, 7), PICTURE);
  assert.equal(model.overlayOf(shown).digits, EXAMPLE);
  assert.equal(model.linkOf(shown), `#watch=scan&step=7&p=${EXAMPLE}`);
  assert.equal(model.linkOf(model.execute(shown, "play")), undefined);
  const left = openView(shown, "answer");
  assert.equal(model.overlayOf(left), null);
  assert.equal(model.overlayOf(model.open(left, CHOICES)).digits, EXAMPLE);
});

test("a link to a moment chooses the algorithm, and loads its puzzle unless it is there", () => {
  const opened = model.open(load(initialState, EXAMPLE), CHOICES);
  const same = model.visit(opened, { algorithm: "flag", puzzle: EXAMPLE, step: 1 });
  assert.equal(same.watch.algorithm, "flag");
  assert.equal(same.revision, opened.revision);
  const other = EXAMPLE.replace("53", "..");
  const loaded = model.visit(opened, { algorithm: "scan", puzzle: other, step: 1 });
  assert.equal(loaded.board.givens, other);
});
