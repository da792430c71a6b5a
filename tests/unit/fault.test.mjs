// The place of a parse error in the text.
import assert from "node:assert/strict";
import { test } from "node:test";
import { excerptOf, placeOf } from "../../www/dialogs/import/fault.js";

const marked = (text, details) => {
  const place = placeOf(text, details);
  return place && text.slice(place.from, place.to);
};

test("a character in a line is found with any line ends", () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const text = ["12345", "67q89", "1"].join(end);
    const place = placeOf(text, { line: 1, position: 2, character: "q" });
    assert.deepEqual(place, { from: 7 + end.length, to: 8 + end.length });
  }
});

test("surrogate pairs and zero-width characters do not shift the place", () => {
  assert.equal(marked("1😀2q3", { position: 3, character: "q" }), "q");
  assert.equal(marked("\u{feff}12q3", { position: 2, character: "q" }), "q");
  assert.equal(marked("12😀3", { position: 2, character: "😀" }), "😀");
});

test("without a line number, the place is in the only line with content", () => {
  assert.equal(marked("\n# note\n12q3\n", { position: 2, character: "q" }), "q");
});

test("a row of the wrong length is marked entirely, and a whole text is not marked", () => {
  assert.equal(marked("123\n4567\n", { line: 1, row: 1, cells: 4 }), "4567");
  assert.equal(placeOf("123", { cells: 3 }), null);
  assert.equal(placeOf("123", { line: 7, cells: 3 }), null);
});

test("long lines are shortened around the place", () => {
  const text = `${"1".repeat(40)}q${"2".repeat(40)}`;
  const place = placeOf(text, { position: 40, character: "q" });
  assert.deepEqual(excerptOf(text, place), {
    before: `…${"1".repeat(14)}`,
    marked: "q",
    after: `${"2".repeat(14)}…`,
  });
  const line = { from: 0, to: text.length };
  assert.equal(excerptOf(text, line).marked.length, 29);
});
