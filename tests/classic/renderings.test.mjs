// The programs that the page shows beside a search run, and do exactly the traced work.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { algorithms, trace } from "redoku";
import { markOf, readRendering } from "../../www/watch/code.js";
import { IMPOSSIBLE, PICTURE, PUZZLES } from "./puzzles.mjs";
import { isInstalled, LANGUAGES, run, source } from "./renderings.mjs";

const missing = Object.keys(LANGUAGES).filter((language) => !isInstalled(language));
for (const language of missing) {
  const [tool] = LANGUAGES[language].tool;
  console.error(`!!! SKIPPED: every program in .${language}, for ${tool} is not installed !!!`);
}

const files = readdirSync(new URL("../../www/classic/", import.meta.url));

test("the classics have programs in six languages, the others in one, and all in words", () => {
  const expected = algorithms().flatMap(({ id, classic }) => [
    `${id}.txt`,
    `${id}.zh.txt`,
    ...(classic ? Object.keys(LANGUAGES) : id === "redoku" ? [] : ["js"]).map(
      (language) => `${id}.${language}`,
    ),
  ]);
  assert.deepEqual(files.toSorted(), expected.toSorted());
});

test("every event of a search has exactly one line", () => {
  for (const file of files) {
    const text = source(file);
    const { lines, lineOf } = readRendering(text);
    assert.equal(text.match(/@@/g).length, Object.keys(lineOf).length, `${file}: once each`);
    assert.ok(lines.every((line) => !line.includes("@@") && line === line.trimEnd()));

    const { events } = trace(PICTURE, file.split(".")[0], { maxEvents: 10_000 });
    const occurring = new Set(["found", "done", "dead", "erase", "test"]);
    for (let index = 0; index < events.length / 4; index += 1) occurring.add(markOf(events, index));
    assert.deepEqual(Object.keys(lineOf).toSorted(), [...occurring].toSorted(), file);
  }
});

test("markers are removed with their comments, and nothing else", () => {
  const text =
    "if x: # why\n  go()  # @@place\n  stop(); // a reason @@erase\n} // @@done @@dead\nyes  @@found\n";
  assert.deepEqual(readRendering(text), {
    lines: ["if x: # why", "  go()", "  stop(); // a reason", "}", "yes"],
    lineOf: { place: 1, erase: 2, done: 3, dead: 3, found: 4 },
  });
});

for (const file of files) {
  const [id, language] = file.split(".");
  if (!(language in LANGUAGES)) continue;
  const skip = missing.includes(language) && `${LANGUAGES[language].tool[0]} is not installed`;
  test(`${file} runs and does the traced work`, { skip }, async () => {
    const puzzles = [...PUZZLES, IMPOSSIBLE];
    const results = await run(file, language, puzzles);
    assert.equal(results.length, puzzles.length);
    results.forEach(({ solution, counts }, index) => {
      const traced = trace(puzzles[index], id);
      assert.equal(solution, traced.solution ?? puzzles[index]);
      assert.deepEqual(
        [counts.enter, counts.test, counts.place, counts.erase, counts.found],
        [
          traced.counts.calls,
          traced.counts.tests,
          traced.counts.placements,
          traced.counts.erasures,
          Number(traced.solved),
        ],
      );
      if (isClassic(id)) assert.equal(counts.look, looks(traced.events));
    });
  });
}

function isClassic(id) {
  return algorithms().some((algorithm) => algorithm.id === id && algorithm.classic);
}

function looks(events) {
  let count = 0;
  for (let at = 0; at < events.length; at += 4) if (events[at] === 1) count += 1;
  return count;
}
