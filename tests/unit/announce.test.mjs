// What a screen reader is told, and when.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createAnnouncer } from "../../www/ui/announcer.js";

globalThis.requestAnimationFrame = (act) => act();

function announcing(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const regions = { polite: { textContent: "" }, assertive: { textContent: "" } };
  const announcer = createAnnouncer(regions);
  return { announcer, regions, pass: (ms) => t.mock.timers.tick(ms) };
}

test("a sentence waits until typing rests, and is said once", (t) => {
  const { announcer, regions, pass } = announcing(t);
  announcer.settle("one");
  pass(400);
  announcer.settle("two");
  pass(400);
  assert.equal(regions.polite.textContent, "");
  pass(200);
  assert.equal(regions.polite.textContent, "two");
  regions.polite.textContent = "";
  announcer.settle("two");
  pass(1000);
  assert.equal(regions.polite.textContent, "");
});

test("what waits does not cut short what was asked for", (t) => {
  const { announcer, regions, pass } = announcing(t);
  announcer.settle("the verdict");
  pass(400);
  announcer.reply("row 1");
  pass(400);
  assert.equal(regions.polite.textContent, "row 1");
  pass(200);
  assert.equal(regions.polite.textContent, "the verdict");
});

test("what is said now makes what waits needless", (t) => {
  const { announcer, regions, pass } = announcing(t);
  announcer.settle("checking");
  announcer.say("solved");
  pass(1000);
  assert.equal(regions.polite.textContent, "solved");
  announcer.say("stopped", "assertive");
  assert.equal(regions.assertive.textContent, "stopped");
});
