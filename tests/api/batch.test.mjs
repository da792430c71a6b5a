// solveMany, parse and format: bytes and text in, bytes and text out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { format, judgeMany, parse, solveMany, watchOutline, watchStart } from "redoku";
import { ANSWER, assertThrows, PICTURE } from "./helpers.mjs";

const encode = (text) => new TextEncoder().encode(text);
const decode = (bytes) => new TextDecoder().decode(bytes);

test("one line of answer for each line of input", () => {
  const input = [
    PICTURE,
    `${PICTURE} # with a comment`,
    `${PICTURE.replaceAll(".", "0")}\r`,
    `12345678.${".".repeat(71)}9`,
    `55${PICTURE.slice(2)}`,
    "not a puzzle",
    ANSWER,
  ].join("\n");
  for (const options of [undefined, { proveUnique: true }, { proveUnique: false }]) {
    const lines = decode(solveMany(encode(input), options)).split("\n");
    const [none, bad] = ["0".repeat(81), ".".repeat(81)];
    assert.deepEqual(lines.slice(0, 7), [ANSWER, ANSWER, ANSWER, none, none, bad, ANSWER]);
  }
});

test("judgeMany gives the answers of solveMany, each with its number of solutions", () => {
  const several = `12345678.${".".repeat(67)}9....`;
  const kinds = [
    PICTURE,
    `${PICTURE}\r`,
    several,
    `55${PICTURE.slice(2)}`,
    "",
    "x",
    ".".repeat(81),
  ];
  const counts = ["1", "1", "2", "0", ".", ".", "2"];
  const input = encode(Array.from({ length: 300 }, () => kinds.join("\n")).join("\n"));
  const answers = decode(judgeMany(input)).match(/.{82}/g);
  assert.equal(answers.length, 300 * kinds.length);
  answers.forEach((answer, i) => {
    assert.equal(answer[81], counts[i % kinds.length], `line ${i}`);
  });
  const solutions = decode(solveMany(input)).split("\n").slice(0, -1);
  assert.deepEqual(
    answers.map((answer) => answer.slice(0, 81)),
    solutions,
  );
  assertThrows(() => judgeMany("text"), "bad-shape");
});

test("lines that cross the edge of a window are answered whole", () => {
  const kinds = [PICTURE, `${PICTURE},${"x".repeat(500)}`, "", "y".repeat(70_000), ANSWER];
  const count = 5_000;
  const input = Array.from({ length: count }, (_, index) => kinds[index % 7] ?? PICTURE);
  const lines = decode(solveMany(encode(input.join("\n")))).split("\n");
  assert.equal(lines.length, count + 1);
  assert.equal(lines.pop(), "");
  lines.forEach((line, index) => {
    const isPuzzle = /^[1-9.]{81}/.test(input[index]);
    assert.equal(line, isPuzzle ? ANSWER : ".".repeat(81), `line ${index}`);
  });
});

test("answers go into the caller's array if they fit", () => {
  const lines = encode(`${PICTURE}\n`.repeat(2000));
  const expected = solveMany(lines);
  const room = new Uint8Array(lines.length + 100).fill(7);
  const answers = solveMany(lines, { into: room });
  assert.equal(answers.buffer, room.buffer);
  assert.equal(answers.byteOffset, 0);
  assert.deepEqual(answers, expected);
  assert.ok(room.subarray(lines.length).every((byte) => byte === 7));
  const tight = new Uint8Array(expected.length);
  assert.equal(solveMany(lines, { into: tight }), tight);
  for (const length of [0, 1, 82, expected.length - 1]) {
    const small = new Uint8Array(length);
    const elsewhere = solveMany(lines, { into: small });
    assert.notEqual(elsewhere.buffer, small.buffer);
    assert.deepEqual(elsewhere, expected);
  }
});

test("`into` that is not a Uint8Array, or shares the lines' buffer, is an error", () => {
  const lines = encode(`${PICTURE}\n${PICTURE}\n`);
  const copy = lines.slice();
  for (const into of [null, 5, "text", [], new Uint16Array(200), lines, lines.subarray(82)]) {
    assert.equal(assertThrows(() => solveMany(lines, { into }), "bad-option").details.name, "into");
  }
  assert.deepEqual(lines, copy);
});

test("a detached array is an error, and the module goes on", () => {
  const lines = encode(`${PICTURE}\n`);
  const search = watchStart(PICTURE, "scan");
  const into = new Uint8Array(200);
  structuredClone(into, { transfer: [into.buffer] });
  assert.equal(assertThrows(() => solveMany(lines, { into }), "bad-option").details.name, "into");
  // A module that had been restarted would not know the search.
  assert.ok(watchOutline(search) instanceof Uint8Array);
});

test("progress is reported once per window, up to 1", () => {
  const shares = [];
  const lines = encode(`${PICTURE}\n`.repeat(2000));
  solveMany(lines, { onProgress: (share) => shares.push(share) });
  assert.equal(shares.length, Math.ceil(lines.length / 65_536));
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  );
  assert.equal(shares.at(-1), 1);
  assertThrows(() => solveMany(lines, { onProgress: 5 }), "bad-option");
  const broken = () => {
    throw new Error("no");
  };
  assertThrows(() => solveMany(lines, { onProgress: broken }), "callback-failed");
  assert.equal(solveMany(lines).length, lines.length);
});

test("more answers than the module holds back come out whole", () => {
  const count = 15_000;
  const answers = solveMany(encode(`${PICTURE}\n`.repeat(count)));
  assert.equal(decode(answers), `${ANSWER}\n`.repeat(count));
});

test("no input, no output; other input, an error", () => {
  assert.equal(solveMany(new Uint8Array()).length, 0);
  for (const value of [null, undefined, "text", [1, 2], 7, {}]) {
    assertThrows(() => solveMany(value), "bad-shape");
  }
});

test("after any failure of the module the next call works on a fresh one", () => {
  // A typed array behind a proxy has no length, and says so in the middle of a call.
  for (let time = 0; time < 3; time++) {
    assertThrows(() => solveMany(new Proxy(encode(PICTURE), {})), "internal");
    assert.equal(decode(solveMany(encode(PICTURE))), `${ANSWER}\n`);
  }
});

test("a text is read, named and written back", () => {
  const grid = format(PICTURE, "grid");
  const { puzzles, format: name } = parse(grid);
  assert.equal(name, "grid");
  assert.deepEqual(puzzles, [{ puzzle: PICTURE }]);
  assert.equal(format(puzzles[0], "line"), PICTURE);
  assertThrows(() => format(PICTURE, "no-such-format"), "unknown-format");
  assertThrows(() => format(PICTURE, null), "unknown-format");
});

test("an entry keeps own digits and pencil marks", () => {
  const placed = `..4${".".repeat(78)}`;
  const marks = Array(81).fill(0).with(3, 0b100010);
  const read = parse(format({ puzzle: PICTURE, placed, marks }, "s9b"));
  assert.equal(read.format, "s9b");
  assert.equal(read.puzzles[0].puzzle, PICTURE);
  assert.equal(read.puzzles[0].placed, placed);
  assert.equal(read.puzzles[0].marks[3], 0b100010);
});

test("marks that are not 81 masks are refused", () => {
  const masks = Array(81).fill(0);
  for (const marks of [null, 5, "text", {}, [], masks.slice(1), [...masks, 0]]) {
    assertThrows(() => format({ puzzle: PICTURE, marks }, "s9b"), "bad-shape");
  }
  for (const mask of [-1, 512, 1.5, NaN, "1", null, {}]) {
    const error = assertThrows(
      () => format({ puzzle: PICTURE, marks: masks.with(12, mask) }, "s9b"),
      "bad-marks",
    );
    assert.deepEqual(error.details, { row: 1, column: 3 });
  }
});

test("a broken text is an error that names the place", () => {
  const error = assertThrows(
    () => parse(`${PICTURE.slice(0, 16)}q${PICTURE.slice(17)}`),
    "bad-character",
  );
  assert.equal(error.details.position, 16);
  assert.equal(error.details.character, "q");
  assertThrows(() => parse(PICTURE.slice(1)), "too-short");
  assertThrows(() => parse(""), "empty");
  for (const value of [null, undefined, 5, {}]) assertThrows(() => parse(value), "bad-shape");
});
