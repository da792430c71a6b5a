// Sentences are loaded by language and by group: only what is in use.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addSentences, loadTranslator, withSentences } from "../../www/i18n/sentences.js";

test("a group wanted before the first language comes with it", async () => {
  await addSentences("spoken");
  const en = await loadTranslator("en");
  assert.equal(en.text("solve"), "Solve");
  assert.equal(en.text("spoken.blank"), "blank");
  assert.throws(() => en.text("share.title"), /no sentence "share.title" in en/);
});

test("a translator sees the groups that are added later, in its own language alone", async () => {
  const en = await loadTranslator("en");
  const answer = await withSentences("share", Promise.resolve(42));
  assert.equal(answer, 42);
  assert.equal(en.text("share.title"), "Share");
});

test("another language brings every group wanted so far", async () => {
  const zh = await loadTranslator("zh-Hans");
  assert.equal(zh.text("solve"), "求解");
  assert.equal(zh.text("share.title"), "分享");
});

test("a group added while another language is loading is there in both", async () => {
  const en = await loadTranslator("en");
  const switching = loadTranslator("zh-Hans");
  await addSentences("settings");
  const zh = await switching;
  assert.equal(en.text("keys.move"), "Move");
  assert.equal(zh.text("keys.move"), "移动");
});

test("a group that cannot be loaded is an error, and the next language does not ask for it", async () => {
  await assert.rejects(addSentences("nonsense"));
  assert.equal((await loadTranslator("en")).text("solve"), "Solve");
});
