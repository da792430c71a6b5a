// Stories on the page: proofs inside proofs have rows of their own, and each row draws its place.
import assert from "node:assert/strict";
import { test } from "node:test";
import { around, drawingAt, lineAt, nextLine } from "../../www/explain/story.js";
import { en } from "./translators.mjs";

// The templates are plain values, but the module that draws them asks for a window when it is loaded.
globalThis.window ??= globalThis;
const { reasons } = await import("../../www/explain/story-panel.js");

const line = (digit, on, lemma) => ({
  text: [{ text: `${digit}` }],
  on,
  adds: { candidates: [[digit, digit, on ? "on" : "off"]] },
  lemma,
});

/** A net whose second line has a proof, and so has a line of that proof. */
const STORY = {
  name: "Net",
  claim: [],
  hints: [[], []],
  beats: [
    {
      title: "What follows",
      lines: [
        line(1, true),
        line(2, true, [line(3, false), line(4, true, [line(5, true)])]),
        line(6, true),
      ],
      adds: {},
    },
  ],
};

/** All nodes of a template with a selector that starts so. */
function* nodesOf(node, selector) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) return yield* node.flatMap((child) => [...nodesOf(child, selector)]);
  if (node.sel?.startsWith(selector)) yield node;
  yield* nodesOf(node.children, selector);
}

/** The rows of the story at a place, and where a click on each of them leads. */
function rowsAt(place) {
  const walked = [];
  const on = { light() {}, walk: (to) => walked.push(to) };
  const rows = [...nodesOf(reasons(STORY, place, false, en, on), "li.line")];
  for (const row of rows) row.data.on.click();
  return { rows, walked };
}

test("every line of a nested proof has a row with a disc or a ring", () => {
  const { rows, walked } = rowsAt({ beat: 0, line: null });
  assert.equal(rows.length, 6);
  for (const row of rows) {
    assert.equal(row.children[0].sel, "button.line-mark");
  }
  assert.deepEqual(
    walked.map(({ line, proof = [] }) => [line, ...proof]),
    [[0], [1], [1, 0], [1, 1], [1, 1, 0], [2]],
  );
});

test("a line of a proof is the current row, and a second click leaves it", () => {
  const { rows, walked } = rowsAt({ beat: 0, line: 1, proof: [1, 0] });
  const current = rows.filter(({ data }) => data.attrs["aria-current"]);
  assert.deepEqual(current, [rows[4]]);
  assert.deepEqual(walked[4], { beat: 0, line: 1, proof: [1] });
  assert.deepEqual(
    rows.map(({ sel }) => sel.includes(".later")),
    [false, false, false, false, false, true],
  );
});

test("a line of a proof draws what is known there, not what it is to show", () => {
  const digitsAt = (proof) =>
    drawingAt(STORY, { beat: 0, line: 1, proof }).candidates.map(({ digit }) => digit);
  assert.deepEqual(digitsAt([]), [1, 2]);
  assert.deepEqual(digitsAt([0]), [1, 3]);
  assert.deepEqual(digitsAt([1]), [1, 3, 4]);
  assert.deepEqual(digitsAt([1, 0]), [1, 3, 5]);
});

test("arrow keys go along a proof and out of it", () => {
  const inside = { beat: 0, line: 1, proof: [0] };
  assert.equal(lineAt(STORY, inside).text[0].text, "3");
  assert.deepEqual(nextLine(STORY, inside, 1), { beat: 0, line: 1, proof: [1] });
  assert.deepEqual(nextLine(STORY, { beat: 0, line: 1, proof: [1] }, 1), {
    beat: 0,
    line: 1,
    proof: [],
  });
  assert.deepEqual(nextLine(STORY, { beat: 0, line: 1, proof: [] }, 1), { beat: 0, line: 2 });
  assert.deepEqual(around({ beat: 0, line: 1, proof: [] }), { beat: 0, line: null });
});
