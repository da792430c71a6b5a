// Both languages have all sentences, with the same placeholders.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { languageFor } from "../../www/i18n/translator.js";
import { en, files, sentences, zh, zhShort } from "./translators.mjs";

const www = new URL("../../www/", import.meta.url);

test("English and Chinese have the same sentences in the same files", () => {
  const keys = (language) =>
    Object.entries(files[language]).map(([file, group]) => [file, Object.keys(group).sort()]);
  assert.deepEqual(keys("zh-Hans"), keys("en"));
});

test("each sentence has the same placeholders in both languages, and none is empty", () => {
  const names = (sentence) =>
    [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();
  for (const [key, sentence] of Object.entries(sentences.en)) {
    assert.deepEqual(names(sentences["zh-Hans"][key]), names(sentence), key);
    assert.ok(sentence.trim() && sentences["zh-Hans"][key].trim(), key);
  }
});

test("every sentence is used, and the markup names only existing sentences", () => {
  const scripts = readdirSync(www, { recursive: true })
    .filter((file) => file.endsWith(".js") && !/^(pkg|i18n)\b/.test(file))
    .map((file) => readFileSync(new URL(file, www), "utf8"));
  const markup = readFileSync(new URL("../index.html", www), "utf8");
  const ofI18n = ["translator.js", "names.js"].map((file) =>
    readFileSync(new URL(`i18n/${file}`, www), "utf8"),
  );
  const used = [...scripts, ...ofI18n, markup].join("\n");
  // These keys are composed of a prefix and a name from the engine or the state.
  const composed = [
    /^(house|error|offer|format|settings|copy|time)\.|^read\.(pasted|file)$/,
    /^new\.layout\./,
    /^batch\.(task|file)\.|^batch\.(all|unique|multiple|none|invalid|broken)$/,
    /^embed\.(element|frame|script)$/,
    /^board\.(given|placed|assumed|solved|derived|searched|tried)$/,
    /^watch\.(name|about|count|next|none|race\.by|race\.on)\./,
    /^(technique|about|level|family|see|because|so|step)\./,
    /^hint\.mistake\./,
    /^photo\.corner\.|^done\./,
    /^legend\./,
    /^mine\.(full|blocked|silent)$/,
    /^explain\.(working|stopped|empty|conflict|several|undecided|crash)/,
  ];
  for (const key of Object.keys(sentences.en)) {
    assert.ok(
      composed.some((pattern) => pattern.test(key)) || used.includes(`"${key}"`),
      `${key} is not used`,
    );
  }
  for (const [, key] of markup.matchAll(/data-t(?:-label)?="([^"]+)"/g)) {
    assert.ok(key in sentences.en, `index.html names ${key}`);
  }
});

test("the text in index.html equals its English sentence", () => {
  const markup = readFileSync(new URL("../index.html", www), "utf8");
  for (const [, key, text] of markup.matchAll(/data-t="([^"]+)"[^>]*>([^<]*)</g)) {
    assert.equal(text, sentences.en[key]);
  }
});

test("cells, lists, houses, numbers and sizes are formatted for the language", () => {
  assert.equal(
    en.text("verdict.both", { cells: { cells: [2, 6] }, digit: 4 }),
    "r1c3 and r1c7 are both 4",
  );
  assert.equal(
    zh.text("verdict.both", { cells: { cells: [2, 6] }, digit: 4 }),
    "第1行第3列和第1行第7列都是 4",
  );
  const house = { house: { kind: "box", index: 4 } };
  assert.equal(en.text("verdict.once", { house }), "Each digit can appear only once in box 5.");
  assert.equal(zh.text("verdict.once", { house }), "第5宫中每个数字只能出现一次。");
  assert.equal(en.text("verdict.many", { count: 10000 }), "More than 10,000 solutions");
  assert.equal(en.list(["1", "2", "3"]), "1, 2, and 3");
  assert.equal(zh.list(["1", "2", "3"]), "1、2和3");
  assert.equal(en.list(["1"]), "1");
  assert.equal(en.text("import.large", { size: { bytes: 9_540_000 } }), "9.5 MB of text");
  assert.equal(en.text("import.large", { size: { bytes: 104_000 } }), "100 kB of text");
  assert.equal(en.number(1234567.8912), "1,234,567.891");
});

test("a coordinate is a separate part with its cell", () => {
  const parts = en.parts("verdict.none.cell", { cell: { cell: 40 }, count: 3 });
  assert.deepEqual(parts[0], { text: "r5c5", aloud: "row 5, column 5", cell: 40 });
});

test("Chinese prints cells in words or as r5c4, and speaks them in words", () => {
  for (const [key, args, words, short] of [
    ["verdict.none.cell", { cell: { cell: 40 }, count: 3 }, /^第5行第5列已无/, /^r5c5 已无/],
    [
      "verdict.both",
      { cells: { cells: [2, 6] }, digit: 4 },
      /^第1行第3列和第/,
      /^r1c3 和 r1c7 都是 4$/,
    ],
    ["trial.title", { cell: { cell: 40 }, digit: 3 }, /^假设第5行第5列是 3$/, /^假设 r5c5 是 3$/],
    ["play.which", { cells: { cells: [0, 1, 2] } }, /：第1行第1列、第/, /：r1c1、r1c2 和 r1c3。$/],
  ]) {
    assert.match(zh.text(key, args), words);
    assert.match(zhShort.text(key, args), short);
    assert.equal(zhShort.spoken(key, args), zh.spoken(key, args));
  }
  const [before, cell, after] = zhShort.parts("trial.title", { cell: { cell: 40 }, digit: 3 });
  assert.deepEqual(cell, { text: "r5c5", aloud: "第5行第5列", cell: 40 });
  assert.deepEqual([before.text, after.text], ["假设 ", " 是 "]);
});

test("a button with a cell is printed as r5c4 and named in words", () => {
  const message = { key: "repair.change.remove", args: { cell: { cell: 40 } } };
  const args = { offer: { offer: "repair", message } };
  assert.equal(zhShort.text("repair.meant.to", args), "你是否想让 r5c5 留空？");
  const button = zhShort.parts("repair.meant.to", args).find(({ offer }) => offer);
  assert.equal(button.aloud, "让第5行第5列留空");
});

test("a time has two significant digits and a suitable unit", () => {
  const written = (micros) =>
    [en, zh].map(({ text }) => text("verdict.filled", { filled: 51, time: { micros } }));
  assert.deepEqual(written(21.4), [
    "51 cells filled in 21 µs.",
    "已填 51\u00a0格，用时 21\u00a0微秒。",
  ]);
  for (const [micros, time] of [
    [0.42, "0.42 µs"],
    [4, "4 µs"],
    [994, "990 µs"],
    [996, "1 ms"],
    [1234, "1.2 ms"],
    [456_789, "460 ms"],
    [999_000, "1 s"],
    [1_234_567, "1.2 s"],
  ]) {
    assert.equal(written(micros)[0], `51 cells filled in ${time}.`);
  }
});

test("a noun agrees with the number before it", () => {
  const givens = (count) => en.text("list.givens", { givens: count });
  assert.match(givens(1), /\b1 given\b(?!s)/);
  for (const count of [0, 2, 21]) assert.match(givens(count), new RegExp(`\\b${count} givens\\b`));
});

test("spoken sentences have coordinates and units in words", () => {
  const both = (cells) =>
    [en, zh].map(({ spoken }) => spoken("answer.conflicts", { cells: { cells } }));
  const expected = [
    [[2], "row 1, column 3", "第1行第3列"],
    [[1, 2], "row 1, columns 2 and 3", "第1行第2和3列"],
    [[1, 37], "column 2, rows 1 and 5", "第2列第1和5行"],
    [[0, 10], "row 1, column 1 and row 2, column 2", "第1行第1列和第2行第2列"],
    [
      [0, 1, 10, 20],
      "row 1, columns 1 and 2; row 2, column 2; row 3, column 3",
      "第1行第1和2列、第2行第2列、第3行第3列",
    ],
  ];
  for (const [cells, english, chinese] of expected) {
    const [inEnglish, inChinese] = both(cells);
    assert.ok(inEnglish.includes(english), inEnglish);
    assert.ok(inChinese.includes(chinese), inChinese);
  }
  const filled = (micros) => en.spoken("verdict.filled", { filled: 1, time: { micros } });
  assert.equal(filled(4), "1 cell filled in 4 microseconds.");
  assert.equal(filled(1000), "1 cell filled in 1 millisecond.");
});

test("spoken sentences omit a button after the sentence", () => {
  const args = { givens: 30, offer: { offer: "undo" } };
  assert.equal(en.text("read.link", args), "Opened from a link: 30 givens. Undo");
  assert.equal(en.spoken("read.link", args), "Opened from a link: 30 givens.");
  const invitation = en.spoken("verdict.empty.detail", { offer: { offer: "try" } });
  assert.match(invitation, /try this one/);
});

test("languageFor() returns the closest language", () => {
  assert.equal(languageFor("zh-CN"), "zh-Hans");
  assert.equal(languageFor("ZH"), "zh-Hans");
  assert.equal(languageFor("de"), "en");
});

test("every format of the engine has a name in both languages", () => {
  const file = readFileSync(new URL("../src/text/format.rs", www), "utf8");
  // Languages and kinds of cells are parts of a format's name.
  const source = file.replace(/^named_enum! \{.*?^\}/gms, "");
  const ids = [...source.matchAll(/"([a-z0-9]+(?:-[a-z0-9]+)*)"/g)].map(([, id]) => id);
  assert.ok(ids.length >= 28 + 21, `${ids.length} formats`);
  for (const id of ids) {
    for (const { text } of [en, zh]) {
      const sentence = text("read.summary", { format: { format: id }, givens: 30 });
      assert.doesNotMatch(sentence, /undefined|\{/, id);
    }
  }
});
