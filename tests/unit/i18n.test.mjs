// Both languages say everything, with the same values in each sentence.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import "../../www/i18n/aids.js";
import "../../www/i18n/texts.js";
import { createTranslator, languageFor, loadLanguage, locales } from "../../www/i18n/translator.js";

await loadLanguage("zh-Hans");
const www = new URL("../../www/", import.meta.url);
const en = createTranslator("en");
const zh = createTranslator("zh-Hans");

test("English and Chinese have the same sentences", () => {
  assert.deepEqual(Object.keys(locales["zh-Hans"]).sort(), Object.keys(locales.en).sort());
});

test("each sentence names the same values in both languages, and none is empty", () => {
  const names = (sentence) =>
    [...new Set([...sentence.matchAll(/\{(\w+)[^}]*\}/g)].map(([, name]) => name))].sort();
  for (const [key, sentence] of Object.entries(locales.en)) {
    assert.deepEqual(names(locales["zh-Hans"][key]), names(sentence), key);
    assert.ok(sentence.trim() && locales["zh-Hans"][key].trim(), key);
  }
});

test("no sentence is left over, and the markup names only sentences that exist", () => {
  const scripts = readdirSync(www, { recursive: true })
    .filter((file) => file.endsWith(".js") && !/^(pkg|lib|locales)\b/.test(file))
    .map((file) => readFileSync(new URL(file, www), "utf8"));
  const markup = readFileSync(new URL("../index.html", www), "utf8");
  const used = [...scripts, markup].join("\n");
  // These are put together from a prefix and a name that the engine or the state gives.
  const composed =
    /^(house|error|offer|format|settings|copy)\.|^embed\.(element|frame|script)$|^board\.(given|placed|solved)$/;
  for (const key of Object.keys(locales.en)) {
    assert.ok(composed.test(key) || used.includes(`"${key}"`), `${key} is not used`);
  }
  for (const [, key] of markup.matchAll(/data-t(?:-label)?="([^"]+)"/g)) {
    assert.ok(key in locales.en, `index.html names ${key}`);
  }
});

test("the text in index.html is the English sentence that replaces it", () => {
  const markup = readFileSync(new URL("../index.html", www), "utf8");
  for (const [, key, text] of markup.matchAll(/data-t="([^"]+)"[^>]*>([^<]*)</g)) {
    assert.equal(text, locales.en[key]);
  }
});

test("cells, lists, houses, numbers and times are named in the reader's way", () => {
  assert.equal(
    en.text("verdict.both", { cells: { cells: [2, 6] }, digit: 4 }),
    "r1c3 and r1c7 are both 4.",
  );
  assert.equal(
    zh.text("verdict.both", { cells: { cells: [2, 6] }, digit: 4 }),
    "第1行第3列和第1行第7列都是 4。",
  );
  const house = { house: { kind: "box", index: 4 } };
  assert.equal(en.text("verdict.once", { house }), "A digit stands only once in box 5.");
  assert.equal(zh.text("verdict.once", { house }), "第5宫中每个数字只能出现一次。");
  assert.equal(en.text("verdict.many", { count: 10000 }), "More than 10,000 solutions.");
  const filled = { filled: 51, time: { micros: 21.4 } };
  assert.equal(en.text("verdict.filled", filled), "51 cells filled in 0.02 ms.");
  assert.equal(zh.text("verdict.filled", filled), "已填 51\u00a0格，用时 0.02\u00a0毫秒。");
  assert.equal(
    en.text("verdict.filled", { filled: 1, time: { micros: 1234 } }),
    "1 cell filled in 1.2 ms.",
  );
  assert.equal(
    en.text("verdict.filled", { filled: 2, time: { micros: 0.42 } }),
    "2 cells filled in 0.0004 ms.",
  );
  assert.equal(en.list(["1", "2", "3"]), "1, 2, and 3");
  assert.equal(zh.list(["1", "2", "3"]), "1、2和3");
  assert.equal(en.list(["1"]), "1");
  assert.equal(en.text("import.large", { size: { bytes: 9_540_000 } }), "9.5 MB of text");
  assert.equal(en.text("import.large", { size: { bytes: 104_000 } }), "100 kB of text");
  assert.equal(en.number(1234567.8912), "1,234,567.891");
});

test("a coordinate is a part of its own, so that the page can point at the cell", () => {
  const parts = en.parts("verdict.none.cell", { cell: { cell: 40 }, count: 3 });
  assert.deepEqual(parts[0], { text: "r5c5", cell: 40 });
});

test("the nearest language is taken", () => {
  assert.equal(languageFor("zh-CN"), "zh-Hans");
  assert.equal(languageFor("ZH"), "zh-Hans");
  assert.equal(languageFor("de"), "en");
});

test("every format of the engine has a name in both languages", () => {
  const source = readFileSync(new URL("../src/text/format.rs", www), "utf8");
  const ids = [...source.matchAll(/"([a-z0-9]+(?:-[a-z0-9]+)*)"/g)].map(([, id]) => id);
  assert.ok(ids.length >= 28 + 21, `${ids.length} formats`);
  for (const id of ids) {
    for (const { text } of [en, zh]) {
      const sentence = text("read.as", { format: { format: id }, givens: 30 });
      assert.doesNotMatch(sentence, /undefined|\{/, id);
    }
  }
});
