// listRead, parseLines and judgeLines: lists from streams of bytes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeLines, listRead, listStart, parseLines } from "redoku";
import { ANSWER, assertThrows, PICTURE } from "./helpers.mjs";

const encode = (text) => new TextEncoder().encode(text);

/** The parts of a text that arrives in chunks of a given length. */
function partsOf(bytes, length, options) {
  const list = listStart();
  const parts = [];
  for (let at = 0; at < bytes.length; at += length) {
    parts.push(...listRead(list, bytes.subarray(at, at + length), options));
  }
  return [...parts, ...listRead(list, null, options)];
}

const utf16 = (text) => {
  const units = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0));
  return new Uint8Array(units.buffer);
};

test("lines are whole and keep their numbers, wherever the chunks are cut", () => {
  const list = ["", "# ä comment", "a title", PICTURE, "", PICTURE, "broken", `${PICTURE} name`];
  for (const end of ["\n", "\r\n", "\r"]) {
    for (const bytes of [encode(list.join(end)), utf16(list.join(end) + end)]) {
      for (const length of [1, 7, 81, 82, 83, 200, 1000]) {
        const parts = partsOf(bytes, length);
        assert.ok(parts.every(({ kind }) => kind === "lines"));
        const read = parts.map(({ text, before }) => parseLines(text, { before }));
        assert.deepEqual(
          read.flatMap(({ lines }) => [...lines]),
          [3, 5, 7],
        );
        const faults = read.flatMap(({ faults }) => faults);
        assert.deepEqual(
          faults.map(({ line, error }) => [line, error.code]),
          [[6, "unknown-format"]],
        );
        const all = parts.reduce((sum, part) => sum + part.bytes, 0);
        // The second half of a last CRLF belongs to no part.
        assert.ok(all <= bytes.length && all >= bytes.length - 2, `${all} of ${bytes.length}`);
      }
    }
  }
});

test("a text that is not a list is read as a whole", () => {
  const rows = PICTURE.match(/.{9}/g).join("\n");
  const text = encode(`${rows}\n\nwords\n\n${rows}\n`);
  const [faults, entries, ...others] = partsOf(text, 10);
  assert.deepEqual([faults.kind, faults.faults.length], ["faults", faults.faults.length]);
  assert.deepEqual([entries.kind, entries.before, others], ["entries", 0, []]);
  assert.deepEqual(
    entries.entries.map(({ puzzle }) => puzzle),
    [PICTURE, PICTURE],
  );
  const single = partsOf(text, 10, { single: true }).filter(({ kind }) => kind === "entries");
  assert.deepEqual(
    single.map(({ before, entries }) => [before, entries.length]),
    [
      [0, 1],
      [1, 1],
    ],
  );
  const [refused] = partsOf(encode("words\nand words"), 100);
  assert.equal(refused.faults[0].error.message, "no Sudoku found");
  const [binary] = partsOf(new Uint8Array([0, 1, 2]), 100);
  assert.equal(binary.faults[0].error.code, "unreadable");
  for (const nothing of ["", "\n", " \r\n\n# only a comment\r// and another"]) {
    assert.deepEqual(partsOf(encode(nothing), 5), []);
  }
});

test("each puzzle can be a part of its own", () => {
  const parts = partsOf(encode(`title\n\n${PICTURE}\nwords\n${PICTURE} name`), 50, {
    single: true,
  });
  assert.deepEqual(
    parts.map(({ kind, before, entries, faults }) => [
      kind,
      before ?? faults[0].line,
      entries?.[0].name,
    ]),
    [
      ["entries", 2, undefined],
      ["faults", 3, undefined],
      ["entries", 4, "name"],
    ],
  );
});

test("judgeLines reads what parseLines reads, with a verdict on each", () => {
  const zeros = PICTURE.replaceAll(".", "0");
  const none = `12345678.${".".repeat(71)}9`;
  const text = [
    `${zeros},x`,
    "# comment",
    ".".repeat(81),
    none,
    `55${PICTURE.slice(2)}`,
    `${PICTURE}x${PICTURE}`,
    `:0000:x:${PICTURE}:::`,
  ].join("\r");
  const judged = judgeLines(encode(text), { before: 10 });
  const { entries, lines, faults } = parseLines(encode(text), { before: 10 });
  assert.deepEqual(judged.statuses, ["unique", "multiple", "none", "invalid", "unique"]);
  assert.deepEqual(
    judged.puzzles.match(/.{81}/g),
    entries.map(({ puzzle }) => puzzle),
  );
  assert.deepEqual([judged.lines, judged.faults], [lines, faults]);
  assert.deepEqual([...lines], [10, 12, 13, 14, 16]);
  assert.deepEqual(
    faults.map(({ line, error }) => [line, error.message]),
    [[15, "expected 81 cells, got 163"]],
  );
  const solutions = judged.solutions.match(/.{81}/g);
  assert.deepEqual([solutions[0], solutions[2], solutions[4]], [ANSWER, "0".repeat(81), ANSWER]);
});

test("other input is an error", () => {
  const list = listStart();
  for (const value of [undefined, "text", [1, 2], 7, {}]) {
    assertThrows(() => listRead(list, value), "bad-shape");
    assertThrows(() => parseLines(value), "bad-shape");
    assertThrows(() => judgeLines(value), "bad-shape");
  }
  for (const value of [undefined, null, -1, 1e9, "0", Number.NaN]) {
    assertThrows(() => listRead(value, null), "unknown-list");
  }
  assertThrows(() => judgeLines(encode(PICTURE), { before: -1 }), "bad-option");
  assert.deepEqual(listRead(list, encode(PICTURE)), [], "the line may go on");
});
