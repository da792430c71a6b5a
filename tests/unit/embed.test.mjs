// The attributes of a board, the address of a frame and the snippets of the guide.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answersOf, controlsOf, lineOf, textOf } from "../../www/element/attributes.js";
import { attributesFrom, frameAddress } from "../../www/pages/frame/frame-options.js";
import { KINDS, snippet } from "../../www/pages/guide/snippets.js";
import { bodyOf, dedent } from "../../www/pages/guide/source-text.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";
import { declarationsOf } from "../../xtask/dts.mjs";

const ALL = ["verdict", "pad", "solve", "clear"];

test("controls: none without the attribute, all if it is empty, else the named ones", () => {
  assert.deepEqual([...controlsOf(null)], []);
  assert.deepEqual([...controlsOf("")], ALL);
  assert.deepEqual([...controlsOf("true")], ALL);
  assert.deepEqual([...controlsOf(" Solve  pad nonsense")], ["pad", "solve"]);
});

test("answers: whether they show, and their sign besides the colour", () => {
  assert.deepEqual(answersOf(null), { show: false, sign: "colour" });
  assert.deepEqual(answersOf(""), { show: true, sign: "colour" });
  assert.deepEqual(answersOf("dot"), { show: false, sign: "dot" });
  assert.deepEqual(answersOf("show underline"), { show: true, sign: "underline" });
});

test("a puzzle of any shape converts to text", () => {
  const rows = EXAMPLE.match(/.{9}/g).map((row) => [...row]);
  const numbers = [...EXAMPLE].map((digit) => Number(digit) || 0);
  for (const shape of [rows, numbers, Uint8Array.from(numbers), rows.map((row) => row.join(""))]) {
    assert.equal(textOf(shape).length > 0 && lineOf(textOf(shape)) !== null, true);
  }
  assert.equal(textOf(rows), EXAMPLE);
  assert.equal(textOf(Uint8Array.from(numbers)), EXAMPLE);
  assert.equal(textOf(null), "");
  assert.equal(textOf(5), "5");
  assert.equal(textOf({}), "[object Object]");
});

test("plain text is read with any blanks and line ends", () => {
  assert.equal(lineOf(EXAMPLE.replaceAll(".", "0")), EXAMPLE);
  assert.equal(lineOf(EXAMPLE.replace(/.{9}/g, "$&\r\n")), EXAMPLE);
  assert.equal(lineOf(EXAMPLE.slice(1)), null);
  assert.equal(lineOf(`${EXAMPLE.slice(1)}x`), null);
});

test("the address of a frame keeps its options", () => {
  const options = {
    puzzle: EXAMPLE,
    lang: "zh",
    theme: "dark",
    controls: "solve pad",
    readonly: true,
    solve: true,
  };
  const { pathname, search } = new URL(frameAddress("https://example.org/sudoku/", options));
  assert.equal(pathname, "/sudoku/embed.html");
  assert.deepEqual(attributesFrom(search, "en"), {
    puzzle: EXAMPLE,
    lang: "zh",
    theme: "dark",
    controls: "solve pad",
    readonly: "",
    answers: "show",
  });
  assert.deepEqual(attributesFrom("", "en-GB"), { theme: "auto", lang: "en-GB", controls: "" });
  assert.deepEqual(attributesFrom("?controls=none&solve=0", "en"), { theme: "auto", lang: "en" });
});

test("a snippet escapes its values", () => {
  const base = 'https://example.org/a"b&c/';
  const wish = { base, puzzle: EXAMPLE, lang: "zh", theme: "dark", answers: true };
  for (const kind of KINDS) {
    const text = snippet(kind, wish);
    assert.ok(text.includes(EXAMPLE), kind);
    assert.doesNotMatch(text, /&(?!amp;|quot;)/, kind);
    assert.doesNotMatch(text, /a"b/, kind);
  }
});

test("the text of an example is its body without the common indent", () => {
  const runs = readFileSync("www/pages/guide/runs.js", "utf8");
  assert.match(bodyOf(runs, "events"), /^board\.addEventListener\("redoku-input"[\s\S]*\n\}\);$/);
  assert.match(bodyOf(runs, "solve"), /^const puzzle =[\s\S]*JSON\.stringify\(verdict\);$/);
  assert.equal(dedent("\n    a\n      b\n\n    c\n  "), "a\n  b\n\nc");
});

test("declarations are parsed with their comments and members", () => {
  const text = `
    // Not this.
    type Hidden = { a: 1; };
    /** One
     *  of two. */
    export type Shown = { a: string; b: (x: "}") => void };
    export class Thing extends Other {
      /** A part. */
      readonly part: string;
      go(where?: string): Promise<void>;
    }
    /** Does it. */
    export function act(a: string, b?: { c: number }): void;
  `;
  const [shown, thing, act] = declarationsOf(text);
  assert.deepEqual([shown.kind, shown.name, shown.doc], ["type", "Shown", "One\nof two."]);
  assert.deepEqual(
    thing.members.map(({ name, doc }) => [name, doc]),
    [
      ["part", "A part."],
      ["go", ""],
    ],
  );
  assert.equal(act.signature, "function act(a: string, b?: { c: number }): void");
  assert.equal(declarationsOf(text).length, 3);
});
