// Stories: steps in words and pictures, for those who ask for a language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { explain, findSteps, hint, refute, techniques } from "redoku";
import * as worker from "redoku/worker";
import { ANSWER, assertThrows, PICTURE } from "./helpers.mjs";

/** A minimal puzzle of our own that takes wings and chains. */
const HARD = "18.3.5....5..19......4..5...3..9..6.67.2..3...18..6.....9.....5....41...7.......8";

const LANGUAGES = ["en", "zh-Hans"];

const textOf = (parts) => parts.map(({ text }) => text).join("");

/** All lines of a story, those of lemmas included. */
function* linesOf(lines) {
  for (const line of lines) {
    yield line;
    yield* linesOf(line.lemma ?? []);
  }
}

test("nothing is told unless a language is asked for", () => {
  for (const step of explain(HARD).steps) assert.ok(!("story" in step));
  assert.ok(!("story" in hint(PICTURE)));
  assert.ok(findSteps(PICTURE).every((step) => !("story" in step)));
  assert.ok(techniques().every((technique) => !("name" in technique)));
});

test("every step of an explanation is told", () => {
  for (const language of LANGUAGES) {
    const { steps } = explain(HARD, { language, rate: false });
    for (const { story, place, remove } of steps) {
      assert.ok(story.name && textOf(story.claim));
      assert.ok(story.hints.length === 2 && story.hints.every((hint) => textOf(hint)));
      const result = story.beats.at(-1);
      const marked = result.adds.candidates.map(([cell, digit]) => [cell, digit]);
      assert.deepEqual(marked.sort(), [...place, ...remove].sort());
      for (const { title, lines } of story.beats) {
        assert.ok(title && lines.length);
        for (const line of linesOf(lines)) assert.ok(textOf(line.text));
      }
    }
  }
});

test("the words are of the language, the picture is the same", () => {
  const [en, zh] = LANGUAGES.map((language) => hint(PICTURE, { language }).story);
  assert.match(textOf(en.claim), /^r\dc\d is \d\.$/);
  assert.match(textOf(zh.claim), /^r\dc\d 是 \d。$/);
  assert.deepEqual(
    en.beats.map(({ adds }) => adds),
    zh.beats.map(({ adds }) => adds),
  );
});

test("a part that names cells says what is read aloud and what it points at", () => {
  const [{ story, place }] = explain(PICTURE, { language: "en" }).steps;
  const [[cell]] = place;
  const part = story.claim.find(({ points }) => points?.cells);
  assert.deepEqual(part.points, { cells: [cell] });
  assert.equal(part.text, `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`);
  assert.equal(part.spoken, `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`);
});

test("a single points at the earlier step that ruled a digit out", () => {
  const { steps } = explain(HARD, { language: "en", rate: false });
  let named = 0;
  steps.forEach(({ story }, at) => {
    for (const { lines } of story.beats) {
      for (const { reason = [] } of linesOf(lines)) {
        for (const { text, points } of reason) {
          if (points?.step === undefined) continue;
          assert.ok(points.step < at);
          assert.equal(text, `step ${points.step + 1}`);
          named += 1;
        }
      }
    }
  });
  assert.ok(named > 0);
});

test("a chain is told link by link, with a reason for each", () => {
  const chains = findSteps(HARD, { techniques: ["aic"], language: "en" });
  assert.ok(chains.length > 0);
  for (const { story, evidence } of chains) {
    const walk = story.beats.find(({ title }) => title === "Walk");
    assert.equal(walk.lines.length, evidence.nodes.length + Number(evidence.closed));
    walk.lines.forEach(({ on, reason }, at) => {
      assert.equal(typeof on, "boolean");
      assert.equal(Boolean(reason), at > 0);
    });
  }
});

test("a mistake is told without the answer", () => {
  const right = Number(ANSWER[2]);
  const wrong = right === 1 ? 2 : 1;
  const placed = `..${wrong}${".".repeat(78)}`;
  const { story } = hint({ puzzle: PICTURE, placed }, { language: "en" });
  assert.equal(textOf(story.hints[0]), "One of your digits is wrong.");
  assert.equal(textOf(story.claim), "The digit in r1c3 is wrong.");
  assert.deepEqual(story.beats[0].lines[0].adds.cells, [[2, "wrong"]]);
  const marks = hint({ puzzle: PICTURE, removed: [[2, right]] }, { language: "en" }).story;
  assert.equal(textOf(marks.claim), "r1c3 lacks a pencil mark that it needs.");
});

test("techniques have names and ideas in each language", () => {
  for (const language of LANGUAGES) {
    const all = techniques({ language });
    assert.equal(new Set(all.map(({ name }) => name)).size, all.length);
    assert.ok(all.every(({ idea, familyName, ideaId }) => idea && familyName && ideaId));
  }
});

test("an unknown language is an error", () => {
  for (const language of ["fr", "", 7, null, {}]) {
    assertThrows(() => explain(PICTURE, { language }), "bad-option");
    assertThrows(() => techniques({ language }), "bad-option");
  }
});

test("the worker tells, too", async () => {
  const { steps } = await worker.explain(PICTURE, { language: "zh-Hans" });
  assert.deepEqual(steps, explain(PICTURE, { language: "zh-Hans" }).steps);
});

test("refute tells why a puzzle has no solution", () => {
  const puzzle = PICTURE.replace("195", "194");
  const { steps, contradiction } = refute(puzzle, { language: "en" });
  assert.deepEqual(steps, []);
  assert.equal(contradiction.technique, "contradiction");
  const { kind, demand } = contradiction.evidence;
  assert.equal(kind, "contradiction");
  assert.deepEqual(demand, { digit: 4, house: { kind: "box", index: 4 } });
  assert.deepEqual([contradiction.place, contradiction.remove], [[], []]);
  const text = contradiction.story.claim.map((part) => part.text).join("");
  assert.equal(text, "No place is left for 4 in box 5.");
  const norvig =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
  const {
    steps: [pair, ...others],
    contradiction: end,
  } = refute(norvig, { language: "zh-Hans" });
  assert.deepEqual([pair.technique, others.length], ["hidden-pair", 0]);
  assert.ok(pair.story && end.story);
  assert.ok(!("story" in refute(norvig).contradiction));
  assertThrows(() => refute(PICTURE), "has-solution");
  assertThrows(() => refute(`55${".".repeat(79)}`), "conflict");
});
