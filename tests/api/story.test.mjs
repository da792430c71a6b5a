// The stories of every technique in both languages: the page has paint for all that they mark.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { findSteps, techniques } from "redoku";
import { PICTURES } from "../../www/explain/about.js";
import { drawingAt, textOf } from "../../www/explain/story.js";
import { faults } from "../unit/chinese-rule.mjs";

const folder = new URL("../data/logic/", import.meta.url);

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

/** Checks that the page can paint a story at each of its places. */
function checkPaint(story) {
  const places = story.beats.flatMap(({ lines }, beat) =>
    [null, ...lines.keys()].map((line) => ({ beat, line })),
  );
  for (const place of [null, ...places]) {
    const { candidates, cells, houses, links, groups } = drawingAt(story, place);
    for (const { role } of [...candidates, ...houses, ...groups]) assert.ok(role, story.name);
    for (const role of cells.values()) assert.ok(role, story.name);
    for (const { kind } of links) assert.match(kind, /^(strong|weak|excludes)$/);
  }
}

for (const [technique, board] of fixtures()) {
  test(`${technique} is told and painted`, () => {
    for (const language of ["en", "zh-Hans"]) {
      const steps = findSteps(board, { techniques: [technique], all: false, language });
      assert.ok(steps.length > 0);
      for (const { story } of steps) {
        checkPaint(story);
        const texts = [
          story.claim,
          ...story.hints,
          ...story.beats.flatMap(({ lines }) => lines.map(({ text }) => text)),
        ];
        for (const text of texts.map(textOf)) {
          assert.doesNotMatch(text, /[{}|]|undefined|NaN/, text);
          if (language === "zh-Hans") assert.deepEqual(faults(text.replaceAll("\u00a0", " ")), []);
        }
      }
    }
  });
}

test("every idea has a picture", () => {
  for (const { id, ideaId } of techniques()) assert.ok(PICTURES[ideaId], `${id}: ${ideaId}`);
});
