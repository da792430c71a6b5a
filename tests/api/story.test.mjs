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

/** Every place in the proofs of lines. */
const placesIn = (lines, place, proof = []) =>
  lines.flatMap(({ lemma = [] }, at) => [
    { ...place, proof: [...proof, at] },
    ...placesIn(lemma, place, [...proof, at]),
  ]);

/** Every place in a story. */
const placesOf = ({ beats }) =>
  beats.flatMap(({ lines }, beat) => [
    { beat, line: null },
    ...lines.flatMap(({ lemma = [] }, line) => [
      { beat, line },
      ...placesIn(lemma, { beat, line }),
    ]),
  ]);

/** Everything that a story says, the lines of proofs inside it included. */
function textsOf({ name, claim, hints, beats }) {
  const linesOf = (lines) =>
    lines.flatMap(({ text, reason = [], lemma = [] }) => [
      text,
      ...(reason.length ? [reason] : []),
      ...linesOf(lemma),
    ]);
  const texts = [claim, ...hints, ...beats.flatMap(({ lines }) => linesOf(lines))];
  return [name, ...beats.map(({ title }) => title), ...texts.map(textOf)];
}

/** The violations of the rule for Chinese. */
const faultsIn = (text) => faults(text.replaceAll("\u00a0", " "));

/** Checks that the page can paint a story at each of its places. */
function checkPaint(story) {
  const places = placesOf(story);
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
        for (const text of textsOf(story)) {
          assert.doesNotMatch(text, /[{}|]|undefined|NaN/, text);
          if (language === "zh-Hans") assert.deepEqual(faultsIn(text), []);
        }
      }
    }
  });
}

test("a hint about a digit points at all its places", () => {
  const [{ story, place, remove }] = findSteps(fixtures().get("x-wing"), {
    techniques: ["x-wing"],
    language: "en",
  });
  const [[, digit]] = [...place, ...remove];
  const points = story.hints[1].flatMap((part) => part.points?.candidates ?? []);
  assert.ok(points.length > remove.length);
  assert.ok(points.every(([, other]) => other === digit));
  for (const [cell] of remove) assert.ok(points.some(([at]) => at === cell));
});

test("names and ideas keep the rule for Chinese", () => {
  const all = techniques({ language: "zh-Hans" });
  const texts = all.flatMap(({ name, familyName, idea }) => [name, familyName, idea]);
  assert.deepEqual([...new Set(texts)].flatMap(faultsIn), []);
});

test("every idea has a picture", () => {
  for (const { id, ideaId } of techniques()) assert.ok(PICTURES[ideaId], `${id}: ${ideaId}`);
});
