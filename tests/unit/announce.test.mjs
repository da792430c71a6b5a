// What a screen reader hears, and when.
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

test("a verdict waits until typing rests, and the newest is announced", (t) => {
  const { announcer, regions, pass } = announcing(t);
  announcer.settle("many", "9,000 solutions");
  pass(400);
  announcer.settle("many", "8,000 solutions");
  pass(400);
  assert.equal(regions.polite.textContent, "");
  pass(200);
  assert.equal(regions.polite.textContent, "8,000 solutions");
});

test("while typing, only another kind of verdict is announced", (t) => {
  const { announcer, regions, pass } = announcing(t);
  announcer.settle("many", "8,000 solutions");
  pass(1000);
  announcer.settle("many", "20 solutions");
  pass(1000);
  assert.equal(regions.polite.textContent, "8,000 solutions");
  announcer.settle("unique", "one solution");
  pass(1000);
  assert.equal(regions.polite.textContent, "one solution");
});

test("a verdict that waits does not cut a reply short", (t) => {
  const { announcer, regions, pass } = announcing(t);
  announcer.settle("unique", "the verdict");
  pass(400);
  announcer.reply("row 1");
  pass(400);
  assert.equal(regions.polite.textContent, "row 1");
  pass(200);
  assert.equal(regions.polite.textContent, "the verdict");
});

test("what is said now replaces the verdict that waits", (t) => {
  const { announcer, regions, pass } = announcing(t);
  announcer.settle("none", "no solution");
  announcer.say("solved", "polite", "unique");
  pass(1000);
  assert.equal(regions.polite.textContent, "solved");
  announcer.settle("unique", "one solution");
  pass(1000);
  assert.equal(regions.polite.textContent, "solved");
  announcer.say("stopped", "assertive");
  assert.equal(regions.assertive.textContent, "stopped");
});
