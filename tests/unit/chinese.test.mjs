// One rule for spaces in Chinese text: see www/i18n/zh/board.js.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { GUIDE } from "../../xtask/guide.mjs";
import { faults } from "./chinese-rule.mjs";
import { files, sentences, zh, zhShort } from "./translators.mjs";

const root = new URL("../../", import.meta.url);
/** Placeholders whose value is a Chinese word or sentence. */
const WORDS = /\{(cells?|other|house|offer|content|rest|reason|summary|title|detail|lefts)\}/g;
/** Placeholders whose value may start or end with Latin or Chinese: they must be between punctuation. */
const MIXED = /\{(format|name|files|rules|message|character|amount)\}/g;

test("the rule finds violations, and nothing else", () => {
  for (const good of [
    "已填 51 格，用时 2 毫秒。",
    "第4行第5列已无数字可填。",
    "Redoku 自己的引擎",
    "正在读取……",
    "（.sdk）",
    "第 2 个解",
  ]) {
    assert.deepEqual(faults(good), [], good);
  }
  for (const bad of [
    "已填51格",
    "第 4 行",
    "盘 面",
    "唯一解。 已填",
    "唯一解, 已填",
    "Redoku自己",
  ]) {
    assert.equal(faults(bad).length > 0, true, bad);
  }
});

test("every Chinese sentence follows the rule", () => {
  const all = Object.assign({}, ...Object.values(files["zh-Hans"]));
  for (const [key, sentence] of Object.entries(all)) {
    if (key.startsWith("language.")) continue;
    const words = key.startsWith("error.") ? /\{reason\}/g : WORDS;
    const filled = sentence
      .replace(words, "字")
      .replace(MIXED, "，")
      .replace(/\{\w+\}/g, "1");
    assert.deepEqual(faults(filled), [], key);
    for (const [around] of sentence.matchAll(/.?\{(format|name|files|rules|message)\}.?/gu)) {
      assert.doesNotMatch(around, /\p{Script=Han}/u, `${key}: ${around}`);
    }
  }
});

test("every Chinese sentence with cells follows the rule in both notations", () => {
  const ofCells = Object.entries(sentences["zh-Hans"]).filter(
    ([key, sentence]) => /\{(cells?|other)\}/.test(sentence) && !key.startsWith("error."),
  );
  assert.ok(ofCells.length > 30, `${ofCells.length} sentences`);
  for (const [key, sentence] of ofCells) {
    const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, exampleOf(name)]);
    const [inWords, short] = [zh, zhShort].map(({ text }) =>
      text(key, Object.fromEntries(names)).replaceAll("\u00a0", " "),
    );
    for (const printed of [inWords, short]) assert.deepEqual(faults(printed), [], key);
    assert.doesNotMatch(inWords, /r5c5/, key);
    assert.doesNotMatch(short, /第5行第5列/, key);
  }
});

/** @param {string} name */
function exampleOf(name) {
  if (name === "cells") return { cells: [0, 10, 20] };
  if (name === "cell" || name === "other") return { cell: 40 };
  return new RegExp(WORDS).test(`{${name}}`) ? "字" : 1;
}

test("every Chinese article follows the rule", () => {
  for (const page of ["www/pages/learn.html", ...Object.keys(GUIDE)]) {
    const markup = readFileSync(new URL(page, root), "utf8");
    const [article] = /<article lang="zh-Hans".*?<\/article>/s.exec(markup) ?? [];
    const blocks = article
      .replace(/<(template|svg).*?<\/\1>/gs, "")
      .replace(/<code>.*?<\/code>/gs, "code")
      .split(/<\/?(?:p|h\d|li|dt|dd|td|th|tr|div|figure|figcaption|table|tbody|dl)\b[^>]*>/)
      .map((block) => block.replace(/<[^>]+>/g, "").trim())
      .filter((block) => /\p{Script=Han}/u.test(block));
    assert.ok(blocks.length > 1, page);
    for (const block of blocks) assert.deepEqual(faults(block), [], page);
    for (const [, label] of article.matchAll(/(?:aria-label|title)="([^"]*)"/g)) {
      assert.deepEqual(faults(label), [], page);
    }
  }
});

test("every program in Chinese follows the rule", () => {
  const folder = new URL("www/classic/", root);
  const files = readdirSync(folder).filter((file) => file.endsWith(".zh.txt"));
  assert.equal(files.length, 10);
  for (const file of files) {
    for (const line of readFileSync(new URL(file, folder), "utf8").split("\n")) {
      // The arguments of a call are code.
      const text = line.replace(/\s*@@.*/, "").replace(/\w+\([^)]*\)/g, "f");
      assert.deepEqual(faults(text.trim()), [], file);
    }
  }
});
