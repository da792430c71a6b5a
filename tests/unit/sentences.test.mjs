// Sentences are loaded by language and group, only when used.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addSentences,
  loadTranslator,
  translatorFor,
  withSentences,
} from "../../www/i18n/sentences.js";

test("a group added before the first language is loaded with it", async () => {
  await addSentences("spoken");
  const en = await loadTranslator("en");
  assert.equal(en.text("solve"), "Solve");
  assert.equal(en.text("spoken.blank"), "blank");
  assert.throws(() => en.text("share.title"), /no sentence "share.title" in en/);
});

test("a translator has the groups that are added later", async () => {
  const en = await loadTranslator("en");
  const answer = await withSentences("share", Promise.resolve(42));
  assert.equal(answer, 42);
  assert.equal(en.text("share.title"), "Share");
});

test("another language has every group added so far", async () => {
  const zh = await loadTranslator("zh-Hans");
  assert.equal(zh.text("solve"), "求解");
  assert.equal(zh.text("share.title"), "分享");
});

test("a language has a translator for each way to print cells", async () => {
  await loadTranslator("zh-Hans");
  const printed = [false, true, false].map((shortCells) =>
    translatorFor("zh-Hans", shortCells).text("answer.reveal.cell", { cell: { cell: 30 } }),
  );
  assert.deepEqual(printed, ["揭示第4行第4列", "揭示 r4c4", "揭示第4行第4列"]);
  assert.equal(translatorFor("zh-Hans", true), translatorFor("zh-Hans", true));
});

test("a group added while another language is loading is in both", async () => {
  const en = await loadTranslator("en");
  const switching = loadTranslator("zh-Hans");
  await addSentences("settings");
  const zh = await switching;
  assert.equal(en.text("keys.move"), "Move");
  assert.equal(zh.text("keys.move"), "移动");
});

test("a group that cannot be loaded rejects, and the next language does not load it", async () => {
  await assert.rejects(addSentences("nonsense"));
  assert.equal((await loadTranslator("en")).text("solve"), "Solve");
});
