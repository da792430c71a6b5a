// The reasons of every technique, in both languages: each fixture's steps are told and drawn.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { explain, findSteps, techniques } from "redoku";
import { aboutKey, ideaOf } from "../../www/explain/about.js";
import { PICTURES } from "../../www/explain/about-pictures.js";
import { createPhrases } from "../../www/explain/phrases.js";
import { has, positionsOf, startOf } from "../../www/explain/position.js";
import { drawingOf } from "../../www/explain/step-drawing.js";
import { storyOf } from "../../www/explain/story.js";
import { assumption, conclusion, lineSentence, movesOf } from "../../www/explain/walk.js";
import { faults } from "../unit/chinese-rule.mjs";
import { en, sentences, zh } from "../unit/translators.mjs";

const folder = new URL("../data/logic/", import.meta.url);
const languages = [en, zh].map((translator) => createPhrases(translator));

/** A fixture of each technique: `technique:cells:erased pencil marks:removed:placed`. */
function fixtures() {
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8").trim().split("\n"),
  );
  const first = new Map();
  for (const line of lines.filter((line) => !line.startsWith("#"))) {
    const [technique, cells, erased] = line.split(":");
    if (first.has(technique)) continue;
    const digits = [...cells.matchAll(/(\+?)(.)/g)];
    const only = (mark) => digits.map(([, own, digit]) => (own === mark ? digit : ".")).join("");
    const removed = erased.split(" ").filter(Boolean).map(candidate);
    first.set(technique, { puzzle: only(""), placed: only("+"), removed });
  }
  return first;
}

/** `436`: the digit 4 in row 3, column 6. */
const candidate = ([digit, row, column]) => [(row - 1) * 9 + (column - 1), Number(digit)];

/** Checks a sentence in both languages: all placeholders filled, and words that refer to the board. */
function checkSentence(sentence, position) {
  for (const phrases of languages) {
    for (const text of [phrases.text(sentence), phrases.spoken(sentence)]) {
      assert.doesNotMatch(text, /[{}|]|undefined|NaN/, text);
    }
    for (const { points } of phrases.parts(sentence)) {
      for (const cell of points?.cells ?? []) assert.ok(cell >= 0 && cell < 81, sentence.key);
      for (const [cell, digit] of points?.candidates ?? []) {
        assert.ok(has(position, cell, digit), `${sentence.key}: ${digit} in cell ${cell}`);
      }
    }
  }
  const chinese = languages[1].text(sentence).replaceAll("\u00a0", " ");
  assert.deepEqual(faults(chinese), [], sentence.key);
}

/** Checks the sentences and the drawing of a step. */
function checkStep(step, position) {
  const story = storyOf(step, position);
  for (const sentence of Object.values(story)) checkSentence(sentence, position);
  const mentioned = languages[0].parts(story.so).flatMap(({ points }) => points?.candidates ?? []);
  const effects = [...step.place, ...step.remove];
  assert.deepEqual(mentioned.map(String).sort(), effects.map(String).sort(), step.technique);
  const { candidates } = drawingOf(step, position);
  for (const { cell, digit } of candidates) {
    assert.ok(has(position, cell, digit), `${step.technique} draws ${digit} in cell ${cell}`);
  }
  for (const branch of step.evidence.branches ?? []) checkBranch(branch, position);
}

function checkBranch(branch, position) {
  for (const sentence of [assumption(branch), conclusion(branch)])
    checkSentence(sentence, position);
  for (const line of branch.lines) {
    checkSentence(lineSentence(line), position);
    if (line.why.kind === "lemma") checkBranch(line.why.branch, position);
  }
  checkMoves(branch);
}

/** Checks that the moves take every line once, in order, and tell all but plain eliminations. */
function checkMoves(branch) {
  const moves = movesOf(branch);
  assert.deepEqual(
    moves.flatMap(({ from, to }) => branch.lines.slice(from, to)),
    branch.lines,
  );
  const told = moves.map(({ line }) => line);
  assert.equal(told.pop(), null);
  const silent = branch.lines.filter((line) => !told.includes(line));
  assert.ok(silent.every(({ why }) => why.kind === "sees"));
  if (!branch.contradiction) assert.equal(told.at(-1), branch.lines.at(-1));
}

const known = fixtures();

for (const { id } of techniques()) {
  const position = known.get(id);
  // No puzzle that we generate needs lemmas: see the last test.
  if (/^(nested|deep)-net$/.test(id)) continue;
  test(`${id} is told in both languages`, () => {
    const steps = findSteps(position, { techniques: [id] });
    assert.ok(steps.length > 0);
    const { puzzle, placed, removed } = position;
    for (const step of steps) checkStep(step, startOf(puzzle, placed, removed));
  });
}

test("every technique has a name, an idea and a picture of it", () => {
  const named = techniques().flatMap(({ id, level, family }) => [
    `technique.${id}`,
    aboutKey(id),
    `level.${level}`,
    `family.${family}`,
  ]);
  for (const key of named) {
    for (const language of Object.values(sentences)) assert.ok(language[key], key);
  }
  const ideas = new Set(techniques().map(({ id }) => ideaOf(id)));
  assert.deepEqual(Object.keys(PICTURES).sort(), [...ideas].sort());
});

test("a puzzle that needs proofs inside proofs is told to the end", () => {
  const puzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  const { solved, steps } = explain(puzzle);
  assert.equal(solved, true);
  assert.ok(steps.some(({ technique }) => technique === "nested-net"));
  const positions = positionsOf(startOf(puzzle), steps);
  for (const [at, step] of steps.entries()) checkStep(step, positions[at]);
  assert.doesNotMatch(positions.at(-1).digits, /\./);
});
