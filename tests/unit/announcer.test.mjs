// Announcements for screen readers, and their timing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createAnnouncer } from "../../www/ui/announcer.js";

globalThis.requestAnimationFrame = (act) => act();

function setUp(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const regions = { polite: { textContent: "" }, assertive: { textContent: "" } };
  const announcer = createAnnouncer(regions);
  return { announcer, regions, pass: (ms) => t.mock.timers.tick(ms) };
}

test("the newest verdict is announced after a pause in typing", (t) => {
  const { announcer, regions, pass } = setUp(t);
  announcer.settle("many", "9,000 solutions");
  pass(400);
  announcer.settle("many", "8,000 solutions");
  pass(400);
  assert.equal(regions.polite.textContent, "");
  pass(200);
  assert.equal(regions.polite.textContent, "8,000 solutions");
});

test("during typing, only a verdict of another kind is announced", (t) => {
  const { announcer, regions, pass } = setUp(t);
  announcer.settle("many", "8,000 solutions");
  pass(1000);
  announcer.settle("many", "20 solutions");
  pass(1000);
  assert.equal(regions.polite.textContent, "8,000 solutions");
  announcer.settle("unique", "one solution");
  pass(1000);
  assert.equal(regions.polite.textContent, "one solution");
});

test("an offer that comes after its verdict is announced once", (t) => {
  const { announcer, regions, pass } = setUp(t);
  announcer.settle("none", "no solution");
  pass(1000);
  announcer.settle("none", "no solution, did you mean 5?", "did you mean 5?");
  pass(1000);
  assert.equal(regions.polite.textContent, "did you mean 5?");
  announcer.reply("row 1");
  announcer.settle("none", "no solution, did you mean 5?", "did you mean 5?");
  pass(1000);
  assert.equal(regions.polite.textContent, "row 1", "not again");
  announcer.settle("none", "no solution");
  announcer.settle("none", "no solution, did you mean 6?", "did you mean 6?");
  pass(1000);
  assert.equal(regions.polite.textContent, "did you mean 6?");
});

test("an offer that comes with its verdict is not announced a second time", (t) => {
  const { announcer, regions, pass } = setUp(t);
  announcer.settle("none", "no solution, did you mean 5?", "did you mean 5?");
  pass(1000);
  announcer.reply("row 1");
  announcer.settle("none", "no solution, did you mean 5?", "did you mean 5?");
  pass(1000);
  assert.equal(regions.polite.textContent, "row 1");
});

test("a waiting verdict does not interrupt a reply", (t) => {
  const { announcer, regions, pass } = setUp(t);
  announcer.settle("unique", "the verdict");
  pass(400);
  announcer.reply("row 1");
  pass(400);
  assert.equal(regions.polite.textContent, "row 1");
  pass(200);
  assert.equal(regions.polite.textContent, "the verdict");
});

test("say() drops the waiting verdict", (t) => {
  const { announcer, regions, pass } = setUp(t);
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
